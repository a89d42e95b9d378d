"""The Gymnasium environment passes Gymnasium's own check, and plays against those that were chosen."""

import random
import re

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from shakespeare import Game
from shakespeare.envs import layout_of
from shakespeare.envs.rewards import FORFEIT
from shakespeare.envs.single import ShakespeareEnv
from shakespeare.players import UnknownPlayer
from tests.frozen import BACKSTAGE_EDITION

OPPONENTS = [(), ("random",), ("groundling", "random"), ("random", "groundling", "apprentice")]


def make(**options) -> gymnasium.Env:
    return gymnasium.make("shakespeare.envs.single:Shakespeare-v0", edition=BACKSTAGE_EDITION, **options)


@pytest.mark.parametrize("opponents", OPPONENTS, ids=len)
@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("observation", ["flat", "dict"])
@pytest.mark.filterwarnings("error:::gymnasium")
def test_check_env(opponents, backstage, observation) -> None:
    env = make(opponents=opponents, backstage=backstage, observation=observation, render_mode="ansi")
    env.action_space.seed(0)
    check_env(env.unwrapped, skip_close_check=True)


def play(env: gymnasium.Env, seed: int) -> float:
    """A whole random game; the sum of the rewards."""
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        _, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not truncated
        total += reward
    return total


@pytest.mark.parametrize("opponents", OPPONENTS, ids=len)
def test_a_whole_game(opponents) -> None:
    """The learner owes every choice that it is asked for, and gets what the standings say."""
    env = make(opponents=opponents)
    for seed in range(2):
        total = play(env, seed)
        game: Game = env.unwrapped.game
        standings = Game.replay(game.record()).standings()
        mine = standings[env.unwrapped.seat]
        if opponents:
            first = [standing.seat for standing in standings if standing.rank == 1]
            assert total == (1 / len(first) if mine.seat in first else 0)
        else:
            assert total == mine.score


def test_the_same_seed_is_the_same_game() -> None:
    env = make(opponents=("random", "groundling"))
    found = []
    for _ in range(2):
        play(env, 5)
        found.append(env.unwrapped.game.record())
    assert found[0] == found[1]
    play(env, 6)
    assert env.unwrapped.game.record() != found[0]


def test_the_learner_sits_everywhere_or_where_it_is_put() -> None:
    env = ShakespeareEnv(opponents=("random", "random"))
    env.reset(seed=0)
    seats = set()
    for _ in range(30):
        env.reset()
        seats.add(env.seat)
        assert env.seat in env.game.deciders
    assert seats == {0, 1, 2}
    fixed = ShakespeareEnv(opponents=("random", "random"), seat=2)
    for _ in range(5):
        assert fixed.reset()[1]["seat"] == 2


def test_the_opponents_are_those_chosen() -> None:
    """An apprentice beats random moves; the learner makes those."""
    won = sum(play(make(opponents=("apprentice",)), seed) for seed in range(6))
    assert won <= 1


def test_an_illegal_move_ends_the_game() -> None:
    for opponents, reward in (((), "score"), (("random",), "win")):
        env = make(opponents=opponents)
        env.reset(seed=0)
        _, got, over, _, info = env.step(layout_of(BACKSTAGE_EDITION).moves - 1)
        assert over and got == FORFEIT[reward]
        assert "may not 'take penalty'" in info["illegal"]


def test_nothing_is_played_before_a_reset_or_after_the_end() -> None:
    env = ShakespeareEnv(edition=BACKSTAGE_EDITION)

    def refused() -> bool:
        before = env.game.record()
        for action in (0, *np.flatnonzero(env.action_masks())):
            with pytest.raises(ValueError, match="is to be reset before the first step, and when a game is"):
                env.step(action)
        return env.game.record() == before

    assert refused()
    play(env, 0)
    assert env.game.finished and refused()
    env.reset(seed=0)
    _, _, over, _, _ = env.step(int(np.flatnonzero(~env.action_masks().astype(bool))[0]))
    assert over and not env.game.finished and refused()
    env.reset(seed=0)
    assert not env.step(np.flatnonzero(env.action_masks())[0])[2]


def test_bad_input_is_refused_with_a_sentence() -> None:
    for bad, words in (
        ({"opponents": "random"}, "opponents: a list of names"),
        ({"opponents": ["random"] * 4}, "players: a whole number from 1 to 4"),
        ({"opponents": ["random"], "seat": 2}, "seat: from 0 to 1"),
        ({"reward": "win"}, "use 'score'"),
        ({"observation": "pixels"}, "observation: one of flat, dict"),
        ({"strategic_rest": True}, "strategic_rest: for 2 to 4 players only"),
    ):
        with pytest.raises(ValueError, match=re.escape(words)):
            ShakespeareEnv(**bad)
    with pytest.raises(UnknownPlayer):
        ShakespeareEnv(opponents=["bacon"])


def test_pictures_show_what_the_learner_sees() -> None:
    env = make(opponents=("random",), render_mode="rgb_array")
    env.reset(seed=0)
    assert env.render().shape == (800, 1280, 3)
    text = make(opponents=("random",), render_mode="ansi", seat=0)
    rng = random.Random(1)
    _, info = text.reset(seed=1)
    shown = ""
    over = False
    while not over:  # the learner's own objectives are written there once it has any
        _, _, over, _, info = text.step(rng.choice(np.flatnonzero(info["action_mask"])))
        shown += text.render()
    assert "\n  Objectives: " in shown
