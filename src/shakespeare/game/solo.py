"""What is different with one player (R10.6)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.acts import land
from shakespeare.game.moves import Move
from shakespeare.game.state import Cue, State, Step
from shakespeare.game.terms import ACTS, CYLINDERS, WAGER
from shakespeare.game.wager import empty_initiative

NEUTRAL_START: Final = 4
NEUTRAL_LATER: Final = 8
NEUTRAL: Final = 1  # the number of the neutral disc: the one after the only player's


def place_neutral_discs(state: State) -> None:
    _move_neutral_discs(state, NEUTRAL_START)


def advance_neutral_discs(state: State) -> None:
    """After the first rehearsal's scoring."""
    _move_neutral_discs(state, NEUTRAL_LATER)


def _move_neutral_discs(state: State, space: int) -> None:
    for act in range(ACTS):
        land(state, act, NEUTRAL, space)
        state.tell(history.NEUTRAL, act, space)


class SoloMorning(Step):
    """Instead of the wager: all five cylinders are at hand."""

    name = "solo-morning"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        player = state.players[0]
        player.wagered = player.cylinders = CYLINDERS
        state.tell(history.CYLINDERS, 0, CYLINDERS)
        empty_initiative(state)
        state.pop()
        return []


def reward_thrift(state: State) -> None:
    """One prestige for a day with one or two cylinders placed."""
    player = state.players[0]
    placed = player.wagered - player.cylinders
    state.tell(history.SOLO_STOPPED, 0, placed)
    if placed in (1, 2):
        state.gain_prestige(0, 1, WAGER)


SOLO_MORNING: Final = SoloMorning()
