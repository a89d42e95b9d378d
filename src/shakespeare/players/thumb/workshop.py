"""Costumes and stage sets as rules of thumb: what a placed element is worth, and what a craftsman had best take."""

from typing import Final

from shakespeare.game.backstage.hats import MATCH
from shakespeare.game.components import Components
from shakespeare.game.stage import is_supported, is_symmetric
from shakespeare.game.terms import (
    BLUE,
    CIRCLES,
    COSTUME,
    COSTUMES_ONLY,
    EMPTY,
    GREEN,
    NOBODY,
    PINK,
    PURPLE,
    SET,
    SETS_ONLY,
    STRIDE,
    VALUES,
    YELLOW,
)
from shakespeare.game.wardrobe import FILLED, PAY, WORTH, in_circle
from shakespeare.players.thumb.outlook import Outlook

_LIKELY: Final[tuple[int, ...]] = (2, 3, 4)  # what a free circle may still get
_BEST_TOTAL: Final = len(PAY) - 1
_NOT_OFFERED: Final = -1e9
_UNKNOWN: Final = -1e9


class Plan:
    """What a craftsman brings, and the elements to take in turn; none if nothing pays."""

    __slots__ = ("steps", "worth")

    def __init__(self) -> None:
        self.worth: float = 0.0
        self.steps: list[int] = []  # as `planned` numbers them


def planned(element: int, colour: int, place: int) -> int:
    """The number of a step of a plan: a kind of element, its colour, the wearer or cell it goes to."""
    return (place * STRIDE + colour) * 2 + element


