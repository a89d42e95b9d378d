"""The fitted weights of the appraisal: read from `values.json`, which `shakespeare.players.fitting` writes."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from shakespeare.players.foresight.appraisal import Tables
from shakespeare.players.foresight.features import FEATURES

FILE: Final = "values.json"


def kind_of_game(players: int, backstage: bool) -> str:
    """The kinds of games that have weights of their own, as the file names them."""
    return f"{players}-backstage" if backstage else str(players)


@cache
def tables_for(players: int, backstage: bool) -> Tables:
    """The weights for a kind of game: by day, in the order of FEATURES."""
    days = _read()["weights"][kind_of_game(players, backstage)]
    return {int(day): [weights[name] for name in FEATURES] for day, weights in days.items()}


@cache
def _read() -> Any:
    return json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
