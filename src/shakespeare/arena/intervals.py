"""95 % intervals that respect the pairing: deals are drawn anew, never single games (docs/arena.md).

The games of one deal share their shuffles and their line-up, so that only deals are independent of one another.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from shakespeare.arena.results import wilson

RESAMPLES: Final = 1000
_TAIL: Final = 0.025
_SAME: Final = 1e-9  # thirds add up to one, but for their last digits

Deals = list[int]  # numbers of deals, as often as each was drawn


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its 95 % interval: None where all deals agree, and drawing them anew tells nothing."""

    value: float
    low: float | None
    high: float | None


def resamples(deals: int, seed: int) -> Iterator[Deals]:
    """As many deals as there are, drawn with replacement, again and again; the same for the same seed."""
    random = Random(seed)
    numbers = range(deals)
    for _ in range(RESAMPLES):
        yield random.choices(numbers, k=deals)


def mean_of(sums: Sequence[float], counts: Sequence[int]) -> Callable[[Deals], float | None]:
    """The mean over some deals of which each has a sum and a count; None if nothing was counted."""

    def mean(deals: Deals) -> float | None:
        count = sum(map(counts.__getitem__, deals))
        return sum(map(sums.__getitem__, deals)) / count if count else None

    return mean


def estimated(value: float, values: Sequence[float | None]) -> Estimate:
    """A number with what it would have been with other deals: the middle 95 of 100."""
    ordered = sorted(found for found in values if found is not None)
    if ordered[-1] - ordered[0] < _SAME:
        return Estimate(value, None, None)
    tail = int(_TAIL * len(ordered))
    return Estimate(value, ordered[tail], ordered[-1 - tail])


def estimated_share(value: float, values: Sequence[float | None], deals: int) -> Estimate:
    """The same for a share, which has Wilson's interval where all deals agree."""
    estimate = estimated(value, values)
    if estimate.low is None:
        return Estimate(value, *wilson(value * deals, deals))
    return estimate
