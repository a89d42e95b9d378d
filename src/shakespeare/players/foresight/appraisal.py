"""What a position at dawn is worth to every seat: features, each by a weight that was fitted to games."""

from typing import Final

from shakespeare.game.state import State
from shakespeare.players.foresight.features import features
from shakespeare.players.thumb.weights import Weights

Tables = dict[int, list[float]]  # by day: the weight of each feature

_TIE: Final = 0.01  # a pound left over breaks ties (R10.5)


class Appraisal:
    """Appraises dawns, and games that are over."""

    def __init__(self, tables: Tables, thumb: Weights) -> None:
        self._tables: Tables = tables
        self._thumb: Weights = thumb

    def worths(self, state: State) -> list[float]:
        """By seat: how far ahead of its rivals it is likely to end, in prestige; alone, with what score."""
        scores: list[float] = []
        if state.stack:
            weights = self._tables[state.day]
            for seat in range(state.seats):
                score = 0.0
                for number, value in enumerate(features(state, seat, self._thumb)):
                    score += value * weights[number]
                scores.append(score)
        else:
            for player in state.players:
                scores.append(player.prestige + _TIE * player.money)
        return [_margin(scores, seat) for seat in range(state.seats)]


def _margin(scores: list[float], seat: int) -> float:
    """The lead over the others: over the best of them, and over all."""
    mine = scores[seat]
    if len(scores) == 1:
        return mine
    best = -1e9
    total = 0.0
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other])
            total += scores[other]
    return mine - (best + total / (len(scores) - 1)) / 2
