"""How much a day adds to what an objective counts, for somebody who does not aim at it."""

from typing import Final

from shakespeare.game.components import Components
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
    Prestige,
    Space,
    Sum,
    Troupe,
)
from shakespeare.game.terms import ACTOR, EXTRA, YELLOW

# The short names, found by play.
_GROWTH: Final = {
    "acts-first": 0.15,
    "costumes-complete": 0.5,
    "non-actors": 0.4,
    "stage-filled": 0.8,
    "yellow-elements": 0.3,
    "actors": 0.4,
    "pounds": 3.0,
    "costumes-worth": 0.25,
    "least-act": 0.8,
    "extras-costumed": 0.2,
}
# All else, from what goes into those.
_WORN: Final = 0.25  # costume elements of a colour
_BUILT: Final = 0.15  # set elements of a colour
_SPECIAL: Final = 0.05  # elements of a colour in the Theater, or as hats
_COLOURS: Final = 0.5
_CANDLES: Final = 0.3
_GROUPS: Final = 0.25
_DRESSED: Final = 0.5
_BEGUN: Final = 0.8
_CARDS: Final = 0.8  # characters hired
_EXTRAS: Final = 0.2
_STEPS: Final = 0.9
_PASSED: Final = 0.1
_PRESTIGE: Final = 2.5
_OTHERS: Final = 0.3


def _growth(components: Components, count: Count) -> float:
    if isinstance(count, Elements):
        each = _WORN * count.costumes + _BUILT * count.stage + _SPECIAL * (count.theater + count.hats)
        return each * len([colour for colour in range(1, YELLOW + 1) if count.colours >> colour & 1])
    if isinstance(count, Dressed):
        return _dressed(components, count)
    if isinstance(count, Troupe):
        return _hired(components, count.counted)
    if isinstance(count, Payable):
        return _hired(components, count.counted) / 2
    if isinstance(count, Places):
        return _GROWTH["acts-first"] * count.place if count.place else _OTHERS
    if isinstance(count, Sum):
        return sum([_growth(components, part) for part in count.parts])
    if isinstance(count, Least):
        return min([_growth(components, part) for part in count.parts])
    if isinstance(count, Space):
        return _STEPS
    if isinstance(count, Pounds):
        return _GROWTH["pounds"]
    if isinstance(count, Prestige):
        return _PRESTIGE
    if isinstance(count, Candles):
        return _CANDLES
    if isinstance(count, Colours):
        return _COLOURS
    if isinstance(count, Groups):
        return _GROUPS
    if isinstance(count, Behind):
        return _PASSED
    if isinstance(count, Most):
        return max([_growth(components, part) for part in count.parts])
    return _OTHERS


def _dressed(components: Components, count: Dressed) -> float:
    """Dear costumes are rare, and so are those of some wearers."""
    growth = (_DRESSED if count.complete else _BEGUN) * max(0.1, 1.0 - max(0, count.worth - 5) / 12)
    wearers = 0
    counting = 0
    for character in range(len(count.wears)):
        if components.kinds[character] in (ACTOR, EXTRA):
            wearers += 1
            if count.wears[character]:
                counting += 1
    return growth * min(1.0, 0.2 + counting / wearers)


def _hired(components: Components, counted: list[int]) -> float:
    cards = [counted[card] for card in components.cards]
    return _CARDS * sum(cards) / len(cards) + _EXTRAS * counted[components.first_extra]


_KNOWN: Final[dict[str, list[float]]] = {}
_MOST_KNOWN: Final = 16


def growths(components: Components) -> list[float]:
    """By objective."""
    digest = components.edition.digest
    known = _KNOWN.get(digest)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = []
        for objective, count in zip(components.edition.objectives, components.objective_counts, strict=True):
            name = objective.short_name
            known.append(_GROWTH[name] if name else _growth(components, count))
        _KNOWN[digest] = known
    return known
