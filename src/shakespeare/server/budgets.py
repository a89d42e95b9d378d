"""How long computer players think: less, the more decisions wait for a worker, so that nobody waits long for a move."""

from collections.abc import Mapping
from typing import Final

from shakespeare.players.thinking import MASTERS_BUDGET, PLAYERS_BUDGET, Budget

_LEAST_SECONDS: Final = 0.05
_BUDGETS: Final = {"player": PLAYERS_BUDGET, "master": MASTERS_BUDGET}


def budgeted(player: str, waiting: int, workers: int, budgets: Mapping[str, Budget] | None = None) -> str:
    """How to ask a player while so many other decisions wait: as always where none does.

    `budgets` are those that the operator has set.
    """
    chosen = (budgets or {}).get(player)
    budget = chosen or _BUDGETS.get(player)
    if budget is None or (waiting <= 0 and chosen is None):
        return player
    return f"{player}:{_shrunk(budget, workers / (workers + max(0, waiting)))}"


def _shrunk(budget: Budget, share: float) -> str:
    if budget.games is not None:
        return str(max(1, int(budget.games * share)))
    assert budget.seconds is not None
    return f"{max(_LEAST_SECONDS, budget.seconds * share):.3f}s"
