"""The schedule: everybody meets everybody from every seat, with the same shuffles."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespeare.arena import ArenaError
from shakespeare.arena.schedule import Schedule, line_ups

NAMES = ["a", "b", "c", "d", "e"]
tables = given(st.integers(1, 5), st.integers(1, 4), st.integers(0, 2**32))


@tables
def test_every_entrant_sits_as_often_in_each_seat(entrants: int, seats: int, seed: int) -> None:
    names = NAMES[:entrants]
    schedule = Schedule(names, seats, seed)
    games = len(schedule.line_ups) * schedule.rotations  # everybody has met
    places = Counter(
        (player, seat) for game in schedule.fixtures(games) for seat, player in enumerate(game.players)
    )
    assert len(places) == entrants * seats
    if entrants > 1:
        assert len(set(places.values())) == 1


@tables
def test_a_deal_is_one_line_up_in_all_its_rotations(entrants: int, seats: int, seed: int) -> None:
    schedule = Schedule(NAMES[:entrants], seats, seed)
    fixtures = schedule.fixtures(60)
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    for deal in {fixture.deal for fixture in fixtures}:
        games = [fixture for fixture in fixtures if fixture.deal == deal]
        assert {game.seed for game in games} == {seed + deal}
        assert len({game.players for game in games}) == len(games) == schedule.rotations
        if seats > 1:
            assert len({tuple(sorted(game.players)) for game in games}) == 1


@tables
def test_a_game_does_not_depend_on_how_many_there_are(entrants: int, seats: int, seed: int) -> None:
    schedule = Schedule(NAMES[:entrants], seats, seed)
    more = schedule.fixtures(50)
    for games in (1, 7, 33):
        fewer = schedule.fixtures(games)
        assert games <= len(fewer) < games + schedule.rotations
        assert fewer == more[: len(fewer)]


@given(st.integers(1, 5), st.integers(2, 4))
def test_line_ups_hold_as_many_different_entrants_as_there_can_be(entrants: int, seats: int) -> None:
    found = line_ups(NAMES[:entrants], seats)
    assert len(set(found)) == len(found)
    assert all(len(line_up) == seats for line_up in found)
    assert {len(set(line_up)) for line_up in found} == {min(entrants, seats)}
    pairs = {pair for line_up in found for pair in combinations(sorted(set(line_up)), 2)}
    assert pairs == set(combinations(NAMES[:entrants], 2))


def test_in_the_solo_game_all_play_the_same_deal() -> None:
    fixtures = Schedule(["a", "b"], 1, 10).fixtures(4)
    assert [(game.seed, game.players) for game in fixtures] == [
        (10, ("a",)),
        (10, ("b",)),
        (11, ("a",)),
        (11, ("b",)),
    ]


@pytest.mark.parametrize(
    ("entrants", "seed", "problem"),
    [
        ([], 0, "at least one is wanted"),
        (["a", "b", "a"], 0, "a is named twice"),
        (["a", "b"], -1, "seed: from 0 up"),
        (["a", "b"], 2**64 - 1, "seed: from 0 up"),
    ],
)
def test_what_makes_no_sense_is_refused(entrants: list[str], seed: int, problem: str) -> None:
    with pytest.raises(ArenaError, match=problem):
        Schedule(entrants, 2, seed).fixtures(4)
