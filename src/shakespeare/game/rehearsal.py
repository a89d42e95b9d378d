"""Phase 4: the dress rehearsals of days 4 and 6 (R9)."""

from typing import Final

from shakespeare.game import history, icons
from shakespeare.game.acts import STEP_FORWARD, penalize, reward, step_forward
from shakespeare.game.costumes import is_complete
from shakespeare.game.moves import Move
from shakespeare.game.solo import advance_neutral_discs
from shakespeare.game.state import Cue, State, Step
from shakespeare.game.terms import ACTS, REHEARSAL, REHEARSAL_DAYS


class Rehearsal(Step):
    """Each player in Initiative order; `index` is the place that comes next. Then the acts score."""

    name = "rehearsal"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        if cue.index < state.seats:
            state.replace(Cue(self, index=cue.index + 1))
            rehearse(state, state.initiative[cue.index])
        else:
            state.replace(Cue(ACT_SCORING))
        return []


def rehearse(state: State, seat: int) -> None:
    """What every complete costume gives: all that needs no choice first, then the white quills (R9.1)."""
    player = state.players[seat]
    undecided: list[Cue] = []
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
                undecided.append(Cue(STEP_FORWARD, seat, character))
            else:
                cue = state.expansion.rehearse(state, seat, character, icon)
                if cue is not None:
                    undecided.append(cue)
    for cue in reversed(undecided):
        state.push(cue)
    state.expansion.arrange(state, seat)


class ActScoring(Step):
    """The acts score, I, II, III: of each first the penalty, then the gain (R9.2).

    `index` counts the halves of all three that are done.
    """

    name = "act-scoring"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        act = cue.index // 2
        if act == ACTS:
            if state.seats == 1 and state.day == REHEARSAL_DAYS[0]:
                advance_neutral_discs(state)
            state.pop()
            return []
        state.replace(Cue(self, index=cue.index + 1))
        if cue.index % 2 == 0:
            state.tell(history.ACT_SCORED, act)
            state.expansion.before_penalty(state, act)
        else:
            penalize(state, act)
            reward(state, act)
        return []


REHEARSAL_PHASE: Final = Rehearsal()
ACT_SCORING: Final = ActScoring()
