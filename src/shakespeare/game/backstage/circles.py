"""Which circles are offered: with hats about, the first one is not like the others (R6.1, R11.4)."""

from typing import Final

from shakespeare.game.terms import CIRCLES
from shakespeare.game.wardrobe import FIRST_CIRCLE, in_circle


def _offered(costume: int) -> tuple[int, ...]:
    """The circle under the hat, and the first of the others."""
    free = [circle for circle in range(CIRCLES) if not in_circle(costume, circle)]
    return tuple(free[:2]) if free and free[0] == 0 else tuple(free[:1])


HAT_AND_FIRST: Final[list[tuple[int, ...]]] = [_offered(costume) for costume in range(len(FIRST_CIRCLE))]
