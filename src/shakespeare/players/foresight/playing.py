"""A game played on by rules of thumb, with a little chance in every choice."""

from typing import Final

from shakespeare.game.moves import PASS, Move
from shakespeare.game.state import State
from shakespeare.game.terms import COMPANY_PHASE, NOBODY, WAGER_PHASE
from shakespeare.players.thumb.judge import Judge
from shakespeare.players.thumb.weights import Weights

_MODULUS: Final = 0x7FFFFFFF
_MULTIPLIER: Final = 48271


class Dice:
    """Small random numbers, the same on every platform (Lehmer)."""

    def __init__(self, seed: int) -> None:
        self._state: int = seed % (_MODULUS - 1) + 1

    def roll(self) -> float:
        """At least 0, below 1."""
        self._state = self._state * _MULTIPLIER % _MODULUS
        return self._state / _MODULUS


def is_dawn(state: State, day: int) -> bool:
    """Whether a day from this one on has just begun: with its wagers, or alone with the first turn (R10.6)."""
    if state.day < day:
        return False
    return state.phase == WAGER_PHASE or (state.seats == 1 and state.phase == COMPANY_PHASE)


def best(moves: list[Move], worths: list[float], jitter: float, dice: Dice) -> Move:
    """The move of most worth, give or take a little."""
    chosen = moves[0]
    most = -1e9
    for number in range(len(moves)):
        worth = worths[number]
        if jitter:
            worth += jitter * dice.roll()
        if worth > most:
            chosen, most = moves[number], worth
    return chosen


def idle_move(moves: list[Move]) -> Move | None:
    """Passing, where that is offered."""
    for move in moves:
        if move.kind == PASS:
            return move
    return None


def play_on(state: State, day: int, thumb: Weights, jitter: float, alone: int, dice: Dice) -> None:
    """Play until the dawn of a day or the end of the game; `alone` is a seat beside which the others do nothing."""
    while state.deciders and not is_dawn(state, day):
        seat = state.deciders[0]
        cue = state.stack[-1]
        moves = cue.step.legal(state, cue, seat)
        if alone != NOBODY and seat != alone:
            idle = idle_move(moves)
            if idle is not None:
                state.answer(seat, idle)
                continue
        state.answer(seat, best(moves, Judge(state, seat, thumb).worths(moves), jitter, dice))
