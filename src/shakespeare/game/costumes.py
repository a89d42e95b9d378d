"""Costumes: what lies in the circles of actors and extras, and what a complete one pays (R6)."""

from shakespeare.game import history
from shakespeare.game.state import Player, State, changed
from shakespeare.game.terms import COSTUMES
from shakespeare.game.wardrobe import FILLED, PAY, WORTH


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
