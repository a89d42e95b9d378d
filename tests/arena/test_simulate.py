"""Simulations: the same results whatever the number of processes, summed up rightly."""

import json
import multiprocessing

import pytest

from shakespeare import Options
from shakespeare.arena import ArenaError, Outcome, Results, Spread, simulate, wilson
from shakespeare.players import UnknownPlayer
from tests.frozen import BACKSTAGE_EDITION, options


@pytest.mark.parametrize("jobs", [2, 3])
def test_results_do_not_depend_on_the_number_of_jobs(jobs: int) -> None:
    players = ["groundling", "random", "random"]
    alone = simulate(options(3), players, games=9, seed=4, jobs=1)
    together = simulate(options(3), players, games=9, seed=4, jobs=jobs)
    assert alone == together
    assert alone.outcomes == together.outcomes
    assert alone != simulate(options(3), players, games=9, seed=5, jobs=1)


def test_seeds_follow_one_another_and_seats_rotate() -> None:
    results = simulate(options(3), ["groundling", "random", "random"], games=4, seed=10)
    assert [outcome.seed for outcome in results.outcomes] == [10, 11, 12, 13]
    assert [outcome.players.index("groundling") for outcome in results.outcomes] == [0, 2, 1, 0]
    longer = simulate(options(3), ["groundling", "random", "random"], games=5, seed=10)
    assert longer.outcomes[:4] == results.outcomes


def test_with_backstage_hats_are_a_source_too() -> None:
    """R11.8."""
    chosen = Options(2, backstage=True, edition=BACKSTAGE_EDITION)
    (tally,) = simulate(chosen, ["random", "random"], games=2).by_player()
    assert "hats" in tally.sources
    assert sum(tally.sources.values()) == pytest.approx(tally.score.mean)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(options(1), ["random"], games=40, jobs=2, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 40


def test_ctrl_c_leaves_nothing_running() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(options(2), ["random", "random"], games=200, jobs=2, progress=interrupt)
    assert not multiprocessing.active_children()


def test_a_process_that_is_killed_is_noticed() -> None:
    def kill(done: int) -> None:
        for child in multiprocessing.active_children():
            child.kill()

    with pytest.raises(ArenaError, match="Try fewer jobs"):
        simulate(options(2), ["random", "random"], games=200, jobs=2, progress=kill)


def test_every_point_has_a_source() -> None:
    """R11.8: with Backstage hats are one; without it there are none."""
    for hats in (False, True):
        results = simulate(options(2, backstage=hats), ["apprentice", "groundling"], games=4)
        for tally in (*results.by_player(), *results.by_seat()):
            assert ("hats" in tally.sources) == hats
            assert sum(tally.sources.values()) == pytest.approx(tally.score.mean)
    assert results.by_player()[0].sources["hats"] > 0
    assert "hats" in results.summary()["by_player"]["apprentice"]["sources"]


@pytest.mark.parametrize(
    ("players", "games", "seed", "jobs", "problem"),
    [
        (["random"], 1, 0, 1, "players: a game for 2 needs 2 of them, not 1"),
        (["random", "random"], 0, 0, 1, "games: at least 1 is wanted, not 0"),
        (["random", "random"], 1, 0, 0, "jobs: at least 1 is wanted, not 0"),
        (["random", "random"], 1, -1, 1, "seed: from 0 up"),
        (["random", "random"], 2, 2**64 - 1, 1, "seed: from 0 up"),
    ],
)
def test_what_makes_no_sense_is_refused(
    players: list[str], games: int, seed: int, jobs: int, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        simulate(options(2), players, games, seed, jobs)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="known are"):
        simulate(options(2), ["random", "roscius"], games=1)


def outcome(seed: int, players: tuple[str, str], scores: tuple[int, int], ranks: tuple[int, int]) -> Outcome:
    sources = tuple({"start": 5, "wager": score - 5} for score in scores)
    return Outcome(seed, players, scores, ranks, (10, 12), sources, decisions=100 + seed)


RESULTS = Results(
    options(2),
    ("a", "b"),
    seed=0,
    outcomes=(
        outcome(0, ("a", "b"), (20, 10), (1, 2)),
        outcome(1, ("b", "a"), (15, 15), (1, 1)),
        outcome(2, ("a", "b"), (12, 18), (2, 1)),
    ),
    seconds=1.5,
)


def test_the_summary_adds_up() -> None:
    first, second = RESULTS.by_player()
    assert (first.name, first.count, first.wins) == ("a", 3, 1.5)
    assert second.win_share == 0.5
    assert (first.score.mean, first.score.min, first.score.max) == (47 / 3, 12, 20)
    assert first.score.sd == pytest.approx(4.0415, abs=1e-4)
    assert first.sources["start"] == 5
    assert first.sources["wager"] == pytest.approx(47 / 3 - 5)
    red, green = RESULTS.by_seat()
    assert (red.wins, green.wins) == (1.5, 1.5)
    assert (red.payroll.mean, green.payroll.mean) == (10, 12)
    assert RESULTS.winners_score() == Spread.of([20, 15, 18])
    assert RESULTS.decisions().mean == 101
    assert RESULTS.games_per_second == 2


def test_results_are_plain_data() -> None:
    data = json.loads(json.dumps(RESULTS.to_dict()))
    assert data["by_player"]["a"]["win_share"]["share"] == 0.5
    assert set(data["by_seat"]) == {"0", "1"}
    assert data["rows"][1]["scores"] == [15, 15]
    assert "rows" not in RESULTS.summary()


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilsons_interval(wins: float, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=1e-4)
