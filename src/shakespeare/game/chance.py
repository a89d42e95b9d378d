"""Where chance comes from: one object that the rules ask.

A bag or deck has no hidden order. What is drawn is decided when it is drawn, from what is then inside, so
that an unseen future exists nowhere and can leak nowhere; a real table's draws and an adapter's chance nodes
come in at the same place.
"""

from collections.abc import Sequence
from typing import Final

from shakespeare.edition import show

ORDER: Final = 0
COSTUME_BAG: Final = 1
SET_BAG: Final = 2
CHARACTER_DECK: Final = 3
OBJECTIVE_DECK: Final = 4
CHANCES: Final = ("order", "costumes", "sets", "characters", "objectives")

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GOLDEN: Final = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    """The output function of SplitMix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Chance:
    """What the rules ask when something is drawn."""

    def draw(self, what: int, items: Sequence[int], count: int) -> list[int]:
        """`count` of `items`, without replacement, in the order drawn."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """A source that will give the same answers, independently of this one."""
        raise NotImplementedError

    def to_list(self) -> list[int] | None:
        """The state to save with a position, if this source has one."""
        return None


class Seeded(Chance):
    """Draws from a seed: SplitMix64 and Fisher-Yates, the same on every platform and version.

    Each kind of draw has a stream of its own, so that two games of the same seed see the same bags and cards
    whatever their players look at in between.
    """

    def __init__(self, streams: list[int]) -> None:
        self.streams: list[int] = streams

    @staticmethod
    def of(seed: int) -> "Seeded":
        if type(seed) is not int or not 0 <= seed <= _MASK:
            raise ValueError(f"a seed is a whole number from 0 to 2^64 - 1, not {show(seed)}")
        return Seeded([_mix((seed + _GOLDEN * (what + 1)) & _MASK) for what in range(len(CHANCES))])

    @staticmethod
    def from_list(streams: object) -> "Seeded":
        """The source whose `to_list` this is."""
        if not isinstance(streams, list) or len(streams) != len(CHANCES):
            raise ValueError(f"a list of {len(CHANCES)} numbers is wanted here")
        for stream in streams:
            if isinstance(stream, bool) or not isinstance(stream, int) or not 0 <= stream <= _MASK:
                raise ValueError("whole numbers from 0 to 2^64 - 1 are wanted here")
        return Seeded(streams[:])

    def draw(self, what: int, items: Sequence[int], count: int) -> list[int]:
        pool = list(items)
        state = self.streams[what]
        size = len(pool)
        for i in range(count):
            state = (state + _GOLDEN) & _MASK
            j = i + ((_mix(state) * (size - i)) >> 64)
            pool[i], pool[j] = pool[j], pool[i]
        self.streams[what] = state
        return pool[:count]

    def copy(self) -> Chance:
        return Seeded(self.streams[:])

    def to_list(self) -> list[int] | None:
        return self.streams[:]


class Given(Chance):
    """Draws that somebody else has made: a real table's, an adapter's, those of a game played before."""

    def __init__(self, outcomes: list[list[int]], next: int = 0) -> None:
        self.outcomes: list[list[int]] = outcomes
        self.next: int = next

    def draw(self, what: int, items: Sequence[int], count: int) -> list[int]:
        if self.next >= len(self.outcomes):
            raise ValueError(f"{count} drawn from {CHANCES[what]} are due, and none are given")
        drawn = self.outcomes[self.next]
        left = list(items)
        for item in drawn:
            if item not in left:
                raise ValueError(f"{item} is not there to be drawn from {CHANCES[what]}")
            left.remove(item)
        if len(drawn) != count:
            raise ValueError(f"{count} drawn from {CHANCES[what]} are due, not {len(drawn)}")
        self.next += 1
        return drawn[:]

    def copy(self) -> Chance:
        return Given(self.outcomes, self.next)
