"""How fast the rules are, beside peers, in one run: `make bench`.

Every loop runs in a process and an environment of its own, several times in turn, and its best run counts. Time is
processor time of one core. The figures go to benchmarks/results/engine.json too.
"""

import argparse
import json
import os
import platform
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "engine.json"
ROUNDS = 3

# What we promise: for the compiled rules and for plain Python.
BARS = {
    "decisions a second": (200_000, 40_000),
    "× catanatron": (15, 2.5),
    "copy, µs": (3, 20),
    "draw, µs": (50, None),
    "replay, ms": (20, None),
    "view, µs": (100, None),
    "offers, µs": (1000, None),
    "Sampler, µs": (None, None),
    "undoable, µs": (None, None),
    "undo, ms": (None, None),
    "with Backstage, a second": (None, None),
    "with Backstage, ×": (0.5, 0.5),  # of the base game
}


def loop(python: Path, script: str, *arguments: str, path: Path | None = None) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONPATH", None)
    if path is not None:
        environment["PYTHONPATH"] = str(path.resolve())
    command = [str(python), str(HERE / "loops" / script), *arguments]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def best(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The fastest of each figure."""
    found: dict[str, Any] = {"a second": max(run["decisions"] / run["seconds"] for run in runs)}
    if "backstage" in runs[0]:
        found["backstage"] = max(run["backstage"] for run in runs)
    for key in ("copy", "view", "offers", "draw", "parse", "replay", "undoable", "undo"):
        if key in runs[0]:
            found[key] = min(run[key] for run in runs)
    return found


def measure(options: argparse.Namespace) -> dict[str, dict[str, Any]]:
    loops = {
        "compiled": lambda: loop(options.python, "ours.py", "400", path=options.compiled),
        "plain": lambda: loop(options.python, "ours.py", "100", path=options.plain),
        "catanatron": lambda: loop(options.catanatron, "catanatron_random.py", "20"),
        "backgammon": lambda: loop(options.open_spiel, "open_spiel_random.py", "backgammon", "400"),
        "dominoes": lambda: loop(options.open_spiel, "open_spiel_random.py", "python_block_dominoes", "1500"),
    }
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in loops}
    for _ in range(ROUNDS):
        for name, run in loops.items():
            runs[name].append(run())
    if not runs["compiled"][0]["compiled"] or runs["plain"][0]["compiled"]:
        raise SystemExit("The two builds are not what they should be: is there a C compiler?")
    return {name: best(found) for name, found in runs.items()}


def figures(found: dict[str, Any], catanatron: float) -> dict[str, float]:
    """In the words and units of the bars."""
    return {
        "decisions a second": found["a second"],
        "× catanatron": found["a second"] / catanatron,
        "copy, µs": found["copy"] * 1e6,
        "draw, µs": found["draw"] * 1e6,
        "replay, ms": found["replay"] * 1e3,
        "view, µs": found["view"] * 1e6,
        "offers, µs": found["offers"] * 1e6,
        "Sampler, µs": found["parse"] * 1e6,
        "undoable, µs": found["undoable"] * 1e6,
        "undo, ms": found["undo"] * 1e3,
        "with Backstage, a second": found["backstage"],
        "with Backstage, ×": found["backstage"] / found["a second"],
    }


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


PLACES = {
    "python": "the interpreter that runs our own loops",
    "compiled": "the folder of the compiled package",
    "plain": "the folder of the plain package",
    "catanatron": "an interpreter with catanatron",
    "open-spiel": "an interpreter with open_spiel",
}


def read_places(about: str | None, *names: str) -> argparse.Namespace:
    """Where everything is, from the command line."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in names:
        parser.add_argument(f"--{name}", type=Path, required=True, help=PLACES[name])
    return parser.parse_args()


def main() -> None:
    found = measure(read_places(__doc__, *PLACES))
    peer = found["catanatron"]["a second"]
    compiled = figures(found["compiled"], peer)
    plain = figures(found["plain"], peer)

    print("Random play, decisions a second on one core")
    print(f"{'':34}{'a second':>12}{'× ours plain':>14}{'ours compiled ×':>17}")
    names = {
        "compiled": "Shakespeare, compiled",
        "plain": "Shakespeare, plain Python",
        "catanatron": "catanatron (plain Python)",
        "backgammon": "OpenSpiel backgammon (C++)",
        "dominoes": "OpenSpiel block dominoes (Python)",
    }
    for name, title in names.items():
        speed = found[name]["a second"]
        against = found["compiled"]["a second"] / speed
        print(
            f"{title:34}{number(speed):>12}{number(speed / found['plain']['a second']):>14}{number(against):>17}"
        )
    print()
    print(f"{'Shakespeare':26}{'compiled':>12}{'bar':>10}{'plain':>12}{'bar':>10}")
    missed = []
    for name, (bar, plain_bar) in BARS.items():
        print(
            f"{name:26}{number(compiled[name]):>12}{number(bar):>10}{number(plain[name]):>12}{number(plain_bar):>10}"
        )
        more_is_better = name in ("decisions a second", "× catanatron", "with Backstage, ×")
        for build, value, wanted in (("compiled", compiled[name], bar), ("plain", plain[name], plain_bar)):
            if wanted is not None and (value < wanted if more_is_better else value > wanted):
                missed.append(f"{build}: {name}")
    print()
    print("Missed: " + "; ".join(missed) if missed else "Every bar is met.")
    RESULTS.parent.mkdir(exist_ok=True)
    about = {"python": platform.python_version(), "machine": platform.machine(), "rounds": ROUNDS}
    RESULTS.write_text(
        json.dumps(
            {"about": about, "loops": found, "compiled": compiled, "plain": plain, "missed": missed}, indent=1
        ),
        encoding="utf-8",
    )
    print(f"Written to {RESULTS.relative_to(HERE.parent)}.")


if __name__ == "__main__":
    main()
