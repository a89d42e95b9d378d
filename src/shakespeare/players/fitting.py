"""Fits the weights of the appraisal by self-play: `python -m shakespeare.players.fitting` writes `values.json` anew.

For every kind of game, players who follow the rules of thumb play many games with more or less chance in their choices.
At each dawn the features of all seats are noted; at the end of the game, the scores. The weights of a day are those that
best explain, by least squares, how far a seat ended ahead of its rivals from how far its features are ahead of theirs;
alone, its score. A little ridge keeps features that hardly vary near 0. The same seed gives the same file.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from shakespeare.game.game import Game
from shakespeare.game.options import Options
from shakespeare.game.terms import DAYS
from shakespeare.players.foresight.features import FEATURES, features
from shakespeare.players.foresight.playing import Dice, best, is_dawn
from shakespeare.players.thinking import IMAGINED
from shakespeare.players.thumb.judge import Judge
from shakespeare.players.values import FILE, kind_of_game

KINDS: Final = [(players, backstage) for backstage in (False, True) for players in (1, 2, 3, 4)]
JITTERS: Final = (0.05, 0.15, 0.4)  # how far chance turns choices, in prestige; one for each game
WILD_WAGERS: Final = (0.0, 0.4)  # share of wagers made at random; one for each game
RIDGE: Final = 1e-3
BATCH: Final = 100  # games that one process plays at a time

Dawn = tuple[int, list[list[float]], list[int]]  # day, features by seat, scores by seat


def play(kind: tuple[int, bool], seed: int) -> Iterator[Dawn]:
    """All dawns of one game."""
    players, backstage = kind
    random = Random(seed)
    dice = Dice(seed)
    jitter = random.choice(JITTERS)
    wild = random.choice(WILD_WAGERS)
    game = Game.new(Options(players=players, backstage=backstage), seed=seed)
    state = game._state
    seen: list[tuple[int, list[list[float]]]] = []
    while state.deciders:
        if state.day > 1 and is_dawn(state, state.day) and state.day > (seen[-1][0] if seen else 1):
            seen.append((state.day, [features(state, seat, IMAGINED) for seat in range(players)]))
        seat = state.deciders[0]
        cue = state.stack[-1]
        moves = cue.step.legal(state, cue, seat)
        if cue.step.asks == "wager" and random.random() < wild:
            move = random.choice(moves)
        else:
            move = best(moves, Judge(state, seat, IMAGINED).worths(moves), jitter, dice)
        state.answer(seat, move)
    scores = [standing.score for standing in game.standings()]
    for day, found in seen:
        yield day, found, scores


def play_batch(kind: tuple[int, bool], seeds: range) -> list[Dawn]:
    return [dawn for seed in seeds for dawn in play(kind, seed)]


def fit(dawns: list[Dawn], day: int) -> tuple[dict[str, float], float]:
    """The weights of a day, and the share of the spread of results that they explain."""
    import numpy

    held = numpy.array([found for on, found, _ in dawns if on == day])
    results = numpy.array([scores for on, _, scores in dawns if on == day], dtype=float)
    seats = held.shape[1]
    if seats > 1:  # what somebody has more than the others on average
        held = (held * seats - held.sum(1, keepdims=True)) / (seats - 1)
        results = (results * seats - results.sum(1, keepdims=True)) / (seats - 1)
    table = held.reshape(-1, held.shape[2])
    target = results.reshape(-1)
    table = table - table.mean(0)
    target = target - target.mean()
    spread = table.std(0)
    spread[spread < 1e-9] = 1.0
    table = table / spread
    square = table.T @ table + RIDGE * len(target) * numpy.eye(table.shape[1])
    weights = numpy.linalg.solve(square, table.T @ target)
    explained = 1 - (target - table @ weights).var() / target.var()
    rounded = {name: round(float(w), 4) for name, w in zip(FEATURES, weights / spread, strict=True)}
    return rounded, float(explained)


def fit_all(seed: int, games: int, jobs: int) -> dict[str, Any]:
    weights: dict[str, Any] = {}
    explained: dict[str, Any] = {}
    with ProcessPoolExecutor(jobs) as pool:
        for number, kind in enumerate(KINDS):
            first = seed * 100_000_000 + number * 10_000_000
            batches = [
                range(start, min(start + BATCH, first + games))
                for start in range(first, first + games, BATCH)
            ]
            dawns = [dawn for part in pool.map(partial(play_batch, kind), batches) for dawn in part]
            name = kind_of_game(*kind)
            fits = {str(day): fit(dawns, day) for day in range(2, DAYS + 1)}
            weights[name] = {day: found for day, (found, _) in fits.items()}
            explained[name] = {day: round(share, 3) for day, (_, share) in fits.items()}
            print(name, explained[name], file=sys.stderr, flush=True)
    return {
        "edition": Options().edition.digest,
        "seed": seed,
        "games": games,
        "explained": explained,
        "weights": weights,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m shakespeare.players.fitting", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=8000, help="games for each kind (default: 8000)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(FILE))
    chosen = parser.parse_args()
    fitted = fit_all(chosen.seed, chosen.games, chosen.jobs)
    chosen.out.write_text(json.dumps(fitted, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
