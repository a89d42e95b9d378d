"""One of our environments under random play, with an observation at every step; prints JSON."""

import random
import sys
from collections.abc import Callable

import numpy as np
from bursts import time_bursts

from shakespeare import Options
from shakespeare.game import state

Play = Callable[[int], int]  # so many steps, or a few more


def one_by_one(players: int) -> Play:
    """PettingZoo: every agent sees its observation and mask before it acts."""
    from shakespeare.envs import shakespeare_v0

    env = shakespeare_v0.env(players=players)
    env.reset(seed=1)
    draw = random.Random(1).random

    def play(steps: int) -> int:
        done = 0
        while done < steps:
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.reset()
                continue
            legal = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(legal[int(draw() * len(legal))])
            done += 1
        return done

    return play


def single() -> Play:
    """Gymnasium, against one opponent that plays at random, as catanatron's environment is."""
    from shakespeare.envs.single import ShakespeareEnv

    env = ShakespeareEnv(opponents=("random",))
    draw = random.Random(1).random

    def play(steps: int) -> int:
        _, info = env.reset(seed=1)
        for _ in range(steps):
            legal = info["action_mask"].view(np.bool_).nonzero()[0]
            _, _, over, _, info = env.step(legal[int(draw() * len(legal))])
            if over:
                _, info = env.reset()
        return steps

    return play


def many(players: int, backstage: bool = False) -> Play:
    """Self-play over arrays, 64 games. Choosing costs next to nothing: the first legal move and the last, in turn."""
    from shakespeare.envs.selfplay import SelfPlay

    arrays = SelfPlay(64, Options(players=players, backstage=backstage), seed=1)
    games, moves = arrays.masks.shape

    def play(steps: int) -> int:
        for _ in range(steps // games // 2):
            arrays.step(arrays.masks.argmax(axis=1))
            arrays.step(moves - 1 - arrays.masks[:, ::-1].argmax(axis=1))
        return steps // games // 2 * 2 * games

    return play


def open_spiel() -> Play:
    """The game of OpenSpiel, four players, with the tensors of those who decide; chance is played and not counted."""
    import pyspiel

    from shakespeare.envs import openspiel  # noqa: F401  registers the game

    game = pyspiel.load_game("python_shakespeare(players=4)")
    rng = random.Random(1)

    def play(steps: int) -> int:
        done = 0
        while done < steps:
            node = game.new_initial_state()
            while not node.is_terminal():
                if node.is_chance_node():
                    actions, chances = zip(*node.chance_outcomes(), strict=True)
                    node.apply_action(rng.choices(actions, chances)[0])
                    continue
                deciders = [player for player in range(4) if node.legal_actions(player)]
                chosen = [0] * 4
                for player in deciders:
                    node.observation_tensor(player)
                    chosen[player] = rng.choice(node.legal_actions(player))
                if node.is_simultaneous_node():
                    node.apply_actions(chosen)
                else:
                    node.apply_action(chosen[deciders[0]])
                done += len(deciders)
        return done

    return play


LOOPS: dict[str, Callable[[], Play]] = {
    "one by one, 2": lambda: one_by_one(2),
    "one by one, 4": lambda: one_by_one(4),
    "single": single,
    "many, 2": lambda: many(2),
    "many, 4": lambda: many(4),
    "many, 4, Backstage": lambda: many(4, True),
    "open_spiel": open_spiel,
}

if __name__ == "__main__":
    compiled = not str(state.__file__).endswith(".py")
    time_bursts(LOOPS[sys.argv[1]](), int(sys.argv[2]), compiled=compiled)
