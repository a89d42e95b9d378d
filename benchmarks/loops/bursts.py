"""How a loop is timed: in bursts, of which the best counts, so that whatever else the machine does says little."""

import json
import sys
from collections.abc import Callable
from time import process_time

BURSTS = 8


def time_bursts(play: Callable[[int], int], steps: int, **about: object) -> None:
    """Have so many steps played several times over; `play` says how many it really played. Prints JSON."""
    play(steps // 10 + 1)
    best = {"decisions": 0, "seconds": 1.0}
    for _ in range(BURSTS):
        start = process_time()
        done = play(steps)
        seconds = process_time() - start
        if done / seconds > best["decisions"] / best["seconds"]:
            best = {"decisions": done, "seconds": seconds}
    json.dump({**about, **best}, sys.stdout)
