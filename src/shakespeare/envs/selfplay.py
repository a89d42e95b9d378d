"""Many games at once, for training by self-play: arrays that are filled in place, step after step.

Each game waits for one seat. `step` takes an action for every game and fills the arrays anew; a game that is over is
followed by another in its place. Game number n of a seed is the same in every run, in one process or in several.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from shakespeare.envs.arrays import Observer
from shakespeare.envs.rewards import WIN, check_reward, final_rewards
from shakespeare.game.game import Game
from shakespeare.game.options import Options

_SEED_BITS: Final = 64


class Arrays:
    """What a training loop reads; everything has a row for each game.

    - `observations` (float32) and `masks` (int8): of the seat that is asked;
    - `seats` (int32): which seat that is;
    - `dones` (bool): whether the last step ended a game here; what the other arrays show is then the next one;
    - `rewards` (float32, one for each seat): of the game that was ended, else zeros.
    """

    def __init__(self, games: int, options: Options, buffers: Sequence[memoryview] | None = None) -> None:
        """`buffers` are five pieces of memory to lay the arrays in, as `sizes` says."""
        shapes = Arrays.shapes(games, options)
        if buffers is None:
            buffers = [memoryview(bytearray(size)) for size in Arrays.sizes(games, options)]
        found = [
            np.frombuffer(buffer, dtype, int(np.prod(shape))).reshape(shape)
            for buffer, (shape, dtype) in zip(buffers, shapes, strict=True)
        ]
        self.observations: npt.NDArray[np.float32] = found[0]
        self.masks: npt.NDArray[np.int8] = found[1]
        self.seats: npt.NDArray[np.int32] = found[2]
        self.dones: npt.NDArray[np.bool_] = found[3]
        self.rewards: npt.NDArray[np.float32] = found[4]

    @staticmethod
    def shapes(games: int, options: Options) -> list[tuple[tuple[int, ...], npt.DTypeLike]]:
        layout = Observer(options.edition).layout
        return [
            ((games, layout.size), np.float32),
            ((games, layout.moves), np.int8),
            ((games,), np.int32),
            ((games,), np.bool_),
            ((games, options.players), np.float32),
        ]

    @staticmethod
    def sizes(games: int, options: Options) -> list[int]:
        """Bytes that each array takes."""
        return [
            int(np.prod(shape)) * np.dtype(dtype).itemsize for shape, dtype in Arrays.shapes(games, options)
        ]


class SelfPlay(Arrays):
    """Games in this process. `first` is the number of its first game, where several share the work."""

    def __init__(
        self,
        games: int,
        options: Options | None = None,
        seed: int = 0,
        reward: str = WIN,
        first: int = 0,
        buffers: Sequence[memoryview] | None = None,
    ) -> None:
        check_games(games, seed)
        options = options or Options()
        super().__init__(games, options, buffers)
        self.options = options
        self.reward = check_reward(reward, options.players)
        self._observers = [Observer(options.edition) for _ in range(games)]
        self._seeds = [np.random.default_rng((seed, first + number)) for number in range(games)]
        self._rows = [
            (memoryview(self.observations[row]).cast("B"), memoryview(self.masks[row]).cast("B"))
            for row in range(games)
        ]
        self._games = [self._deal(row) for row in range(games)]
        for row in range(games):
            self._show(row)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one move in every game: the number of a move that its mask allows. Refused as a whole, if one is not."""
        chosen = check_actions(actions, self.masks)
        self.dones[:] = False
        self.rewards[:] = 0
        for row, move in enumerate(chosen):
            game = self._games[row]
            game.play(game.deciders[0], move)
            if not game.deciders:
                self.dones[row] = True
                self.rewards[row] = final_rewards(game, self.reward)
                self._games[row] = self._deal(row)
            self._show(row)

    def _deal(self, row: int) -> Game:
        return Game.new(self.options, seed=int.from_bytes(self._seeds[row].bytes(_SEED_BITS // 8), "little"))

    def _show(self, row: int) -> None:
        game = self._games[row]
        seat = game.deciders[0]
        self.seats[row] = seat
        self._observers[row].write(game, seat, *self._rows[row])

    def close(self) -> None:
        """Nothing is held open."""


def check_games(games: int, seed: int) -> None:
    if type(games) is not int or games < 1:
        raise ValueError(f"games: at least 1 is wanted, not {games!r}")
    if type(seed) is not int or seed < 0:
        raise ValueError(f"seed: a whole number from 0 up, not {seed!r}")


def check_actions(actions: npt.ArrayLike, masks: npt.NDArray[np.int8]) -> list[int]:
    """The moves that the actions stand for; all are checked before any is played."""
    chosen = np.asarray(actions)
    games, moves = masks.shape
    if chosen.shape != (games,) or not np.issubdtype(chosen.dtype, np.integer):
        raise ValueError(f"actions: {games} whole numbers are wanted, one for each game")
    inside = (chosen >= 0) & (chosen < moves)
    legal = inside & (masks[np.arange(games), np.where(inside, chosen, 0)] != 0)
    if not legal.all():
        row = int(np.flatnonzero(~legal)[0])
        raise ValueError(f"actions: {chosen[row]} is not a legal move in game {row}; see its mask")
    found: list[int] = chosen.tolist()
    return found
