"""The PettingZoo environments pass PettingZoo's own tests, and say what the game says."""

import random
import re
import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from shakespeare import Game
from shakespeare.envs import layout_of, shakespeare_v0
from shakespeare.envs.rewards import FORFEIT, REWARDS
from tests.envs.games import WAYS
from tests.frozen import BACKSTAGE_EDITION

FORMS = ("flat", "dict")


def keywords(way: tuple[int, bool, bool], form: str = "flat") -> dict[str, object]:
    players, backstage, strategic_rest = way
    return {
        "players": players,
        "backstage": backstage,
        "strategic_rest": strategic_rest,
        "edition": BACKSTAGE_EDITION,
        "reward": "score" if players == 1 else "win",
        "observation": form,
    }


def seeded(env):
    """The same games and samples of actions in every run, whatever a suite resets without a seed."""
    env.reset(seed=0)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


every_way = pytest.mark.parametrize("way", WAYS, ids=str)


@pytest.fixture(autouse=True)
def _their_warnings():
    """PettingZoo warns of dict observations, and that a finished agent has nothing to play: both are meant so."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|.*all zeros|.*probably should be")
        yield


@every_way
@pytest.mark.parametrize("form", FORMS)
def test_api(way, form, capsys) -> None:
    api_test(seeded(shakespeare_v0.env(**keywords(way, form))), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@every_way
@pytest.mark.parametrize("form", FORMS)
def test_parallel_api(way, form, capsys) -> None:
    parallel_api_test(seeded(shakespeare_v0.parallel_env(**keywords(way, form))), num_cycles=60)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.slow
def test_api_over_whole_games() -> None:
    way = (3, True, False)
    api_test(seeded(shakespeare_v0.env(**keywords(way))), num_cycles=1000)
    parallel_api_test(seeded(shakespeare_v0.parallel_env(**keywords(way))), num_cycles=1000)


@every_way
def test_seeds(way) -> None:
    seed_test(lambda: shakespeare_v0.env(**keywords(way)), num_cycles=40)
    parallel_seed_test(lambda: shakespeare_v0.parallel_env(**keywords(way)), num_cycles=40)


@pytest.mark.parametrize("way", [(1, False, False), (2, False, True), (4, True, False)], ids=str)
def test_rendering(way, capsys) -> None:
    render_test(
        lambda render_mode: seeded(shakespeare_v0.env(**keywords(way), render_mode=render_mode)),
        custom_tests={
            "ansi": lambda text: re.match(r"Day [12] of 6", text) and "Prestige" in text,
            "rgb_array": lambda picture: picture.shape == (800, 1280, 3) and len(np.unique(picture)) > 50,
        },
    )
    assert len(re.findall(r"^Day [12] of 6", capsys.readouterr().out, re.M)) >= 5  # the mode `human` prints


def test_both_are_registered() -> None:
    env = pettingzoo.make("aec", "shakespeare_v0", players=3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert env.metadata["name"] == "shakespeare_v0"
    parallel = pettingzoo.make("parallel", "shakespeare_v0", players=4)
    assert len(parallel.possible_agents) == 4


def play(env, rng: random.Random) -> dict[str, float]:
    """A whole random game; what each agent got."""
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        if terminated:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return totals


@pytest.mark.parametrize(
    ("way", "reward"),
    [(way, reward) for way in WAYS for reward in REWARDS if way[0] > 1 or reward == "score"],
)
def test_rewards_are_what_the_standings_say(way, reward) -> None:
    env = shakespeare_v0.env(**keywords(way) | {"reward": reward})
    env.reset(seed=3)
    totals = list(play(env, random.Random(3)).values())
    standings = Game.replay(env.unwrapped.game.record()).standings()
    if reward == "win":
        assert sum(totals) == pytest.approx(1)
        assert [total > 0 for total in totals] == [standing.rank == 1 for standing in standings]
    elif way[0] == 1:
        assert totals == [standings[0].score]
    else:
        for seat, total in enumerate(totals):
            others = [standing.score for standing in standings if standing.seat != seat]
            assert total == standings[seat].score - max(others)


def test_a_game_is_the_same_one_after_another_and_all_at_once() -> None:
    """The same seed and choices: both environments play the same game, and show the same to those who are asked."""
    way = (3, True, False)
    aec, parallel = shakespeare_v0.env(**keywords(way)), shakespeare_v0.parallel_env(**keywords(way))
    rng = random.Random(8)
    aec.reset(seed=5)
    shown, _ = parallel.reset(seed=5)
    while parallel.agents:
        asked = aec.unwrapped.game.deciders
        chosen = dict.fromkeys(parallel.agents, parallel.no_move)
        for seat in asked:
            agent = f"player_{seat}"
            assert aec.agent_selection == agent
            observation, *_ = aec.last()
            if len(asked) == 1:
                assert (observation["observation"] == shown[agent]["observation"]).all()
            assert (np.append(observation["action_mask"], 0) == shown[agent]["action_mask"]).all()
            chosen[agent] = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            aec.step(chosen[agent])
        for agent, observation in shown.items():
            assert observation["action_mask"][-1] == (int(agent[-1]) not in asked)
        shown, rewards, *_ = parallel.step(chosen)
        assert parallel.game.position() == aec.unwrapped.game.position()
    assert rewards == aec.unwrapped.rewards


@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_move_ends_the_game(reward) -> None:
    env = shakespeare_v0.env(players=3, reward=reward)
    env.reset(seed=1)
    loser = env.agent_selection
    before = env.unwrapped.game.position()
    env.step(layout_of().moves - 1)
    assert env.unwrapped.game.position() == before
    assert env.rewards == {agent: FORFEIT[reward] * (agent == loser) for agent in env.agents}
    assert all(env.terminations.values())
    assert re.search(r"may not 'take penalty'", env.infos[loser]["illegal"])
    assert list(play(env, random.Random(0)).values()) == [
        FORFEIT[reward] * (agent == loser) for agent in env.possible_agents
    ]

    parallel = shakespeare_v0.parallel_env(players=3, reward=reward)
    parallel.reset(seed=1)
    _, rewards, terminated, _, infos = parallel.step(dict.fromkeys(parallel.agents, parallel.no_move))
    assert parallel.agents == [] and all(terminated.values())
    assert rewards == {agent: FORFEIT[reward] * (agent == loser) for agent in parallel.possible_agents}
    assert infos[loser]["illegal"] == f"{loser} owes a move"


def test_bad_input_is_refused_with_a_sentence() -> None:
    for bad, words in (
        ({"players": 5}, "players: a whole number from 1 to 4"),
        ({"reward": "gold"}, "reward: one of win, score"),
        ({"players": 1}, "use 'score'"),
        ({"observation": "pixels"}, "observation: one of flat, dict"),
        ({"render_mode": "hologram"}, "render_mode: one of human, ansi, rgb_array"),
    ):
        for make in (shakespeare_v0.env, shakespeare_v0.parallel_env):
            with pytest.raises(ValueError, match=re.escape(words)):
                make(**bad)
    env = shakespeare_v0.env()
    with pytest.raises(ValueError, match="is to be reset before the first step"):
        env.step(0)
    env.reset(seed=0)
    before = env.game.position()
    for bad in (-1, layout_of().moves, 0.5, "wager 3", None):
        with pytest.raises(ValueError, match="an action is a whole number from 0"):
            env.step(bad)
    with pytest.raises(ValueError, match="render_mode"):
        env.render()
    assert env.game.position() == before
    parallel = shakespeare_v0.parallel_env()
    with pytest.raises(ValueError, match="is to be reset before the first step"):
        parallel.step({})
    parallel.reset(seed=0)
    with pytest.raises(ValueError, match="the action of player_1 is missing"):
        parallel.step({"player_0": 0})


def test_the_state_is_what_all_see() -> None:
    env = shakespeare_v0.env(players=3)
    env.reset(seed=1)
    parts = [env.observe(agent)["observation"] for agent in env.agents]
    assert (env.state() == np.concatenate(parts)).all()


def test_the_dict_form_is_the_flat_one_taken_apart() -> None:
    layout = layout_of()
    flat, apart = (shakespeare_v0.raw_env(players=2, observation=form) for form in FORMS)
    for env in (flat, apart):
        env.reset(seed=4)
    whole = flat.observe("player_1")["observation"]
    parts = apart.observe("player_1")["observation"]
    assert list(parts) == [section.name for section in layout.sections]
    for section in layout.sections:
        assert (parts[section.name] == whole[section.start : section.stop]).all()
    parts["game"][0] = 5  # it is the caller's to change
    assert apart.observe("player_1")["observation"]["game"][0] != 5
