"""What objectives count (R10.4): the measures of an edition, made into counts that read a position."""

from typing import TYPE_CHECKING, Final

from shakespeare.edition import Measure
from shakespeare.edition.objectives import CRAFTSMAN, NON_ACTOR
from shakespeare.game.terms import (
    ACTOR,
    ACTS,
    CIRCLES,
    COLOURS,
    CRAFT,
    EMPTY,
    EXTRA,
    KINDS,
    YELLOW,
)
from shakespeare.game.wardrobe import FILLED, WORTH, in_circle

if TYPE_CHECKING:
    from shakespeare.game.components import Components
    from shakespeare.game.state import Player, State

_CODES: Final = 1 << (3 * CIRCLES)  # all that a costume can hold


class Count:
    """Something that can be counted before a player."""

    def of(self, state: "State", player: "Player") -> int:
        raise NotImplementedError


class Elements(Count):
    """Elements placed, of some colours, in some places."""

    def __init__(self, colours: int, costumes: bool, stage: bool, theater: bool, hats: bool) -> None:
        self.colours: int = colours  # as bits
        self.costumes: bool = costumes
        self.stage: bool = stage
        self.theater: bool = theater
        self.hats: bool = hats
        # How many a costume holds.
        self.worn: list[int] = [
            len([circle for circle in range(CIRCLES) if colours >> in_circle(code, circle) & 1])
            for code in range(_CODES)
        ]

    def of(self, state: "State", player: "Player") -> int:
        colours = self.colours
        counted = 0
        if self.stage:
            for colour in player.stage:
                if colours >> colour & 1:
                    counted += 1
        if self.costumes:
            worn = self.worn
            for character in player.troupe:
                counted += worn[player.costumes[character]]
        if self.theater:
            for colour in state.expansion.theater_of(player.seat):
                if colours >> colour & 1:
                    counted += 1
        if self.hats:
            for colour in state.expansion.hats_of(player.seat):
                if colours >> colour & 1:
                    counted += 1
        return counted


class Colours(Count):
    """How many colours there are among the elements placed in some places."""

    def __init__(self, of_each: list[Elements]) -> None:
        self.of_each: list[Elements] = of_each

    def of(self, state: "State", player: "Player") -> int:
        counted = 0
        for elements in self.of_each:
            if elements.of(state, player):
                counted += 1
        return counted


class Candles(Count):
    """Filled spaces with a candle."""

    def __init__(self, stage: tuple[int, ...], theater: tuple[int, ...]) -> None:
        self.stage: tuple[int, ...] = stage
        self.theater: tuple[int, ...] = theater

    def of(self, state: "State", player: "Player") -> int:
        counted = 0
        for cell in self.stage:
            if player.stage[cell] != EMPTY:
                counted += 1
        if self.theater:
            filled = len(state.expansion.theater_of(player.seat))
            for space in self.theater:
                if space < filled:
                    counted += 1
        return counted


class Groups(Count):
    """Groups of cells of the set that are filled, such as its rows."""

    def __init__(self, groups: list[tuple[int, ...]]) -> None:
        self.groups: list[tuple[int, ...]] = groups

    def of(self, state: "State", player: "Player") -> int:
        counted = 0
        for cells in self.groups:
            filled = 1
            for cell in cells:
                if player.stage[cell] == EMPTY:
                    filled = 0
                    break
            counted += filled
        return counted


class Dressed(Count):
    """Costumes, by what is in them and by who wears them."""

    def __init__(self, circles: int, worth: int, wears: list[int], state: str) -> None:
        self.circles: int = circles  # 0: any
        self.worth: int = worth
        self.complete: bool = state == "complete"
        self.wears: list[int] = wears  # by character: the circles if the costume may count, else 0
        # By circles and costume: 1 if it counts.
        self.counted: list[list[int]] = [[0] * _CODES]
        for number in range(1, CIRCLES + 1):
            self.counted.append([1 if self._is_counted(code, number, state) else 0 for code in range(_CODES)])

    def _is_counted(self, code: int, circles: int, state: str) -> bool:
        filled = FILLED[code]
        if WORTH[code] < self.worth:
            return False
        if state == "complete":
            return filled == circles
        return filled > 0 and (state == "begun" or filled < circles)

    def of(self, state: "State", player: "Player") -> int:
        counted = 0
        for character in player.troupe:
            counted += self.counted[self.wears[character]][player.costumes[character]]
        return counted


