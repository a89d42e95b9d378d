"""Many games at once: the arrays say what the games say, the same in one process and in several."""

import re

import numpy as np
import pytest

from shakespeare import Game
from shakespeare.envs import layout_of
from shakespeare.envs.arrays import Observer
from shakespeare.envs.processes import SelfPlayProcesses
from shakespeare.envs.selfplay import SelfPlay
from tests.envs.games import WAYS, options
from tests.frozen import BACKSTAGE_EDITION

ARRAYS = ("observations", "masks", "seats", "dones", "rewards")


def choices(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal move for each game, all equally likely."""
    return (masks * rng.random(masks.shape)).argmax(axis=1)


def reward_of(way) -> str:
    return "score" if way[0] == 1 else "win"


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_arrays_say_what_the_games_say(way) -> None:
    """Games played beside, with the moves that were chosen, show the same at every step."""
    play = SelfPlay(3, options(*way), seed=9, reward=reward_of(way))
    observer = Observer(BACKSTAGE_EDITION)
    beside = [game.copy() for game in play._games]
    before = {name: getattr(play, name) for name in ARRAYS}
    rng = np.random.default_rng(0)
    finished = 0
    while finished < 3:
        for row, game in enumerate(beside):
            seat = int(play.seats[row])
            assert seat == game.deciders[0]
            assert (play.observations[row] == observer.flat(game, seat)).all()
            assert (play.masks[row] == observer.mask(game, seat)).all()
        actions = choices(play.masks, rng)
        for row, game in enumerate(beside):
            game.play(int(play.seats[row]), int(actions[row]))
        play.step(actions)
        for row, game in enumerate(beside):
            assert play.dones[row] == game.finished
            if game.finished:
                finished += 1
                ranks = [standing.rank for standing in game.standings()]
                if way[0] > 1:
                    assert play.rewards[row].tolist() == pytest.approx(
                        [(rank == 1) / ranks.count(1) for rank in ranks]
                    )
                else:
                    assert play.rewards[row].tolist() == [game.standings()[0].score]
                beside[row] = play._games[row].copy()
            else:
                assert not play.rewards[row].any()
    assert all(getattr(play, name) is before[name] for name in ARRAYS)  # filled in place


def transcript(play, steps: int) -> list[bytes]:
    rng = np.random.default_rng(4)
    found = []
    for _ in range(steps):
        found.append(b"".join(getattr(play, name).tobytes() for name in ARRAYS))
        play.step(choices(play.masks, rng))
    return found


def test_a_seed_decides_everything() -> None:
    one, same, other = (transcript(SelfPlay(4, options(2), seed=seed), 250) for seed in (1, 1, 2))
    assert one == same
    assert one[0] != other[0]


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_several_processes_play_the_same_games(processes) -> None:
    """Five games in one process, and dealt out unevenly to others: the same arrays, past the end of the first games."""
    way = options(3, True)
    expected = transcript(SelfPlay(5, way, seed=7), 300)
    with SelfPlayProcesses(5, processes, way, seed=7) as play:
        assert transcript(play, 300) == expected
        workers = [process for process, _ in play._workers]
    assert [process.exitcode for process in workers] == [0] * processes


@pytest.mark.slow
def test_a_process_that_ends_is_noticed() -> None:
    play = SelfPlayProcesses(2, 2, options(2))
    try:
        play._workers[1][0].kill()
        with pytest.raises(RuntimeError, match="a process of the self-play has ended"):
            play.step(play.masks.argmax(axis=1))
    finally:
        play.close()
    with pytest.raises(ValueError, match="closed"):
        play.step([0, 0])


def test_one_bad_action_and_nothing_is_played() -> None:
    play = SelfPlay(3, options(2), seed=1)
    before = [getattr(play, name).copy() for name in ARRAYS]
    positions = [game.position() for game in play._games]
    good = play.masks.argmax(axis=1)
    last = layout_of(BACKSTAGE_EDITION).moves - 1
    for bad in (-1, last, last + 1):
        with pytest.raises(ValueError, match=f"{bad} is not a legal move in game 2"):
            play.step([good[0], good[1], bad])
    for wrong in (good[:2], [0.5, 1, 2], good[:, None], "abc"):
        with pytest.raises(ValueError, match="3 whole numbers are wanted"):
            play.step(wrong)
    assert all((getattr(play, name) == array).all() for name, array in zip(ARRAYS, before, strict=True))
    assert [game.position() for game in play._games] == positions


def test_bad_input_is_refused_with_a_sentence() -> None:
    for bad, words in (
        ({"games": 0}, "games: at least 1"),
        ({"games": 2, "seed": -1}, "seed: a whole number from 0 up"),
        ({"games": 2, "reward": "gold"}, "reward: one of win, score"),
    ):
        with pytest.raises(ValueError, match=re.escape(words)):
            SelfPlay(**bad)
    for processes in (0, 3):
        with pytest.raises(ValueError, match="processes: from 1 to as many as there are games"):
            SelfPlayProcesses(2, processes)


def test_no_two_games_are_alike() -> None:
    play = SelfPlay(32, options(2), seed=0)
    assert len({Game.record(game)["log"].__repr__() for game in play._games}) == 32
