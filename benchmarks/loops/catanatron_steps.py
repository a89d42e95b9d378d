"""Catanatron's Gymnasium environment against one random opponent: its own steps are counted; prints JSON."""

import json
import random
import sys
from time import process_time

from catanatron_gym.envs.catanatron_env import CatanatronEnv


def play(env: CatanatronEnv, steps: int) -> int:
    random.seed(1)
    _, info = env.reset(seed=1)
    for _ in range(steps):
        _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
        if terminated or truncated:
            _, info = env.reset()
    return steps


if __name__ == "__main__":
    env = CatanatronEnv()
    play(env, 100)
    start = process_time()
    found = play(env, int(sys.argv[1]))
    json.dump({"decisions": found, "seconds": process_time() - start}, sys.stdout)
