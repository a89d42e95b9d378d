"""Who plays whom, from which seat, with which shuffles: the number of a game decides it all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final

from shakespeare.arena.errors import ArenaError

LARGEST_SEED: Final = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game before it is played."""

    number: int
    deal: int  # games of one deal have the same seed, and so the same shuffles
    seed: int
    players: tuple[str, ...]  # texts for `make_player`, by seat


def check_seeds(seed: int, deals: int) -> None:
    """Every deal has a seed of its own, one after the other."""
    if not 0 <= seed <= LARGEST_SEED - deals + 1:
        raise ArenaError(f"seed: from 0 up, and with {deals} deals still below 2^64, not {seed}")


def rotating(players: Sequence[str], games: int, seed: int) -> list[Fixture]:
    """Each game with the next seed, and everybody one seat further."""
    check_seeds(seed, games)
    seats = len(players)
    return [
        Fixture(
            number, number, seed + number, tuple(players[(seat + number) % seats] for seat in range(seats))
        )
        for number in range(games)
    ]


def line_ups(entrants: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets at a table: every choice of entrants, as many different ones as there can be.

    One table of the solo game is all entrants, who play the same deal one after the other.
    """
    if seats == 1:
        return [tuple(entrants)]
    if len(entrants) >= seats:
        return list(combinations(entrants, seats))
    doubled = combinations_with_replacement(entrants, seats - len(entrants))
    order = {entrant: place for place, entrant in enumerate(entrants)}
    return [tuple(sorted((*entrants, *more), key=order.__getitem__)) for more in doubled]


class Schedule:
    """Deal after deal: each goes to the next line-up, which plays it once from every seat.

    Nothing depends on how many games there will be, so more can be played later.
    """

    def __init__(self, entrants: Sequence[str], seats: int, seed: int) -> None:
        if not entrants:
            raise ArenaError("entrants: at least one is wanted")
        for entrant in entrants:
            if entrants.count(entrant) > 1:
                raise ArenaError(f"entrants: {entrant} is named twice")
        self.line_ups = line_ups(entrants, seats)
        self.seats = seats
        self.seed = seed
        # A line-up of equals has one rotation only; no other one comes round before all its seats have.
        self.rotations = len(self.line_ups[0]) if len(entrants) > 1 else 1

    def whole_deals(self, games: int) -> int:
        """The number of deals that so many games make, the last one played whole."""
        return -(-games // self.rotations)

    def fixtures(self, games: int) -> list[Fixture]:
        """So many games, and what is missing to a whole deal."""
        deals = self.whole_deals(games)
        check_seeds(self.seed, deals)
        return [fixture for deal in range(deals) for fixture in self._deal(deal)]

    def _deal(self, deal: int) -> Iterator[Fixture]:
        line_up = self.line_ups[deal % len(self.line_ups)]
        for rotation in range(self.rotations):
            players = (line_up[rotation:] + line_up[:rotation])[: self.seats]
            yield Fixture(deal * self.rotations + rotation, deal, self.seed + deal, players)
