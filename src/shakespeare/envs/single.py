"""The Gymnasium environment: one learner, alone or against computer players."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from shakespeare.edition import Edition
from shakespeare.envs.arrays import Mask, Observation, Observer
from shakespeare.envs.drawing import MODES, Rendered, check_mode, render
from shakespeare.envs.rewards import FORFEIT, SCORE, WIN, check_reward, final_rewards
from shakespeare.envs.spaces import observation_space
from shakespeare.envs.table import RESET_FIRST, as_number, new_game, options_of
from shakespeare.game.game import Game
from shakespeare.game.reasons import IllegalMove
from shakespeare.players import Player, make_player
from shakespeare.players.player import play_one


class ShakespeareEnv(gymnasium.Env[Observation, np.int64]):
    """Without opponents the solo game, otherwise a game against them. An action is the number of a move.

    `opponents` are names of computer players (`shakespeare.players.known_players()`). The learner sits on another seat in
    every game, or always on `seat`. Without `reward`, it is the score in the solo game and the win share in others.
    `action_masks()` and `info["action_mask"]` say which actions are moves that it may make now; any other ends the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  Gymnasium wants it so

    def __init__(
        self,
        opponents: Sequence[str] = (),
        seat: int | None = None,
        backstage: bool = False,
        strategic_rest: bool = False,
        edition: Edition | None = None,
        reward: str | None = None,
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            raise ValueError("opponents: a list of names is wanted here, one for each opponent")
        players = 1 + len(opponents)
        self.options = options_of(players, backstage, strategic_rest, edition)
        for name in opponents:
            make_player(name)
        if seat is not None and seat not in range(players):
            raise ValueError(
                f"seat: from 0 to {players - 1}, or None for another one in every game; not {seat!r}"
            )
        self.opponents = tuple(opponents)
        self.reward = check_reward(reward or (SCORE if players == 1 else WIN), players)
        self.render_mode = check_mode(render_mode)
        self.observer = Observer(self.options.edition, observation)
        self.observation_space = observation_space(self.observer)
        self.action_space = spaces.Discrete(self.observer.layout.moves)
        self.game: Game = Game.new(self.options)
        self._wanted_seat = seat
        self.seat = seat or 0
        self._others: dict[int, Player] = {}
        self._over = True  # until it is reset

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.game = new_game(self.options, self.np_random)
        players = self.options.players
        self.seat = int(self.np_random.integers(players)) if self._wanted_seat is None else self._wanted_seat
        self._others = {
            (self.seat + place) % players: make_player(
                name, int(self.np_random.integers(2**31)), self.options.edition
            )
            for place, name in enumerate(self.opponents, 1)
        }
        self._play_on()
        self._over = False
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ValueError(RESET_FIRST)
        number = as_number(action, self.observer.layout.moves)
        try:
            self.game.play(self.seat, number)
        except IllegalMove as error:
            self._over = True
            return (
                self._observation(),
                FORFEIT[self.reward],
                True,
                False,
                {**self._info(), "illegal": str(error)},
            )
        self._play_on()
        self._over = self.game.finished
        reward = final_rewards(self.game, self.reward)[self.seat] if self._over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._over, False, self._info()

    def _play_on(self) -> None:
        """Let the others play until the learner is asked, or the game is over."""
        game = self.game
        while game.deciders and self.seat not in game.deciders:
            seat = game.deciders[0]
            play_one(game, seat, self._others[seat])

    def action_masks(self) -> Mask:
        """Which moves the learner may make now, as sb3-contrib asks for it."""
        return self.observer.mask(self.game, self.seat)

    def _observation(self) -> Observation:
        return self.observer.observe(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> Rendered:
        """The table as the learner sees it."""
        return render(self.game.view(self.seat), self.options.edition, self.render_mode)


gymnasium.register("Shakespeare-v0", entry_point=f"{__name__}:ShakespeareEnv")
