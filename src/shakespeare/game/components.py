"""An edition turned into tables of numbers that the rules look things up in.

Made once for an edition and shared by all its games; nothing in it ever changes.
"""

from typing import Final

from shakespeare.edition import MEASURES, Character, Edition, Stage, load_edition
from shakespeare.game.moves import Moves
from shakespeare.game.terms import (
    ACTOR,
    ASSISTANT,
    CIRCLES,
    COLOURS,
    COSTUMES_ONLY,
    CRAFT,
    DAYS,
    EXTRA,
    JEWELER,
    KINDS,
    NOBODY,
    QUEEN,
    SETS_ONLY,
    YELLOW,
)

# Icons. What an icon does is written in `powers` (activation) and `rehearsal`.
QUILL: Final = 0  # + act 0, 1, 2
WHITE_QUILL: Final = 3
BLACK_QUILL: Final = 4
COIN: Final = 5
MASK: Final = 6
RED_MASK: Final = 7
BLACK_MASK: Final = 8
PRESTIGE: Final = 9
TOKEN: Final = 10
ELEMENT: Final = 11  # one given element
CRAFTSMAN: Final = 12  # elements up to the character's value
AUDIENCE: Final = 13  # the queen's

EXTRAS: Final = DAYS + 1  # one at setup and one a day at most


class Icon:
    """One printed icon: what it does, and its number (pounds, colours as bits, kinds of elements as bits)."""

    __slots__ = ("act", "code", "colours", "elements", "name", "pounds")

    def __init__(
        self, name: str, code: int, act: int = 0, pounds: int = 0, elements: int = 0, colours: int = 0
    ) -> None:
        self.name = name
        self.code = code
        self.act = act
        self.pounds = pounds
        self.elements = elements
        self.colours = colours


ICONS: Final = {
    icon.name: icon
    for icon in (
        Icon("red", QUILL, act=0),
        Icon("yellow", QUILL, act=1),
        Icon("blue", QUILL, act=2),
        Icon("white", WHITE_QUILL),
        Icon("black", BLACK_QUILL),
        Icon("coin1", COIN, pounds=1),
        Icon("coin3", COIN, pounds=3),
        Icon("coin5", COIN, pounds=5),
        Icon("mask", MASK),
        Icon("mask-red", RED_MASK),
        Icon("mask-black", BLACK_MASK),
        Icon("prestige", PRESTIGE),
        Icon("token", TOKEN),
        *[
            Icon("costume-" + COLOURS[colour], ELEMENT, elements=COSTUMES_ONLY, colours=1 << colour)
            for colour in range(1, YELLOW + 1)
        ],
        *[
            Icon("set-" + COLOURS[colour], ELEMENT, elements=SETS_ONLY, colours=1 << colour)
            for colour in range(1, YELLOW + 1)
        ],
    )
}
# The powers of characters that print no icons, as icons (R5.4, R5.5, R5.9).
JEWEL: Final = Icon("jewel", ELEMENT, elements=COSTUMES_ONLY | SETS_ONLY, colours=1 << YELLOW)
CRAFT_ICON: Final = Icon("craft", CRAFTSMAN)
QUEEN_ICON: Final = Icon("audience", AUDIENCE)


