"""Costumes: what lies in the circles of actors and extras, and what a complete one pays (R6).

A costume is one number of three bits a circle; the tables below say all there is to know about it.
"""

from typing import Final

from shakespeare.game import history
from shakespeare.game.state import Player, State, changed
from shakespeare.game.terms import CIRCLES, COSTUMES, VALUES, YELLOW

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


def is_complete(state: State, player: Player, character: int) -> bool:
    circles = state.components.circles[character]
    return circles > 0 and FILLED[player.costumes[character]] == circles


def put_on(state: State, seat: int, colour: int, character: int, circle: int) -> None:
    """Place an element in a free circle; a costume that is thereby complete pays at once (R6.2)."""
    player = state.players[seat]
    costume = player.costumes[character] | (colour << (3 * circle))
    player.costumes = changed(player.costumes, character, costume)
    state.tell(history.COSTUME_PLACED, seat, colour, character, circle + 1)
    if FILLED[costume] == state.components.circles[character]:
        worth = WORTH[costume]
        pounds, prestige = PAY[worth]
        state.tell(history.COSTUME_COMPLETE, seat, character, worth)
        state.gain_money(seat, pounds, COSTUMES)
        state.gain_prestige(seat, prestige, COSTUMES)
