"""The Architect and the Theater card (R11.4)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.backstage.table import or_decline, parts_of, table_of
from shakespeare.game.moves import DONE, THEATER, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.stage import apply_colour
from shakespeare.game.state import Cue, State, Step, changed
from shakespeare.game.terms import CANDLES, COLOURS, SET, STRIDE, YELLOW


class Theater(Step):
    """A laid-out set element of some colours for the lowest free space, or none."""

    name = "theater"
    asks = "theater"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves: list[Move] = []
        if len(table_of(state).theaters[cue.seat]) < len(parts_of(state).candles):
            for move in parts_of(state).moves.theater:
                if cue.colours >> move.a & 1 and state.crates[SET * STRIDE + move.a]:
                    moves.append(move)
        return or_decline(state, cue, moves)

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        if move.kind == DONE:
            state.tell(history.DECLINED, seat, cue.character)
        else:
            state.crates[SET * STRIDE + move.a] -= 1
            add_to_theater(state, seat, move.a)

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return [*parts_of(state).moves.theater, state.components.moves.done]

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind == DONE:
            return None
        if move.kind != THEATER:
            return not_now(move, self.asks)
        colour = COLOURS[move.a]
        if not cue.colours >> move.a & 1:
            args: dict[str, object] = {"colour": colour, "colours": self._wanted(cue)}
            return Reason("theater-other-value", "R11.4", args)
        if not state.crates[SET * STRIDE + move.a]:
            return Reason("set-not-laid-out", "R0.5", {"colour": colour})
        return None

    def arguments(self, state: State, cue: Cue, seat: int) -> dict[str, object]:
        return {"colours": self._wanted(cue)}

    def _wanted(self, cue: Cue) -> list[str]:
        return [COLOURS[colour] for colour in range(1, YELLOW + 1) if cue.colours >> colour & 1]


def add_to_theater(state: State, seat: int, colour: int) -> None:
    """On the lowest free space; then the effects of all that lies there, bottom to top."""
    table = table_of(state)
    theater = (*table.theaters[seat], colour)
    table.theaters = changed(table.theaters, seat, theater)
    state.tell(history.THEATER_PLACED, seat, colour, len(theater))
    if table.parts.candles[len(theater) - 1]:
        state.gain_prestige(seat, 1, CANDLES)
    for other in theater:
        apply_colour(state, seat, other)


THEATER_STEP: Final = Theater()
