"""Does strong play with the shipped edition land on the published scores (R12.1)? Prints what docs/edition.md shows.

    PYTHONPATH=build/compiled python benchmarks/edition.py --games 200 --out build/edition

For every number of players one kind of computer player plays against itself in the arena; `--edition FILE` tries another
edition. A run that was interrupted goes on where it was.
"""

import argparse
import csv
import statistics
import subprocess
import sys
from collections import Counter
from pathlib import Path

PUBLISHED = {1: 30, 2: 26, 3: 24, 4: 22}  # a close win; alone, a score to be passed
PAYROLLS = range(11, 24)


def rows(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def run(players: int, chosen: argparse.Namespace) -> Path:
    folder = Path(chosen.out) / f"{players}"
    command = [sys.executable, "-m", "shakespeare", "arena", chosen.alone if players == 1 else chosen.player]
    command += ["--players", str(players), "--games", str(chosen.games if players > 1 else chosen.games // 2)]
    command += ["--jobs", str(chosen.jobs), "--out", str(folder)]
    if chosen.edition:
        command += ["--edition", str(chosen.edition)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--player", default="master:30")
    parser.add_argument("--alone", default="master:400", help="for the solo game")
    parser.add_argument("--games", type=int, default=200, help="for each number of players; half of it alone")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--numbers", default="1,2,3,4")
    parser.add_argument("--out", required=True)
    chosen = parser.parse_args()
    cards: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    seats = Counter[bool]()
    kept, points = Counter[str](), Counter[str]()
    for players in map(int, chosen.numbers.split(",")):
        folder = run(players, chosen)
        table = rows(folder, "seats.csv")
        best: dict[str, int] = {}
        for row in table:
            best[row["game"]] = max(best.get(row["game"], -99), int(row["score"]))
        scores = list(best.values())
        payrolls = [int(row["payroll"]) for row in table if row["rank"] == "1"]
        usual = sum(payroll in PAYROLLS for payroll in payrolls) / len(payrolls)
        error = 1.96 * statistics.stdev(scores) / len(scores) ** 0.5
        print(
            f"{players} players: best score {statistics.mean(scores):.2f} ± {error:.2f} (published {PUBLISHED[players]}), "
            f"winners' payroll £{statistics.mean(payrolls):.1f}, {usual:.0%} of them £11–23, {len(scores)} games",
            flush=True,
        )
        if players == 1:
            continue
        for row in rows(folder, "objectives.csv"):
            kept[row["objective"]] += int(row["kept"])
            points[row["objective"]] += int(row["points"])
        for won in (True, False):
            seats[won] += sum((row["rank"] == "1") == won for row in table)
        for row in rows(folder, "cards.csv"):
            won = row["won"] == "1"
            cards[won][row["card"]] += int(row["recruited"])
    print("\nObjectives, games for several: kept, points on average")
    for name in sorted(kept):
        print(f"  {name:24}{kept[name]:6}{points[name] / max(1, kept[name]):8.2f}")
    print("\nCards: recruited by winners as often as by others, seat for seat")
    for name in sorted(cards[True] | cards[False]):
        mine, theirs = cards[True][name], cards[False][name]
        if mine + theirs:
            share = (mine / seats[True]) / max(theirs / seats[False], 1e-9)
            print(f"  {name:24}{mine:6}{theirs:6}{share:8.2f}")


if __name__ == "__main__":
    main()
