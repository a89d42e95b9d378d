"""Whole games between computer players, spread over processes; the results do not depend on how many."""

import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from typing import Final

from shakespeare.arena.results import Outcome, Results
from shakespeare.game.game import Game
from shakespeare.game.options import Options
from shakespeare.players import make_player, play_out

Progress = Callable[[int], None]  # is told how many games are done

_LARGEST_CHUNK: Final = 16  # games handed to a process at a time: a second or less, so that Ctrl-C is heard
_LARGEST_SEED: Final = 2**64 - 1


class SimulationError(ValueError):
    """A simulation that cannot be run, or could not be finished."""


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
    _check(options, players, games, seed, jobs)
    start = time.perf_counter()
    chunks = list(_chunks(games, jobs))
    found: dict[int, list[Outcome]] = {}
    done = 0
    with closing(_play(options, tuple(players), seed, chunks, min(jobs, len(chunks)))) as played:
        for first, outcomes in played:
            found[first] = outcomes
            done += len(outcomes)
            if progress is not None:
                progress(done)
    outcomes = [outcome for first in sorted(found) for outcome in found[first]]
    return Results(options, tuple(players), seed, tuple(outcomes), time.perf_counter() - start)


def _check(options: Options, players: Sequence[str], games: int, seed: int, jobs: int) -> None:
    if len(players) != options.players:
        raise ValueError(
            f"players: a game for {options.players} needs {options.players} of them, not {len(players)}"
        )
    for text in players:
        make_player(text)
    if games < 1:
        raise ValueError(f"games: at least 1 is wanted, not {games}")
    if jobs < 1:
        raise ValueError(f"jobs: at least 1 is wanted, not {jobs}")
    if not 0 <= seed <= _LARGEST_SEED - games + 1:
        raise SimulationError(f"seed: from 0 up, and with {games} games still below 2^64, not {seed}")


def _chunks(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(_LARGEST_CHUNK, games // (4 * jobs)))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def _play(
    options: Options, players: tuple[str, ...], seed: int, chunks: list[range], jobs: int
) -> Generator[tuple[int, list[Outcome]], None, None]:
    """The outcomes of every chunk with the number of its first game, in the order they are ready."""
    if jobs == 1:
        for chunk in chunks:
            yield _play_chunk(options, players, seed, chunk)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_ignore_ctrl_c)
    try:
        waiting = iter(chunks)
        running: set[Future[tuple[int, list[Outcome]]]] = set()
        while True:
            with _ctrl_c_later():
                for chunk in islice(waiting, 2 * jobs - len(running)):
                    running.add(pool.submit(_play_chunk, options, players, seed, chunk))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise SimulationError(
            "A process of the simulation was ended from outside, perhaps for want of memory. Try fewer jobs."
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Hear Ctrl-C only afterwards: a process that is just being started must not hear it at all."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_ctrl_c() -> None:
    """The one who started the processes hears it, and ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(
    options: Options, players: tuple[str, ...], seed: int, chunk: range
) -> tuple[int, list[Outcome]]:
    return chunk.start, [_play_game(options, players, seed, number) for number in chunk]


def _play_game(options: Options, players: tuple[str, ...], seed: int, number: int) -> Outcome:
    seats = options.players
    seed += number
    texts = tuple(players[(seat + number) % seats] for seat in range(seats))
    game = Game.new(options, seed=seed)
    decisions = play_out(
        game, [make_player(text, seed * seats + seat, options.edition) for seat, text in enumerate(texts)]
    )
    standings = game.standings()
    return Outcome(
        seed=seed,
        players=texts,
        scores=tuple(standing.score for standing in standings),
        ranks=tuple(standing.rank for standing in standings),
        payrolls=tuple(standing.payroll for standing in standings),
        sources=tuple(standing.sources for standing in standings),
        decisions=decisions,
    )
