"""The PettingZoo environment: players one after another, each with an observation and a mask."""

from typing import Any

from pettingzoo import AECEnv

from shakespeare.envs.drawing import MODES
from shakespeare.envs.many import ManySeats
from shakespeare.envs.rewards import FORFEIT, final_rewards
from shakespeare.envs.table import RESET_FIRST, as_number
from shakespeare.game.reasons import IllegalMove


class ShakespeareAEC(ManySeats, AECEnv[str, Any, int]):
    """A game for 2 to 4 players, or for one. An action is the number of a move.

    Secret choices are asked one after another, and nobody sees any of them before the last is in. A move that is not
    legal ends the game: see `rewards.FORFEIT`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  PettingZoo wants it so
        "name": "shakespeare_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.deciders[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {
            "observation": self.observer.observe(self.game, seat),
            "action_mask": self.observer.mask(self.game, seat),
        }

    def step(self, action: int) -> None:
        if not self.agents:
            raise ValueError(RESET_FIRST)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.game.play(self._seat[agent], as_number(action, self.actions))
        except IllegalMove as error:
            self.infos[agent]["illegal"] = str(error)
            self._finish({agent: FORFEIT[self.reward]})
        else:
            if self.game.finished:
                self._finish(dict(zip(self.agents, final_rewards(self.game, self.reward), strict=True)))
            else:
                self.agent_selection = self.possible_agents[self.game.deciders[0]]
        if self.render_mode == "human":
            self.render()

    def _finish(self, rewards: dict[str, float]) -> None:
        """Rewards come at the end alone."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
