"""How long the computer players think, and how they fare against random play: part of `make bench`.

A player's own time alone, the view made before. The figures go to benchmarks/results/players.json too.
"""

import json
import statistics
from pathlib import Path
from time import process_time

from shakespeare import Game, Options, load_edition
from shakespeare.players import known_players, make_player

RESULTS = Path(__file__).parent / "results" / "players.json"
GAMES = 10
MATCHES = 200
# The master by games, about as many as it would try in 30 ms: by time, it takes what it is given.
NAMES = [*known_players()[:-1], "master:60"]


def times(name: str, players: int, backstage: bool = False) -> list[float]:
    """Seconds of each decision in whole games among themselves."""
    found = []
    for seed in range(GAMES):
        game = Game.new(Options(players=players, backstage=backstage), seed=seed)
        seats = [make_player(name, seed + seat, load_edition()) for seat in range(players)]
        while game.deciders:
            seat = game.deciders[0]
            view, question, legal = game.view(seat), game.question(seat), game.legal(seat)
            assert question is not None
            start = process_time()
            move = seats[seat].choose(view, question, legal)
            found.append(process_time() - start)
            game.play(seat, move)
    return found


def wins(name: str) -> float:
    """The share of two-player games that it wins against random play, sitting first and second in turn."""
    won = 0.0
    for match in range(MATCHES):
        seat = match % 2
        game = Game.new(Options(players=2), seed=match)
        names = [name, "random"] if seat == 0 else ["random", name]
        seats = [make_player(text, match) for text in names]
        while game.deciders:
            decider = game.deciders[0]
            question = game.question(decider)
            assert question is not None
            game.play(decider, seats[decider].choose(game.view(decider), question, game.legal(decider)))
        ranks = [standing.rank for standing in game.standings()]
        won += (ranks[seat] == 1) / ranks.count(1)
    return won / MATCHES


def main() -> None:
    found = {}
    print(
        f"{'player':14}{'mean, ms':>12}{'99 of 100, ms':>16}{'× random':>12}{'with Backstage, ms':>20}"
        f"{'wins against random':>22}"
    )
    least = None
    for name in NAMES:
        taken = sorted(times(name, 2) + times(name, 4))
        mean = statistics.mean(taken)
        least = least or mean
        late = taken[len(taken) * 99 // 100]
        backstage = statistics.mean(times(name, 2, backstage=True) + times(name, 4, backstage=True))
        won = wins(name)
        print(
            f"{name:14}{mean * 1e3:>12.3f}{late * 1e3:>16.3f}{mean / least:>12.0f}{backstage * 1e3:>20.3f}{won:>22.1%}"
        )
        found[name] = {"mean": mean, "late": late, "with Backstage": backstage, "wins against random": won}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=1), encoding="utf-8")
    print(f"Written to {RESULTS.relative_to(Path(__file__).parent.parent)}.")


if __name__ == "__main__":
    main()
