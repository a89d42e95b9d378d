"""Simple counts of what a view shows."""

from collections.abc import Mapping, Sequence
from typing import Final

from shakespeare.game.terms import COLOURS, ELEMENTS, VALUES

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
