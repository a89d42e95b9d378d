"""A Python game of OpenSpiel, random play with the observation tensor of whoever decides; prints JSON."""

import json
import random
import sys
from time import process_time

import pyspiel
from open_spiel.python import games  # noqa: F401  registers them


def play(game: pyspiel.Game, decisions: int, rng: random.Random) -> int:
    """Players' decisions are counted, chance is not."""
    done = 0
    while done < decisions:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
    return done


if __name__ == "__main__":
    game = pyspiel.load_game(sys.argv[1])
    play(game, 100, random.Random(0))
    start = process_time()
    found = play(game, int(sys.argv[2]), random.Random(1))
    json.dump({"decisions": found, "seconds": process_time() - start}, sys.stdout)
