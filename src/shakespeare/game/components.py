"""An edition turned into tables of numbers that the rules look things up in.

Made once for an edition and shared by all its games; nothing in it ever changes.
"""

from typing import Final

from shakespeare.edition import Character, Edition, Stage, load_edition
from shakespeare.game.backstage.parts import Parts, add_backstage
from shakespeare.game.icons import CRAFT_ICON, ICONS, JEWEL, QUEEN_ICON, Icon
from shakespeare.game.measures import Count, count_of
from shakespeare.game.moves import Moves
from shakespeare.game.terms import (
    ACTOR,
    ASSISTANT,
    CIRCLES,
    CRAFT,
    DAYS,
    EXTRA,
    JEWELER,
    KINDS,
    NOBODY,
    QUEEN,
)

EXTRAS: Final = DAYS + 1  # one at setup and one a day at most


class Components:
    """Characters, stage and objectives of one edition, by number.

    Characters are numbered: the printed ones, the cards (each copy its own), then `extra-1` and so on,
    which stand for the backs of cards; `cards` and `objectives` are those of the base game. A cell is a place of the stage, a space or a virtual element,
    counted from the bottom row, left to right.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition: Edition = edition
        self.names: list[str] = []
        self.number: dict[str, int] = {}  # by name
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
        extra = Character("extra", KINDS[EXTRA], circles=CIRCLES)
        for number in range(EXTRAS):
            icons = tuple(ICONS[name] for name in edition.extra.rehearse)
            self.add_character(f"extra-{number + 1}", EXTRA, extra, (), icons)

        self.characters: int = len(self.names)  # of the base game

        # Characters that can be activated at all (R4.4), as bits.
        self.activatable: int = 0
        for number, kind in enumerate(self.kinds):
            if kind != ASSISTANT and kind != EXTRA:
                self.activatable |= 1 << number

        self._add_stage(edition.stage)

        self.objective_names: list[str] = []
        # None for an objective that does something instead of counting.
        self.objective_steps: list[tuple[int, ...]] = []
        self.objective_number: dict[str, int] = {}
        for objective in edition.objectives:
            self.add_objective(objective.name, objective.steps)
        self.objectives: int = len(self.objective_names)

        self.moves: Moves = Moves(self.names, self.cards, self.circles, self.cell_names, self.objective_names)
        # What Backstage adds, numbered after all this; a game without it never meets any of it.
        self.backstage: Parts | None = None
        if edition.backstage is not None:
            self.backstage = add_backstage(self, edition.backstage)
        # By objective: what counts it. Backstage has characters and places to count too.
        self.objective_counts: list[Count] = [
            count_of(self, objective.composition) for objective in edition.objectives
        ]

    def _add(self, name: str, character: Character) -> None:
        kind = KINDS.index(character.kind)
        activate = tuple(ICONS[icon] for icon in character.activate)
        if CRAFT[kind]:
            activate = (CRAFT_ICON,)
        elif kind == JEWELER:
            activate = (JEWEL,)
        elif kind == QUEEN:
            activate = (QUEEN_ICON,)
        rehearse = tuple(ICONS[icon] for icon in character.rehearse)
        self.add_character(name, kind, character, activate, rehearse)

    def add_character(
        self,
        name: str,
        kind: int,
        character: Character,
        activate: tuple[Icon, ...],
        rehearse: tuple[Icon, ...],
    ) -> None:
        """The next number goes to this one."""
        self.number[name] = len(self.names)
        self.names.append(name)
        self.kinds.append(kind)
        self.costs.append(character.cost)
        self.values.append(character.value)
        self.circles.append(character.circles)
        self.activate.append(activate)
        self.rehearse.append(rehearse)
        self.gives_initiative.append(kind == ACTOR and character.gives_initiative)

    def add_objective(self, name: str, steps: tuple[int, ...]) -> None:
        """The next number goes to this one."""
        self.objective_number[name] = len(self.objective_names)
        self.objective_names.append(name)
        self.objective_steps.append(steps)

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
            _MADE.pop(next(iter(tuple(_MADE))), None)  # another thread may have been quicker
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
