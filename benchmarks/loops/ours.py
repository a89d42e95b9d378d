"""Random play of four players through the public interface, and what the other calls cost; prints JSON."""

import json
import random
import sys
from collections.abc import Callable
from time import process_time

from shakespeare import Game, Options, Sampler
from shakespeare.game import state

PLAYERS = 4
OPTIONS = Options(players=PLAYERS)
BACKSTAGE = Options(players=PLAYERS, backstage=True)


def play(games: int, rng: random.Random, options: Options = OPTIONS) -> int:
    """Whole games, with events and record on. A question always has two answers or more, so all decisions count."""
    decisions = 0
    draw = rng.random
    for seed in range(games):
        game = Game.new(options, seed=seed)
        while deciders := game.deciders:
            seat = deciders[0]
            moves = game.legal(seat)
            game.play(seat, moves[int(draw() * len(moves))])
            decisions += 1
    return decisions


def middle(seed: int) -> Game:
    """A game in the middle of its third day, where somebody takes elements."""
    rng = random.Random(seed)
    game = Game.new(OPTIONS, seed=seed)
    while True:
        seat = game.deciders[0]
        question = game.question(seat)
        if game.view(None)["day"] == 3 and question is not None and question.kind == "take":
            return game
        game.play(seat, rng.choice(game.legal(seat)))


def cost(call: Callable[[], object], times: int) -> float:
    """Seconds a call, the best of five runs."""
    best = float("inf")
    for _ in range(5):
        start = process_time()
        for _ in range(times):
            call()
        best = min(best, (process_time() - start) / times)
    return best


def copy_cost(game: Game, times: int) -> float:
    """Seconds a copy of a game that has just moved, as a search makes them; the best of five runs."""
    best = float("inf")
    for _ in range(5):
        moved = [game.copy() for _ in range(times)]
        for one in moved:
            seat = one.deciders[0]
            one.play(seat, one.legal(seat)[0])
        start = process_time()
        for one in moved:
            one.copy()
        best = min(best, (process_time() - start) / times)
    return best


def undo_cost(game: Game, times: int) -> float:
    """Seconds to take a move back, the move itself included."""
    seat = game.deciders[0]
    move = game.legal(seat)[0]

    def there_and_back() -> None:
        game.play(seat, move)
        game.undo(seat)

    return cost(there_and_back, times)


def main(games: int) -> None:
    rng = random.Random(1)
    play(1, rng)
    start = process_time()
    decisions = play(games, rng)
    seconds = process_time() - start
    play(1, rng, BACKSTAGE)
    start = process_time()
    backstage_decisions = play(games, rng, BACKSTAGE)
    backstage_seconds = process_time() - start
    game = middle(3)
    seat = game.deciders[0]
    view = game.view(seat)
    sampler = Sampler(view)
    finished = Game.new(OPTIONS, seed=3)
    while finished.deciders:
        decider = finished.deciders[0]
        finished.play(decider, rng.choice(finished.legal(decider)))
    record = finished.record()
    assert len(finished.events) > len(record["log"])  # both are always kept
    json.dump(
        {
            "compiled": not str(state.__file__).endswith(".py"),
            "decisions": decisions,
            "seconds": seconds,
            "backstage": backstage_decisions / backstage_seconds,
            "copy": copy_cost(game, 1000),
            "view": cost(lambda: game.view(seat), 500),
            "offers": cost(lambda: game.offers(seat), 200),
            "draw": cost(lambda: sampler.draw(rng), 1000),
            "parse": cost(lambda: Sampler(view), 50),
            "replay": cost(lambda: Game.replay(record), 10),
            "undoable": cost(lambda: game.undoable(seat), 500),
            "undo": undo_cost(game.copy(), 20),
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
