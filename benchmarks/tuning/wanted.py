"""What is wanted of the figures (R12.1), and how far an edition is from it."""

from collections.abc import Mapping
from dataclasses import dataclass

from shakespeare.locales.counts import CLOSE_WINS

LIMIT = 1.5  # points that winners may be off


@dataclass(frozen=True, slots=True)
class Range:
    """Values that will do; `unit` is how far off costs one point of loss."""

    least: float
    most: float
    unit: float

    def loss(self, value: float) -> float:
        return (max(0.0, self.least - value, value - self.most) / self.unit) ** 2

    def holds(self, value: float) -> bool:
        return self.least <= value <= self.most


# What must hold in the end.
LIMITS = {
    f"score-{players}": Range(score - LIMIT, score + LIMIT, 0.5)
    for players, score in CLOSE_WINS.items()
    if players > 1
}
LIMITS["score-1"] = Range(CLOSE_WINS[1], 99.0, 0.5)
LIMITS["payroll"] = Range(0.5, 1.0, 0.05)  # mostly £11–23
CARD = Range(-1.0, 1.0, 0.2)  # at most twice and at least half as often
OBJECTIVE = Range(1.0, 2.0, 0.15)
# The narrower range that tuning aims at, as a share of the width, so that luck does not undo it. For scores it is narrowest: players
# who search longer end up to a point off, less with two, more with four.
_AIM, _AIM_OF_SCORES = 0.7, 0.25


def limit(name: str) -> Range:
    """The range of a figure, by its name."""
    if name.startswith("card-"):
        return CARD
    return OBJECTIVE if name.startswith("objective-") else LIMITS[name]


def aim(name: str) -> Range:
    whole = limit(name)
    if name in ("payroll", "score-1"):
        return Range(whole.least + whole.unit * 2, whole.most, whole.unit)
    share = _AIM_OF_SCORES if name.startswith("score-") else _AIM
    margin = (1 - share) * (whole.most - whole.least) / 2
    return Range(whole.least + margin, whole.most - margin, whole.unit)


def loss(values: Mapping[str, float], aims: Mapping[str, Range]) -> float:
    return sum(aims[name].loss(value) for name, value in values.items())
