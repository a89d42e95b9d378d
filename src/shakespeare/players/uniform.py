"""The player `random`: any legal move, each as likely as the others."""

from collections.abc import Sequence
from random import Random

from shakespeare.edition import Edition
from shakespeare.game.game import Question
from shakespeare.game.moves import Move
from shakespeare.players.player import View


class Uniform:
    def __init__(self, seed: int, edition: Edition) -> None:
        self._random = Random(seed)

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        return self._random.choice(legal)
