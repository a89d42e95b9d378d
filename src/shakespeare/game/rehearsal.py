"""Phase 4: the dress rehearsals of days 4 and 6 (R9)."""

from typing import Final

from shakespeare.game import components as icons
from shakespeare.game import history
from shakespeare.game.acts import STEP_FORWARD, score_acts, step_forward
from shakespeare.game.costumes import is_complete
from shakespeare.game.moves import Move
from shakespeare.game.solo import advance_neutral_discs
from shakespeare.game.state import Cue, State, Step
from shakespeare.game.terms import REHEARSAL, REHEARSAL_DAYS


class Rehearsal(Step):
    """Each player in Initiative order; `index` is the place that comes next. Then the acts score."""

    name = "rehearsal"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        if cue.index < state.seats:
            state.replace(Cue(self, index=cue.index + 1))
            rehearse(state, state.initiative[cue.index])
            return []
        score_acts(state)
        if state.seats == 1 and state.day == REHEARSAL_DAYS[0]:
            advance_neutral_discs(state)
        state.pop()
        return []


def rehearse(state: State, seat: int) -> None:
    """What every complete costume gives: all that needs no choice first, then the white quills (R9.1)."""
    player = state.players[seat]
    quills: list[int] = []
    for character in player.troupe:
        if not is_complete(state, player, character):
            continue
        state.tell(history.REHEARSED, seat, character)
        for icon in state.components.rehearse[character]:
            if icon.code == icons.QUILL:
                step_forward(state, seat, icon.act)
            elif icon.code == icons.COIN:
                state.gain_money(seat, icon.pounds, REHEARSAL)
            elif icon.code == icons.PRESTIGE:
                state.gain_prestige(seat, 1, REHEARSAL)
            elif icon.code == icons.WHITE_QUILL:
                quills.append(character)
            else:
                raise AssertionError(f"{icon.name} means nothing in a rehearsal")
    for character in reversed(quills):
        state.push(Cue(STEP_FORWARD, seat, character))


REHEARSAL_PHASE: Final = Rehearsal()
