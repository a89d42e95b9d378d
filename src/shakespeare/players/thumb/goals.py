"""Objectives as rules of thumb: what one more of something would bring, how many points to hope for."""

from typing import Final

from shakespeare.game.components import Components
from shakespeare.game.ending import is_counting, measure
from shakespeare.game.measures import (
    Behind,
    Candles,
    Colours,
    Count,
    Dressed,
    Elements,
    Groups,
    Least,
    Most,
    Payable,
    Places,
    Pounds,
    Space,
    Sum,
    Tokens,
    Troupe,
)
from shakespeare.game.state import Player, State
from shakespeare.game.terms import ACTS, EMPTY, EXTRA, STRIDE, YELLOW
from shakespeare.players.thumb.growth import growths

_WAGES: Final = 3.0  # pounds that a character wants, as they come


class Goals:
    """The objectives of one seat, and those it may choose from.

    What one more of something brings stands under what it is: a colour, a character, a costume, a step.
    """

    def __init__(self, state: State, player: Player, days_left: int) -> None:
        components = state.components
        self._state: State = state
        self._player: Player = player
        self._days_left: int = days_left
        self._growths: list[float] = growths(components)
        self.pounds: float = 0.0
        self.tokens: float = 0.0
        self.worn: list[float] = [0.0] * STRIDE  # a costume element, by colour
        self.built: list[float] = [0.0] * STRIDE  # a set element, by colour
        self.theater: list[float] = [0.0] * STRIDE
        self.hats: list[float] = [0.0] * STRIDE
        self.candles: float = 0.0  # of the set
        self.cells: list[float] = [0.0] * components.cells  # a space of the set
        self.costumes: list[tuple[Dressed, float]] = []  # complete ones
        self.company: list[tuple[list[int], float]] = []  # by character: 1 if it counts
        self.steps: list[float] = [0.0] * ACTS
        self.lagging: list[float] = [0.0] * ACTS  # the first step on an act that lags behind
        self.lead: list[float] = [0.0] * ACTS  # passing another disc
        for objective in player.objectives:
            if is_counting(state, objective):
                self._aim_at(objective)

    def _aim_at(self, objective: int) -> None:
        """The next step of an objective is shared evenly among all that is missing, if there is time for it."""
        components = self._state.components
        counted = measure(self._state, self._player, objective)
        missing = 0
        points = 0  # that the next step brings at once
        for step in components.objective_steps[objective]:
            if step > counted and missing in (0, step - counted):
                missing = step - counted
                points += 1
        if missing and missing <= 1 + 2 * self._growths[objective] * (1 + self._days_left):
            self._share(components.objective_counts[objective], points / missing)

    def _share(self, count: Count, share: float) -> None:
        """One more of what is counted brings so much."""
        if isinstance(count, Elements):
            self._share_elements(count, share)
        elif isinstance(count, Dressed):
            if count.complete:
                self.costumes.append((count, share))
        elif isinstance(count, Troupe):
            self.company.append((count.counted, share))
        elif isinstance(count, Pounds):
            self.pounds += share
        elif isinstance(count, Space):
            self.steps[count.act] += share
        elif isinstance(count, Places):
            self._share_places(count, share)
        elif isinstance(count, Least):
            self._share_least(count, share)
        elif isinstance(count, Sum):
            for part in count.parts:
                self._share(part, share)
        elif isinstance(count, Most):
            self._share(self._furthest(count), share)
        elif isinstance(count, Candles):
            if count.stage:
                self.candles += share
        elif isinstance(count, Groups):
            self._share_cells(count, share)
        elif isinstance(count, Colours):
            for elements in count.of_each:
                if not elements.of(self._state, self._player):
                    self._share(elements, share)
        elif isinstance(count, Behind):
            self.lead[count.act] += share
        elif isinstance(count, Payable):
            if count.paid:
                self.pounds += share / _WAGES
        elif isinstance(count, Tokens):
            self.tokens += share

    def _share_elements(self, count: Elements, share: float) -> None:
        for colour in range(1, YELLOW + 1):
            if count.colours >> colour & 1:
                if count.costumes:
                    self.worn[colour] += share
                if count.stage:
                    self.built[colour] += share
                if count.theater:
                    self.theater[colour] += share
                if count.hats:
                    self.hats[colour] += share

    def _share_places(self, count: Places, share: float) -> None:
        state = self._state
        for act in range(ACTS):
            space = state.act_spaces[act * state.discs + self._player.seat]
            if space < count.space:
                self.steps[act] += share / (count.space - space)
            if count.place:
                self.lead[act] += share

    def _share_least(self, count: Least, share: float) -> None:
        """Only what there is least of helps: of several alike, each a part of the way."""
        counted = [part.of(self._state, self._player) for part in count.parts]
        least = min(counted)
        each = share / counted.count(least)
        for place, part in enumerate(count.parts):
            if counted[place] == least:
                if isinstance(part, Space):
                    self.lagging[part.act] += each
                else:
                    self._share(part, each)

    def _furthest(self, count: Most) -> Count:
        best = count.parts[0]
        most = -1
        for part in count.parts:
            counted = part.of(self._state, self._player)
            if counted > most:
                best, most = part, counted
        return best

    def _share_cells(self, count: Groups, share: float) -> None:
        """The group that lacks least."""
        stage = self._player.stage
        best: list[int] = []
        for cells in count.groups:
            missing = [cell for cell in cells if stage[cell] == EMPTY]
            if missing and (not best or len(missing) < len(best)):
                best = missing
        for cell in best:
            self.cells[cell] += share / len(best)

    # What the answers to questions bring

    def hire(self, character: int) -> float:
        """What a character brings to the objectives that count some."""
        worth = 0.0
        for counted, share in self.company:
            if counted[character]:
                worth += share
        return worth

    def dress(self, character: int) -> float:
        """What its complete costume brings, whatever is in it."""
        worth = 0.0
        for dressed, share in self.costumes:
            if not dressed.worth and dressed.wears[character]:
                worth += share
        return worth

    def dress_well(self, character: int, total: int) -> float:
        """What its complete costume brings if it is worth so much in the end."""
        worth = 0.0
        for dressed, share in self.costumes:
            if dressed.worth and dressed.wears[character] and total >= dressed.worth:
                worth += share
        return worth

    def another_extra(self) -> float:
        """What an extra brings: its costume, to those who count only those of extras, and itself."""
        components = self._state.components
        extra = components.first_extra
        worth = self.hire(extra)
        for dressed, share in self.costumes:
            if dressed.complete and dressed.wears[extra] and not _dresses_actors(components, dressed):
                worth += share / 2
        return worth

    def hope(self, objective: int) -> float:
        """The points that an objective promises, if things go on as usual."""
        growth = self._growths[objective] * self._days_left
        likely = measure(self._state, self._player, objective) + growth
        points = 0.0
        for step in self._state.components.objective_steps[objective]:
            points += min(1.0, max(0.0, 0.5 + (likely - step) / max(1.0, 0.4 * step)))
        return points


def _dresses_actors(components: Components, dressed: Dressed) -> bool:
    for character in range(len(dressed.wears)):
        if dressed.wears[character] and components.kinds[character] != EXTRA:
            return True
    return False
