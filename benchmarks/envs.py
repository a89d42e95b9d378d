"""How fast the environments are, beside peers, in one run: part of `make bench`.

Random play with an observation at every step, each loop in a process and an environment of its own, several times in
turn; the best burst of all counts. Time is processor time of one core. The figures go to benchmarks/results/envs.json too.
"""

import argparse
import json
import platform
from typing import Any

from engine import HERE, ROUNDS, loop, number, read_places

RESULTS = HERE / "results" / "envs.json"

OURS = {
    "PettingZoo, two players": ("one by one, 2", 2_000),
    "PettingZoo, four players": ("one by one, 4", 2_000),
    "Gymnasium, against one": ("single", 2_000),
    "self-play over arrays, two players": ("many, 2", 5_000),
    "self-play over arrays, four players": ("many, 4", 5_000),
    "self-play over arrays, four players, Backstage": ("many, 4, Backstage", 5_000),
    "OpenSpiel, four players": ("open_spiel", 500),
}
# Python games of OpenSpiel, for two players as catanatron's environment is: with these ours of two players is compared.
PEERS = {
    "OpenSpiel block dominoes (Python)": "python_block_dominoes",
    "OpenSpiel liar's poker (Python)": "python_liars_poker",
    "OpenSpiel tic-tac-toe (Python)": "python_tic_tac_toe",
    "OpenSpiel Kuhn poker (Python)": "python_kuhn_poker",
}
CATANATRON = "catanatron (Gymnasium, against one)"
AEC = "PettingZoo, two players"
ARRAYS = "self-play over arrays, four players"


def measure(options: argparse.Namespace) -> dict[str, float]:
    """Steps a second of everything."""
    loops: dict[str, Any] = {}
    for title, (name, steps) in OURS.items():
        loops[title] = (options.python, "envs_ours.py", name, str(steps))
    loops[CATANATRON] = (options.catanatron, "catanatron_steps.py", "500")
    for title, game in PEERS.items():
        loops[title] = (options.open_spiel, "open_spiel_tensors.py", game, "2000")
    found = dict.fromkeys(loops, 0.0)
    for _ in range(ROUNDS):
        for title, (python, *arguments) in loops.items():
            ours = title in OURS
            run = loop(python, *arguments, path=options.compiled if ours else None)
            if ours and not run["compiled"]:
                raise SystemExit("The rules are not compiled: is there a C compiler?")
            found[title] = max(found[title], run["decisions"] / run["seconds"])
    return found


def main() -> None:
    found = measure(read_places(__doc__, "python", "compiled", "catanatron", "open-spiel"))
    print("Environments, steps with observations a second on one core")
    print(f"{'':62}{'a second':>10}{'PettingZoo is':>16}{'arrays are':>14}")
    for title, speed in found.items():
        if title in OURS:
            print(f"{'Shakespeare: ' + title:62}{number(speed):>10}")
        else:
            ratios = f"{found[AEC] / speed:>14.3g} ×{found[ARRAYS] / speed:>12.3g} ×"
            print(f"{title:62}{number(speed):>10}{ratios}")
    missed = []
    if found[AEC] < 3 * found[CATANATRON]:
        missed.append("PettingZoo: 3 × catanatron")
    missed += [f"PettingZoo: {title}" for title in PEERS if found[AEC] <= found[title]]
    if found[ARRAYS] < 50_000:
        missed.append("arrays: 50,000 a second")
    print()
    print("Missed: " + "; ".join(missed) if missed else "Every bar is met.")
    RESULTS.parent.mkdir(exist_ok=True)
    about = {"python": platform.python_version(), "machine": platform.machine(), "rounds": ROUNDS}
    RESULTS.write_text(
        json.dumps({"about": about, "steps a second": found, "missed": missed}, indent=1), encoding="utf-8"
    )
    print(f"Written to {RESULTS.relative_to(HERE.parent)}.")


if __name__ == "__main__":
    main()
