"""Costumes and stage sets as rules of thumb: what a placed element is worth, and what a craftsman had best take."""

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import Final

from shakespeare.edition import Edition
from shakespeare.game.backstage.hats import MATCH
from shakespeare.game.components import Components, components_of
from shakespeare.game.costumes import PAY
from shakespeare.game.stage import is_symmetric, open_cells
from shakespeare.game.terms import (
    BLUE,
    CIRCLES,
    COLOURS,
    COSTUME,
    ELEMENTS,
    EMPTY,
    EXTRA,
    GREEN,
    PINK,
    PURPLE,
    SET,
    VALUES,
    VIRTUAL,
    YELLOW,
)
from shakespeare.players.estimates import COLOUR_NUMBERS, Elements, worn
from shakespeare.players.outlook import Outlook

Placement = tuple[int, int, int]  # kind of element, colour, wearer or cell

_LIKELY: Final = (2, 3, 4)  # what a free circle may still get
_BEST_TOTAL: Final = len(PAY) - 1


class Workshop:
    """Elements to take, one seat's costumes and its stage: as they are, or as a plan would make them."""

    def __init__(self, outlook: Outlook, elements: Elements) -> None:
        """`elements` are those laid out, unless a rule says otherwise."""
        components = outlook.components
        self._outlook = outlook
        self._crates: list[list[int]] = [
            [elements[kind].get(colour, 0) for colour in COLOURS] for kind in ELEMENTS
        ]
        self._costumes = {
            wearer: worn(character["costume"])
            for wearer, character in zip(outlook.troupe, outlook.me["troupe"], strict=True)
            if None in character.get("costume", ())
        }
        self._waiting = self._waiting_hats()
        self._stage = [VIRTUAL if virtual else EMPTY for virtual in components.virtual]
        for place, colour in outlook.me["stage"].items():
            self._stage[components.cell_names.index(place)] = COLOUR_NUMBERS[colour]
        self._mood = outlook.mood
        self._hurry = outlook.weights.hurry ** max(0, 2 - outlook.days_left)
        self._candles = _candles(components.edition)
        self._plans: dict[tuple[int, int], tuple[float, Placement | None]] = {}
        self._pays: dict[tuple[int, int], float] = {}
        self._gains: dict[Placement, float] = {}
        for wearer in self._costumes:
            self._weigh_costume(wearer)
        self._weigh_stage()

    def gain(self, placement: Placement) -> float:
        """What one element brings, by itself."""
        return self._gains[placement]

    def best_gain(self, elements: int, colours: int) -> float:
        """What the best single element of some kinds and colours brings; it may be declined (R4.6)."""
        gains = [
            gain
            for (element, colour, _), gain in self._gains.items()
            if elements >> element & 1 and colours >> colour & 1
        ]
        return max([0.0, *gains])

    def plan(self, elements: int, value: int) -> tuple[float, Placement | None]:
        """What a craftsman with such a value can bring, and the element to begin with; None if nothing pays.

        The best element comes first, then the best of what is left. How dear a point of value is nobody knows
        beforehand, so several prices are tried, and the plan that brings most is the one.
        """
        plan = self._plans.get((elements, value))
        if plan is None:
            plans = [
                self._copy()._carry_out(elements, value, price) for price in self._outlook.weights.prices
            ]
            plan = self._plans[elements, value] = max(plans, key=lambda plan: plan[0])
        return plan

    def _carry_out(self, elements: int, value: int, price: float) -> tuple[float, Placement | None]:
        """Place what brings more than its price, the best first, until no value is left for it."""
        total = 0.0
        first: Placement | None = None
        while True:
            best: Placement | None = None
            most = 0.0
            for placement, gain in self._gains.items():
                element, colour, _ = placement
                if elements >> element & 1 and colour != YELLOW and VALUES[colour] <= value:
                    profit = gain - price * VALUES[colour]
                    if profit > most:
                        best, most = placement, profit
            if best is None:
                return total, first
            first = first or best
            total += self._gains[best]
            value -= VALUES[best[1]]
            self._place(best)

    def _copy(self) -> "Workshop":
        """Another one to try a plan in."""
        trial = copy(self)
        trial._crates = [counts[:] for counts in self._crates]
        trial._costumes = self._costumes.copy()
        trial._waiting = self._waiting.copy()
        trial._stage = self._stage[:]
        trial._gains = self._gains.copy()
        return trial

    def _place(self, placement: Placement) -> None:
        element, colour, place = placement
        self._crates[element][colour] -= 1
        if not self._crates[element][colour]:
            for other in [other for other in self._gains if other[:2] == (element, colour)]:
                del self._gains[other]
        if element == COSTUME:
            self._costumes[place] = [*self._costumes[place], colour]
            if self._waiting.get(place) == VALUES[colour]:
                del self._waiting[place]
            self._weigh_costume(place)
        else:
            self._stage[place] = colour
            if colour == BLUE:
                self._mood += 2
            self._weigh_stage()

    # Costumes

    def _weigh_costume(self, wearer: int) -> None:
        """What each laid-out colour brings on a wearer."""
        colours = self._costumes[wearer]
        full = len(colours) == self._outlook.components.circles[wearer]
        before = 0.0 if full else self._costume(wearer, colours)
        for colour in range(1, YELLOW + 1):
            if full:
                self._gains.pop((COSTUME, colour, wearer), None)
            elif self._crates[COSTUME][colour]:
                gain = self._costume(wearer, [*colours, colour]) - before
                if wearer in self._waiting:
                    gain += self._match(wearer, colour)
                self._gains[COSTUME, colour, wearer] = gain

    def _costume(self, wearer: int, colours: Sequence[int]) -> float:
        """A costume is worth its pay, its power at rehearsals and what objectives see in it, if it gets complete."""
        outlook = self._outlook
        goals = outlook.goals
        free = outlook.components.circles[wearer] - len(colours)
        total = sum([VALUES[colour] for colour in colours])
        worth = self._pay(total, free) + outlook.encore(wearer)
        if outlook.components.circles[wearer] == CIRCLES:  # R11.7
            worth += goals.pull("costumes-complete")
        if outlook.components.kinds[wearer] == EXTRA:
            worth += goals.pull("extras-costumed")
        if total + _LIKELY[-1] * free >= goals.fine:
            worth += goals.pull("costumes-worth")
        chance = outlook.weights.completion[free] * (self._hurry if free else 1.0)
        gold = outlook.weights.yellow + goals.pull("yellow-elements")
        return chance * worth + gold * colours.count(YELLOW)

    def _pay(self, total: int, free: int) -> float:
        """What a costume of a total will pay, with so many circles still free (R6.2)."""
        if (total, free) not in self._pays:
            totals = [min(total + free * each, _BEST_TOTAL) for each in _LIKELY] if free else [total]
            pays = [PAY[each][1] + self._outlook.pounds(PAY[each][0]) for each in totals]
            self._pays[total, free] = sum(pays) / len(pays)
        return self._pays[total, free]

    # Hats

    def _waiting_hats(self) -> dict[int, int]:
        """Wearers whose first circle is free under a hat, and the value that would match (R11.4)."""
        if not self._outlook.backstage:
            return {}
        hats = self._outlook.view["backstage"]["players"][self._outlook.seat]["hats"]
        return {
            self._outlook.components.number[character["name"]]: MATCH
            - VALUES[COLOUR_NUMBERS[hats[character["name"]]]]
            for character in self._outlook.me["troupe"]
            if character["name"] in hats and not character["costume"][0]
        }

    def _match(self, wearer: int, colour: int) -> float:
        """What a hat makes of an element: one that matches is worth a prestige, the last circle is not wasted gladly."""
        waiting = self._outlook.weights.hat_waiting
        if self._waiting[wearer] == VALUES[colour]:
            return 1.0 - waiting
        free = self._outlook.components.circles[wearer] - len(self._costumes[wearer])
        return 0.0 if free > 1 else -waiting

    def suits(self, colour: int, wearer: int, circle: int) -> bool:
        """Whether it is the right circle: under a hat only what matches, else the first one comes first."""
        if not self._outlook.backstage:
            return False  # one circle is offered
        return (circle == 0) == (self._waiting.get(wearer, VALUES[colour]) == VALUES[colour])

    # The stage set

    def _weigh_stage(self) -> None:
        """What each laid-out colour brings on each space that can be filled."""
        components = self._outlook.components
        for placement in [placement for placement in self._gains if placement[0] == SET]:
            del self._gains[placement]
        laid_out = [colour for colour in range(1, YELLOW + 1) if self._crates[SET][colour]]
        effects = [(colour, self.effect(colour, self._mood), self._lopsided(colour)) for colour in laid_out]
        for cell in open_cells(components, self._stage):
            space = self._space(cell)
            lonely = self._stage[components.mirror[cell]] == EMPTY and components.mirror[cell] != cell
            for colour, effect, lopsided in effects:
                if lonely:
                    self._gains[SET, colour, cell] = space + effect - lopsided
                elif is_symmetric(components, self._stage, cell, colour):
                    self._gains[SET, colour, cell] = space + effect

    def _space(self, cell: int) -> float:
        """A candle, or a step towards every candle that rests on this space."""
        worth = float(self._outlook.components.candle[cell]) + self._outlook.goals.pull("stage-filled")
        chance = self._outlook.weights.support * self._hurry
        for needed in self._candles:
            if cell in needed:
                missing = sum([self._stage[other] == EMPTY for other in needed]) - 1
                if missing:
                    worth += chance**missing * (1 - chance)
        return worth

    def _lopsided(self, colour: int) -> float:
        """A colour that may not come again leaves the mirror space empty."""
        in_bag = self._outlook.view["bags"]["sets"][COLOURS[colour]]
        more: float = self._crates[SET][colour] - 1 + in_bag / 3
        return self._outlook.weights.lopsided / (1 + more)

    def effect(self, colour: int, mood: float) -> float:
        """The effect of a colour (R7.5), or the point for yellow."""
        outlook = self._outlook
        weights = outlook.weights
        if colour == PINK:
            return outlook.pounds(1)
        if colour == PURPLE:  # it no longer weighs on the seat itself either (R8.2)
            return weights.rivals_mood * outlook.rivals + outlook.cheer(weights.purple_left, mood)
        if colour == BLUE:
            return outlook.cheer(2, mood)
        if colour == GREEN:
            return weights.token if outlook.days_left else 0.0
        if colour == YELLOW:
            return weights.yellow + outlook.goals.pull("yellow-elements")
        return 0.0


@lru_cache(maxsize=16)
def _candles(edition: Edition) -> list[frozenset[int]]:
    """For each candle: the spaces that it needs, its own too."""
    components = components_of(edition)
    return [_needed(components, cell) for cell in range(components.cells) if components.candle[cell]]


def _needed(components: Components, cell: int) -> frozenset[int]:
    if components.virtual[cell]:
        return frozenset()
    below = [_needed(components, other) for other in components.below[cell] if other >= 0]
    return frozenset([cell]).union(*below)
