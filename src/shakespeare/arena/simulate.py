"""Whole games between computer players, spread over processes; the results do not depend on how many."""

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial

from shakespeare.arena.playing import play
from shakespeare.arena.results import Outcome, Results
from shakespeare.arena.schedule import Fixture, rotating
from shakespeare.arena.spread import spread
from shakespeare.game.options import Options
from shakespeare.players import make_player

Progress = Callable[[int], None]  # is told how many games are done


def simulate(
    options: Options,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Results:
    """Play `games` games with the seeds `seed`, `seed` + 1, …

    `players` are texts for `make_player`, one for each seat of the first game; in every further game all
    move on by one seat. Ctrl-C ends the work at once, and nothing is left running.
    """
    _check(options, players, games, jobs)
    fixtures = rotating(players, games, seed)
    start = time.perf_counter()
    found: dict[int, Outcome] = {}
    with closing(spread(partial(_outcome, options), fixtures, min(jobs, games))) as played:
        for number, outcome in played:
            found[number] = outcome
            if progress is not None:
                progress(len(found))
    outcomes = tuple(found[number] for number in range(games))
    return Results(options, tuple(players), seed, outcomes, time.perf_counter() - start)


def _check(options: Options, players: Sequence[str], games: int, jobs: int) -> None:
    if len(players) != options.players:
        raise ValueError(
            f"players: a game for {options.players} needs {options.players} of them, not {len(players)}"
        )
    for text in players:
        make_player(text, programs=True)
    if games < 1:
        raise ValueError(f"games: at least 1 is wanted, not {games}")
    if jobs < 1:
        raise ValueError(f"jobs: at least 1 is wanted, not {jobs}")


def _outcome(options: Options, fixture: Fixture) -> tuple[int, Outcome]:
    played = play(options, fixture)
    standings = played.game.standings()
    return fixture.number, Outcome(
        seed=fixture.seed,
        players=fixture.players,
        scores=tuple(standing.score for standing in standings),
        ranks=tuple(standing.rank for standing in standings),
        payrolls=tuple(standing.payroll for standing in standings),
        sources=tuple(standing.sources for standing in standings),
        decisions=played.decisions,
    )
