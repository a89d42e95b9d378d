"""The ambiance track and phase 3 (R1.3, R8)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.acts import STEP_BACK, STEP_FORWARD
from shakespeare.game.moves import Move
from shakespeare.game.state import Cue, State, Step
from shakespeare.game.terms import (
    AMBIANCE,
    AMBIANCE_END,
    AMBIANCE_START,
    PURPLE,
    SET,
    STRIDE,
)

# What a space brings in phase 3: prestige, pounds, or a step forward or back (R8.3).
SPACE_PRESTIGE: Final[tuple[int, ...]] = (0, -1, 0, 0, 0, 0, 1)
SPACE_POUNDS: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 0, 0)
SPACE_STEP: Final[tuple[int, ...]] = (0, 0, -1, 0, 0, 1, 0)


def change_ambiance(state: State, seat: int, amount: int) -> None:
    """Move a marker; it stops at either end (R1.3)."""
    player = state.players[seat]
    space = player.ambiance + amount
    if space < 1:
        space = 1
    elif space > AMBIANCE_END:
        space = AMBIANCE_END
    if space == player.ambiance:
        state.tell(history.AMBIANCE_HELD, seat, space)
    else:
        state.tell(history.AMBIANCE, seat, space - player.ambiance, space)
        player.ambiance = space


def change_others_ambiance(state: State, seat: int, amount: int) -> None:
    for other in state.order:
        if other != seat:
            change_ambiance(state, other, amount)


class AmbiancePhase(Step):
    """Phase 3: everybody takes a place on Initiative (R8.1), then come the effects."""

    name = "ambiance"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        for seat in state.order:
            if seat not in state.initiative:
                join_initiative(state, seat)
        state.replace(Cue(AMBIANCE_EFFECTS))
        state.expansion.before_ambiance(state)
        return []


def weigh_purple(state: State) -> None:
    """Purple set elements that are left weigh on everybody (R8.2)."""
    purple = state.crates[SET * STRIDE + PURPLE]
    if purple:
        state.tell(history.PURPLE_LEFT, purple)
        for seat in state.order:
            change_ambiance(state, seat, -purple)


class AmbianceEffects(Step):
    """What each player gains or loses, in Order (R8.3). `index` is the place in Order that comes next."""

    name = "ambiance-effects"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        if cue.index == 0:
            weigh_purple(state)
        for place in range(cue.index, state.seats):
            seat = state.order[place]
            space = state.players[seat].ambiance
            if SPACE_PRESTIGE[space] != 0:
                state.gain_prestige(seat, SPACE_PRESTIGE[space], AMBIANCE)
            elif SPACE_POUNDS[space] != 0:
                state.gain_money(seat, SPACE_POUNDS[space], AMBIANCE)
            elif SPACE_STEP[space] != 0:
                state.replace(Cue(self, index=place + 1))
                state.push(Cue(STEP_BACK if SPACE_STEP[space] < 0 else STEP_FORWARD, seat))
                return []
        for player in state.players:  # R8.4
            player.ambiance = AMBIANCE_START
        state.tell(history.AMBIANCE_RESET)
        state.pop()
        return []


def join_initiative(state: State, seat: int) -> None:
    """The player's disc goes to the first free space of the Initiative track (R4.5, R8.1)."""
    state.initiative = (*state.initiative, seat)
    state.tell(history.INITIATIVE, seat, len(state.initiative))


AMBIANCE_PHASE: Final = AmbiancePhase()
AMBIANCE_EFFECTS: Final = AmbianceEffects()
