"""One of our environments under random play, with an observation at every step; prints JSON. Four players."""

import json
import random
import sys
from collections.abc import Callable
from time import process_time

import numpy as np

from shakespeare import Options
from shakespeare.game import state

PLAYERS = 4


def one_by_one(steps: int) -> int:
    """PettingZoo: every agent sees its observation and mask before it acts."""
    from shakespeare.envs import shakespeare_v0

    env = shakespeare_v0.env(players=PLAYERS)
    env.reset(seed=1)
    rng = random.Random(1)
    done = 0
    while done < steps:
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.reset()
            continue
        env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        done += 1
    return done


def single(steps: int) -> int:
    """Gymnasium, against one opponent that plays at random: as catanatron's environment is."""
    from shakespeare.envs.single import ShakespeareEnv

    env = ShakespeareEnv(opponents=("random",))
    _, info = env.reset(seed=1)
    rng = random.Random(1)
    for _ in range(steps):
        _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        if over:
            _, info = env.reset()
    return steps


def many(steps: int) -> int:
    """Self-play over arrays. What is chosen costs nothing: the first legal move, or the last, in turn."""
    from shakespeare.envs.selfplay import SelfPlay

    games = 64
    play = SelfPlay(games, Options(players=PLAYERS), seed=1)
    moves = play.masks.shape[1]
    for number in range(steps // games):
        if number % 2:
            play.step(play.masks.argmax(axis=1))
        else:
            play.step(moves - 1 - play.masks[:, ::-1].argmax(axis=1))
    return steps // games * games


def open_spiel(steps: int) -> int:
    """The game of OpenSpiel, with the tensor of whoever decides; chance nodes are played and not counted."""
    import pyspiel

    from shakespeare.envs import openspiel  # noqa: F401  registers the game

    game = pyspiel.load_game("python_shakespeare(players=4)")
    rng = random.Random(1)
    done = 0
    while done < steps:
        node = game.new_initial_state()
        while not node.is_terminal():
            if node.is_chance_node():
                actions, chances = zip(*node.chance_outcomes(), strict=True)
                node.apply_action(rng.choices(actions, chances)[0])
            elif node.is_simultaneous_node():
                chosen = []
                for player in range(PLAYERS):
                    legal = node.legal_actions(player)
                    if legal:
                        node.observation_tensor(player)
                        done += 1
                    chosen.append(rng.choice(legal) if legal else 0)
                node.apply_actions(chosen)
            else:
                node.observation_tensor(node.current_player())
                node.apply_action(rng.choice(node.legal_actions()))
                done += 1
    return done


LOOPS: dict[str, Callable[[int], int]] = {
    "one by one": one_by_one,
    "single": single,
    "many": many,
    "open_spiel": open_spiel,
}

if __name__ == "__main__":
    loop = LOOPS[sys.argv[1]]
    loop(500)
    start = process_time()
    done = loop(int(sys.argv[2]))
    seconds = process_time() - start
    compiled = not str(state.__file__).endswith(".py")
    json.dump({"compiled": compiled, "decisions": done, "seconds": seconds}, sys.stdout)