class Troupe(Count):
    """Characters, by kind and cost."""

    def __init__(self, counted: list[int]) -> None:
        self.counted: list[int] = counted  # by character: 1 if it counts

    def of(self, state: "State", player: "Player") -> int:
        counted = 0
        for character in player.troupe:
            counted += self.counted[character]
        return counted


class Payable(Count):
    """Of those who want pay, whom the money in hand pays, or does not: the cheapest come first."""

    def __init__(self, counted: list[int], paid: bool) -> None:
        self.counted: list[int] = counted
        self.paid: bool = paid

    def of(self, state: "State", player: "Player") -> int:
        components = state.components
        counted = 0
        money = player.money
        for character in payroll(state, player, True):
            cost = components.costs[character]
            money -= cost  # who follows costs as much at least
            if (money >= 0) == self.paid:
                counted += self.counted[character]
        return counted


class Places(Count):
    """Acts on which a player has reached a space, and a place among the discs: pile order included (R1.2, R10.7)."""

    def __init__(self, place: int, space: int) -> None:
        self.place: int = place
        self.space: int = space

    def of(self, state: "State", player: "Player") -> int:
        seat = player.seat
        counted = 0
        for act in range(ACTS):
            if self.space and state.act_spaces[act * state.discs + seat] < self.space:
                continue
            if not self.place or self._is_placed(state.act_ahead[act], seat):
                counted += 1
        return counted

    def _is_placed(self, ahead: tuple[int, ...], seat: int) -> bool:
        return ahead[0] == seat if self.place == 1 else seat in ahead[: self.place]


class Space(Count):
    """The space reached on an act."""

    def __init__(self, act: int) -> None:
        self.act: int = act

    def of(self, state: "State", player: "Player") -> int:
        return state.act_spaces[self.act * state.discs + player.seat]


class Behind(Count):
    """Discs behind a player's on an act."""

    def __init__(self, act: int) -> None:
        self.act: int = act

    def of(self, state: "State", player: "Player") -> int:
        return state.discs - 1 - state.act_ahead[self.act].index(player.seat)


class Pounds(Count):
    def of(self, state: "State", player: "Player") -> int:
        return player.money


class Prestige(Count):
    """Before the end of the game brings any."""

    def of(self, state: "State", player: "Player") -> int:
        return max(0, player.prestige)


class Tokens(Count):
    def of(self, state: "State", player: "Player") -> int:
        return player.tokens


class Rests(Count):
    """Rest tokens."""

    def of(self, state: "State", player: "Player") -> int:
        counted = 0
        resting = player.resting
        for character in player.troupe:
            if resting >> character & 1:
                counted += 1
        return counted


class Sum(Count):
    def __init__(self, parts: list[Count]) -> None:
        self.parts: list[Count] = parts

    def of(self, state: "State", player: "Player") -> int:
        counted = 0
        for part in self.parts:
            counted += part.of(state, player)
        return counted


class Least(Count):
    def __init__(self, parts: list[Count]) -> None:
        self.parts: list[Count] = parts

    def of(self, state: "State", player: "Player") -> int:
        least = self.parts[0].of(state, player)
        for part in self.parts:
            least = min(least, part.of(state, player))
        return least


class Most(Count):
    def __init__(self, parts: list[Count]) -> None:
        self.parts: list[Count] = parts

    def of(self, state: "State", player: "Player") -> int:
        most = 0
        for part in self.parts:
            most = max(most, part.of(state, player))
        return most


def payroll(state: "State", player: "Player", with_objectives: bool) -> list[int]:
    """The characters that want pay, cheapest first; `with_objectives` as far as their owner can tell."""
    costs = state.components.costs
    many = len(costs)
    ranked = sorted([costs[c] * many + c for c in player.troupe if costs[c]])  # of equal cost, as numbered
    return state.expansion.payroll(player, [rank % many for rank in ranked], with_objectives)


