"""Backstage as rules of thumb: what its cards, its masks and its other questions are worth (R11)."""

from typing import Final

from shakespeare.game import icons
from shakespeare.game.backstage import icons as backstage_icons
from shakespeare.game.backstage.cards import cylinders_for_cards
from shakespeare.game.backstage.hats import MATCH
from shakespeare.game.backstage.kept import PROMPTERS_POUNDS, has_prompter
from shakespeare.game.backstage.parts import CHEER, FIRING, RUN, TREASURE, Parts
from shakespeare.game.backstage.table import Table, table_of
from shakespeare.game.components import Components
from shakespeare.game.icons import Icon
from shakespeare.game.state import State
from shakespeare.game.terms import (
    BLUE,
    BOTH,
    COMPANY_PHASE,
    COSTUME,
    CRAFT,
    CYLINDERS,
    GREY_SPACES,
    RAG_PICKER,
    REHEARSAL_PHASE,
    SET,
    STRIDE,
    VALUES,
    YELLOW,
)
from shakespeare.game.wardrobe import in_circle
from shakespeare.players.thumb.company import Company
from shakespeare.players.thumb.outlook import Outlook
from shakespeare.players.thumb.weights import Weights

NOTHING: Final = -1.0  # what brings nothing is not done, even if it costs nothing
PENALTY: Final = -1.0  # what the penalty of an act costs (R9.2)
_NO_CARD: Final = -1


