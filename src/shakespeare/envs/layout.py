"""What each number of an observation means: the index of `game.encode`.

One layout serves every number of players, with Backstage and without; it belongs to an edition, whose cards and
objectives have their places in it. Seat 0 is the one who looks, seat 1 the next, and so on; seats that nobody sits on,
and parts of Backstage where it is not played, are zeros.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from shakespeare.edition import Edition, load_edition
from shakespeare.game.components import EXTRAS, Components, components_of
from shakespeare.game.encode import LEAST, MOST, QUESTIONS, SEATS, STEPS
from shakespeare.game.moves import ACT_NAMES
from shakespeare.game.terms import (
    AMBIANCE_END,
    BACKSTAGE_CARD,
    CIRCLES,
    COLOURS,
    CYLINDERS,
    DAYS,
    ELEMENTS,
    LAST_SPACE,
    PHASES,
    VIRTUAL,
)

__all__ = ["LEAST", "MOST", "Layout", "Section", "layout_of"]

_COLOURS: Final = COLOURS[1:VIRTUAL]


class Section(NamedTuple):
    """A run of numbers that belong together: an entry of the dict form."""

    name: str
    start: int
    stop: int
    about: str


class Layout:
    """The index of the observations of one edition."""

    def __init__(self, edition: Edition) -> None:
        components = components_of(edition)
        self.edition = edition
        self.moves = len(components.moves.all)
        parts: list[tuple[str, str, Iterable[str]]] = [
            ("game", "the options, day and phase, what is laid out, in the bags and discarded", _game()),
            *[(f"seat_{seat}", _who(seat), _seat(components)) for seat in range(SEATS)],
            ("cards", "every character card: where it is, and in which state", _cards(components)),
            ("objectives", "every objective, as far as the seat knows", _objectives(components)),
            ("question", "what is asked, by whom, and what waits after it", _question(components)),
            ("backstage", "every backstage card", _backstage(components)),
        ]
        found = []
        names: list[str] = []
        for name, about, inside in parts:
            start = len(names)
            names.extend(f"{name}/{feature}" for feature in inside)
            found.append(Section(name, start, len(names), about))
        self.sections: tuple[Section, ...] = tuple(found)
        self.names: tuple[str, ...] = tuple(names)
        self.number: dict[str, int] = {name: number for number, name in enumerate(names)}

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)


def _who(seat: int) -> str:
    return f"the player {seat} places after the one who looks" if seat else "the one who looks"


@lru_cache(maxsize=16)
def _layout(edition: Edition) -> Layout:
    return Layout(edition)


def layout_of(edition: Edition | None = None) -> Layout:
    """The index of an edition's observations; without one, of the shipped edition's."""
    return _layout(edition or load_edition())


def _one_of(name: str, values: Iterable[object]) -> Iterator[str]:
    """A one for the value there is, zeros for the others."""
    for value in values:
        yield f"{name}={value}"


def _game() -> Iterator[str]:
    yield from _one_of("players", range(1, SEATS + 1))
    yield "backstage"
    yield "strategic_rest"
    yield from _one_of("day", range(DAYS + 1))
    yield from _one_of("phase", PHASES)
    yield "supply/8"
    yield "objectives_never_drawn/16"
    for kind in ELEMENTS:
        for colour in _COLOURS:
            yield f"crates/{kind}/{colour}/4"
            yield f"bags/{kind}/{colour}/16"
            yield f"discards/{kind}/{colour}/16"
    for act in ACT_NAMES:
        yield from _disc(f"neutral/{act}")


def _disc(name: str) -> Iterator[str]:
    """The space of a disc, and how many discs are ahead of it."""
    yield from _one_of(f"{name}/space", range(1, LAST_SPACE + 1))
    yield from _one_of(f"{name}/ahead", range(SEATS))


def _seat(components: Components) -> Iterator[str]:
    yield "seated"
    yield "decides"
    yield "prestige/32"
    yield "money/32"
    yield "payroll/32"
    yield "projected/32"
    yield "tokens/8"
    yield from _one_of("ambiance", range(1, AMBIANCE_END + 1))
    yield from _one_of("wagered", range(CYLINDERS + 1))
    yield "cylinders/4"
    yield "recruited"
    yield "passed"
    yield from _one_of("order", range(SEATS))
    yield from _one_of("initiative", range(SEATS))
    yield "objective_count/4"
    yield "looks/4"
    yield "chosen/4"
    for act in ACT_NAMES:
        yield from _disc(act)
    for cell, place in enumerate(components.cell_names):
        if not components.virtual[cell]:
            yield from _one_of(f"stage/{place}", _COLOURS)
    extras = range(components.first_extra, components.first_extra + EXTRAS)
    for character in (*range(components.printed), *extras):
        name = f"troupe/{components.names[character]}"
        for state in ("present", "used", "resting", "spared"):
            yield f"{name}/{state}"
        if components.circles[character]:
            yield from _worn(name)
    yield "cylinders_for_cards/4"
    yield "fewer_rests/4"
    yield "held/4"
    yield "excused"
    if components.backstage is not None:
        for space in range(len(components.backstage.candles)):
            yield from _one_of(f"theater/{space + 1}", _COLOURS)


def _worn(name: str) -> Iterator[str]:
    """The values of the elements in the circles, which of them are yellow, and the value of the hat."""
    for circle in range(1, CIRCLES + 1):
        yield f"{name}/circle {circle}/4"
        yield f"{name}/circle {circle}=yellow"
    yield f"{name}/hat/4"


def _cards(components: Components) -> Iterator[str]:
    cards = components.cards
    if components.backstage is not None:
        cards = (*cards, *components.backstage.actors)
    for card in cards:
        name = components.names[card]
        yield from _one_of(name, ("deck", "row", "discards"))
        yield f"{name}/lord/8"  # the top card of the Lord's deck is 9, the next 8
        yield from _one_of(f"{name}/seat", range(SEATS))
        for state in ("used", "resting", "spared"):
            yield f"{name}/{state}"
        if components.circles[card]:
            yield from _worn(name)


def _objectives(components: Components) -> Iterator[str]:
    for name in components.objective_names:
        yield from _one_of(f"{name}/seat", range(SEATS))
        for state in ("offered", "put_back", "played"):
            yield f"{name}/{state}"


def _question(components: Components) -> Iterator[str]:
    for step in STEPS:
        yield f"stack/{step}/4"
    yield from _one_of("own_wager", range(1, CYLINDERS + 1))
    yield from _one_of("kind", QUESTIONS)
    yield from _one_of("seat", range(SEATS))
    yield from _one_of("character", tuple(components.names))
    yield "index/8"
    yield "index_below/8"
    yield "one"
    yield "value/8"
    for kind in ELEMENTS:
        yield f"elements={kind}"
    for colour in _COLOURS:
        yield f"colours={colour}"


def _backstage(components: Components) -> Iterator[str]:
    cards = components.backstage.cards if components.backstage is not None else ()
    for card in cards:
        name = components.names[card]
        yield from _one_of(name, ("deck", "row", "discards"))
        yield from _one_of(f"{name}/used_by", range(SEATS))
        yield f"{name}/number/4"
        yield f"{name}/recruitment"
        if components.kinds[card] != BACKSTAGE_CARD:
            yield from _one_of(f"{name}/seat", range(SEATS))
