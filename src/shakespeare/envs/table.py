"""What all environments share: the options of their games, their seeds, and the moves that actions stand for."""

import operator
from typing import Any, Final

import numpy as np

from shakespeare.edition import Edition, load_edition
from shakespeare.game.game import Game
from shakespeare.game.options import Options

_SEEDS: Final = 2**63
RESET_FIRST: Final = "the environment is to be reset before the first step, and when a game is over"


def options_of(players: int, backstage: bool, strategic_rest: bool, edition: Edition | None) -> Options:
    return Options(players, backstage, strategic_rest, edition or load_edition())


def new_game(options: Options, rng: np.random.Generator) -> Game:
    """Another game, whose seed comes from the environment's."""
    return Game.new(options, seed=int(rng.integers(_SEEDS)))


def as_number(action: Any, actions: int) -> int:
    """The number of an action, which may come as a number of numpy."""
    try:
        number = operator.index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number from 0 to {actions - 1}, not {action!r}") from None
    if not 0 <= number < actions:
        raise ValueError(f"an action is a whole number from 0 to {actions - 1}, not {number}")
    return number
