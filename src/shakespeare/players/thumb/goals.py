"""Objectives as rules of thumb: what one more of something would bring, how many points to hope for."""

from typing import Final

from shakespeare.edition import MEASURES
from shakespeare.game.ending import measure
from shakespeare.game.state import Player, State
from shakespeare.players.thumb.weights import GROWTH

# The measures by number.
ACTS_FIRST: Final = MEASURES.index("acts-first")
COSTUMES_COMPLETE: Final = MEASURES.index("costumes-complete")
NON_ACTORS: Final = MEASURES.index("non-actors")
STAGE_FILLED: Final = MEASURES.index("stage-filled")
YELLOW_ELEMENTS: Final = MEASURES.index("yellow-elements")
ACTORS: Final = MEASURES.index("actors")
POUNDS: Final = MEASURES.index("pounds")
COSTUMES_WORTH: Final = MEASURES.index("costumes-worth")
LEAST_ACT: Final = MEASURES.index("least-act")
EXTRAS_COSTUMED: Final = MEASURES.index("extras-costumed")


class Goals:
    """The objectives of one seat, and those it may choose from."""

    def __init__(self, state: State, player: Player, days_left: int) -> None:
        self._state: State = state
        self._player: Player = player
        self._days_left: int = days_left
        self.fine: int = 0  # the total from which a costume counts for the objective that asks for fine ones
        # By measure: what one more of it brings, for the objectives in hand.
        self.pull: list[float] = [0.0] * len(MEASURES)
        for objective in player.objectives:
            self._aim_at(objective)

    def _aim_at(self, objective: int) -> None:
        """A step of an objective is shared evenly among all that is missing, if there is time for it."""
        components = self._state.components
        number = components.objective_measures[objective]
        if number < 0:
            return
        if components.objective_worths[objective] > self.fine:
            self.fine = components.objective_worths[objective]
        counted = measure(self._state, self._player, objective)
        for step in components.objective_steps[objective]:
            if step > counted:
                missing = step - counted
                if missing <= 1 + 2 * GROWTH[number] * (1 + self._days_left):
                    self.pull[number] += 1.0 / missing
                return

    def hope(self, objective: int) -> float:
        """The points that an objective promises, if things go on as usual."""
        components = self._state.components
        number = components.objective_measures[objective]
        likely = measure(self._state, self._player, objective) + GROWTH[number] * self._days_left
        points = 0.0
        for step in components.objective_steps[objective]:
            points += min(1.0, max(0.0, 0.5 + (likely - step) / max(1.0, 0.4 * step)))
        return points
