"""What a seat can hope for: what a pound, a step on an act or a character is worth to it, in prestige.

Read from a state, anew for every decision; of the others only what everybody sees.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from typing import Final

from shakespeare.game import icons
from shakespeare.game.acts import ACT_I_POUNDS, ACT_II_PRESTIGE, ACT_III_PRESTIGE
from shakespeare.game.backstage import icons as backstage_icons
from shakespeare.game.backstage.kept import PROMPT
from shakespeare.game.backstage.parts import FIRING
from shakespeare.game.components import Components
from shakespeare.game.ending import UNPAID_PENALTY
from shakespeare.game.icons import Icon
from shakespeare.game.solo import NEUTRAL_LATER
from shakespeare.game.state import Player, State
from shakespeare.game.terms import (
    ACTS,
    AMBIANCE_END,
    AMBIANCE_PHASE,
    ASSISTANT,
    DAYS,
    GREY_SPACES,
    LAST_SPACE,
    PURPLE,
    REHEARSAL_DAYS,
    SET,
    STRIDE,
)
from shakespeare.game.wardrobe import FILLED
from shakespeare.players.thumb.goals import Goals
from shakespeare.players.thumb.weights import Weights


def _evenly(pay: Sequence[int]) -> list[float]:
    """Pay by space, with every space on the way to better pay counted as its part of the way."""
    better = [1, *[space for space in range(2, len(pay)) if pay[space] != pay[space - 1]]]
    even = [float(amount) for amount in pay]
    for low, high in pairwise(better):
        for space in range(low, high):
            even[space] = pay[low] + (pay[high] - pay[low]) * (space - low) / (high - low)
    return even


# Prestige by act and space at a rehearsal (R9.2, R9.5), but for the ranks of Act II.
_GREY: Final = [-1 if 1 <= space <= GREY_SPACES else 0 for space in range(LAST_SPACE + 1)]
_PRESTIGE: Final = [_GREY, _GREY, [grey + pay for grey, pay in zip(_GREY, ACT_III_PRESTIGE, strict=True)]]
_EVEN_PRESTIGE: Final = [_evenly(pay) for pay in _PRESTIGE]
_EVEN_POUNDS: Final = _evenly(ACT_I_POUNDS)

_UNKNOWN: Final = -1e9  # what has not been worked out yet
_LUCK: Final[tuple[float, ...]] = (-1.0, -0.5, 0.0, 0.5, 1.0)


class Outlook:
    """One seat's prospects."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        components = state.components
        player = state.players[seat]
        self.state: State = state
        self.seat: int = seat
        self.player: Player = player
        self.components: Components = components
        self.weights: Weights = weights
        self.rivals: int = state.seats - 1
        self.day: int = max(1, state.day)  # the setup looks forward to the first day
        self.days_left: int = DAYS - self.day  # after today
        self.spaces: list[int] = [state.act_spaces[act * state.discs + seat] for act in range(ACTS)]
        self.goals: Goals = Goals(state, player, self.days_left)
        # In days; none of them once the last rehearsal is over.
        self.to_rehearsals: list[int] = [day - self.day for day in REHEARSAL_DAYS if day >= self.day]
        self.assistants: int = 0
        costs: list[int] = []
        for character in player.troupe:
            if components.kinds[character] == ASSISTANT:
                self.assistants += 1
            if components.costs[character]:
                costs.append(components.costs[character])
        costs.sort()
        self._costs: list[int] = costs
        self._fires: bool = self._has_firing()
        self._purses: list[float] = self._likely_purses()
        self._debt_now: float = self._debt(0, 0)
        self._pounds: dict[int, float] = {}
        self._pound: float = self.pounds(3) / 3
        # Where the marker will stand, with the purple set elements that nobody takes (R8.2).
        left = 1.0 if state.phase == AMBIANCE_PHASE else weights.purple_left
        self.mood: float = player.ambiance - left * state.crates[SET * STRIDE + PURPLE]
        self._steps: list[float] = [_UNKNOWN] * (ACTS * (LAST_SPACE + 1))
        self._ranks: list[float] = [_UNKNOWN] * (len(REHEARSAL_DAYS) * (LAST_SPACE + 1))
        self._encores: dict[int, float] = {}

    # Money

    def pounds(self, amount: int) -> float:
        """Pounds are worth what they pay at the end: next to nothing once everybody can be paid (R10.4)."""
        worth = self._pounds.get(amount, _UNKNOWN)
        if worth == _UNKNOWN:
            each = self.weights.spare_pound + self.goals.pounds
            worth = self._debt_now - self._debt(amount, 0) + each * amount
            self._pounds[amount] = worth
        return worth

    def wages(self, card: int) -> float:
        """What the pay of one character more will cost: a share of the purse, or its penalty."""
        cost = self.components.costs[card]
        return self._debt(0, cost) - self._debt_now + self.weights.spare_pound * cost

    def _debt(self, amount: int, cost: int) -> float:
        """The prestige that unpaid characters will cost, with so much money more and another one to pay."""
        costs = self._costs
        if cost:
            costs = [*costs, cost]
            costs.sort()
        wanting = len(costs)
        if self._fires:
            wanting -= 1
        unpaid = 0
        for money in self._purses:
            left = money + amount
            for paid in range(wanting):
                left -= costs[paid]
                if left < 0.0:
                    unpaid += wanting - paid
                    break
        return -UNPAID_PENALTY * unpaid / len(self._purses)

    def _has_firing(self) -> bool:
        """Whether an objective in hand has the dearest character go unpaid (R11.6)."""
        parts = self.components.backstage
        if parts is None:
            return False
        return FIRING in [parts.objective_kind(objective) for objective in self.player.objectives]

    def _likely_purses(self) -> list[float]:
        """The money at the end, as luck may have it."""
        weights = self.weights
        state = self.state
        money = float(self.player.money)
        if not self.days_left:
            if state.stack and state.stack[-1].step is PROMPT:
                return [money]  # who stands on grey spaces earns nothing more
            money += ACT_I_POUNDS[self.spaces[0]]
        money += weights.income * self.days_left
        spread = 1.0 + weights.luck * self.days_left
        return [money + spread * luck for luck in _LUCK]

    # Acts

    def step(self, act: int, space: int) -> float:
        """What it is worth to stand on the next space instead of this one, at all rehearsals to come.

        Long before a rehearsal every step counts as part of the way to better pay; on its day the pay itself
        counts most.
        """
        if space >= LAST_SPACE:
            return 0.0
        key = act * (LAST_SPACE + 1) + space
        worth = self._steps[key]
        if worth == _UNKNOWN:
            worth = self._step_for_goals(act, space)
            for number, days in enumerate(self.to_rehearsals):
                worth += self._step_for_rehearsal(act, space, days, number)
            self._steps[key] = worth
        return worth

    def _step_for_rehearsal(self, act: int, space: int, days: int, number: int) -> float:
        exact = self.weights.exactness[days]
        pay = _PRESTIGE[act]
        even = _EVEN_PRESTIGE[act]
        worth = exact * (pay[space + 1] - pay[space]) + (1.0 - exact) * (even[space + 1] - even[space])
        if act == 0:
            pounds = exact * (ACT_I_POUNDS[space + 1] - ACT_I_POUNDS[space])
            pounds += (1.0 - exact) * (_EVEN_POUNDS[space + 1] - _EVEN_POUNDS[space])
            worth += self._pound * pounds
        elif act == 1:
            worth += self._rank(space + 1, days, number) - self._rank(space, days, number)
        return worth

    def _rank(self, space: int, days: int, number: int) -> float:
        """What Act II will pay on a space, by the chances to be ahead of each of the other discs (R9.4)."""
        key = number * (LAST_SPACE + 1) + space
        worth = self._ranks[key]
        if worth != _UNKNOWN:
            return worth
        state = self.state
        first, second = 1.0, 0.0
        for disc in range(state.discs):
            if disc == self.seat:
                continue
            other = state.act_spaces[state.discs + disc]
            if not self.rivals and self.day + days == DAYS:
                other = NEUTRAL_LATER  # R10.6
            ahead = 1.0 / (1.0 + exp((other + 0.5 - space) / self.weights.doubt[days]))
            second = second * ahead + first * (1.0 - ahead)
            first *= ahead
        worth = ACT_II_PRESTIGE[0] * first + ACT_II_PRESTIGE[1] * second
        self._ranks[key] = worth
        return worth

    def _step_for_goals(self, act: int, space: int) -> float:
        """Steps, the act that lags behind, and a race with others, for the objectives that count them."""
        goals = self.goals
        worth = goals.steps[act]
        if space == self.spaces[act]:
            worth += goals.lagging[act]
        if goals.lead[act]:
            discs = self.state.discs
            best = 0
            for disc in range(discs):
                if disc != self.seat:
                    best = max(best, self.state.act_spaces[act * discs + disc])
            if -2 <= space - best <= 1:
                worth += goals.lead[act] / 3
        return worth

    # Ambiance

    def cheer(self, change: float, mood: float) -> float:
        """What moving the marker brings, from some space or between two."""
        return self._effect(mood + change) - self._effect(mood)

    def _effect(self, space: float) -> float:
        effects = self.weights.effects
        place = min(max(space, 1.0), float(AMBIANCE_END)) - 1.0
        low = min(int(place), AMBIANCE_END - 2)
        return effects[low] + (place - low) * (effects[low + 1] - effects[low])

    # Characters

    def power(self, printed: tuple[Icon, ...]) -> float:
        """What icons bring, one after another; elements aside."""
        weights = self.weights
        spaces = self.spaces[:]
        mood = self.mood
        worth = 0.0
        for icon in printed:
            code = icon.code
            if code == icons.QUILL:
                worth += self.step(icon.act, spaces[icon.act])
                spaces[icon.act] = min(spaces[icon.act] + 1, LAST_SPACE)
            elif code == icons.WHITE_QUILL:
                best = 0
                most = _UNKNOWN
                for act in range(ACTS):
                    gain = self.step(act, spaces[act])
                    if gain >= most:
                        best, most = act, gain
                worth += most
                spaces[best] = min(spaces[best] + 1, LAST_SPACE)
            elif code == icons.BLACK_QUILL:
                least = -_UNKNOWN
                for act in range(ACTS):
                    if spaces[act] > 1:
                        least = min(least, self.step(act, spaces[act] - 1))
                if least != -_UNKNOWN:
                    worth -= least
            elif code == icons.COIN:
                worth += self.pounds(icon.pounds)
            elif code == icons.MASK or code == icons.RED_MASK:
                change = 1.0 if code == icons.MASK else -1.0
                worth += self.cheer(change, mood)
                mood += change
            elif code == icons.BLACK_MASK:
                worth += weights.rivals_mood * self.rivals
            elif code == icons.PRESTIGE:
                worth += 1.0
            elif code == icons.TOKEN:
                worth += weights.token + self.goals.tokens
            elif code == backstage_icons.OTHERS_BACK:
                worth += weights.others_back * self.rivals
            elif code == backstage_icons.OTHERS_COIN:
                worth += weights.others_coin * self.rivals
            elif code == backstage_icons.OBJECTIVE:
                worth += weights.audience[0]
        return worth

    def activation(self, character: int) -> tuple[Icon, ...]:
        """The icons of an activation: a complete costume may add or cancel some (R11.5)."""
        parts = self.components.backstage
        costume = self.player.costumes[character]
        dressed = FILLED[costume] == self.components.circles[character]
        if parts is not None and dressed and character in parts.costumed:
            return parts.costumed[character]
        return self.components.activate[character]

    def encore(self, character: int) -> float:
        """What a complete costume brings at the rehearsals to come (R9.1), and in activations to come (R11.5)."""
        worth = self._encores.get(character, _UNKNOWN)
        if worth == _UNKNOWN:
            worth = len(self.to_rehearsals) * self.power(self.components.rehearse[character])
            parts = self.components.backstage
            if parts is not None and character in parts.costumed:
                more = self.power(parts.costumed[character]) - self.power(self.components.activate[character])
                worth += self.weights.uses * self.days_left * more
            self._encores[character] = worth
        return worth
