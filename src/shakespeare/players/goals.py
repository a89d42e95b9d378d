"""Objectives as a rule of thumb: what they count now, what one more would bring, how many points to hope for."""

from typing import Any

from shakespeare.edition import MEASURES
from shakespeare.game.components import Components
from shakespeare.game.terms import ACTOR, CIRCLES, EXTRA, VALUES
from shakespeare.players.estimates import worn
from shakespeare.players.player import View
from shakespeare.players.weights import GROWTH


class Goals:
    """The objectives of one seat, and those it may choose from."""

    def __init__(self, view: View, seat: int, components: Components, days_left: int) -> None:
        self._view = view
        self._seat = seat
        self._components = components
        self._days_left = days_left
        self._me: Any = view["players"][seat]
        self.fine = 0  # the total from which a costume counts for the objective that asks for fine ones
        self._pulls = self._all_pulls()

    def pull(self, measure: str) -> float:
        """What one more of a measure brings, for the objectives in hand."""
        return self._pulls.get(measure, 0.0)

    def _all_pulls(self) -> dict[str, float]:
        """A step of an objective is shared evenly among all that is missing, if there is time for it."""
        pulls: dict[str, float] = {}
        for name in self._me["objectives"]:
            objective = self._components.objective_number[name]
            if self._components.objective_measures[objective] < 0:
                continue
            measure = MEASURES[self._components.objective_measures[objective]]
            self.fine = max(self.fine, self._components.objective_worths[objective])
            counted = self.counted(objective)
            missing = [
                step - counted for step in self._components.objective_steps[objective] if step > counted
            ]
            if missing and missing[0] <= 1 + 2 * GROWTH[measure] * (1 + self._days_left):
                pulls[measure] = pulls.get(measure, 0.0) + 1 / missing[0]
        return pulls

    def hope(self, objective: int) -> float:
        """The points that an objective promises, if things go on as usual."""
        measure = MEASURES[self._components.objective_measures[objective]]
        likely = self.counted(objective) + GROWTH[measure] * self._days_left
        return sum(
            min(1.0, max(0.0, 0.5 + (likely - step) / max(1.0, 0.4 * step)))
            for step in self._components.objective_steps[objective]
        )

    def counted(self, objective: int) -> int:
        """What an objective counts, if the game ended now (R10.4)."""
        components = self._components
        measure = MEASURES[components.objective_measures[objective]]
        acts = self._view["acts"]
        if measure == "acts-first":
            return sum(act["ahead"][0] == self._seat for act in acts)
        if measure == "least-act":
            return int(min(act["spaces"][self._seat] for act in acts))
        if measure == "stage-filled":
            return len(self._me["stage"])
        if measure == "pounds":
            return int(self._me["money"])
        troupe = [
            (components.kinds[components.number[c["name"]]], c.get("costume", ())) for c in self._me["troupe"]
        ]
        if measure == "actors":
            return sum(kind == ACTOR for kind, _ in troupe)
        if measure == "non-actors":
            return sum(kind not in (ACTOR, EXTRA) for kind, _ in troupe)
        if measure == "yellow-elements":
            placed = [*self._me["stage"].values(), *(colour for _, costume in troupe for colour in costume)]
            return placed.count("yellow")
        complete = [(kind, costume) for kind, costume in troupe if costume and None not in costume]
        if measure == "costumes-complete":
            return sum(len(costume) == CIRCLES for _, costume in complete)  # R11.7
        if measure == "extras-costumed":
            return sum(kind == EXTRA for kind, _ in complete)
        worth = components.objective_worths[objective]
        return sum(sum(VALUES[colour] for colour in worn(costume)) >= worth for _, costume in complete)
