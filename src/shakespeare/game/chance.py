"""Where chance comes from: one object that the rules ask.

A bag or deck has no hidden order: what is drawn is decided when it is drawn, from what is then inside. A real table's
draws and an adapter's chance nodes come in at the same place.

What is still to come follows from the source. That of `Seeded` is quick and small, and can be found from what it has
drawn: it is for simulations, programs and games in which nobody else plays. That of `Keyed` cannot, without its secret.
"""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import mypyc_attr

from shakespeare.edition import show

ORDER: Final = 0
COSTUME_BAG: Final = 1
SET_BAG: Final = 2
CHARACTER_DECK: Final = 3
OBJECTIVE_DECK: Final = 4
LORDS_DECK: Final = 5  # this and the next in games with Backstage only (R11.1, R11.2)
BACKSTAGE_DECK: Final = 6
# What is drawn, as records name it: in every game, and in all.
BASE_CHANCES: Final[tuple[str, ...]] = ("order", "costumes", "sets", "characters", "objectives")
CHANCES: Final[tuple[str, ...]] = (*BASE_CHANCES, "lord", "backstage")

# A card, colour or objective by name, or a seat.
Drawable = str | int

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GOLDEN: Final = 0x9E3779B97F4A7C15

# One output serves several picks: a fraction of this many bits, of which each pick uses up what it needs. Four picks
# among the 72 elements of the fullest bag leave 31 bits, so none is likelier than another by more than one part in two
# thousand million.
_FRACTION: Final = 56
_LEFT_OVER: Final = (1 << _FRACTION) - 1
_PICKS: Final = 4
_FEW: Final = 128  # items, of which this is so; of more, one pick takes one output

_LEAST_SECRET: Final = 16  # bytes
_PICKS_OF_DIGEST: Final = 8  # of 64 bits each


