"""Catanatron, four random players: all its decisions are counted, forced ones too; prints JSON."""

import json
import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play(games: int) -> int:
    decisions = 0
    for seed in range(games):
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions


if __name__ == "__main__":
    play(1)
    start = process_time()
    found = play(int(sys.argv[1]))
    json.dump({"decisions": found, "seconds": process_time() - start}, sys.stdout)
