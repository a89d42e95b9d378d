"""Backstage as rules of thumb: what its cards, its masks and its other questions are worth (R11)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from shakespeare.game import icons
from shakespeare.game.backstage import icons as backstage_icons
from shakespeare.game.backstage.hats import MATCH
from shakespeare.game.backstage.kept import PROMPTERS_POUNDS
from shakespeare.game.backstage.parts import CHEER, FIRING, RUN, TREASURE, Parts
from shakespeare.game.icons import Icon
from shakespeare.game.terms import (
    BLUE,
    BOTH,
    COLOURS,
    CRAFT,
    CYLINDERS,
    GREY_SPACES,
    PROMPTER,
    RAG_PICKER,
    VALUES,
    YELLOW,
)
from shakespeare.players.company import Company
from shakespeare.players.estimates import COLOUR_NUMBERS, serves

NOTHING: Final = -1.0  # what brings nothing is not done, even if it costs nothing
PENALTY: Final = -1.0  # what the penalty of an act costs (R9.2)


class Backstage:
    """What the expansion offers a seat. To be asked only in a game that is played with it."""

    def __init__(self, company: Company) -> None:
        outlook = company.outlook
        parts = outlook.components.backstage
        assert parts is not None
        self._company = company
        self._outlook = outlook
        self._components = outlook.components
        self._parts: Parts = parts
        self._weights = outlook.weights
        self._table: Any = outlook.view["backstage"]
        self._mine: Any = self._table["players"][outlook.seat]
        self._cylinders: int = self._mine["cylinders"]
        self._can_recruit = not outlook.me["recruited"]
        self._packings: dict[int | None, list[float]] = {}

    # Using cards

    def use(self, card: int, number: int, recruitment: bool) -> float:
        """What a card brings, less what its cylinders, or the Recruitment card, would bring elsewhere.

        It comes earlier than other things, because the others want it too.
        """
        worth = self._uses[card][number]
        if worth <= 0:
            return NOTHING
        left = self._cylinders - number + recruitment
        after = self._prospect(card, left, self._can_recruit and not recruitment)
        elsewhere = self._prospect(None, self._cylinders, self._can_recruit) - worth - after
        return worth - elsewhere + (self._weights.handy if self._outlook.rivals else 0.0)

    def recruiting(self) -> float:
        """What recruiting takes away from the cards, which may want the Recruitment card (R11.3)."""
        kept = self._best_recruit + self._packing(None)[self._cylinders]
        return kept - self._prospect(None, self._cylinders, True)

    def unwagered(self, cylinders: int) -> float:
        """What so many cylinders for cards promise before the wager."""
        return self._weights.shared * (self._prospect(None, cylinders, True) - self._best_recruit)

    def _prospect(self, without: int | None, cylinders: int, can_recruit: bool) -> float:
        """What the cards, and the day's recruiting, still bring; `without` is a card that is occupied."""
        packing = self._packing(without)
        if not can_recruit:
            return packing[cylinders]
        return max(packing[cylinders] + self._best_recruit, packing[cylinders + 1])

    def _packing(self, without: int | None) -> list[float]:
        """The most that no, one, two … cylinders bring, each card used once."""
        if without not in self._packings:
            most = [0.0] * (CYLINDERS + 2)
            offers = [worths for card, worths in self._uses.items() if card != without]
            for worths in (*offers, *self._activations):
                most = [_best(most, worths, cylinders) for cylinders in range(len(most))]
            self._packings[without] = most
        return self._packings[without]

    @cached_property
    def _activations(self) -> list[Mapping[int, float]]:
        """Alone, the same cylinders may go to characters (R11.9)."""
        return [] if self._outlook.rivals else [{1: worth} for worth in self._company.uses()]

    @cached_property
    def _best_recruit(self) -> float:
        cards = [self._components.number[name] for name in self._outlook.view["row"]]
        extra = self._company.dress(self._components.first_extra)
        return max([extra, *(self._company.hire(card) for card in cards)])

    @cached_property
    def _uses(self) -> dict[int, dict[int, float]]:
        """What every free card brings, by the number of cylinders."""
        occupied = [use["card"] for use in self._table["uses"]]
        cards = [self._components.number[name] for name in self._table["row"] if name not in occupied]
        return {
            card: {number: self._power(card, printed) for number, printed in self._parts.powers[card].items()}
            for card in cards
        }

    def _power(self, card: int, printed: tuple[Icon, ...]) -> float:
        """What the icons of a card bring."""
        company = self._company
        worth = self._outlook.power(printed)
        hats = 0
        for icon in printed:
            code = icon.code
            if code == icons.ELEMENT:
                worth += company.workshop.best_gain(icon.elements, icon.colours)
            elif code == backstage_icons.THEATER:
                worth += self._best_theater(icon.colours)
            elif code == backstage_icons.HAT:
                hats += 1
            elif code == backstage_icons.DOUBLE:
                worth += self._best_double(icon.pounds)
            elif code in (backstage_icons.LORD_TOP, backstage_icons.LORD_ANY):
                worth += self._lord(code == backstage_icons.LORD_ANY)
            elif code == backstage_icons.FEWER_REST:
                worth += self._fewer_rest()
            elif code == backstage_icons.KEEP:
                worth += self._keep(card)
        return worth + self._best_hats(hats)

    # The Theater

    def theater(self, colour: int) -> float:
        """An element in the Theater: a candle, the effects of all that lies there, and hopes for the next ones."""
        candles = self._parts.candles
        built = [COLOUR_NUMBERS[other] for other in self._mine["theater"]]
        worth = float(candles[len(built)])
        mood = self._outlook.mood
        for other in (*built, colour):
            worth += self._company.workshop.effect(other, mood)
            mood += 2 * (other == BLUE)
        above = candles[len(built) + 1 :]
        if above:
            again = self._company.workshop.effect(colour, self._outlook.mood)
            worth += self._weights.theater * self._outlook.days_left * (above[0] + again)
        return worth

    def _best_theater(self, colours: int) -> float:
        if len(self._mine["theater"]) == len(self._parts.candles):
            return 0.0
        laid_out = self._outlook.view["crates"]["sets"]
        found = [colour for colour in range(1, YELLOW) if colours >> colour & 1 and laid_out[COLOURS[colour]]]
        return max([0.0, *(self.theater(colour) for colour in found)])

    # Hats

    def hat(self, colour: int, wearer: int) -> float:
        """A prestige if it matches what lies in the first circle; a hope if nothing lies there yet."""
        first = self._first_circles[wearer]
        if first:
            return 1.0 if VALUES[colour] + VALUES[first] == MATCH else NOTHING
        bag = self._outlook.view["bags"]["costumes"]
        matching = sum(
            bag[COLOURS[other]] for other in range(1, YELLOW + 1) if VALUES[other] == MATCH - VALUES[colour]
        )
        share: float = matching / (1 + sum(bag.values()))
        return self._weights.hat * self._outlook.days_left * share

    @cached_property
    def _first_circles(self) -> dict[int, int]:
        """By own wearer without a hat: the colour in the first circle, 0 for none."""
        return {
            number: COLOUR_NUMBERS[character["costume"][0] or "empty"]
            for number, character in zip(self._outlook.troupe, self._outlook.me["troupe"], strict=True)
            if character.get("costume") and character["name"] not in self._mine["hats"]
        }

    def _best_hats(self, hats: int) -> float:
        if not hats:
            return 0.0
        laid_out = self._outlook.view["crates"]["costumes"]
        colours = [colour for colour in range(1, YELLOW) if laid_out[COLOURS[colour]]]
        best = [
            max([0.0, *(self.hat(colour, wearer) for colour in colours)]) for wearer in self._first_circles
        ]
        return sum(sorted(best, reverse=True)[:hats])

    # Other cards

    def _best_double(self, cost: int) -> float:
        components = self._components
        actors = [
            actor
            for actor in self._outlook.troupe
            if actor in self._parts.moves.double
            and components.costs[actor] == cost
            and components.activatable >> actor & 1
        ]
        return max((self._company.use(actor) for actor in actors), default=0.0)

    def _lord(self, any_card: bool) -> float:
        """Actors of the Lord's deck, who want pay like others; the top one cannot be declined."""
        lord = [self._components.number[name] for name in self._table["lord"]]
        return max((self._company.hire(card) for card in (lord if any_card else lord[:1])), default=0.0)

    def _fewer_rest(self) -> float:
        """Of use while more characters get a Rest token than are excused already (R10.2)."""
        outlook = self._outlook
        wagered = outlook.me["wagered"] or CYLINDERS // 2
        resting = wagered - 1 - self._mine["fewer_rests"]
        return self._weights.fewer_rest if outlook.days_left and resting > 0 else 0.0

    def _keep(self, card: int) -> float:
        kinds = self._components.kinds
        worth = self._outlook.goals.pull("non-actors")
        if kinds[card] == RAG_PICKER:
            served = [
                c for c in self._outlook.troupe if CRAFT[kinds[c]] and serves(self._components, card, c)
            ]
            unserved = sum(not self._company.is_served(craftsman) for craftsman in served)
            return worth + self._weights.rags * unserved * self._outlook.days_left
        if any(kinds[character] == PROMPTER for character in self._outlook.troupe):
            return worth
        return worth + self._penalties() * max(0.0, self.prompt() - PENALTY)

    def _penalties(self) -> float:
        """How many penalties are to be feared at the rehearsals to come."""
        missing = [max(0, GREY_SPACES + 1 - space) for space in self._outlook.spaces]
        risks: list[float] = [
            min(1.0, steps / (1 + self._weights.grey_risk * days))
            for days in self._outlook.to_rehearsals
            for steps in missing
        ]
        return sum(risks)

    # Objectives

    def mask(self, objective: int) -> float:
        """What a mask brings, if it is played now."""
        outlook = self._outlook
        kind = self._parts.objective_kind(objective)
        value = self._parts.objective_values[objective - self._parts.first_objective]
        if kind == CHEER:
            return outlook.cheer(value, outlook.mood)
        if kind == RUN:
            return sum(outlook.step(act, space) for act, space in enumerate(outlook.spaces))
        if kind == TREASURE:
            return self._company.salvage.best_gain(BOTH, 1 << YELLOW)
        return self._company.salvage.plan(BOTH, value)[0]

    def play(self, objective: int) -> float:
        """Playing a mask beside holding it, which is worth nothing more on the last day."""
        kind = self._parts.objective_kind(objective)
        return self.mask(objective) - (self._weights.enough[kind] if self._outlook.days_left else 0.0)

    def promise(self, objective: int) -> float:
        """What an objective is worth that does something instead of counting."""
        outlook = self._outlook
        kind = self._parts.objective_kind(objective)
        if kind == FIRING:
            costs = [self._components.costs[character] for character in outlook.troupe]
            return outlook.pounds(max(costs))
        if outlook.view["phase"] == "rehearsal" and not outlook.days_left:
            return 0.0  # the last ambiance is over
        return max(self._weights.promises[kind] if outlook.days_left else 0.0, self.mask(objective))

    # The rest

    def prompt(self) -> float:
        """What the pound for the prompter is worth."""
        return self._outlook.pounds(-PROMPTERS_POUNDS)

    def rehearse(self, character: int) -> float:
        """First what changes the others or one's aims, then the steps that answer to it."""
        first = (backstage_icons.OTHERS_BACK, backstage_icons.OBJECTIVE)
        return float(any(icon.code in first for icon in self._components.rehearse[character]))

    def from_crates(self) -> float:
        """Laid-out elements are taken from under the others' noses, unless one's own people still want them."""
        outlook = self._outlook
        if not outlook.me["cylinders"]:
            return 1.0
        ready = [
            number
            for number, character in zip(outlook.troupe, outlook.me["troupe"], strict=True)
            if CRAFT[self._components.kinds[number]] and not character["used"] and not character["resting"]
        ]
        return -1.0 if any(not self._company.is_served(craftsman) for craftsman in ready) else 1.0


def _best(most: list[float], worths: Mapping[int, float], cylinders: int) -> float:
    """The most that so many cylinders bring, with one card more to use or not."""
    uses = [most[cylinders - number] + worth for number, worth in worths.items() if number <= cylinders]
    return max([most[cylinders], *uses])
