"""The Double: an actor's power once more, by somebody else (R11.4)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.ambiance import join_initiative
from shakespeare.game.backstage.table import parts_of
from shakespeare.game.moves import DOUBLE, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, State, Step


class Double(Step):
    """Which own actor card of the cost in `value`, used or resting too; no cylinder lies on it."""

    name = "double"
    asks = "double"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        doubles = parts_of(state).moves.double
        moves = [
            doubles[character]
            for character in state.players[cue.seat].troupe
            if character in doubles
            and state.components.costs[character] == cue.value
            and state.components.activatable >> character & 1
        ]
        if not moves:
            state.tell(history.BACKSTAGE_IDLE, cue.seat, cue.character)
            state.pop()
        return moves

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        state.tell(history.DOUBLED, seat, move.a)
        if seat not in state.initiative:  # whoever it is, it gives initiative
            join_initiative(state, seat)
        state.push(Cue(state.expansion.power(state, state.players[seat], move.a), seat, move.a))

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        doubles = parts_of(state).moves.double
        return [doubles[c] for c in state.players[seat].troupe if c in doubles]

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind != DOUBLE:
            return not_now(move, self.asks)
        args: dict[str, object] = {"character": state.components.names[move.a]}
        if move.a not in state.players[seat].troupe:
            return Reason("character-not-yours", "R11.4", args)
        if not state.components.activatable >> move.a & 1:
            return Reason("never-activated", "R11.5", args)
        if state.components.costs[move.a] != cue.value:
            args["cost"] = state.components.costs[move.a]
            args["pounds"] = cue.value
            return Reason("double-other-cost", "R11.4", args)
        return None


DOUBLE_STEP: Final = Double()
