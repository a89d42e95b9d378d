"""The game of OpenSpiel passes OpenSpiel's own test, and every node is what the rules say."""

import pickle
import random
from collections import Counter

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import mcts

from shakespeare import Game
from shakespeare.envs import openspiel
from shakespeare.envs.arrays import Observer
from tests.envs import playthrough
from tests.profile import count

WAYS = {
    "one player": "players=1",
    "two players": "players=2",
    "three players": "players=3,reward=score",
    "four players": "players=4",
    "strategic rest": "players=3,strategic_rest=True",
    "Backstage, one player": "players=1,backstage=True",
    "Backstage": "players=2,backstage=True",
    "Backstage, strategic rest": "players=3,backstage=True,strategic_rest=True",
}
every_way = pytest.mark.parametrize("parameters", WAYS.values(), ids=WAYS)


def load(parameters: str = "") -> pyspiel.Game:
    assert openspiel.ShakespeareGame  # imported, and so registered
    return pyspiel.load_game(f"python_shakespeare({parameters})")


@pytest.mark.slow
@every_way
def test_random_simulations(parameters) -> None:
    """OpenSpiel's own test, with serialization: clones, masks, strings, tensors and returns at every node."""
    pyspiel.random_sim_test(load(parameters), num_sims=count(1), serialize=True, verbose=False)


def walk(state: pyspiel.State, rng: random.Random):
    """Every node of a random game, the last one too."""
    while True:
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([rng.choice(moves) if moves else 0 for moves in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@every_way
def test_every_node_is_what_the_rules_say(parameters) -> None:
    game = load(parameters)
    rng = random.Random(3)
    observer = Observer(game.options.edition)
    kinds: Counter[str] = Counter()
    for state in walk(game.new_initial_state(), rng):
        ours = state.dealing.game
        if state.is_chance_node():
            kinds[state.dealing.drawing] += 1
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert all(chance > 0 for _, chance in outcomes)
            assert [number for number, _ in outcomes] == sorted({number for number, _ in outcomes})
            continue
        for player in range(game.num_players()):
            assert state.legal_actions(player) == sorted(move.number for move in ours.legal(player))
        if rng.random() < 0.1:
            for player in range(game.num_players()):
                assert state.observation_tensor(player) == observer.flat(ours, player).tolist()
        if state.is_simultaneous_node():
            assert len(ours.deciders) > 1
            kinds[ours.question(ours.deciders[0]).kind] += 1
        elif not state.is_terminal():
            assert (state.current_player(),) == ours.deciders
    assert {"order", "costumes", "sets", "characters"} <= set(kinds)
    assert ("lord" in kinds and "backstage" in kinds) == ("backstage" in parameters)
    assert ("wager" in kinds) == (game.num_players() > 1)
    assert sum(state.returns()) == 1 or game.reward == "score"
    replayed = Game.replay(ours.record())  # the draws of the nodes are the draws of the game
    assert replayed.position()["players"] == ours.position()["players"]


def test_elements_are_drawn_as_often_as_they_are_in_the_bag() -> None:
    """R1.5: eight of 36 costumes are black with two players; one drawn, seven of 35."""
    state = load("players=2").new_initial_state()
    state.apply_action(0)
    state.apply_action(1)
    assert state.dealing.drawing == "costumes"
    assert dict(state.chance_outcomes())[1] == pytest.approx(8 / 36)
    assert state.action_to_string(1) == "draw black"
    state.apply_action(1)
    assert dict(state.chance_outcomes())[1] == pytest.approx(7 / 35)


def test_a_node_can_be_kept_in_every_way() -> None:
    """Cloned, serialized or pickled, at a chance node or at a decision: it goes on the same."""
    game = load("players=2,backstage=True")
    for seed, state in enumerate(walk(game.new_initial_state(), random.Random(1))):
        if seed % 23 == 0 or state.is_simultaneous_node():
            copies = [
                state.clone(),
                game.deserialize_state(state.serialize()),
                pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
                pickle.loads(pickle.dumps(state)),
            ]
            before = str(state)
            assert [str(copy) for copy in copies] == [before] * len(copies)
            ends = []
            for copy in copies:
                *_, end = walk(copy, random.Random(seed))
                ends.append((str(end), end.returns()))
            assert ends == [ends[0]] * len(ends)
            assert str(state) == before
        if seed > 100:
            break


def test_secret_choices_are_one_node() -> None:
    """Both wagers are given at once, and neither is seen before."""
    game = load("players=2")
    for state in walk(game.new_initial_state(), random.Random(0)):
        if state.is_simultaneous_node():
            break
    assert state.legal_actions(0) == state.legal_actions(1) == [0, 1, 2, 3, 4]
    assert state.dealing.game.question(1).kind == "wager"
    state.apply_actions([4, 2])
    assert [player["wagered"] for player in state.dealing.game.view(0)["players"]] == [5, 3]


@pytest.mark.slow
def test_the_search_of_openspiel_plays_it() -> None:
    """Turn-based, its Monte Carlo tree search plays a whole game against random moves."""
    game = pyspiel.load_game("turn_based_simultaneous_game(game=python_shakespeare(players=2))")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    bot = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(1))
    rng = np.random.RandomState(2)
    state = game.new_initial_state()
    choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(numbers, p=chances))
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            choices += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert choices > 20
    assert sum(state.returns()) == 1


@pytest.mark.slow
def test_the_golden_playthrough(monkeypatch) -> None:
    """The same moves and draws lead to the same text; `python -m tests.envs.playthrough` writes it anew."""
    monkeypatch.chdir(playthrough.ROOT)
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    golden = playthrough.GOLDEN.read_text(encoding="utf-8")
    actions = playthrough.actions_of(golden)
    assert len(actions) > 150
    assert playthrough.playthrough(actions) == golden


def test_bad_parameters_are_refused_with_a_sentence() -> None:
    for parameters, words in (
        ({"players": 5}, "players: a whole number from 1 to 4"),
        ({"players": 1, "reward": "win"}, "use 'score'"),
        ({"players": 2, "reward": "gold"}, "reward: one of win, score"),
    ):
        with pytest.raises(ValueError, match=words):
            openspiel.ShakespeareGame(parameters)
    with pytest.raises(ValueError, match="there are no parameters for observations"):
        load().make_py_observer(None, {"pixels": True})
