"""Shakespeare as a game of OpenSpiel: `pyspiel.load_game("python_shakespeare(players=3)")`, once this is imported.

Draws are chance nodes, one for each item drawn. Where several players choose in secret, the node is simultaneous; all other
nodes are one player's. Actions are the numbers of moves. At a chance node the players still see the table as it was before
the move that leads to it.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from shakespeare.edition import load_edition
from shakespeare.envs.arrays import Observer
from shakespeare.envs.dealing import Dealing
from shakespeare.envs.rewards import SCORE, WIN, check_reward, final_rewards
from shakespeare.envs.text import as_text
from shakespeare.game.options import Options

_LEAD: Final = 128.0  # more than anybody scores or leads by
_DECISIONS: Final = 600  # more than one player ever makes
_DRAWS: Final = 400  # more than are ever drawn in a game of four

_TYPE: Final = pyspiel.GameType(
    short_name="python_shakespeare",
    long_name="Shakespeare",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "backstage": False,
        "strategic_rest": False,
        "reward": "",  # win, or score with one player
        "edition": "",  # the file of an edition; without one, the shipped edition
    },
)


class ShakespeareGame(pyspiel.Game):
    """The rules with their options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(params or {})}
        players = given["players"]
        self.options = Options(
            players,
            given["backstage"],
            given["strategic_rest"],
            load_edition(given["edition"]) if given["edition"] else load_edition(),
        )
        self.reward = check_reward(given["reward"] or (SCORE if players == 1 else WIN), players)
        self.observer = Observer(self.options.edition)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.layout.moves,
            max_chance_outcomes=len(Dealing(self.options).components.names),
            num_players=players,
            min_utility=0.0 if self.reward == WIN else -_LEAD,
            max_utility=1.0 if self.reward == WIN else _LEAD,
            max_game_length=_DECISIONS * players,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "ShakespeareState":
        return ShakespeareState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ShakespeareObserver | None":
        """What a seat sees now. There is no other observation: none of public things alone, none of all the past."""
        if params:
            raise ValueError(f"there are no parameters for observations, but {params} was given")
        kinds = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        usual = (
            kinds.public_info
            and not kinds.perfect_recall
            and kinds.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return ShakespeareObserver(self) if usual else None


class ShakespeareState(pyspiel.State):
    """One node: a decision, a draw or the end."""

    def __init__(self, game: ShakespeareGame) -> None:
        super().__init__(game)
        self.dealing = Dealing(game.options)
        self.reward = game.reward

    def current_player(self) -> int:
        dealing = self.dealing
        if dealing.drawing:
            return int(pyspiel.PlayerId.CHANCE)
        if len(dealing.deciders) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return dealing.deciders[0] if dealing.deciders else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        game = self.dealing.game
        return sorted(move.number for move in game.legal(player)) if game is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.dealing.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.dealing.drawing:
            self.dealing.draw(action)
        else:
            self.dealing.play([(self.dealing.deciders[0], action)])

    def _apply_actions(self, actions: list[int]) -> None:
        """Those of players that are asked nothing are passed over."""
        self.dealing.play([(seat, actions[seat]) for seat in self.dealing.deciders])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {self.dealing.name(action)}"
        return self.dealing.components.moves.all[action].text

    def is_terminal(self) -> bool:
        return self.dealing.finished

    def returns(self) -> list[float]:
        game = self.dealing.game
        if game is None or not self.is_terminal():
            return [0.0] * self.dealing.options.players
        return final_rewards(game, self.reward)

    def __str__(self) -> str:
        dealing = self.dealing
        lines = [] if dealing.game is None else [as_text(dealing.game.view(None), dealing.options.edition)]
        if dealing.drawing:
            lines.append(f"drawing from {dealing.drawing}")
        return "\n".join(lines)


class ShakespeareObserver:
    """Fills `tensor` with what a seat sees; `dict` is the same in sections."""

    def __init__(self, game: ShakespeareGame) -> None:
        self._observer = Observer(game.options.edition)
        self.tensor = np.zeros(self._observer.layout.size, np.float32)
        self.dict = self._observer.apart(self.tensor)

    def set_from(self, state: ShakespeareState, player: int) -> None:
        game = state.dealing.game
        self.tensor[:] = 0 if game is None else self._observer.flat(game, player)

    def string_from(self, state: ShakespeareState, player: int) -> str:
        dealing = state.dealing
        return "" if dealing.game is None else as_text(dealing.game.view(player), dealing.options.edition)


pyspiel.register_game(_TYPE, ShakespeareGame)
