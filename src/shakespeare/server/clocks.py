"""Clocks: how long each seat still has. What they read follows from when they were started, so nothing has to tick.

A clock runs while its seat owes a decision, a person plays it, and everybody has sat down. What is kept is the time
left when it was last started or stopped, and since when it runs; the moment at which it is up follows from both.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

BEAT: Final = 5.0  # seconds between two signs of life while a clock runs
GAP: Final = 3 * BEAT  # without a sign of life for longer no server was there, and nobody is charged for that
_MINUTE: Final = 60.0
_DAY: Final = 24 * 3600.0
_BACK_AGAIN: Final = 0.1  # the part of a whole game's time that whoever comes back has at least


@dataclass(frozen=True, slots=True)
class SeatClock:
    left: float  # seconds, at `since` or as long as it stands
    since: float | None = None  # seconds since 1970; None: it stands

    @property
    def due(self) -> float | None:
        """When its time will be up."""
        return None if self.since is None else self.since + self.left


Clocks = tuple[SeatClock, ...]


@dataclass(frozen=True, slots=True)
class Allowance:
    """So much time: for the whole game, or for every decision anew."""

    seconds: float
    each: bool = False


def allowance_of(minutes: int | None, days: int | None) -> Allowance | None:
    """What was agreed about a table: minutes for the whole game, or days a decision."""
    if minutes is not None:
        return Allowance(minutes * _MINUTE)
    return None if days is None else Allowance(days * _DAY, each=True)


def wound_up(seats: int, allowance: Allowance) -> Clocks:
    """All of them at the beginning of a game: they stand."""
    return (SeatClock(allowance.seconds),) * seats


def reading(clock: SeatClock, now: float, alive: float) -> float:
    """The seconds left. `alive` is the last sign of life of any server."""
    if clock.since is None:
        return clock.left
    known = max(alive, clock.since)
    until = known if now - known > GAP else max(now, clock.since)
    return max(0.0, clock.left - (until - clock.since))


def turned(
    clocks: Clocks,
    now: float,
    alive: float,
    asked: Collection[int],
    allowance: Allowance,
    mover: int | None = None,
) -> Clocks:
    """The clocks after something has happened: those of the seats in `asked` run from now on, all others stand.

    Where every decision has its own time, a seat gets it when it is asked after it was not, or has just decided.
    Taking back turns no clock back.
    """

    def turn(seat: int, clock: SeatClock) -> SeatClock:
        left = reading(clock, now, alive)
        if seat not in asked:
            return SeatClock(left)
        if allowance.each and (clock.since is None or seat == mover):
            left = allowance.seconds
        return SeatClock(left, now)

    return tuple(turn(seat, clock) for seat, clock in enumerate(clocks))


def welcomed(clock: SeatClock, allowance: Allowance) -> SeatClock:
    """The clock of somebody who comes back: they have time for a few decisions."""
    least = allowance.seconds * (1.0 if allowance.each else _BACK_AGAIN)
    return SeatClock(max(clock.left, least), clock.since)


def first_due(clocks: Sequence[SeatClock]) -> float | None:
    """The first moment at which some seat's time will be up."""
    return min((clock.due for clock in clocks if clock.due is not None), default=None)


def are_up(clocks: Clocks, now: float, alive: float) -> list[int]:
    """The seats whose time is up."""
    return [
        seat
        for seat, clock in enumerate(clocks)
        if clock.since is not None and reading(clock, now, alive) <= 0
    ]
