"""How long things take: counted in steps, as Prometheus wants it."""

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

STEPS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 60.0)  # seconds


class Times:
    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)  # up to each step, and longer
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def taken(self) -> Iterator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - start)
