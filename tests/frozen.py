"""The edition that tests and golden games play with: frozen, so that tuning the shipped one breaks none of them."""

import tomllib
from pathlib import Path

from shakespeare import Game, Options, load_edition
from tests.profile import PROFILE

_FOLDER = Path(__file__).parent / "editions"
EDITION = load_edition(_FOLDER / "frozen.toml")
# The same with Backstage, which has a file of its own.
BACKSTAGE_EDITION = load_edition(
    EDITION.to_dict()
    | {"name": "Frozen with Backstage"}
    | tomllib.loads((_FOLDER / "backstage.toml").read_text(encoding="utf-8"))
)

# Every way to play: number of players, strategic rest. `make check` makes do with some.
CONFIGURATIONS = [(1, False), (2, False), (3, True)]
if PROFILE != "check":
    CONFIGURATIONS += [(3, False), (4, False), (2, True), (4, True)]


def options(players: int, strategic_rest: bool = False, backstage: bool = False) -> Options:
    return Options(players, backstage, strategic_rest, BACKSTAGE_EDITION if backstage else EDITION)


def new_game(players: int, seed: int = 0, strategic_rest: bool = False, backstage: bool = False) -> Game:
    return Game.new(options(players, strategic_rest, backstage), seed=seed)
