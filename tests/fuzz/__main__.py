"""Try mutated inputs: `python -m tests.fuzz 0 1000000 --figures FILE`, in as many pieces as you like.

Case by case the same whenever it is run; each piece adds a line to the file of figures, and `--sum FILE` adds them up.
`python -m tests.fuzz N` tries one case again and shows it.
"""

import argparse
import json
import sys
from pathlib import Path

from tests.fuzz.cases import case_of
from tests.fuzz.figures import Figures
from tests.fuzz.target import Target


def tried(start: int, end: int) -> Figures:
    """The cases from one number up to another."""
    with Target() as target:
        return try_with(target, start, end)


def try_with(target: Target, start: int, end: int) -> Figures:
    figures = Figures()
    for number in range(start, end):
        figures.add(number, target.try_case)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("start", type=int, nargs="?", help="the first case")
    parser.add_argument("end", type=int, nargs="?", help="the one after the last; without it, one case alone")
    parser.add_argument(
        "--piece", type=int, default=2_000, help="cases of which the figures are written together"
    )
    parser.add_argument("--figures", type=Path, help="the file to which they are added")
    parser.add_argument("--sum", type=Path, help="the file whose figures are to be added up")
    chosen = parser.parse_args()
    if chosen.sum is not None:
        lines = chosen.sum.read_text(encoding="utf-8").splitlines()
        figures = Figures.summed(Figures.from_dict(json.loads(line)) for line in lines)
        print(figures.told())
        return bool(figures.crashes)
    if chosen.start is None:
        parser.error("say which cases, or --sum")
    if chosen.end is None:
        case = case_of(chosen.start)
        print(case.kind, repr(case.data)[:20_000])
        with Target() as target:
            print(target.try_case(case))
        return 0
    all_figures = []
    for start in range(chosen.start, chosen.end, chosen.piece):
        figures = tried(start, min(start + chosen.piece, chosen.end))
        all_figures.append(figures)
        if chosen.figures is not None:
            with chosen.figures.open("a", encoding="utf-8") as file:
                file.write(json.dumps(figures.to_dict()) + "\n")
    figures = Figures.summed(all_figures)
    print(figures.told())
    return bool(figures.crashes)


if __name__ == "__main__":
    sys.exit(main())
