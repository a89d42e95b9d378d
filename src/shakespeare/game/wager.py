"""Phase 1: the wager and the order of play (R3.2, R3.3)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.moves import WAGER, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.secrets import SecretStep
from shakespeare.game.state import Cue, State
from shakespeare.game.terms import WAGER as WAGER_SOURCE


class Wager(SecretStep):
    """Every player secretly chooses one to five cylinders."""

    name = "wager"
    asks = "wager"

    def owed(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return [] if state.secret[seat] else state.components.moves.wager

    def report(self, state: State, seat: int, move: Move) -> None:
        state.tell(history.WAGER_CHOSEN, seat)
        state.whisper(seat, history.WAGER_YOURS, seat, move.a)

    def reveal(self, state: State, cue: Cue) -> None:
        for seat in state.order:
            player = state.players[seat]
            player.wagered = player.cylinders = state.secret[seat][0].a
            state.tell(history.WAGERED, seat, player.wagered)
        # Fewest first; a tie goes to whoever is higher on Initiative, where everybody stands (R8.1).
        ranked = sorted(
            [(state.players[seat].wagered, place, seat) for place, seat in enumerate(state.initiative)]
        )
        state.order = tuple([seat for _, _, seat in ranked])
        state.tell_list(history.ORDER, state.order)
        state.gain_prestige(state.order[0], 1, WAGER_SOURCE)
        empty_initiative(state)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        return None if move.kind == WAGER else not_now(move, self.asks)


def empty_initiative(state: State) -> None:
    state.initiative = ()
    state.tell(history.INITIATIVE_EMPTIED)


WAGER_PHASE: Final = Wager()
