"""Clocks: how long each seat still has. What they read follows from when they were started, so nothing has to tick.

A clock runs while its seat owes a decision, a person plays it, and everybody has sat down. What is kept is the time
left when it was last started or stopped, and since when it runs; the moment at which it is up follows from both.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

BEAT: Final = 5.0  # seconds between two signs of life while a clock runs
GAP: Final = 3 * BEAT  # without a sign of life for longer no server was there, and nobody is charged for that
_MINUTE: Final = 60.0
_DAY: Final = 24 * 3600.0
_BACK_AGAIN: Final = 0.1  # the part of a whole game's time that is there for whoever comes back
_MOST_MADE: Final = 50  # decisions of a seat whose time left is kept, for when they are taken back one by one


@dataclass(frozen=True, slots=True)
class SeatClock:
    left: float  # seconds, at `since` or as long as it stands
    since: float | None = None  # seconds since 1970; None: it stands
    # Where each decision has its own time: what was left of it at those that this seat has made one after another, and at
    # those of them that it has taken back since, the next one last.
    made: tuple[float, ...] = ()
    taken_back: tuple[float, ...] = ()

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


@dataclass(frozen=True, slots=True)
class Decided:
    """What has just been decided, as far as clocks go by it."""

    seat: int
    is_taken_back: bool = False
    is_rewound: bool = False  # the whole table went back, further than a move can be taken back
    by_stand_in: bool = False


def turned(
    clocks: Clocks,
    now: float,
    alive: float,
    asked: Collection[int],
    allowance: Allowance,
    decided: Decided | None = None,
) -> Clocks:
    """The clocks after something has happened: those of the seats in `asked` run from now on, all others stand.

    Nobody gains time by what they could do again and again: leaving and coming back gives none, and whoever takes a decision
    back has what was left when it was made, and for what comes after it what was left of that. Those for whom a computer
    player has decided have time for a few decisions when they come back.
    """

    def turn(seat: int, clock: SeatClock) -> SeatClock:
        clock = replace(clock, left=reading(clock, now, alive), since=None if clock.since is None else now)
        if decided is not None:
            clock = _after(decided, seat, clock, seat in asked, allowance)
        return replace(clock, since=now if seat in asked else None)

    return tuple(turn(seat, clock) for seat, clock in enumerate(clocks))


def _after(decided: Decided, seat: int, clock: SeatClock, is_asked: bool, allowance: Allowance) -> SeatClock:
    """A seat's clock after a decision of its own, or of somebody else."""
    is_own = decided.seat == seat
    if not allowance.each:
        if is_own and decided.by_stand_in:
            return replace(clock, left=max(clock.left, _BACK_AGAIN * allowance.seconds))
        return clock
    fresh = SeatClock(allowance.seconds)
    if is_own and decided.by_stand_in:
        return fresh
    if decided.is_rewound and clock.since is not None:
        return SeatClock(clock.left, clock.since)
    if decided.is_rewound or not is_own:
        return fresh if is_asked and clock.since is None else clock
    if not decided.is_taken_back:
        *others, left = clock.taken_back or (allowance.seconds,)
        return SeatClock(left, None, (*clock.made, clock.left)[-_MOST_MADE:], tuple(others))
    *before, left = clock.made or (clock.left,)
    return SeatClock(left, None, tuple(before), (*clock.taken_back, clock.left)[-_MOST_MADE:])


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