def _mix(z: int) -> int:
    """The output function of SplitMix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class ChanceError(ValueError):
    """A source of draws gave none, or one that cannot be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What the rules ask when something is drawn."""

    def draw(self, what: str, items: list[Drawable], count: int) -> object:
        """A list of `count` of `items`, without replacement, in the order drawn; whoever asks checks it.

        `what` is one of CHANCES. Items are the names of cards, colours or objectives, or the numbers of seats.
        """
        raise NotImplementedError

    def copy(self) -> object:
        """A source that will give the same answers, independently of this one: for copies of the game."""
        raise ChanceError("this source of draws cannot be copied")


def as_chance(chance: object) -> Chance:
    if not isinstance(chance, Chance):
        raise ValueError(f"chance: a Chance is wanted here, not {show(chance)}")
    return chance


class NoChance(Chance):
    """No source at all: a game that was replayed from a record without one."""

    def draw(self, what: str, items: list[Drawable], count: int) -> list[Drawable]:
        raise ChanceError("this game has no source of draws; give it one with Game.resume")

    def copy(self) -> Chance:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Chance):
    """A source of our own, which draws in numbers, and needs no checking."""

    def pick(self, what: int, pool: list[int], count: int) -> list[int]:
        """`draw` in numbers; the list is used up."""
        raise NotImplementedError

    def draw(self, what: str, items: list[Drawable], count: int) -> list[Drawable]:
        return [items[place] for place in self.pick(CHANCES.index(what), list(range(len(items))), count)]


@final
class Seeded(Picking):
    """Draws from a seed: SplitMix64 and Fisher-Yates, the same on every platform and version.

    Each kind of draw has a stream of its own, so that two games of the same seed see the same bags and cards
    whatever their players look at in between.
    """

    def __init__(self, streams: list[int]) -> None:
        self.streams: list[int] = streams  # by number of what is drawn

    @staticmethod
    def of(seed: object) -> "Seeded":
        if type(seed) is not int or not 0 <= seed <= _MASK:
            raise ValueError(f"a seed is a whole number from 0 to 2^64 - 1, not {show(seed)}")
        return Seeded([_mix((seed + _GOLDEN * (what + 1)) & _MASK) for what in range(len(CHANCES))])

    @staticmethod
    def from_dict(streams: object, more: tuple[str, ...] = ()) -> "Seeded":
        """The source whose `to_dict` this is."""
        drawn = (*BASE_CHANCES, *more)
        if not isinstance(streams, dict) or set(streams) != set(drawn):
            raise ValueError(f"a table of {', '.join(drawn)} is wanted here")
        for stream in streams.values():
            if type(stream) is not int or not 0 <= stream <= _MASK:
                raise ValueError("whole numbers from 0 to 2^64 - 1 are wanted here")
        return Seeded([streams.get(what, 0) for what in CHANCES])

    def pick(self, what: int, pool: list[int], count: int) -> list[int]:
        state = self.streams[what]
        size = len(pool)
        fraction = 0
        picks = _PICKS if size <= _FEW else 1
        for i in range(count):
            if i % picks == 0:
                state = (state + _GOLDEN) & _MASK
                fraction = _mix(state) >> (64 - _FRACTION)
            product = fraction * (size - i)
            fraction = product & _LEFT_OVER
            j = i + (product >> _FRACTION)
            pool[i], pool[j] = pool[j], pool[i]
        self.streams[what] = state
        return pool[:count]

    def copy(self) -> Chance:
        return Seeded(self.streams[:])

    def __reduce__(self) -> tuple[type["Seeded"], tuple[list[int]]]:
        return Seeded, (self.streams[:],)

    def to_dict(self, more: tuple[str, ...] = ()) -> dict[str, int]:
        """The streams of the base game, and those that an expansion draws from."""
        streams = dict(zip(CHANCES, self.streams, strict=True))
        return {what: streams[what] for what in (*BASE_CHANCES, *more)}


@final
class Keyed(Picking):
    """Draws from a secret: BLAKE2b with it as the key, and Fisher-Yates.

    What has been drawn says nothing of what will be, to anybody who does not have the secret. Each kind of draw has a
    stream of its own, counted by draws; and each `age` of the game, which is how often it was taken back and is to go on
    otherwise. The secret is in no record and in no position.
    """

    def __init__(self, secret: object, age: int = 0, drawn: dict[str, int] | None = None) -> None:
        """`drawn` says how often each kind has been drawn already."""
        if not isinstance(secret, bytes) or not _LEAST_SECRET <= len(secret) <= blake2b.MAX_KEY_SIZE:
            raise ValueError(f"a secret is {_LEAST_SECRET} to {blake2b.MAX_KEY_SIZE} bytes")
        self._secret: bytes = secret
        self._age: int = age
        self._drawn: list[int] = [0 if drawn is None else drawn.get(what, 0) for what in CHANCES]

    def pick(self, what: int, pool: list[int], count: int) -> list[int]:
        size = len(pool)
        digest = b""
        for i in range(count):
            place = i % _PICKS_OF_DIGEST
            if place == 0:
                asked = f"{self._age} {CHANCES[what]} {self._drawn[what]} {i // _PICKS_OF_DIGEST}"
                digest = blake2b(asked.encode("ascii"), key=self._secret, person=b"draw").digest()
            fraction = int.from_bytes(digest[8 * place : 8 * place + 8], "big")
            j = i + (fraction * (size - i) >> 64)
            pool[i], pool[j] = pool[j], pool[i]
        self._drawn[what] += 1
        return pool[:count]

    def copy(self) -> Chance:
        other = Keyed(self._secret, self._age)
        other._drawn = self._drawn[:]
        return other

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a secret source of draws is not written down")


@final
class Given(Chance):
    """Draws that somebody else has made: a real table's, an adapter's, those of a game played before."""

    def __init__(self, outcomes: object, next: int = 0) -> None:
        if not isinstance(outcomes, list):
            raise ValueError(f"a list of draws is wanted here, each a list, not {show(outcomes)}")
        self.outcomes: list[object] = outcomes
        self.next: int = next

    def draw(self, what: str, items: list[Drawable], count: int) -> object:
        if self.next >= len(self.outcomes):
            raise ChanceError(f"{count} drawn from {what} are due, and none are given")
        self.next += 1
        return self.outcomes[self.next - 1]

    def copy(self) -> Chance:
        return Given(self.outcomes, self.next)

    def __reduce__(self) -> tuple[type["Given"], tuple[list[object], int]]:
        return Given, (self.outcomes, self.next)


def streams_of(chance: Chance, more: tuple[str, ...]) -> dict[str, int] | None:
    """What is saved of a source: a seeded one goes on where it was, of others nothing is told."""
    return chance.to_dict(more) if isinstance(chance, Seeded) else None
