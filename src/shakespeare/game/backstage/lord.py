"""The Lord's deck and the Lord Chamberlain (R11.1, R11.4)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.backstage.table import parts_of, table_of
from shakespeare.game.chance import LORDS_DECK
from shakespeare.game.moves import ENGAGE, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, State, Step

LORDS_CARDS: Final = 9


def deal_lords_deck(state: State) -> None:
    """Nine of all actors, in order and face up; the others join the character cards."""
    table = table_of(state)
    table.lord = tuple(state.draw(LORDS_DECK, list(table.parts.all_actors), LORDS_CARDS))
    state.deck = tuple([card for card in table.cards if card not in table.lord])
    state.tell_list(history.LORD_DEALT, table.lord)


def engage_top(state: State, seat: int) -> None:
    table = table_of(state)
    if table.lord:
        engage(state, seat, table.lord[0])
    else:
        state.tell(history.LORD_EMPTY, seat)


def engage(state: State, seat: int, card: int) -> None:
    """A card of the Lord's deck joins a company: never as an extra, and not as the day's recruit."""
    table = table_of(state)
    table.lord = tuple([other for other in table.lord if other != card])
    player = state.players[seat]
    player.troupe = (*player.troupe, card)
    state.tell(history.ENGAGED, seat, card)


class Engage(Step):
    """Any card of the Lord's deck."""

    name = "engage"
    asks = "engage"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = parts_of(state).moves.engage
        lord = table_of(state).lord
        if not lord:
            state.tell(history.LORD_EMPTY, cue.seat)
            state.pop()
        return [moves[card] for card in lord]

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        engage(state, seat, move.a)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind != ENGAGE:
            return not_now(move, self.asks)
        if move.a not in table_of(state).lord:
            return Reason("card-not-the-lords", "R11.4", {"card": state.components.names[move.a]})
        return None


ENGAGE_STEP: Final = Engage()
