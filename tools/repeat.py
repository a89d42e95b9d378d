"""Run the tests again and again, in another order each time and every fourth time under load: `make repeat N=20`.

Each run appends a line to a file: the commit, the order, the load and what failed. Runs can be made in pieces;
`--sum` adds the files up. `pytest --order SEED` runs the tests in the order of one of them.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[1]
LOADED: Final = 4  # each fourth run has other work beside it
Run = dict[str, Any]


@contextmanager
def load(processes: int) -> Iterator[None]:
    """So many processes that do nothing but keep a core busy."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def commit() -> str:
    """The commit, with a + if the files differ from it."""

    def git(*arguments: str) -> str:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    return (git("rev-parse", "--short", "HEAD") or "?") + ("+" if git("status", "--porcelain") else "")


def failures(report: Path) -> tuple[int, dict[str, str]]:
    """How many tests a run's report has, and the first line of what was wrong with those that failed."""
    cases = list(ElementTree.parse(report).iter("testcase"))
    failed = {}
    for case in cases:
        for problem in (*case.findall("failure"), *case.findall("error")):
            name = f"{case.get('classname')}::{case.get('name')}"
            failed[name] = (problem.get("message") or "").strip().partition("\n")[0]
    return len(cases), failed


def run(order: int, busy: int, tests: list[str]) -> Run:
    """One run of pytest, with these arguments."""
    with tempfile.TemporaryDirectory() as folder, load(busy):
        report, began = Path(folder) / "report.xml", time.monotonic()
        command = [sys.executable, "-m", "pytest", "-q", f"--order={order}", f"--junitxml={report}", *tests]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        seconds = round(time.monotonic() - began)
        count, failed = failures(report) if report.is_file() else (0, {})
        if done.returncode not in (0, 1) or not count:
            failed["pytest"] = (done.stdout + done.stderr)[-4000:]
        if failed:
            print(done.stdout[-8000:], flush=True)
    return {
        "commit": commit(),
        "order": order,
        "load": busy,
        "arguments": tests,
        "tests": count,
        "failed": failed,
        "seconds": seconds,
    }


def read(files: Iterable[Path]) -> list[Run]:
    return [json.loads(line) for file in files if file.is_file() for line in file.read_text().splitlines()]


def told(one: Run) -> str:
    loaded = f", beside {one['load']} busy processes" if one["load"] else ""
    result = f"{len(one['failed'])} failed" if one["failed"] else "all passed"
    return (
        f"{one['commit']}  order {one['order']}{loaded}: {one['tests']} tests, {result}, {one['seconds']} s"
    )


def summed(runs: list[Run]) -> Iterator[str]:
    """Each run, then every test that ever failed with the orders in which it did."""
    yield from map(told, runs)
    failed: dict[str, list[Run]] = {}
    for one in runs:
        for name in one["failed"]:
            failed.setdefault(name, []).append(one)
    loaded = sum(bool(one["load"]) for one in runs)
    yield f"{len(runs)} runs, {loaded} of them under load; {len(failed)} tests failed in one or another."
    for name, those in sorted(failed.items()):
        yield f"{name}: {len(those)} times"
        yield from (f"    order {one['order']}: {one['failed'][name][:200]}" for one in those)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=0, metavar="N")
    parser.add_argument(
        "--order", type=int, metavar="SEED", help="of the first run; else one after those in the file"
    )
    parser.add_argument("--results", type=Path, default=ROOT / "results/repeat.jsonl", metavar="FILE")
    parser.add_argument(
        "--sum", type=Path, nargs="+", metavar="FILE", help="add these files up, and run nothing"
    )
    parser.add_argument("tests", nargs="*", help="what pytest is to run, and how; else everything")
    chosen = parser.parse_args()
    if chosen.sum:
        runs = read(chosen.sum)
        print("\n".join(summed(runs)))
        return int(any(one["failed"] for one in runs))
    first = chosen.order
    if first is None:
        first = max((one["order"] for one in read([chosen.results])), default=0) + 1
    chosen.results.parent.mkdir(parents=True, exist_ok=True)
    made = []
    for order in range(first, first + chosen.runs):
        busy = (os.cpu_count() or 1) if order % LOADED == 0 else 0
        made.append(run(order, busy, chosen.tests))
        with chosen.results.open("a") as file:
            file.write(json.dumps(made[-1]) + "\n")
        print(told(made[-1]), flush=True)
    print("\n".join(summed(made)))
    return int(any(one["failed"] for one in made))


if __name__ == "__main__":
    sys.exit(main())
