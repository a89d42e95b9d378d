"""Does strong play with an edition land on the published scores (R12.1)? And the search for values with which it does.

    PYTHONPATH=build/compiled:. python benchmarks/edition.py measure --games 200 --out build/edition.jsonl
    PYTHONPATH=build/compiled:. python benchmarks/edition.py tune --minutes 60 --out build/tuning

`measure` lets one kind of computer player play against itself and prints what docs/edition.md shows; a run that was interrupted
goes on where it was. `tune` changes what no document states, plays, and keeps what brings the figures closer, until its time is over
or it is stopped; called again with the same folder it goes on. `tune --minutes 0` prints the best so far.
"""

import argparse
import json
import os
import statistics
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

# Before numpy is loaded: its matrices are small, and all cores are playing.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from benchmarks.tuning.figures import USUAL_PAYROLLS, Figure, Tally, tally
from benchmarks.tuning.file import with_values
from benchmarks.tuning.search import Search, Settings
from benchmarks.tuning.wanted import limit

from shakespeare.edition import Edition, load_edition, shipped_file

BATCH = 5  # games that a process plays at a time
SHOWN = 3  # of the best editions


def measured(chosen: argparse.Namespace, edition: Edition) -> Iterator[tuple[int, Tally]]:
    """The tally of each number of players, from the file as far as it is there."""
    file: Path = chosen.out
    file.parent.mkdir(parents=True, exist_ok=True)
    done: dict[tuple[str, int, str, int], Tally] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        read = json.loads(line)
        done[read["digest"], read["players"], read["player"], read["first"]] = Tally.of(read["tally"])
    with ProcessPoolExecutor(chosen.jobs) as pool, file.open("a", encoding="utf-8") as journal:
        for players in map(int, chosen.numbers.split(",")):
            player = chosen.alone if players == 1 else chosen.player
            waiting = {}
            whole = Tally()
            for first in range(0, chosen.games if players > 1 else chosen.games // 2, BATCH):
                key = edition.digest, players, player, first
                if key in done:
                    whole.add(done[key])
                else:
                    waiting[key] = pool.submit(tally, edition, players, player, range(first, first + BATCH))
            for key, future in waiting.items():
                part = future.result()
                names = ("digest", "players", "player", "first")
                line = dict(zip(names, key, strict=True)) | {"tally": part.to_dict()}
                journal.write(json.dumps(line) + "\n")
                journal.flush()
                whole.add(part)
            yield players, whole


def measure(chosen: argparse.Namespace) -> None:
    edition = load_edition(chosen.edition)
    several = Tally()
    for players, found in measured(chosen, edition):
        scores = found.scores[str(players)]
        figure = found.figures()[f"score-{players}"]
        wanted = limit(f"score-{players}")
        goal = "30 and more" if players == 1 else f"{wanted.least}–{wanted.most}"
        text = f"{players} players: best score {figure.value:.2f} ± {1.96 * figure.error:.2f} (wanted {goal}), {len(scores)} games"
        if players > 1:
            usual = sum(payroll in USUAL_PAYROLLS for payroll in found.payrolls) / len(found.payrolls)
            text += f", winners’ payroll £{statistics.mean(found.payrolls):.1f}, {usual:.0%} of them £11–23"
            several.add(found)
        print(text, flush=True)
    print_details(several)


def print_details(found: Tally) -> None:
    figures = found.figures()
    print("\nObjectives: kept, points on average")
    for name, points in sorted(found.objectives.items()):
        print(f"  {name:24}{len(points):6}{statistics.mean(points):8.2f}{off(f'objective-{name}', figures)}")
    print("\nCards: recruited by winners, by others, as often as by others seat for seat")
    won, lost = found.recruited["won"], found.recruited["lost"]
    for name in sorted(won | lost):
        ratio = 2 ** figures[f"card-{name}"].value
        print(f"  {name:24}{won[name]:6}{lost[name]:6}{ratio:8.2f}{off(f'card-{name}', figures)}")


def off(name: str, figures: dict[str, Figure]) -> str:
    return "" if limit(name).holds(figures[name].value) else "  beyond the limit"


def tune(chosen: argparse.Namespace) -> None:
    folder: Path = chosen.out
    start = load_edition(chosen.edition)
    settings = Settings(chosen.seed, chosen.jobs, chosen.games, chosen.player)
    search = Search(start, settings, folder / "journal.jsonl")
    try:
        for number, _ in search.run(chosen.minutes * 60):
            if number % 20 == 0:
                print(
                    f"{number} played; best: loss {search.best()[0][0] if search.tried else 0:.2f}",
                    flush=True,
                )
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
        return
    search.finish()
    text = chosen.edition.read_text(encoding="utf-8") if chosen.edition else shipped_file().decode("utf-8")
    for place, (loss, edition, values) in enumerate(search.best()[:SHOWN], start=1):
        file = folder / f"best-{place}.toml"
        file.write_text(with_values(text, edition), encoding="utf-8")
        beyond = [
            f"{name} {value:.2f}" for name, value in sorted(values.items()) if not limit(name).holds(value)
        ]
        scores = ", ".join(f"{values[f'score-{players}']:.1f}" for players in (2, 3, 4))
        games = len(search.tried[edition.digest].tally.payrolls)
        print(
            f"{file}: loss {loss:.2f}, winners {scores}, {games} games; beyond the limits: {beyond or 'nothing'}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("measure", help="the figures of an edition")
    one.add_argument("--player", default="master:30")
    one.add_argument("--alone", default="master:400", help="for the solo game")
    one.add_argument("--games", type=int, default=200, help="for each number of players; half of it alone")
    one.add_argument("--numbers", default="1,2,3,4")
    one.set_defaults(run=measure)
    other = commands.add_parser("tune", help="search for better values")
    other.add_argument("--player", default="player")
    other.add_argument("--games", type=int, default=40, help="for each edition and number of players")
    other.add_argument("--seed", type=int, default=1)
    other.add_argument("--minutes", type=float, default=60)
    other.set_defaults(run=tune)
    for command in (one, other):
        command.add_argument("--jobs", type=int, default=2)
        command.add_argument("--edition", type=Path, help="a file (default: the shipped edition)")
        command.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    chosen.run(chosen)


if __name__ == "__main__":
    main()
