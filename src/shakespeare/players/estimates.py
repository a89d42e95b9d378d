"""Simple counts of what a view shows, for every player with rules of thumb."""

from collections.abc import Mapping, Sequence
from typing import Final

from shakespeare.game.components import Components
from shakespeare.game.terms import COLOURS, ELEMENTS, RAG_PICKER, VALUES

Elements = Mapping[str, Mapping[str, int]]  # counts by kind and colour, as a view shows them

COLOUR_NUMBERS: Final = {colour: number for number, colour in enumerate(COLOURS)}


def laid_out_value(crates: Elements, elements: int) -> int:
    """The value of all laid-out elements of some kinds, yellow aside: what craftsmen could carry (R5.4)."""
    return sum(
        VALUES[COLOUR_NUMBERS[colour]] * count
        for element, kind in enumerate(ELEMENTS)
        if elements >> element & 1
        for colour, count in crates[kind].items()
        if colour != "yellow"
    )


def worn(costume: Sequence[str | None]) -> list[int]:
    """The colours that lie in the circles of a costume."""
    return [COLOUR_NUMBERS[colour] for colour in costume if colour]


def added(some: Elements, others: Elements) -> Elements:
    """Elements of two places together."""
    return {
        kind: {colour: count + others[kind][colour] for colour, count in some[kind].items()} for kind in some
    }


def serves(components: Components, card: int, craftsman: int) -> bool:
    """Whether a card is a rag-picker that serves a craftsman (R11.4)."""
    if components.kinds[card] != RAG_PICKER or components.backstage is None:
        return False
    kind, cost = components.backstage.serves[card]
    return components.kinds[craftsman] == kind and cost in (0, components.costs[craftsman])
