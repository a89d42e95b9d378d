"""Costumes as numbers: one number of three bits a circle, and tables that say all there is to know about it (R6)."""

from typing import Final

from shakespeare.game.terms import CIRCLES, VALUES, YELLOW

# What a complete costume pays by its total: (pounds, prestige) (R6.2).
PAY: Final[tuple[tuple[int, int], ...]] = (
    *((0, 0),) * 6,
    *((2, 0),) * 2,
    *((1, 1),) * 3,
    *((0, 2),) * 2,
    *((0, 3),) * 3,
)

_CODES: Final = 1 << (3 * CIRCLES)


def in_circle(costume: int, circle: int) -> int:
    """The colour in a circle."""
    return (costume >> (3 * circle)) & 7


# By costume: its total value, how many circles are filled, the first free circle, its yellow elements.
WORTH: Final = [sum(VALUES[in_circle(code, circle)] for circle in range(CIRCLES)) for code in range(_CODES)]
FILLED: Final = [sum(in_circle(code, circle) != 0 for circle in range(CIRCLES)) for code in range(_CODES)]
FIRST_FREE: Final = [
    next((circle for circle in range(CIRCLES) if not in_circle(code, circle)), CIRCLES)
    for code in range(_CODES)
]
# By costume: the circles that are offered, of several equal ones the first (R6.1).
FIRST_CIRCLE: Final[list[tuple[int, ...]]] = [
    (FIRST_FREE[code],) if FIRST_FREE[code] < CIRCLES else () for code in range(_CODES)
]
YELLOWS: Final = [
    sum(in_circle(code, circle) == YELLOW for circle in range(CIRCLES)) for code in range(_CODES)
]
