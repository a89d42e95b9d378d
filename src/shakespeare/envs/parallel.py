"""The PettingZoo environment in which all players act at once; who is asked nothing has one action, which does nothing."""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from shakespeare.envs.arrays import Mask
from shakespeare.envs.drawing import MODES
from shakespeare.envs.many import ManySeats
from shakespeare.envs.rewards import FORFEIT, final_rewards
from shakespeare.envs.table import RESET_FIRST, as_number


class ShakespeareParallel(ManySeats, ParallelEnv[str, Any, int]):
    """The same game; in every step each seat that is asked something plays one move.

    The last action, after all moves, is no move: it is the only one of a seat that is asked nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  PettingZoo wants it so
        "name": "shakespeare_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
    }
    actions_besides = 1

    @property
    def no_move(self) -> int:
        return self.actions - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        if not agents:
            raise ValueError(RESET_FIRST)
        numbers = {agent: self._number(agent, actions) for agent in agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        illegal = [agent for agent in agents if not self._mask(self._seat[agent])[numbers[agent]]]
        for agent in illegal:  # then nothing is played at all
            infos[agent]["illegal"] = self._why_not(agent, numbers[agent])
            rewards[agent] = FORFEIT[self.reward]
        if not illegal:
            for seat in self.game.deciders:
                self.game.play(seat, numbers[agents[seat]])
            if self.game.finished:
                rewards = dict(zip(agents, final_rewards(self.game, self.reward), strict=True))
        over = bool(illegal) or self.game.finished
        observations = self._observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _number(self, agent: str, actions: dict[str, int]) -> int:
        if agent not in actions:
            raise ValueError(f"the action of {agent} is missing; {self.no_move} is the one that does nothing")
        return as_number(actions[agent], self.actions)

    def _why_not(self, agent: str, number: int) -> str:
        if number == self.no_move:
            return f"{agent} owes a move"
        reason = self.game.why_not(self._seat[agent], number)
        return f"{agent} may not {self.game.move(number).text!r}: {reason}"

    def _mask(self, seat: int) -> Mask:
        mask = np.append(self.observer.mask(self.game, seat), np.int8(0))
        mask[-1] = seat not in self.game.deciders
        return mask

    def _observations(self) -> dict[str, Any]:
        return {
            agent: {
                "observation": self.observer.observe(self.game, seat),
                "action_mask": self._mask(seat),
            }
            for agent, seat in self._seat.items()
        }