class Components:
    """Characters, stage and objectives of one edition, by number.

    Characters are numbered: the printed ones, the cards (each copy its own), then `extra-1` and so on,
    which stand for the backs of cards. A cell is a place of the stage, a space or a virtual element,
    counted from the bottom row, left to right.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition: Edition = edition
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.costs: list[int] = []
        self.values: list[int] = []
        self.circles: list[int] = []
        self.activate: list[tuple[Icon, ...]] = []
        self.rehearse: list[tuple[Icon, ...]] = []
        self.gives_initiative: list[bool] = []

        for character in edition.printed:
            self._add(character.name, character)
        self.printed: int = len(self.names)
        for character in edition.characters:
            for name in character.card_names:
                self._add(name, character)
        self.first_extra: int = len(self.names)
        self.cards: tuple[int, ...] = tuple(range(self.printed, self.first_extra))
        for number in range(EXTRAS):
            self.names.append(f"extra-{number + 1}")
            self.kinds.append(EXTRA)
            self.costs.append(0)
            self.values.append(0)
            self.circles.append(CIRCLES)
            self.activate.append(())
            self.rehearse.append(tuple(ICONS[name] for name in edition.extra.rehearse))
            self.gives_initiative.append(False)
        self.characters: int = len(self.names)
        self.number: dict[str, int] = {name: number for number, name in enumerate(self.names)}

        # Characters that can be activated at all (R4.4), as bits.
        self.activatable: int = 0
        for number in range(self.characters):
            if self.kinds[number] != ASSISTANT and self.kinds[number] != EXTRA:
                self.activatable |= 1 << number

        self._add_stage(edition.stage)

        self.objective_names: list[str] = []
        self.objective_measures: list[int] = []
        self.objective_steps: list[tuple[int, ...]] = []
        self.objective_worths: list[int] = []
        for objective in edition.objectives:
            self.objective_names.append(objective.name)
            self.objective_measures.append(MEASURES.index(objective.measure))
            self.objective_steps.append(tuple(objective.steps))
            self.objective_worths.append(objective.worth)
        self.objectives: int = len(self.objective_names)
        self.objective_number: dict[str, int] = {
            name: number for number, name in enumerate(self.objective_names)
        }

        self.moves: Moves = Moves(
            self.names, self.printed, self.first_extra, self.circles, self.cell_names, self.objective_names
        )

    def _add(self, name: str, character: Character) -> None:
        kind = KINDS.index(character.kind)
        self.names.append(name)
        self.kinds.append(kind)
        self.costs.append(character.cost)
        self.values.append(character.value)
        self.circles.append(character.circles)
        activate = tuple(ICONS[icon] for icon in character.activate)
        if CRAFT[kind]:
            activate = (CRAFT_ICON,)
        elif kind == JEWELER:
            activate = (JEWEL,)
        elif kind == QUEEN:
            activate = (QUEEN_ICON,)
        self.activate.append(activate)
        self.rehearse.append(tuple(ICONS[icon] for icon in character.rehearse))
        self.gives_initiative.append(kind == ACTOR and character.gives_initiative)

    def _add_stage(self, stage: Stage) -> None:
        places = stage.spaces
        self.cells: int = len(places)
        self.cell_names: list[str] = [f"{row}.{column}" for row, column in places]
        self.virtual: list[bool] = [stage.cell(*place) == "v" for place in places]
        self.candle: list[bool] = [stage.cell(*place) == "c" for place in places]
        self.mirror: list[int] = [places.index(stage.mirror(*place)) for place in places]
        # The two cells below, or NOBODY twice in the bottom row, where nothing is needed (R7.1).
        self.below: list[tuple[int, int]] = []
        for place in places:
            below = [places.index(other) for other in stage.below(*place)] or [NOBODY, NOBODY]
            self.below.append((below[0], below[1]))


_MADE: Final[dict[str, Components]] = {}
_MOST_MADE: Final = 16  # then the oldest is forgotten


def components_of(edition: Edition) -> Components:
    """The tables of an edition, made once while it is in use."""
    components = _MADE.get(edition.digest)
    if components is None:
        if len(_MADE) >= _MOST_MADE:
            del _MADE[next(iter(_MADE))]
        components = _MADE[edition.digest] = Components(edition)
    return components


def edition_with(digest: str) -> Edition:
    """The edition with this digest, if it is the shipped one or has been played with."""
    shipped = load_edition()
    if digest == shipped.digest:
        return shipped
    components = _MADE.get(digest)
    if components is None:
        raise ValueError(f"edition: {digest[:60]!r} is not known here; load it and give it")
    return components.edition
