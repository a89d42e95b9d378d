"""Catanatron's Gymnasium environment against one random opponent: the learner's steps are counted; prints JSON."""

import random
import sys

from bursts import time_bursts
from catanatron_gym.envs.catanatron_env import CatanatronEnv

env = CatanatronEnv()


def play(steps: int) -> int:
    _, info = env.reset(seed=1)
    for _ in range(steps):
        legal = info["valid_actions"]
        _, _, terminated, truncated, info = env.step(legal[int(random.random() * len(legal))])
        if terminated or truncated:
            _, info = env.reset()
    return steps


if __name__ == "__main__":
    random.seed(1)
    time_bursts(play, int(sys.argv[1]))
