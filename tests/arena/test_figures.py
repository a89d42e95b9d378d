"""Figures of games made by hand: what hardly ever happens in played ones, and ratings that can be checked on paper."""

from math import log10

import pytest

from shakespeare.arena import Settings
from shakespeare.arena.facts import GameFacts, SeatFacts
from shakespeare.arena.figures import Figures, figures_of
from shakespeare.arena.ratings import ratings
from shakespeare.arena.schedule import Fixture
from tests.frozen import options


def seat(player: str, rank: int, win: float, objective: str = "") -> SeatFacts:
    return SeatFacts(
        player=player,
        score=20 - rank,
        rank=rank,
        win=win,
        payroll=10,
        unpaid=0,
        money=0,
        sources={"start": 5, "acts": 15 - rank},
        objectives={objective: 2} if objective else {},
        acts=(1, 2, 3),
        decisions=50,
        seconds=1.0,
        slowest=0.5,
        wagers=[3] * 6,
    )


def figures(*tables: tuple[SeatFacts, ...]) -> Figures:
    """Each table is a deal of its own."""
    games = [
        GameFacts(Fixture(number, number, number, tuple(seat.player for seat in seats)), seats)
        for number, seats in enumerate(tables)
    ]
    return figures_of(Settings(options(3), ("a", "b", "c"), 1), games)


def test_a_shared_victory_counts_in_parts() -> None:
    """R10.5."""
    objective = options(3).edition.objectives[0].name
    found = figures(
        (seat("a", 1, 0.5, objective), seat("b", 1, 0.5), seat("c", 3, 0.0)),
        (seat("a", 1, 1.0), seat("b", 2, 0.0), seat("c", 2, 0.0)),
    )
    assert [player.wins.value for player in found.players if player.wins] == [0.75, 0.25, 0.0]
    assert found.ahead == [[0.0, 1.5, 2.0], [0.5, 0.0, 1.5], [0.0, 0.5, 0.0]]
    assert found.winners.seats == 3 and found.others is not None and found.others.seats == 3
    (kept,) = (row for row in found.objectives if row.objective == objective)
    assert (kept.kept, kept.winners, kept.mean) == (1, 1, 2)


def test_where_all_deals_agree_only_a_win_share_has_an_interval() -> None:
    table = (seat("a", 1, 1.0), seat("b", 2, 0.0), seat("c", 3, 0.0))
    for player in figures(table, table, table).players:
        assert player.wins is not None and player.rating is not None
        assert (player.rating.low, player.rating.high) == (None, None)
        assert (player.score.low, player.score.high) == (None, None)
        assert player.wins.low is not None and player.wins.high is not None
        assert 0 <= player.wins.low <= player.wins.value + 1e-9
        assert player.wins.value <= player.wins.high + 1e-9 and player.wins.high <= 1
        assert player.wins.high - player.wins.low > 0.5  # of three deals


def test_a_player_that_was_never_dealt_in_is_left_out() -> None:
    found = figures((seat("a", 1, 1.0), seat("a", 2, 0.0), seat("b", 3, 0.0)))
    assert [player.name for player in found.players] == ["a", "b"]


def test_the_rating_of_two_is_the_logarithm_of_their_odds() -> None:
    for wins, losses in ((75.0, 25.0), (3.5, 0.5), (1000.0, 0.0), (0.0, 0.0)):
        better, worse = ratings([[0.0, wins], [losses, 0.0]])
        assert better - worse == pytest.approx(400 * log10((wins + 0.5) / (losses + 0.5)), abs=1e-6)
        assert better + worse == pytest.approx(3000)


def test_ratings_are_those_that_explain_the_results_best() -> None:
    """Whoever is made a little stronger or weaker explains them less well."""
    ahead = [[0.0, 12.0, 9.5], [8.0, 0.0, 14.0], [0.5, 6.0, 0.0]]
    best = ratings(ahead)

    def likelihood(points: list[float]) -> float:
        return sum(
            (ahead[i][j] + 0.5) * -log10(1 + 10 ** ((points[j] - points[i]) / 400))
            for i in range(3)
            for j in range(3)
            if i != j
        )

    assert sum(best) == pytest.approx(4500)
    for place in range(3):
        for change in (-1.0, 1.0):
            other = [points + change * (number == place) for number, points in enumerate(best)]
            assert likelihood(other) < likelihood(best)
