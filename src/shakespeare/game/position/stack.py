"""Reading what is still to be done: the stack of cues, and secret choices already made."""

import re
from typing import Final

from shakespeare.edition import show
from shakespeare.game import icons
from shakespeare.game.backstage.expansion import Backstage
from shakespeare.game.costumes import is_complete
from shakespeare.game.day import COURSE
from shakespeare.game.expansions import STEPS
from shakespeare.game.position.backstage import BACKSTAGE_SHAPES, read_backstage_cue
from shakespeare.game.position.reading import Table, read_list
from shakespeare.game.powers import ONE, Power, craft, craftsman_value
from shakespeare.game.state import Cue, State, changed
from shakespeare.game.terms import (
    ACTS,
    AMBIANCE_PHASE,
    COMPANY_PHASE,
    END_PHASE,
    NOBODY,
    PHASES,
    REHEARSAL_PHASE,
    REST_PHASE,
    SETUP_PHASE,
    TOKEN_VALUE,
    WAGER_PHASE,
)

# How the stack stands at a decision: by phase, the steps from the bottom up, as patterns.
_SHAPES: Final = {
    "setup": "first-recruit",
    "wager": "wager",
    "company": "company( power (step|back|token|take|queen|keep))?",
    "ambiance": "ambiance-effects (step|back)",
    "rehearsal": "rehearsal( step)*",
    "maintenance": "(?!)",
    "rest": "secret-rest|open-rest",
}
# What each icon asks.
_ASKED: Final = {
    icons.WHITE_QUILL: ("step",),
    icons.BLACK_QUILL: ("back",),
    icons.AUDIENCE: ("queen", "keep"),
    icons.ELEMENT: ("take",),
    icons.CRAFTSMAN: ("token", "take"),
}
_SECRET: Final = ("wager", "secret-rest")


def read_stack(state: State, table: Table) -> None:
    cues = table.tables("stack")
    if state.phase == END_PHASE:
        _check_initiative(state, table, beginning=False)
        if cues:
            raise table.fail("stack", "nothing is left to do when the game is over")
        return
    state.push(Cue(COURSE))
    if "stack" not in table:
        _begin_phase(state, table)
        return
    names = [cue.text("step") for cue in cues]
    phase = PHASES[state.phase]
    shape = _SHAPES[phase]
    if isinstance(state.expansion, Backstage):
        shape = BACKSTAGE_SHAPES.get(phase, shape)
    if not re.fullmatch(shape, " ".join(names)):
        raise table.fail(
            "stack", f"{show(' '.join(names))} is not how the {phase} phase stands at a decision"
        )
    _check_initiative(state, table, beginning=False)
    if names[0] in _elsewhere(state):
        raise table.fail("stack", f"with these options there is no {names[0]}")
    for cue in cues:
        state.push(_read_cue(state, cue))
    undecided = bool(state.looks) and state.looks[-1].kept == NOBODY
    if undecided != (names[-1] == "keep") or (undecided and state.looks[-1].seat != state.stack[-1].seat):
        raise table.fail("looks", "the last look is undecided exactly while its seat is asked which to keep")


def _elsewhere(state: State) -> tuple[str, ...]:
    """Steps that belong to other options: the wager (R10.6), and one of the two ways to rest (R10.3)."""
    other_rest = "secret-rest" if state.strategic_rest else "open-rest"
    return ("wager", other_rest) if state.seats == 1 else (other_rest,)


def _begin_phase(state: State, table: Table) -> None:
    """Nothing said of the stack: the phase is about to begin."""
    if state.phase == SETUP_PHASE:
        raise table.fail("stack", "wanted here during setup")
    if state.looks and state.looks[-1].kept == NOBODY:
        raise table.fail("looks", "the last look is undecided, but nobody is asked which to keep")
    _check_initiative(state, table, beginning=True)
    state.phase = REST_PHASE if state.phase == WAGER_PHASE else state.phase - 1


def _check_initiative(state: State, table: Table, beginning: bool) -> None:
    if state.phase == COMPANY_PHASE or (state.phase == AMBIANCE_PHASE and beginning):
        return
    if len(state.initiative) != state.seats:
        raise table.fail("initiative", "everybody stands here but in the company phase (R3.3, R8.1)")


