"""The stage set: where an element may go, and what it does there (R7)."""

from shakespeare.game import history
from shakespeare.game.ambiance import change_ambiance, change_others_ambiance
from shakespeare.game.components import Components
from shakespeare.game.state import State, changed
from shakespeare.game.terms import BLUE, CANDLES, EMPTY, GREEN, PINK, PURPLE, SETS, YELLOW


def is_supported(components: Components, stage: list[int], cell: int) -> bool:
    """Both cells below are filled or virtual, or there are none (R7.1)."""
    left, right = components.below[cell]
    return left < 0 or (stage[left] != EMPTY and stage[right] != EMPTY)


def is_symmetric(components: Components, stage: list[int], cell: int, colour: int) -> bool:
    """The mirror space is empty, of the same colour, or one of the two is yellow (R7.3)."""
    mirrored = stage[components.mirror[cell]]
    return colour == YELLOW or mirrored in (EMPTY, colour, YELLOW)


def open_cells(components: Components, stage: list[int]) -> list[int]:
    """The spaces that can be filled, colours aside."""
    return [
        cell
        for cell in range(components.cells)
        if stage[cell] == EMPTY and is_supported(components, stage, cell)
    ]


def build(state: State, seat: int, colour: int, cell: int) -> None:
    """Fill a space: the candle first, then the colour's effect (R7.4, R7.5)."""
    player = state.players[seat]
    player.stage = changed(player.stage, cell, colour)
    state.tell(history.SET_PLACED, seat, colour, cell)
    if state.components.candle[cell]:
        state.gain_prestige(seat, 1, CANDLES)
    apply_colour(state, seat, colour)


def apply_colour(state: State, seat: int, colour: int) -> None:
    """The effect of a set element's colour (R7.5)."""
    if colour == PINK:
        state.gain_money(seat, 1, SETS)
    elif colour == PURPLE:
        change_others_ambiance(state, seat, -1)
    elif colour == BLUE:
        change_ambiance(state, seat, 2)
    elif colour == GREEN:
        state.gain_token(seat)
