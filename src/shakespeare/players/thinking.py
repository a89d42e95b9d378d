"""The players `player` and `master`: both look ahead by trying moves in games that their view allows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import Final

from shakespeare.edition import Edition
from shakespeare.game.game import Question
from shakespeare.game.moves import Move
from shakespeare.game.sampler import Sampler
from shakespeare.players.apprentice import Apprentice
from shakespeare.players.foresight.appraisal import Appraisal
from shakespeare.players.foresight.search import Search, Settings
from shakespeare.players.player import View
from shakespeare.players.thumb.weights import WEIGHTS
from shakespeare.players.values import tables_for

# In games that are only imagined one price is tried: a third of the time for nearly the same play.
IMAGINED: Final = replace(WEIGHTS, prices=(0.1,))


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: so many imagined games, or so many seconds."""

    games: int | None = None
    seconds: float | None = None


class Thinker:
    """Tries its moves in imagined games, each played to the next dawn, and takes what did best there.

    Limited by games it is the same for the same seed; limited by time it uses the time.
    """

    def __init__(
        self,
        seed: int,
        edition: Edition,
        settings: Settings,
        budget: Budget,
        by_thumb: Sequence[str] = (),
    ) -> None:
        """`by_thumb` are kinds of questions that it answers as an apprentice would."""
        self._random = Random(seed)
        self._edition = edition
        self._settings = settings
        self._budget = budget
        self._by_thumb = by_thumb
        self._apprentice = Apprentice(seed, edition)

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        if question.kind in self._by_thumb:
            return self._apprentice.choose(view, question, legal)
        sampler = Sampler(view, self._edition)
        options = view["options"]
        appraisal = Appraisal(tables_for(options["players"], options["backstage"]), self._settings.thumb)
        search = Search(sampler, question.seat, list(legal), appraisal, self._settings, self._random)
        if self._budget.seconds is not None:
            self._by_time(search, self._budget.seconds)
        else:
            self._by_games(search, self._budget.games or 1)
        return search.choice()

    def _by_games(self, search: Search, games: int) -> None:
        played = 0
        while played < games:
            played += search.round(played / games)

    def _by_time(self, search: Search, seconds: float) -> None:
        start = perf_counter()
        spent = 0.0
        while spent < seconds:
            search.round(spent / seconds)
            spent = perf_counter() - start


# `player` thinks of itself alone; its wager is by rules of thumb, which know what rivals usually wager.
PLAYER: Final = Settings(IMAGINED, moves=5, alone=True)
PLAYERS_BUDGET: Final = Budget(games=5)
MASTER: Final = Settings(IMAGINED)
MASTERS_BUDGET: Final = Budget(seconds=1.0)
WAGERS: Final = ("wager",)


def player(seed: int, edition: Edition, budget: Budget | None = None) -> Thinker:
    """Looks ahead through its own day, as if the others did nothing."""
    return Thinker(seed, edition, PLAYER, budget or PLAYERS_BUDGET, WAGERS)


def master(seed: int, edition: Edition, budget: Budget | None = None) -> Thinker:
    """Looks ahead through the day of all players, wagers included."""
    return Thinker(seed, edition, MASTER, budget or MASTERS_BUDGET)


def master_with_naive_wagers(seed: int, edition: Edition, budget: Budget | None = None) -> Thinker:
    """What `master` is without thinking about the wagers of the others."""
    return Thinker(seed, edition, MASTER, budget or MASTERS_BUDGET, WAGERS)
