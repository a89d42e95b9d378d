"""What came of cases: how many, of which kind, the slowest, and every crash. Figures of pieces add up."""

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.fuzz.cases import Case, case_of


@dataclass
class Figures:
    count: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)  # "record refused", "request 404"
    slowest: dict[str, tuple[float, int]] = field(default_factory=dict)  # by kind: seconds, and the case
    crashes: list[tuple[int, str]] = field(default_factory=list)

    def add(self, number: int, try_case: Callable[[Case], str]) -> None:
        case = case_of(number)
        start = time.perf_counter()
        try:
            outcome = try_case(case)
        except Exception:
            outcome = "crash"
            self.crashes.append((number, f"{case.kind}: {traceback.format_exc(limit=-4)[-2000:]}"))
        seconds = time.perf_counter() - start
        self.count += 1
        self.outcomes[f"{case.kind} {outcome}"] += 1
        self.slowest[case.kind] = max(self.slowest.get(case.kind, (0.0, 0)), (seconds, number))

    def to_dict(self) -> dict[str, Any]:
        return {
            "count": self.count,
            "outcomes": dict(self.outcomes),
            "slowest": {kind: list(slow) for kind, slow in self.slowest.items()},
            "crashes": [list(crash) for crash in self.crashes],
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Figures":
        return cls(
            data["count"],
            Counter(data["outcomes"]),
            {kind: (seconds, number) for kind, (seconds, number) in data["slowest"].items()},
            [(number, text) for number, text in data["crashes"]],
        )

    @classmethod
    def summed(cls, pieces: "Iterable[Figures]") -> "Figures":
        total = cls()
        for piece in pieces:
            total.count += piece.count
            total.outcomes.update(piece.outcomes)
            for kind, slow in piece.slowest.items():
                total.slowest[kind] = max(total.slowest.get(kind, (0.0, 0)), slow)
            total.crashes.extend(piece.crashes)
        return total

    def told(self) -> str:
        lines = [f"{self.count:,} cases, {len(self.crashes)} crashes"]
        lines += [f"  {count:9,} {outcome}" for outcome, count in sorted(self.outcomes.items())]
        lines += [
            f"  slowest {kind}: {seconds:.3f} s, case {number}"
            for kind, (seconds, number) in sorted(self.slowest.items())
        ]
        lines += [f"crash, case {number}: {text}" for number, text in self.crashes]
        return "\n".join(lines)