class Backstage:
    """What the expansion offers a seat. To be asked only in a game that is played with it."""

    def __init__(self, company: Company) -> None:
        outlook = company.outlook
        state = outlook.state
        parts = outlook.components.backstage
        assert parts is not None
        self._company: Company = company
        self._outlook: Outlook = outlook
        self._state: State = state
        self._components: Components = outlook.components
        self._parts: Parts = parts
        self._weights: Weights = outlook.weights
        self._table: Table = table_of(state)
        self._theater: tuple[int, ...] = self._table.theaters[outlook.seat]
        self._cylinders: int = 0
        if state.phase == COMPANY_PHASE:
            self._cylinders = cylinders_for_cards(state, outlook.player)
        self._can_recruit: bool = not outlook.player.recruited
        self._packings: dict[int, list[float]] = {}
        self._best_recruit: float = self._recruit()
        # What every free card brings, by the number of cylinders.
        self._uses: dict[int, dict[int, float]] = {}
        occupied = [use.card for use in self._table.uses]
        for card in self._table.row:
            if card not in occupied:
                powers = self._parts.powers[card]
                self._uses[card] = {number: self._power(card, printed) for number, printed in powers.items()}
        # Alone, the same cylinders may go to characters (R11.9).
        self._activations: list[float] = [] if outlook.rivals else company.uses()

    # Using cards

    def use(self, card: int, number: int, recruitment: bool) -> float:
        """What a card brings, less what its cylinders, or the Recruitment card, would bring elsewhere.

        It comes earlier than other things, because the others want it too.
        """
        worth = self._uses[card][number]
        if worth <= 0.0:
            return NOTHING
        left = self._cylinders - number + (1 if recruitment else 0)
        after = self._prospect(card, left, self._can_recruit and not recruitment)
        elsewhere = self._prospect(_NO_CARD, self._cylinders, self._can_recruit) - worth - after
        return worth - elsewhere + (self._weights.handy if self._outlook.rivals else 0.0)

    def recruiting(self) -> float:
        """What recruiting takes away from the cards, which may want the Recruitment card (R11.3)."""
        kept = self._best_recruit + self._packing(_NO_CARD)[self._cylinders]
        return kept - self._prospect(_NO_CARD, self._cylinders, True)

    def unwagered(self, cylinders: int) -> float:
        """What so many cylinders for cards promise before the wager."""
        return self._weights.shared * (self._prospect(_NO_CARD, cylinders, True) - self._best_recruit)

    def _prospect(self, without: int, cylinders: int, can_recruit: bool) -> float:
        """What the cards, and the day's recruiting, still bring; `without` is a card that is occupied."""
        packing = self._packing(without)
        if not can_recruit:
            return packing[cylinders]
        return max(packing[cylinders] + self._best_recruit, packing[cylinders + 1])

    def _packing(self, without: int) -> list[float]:
        """The most that no, one, two … cylinders bring, each card used once."""
        known = self._packings.get(without)
        if known is None:
            known = [0.0] * (CYLINDERS + 2)
            for card, worths in self._uses.items():
                if card != without:
                    known = [_best(known, worths, cylinders) for cylinders in range(len(known))]
            for worth in self._activations:
                known = [
                    max(known[cylinders], known[cylinders - 1] + worth) if cylinders else known[0]
                    for cylinders in range(len(known))
                ]
            self._packings[without] = known
        return known

    def _recruit(self) -> float:
        """What the day's best recruit brings."""
        most = self._company.dress(self._components.first_extra)
        for card in self._state.row:
            most = max(most, self._company.hire(card))
        return most

    def _power(self, card: int, printed: tuple[Icon, ...]) -> float:
        """What the icons of a card bring."""
        company = self._company
        worth = self._outlook.power(printed)
        hats = 0
        for icon in printed:
            code = icon.code
            if code == icons.ELEMENT:
                worth += company.workshop().best_gain(icon.elements, icon.colours)
            elif code == backstage_icons.THEATER:
                worth += self._best_theater(icon.colours)
            elif code == backstage_icons.HAT:
                hats += 1
            elif code == backstage_icons.DOUBLE:
                worth += self._best_double(icon.pounds)
            elif code == backstage_icons.LORD_TOP or code == backstage_icons.LORD_ANY:
                worth += self._lord(code == backstage_icons.LORD_ANY)
            elif code == backstage_icons.FEWER_REST:
                worth += self._fewer_rest()
            elif code == backstage_icons.KEEP:
                worth += self._keep(card)
        return worth + self._best_hats(hats) if hats else worth

    # The Theater

    def theater(self, colour: int) -> float:
        """An element in the Theater: a candle, the effects of all that lies there, and hopes for the next ones."""
        candles = self._parts.candles
        workshop = self._company.workshop()
        built = len(self._theater)
        worth = self._outlook.goals.theater[colour] + (1.0 if candles[built] else 0.0)
        mood = self._outlook.mood
        for other in (*self._theater, colour):
            worth += workshop.effect(other, mood)
            if other == BLUE:
                mood += 2.0
        if built + 1 < len(candles):
            again = workshop.effect(colour, self._outlook.mood)
            if candles[built + 1]:
                again += 1.0
            worth += self._weights.theater * self._outlook.days_left * again
        return worth

    def _best_theater(self, colours: int) -> float:
        most = 0.0
        if len(self._theater) < len(self._parts.candles):
            for colour in range(1, YELLOW):
                if colours >> colour & 1 and self._state.crates[SET * STRIDE + colour]:
                    most = max(most, self.theater(colour))
        return most

    # Hats

    def hat(self, colour: int, wearer: int) -> float:
        """A prestige if it matches what lies in the first circle; a hope if nothing lies there yet."""
        goal = self._outlook.goals.hats[colour]
        first = in_circle(self._outlook.player.costumes[wearer], 0)
        if first:
            return goal + (1.0 if VALUES[colour] + VALUES[first] == MATCH else NOTHING)
        bags = self._state.bags
        matching = 0
        total = 1
        for other in range(1, YELLOW + 1):
            total += bags[COSTUME * STRIDE + other]
            if VALUES[other] == MATCH - VALUES[colour]:
                matching += bags[COSTUME * STRIDE + other]
        return goal + self._weights.hat * self._outlook.days_left * (matching / total)

    def _best_hats(self, hats: int) -> float:
        taken = self._table.hats[self._outlook.seat]
        best: list[float] = []
        for wearer in self._outlook.player.troupe:
            if self._components.circles[wearer] and wearer not in taken:
                most = 0.0
                for colour in range(1, YELLOW):
                    if self._state.crates[COSTUME * STRIDE + colour]:
                        most = max(most, self.hat(colour, wearer))
                best.append(most)
        best.sort(reverse=True)
        return sum(best[:hats])

    # Other cards

    def _best_double(self, cost: int) -> float:
        components = self._components
        most = 0.0
        for actor in self._outlook.player.troupe:
            if (
                actor in self._parts.moves.double
                and components.costs[actor] == cost
                and components.activatable >> actor & 1
            ):
                most = max(most, self._company.use(actor))
        return most

    def _lord(self, any_card: bool) -> float:
        """Actors of the Lord's deck, who want pay like others; the top one cannot be declined."""
        lord = self._table.lord
        if not lord:
            return 0.0
        most = self._company.hire(lord[0])
        if any_card:
            for card in lord:
                most = max(most, self._company.hire(card))
        return most

    def _fewer_rest(self) -> float:
        """Of use while more characters get a Rest token than are excused already (R10.2)."""
        outlook = self._outlook
        wagered = outlook.player.wagered or CYLINDERS // 2
        resting = wagered - 1 - self._table.eased[outlook.seat]
        return self._weights.fewer_rest if outlook.days_left and resting > 0 else 0.0

    def _keep(self, card: int) -> float:
        kinds = self._components.kinds
        outlook = self._outlook
        worth = outlook.goals.hire(card)
        if kinds[card] == RAG_PICKER:
            kind, cost = self._parts.serves[card]
            unserved = 0
            for character in outlook.player.troupe:
                serves = kinds[character] == kind and cost in (0, self._components.costs[character])
                if CRAFT[kinds[character]] and serves and not self._company.is_served(character):
                    unserved += 1
            return worth + self._weights.rags * unserved * outlook.days_left
        if has_prompter(self._state, outlook.player):
            return worth
        return worth + self._penalties() * max(0.0, self.prompt() - PENALTY)

    def _penalties(self) -> float:
        """How many penalties are to be feared at the rehearsals to come."""
        risk = 0.0
        for days in self._outlook.to_rehearsals:
            for space in self._outlook.spaces:
                missing = max(0, GREY_SPACES + 1 - space)
                risk += min(1.0, missing / (1.0 + self._weights.grey_risk * days))
        return risk

    # Objectives

    def mask(self, objective: int) -> float:
        """What a mask brings, if it is played now."""
        outlook = self._outlook
        kind = self._parts.objective_kind(objective)
        value = self._parts.objective_values[objective - self._parts.first_objective]
        if kind == CHEER:
            return outlook.cheer(float(value), outlook.mood)
        if kind == RUN:
            worth = 0.0
            for act in range(len(outlook.spaces)):
                worth += outlook.step(act, outlook.spaces[act])
            return worth
        if kind == TREASURE:
            return self._company.salvage().best_gain(BOTH, 1 << YELLOW)
        return self._company.salvage().plan(BOTH, value).worth

    def play(self, objective: int) -> float:
        """Playing a mask beside holding it, which is worth nothing more on the last day."""
        kind = self._parts.objective_kind(objective)
        return self.mask(objective) - (self._weights.enough[kind] if self._outlook.days_left else 0.0)

    def promise(self, objective: int) -> float:
        """What an objective is worth that does something instead of counting."""
        outlook = self._outlook
        kind = self._parts.objective_kind(objective)
        if kind == FIRING:
            dearest = 0
            for character in outlook.player.troupe:
                dearest = max(dearest, self._components.costs[character])
            return outlook.pounds(dearest)
        if self._state.phase == REHEARSAL_PHASE and not outlook.days_left:
            return 0.0  # the last ambiance is over
        return max(self._weights.promises[kind] if outlook.days_left else 0.0, self.mask(objective))

    # The rest

    def prompt(self) -> float:
        """What the pound for the prompter is worth."""
        return self._outlook.pounds(-PROMPTERS_POUNDS)

    def rehearse(self, character: int) -> float:
        """First what changes the others or one's aims, then the steps that answer to it."""
        for icon in self._components.rehearse[character]:
            if icon.code == backstage_icons.OTHERS_BACK or icon.code == backstage_icons.OBJECTIVE:
                return 1.0
        return 0.0

    def from_crates(self) -> float:
        """Laid-out elements are taken from under the others' noses, unless one's own people still want them."""
        player = self._outlook.player
        if player.cylinders:
            for character in player.troupe:
                ready = not (player.used | player.resting) >> character & 1
                if (
                    ready
                    and CRAFT[self._components.kinds[character]]
                    and not self._company.is_served(character)
                ):
                    return -1.0
        return 1.0


def _best(most: list[float], worths: dict[int, float], cylinders: int) -> float:
    """The most that so many cylinders bring, with one card more to use or not."""
    best = most[cylinders]
    for number, worth in worths.items():
        if number <= cylinders:
            best = max(best, most[cylinders - number] + worth)
    return best
