"""The components of Backstage, the expansion, as an edition gives them (R11)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from shakespeare.edition.model import (
    ACTIVATE_ICONS,
    CRAFTSMEN,
    REHEARSE_ICONS,
    Character,
    card_names,
    title_data,
)

# Icons of Backstage's actors: those of all actors, and some of their own (R11.5).
BACKSTAGE_ACTIVATE_ICONS: Final = (*ACTIVATE_ICONS, "others-back")
BACKSTAGE_REHEARSE_ICONS: Final = (*REHEARSE_ICONS, "others-back", "others-coin", "objective")

# Icons of backstage cards (R11.4). The last stands alone, on cards that are kept.
KEEP: Final = "keep"
BACKSTAGE_CARD_ICONS: Final = (
    *("red", "yellow", "blue", "white", "coin1", "coin2", "coin3", "coin5", "mask"),
    *("theater-1", "theater-2-4", "theater-5"),
    "hat",
    *("double-1", "double-3", "double-5"),
    *("lord-top", "lord-any"),
    "fewer-rest",
    "jewel",
    *("costume-1-3", "costume-4-5"),
    KEEP,
)
# As what a backstage card can be kept, and whom a rag-picker can serve (R11.4): one kind at any cost, the others at one.
RAG_PICKER: Final = "rag-picker"
KEPT: Final = ("prompter", RAG_PICKER)
SERVED: Final = tuple(CRAFTSMEN)
SERVED_AT_ANY_COST: Final = "handyman"

# The five objectives (R11.6): four are played in the ambiance phase, the last one counts at game end.
DISMISSAL: Final = "dismissal"
OBJECTIVE_KINDS: Final = ("salvage", "gold", "cheer", "run", DISMISSAL)


@dataclass(frozen=True, slots=True)
class BackstageObjective:
    """An objective that does something instead of counting something.

    `value` is what the elements of a salvage are worth at most, `amount` how far a cheer moves the ambiance; 0 elsewhere.
    """

    name: str
    kind: str
    value: int = 0
    amount: int = 0
    title: str = ""
    provenance: Mapping[str, str] = field(default_factory=dict, hash=False, repr=False)

    @property
    def is_played(self) -> bool:
        """Does it bear a mask?"""
        return self.kind != DISMISSAL

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": self.kind}
        if self.value:
            data["value"] = self.value
        if self.amount:
            data["amount"] = self.amount
        return data | title_data(self.title)


@dataclass(frozen=True, slots=True)
class Theater:
    """The Theater card: one column of spaces, bottom first. "." is a space, "c" one with a candle."""

    spaces: tuple[str, ...]
    provenance: Mapping[str, str] = field(default_factory=dict, hash=False, repr=False)

    def data(self) -> dict[str, Any]:
        return {"spaces": list(self.spaces)}


@dataclass(frozen=True, slots=True)
class BackstageCard:
    """A backstage card: its power for each number of cylinders that it prints (R11.3).

    A card that is `kept` becomes a character. A rag-picker `serves` craftsmen of one kind and cost, 0 for any cost.
    """

    name: str
    copies: int
    powers: Mapping[int, tuple[str, ...]] = field(hash=False)
    kept: str = ""
    serves: str = ""
    serves_cost: int = 0
    title: str = ""
    provenance: Mapping[str, str] = field(default_factory=dict, hash=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "powers", dict(sorted(self.powers.items())))

    @property
    def card_names(self) -> tuple[str, ...]:
        return card_names(self.name, self.copies)

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "copies": self.copies,
            "powers": {str(cylinders): list(icons) for cylinders, icons in self.powers.items()},
        }
        if self.kept:
            data["kept"] = self.kept
        if self.serves:
            data["serves"] = self.serves
        if self.serves_cost:
            data["serves-cost"] = self.serves_cost
        return data | title_data(self.title)


@dataclass(frozen=True, slots=True)
class Backstage:
    """All that the expansion adds. Each kind is sorted by name, as in the base game."""

    actors: tuple[Character, ...]
    objectives: tuple[BackstageObjective, ...]
    theater: Theater
    cards: tuple[BackstageCard, ...]

    def __post_init__(self) -> None:
        for kind in ("actors", "objectives", "cards"):
            object.__setattr__(self, kind, tuple(sorted(getattr(self, kind), key=lambda part: part.name)))
