"""What Backstage adds to a position: its cards on the table, and what lies before each player."""

from typing import cast

from shakespeare.game import history
from shakespeare.game.backstage.circles import HAT_AND_FIRST
from shakespeare.game.backstage.parts import Parts
from shakespeare.game.chance import CHANCES, LORDS_DECK
from shakespeare.game.components import Components
from shakespeare.game.expansion import Expansion
from shakespeare.game.moves import Move
from shakespeare.game.state import Cue, State
from shakespeare.game.terms import BACKSTAGE_CARD, HATS


class Use:
    """A backstage card in use: whose, for which printed number, and whether the Recruitment card is one of them."""

    __slots__ = ("card", "number", "recruitment", "seat")

    def __init__(self, seat: int, card: int, number: int, recruitment: bool) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.recruitment = recruitment

    @property
    def cylinders(self) -> int:
        return self.number - 1 if self.recruitment else self.number


class Played:
    """A mask objective that was played: by whom, and after how many looks of all players."""

    __slots__ = ("looks", "objective", "seat")

    def __init__(self, seat: int, objective: int, looks: int) -> None:
        self.seat = seat
        self.objective = objective
        self.looks = looks


class Table(Expansion):
    """The expansion's part of a position. Its lists are shared by copies: each is replaced when it changes."""

    def __init__(self, components: Components, seats: int) -> None:
        super().__init__(components)
        parts = components.backstage
        assert parts is not None
        self.components: Components = components
        self.parts: Parts = parts
        self.cards = (*components.cards, *parts.actors)
        keepable = [card for card in parts.cards if components.kinds[card] != BACKSTAGE_CARD]
        self.characters = (*self.characters, *parts.actors, *keepable)
        self.objectives = len(components.objective_names)
        self.circles = HAT_AND_FIRST
        self.sources = (HATS,)
        self.chances = CHANCES[LORDS_DECK:]

        self.lord: tuple[int, ...] = ()  # the Lord's deck, its top first
        self.row: tuple[int, ...] = ()  # backstage cards laid out
        self.uses: tuple[Use, ...] = ()  # of those, and of the ones kept today
        self.deck: tuple[int, ...] = ()  # what is in it, in no order
        self.discards: tuple[int, ...] = ()
        self.played: tuple[Played, ...] = ()
        # By seat:
        self.theaters: list[tuple[int, ...]] = [()] * seats  # colours, from the bottom
        self.hats: list[dict[int, int]] = [{}] * seats  # colour by wearer
        self.eased: list[int] = [0] * seats  # Rest tokens fewer tonight
        self.sparing: list[int] = [0] * seats  # spared so far in an open rest, as bits
        self.held: list[int] = [0] * seats  # looks after which the seat has held its objectives for good
        self.excused: int = 0  # seats that have paid to avoid the penalty of the act, as bits

    def copy_to(self, other: "Table") -> None:
        other.lord = self.lord
        other.row = self.row
        other.uses = self.uses
        other.deck = self.deck
        other.discards = self.discards
        other.played = self.played
        other.theaters = self.theaters
        other.hats = self.hats
        other.eased = self.eased
        other.sparing = self.sparing
        other.held = self.held
        other.excused = self.excused


def table_of(state: State) -> Table:
    """Backstage's part of a position in which it is played."""
    return cast(Table, state.expansion)


def parts_of(state: State) -> Parts:
    return table_of(state).parts


def or_decline(state: State, cue: Cue, moves: list[Move]) -> list[Move]:
    """These moves, and to decline; where there are none, the card does nothing."""
    if moves:
        moves.append(state.components.moves.done)
    else:
        state.tell(history.BACKSTAGE_IDLE, cue.seat, cue.character)
        state.pop()
    return moves
