"""Sequences from the command line: one again, many in pieces, and the sum of them.

python -m tests.server.sequences --seed 7                                    one, with all its steps
python -m tests.server.sequences --from 0 --to 250 --results a.jsonl         a piece
python -m tests.server.sequences --sum a.jsonl b.jsonl                       what all pieces came to
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from tests.server.sequences.runner import Result, run


def story(result: Result) -> str:
    """What happened, and how to see it again."""
    lines = [f"{number:4}  {note}" for number, note in enumerate(result.notes, start=1)]
    lines.append(f"Seed {result.seed}, {result.place}: {result.failure or 'all is well'}")
    if result.failure:
        lines.append(f"Again: python -m tests.server.sequences --seed {result.seed}")
    return "\n".join(lines)


def piece(first: int, end: int, results: Path | None) -> bool:
    """Run these; those that are in the file already are not run again."""
    done = set() if results is None or not results.exists() else {one["seed"] for one in read([results])}
    is_well = True
    for seed in range(first, end):
        if seed in done:
            continue
        result = run(seed)
        is_well &= result.failure is None
        if result.failure:
            print(story(result), flush=True)
        if results is not None:
            kept = asdict(result)
            if result.failure is None:
                del kept["notes"]
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(kept) + "\n")
    return is_well


def read(files: Iterable[Path]) -> list[dict[str, object]]:
    return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def summed(files: Iterable[Path]) -> str:
    by_seed = {one["seed"]: one for one in read(files)}
    steps: Counter[str] = Counter()
    places: Counter[str] = Counter()
    failed, stuck, ended, seconds = [], 0, 0, 0.0
    for one in by_seed.values():
        steps.update(one["steps"])  # type: ignore[arg-type]
        places[str(one["place"])] += 1
        ended += int(one["ended"])  # type: ignore[call-overload]
        stuck += bool(one["stuck"])
        seconds += float(one["seconds"])  # type: ignore[arg-type]
        if one["failure"]:
            failed.append(f"  {one['seed']}: {str(one['failure'])[:200]}")
    return "\n".join(
        [
            f"{len(by_seed)} sequences in {seconds:.0f} s: "
            + ", ".join(f"{n} {place}" for place, n in places.items()),
            f"{sum(steps.values())} steps: " + ", ".join(f"{name} {n}" for name, n in steps.most_common()),
            f"{ended} games ended, {stuck} stuck, {len(failed)} failed",
            *failed,
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int)
    parser.add_argument("--from", type=int, dest="first", default=0)
    parser.add_argument("--to", type=int, default=0)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--sum", type=Path, nargs="+")
    chosen = parser.parse_args()
    if chosen.sum:
        print(summed(chosen.sum))
        return 0
    if chosen.seed is not None:
        result = run(chosen.seed)
        print(story(result))
        return result.failure is not None
    return not piece(chosen.first, chosen.to, chosen.results)


if __name__ == "__main__":
    sys.exit(main())
