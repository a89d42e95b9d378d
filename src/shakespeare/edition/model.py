"""The components of the base game as an edition gives them, one by one (R1.7, R12)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

COLOURS: Final = ("black", "pink", "purple", "blue", "green", "yellow")

# The values a craftsman of each kind may have (R5.4).
CRAFTSMEN: Final[Mapping[str, tuple[int, ...]]] = {
    "costume-mistress": (6, 8),
    "set-dresser": (6, 8),
    "handyman": (4,),
}
# The kinds of character cards; the queen is only printed on the boards.
CARD_KINDS: Final = ("actor", *CRAFTSMEN, "jeweler", "assistant")
KINDS: Final = (*CARD_KINDS, "queen")
# What is printed on every player's board (R0.3).
PRINTED: Final[Mapping[str, str]] = {
    "author": "actor",
    "falstaff": "actor",
    "handyman": "handyman",
    "queen": "queen",
}

# Icons that mean something in a rehearsal (R9.1), and in an activation (R5).
REHEARSE_ICONS: Final = ("red", "yellow", "blue", "white", "coin1", "coin3", "coin5", "prestige")
ACTIVATE_ICONS: Final = (
    *REHEARSE_ICONS,
    *("black", "mask", "mask-red", "mask-black", "token"),
    *(f"costume-{colour}" for colour in COLOURS),
    *(f"set-{colour}" for colour in COLOURS),
)

PROVENANCES: Final = ("rules", "attested", "reconstructed")

# A cell of the stage set: its row from the bottom and its column from the left, both from 1.
Place = tuple[int, int]


def card_names(name: str, copies: int) -> tuple[str, ...]:
    """The names of a character's cards: equal cards are numbered."""
    if copies == 1:
        return (name,)
    return tuple(f"{name}-{number}" for number in range(1, copies + 1))


@dataclass(frozen=True, slots=True)
class Character:
    """A printed character or a character card. What a kind does not have is 0, empty or false."""

    name: str
    kind: str
    cost: int = 0
    copies: int = 1
    value: int = 0
    circles: int = 0
    activate: tuple[str, ...] = ()
    rehearse: tuple[str, ...] = ()
    gives_initiative: bool = False
    title: str = ""
    # What some actors of Backstage have (R11.5): icons that a complete costume adds to the activation, the one that it
    # takes away, and the day's first action instead of an activation.
    costumed: tuple[str, ...] = ()
    costumed_cancels: str = ""
    first_action: bool = False
    provenance: Mapping[str, str] = field(default_factory=dict, hash=False, repr=False)

    @property
    def is_actor(self) -> bool:
        return self.kind == "actor"

    @property
    def is_craftsman(self) -> bool:
        return self.kind in CRAFTSMEN

    @property
    def is_printed(self) -> bool:
        return self.cost == 0  # R0.3, R0.4

    @property
    def card_names(self) -> tuple[str, ...]:
        return card_names(self.name, self.copies)

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": self.kind}
        if not self.is_printed:
            data |= {"cost": self.cost, "copies": self.copies}
        if self.is_craftsman:
            data["value"] = self.value
        if self.is_actor:
            data |= {
                "circles": self.circles,
                "activate": list(self.activate),
                "rehearse": list(self.rehearse),
            }
            if not self.gives_initiative:
                data["gives-initiative"] = False
            if self.costumed:
                data["costumed"] = list(self.costumed)
            if self.costumed_cancels:
                data["costumed-cancels"] = self.costumed_cancels
            if self.first_action:
                data["first-action"] = True
        return data | title_data(self.title)


@dataclass(frozen=True, slots=True)
class Extra:
    """The back of every character card. It always has three circles (R6.3)."""

    rehearse: tuple[str, ...]
    circles: int = field(default=3, init=False)
    provenance: Mapping[str, str] = field(default_factory=dict, hash=False, repr=False)

    def data(self) -> dict[str, Any]:
        return {"rehearse": list(self.rehearse)}


@dataclass(frozen=True, slots=True)
class Stage:
    """The stage set: rows of cells, bottom row first. "." is a space, "c" one with a candle, "v" a virtual element."""

    rows: tuple[tuple[str, ...], ...]
    provenance: Mapping[str, str] = field(default_factory=dict, hash=False, repr=False)

    @property
    def spaces(self) -> tuple[Place, ...]:
        """All cells, virtual ones too, from the bottom row up, left to right."""
        return tuple(
            (row, column)
            for row, cells in enumerate(self.rows, start=1)
            for column in range(1, len(cells) + 1)
        )

    def cell(self, row: int, column: int) -> str:
        return self.rows[row - 1][column - 1]

    def mirror(self, row: int, column: int) -> Place:
        """The cell opposite in left-right symmetry: itself on the axis (R7.3)."""
        return row, len(self.rows[row - 1]) + 1 - column

    def below(self, row: int, column: int) -> tuple[Place, ...]:
        """The two cells it rests on; none for the bottom row (R7.1)."""
        return () if row == 1 else ((row - 1, column), (row - 1, column + 1))

    def data(self) -> dict[str, Any]:
        return {"rows": [" ".join(row) for row in self.rows]}


def title_data(title: str) -> dict[str, str]:
    return {"title": title} if title else {}
