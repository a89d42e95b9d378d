"""Objectives: what each counts, and how many of it score (R10.4).

What is counted is something on the table, with conditions, or several such things together. An edition writes a measure as one of the short names below, or as a table: `{ count = "costumes", wearer = "extra" }`,
`{ least = ["actors", { count = "candles" }] }`. The short names are no more than that: each stands for a table.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from shakespeare.edition.model import COLOURS, title_data

# Where elements are placed; the last two are places of Backstage (R11.4).
PLACES: Final = ("costumes", "set", "theater", "hats")
CANDLE_PLACES: Final = ("set", "theater")
# Kinds of characters, and two words for several of them (R0.2, R5.4, R11.7).
CRAFTSMAN: Final = "craftsman"
NON_ACTOR: Final = "non-actor"
MEASURED_KINDS: Final = (
    *("actor", "costume-mistress", "set-dresser", "handyman", "jeweler", "assistant", "queen"),
    *("extra", "prompter", "rag-picker", CRAFTSMAN, NON_ACTOR),
)
STATES: Final = ("complete", "unfinished", "begun")
WEARERS: Final = ("actor", "extra")

# What can be counted, with the conditions that may be set, and what each is when it is not.
COUNTS: Final[Mapping[str, Mapping[str, object]]] = {
    "elements": {"in": ("costumes", "set"), "colour": ()},
    "colours": {"in": ("costumes", "set")},
    "candles": {"in": ("set",)},
    "rows": {},
    "halves": {},
    "costumes": {"state": "complete", "wearer": "any", "circles": 0, "worth": 0},
    "characters": {"kind": (), "cost": (), "paid": None},
    "acts": {"place": 0, "space": 0},
    "space": {"act": 0},
    "behind": {"act": 0},
    "prestige": {},
    "pounds": {},
    "tokens": {},
    "rests": {},
}
# Conditions that are lists of words or numbers; one alone may be written without brackets.
LISTS: Final = ("in", "colour", "kind", "cost")
# Conditions that must be set, or one of which must be.
NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "acts": ("place", "space"),
    "space": ("act",),
    "behind": ("act",),
}
# Several measures together: all they count, the least and the most that one of them counts.
COMBINATIONS: Final = ("sum", "least", "most")

# Our own limits: what fits on a card, and in a sentence.
FEWEST_PARTS: Final = 2
MOST_PARTS: Final = 6
MOST_COUNTS: Final = 12  # in all
DEEPEST: Final = 3  # combinations in combinations

# The short names, and what they stand for.
SHORT_NAMES: Final[Mapping[str, Mapping[str, Any]]] = {
    "acts-first": {"count": "acts", "place": 1},  # R10.7
    "costumes-complete": {"count": "costumes", "circles": 3},  # R11.7
    "non-actors": {"count": "characters", "kind": NON_ACTOR},  # R11.7
    "stage-filled": {"count": "elements", "in": "set"},
    "yellow-elements": {"count": "elements", "colour": "yellow"},
    "actors": {"count": "characters", "kind": "actor"},
    "pounds": {"count": "pounds"},
    "costumes-worth": {"count": "costumes"},  # with the `worth` of the objective
    "least-act": {"least": [{"count": "space", "act": act} for act in (1, 2, 3)]},
    "extras-costumed": {"count": "costumes", "wearer": "extra"},
}
MEASURES: Final[tuple[str, ...]] = tuple(SHORT_NAMES)
WORTH_MEASURE: Final = "costumes-worth"
# The words in the order in which a measure has them, whatever order they were written in.
_ORDER: Final[Mapping[str, tuple[object, ...]]] = {
    "in": PLACES,
    "colour": COLOURS,
    "kind": MEASURED_KINDS,
    "cost": (1, 3, 5),
}


@dataclass(frozen=True, slots=True)
class Measure:
    """A count with its conditions, those that are set; or a combination of parts."""

    count: str
    conditions: tuple[tuple[str, object], ...] = ()
    parts: tuple["Measure", ...] = ()

    def __getitem__(self, condition: str) -> Any:
        """A condition, set or not."""
        return dict(self.conditions).get(condition, COUNTS[self.count][condition])

    @property
    def short_name(self) -> str:
        """The short name of this composition; none for most."""
        return _NAMES.get(self, "")

    def data(self) -> dict[str, Any]:
        """In the form of the file."""
        if self.parts:
            return {self.count: [part.data() for part in self.parts]}
        return {"count": self.count, **{name: _written(value) for name, value in self.conditions}}


def _written(value: object) -> object:
    if isinstance(value, tuple):
        return list(value) if len(value) > 1 else value[0]
    return value


def read_measure(written: str | Mapping[str, Any], worth: int = 0) -> Measure:
    """A measure as an edition has it, which the checker has found right. `worth` goes with one of the short names."""
    if isinstance(written, str):
        table = SHORT_NAMES[written]
        return read_measure({**table, "worth": worth} if worth else table)
    for combination in COMBINATIONS:
        if combination in written:
            return Measure(combination, (), tuple(read_measure(part) for part in written[combination]))
    count = written["count"]
    conditions = []
    for name, unset in COUNTS[count].items():
        if name in written:
            value = _read(name, written[name])
            if value != unset:
                conditions.append((name, value))
    return Measure(count, tuple(conditions))


def _read(name: str, value: object) -> object:
    if name not in LISTS:
        return value
    values = value if isinstance(value, list | tuple) else (value,)
    return tuple(word for word in _ORDER[name] if word in values)


_NAMES: Final = {read_measure(name): name for name in MEASURES if name != WORTH_MEASURE}


@dataclass(frozen=True, slots=True)
class Objective:
    """One prestige for each of the steps that the measure reaches; equal steps are reached at once (R10.4)."""

    name: str
    measure: str | Measure  # as the edition has it: a short name, or a composition
    steps: tuple[int, ...]
    worth: int = 0  # for one of the short names
    title: str = ""
    provenance: Mapping[str, str] = field(default_factory=dict, hash=False, repr=False)

    @property
    def composition(self) -> Measure:
        """The measure without short names."""
        return read_measure(self.measure, self.worth) if isinstance(self.measure, str) else self.measure

    @property
    def short_name(self) -> str:
        """The short name of the measure, written or not; none for most compositions."""
        if isinstance(self.measure, str):
            return self.measure
        if self.measure.count == "costumes" and [name for name, _ in self.measure.conditions] == ["worth"]:
            return WORTH_MEASURE
        return self.measure.short_name

    def data(self) -> dict[str, Any]:
        measure = self.measure if isinstance(self.measure, str) else self.measure.data()
        data: dict[str, Any] = {"measure": measure, "steps": list(self.steps)}
        if self.measure == WORTH_MEASURE:
            data["worth"] = self.worth
        return data | title_data(self.title)