class Workshop:
    """Elements to take, one seat's costumes and its stage: as they are, or as a plan would make them."""

    def __init__(self, outlook: Outlook, elements: list[int], hats: dict[int, int] | None) -> None:
        """`elements` are those laid out, unless a rule says otherwise; `hats` those that own wearers have."""
        components = outlook.components
        player = outlook.player
        self._outlook: Outlook = outlook
        self._components: Components = components
        self._backstage: bool = hats is not None
        self._crates: list[int] = elements[:]
        # Wearers with a free circle: their totals, filled circles, and the value that would match
        # a hat whose circle is free (R11.4).
        self._wearers: list[int] = []
        self._totals: list[int] = []
        self._filled: list[int] = []
        self._waiting: list[int] = []
        for wearer in player.troupe:
            costume = player.costumes[wearer]
            if components.circles[wearer] > FILLED[costume]:
                self._wearers.append(wearer)
                self._totals.append(WORTH[costume])
                self._filled.append(FILLED[costume])
                waits = hats is not None and wearer in hats and not in_circle(costume, 0)
                self._waiting.append(MATCH - VALUES[hats[wearer]] if waits and hats is not None else 0)
        self._stage: list[int] = player.stage[:]
        self._mood: float = outlook.mood
        self._hurry: float = outlook.weights.hurry ** max(0, 2 - outlook.days_left)
        self._candles: list[list[list[int]]] = _candles(components)
        self._plans: dict[int, Plan] = {}
        self._pays: list[float] = [_UNKNOWN] * (len(PAY) * (CIRCLES + 1))  # by total and free circles
        self._worn: list[float] = outlook.goals.worn[:]  # what an element brings by its colour alone
        self._worn[YELLOW] += outlook.weights.yellow
        # That a costume gets complete, by its free circles.
        self._chances: list[float] = [chance * self._hurry for chance in outlook.weights.completion]
        self._chances[0] = outlook.weights.completion[0]
        # What each colour brings: on each wearer (by place in the list above), and on each cell.
        self._costume_gains: list[float] = [_NOT_OFFERED] * (len(self._wearers) * STRIDE)
        self._set_gains: list[float] = []
        for place in range(len(self._wearers)):
            self._weigh_costume(place)
        self._weigh_stage()

    def gain(self, element: int, colour: int, place: int) -> float:
        """What one element brings on a wearer or cell, by itself."""
        if element == SET:
            return self._set_gains[place * STRIDE + colour]
        return self._costume_gains[self._wearers.index(place) * STRIDE + colour]

    def best_gain(self, elements: int, colours: int) -> float:
        """What the best single element of some kinds and colours brings; it may be declined (R4.6)."""
        most = 0.0
        if elements & COSTUMES_ONLY:
            most = _best(self._costume_gains, colours, most)
        if elements & SETS_ONLY:
            most = _best(self._set_gains, colours, most)
        return most

    def plan(self, elements: int, value: int) -> Plan:
        """What a craftsman with such a value can bring.

        The best element comes first, then the best of what is left. How dear a point of value is nobody knows
        beforehand, so several prices are tried, and the plan that brings most is the one.
        """
        key = elements * 64 + value
        known = self._plans.get(key)
        if known is not None:
            return known
        best: Plan | None = None
        for price in self._outlook.weights.prices:
            plan = self._carry_out(elements, value, price)
            if best is None or plan.worth > best.worth:
                best = plan
        assert best is not None
        self._plans[key] = best
        return best

    def _carry_out(self, elements: int, value: int, price: float) -> Plan:
        """Place what brings more than its price, the best first, until no value is left for it."""
        kept = (
            self._crates,
            self._totals,
            self._filled,
            self._waiting,
            self._stage,
            self._mood,
            self._costume_gains,
            self._set_gains,
        )
        self._crates = self._crates[:]
        self._totals = self._totals[:]
        self._filled = self._filled[:]
        self._waiting = self._waiting[:]
        self._stage = self._stage[:]
        self._costume_gains = self._costume_gains[:]
        plan = Plan()
        while True:
            element = NOBODY
            best = 0
            most = 0.0
            if elements & COSTUMES_ONLY:
                gains = self._costume_gains
                for place in range(len(gains)):
                    gain = gains[place]
                    if gain > most:
                        cost = VALUES[place % STRIDE]
                        if cost <= value and place % STRIDE != YELLOW and gain - price * cost > most:
                            element, best, most = COSTUME, place, gain - price * cost
            if elements & SETS_ONLY:
                gains = self._set_gains
                for place in range(len(gains)):
                    gain = gains[place]
                    if gain > most:
                        cost = VALUES[place % STRIDE]
                        if cost <= value and place % STRIDE != YELLOW and gain - price * cost > most:
                            element, best, most = SET, place, gain - price * cost
            if element == NOBODY:
                break
            colour = best % STRIDE
            place = best // STRIDE
            plan.steps.append(planned(element, colour, self._wearers[place] if element == COSTUME else place))
            plan.worth += most + price * VALUES[colour]
            value -= VALUES[colour]
            if value <= 0:
                break
            self._place(element, colour, place)
        (
            self._crates,
            self._totals,
            self._filled,
            self._waiting,
            self._stage,
            self._mood,
            self._costume_gains,
            self._set_gains,
        ) = kept
        return plan

    def _place(self, element: int, colour: int, place: int) -> None:
        self._crates[element * STRIDE + colour] -= 1
        if element == COSTUME:
            if not self._crates[colour]:
                for other in range(len(self._wearers)):
                    self._costume_gains[other * STRIDE + colour] = _NOT_OFFERED
            self._totals[place] += VALUES[colour]
            self._filled[place] += 1
            if self._waiting[place] == VALUES[colour]:
                self._waiting[place] = 0
            self._weigh_costume(place)
        else:
            self._stage[place] = colour
            if colour == BLUE:
                self._mood += 2.0
            self._weigh_stage()

    # Costumes

    def _weigh_costume(self, place: int) -> None:
        """What each laid-out colour brings on a wearer."""
        wearer = self._wearers[place]
        total = self._totals[place]
        free = self._components.circles[wearer] - self._filled[place]
        first = place * STRIDE
        if not free:
            for colour in range(1, YELLOW + 1):
                self._costume_gains[first + colour] = _NOT_OFFERED
            return
        steady = self._steady(wearer)
        before = self._costume(wearer, steady, total, free)
        for colour in range(1, YELLOW + 1):
            if not self._crates[colour]:
                self._costume_gains[first + colour] = _NOT_OFFERED
                continue
            gain = self._costume(wearer, steady, total + VALUES[colour], free - 1) - before
            gain += self._worn[colour]
            if self._waiting[place]:
                gain += self._match(place, colour)
            self._costume_gains[first + colour] = gain

    def _steady(self, wearer: int) -> float:
        """What a complete costume is worth whatever is in it: its power at rehearsals, and to objectives."""
        outlook = self._outlook
        return outlook.encore(wearer) + outlook.goals.dress(wearer)

    def _costume(self, wearer: int, steady: float, total: int, free: int) -> float:
        """What a costume will bring, with its pay and what objectives see in that, if it gets complete."""
        worth = steady + self._pay(total, free)
        worth += self._outlook.goals.dress_well(wearer, total + _LIKELY[-1] * free)
        return self._chances[free] * worth

    def _pay(self, total: int, free: int) -> float:
        """What a costume of a total will pay, with so many circles still free (R6.2)."""
        key = total * (CIRCLES + 1) + free
        worth = self._pays[key]
        if worth != _UNKNOWN:
            return worth
        worth = 0.0
        for each in _LIKELY:
            pounds, prestige = PAY[min(total + free * each, _BEST_TOTAL)]
            worth += prestige + self._outlook.pounds(pounds)
        worth /= len(_LIKELY)
        self._pays[key] = worth
        return worth

    # Hats

    def _match(self, place: int, colour: int) -> float:
        """What a hat makes of an element: one that matches is worth a prestige, the last circle is not wasted gladly."""
        waiting = self._outlook.weights.hat_waiting
        if self._waiting[place] == VALUES[colour]:
            return 1.0 - waiting
        free = self._components.circles[self._wearers[place]] - self._filled[place]
        return 0.0 if free > 1 else -waiting

    def suits(self, colour: int, wearer: int, circle: int) -> bool:
        """Whether it is the right circle: under a hat only what matches, else the first one comes first."""
        if not self._backstage:
            return False  # one circle is offered
        waiting = self._waiting[self._wearers.index(wearer)]
        return (circle == 0) == (not waiting or waiting == VALUES[colour])

    # The stage set

    def _weigh_stage(self) -> None:
        """What each laid-out colour brings on each space that can be filled."""
        components = self._components
        stage = self._stage
        gains = [_NOT_OFFERED] * (components.cells * STRIDE)
        effects = [0.0] * STRIDE
        lopsided = [0.0] * STRIDE
        for colour in range(1, YELLOW + 1):
            if self._crates[SET * STRIDE + colour]:
                effects[colour] = self.effect(colour, self._mood) + self._outlook.goals.built[colour]
                lopsided[colour] = self._lopsided(colour)
        for cell in range(components.cells):
            if stage[cell] != EMPTY or not is_supported(components, stage, cell):
                continue
            space = self._space(cell)
            mirror = components.mirror[cell]
            lonely = stage[mirror] == EMPTY and mirror != cell
            for colour in range(1, YELLOW + 1):
                if not self._crates[SET * STRIDE + colour]:
                    continue
                if lonely:
                    gains[cell * STRIDE + colour] = space + effects[colour] - lopsided[colour]
                elif is_symmetric(components, stage, cell, colour):
                    gains[cell * STRIDE + colour] = space + effects[colour]
        self._set_gains = gains

    def _space(self, cell: int) -> float:
        """A candle, or a step towards every candle that rests on this space."""
        goals = self._outlook.goals
        worth = goals.cells[cell]
        if self._components.candle[cell]:
            worth += 1.0 + goals.candles
        chance = self._outlook.weights.support * self._hurry
        for needed in self._candles[cell]:
            likely = 1.0 - chance
            missing = -1
            for other in needed:
                if self._stage[other] == EMPTY:
                    missing += 1
                    if missing:
                        likely *= chance
            if missing:
                worth += likely
        return worth

    def _lopsided(self, colour: int) -> float:
        """A colour that may not come again leaves the mirror space empty."""
        in_bag = self._outlook.state.bags[SET * STRIDE + colour]
        more = self._crates[SET * STRIDE + colour] - 1 + in_bag / 3
        return self._outlook.weights.lopsided / (1.0 + more)

    def effect(self, colour: int, mood: float) -> float:
        """The effect of a colour (R7.5), or the point for yellow."""
        outlook = self._outlook
        weights = outlook.weights
        if colour == PINK:
            return outlook.pounds(1)
        if colour == PURPLE:  # it no longer weighs on the seat itself either (R8.2)
            return weights.rivals_mood * outlook.rivals + outlook.cheer(weights.purple_left, mood)
        if colour == BLUE:
            return outlook.cheer(2.0, mood)
        if colour == GREEN:
            return (weights.token if outlook.days_left else 0.0) + outlook.goals.tokens
        if colour == YELLOW:
            return weights.yellow
        return 0.0


def _best(gains: list[float], colours: int, most: float) -> float:
    for place in range(len(gains)):
        if gains[place] > most and colours >> (place % STRIDE) & 1:
            most = gains[place]
    return most


_KNOWN_CANDLES: Final[dict[str, list[list[list[int]]]]] = {}
_MOST_KNOWN: Final = 16


def _candles(components: Components) -> list[list[list[int]]]:
    """By cell: for each candle that rests on it, the spaces that the candle needs, its own too."""
    digest = components.edition.digest
    known = _KNOWN_CANDLES.get(digest)
    if known is None:
        if len(_KNOWN_CANDLES) >= _MOST_KNOWN:
            _KNOWN_CANDLES.clear()
        needs = [_needed(components, cell, []) for cell in range(components.cells) if components.candle[cell]]
        known = [[needed for needed in needs if cell in needed] for cell in range(components.cells)]
        _KNOWN_CANDLES[digest] = known
    return known


def _needed(components: Components, cell: int, found: list[int]) -> list[int]:
    if cell >= 0 and not components.virtual[cell] and cell not in found:
        found.append(cell)
        for below in components.below[cell]:
            _needed(components, below, found)
    return found
