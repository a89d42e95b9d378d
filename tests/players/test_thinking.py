"""`player` and `master`: what they look at, how long they think, and that looking ahead pays."""

import json
from random import Random
from time import perf_counter

import pytest

from shakespeare import Game, Options, Sampler
from shakespeare.game.terms import DAYS
from shakespeare.players import UnknownPlayer, make_player, play_out
from shakespeare.players.fitting import KINDS, fit, play
from shakespeare.players.foresight.appraisal import Appraisal
from shakespeare.players.foresight.features import FEATURES, features
from shakespeare.players.foresight.playing import Dice, is_dawn, play_on
from shakespeare.players.foresight.search import Search, Settings
from shakespeare.players.thinking import IMAGINED
from shakespeare.players.values import tables_for
from tests.frozen import EDITION, new_game
from tests.players.games import wins
from tests.scene import GREEN, RED, Seat, scene


def thinking(game: Game, seat: int, settings: Settings | None = None, seed: int = 0) -> Search:
    players = game.options.players
    appraisal = Appraisal(tables_for(players, game.options.backstage), IMAGINED)
    sampler = Sampler(game.view(seat), game.options.edition)
    return Search(sampler, seat, game.legal(seat), appraisal, settings or Settings(IMAGINED), Random(seed))


@pytest.mark.slow
def test_player_beats_apprentice() -> None:
    """Over many games it wins about four of five (docs/players.md)."""
    assert wins("player", "apprentice", players=2, games=60) >= 36


@pytest.mark.slow
def test_master_beats_player() -> None:
    assert wins("master:40", "player", players=2, games=30) >= 17


@pytest.mark.slow
@pytest.mark.parametrize("only", ["acts", "sets", "costumes"])
def test_who_does_one_thing_only_loses_to_who_mixes(only: str) -> None:
    """R12.1, with the shipped edition."""
    won = 0
    for seed in range(30):
        game = Game.new(Options(players=2), seed=seed)
        texts = ["apprentice", f"only-{only}"] if seed % 2 else [f"only-{only}", "apprentice"]
        play_out(game, [make_player(text, seed) for text in texts])
        won += game.standings()[texts.index("apprentice")].rank == 1
    assert won >= 24


@pytest.mark.parametrize(
    "text", ["player:0", "master:", "master:40 games", "master:0s", "player:1e3", "apprentice:4"]
)
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnknownPlayer):
        make_player(text)


def test_a_time_is_used_and_ends() -> None:
    game = new_game(2, seed=1)
    seat = game.deciders[0]
    question = game.question(seat)
    assert question is not None
    start = perf_counter()
    move = make_player("master:0.05s", 1, EDITION).choose(game.view(seat), question, game.legal(seat))
    assert move in game.legal(seat)
    assert perf_counter() - start >= 0.05


def test_the_race_drops_those_who_do_worst() -> None:
    """All moves enter, at most as many as the settings say; in the end two are left, and the better one is chosen."""
    game = scene(2, day=6, turn=RED)
    search = thinking(game, RED, Settings(IMAGINED, moves=6))
    assert len(search.racing) == 6
    for done in (0.0, 0.5, 0.9, 0.9):
        assert search.round(done) == len(search.racing)
    assert len(search.racing) == 2
    best = max(search.racing, key=lambda branch: branch.mean())
    assert search.choice() is best.move


@pytest.mark.parametrize("text", ["player", "master:30"])
def test_sees_what_a_turn_leads_to(text: str) -> None:
    """R6.2, R9.1: its last cylinder goes to the handyman, who completes a costume for 3 prestige and a prestige more."""
    hamlet = Seat(troupe=["hamlet"], costumes={"hamlet": "green green"}, wagered=1, recruited=True)
    game = scene(2, day=6, turn=RED, seats={RED: hamlet}, costumes="blue black black")
    question = game.question(RED)
    assert question is not None
    for seed in range(3):
        move = make_player(text, seed, EDITION).choose(game.view(RED), question, game.legal(RED))
        assert move.text == "activate handyman"


@pytest.mark.parametrize(("players", "backstage"), KINDS)
def test_every_kind_of_game_has_weights_for_every_dawn(players: int, backstage: bool) -> None:
    tables = tables_for(players, backstage)
    assert sorted(tables) == list(range(2, DAYS + 1))
    for weights in tables.values():
        assert len(weights) == len(FEATURES)
        assert any(weights)


def test_prestige_in_hand_counts_most_at_last() -> None:
    """The fitted weights make sense: on the last day a prestige is worth about one."""
    for players, backstage in KINDS:
        prestige = tables_for(players, backstage)[DAYS][list(FEATURES).index("prestige")]
        assert 0.8 < prestige < 1.2


@pytest.mark.parametrize(("players", "backstage"), KINDS)
def test_every_dawn_has_all_features(players: int, backstage: bool) -> None:
    """And a game that is played on stops at each of them."""
    state = new_game(players, 3, backstage=backstage)._state
    dice = Dice(1)
    for day in range(2, DAYS + 1):
        play_on(state, day, IMAGINED, 0.1, -1, dice)
        assert state.day == day and is_dawn(state, day)
        for seat in range(players):
            assert len(features(state, seat, IMAGINED)) == len(FEATURES)
    play_on(state, DAYS + 1, IMAGINED, 0.1, -1, dice)
    assert not state.deciders


def test_features_see_nothing_of_the_others_objectives() -> None:
    """R13.1: another objective in a rival's hand changes no feature of one's own."""
    with_one = scene(2, day=3, seats={GREEN: Seat(objectives=["purse"])})
    with_another = scene(2, day=3, seats={GREEN: Seat(objectives=["cast"])})
    mine, again = (features(game._state, RED, IMAGINED) for game in (with_one, with_another))
    assert mine == again


def test_the_margin_is_what_one_is_ahead() -> None:
    """When a game is over its scores count, with a hundredth for each pound left (R10.5)."""
    game = new_game(3, 5)
    state = game._state
    play_on(state, DAYS + 1, IMAGINED, 0.1, -1, Dice(1))
    scores = [standing.score + standing.money / 100 for standing in game.standings()]
    worths = Appraisal(tables_for(3, False), IMAGINED).worths(state)
    for seat, score in enumerate(scores):
        others = [other for rival, other in enumerate(scores) if rival != seat]
        assert worths[seat] == pytest.approx(score - (max(others) + sum(others) / 2) / 2)


def test_fitting_finds_what_games_were_made_of() -> None:
    """Dawns whose results are a known sum of features give those weights back."""
    pytest.importorskip("numpy")
    random = Random(4)
    dawns = []
    for _ in range(3000):
        found = [[random.gauss(0, 1) for _ in FEATURES] for _ in range(2)]
        scores = [round(1000 * (2 * seat[0] - seat[3])) for seat in found]
        dawns.append((4, found, scores))
    weights, explained = fit(dawns, 4)
    names = list(FEATURES)
    assert explained > 0.99
    assert weights[names[0]] == pytest.approx(2000, rel=0.02)
    assert weights[names[3]] == pytest.approx(-1000, rel=0.02)
    assert abs(weights[names[7]]) < 30


def test_self_play_for_the_fit_is_repeatable() -> None:
    assert json.dumps(list(play((2, False), 9))) == json.dumps(list(play((2, False), 9)))
