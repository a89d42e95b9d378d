"""What a seat can hope for: what a pound, a step on an act or a character is worth to it, in prestige.

Read from the seat's own view, anew for every decision.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from math import exp
from typing import Any, Final

from shakespeare.game import icons
from shakespeare.game.acts import ACT_I_POUNDS, ACT_II_PRESTIGE, ACT_III_PRESTIGE
from shakespeare.game.backstage import icons as backstage_icons
from shakespeare.game.backstage.parts import FIRING
from shakespeare.game.components import Components
from shakespeare.game.ending import UNPAID_PENALTY
from shakespeare.game.icons import Icon
from shakespeare.game.solo import NEUTRAL_LATER
from shakespeare.game.terms import (
    ACTS,
    AMBIANCE_END,
    ASSISTANT,
    DAYS,
    GREY_SPACES,
    LAST_SPACE,
    REHEARSAL_DAYS,
)
from shakespeare.players.goals import Goals
from shakespeare.players.player import View
from shakespeare.players.weights import Weights


def _evenly(pay: Sequence[int]) -> list[float]:
    """Pay by space, with every space on the way to better pay counted as its part of the way."""
    better = [1, *(space for space in range(2, len(pay)) if pay[space] != pay[space - 1])]
    even = [float(amount) for amount in pay]
    for low, high in pairwise(better):
        for space in range(low, high):
            even[space] = pay[low] + (pay[high] - pay[low]) * (space - low) / (high - low)
    return even


# Prestige by act and space at a rehearsal (R9.2, R9.5), but for the ranks of Act II.
_GREY: Final = [-1 if 1 <= space <= GREY_SPACES else 0 for space in range(LAST_SPACE + 1)]
_PRESTIGE: Final = (_GREY, _GREY, [grey + pay for grey, pay in zip(_GREY, ACT_III_PRESTIGE, strict=True)])
_EVEN_PRESTIGE: Final = [_evenly(pay) for pay in _PRESTIGE]
_EVEN_POUNDS: Final = _evenly(ACT_I_POUNDS)


class Outlook:
    """One seat's prospects."""

    def __init__(self, view: View, seat: int, components: Components, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.components = components
        self.weights = weights
        self.me: Any = view["players"][seat]
        self.backstage: bool = "backstage" in view  # whether the expansion is played
        self.rivals: int = len(view["players"]) - 1
        self.day: int = max(1, view["day"])  # the setup looks forward to the first day
        self.days_left: int = DAYS - self.day  # after today
        self.troupe: list[int] = [components.number[character["name"]] for character in self.me["troupe"]]
        self.spaces: list[int] = [act["spaces"][seat] for act in view["acts"]]
        self.goals = Goals(view, seat, components, self.days_left)
        self.to_rehearsals = [day - self.day for day in REHEARSAL_DAYS if day >= self.day]  # in days

    # Money

    def pounds(self, amount: int) -> float:
        """Pounds are worth what they pay at the end: next to nothing once everybody can be paid (R10.4)."""
        if amount not in self._pounds:
            each = self.weights.spare_pound + self.goals.pull("pounds")
            self._pounds[amount] = self._debt(0) - self._debt(amount) + each * amount
        return self._pounds[amount]

    @cached_property
    def _pounds(self) -> dict[int, float]:
        return {}

    def wages(self, card: int) -> float:
        """What the pay of one character more will cost: a share of the purse, or its penalty."""
        cost = self.components.costs[card]
        return self._debt(0, cost) - self._debt(0) + self.weights.spare_pound * cost

    @cached_property
    def _pound(self) -> float:
        return self.pounds(3) / 3

    def _debt(self, amount: int, cost: int = 0) -> float:
        """The prestige that unpaid characters will cost, with so much money more and another one to pay."""
        costs = sorted([*self._costs, cost]) if cost else self._costs
        if self._fires:
            costs = costs[:-1]
        unpaid = 0
        for money in self._purses:
            left = money + amount
            for paid, each in enumerate(costs):
                left -= each
                if left < 0:
                    unpaid += len(costs) - paid
                    break
        return -UNPAID_PENALTY * unpaid / len(self._purses)

    @cached_property
    def _costs(self) -> list[int]:
        return sorted(
            cost for cost in (self.components.costs[character] for character in self.troupe) if cost
        )

    @cached_property
    def _fires(self) -> bool:
        """Whether an objective in hand has the dearest character go unpaid (R11.6)."""
        parts = self.components.backstage
        numbers = self.components.objective_number
        return parts is not None and any(
            parts.objective_kind(numbers[name]) == FIRING for name in self.me["objectives"]
        )

    @cached_property
    def _purses(self) -> list[float]:
        """The money at the end, as luck may have it."""
        weights = self.weights
        if not self.days_left and self.view["stack"][-1]["step"] == "prompt":
            return [float(self.me["money"])]  # who stands on grey spaces earns nothing more
        likely = self.me["money"] + weights.income * self.days_left
        if not self.days_left:
            likely += ACT_I_POUNDS[self.spaces[0]]
        spread = 1 + weights.luck * self.days_left
        return [likely + spread * luck for luck in (-1.0, -0.5, 0.0, 0.5, 1.0)]

    # Acts

    def step(self, act: int, space: int) -> float:
        """What it is worth to stand on the next space instead of this one, at all rehearsals to come.

        Long before a rehearsal every step counts as part of the way to better pay; on its day the pay itself
        counts most.
        """
        if space >= LAST_SPACE:
            return 0.0
        if (act, space) not in self._steps:
            rehearsals = [self._step_for_rehearsal(act, space, days) for days in self.to_rehearsals]
            self._steps[act, space] = sum(rehearsals) + self._step_for_goals(act, space)
        return self._steps[act, space]

    @cached_property
    def _steps(self) -> dict[tuple[int, int], float]:
        return {}

    def _step_for_rehearsal(self, act: int, space: int, days: int) -> float:
        exact = self.weights.exactness[days]

        def gain(pay: Sequence[int], even: Sequence[float]) -> float:
            return exact * (pay[space + 1] - pay[space]) + (1 - exact) * (even[space + 1] - even[space])

        worth = gain(_PRESTIGE[act], _EVEN_PRESTIGE[act])
        if act == 0:
            worth += self._pound * gain(ACT_I_POUNDS, _EVEN_POUNDS)
        elif act == 1:
            worth += self._rank(space + 1, days) - self._rank(space, days)
        return worth

    def _rank(self, space: int, days: int) -> float:
        """What Act II will pay on a space, by the chances to be ahead of each of the other discs (R9.4)."""
        first, second = 1.0, 0.0
        for disc, other in enumerate(self.view["acts"][1]["spaces"]):
            if disc == self.seat:
                continue
            if not self.rivals and self.day + days == DAYS:
                other = NEUTRAL_LATER  # R10.6
            ahead = 1 / (1 + exp((other + 0.5 - space) / self.weights.doubt[days]))
            second = second * ahead + first * (1 - ahead)
            first *= ahead
        return ACT_II_PRESTIGE[0] * first + ACT_II_PRESTIGE[1] * second

    def _step_for_goals(self, act: int, space: int) -> float:
        """The act that lags behind, and a race for the lead, for the objectives that count them."""
        goals = self.goals
        worth = 0.0
        if goals.pull("least-act") and space == min(self.spaces):
            worth += goals.pull("least-act") / self.spaces.count(space)
        if goals.pull("acts-first"):
            others = [
                other for disc, other in enumerate(self.view["acts"][act]["spaces"]) if disc != self.seat
            ]
            if -2 <= space - max(others) <= 1:
                worth += goals.pull("acts-first") / 3
        return worth

    # Ambiance

    @cached_property
    def mood(self) -> float:
        """Where the marker will stand, with the purple set elements that nobody takes (R8.2)."""
        purple = self.view["crates"]["sets"]["purple"]
        left = 1.0 if self.view["phase"] == "ambiance" else self.weights.purple_left
        return float(self.me["ambiance"] - left * purple)

    def cheer(self, change: float, mood: float) -> float:
        """What moving the marker brings, from some space or between two."""
        return self._effect(mood + change) - self._effect(mood)

    def _effect(self, space: float) -> float:
        effects = self.weights.effects
        space = min(max(space, 1.0), float(AMBIANCE_END)) - 1
        low = min(int(space), len(effects) - 2)
        return effects[low] + (space - low) * (effects[low + 1] - effects[low])

    # Characters

    @cached_property
    def assistants(self) -> int:
        return sum(self.components.kinds[character] == ASSISTANT for character in self.troupe)

    def power(self, printed: Sequence[Icon]) -> float:
        """What icons bring, one after another; elements aside."""
        weights = self.weights
        spaces = self.spaces[:]
        mood = self.mood
        worth = 0.0
        for icon in printed:
            code = icon.code
            if code in (icons.QUILL, icons.WHITE_QUILL):
                acts = (icon.act,) if code == icons.QUILL else range(ACTS)
                gain, act = max((self.step(act, spaces[act]), act) for act in acts)
                worth += gain
                spaces[act] = min(spaces[act] + 1, LAST_SPACE)
            elif code == icons.BLACK_QUILL:
                losses = [self.step(act, space - 1) for act, space in enumerate(spaces) if space > 1]
                worth -= min(losses, default=0.0)
            elif code == icons.COIN:
                worth += self.pounds(icon.pounds)
            elif code in (icons.MASK, icons.RED_MASK):
                change = 1 if code == icons.MASK else -1
                worth += self.cheer(change, mood)
                mood += change
            elif code == icons.BLACK_MASK:
                worth += weights.rivals_mood * self.rivals
            elif code == icons.PRESTIGE:
                worth += 1.0
            elif code == icons.TOKEN:
                worth += weights.token
            elif code == backstage_icons.OTHERS_BACK:
                worth += weights.others_back * self.rivals
            elif code == backstage_icons.OTHERS_COIN:
                worth += weights.others_coin * self.rivals
            elif code == backstage_icons.OBJECTIVE:
                worth += weights.audience[0]
        return worth

    def activation(self, character: int) -> tuple[Icon, ...]:
        """The icons of an activation: a complete costume may add or cancel some (R11.5)."""
        if character in self._costumed:
            return self._costumed[character]
        return self.components.activate[character]

    @cached_property
    def _costumed(self) -> dict[int, tuple[Icon, ...]]:
        """What own characters whose costume is complete do otherwise than without."""
        parts = self.components.backstage
        if parts is None:
            return {}
        return {
            number: parts.costumed[number]
            for number, character in zip(self.troupe, self.me["troupe"], strict=True)
            if number in parts.costumed and None not in character["costume"]
        }

    def encore(self, character: int) -> float:
        """What a complete costume brings at the rehearsals to come (R9.1), and in activations to come (R11.5)."""
        if character not in self._encores:
            power = self.power(self.components.rehearse[character])
            worth = len(self.to_rehearsals) * power
            parts = self.components.backstage
            if parts is not None and character in parts.costumed:
                more = self.power(parts.costumed[character]) - self.power(self.components.activate[character])
                worth += self.weights.uses * self.days_left * more
            self._encores[character] = worth
        return self._encores[character]

    @cached_property
    def _encores(self) -> dict[int, float]:
        return {}