# From the edition


def count_of(components: "Components", measure: Measure) -> Count:
    """What counts a measure; all characters of the components have been added."""
    name = measure.count
    if measure.parts:
        parts = [count_of(components, part) for part in measure.parts]
        if name == "sum":
            return Sum(parts)
        return Least(parts) if name == "least" else Most(parts)
    if name == "elements":
        return _elements(measure, _bits(measure["colour"]))
    if name == "colours":
        return Colours([_elements(measure, 1 << colour) for colour in range(1, YELLOW + 1)])
    if name == "candles":
        return _candles(components, measure)
    if name == "rows":
        return Groups(_rows(components))
    if name == "halves":
        return Groups(_halves(components))
    if name == "costumes":
        return _dressed(components, measure)
    if name == "characters":
        counted = _counted(components, measure)
        paid = measure["paid"]
        return Troupe(counted) if paid is None else Payable(counted, paid)
    if name == "acts":
        return Places(measure["place"], measure["space"])
    if name == "space":
        return Space(measure["act"] - 1)
    if name == "behind":
        return Behind(measure["act"] - 1)
    if name == "prestige":
        return Prestige()
    if name == "pounds":
        return Pounds()
    if name == "tokens":
        return Tokens()
    if name == "rests":
        return Rests()
    raise AssertionError(name)


def _bits(colours: tuple[str, ...]) -> int:
    bits = 0
    for colour in colours or COLOURS[1 : YELLOW + 1]:
        bits |= 1 << COLOURS.index(colour)
    return bits


def _elements(measure: Measure, colours: int) -> Elements:
    places = measure["in"]
    return Elements(colours, "costumes" in places, "set" in places, "theater" in places, "hats" in places)


def _candles(components: "Components", measure: Measure) -> Candles:
    places = measure["in"]
    parts = components.backstage
    cells = [cell for cell in range(components.cells) if components.candle[cell]]
    spaces = [] if parts is None else [space for space, candle in enumerate(parts.candles) if candle]
    return Candles(tuple(cells) if "set" in places else (), tuple(spaces) if "theater" in places else ())


def _spaces(components: "Components", cells: list[int]) -> tuple[int, ...]:
    return tuple([cell for cell in cells if not components.virtual[cell]])


def _rows(components: "Components") -> list[tuple[int, ...]]:
    """The spaces of each row that has any."""
    rows: dict[str, list[int]] = {}
    for cell, name in enumerate(components.cell_names):
        rows.setdefault(name.partition(".")[0], []).append(cell)
    groups = [_spaces(components, cells) for cells in rows.values()]
    return [cells for cells in groups if cells]


def _halves(components: "Components") -> list[tuple[int, ...]]:
    """The spaces left of the axis, and right of it."""
    left: list[int] = []
    right: list[int] = []
    for cell, mirror in enumerate(components.mirror):
        if cell < mirror:
            left.append(cell)
        elif cell > mirror:
            right.append(cell)
    groups = [_spaces(components, left), _spaces(components, right)]
    return [cells for cells in groups if cells]


def _dressed(components: "Components", measure: Measure) -> Dressed:
    wearer = measure["wearer"]
    only = measure["circles"]
    wears = [
        circles if (wearer == "any" or KINDS[kind] == wearer) and (not only or circles == only) else 0
        for kind, circles in zip(components.kinds, components.circles, strict=True)
    ]
    return Dressed(only, measure["worth"], wears, measure["state"])


def _counted(components: "Components", measure: Measure) -> list[int]:
    kinds = measure["kind"]
    costs = measure["cost"]
    return [
        1 if (not kinds or _is_of(kind, kinds)) and (not costs or cost in costs) else 0
        for kind, cost in zip(components.kinds, components.costs, strict=True)
    ]


def _is_of(kind: int, kinds: tuple[str, ...]) -> bool:
    if KINDS[kind] in kinds or (CRAFTSMAN in kinds and CRAFT[kind] > 0):
        return True
    return NON_ACTOR in kinds and kind not in (ACTOR, EXTRA)
