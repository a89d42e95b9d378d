"""What the two PettingZoo environments share: the options, the spaces, the pictures."""

from typing import Any

import numpy as np
from gymnasium import spaces

from shakespeare.edition import Edition
from shakespeare.envs.arrays import Floats, Observer
from shakespeare.envs.drawing import Rendered, check_mode, render
from shakespeare.envs.rewards import WIN, check_reward
from shakespeare.envs.spaces import masked_space
from shakespeare.envs.table import new_game, options_of
from shakespeare.game.game import Game


class ManySeats:
    """An agent for each seat. `actions_besides` the moves are numbered after them."""

    actions_besides: int = 0
    agents: list[str]

    def __init__(
        self,
        players: int = 2,
        backstage: bool = False,
        strategic_rest: bool = False,
        edition: Edition | None = None,
        reward: str = WIN,
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        self.options = options_of(players, backstage, strategic_rest, edition)
        self.reward = check_reward(reward, players)
        self.render_mode = check_mode(render_mode)
        self.observer = Observer(self.options.edition, observation)
        self.game: Game = Game.new(self.options)  # its `record` is what was played
        self.actions = self.observer.layout.moves + self.actions_besides
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        space = masked_space(self.observer, self.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game; the same seed gives the same games."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game = new_game(self.options, self._rng)
        self.agents = self.possible_agents[:]

    def render(self) -> Rendered:
        """The table as a spectator sees it."""
        return render(self.game.view(None), self.options.edition, self.render_mode)

    def state(self) -> Floats:
        """What all players see together, seat 0 first: for methods that train with more than a player may know."""
        return np.concatenate([self.observer.flat(self.game, seat) for seat in range(self.options.players)])

    def close(self) -> None:
        """Nothing is held open."""
