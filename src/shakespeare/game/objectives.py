"""Objectives: the Queen's audience, looking at three and keeping one (R5.9). What each counts is in `measures`.

The deck has no order but that of the cards put back under it. What is drawn comes from the cards never
drawn, while there are any, and then from the first that was put back.
"""

from typing import Final

from shakespeare.game import history
from shakespeare.game.chance import OBJECTIVE_DECK
from shakespeare.game.moves import ASK_MONEY, ASK_OBJECTIVES, KEEP, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, Look, State, Step
from shakespeare.game.terms import NOBODY, QUEENS_PURSE

QUEENS_POUNDS: Final = 4
LOOK_AT: Final = 3


class Queen(Step):
    """Four pounds, or a look at three objectives (R5.9)."""

    name = "queen"
    asks = "queen"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = state.components.moves
        if state.objective_pool or state.objective_queue:
            return [moves.ask_money, moves.ask_objectives]
        return [moves.ask_money]

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        if move.kind == ASK_MONEY:
            state.pop()
            state.gain_money(seat, QUEENS_POUNDS, QUEENS_PURSE)
        else:
            state.replace(Cue(KEEP_ONE, seat, cue.character))
            look(state, seat)

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        moves = state.components.moves
        return [moves.ask_money, moves.ask_objectives]

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        # Asked only when there are objectives left, so both answers are legal.
        return None if move.kind in (ASK_MONEY, ASK_OBJECTIVES) else not_now(move, self.asks)


def look(state: State, seat: int) -> None:
    """Draw up to three objectives for a seat to choose from."""
    state.disclose()
    drawn: list[int] = []
    pool = state.objective_pool
    if pool:
        drawn = state.draw(OBJECTIVE_DECK, list(pool), min(LOOK_AT, len(pool)))
        state.objective_pool = tuple([objective for objective in pool if objective not in drawn])
    missing = LOOK_AT - len(drawn)
    drawn.extend(state.objective_queue[:missing])
    state.objective_queue = state.objective_queue[missing:]
    state.looks = (*state.looks, Look(seat, tuple(drawn), NOBODY))
    state.tell(history.LOOKED, seat, len(drawn))
    state.whisper_list(seat, history.LOOKED_AT, tuple(drawn), seat)


class KeepOne(Step):
    """Which of the objectives looked at to keep; the others go under the deck in the order drawn (R5.9)."""

    name = "keep"
    asks = "keep"
    private = True

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = state.components.moves.keep
        return [moves[objective] for objective in state.looks[-1].drawn]

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        drawn = state.looks[-1].drawn
        state.looks = (*state.looks[:-1], Look(seat, drawn, move.a))
        player = state.players[seat]
        player.objectives = (*player.objectives, move.a)
        put_back = [objective for objective in drawn if objective != move.a]
        state.objective_queue = (*state.objective_queue, *put_back)
        state.tell(history.KEPT, seat)
        state.whisper(seat, history.KEPT_CARD, seat, move.a)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind != KEEP:
            return not_now(move, self.asks)
        if move.a not in state.looks[-1].drawn:
            return Reason(
                "objective-not-drawn", "R5.9", {"objective": state.components.objective_names[move.a]}
            )
        return None

    def arguments(self, state: State, cue: Cue, seat: int) -> dict[str, object]:
        names = state.components.objective_names
        return {"objectives": [names[objective] for objective in state.looks[-1].drawn]}


QUEEN: Final = Queen()
KEEP_ONE: Final = KeepOne()
