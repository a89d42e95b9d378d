"""The parts of Backstage as numbers: its actors, cards, objectives and the Theater, after those of the base game."""

from typing import TYPE_CHECKING, Final

from shakespeare.edition import Character
from shakespeare.edition.backstage import DISMISSAL, OBJECTIVE_KINDS, Backstage
from shakespeare.game.backstage.icons import BACKSTAGE_ICONS
from shakespeare.game.backstage.moves import BackstageMoves
from shakespeare.game.icons import Icon
from shakespeare.game.terms import ACTOR, BACKSTAGE_CARD, KINDS, NOBODY

if TYPE_CHECKING:
    from shakespeare.game.components import Components

# What an objective does (R11.6), in the order in which editions name them.
SALVAGE: Final = 0
TREASURE: Final = 1
CHEER: Final = 2
RUN: Final = 3
FIRING: Final = OBJECTIVE_KINDS.index(DISMISSAL)


class Parts:
    """Tables of what an edition's Backstage has beside characters and objectives, which are among all others."""

    def __init__(self) -> None:
        self.actors: tuple[int, ...] = ()
        self.all_actors: tuple[int, ...] = ()  # every actor card, those of the base game too
        self.cards: tuple[int, ...] = ()  # backstage cards; they are numbered with the characters
        self.powers: dict[int, dict[int, tuple[Icon, ...]]] = {}  # by card and number of cylinders
        self.serves: dict[int, tuple[int, int]] = {}  # by rag-picker: kind and cost of craftsmen, 0 for any
        self.costumed: dict[int, tuple[Icon, ...]] = {}  # by actor: the power in a complete costume
        self.first_action: int = NOBODY  # the bear
        self.candles: tuple[bool, ...] = ()  # the Theater's spaces, from the bottom
        self.first_objective: int = 0  # of Backstage
        self.objective_kinds: list[int] = []  # from there on
        self.objective_values: list[int] = []  # a salvage's value, a cheer's amount
        self.moves: BackstageMoves  # set last

    def objective_kind(self, objective: int) -> int:
        """What a Backstage objective does; NOBODY for one of the base game."""
        place = objective - self.first_objective
        return self.objective_kinds[place] if place >= 0 else NOBODY

    def is_mask(self, objective: int) -> bool:
        return self.objective_kind(objective) not in (NOBODY, FIRING)


def add_backstage(components: "Components", backstage: Backstage) -> Parts:
    """Number everything, after what there is already."""
    parts = Parts()
    base_cards = components.cards
    first = len(components.names)
    for character in backstage.actors:
        for name in character.card_names:
            _add_actor(components, parts, name, character)
    parts.actors = tuple(range(first, len(components.names)))
    parts.all_actors = (
        *[card for card in base_cards if components.kinds[card] == ACTOR],
        *parts.actors,
    )
    _add_cards(components, parts, backstage)
    parts.first_objective = len(components.objective_names)
    for objective in backstage.objectives:
        components.add_objective(objective.name, ())
        parts.objective_kinds.append(OBJECTIVE_KINDS.index(objective.kind))
        parts.objective_values.append(objective.value or objective.amount)
    parts.candles = tuple([space == "c" for space in backstage.theater.spaces])
    components.moves.extend(components.names, parts.actors, components.circles, components.objective_names)
    numbers = {card: tuple(powers) for card, powers in parts.powers.items()}
    objectives = range(parts.first_objective, len(components.objective_names))
    masks = tuple([objective for objective in objectives if parts.is_mask(objective)])
    parts.moves = BackstageMoves(components.moves, components, numbers, masks)
    return parts


def _add_actor(components: "Components", parts: Parts, name: str, character: Character) -> None:
    number = len(components.names)
    activate = tuple([BACKSTAGE_ICONS[icon] for icon in character.activate])
    rehearse = tuple([BACKSTAGE_ICONS[icon] for icon in character.rehearse])
    components.add_character(name, ACTOR, character, activate, rehearse)
    if character.costumed or character.costumed_cancels:
        added = tuple([BACKSTAGE_ICONS[icon] for icon in character.costumed])
        left = tuple([icon for icon in activate if icon.name != character.costumed_cancels])
        parts.costumed[number] = (*left, *added)
    if character.first_action:
        parts.first_action = number
    else:
        components.activatable |= 1 << number


def _add_cards(components: "Components", parts: Parts, backstage: Backstage) -> None:
    first = len(components.names)
    for card in backstage.cards:
        kind = KINDS.index(card.kept) if card.kept else BACKSTAGE_CARD
        for name in card.card_names:
            number = len(components.names)
            components.add_character(name, kind, Character(name, KINDS[kind]), (), ())
            parts.powers[number] = {
                cylinders: tuple([BACKSTAGE_ICONS[icon] for icon in icons])
                for cylinders, icons in card.powers.items()
            }
            if card.serves:
                parts.serves[number] = (KINDS.index(card.serves), card.serves_cost)
    parts.cards = tuple(range(first, len(components.names)))
