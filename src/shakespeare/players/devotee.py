"""Players who do one thing only: acts, sets or costumes. They show whether an edition rewards those who mix."""

from collections.abc import Callable, Sequence
from typing import Final

from shakespeare.edition import Edition
from shakespeare.game import icons
from shakespeare.game.components import components_of
from shakespeare.game.game import Question
from shakespeare.game.moves import ACTIVATE, COSTUME, SET, Move
from shakespeare.game.terms import ACTOR, COSTUMES_ONLY, CRAFT, QUEEN, SETS_ONLY
from shakespeare.players.apprentice import Apprentice
from shakespeare.players.player import Player, View

# What each takes, as bits of kinds of elements; who lives for the acts takes none.
_TAKES: Final = {"acts": 0, "sets": SETS_ONLY, "costumes": COSTUMES_ONLY}


class Devotee:
    """An apprentice that leaves everything else alone. The Queen may give it money and objectives."""

    def __init__(self, only: str, seed: int, edition: Edition) -> None:
        self._takes = _TAKES[only]
        self._components = components_of(edition)
        self._apprentice = Apprentice(seed, edition)

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        serving = [move for move in legal if self._serves(move)]
        if len(serving) == 1:
            return serving[0]
        return self._apprentice.choose(view, question, serving or legal)

    def _serves(self, move: Move) -> bool:
        if move.kind == COSTUME:
            return bool(self._takes & COSTUMES_ONLY)
        if move.kind == SET:
            return bool(self._takes & SETS_ONLY)
        return move.kind != ACTIVATE or self._wants(move.a)

    def _wants(self, character: int) -> bool:
        kind = self._components.kinds[character]
        if kind == QUEEN:
            return True
        if not self._takes:
            return kind == ACTOR
        elements = CRAFT[kind]
        for icon in self._components.activate[character]:
            if icon.code == icons.ELEMENT:
                elements |= icon.elements
        return bool(elements & self._takes)


def devoted_to(only: str) -> Callable[[int, Edition], Player]:
    return lambda seed, edition: Devotee(only, seed, edition)


DEVOTEES: Final = {f"only-{only}": devoted_to(only) for only in _TAKES}