def _read_cue(state: State, table: Table) -> Cue:
    table.only(("step", "seat", "character", "index", "value"))
    step = STEPS[table.text("step")]
    if isinstance(state.expansion, Backstage):
        cue = read_backstage_cue(state, table, step)
        if cue is not None:
            return cue
    seat = table.number("seat", NOBODY, NOBODY, state.seats - 1)
    alone = step.asks or step.name == "power"
    if alone and seat == NOBODY and step.name not in (*_SECRET, "open-rest"):
        raise table.fail("seat", "a seat is wanted here")
    character = NOBODY
    if "character" in table:
        character = state.components.number.get(table.text("character"), NOBODY)
        if seat == NOBODY or character not in state.players[seat].troupe:
            raise table.fail("character", "a character of the seat's troupe is wanted here")
    index = table.number("index", 0, 0, _last_index(state, step.name, character))
    value = ONE if table.get("value", 0) == "one" else table.number("value", 0, 0, 100)
    if value and step.name not in ("token", "take"):
        raise table.fail("value", f"{step.name} has none")
    cue = Cue(step, seat, character, index, value)
    if step.name == "first-recruit" and state.order[index] != seat:
        raise table.fail("index", "the seat's place in Order is wanted here")
    if step.name == "power" and (
        character == NOBODY or not state.players[seat].used >> character & 1 or not index
    ):
        raise table.fail(
            "character", "a character with a cylinder, and how far its icons have come, is wanted here"
        )
    below = state.stack[-1]
    if isinstance(below.step, Power):
        return _read_called(state, table, cue, below.step.program(state, below))
    if below.step.name == "ambiance-effects":
        _check_effect(state, table, cue, below)
    elif state.phase == REHEARSAL_PHASE and step.name == "step":
        _check_quill(state, table, cue)
    return cue


def _last_index(state: State, step: str, character: int) -> int:
    """How far a step of this name can have come."""
    if step == "power":
        return len(state.components.activate[character]) if character != NOBODY else 0
    if step in ("first-recruit", "open-rest"):
        return state.seats - 1
    if step in ("ambiance-effects", "rehearsal"):
        return state.seats
    if step == "act-scoring":
        return 2 * ACTS - 1
    return 0


def _read_called(state: State, table: Table, cue: Cue, program: tuple[icons.Icon, ...]) -> Cue:
    """The question that the icon last begun asks."""
    power = state.stack[-1]
    if cue.seat != power.seat or cue.character != power.character:
        raise table.fail("character", "the seat and character are those of the power")
    icon = program[power.index - 1]
    if cue.step.name not in _ASKED.get(icon.code, ()):
        raise table.fail("step", f"the icon {icon.name} does not ask this")
    if icon.code == icons.ELEMENT:
        if cue.value != ONE:
            raise table.fail("value", "one element is taken here: the value is 'one'")
        return Cue(cue.step, cue.seat, cue.character, 0, ONE, icon.elements, icon.colours)
    if icon.code == icons.CRAFTSMAN:
        most = craftsman_value(state, state.players[cue.seat], cue.character)
        if cue.step.name == "take":
            most += TOKEN_VALUE
        if not 0 <= cue.value <= most:
            raise table.fail("value", f"a number from 0 to {most} is wanted here (R5.4, R5.8)")
        if cue.step.name == "take":
            return craft(state, cue.seat, cue.character, cue.value)
        if not state.players[cue.seat].tokens:
            raise table.fail("step", "a token is asked for, and the player has none")
    elif cue.value:
        raise table.fail("value", f"{cue.step.name} has none")
    return cue


def _check_effect(state: State, table: Table, cue: Cue, phase: Cue) -> None:
    """The player whose effect has just been reached steps, by where the marker stands (R8.3)."""
    seat = state.order[phase.index - 1] if phase.index else NOBODY
    wanted = 2 if cue.step.name == "back" else 5
    if cue.seat != seat or state.players[seat].ambiance != wanted or cue.character != NOBODY:
        raise table.fail("seat", "the player whose ambiance has just been reached is asked (R8.3)")


def _check_quill(state: State, table: Table, cue: Cue) -> None:
    """Each white quill of a complete costume is one step of the player who is rehearsing (R9.1)."""
    rehearsal = next(below for below in state.stack if below.step.name == "rehearsal")
    seat = state.initiative[rehearsal.index - 1] if rehearsal.index else NOBODY
    if cue.seat != seat or cue.character == NOBODY:
        raise table.fail("seat", "the player who is rehearsing is asked, for a character (R9.1)")
    icon_codes = [icon.code for icon in state.components.rehearse[cue.character]]
    asked = len([below for below in state.stack if below.character == cue.character])
    complete = is_complete(state, state.players[seat], cue.character)
    if not complete or asked >= icon_codes.count(icons.WHITE_QUILL):
        raise table.fail("character", "one step for each white quill of a complete costume (R9.1)")


def read_secrets(state: State, table: Table) -> None:
    for seat, entry in enumerate(table.entries("secret", state.seats)):
        for index, text in enumerate(read_list(f"secret[{seat}]", entry)):
            place = f"secret[{seat}][{index}]"
            cue = state.stack[-1] if state.stack else None
            if cue is None or cue.step.name not in _SECRET:
                raise table.fail(place, "no secret choice is being made")
            moves = [move for move in cue.step.legal(state, cue, seat) if move.text == text]
            if not moves:
                raise table.fail(place, f"{show(text)} is no choice here")
            state.secret = changed(state.secret, seat, (*state.secret[seat], moves[0]))
