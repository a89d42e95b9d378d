"""The player `apprentice`: quick rules of thumb, each with its worth in prestige."""

from collections.abc import Sequence
from random import Random

from shakespeare.edition import Edition
from shakespeare.game.game import Question
from shakespeare.game.moves import Move
from shakespeare.game.sampler import Sampler
from shakespeare.players.player import View
from shakespeare.players.thumb.judge import Judge
from shakespeare.players.thumb.weights import WEIGHTS, Weights


class Apprentice:
    """Looks one action ahead: everything it could do has a worth in prestige, and it does what is worth most.

    Chance decides only between moves that are nearly equal. It looks at nothing that its view does not show.
    """

    def __init__(self, seed: int, edition: Edition, weights: Weights = WEIGHTS) -> None:
        self._random = Random(seed)
        self._edition = edition
        self._weights = weights

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        state = Sampler(view, self._edition).draw_state(self._random)
        judge = Judge(state, question.seat, self._weights)
        chance = self._weights.chance
        return max(legal, key=lambda move: judge.worth(move) + chance * self._random.random())
