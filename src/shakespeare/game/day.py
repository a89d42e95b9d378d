"""The course of the game: six days, each a list of phases (R3.1). Reading the list is reading the game."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.acts import STEP_BACK, STEP_FORWARD
from shakespeare.game.ambiance import AMBIANCE_EFFECTS, AMBIANCE_PHASE
from shakespeare.game.company import COMPANY
from shakespeare.game.ending import settle
from shakespeare.game.moves import Move
from shakespeare.game.objectives import KEEP_ONE, QUEEN
from shakespeare.game.powers import POWER, TAKE, TOKEN
from shakespeare.game.rehearsal import ACT_SCORING, REHEARSAL_PHASE
from shakespeare.game.setup import FIRST_RECRUIT
from shakespeare.game.solo import SOLO_MORNING
from shakespeare.game.state import Cue, State, Step
from shakespeare.game.terms import (
    COMPANY_PHASE,
    DAYS,
    END_PHASE,
    REHEARSAL_DAYS,
    REST_PHASE,
    SETUP_PHASE,
)
from shakespeare.game.terms import REHEARSAL_PHASE as REHEARSAL_NUMBER
from shakespeare.game.terms import WAGER_PHASE as WAGER_NUMBER
from shakespeare.game.upkeep import MAINTENANCE, OPEN_REST, REST, SECRET_REST
from shakespeare.game.wager import WAGER_PHASE

PHASES: Final[tuple[Step, ...]] = (
    WAGER_PHASE,
    COMPANY,
    AMBIANCE_PHASE,
    REHEARSAL_PHASE,
    MAINTENANCE,
    REST,
)
SOLO_PHASES: Final[tuple[Step, ...]] = (SOLO_MORNING, *PHASES[1:])


class Course(Step):
    """Lies at the bottom of the stack and calls phase after phase."""

    name = "course"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        phase = next_phase(state.day, state.phase)
        if state.phase == SETUP_PHASE:
            state.day = 1
            state.tell(history.DAY, 1)
        state.phase = phase
        if phase != WAGER_NUMBER or state.seats > 1:  # with one player there is none (R10.6)
            state.tell(history.PHASE, phase, state.day)
        if phase == END_PHASE:
            settle(state)
            state.pop()
            return []
        phases = SOLO_PHASES if state.seats == 1 else PHASES
        if phase == COMPANY_PHASE:
            state.push(Cue(phases[phase], state.order[0]))
            state.expansion.before_turns(state)
        else:
            state.push(Cue(phases[phase]))
        return []


def next_phase(day: int, phase: int) -> int:
    """The phase after this one: rehearsals on two days only, and the end after the second (R3.1, R10.4)."""
    if phase == REST_PHASE:
        return 0
    phase += 1
    if phase == REHEARSAL_NUMBER and day not in REHEARSAL_DAYS:
        phase += 1
    elif phase == REHEARSAL_NUMBER + 1 and day == DAYS:
        phase = END_PHASE
    return phase


COURSE: Final = Course()

# Every step of the base game.
BASE_STEPS: Final[tuple[Step, ...]] = (
    *PHASES,
    SOLO_MORNING,
    COURSE,
    FIRST_RECRUIT,
    POWER,
    TOKEN,
    TAKE,
    STEP_FORWARD,
    STEP_BACK,
    QUEEN,
    KEEP_ONE,
    AMBIANCE_EFFECTS,
    ACT_SCORING,
    SECRET_REST,
    OPEN_REST,
)
