"""A Python game of OpenSpiel, random play with the observation tensor of whoever decides; prints JSON."""

import random
import sys

import pyspiel
from bursts import time_bursts
from open_spiel.python import games  # noqa: F401  registers them

rng = random.Random(1)
draw = rng.random


def play(game: pyspiel.Game, decisions: int) -> int:
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
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                done += 1
    return done


if __name__ == "__main__":
    game = pyspiel.load_game(sys.argv[1])
    time_bursts(lambda decisions: play(game, decisions), int(sys.argv[2]))
