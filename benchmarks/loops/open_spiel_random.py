"""A game of OpenSpiel, random play: players' decisions are counted, chance is not; prints JSON."""

import json
import random
import sys
from time import process_time

import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401  registers python_block_dominoes


def play(game: pyspiel.Game, games: int, rng: random.Random) -> int:
    decisions = 0
    draw = rng.random
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
    return decisions


if __name__ == "__main__":
    game = pyspiel.load_game(sys.argv[1])
    play(game, 1, random.Random(0))
    start = process_time()
    found = play(game, int(sys.argv[2]), random.Random(1))
    json.dump({"decisions": found, "seconds": process_time() - start}, sys.stdout)
