"""Ratings in the points of Elo: a Bradley–Terry model of who ends ahead of whom.

400 points more mean that one ends ahead of the other ten times as often as behind; the mean of all is 1500. Each
pair begins with one drawn game, so that who has never lost is not infinitely strong.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

MEAN: Final = 1500.0
_POINTS: Final = 400.0 / log(10)  # for a strength of e
_DRAWN: Final = 0.5
_ENOUGH: Final = 1e-9
_LONGEST_STEP: Final = 2.0

Matrix = list[list[float]]


def ratings(ahead: Sequence[Sequence[float]]) -> list[float]:
    """The most likely ratings, where [i][j] says how often i ended ahead of j, a tie counting half for each.

    Found by Newton's method in the logarithms of the strengths, whose likelihood has one summit only.
    """
    places = range(len(ahead))
    pairs = [(i, j) for i in places for j in places if i != j]
    strengths = [0.0] * len(ahead)
    step = _LONGEST_STEP
    while step > _ENOUGH:
        slope = [0.0] * len(ahead)
        bend = [[1.0] * len(ahead) for _ in places]  # and not 0: of all solutions, the one whose mean is 0
        for i, j in pairs:
            won, met = ahead[i][j] + _DRAWN, ahead[i][j] + ahead[j][i] + 2 * _DRAWN
            expected = 1 / (1 + exp(strengths[j] - strengths[i]))
            slope[i] += won - met * expected
            bend[i][i] += met * expected * (1 - expected)
            bend[i][j] -= met * expected * (1 - expected)
        change = _solved(bend, slope)
        step = max(map(abs, change))
        shorter = min(1.0, _LONGEST_STEP / step) if step else 0.0
        strengths = [strength + shorter * more for strength, more in zip(strengths, change, strict=True)]
    return [MEAN + _POINTS * strength for strength in strengths]


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The x of matrix · x = right, for a matrix that is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            times = rows[below][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[below][column] -= times * rows[pivot][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found
