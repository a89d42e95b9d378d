"""Random whole games in every way to play, with Backstage too."""

import random
from collections.abc import Iterator

import pytest

from shakespeare import Game, Options
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS
from tests.profile import count
from tests.properties.play import POLICIES, play_randomly

# Number of players, Backstage, strategic rest.
WAYS = [(players, backstage, rest) for backstage in (False, True) for players, rest in CONFIGURATIONS]


def options(players: int, backstage: bool = False, strategic_rest: bool = False) -> Options:
    return Options(players, backstage, strategic_rest, BACKSTAGE_EDITION)


def positions(way: tuple[int, bool, bool], seed: int) -> Iterator[tuple[Game, random.Random]]:
    """A game before each of its decisions, and when it is over."""
    game = Game.new(options(*way), seed=seed)
    rng = random.Random(seed)
    style = list(POLICIES)[(seed + 2 * way[0] + 3 * way[1]) % len(POLICIES)]
    for _ in play_randomly(game, rng, POLICIES[style]):
        yield game, rng
    yield game, rng


def every_way(small: int) -> pytest.MarkDecorator:
    """Runs a test with so many games of each way to play."""
    cases = [(way, seed) for way in WAYS for seed in range(count(small))]
    names = [
        f"{players} players{', Backstage' if backstage else ''}{', strategic rest' if rest else ''}, seed {seed}"
        for (players, backstage, rest), seed in cases
    ]
    return pytest.mark.parametrize(("way", "seed"), cases, ids=names)
