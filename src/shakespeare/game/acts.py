"""The three acts: moving on them, choosing an act, and scoring them (R1.1, R1.2, R5.1, R5.2, R9.2-R9.5)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.moves import BACK, STEP, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, State, Step
from shakespeare.game.terms import ACT_SCORING, ACTS, GREY_SPACES, LAST_SPACE

# What a space pays: pounds on Act I (R9.3), prestige on Act III (R9.5).
ACT_I_POUNDS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 1, 3, 3, 3, 5)
ACT_III_PRESTIGE: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3)
ACT_II_PRESTIGE: Final[tuple[int, ...]] = (2, 1)  # first and second (R9.4)
GREY_PRESTIGE: Final = -1  # for a disc on a grey space of any act (R9.2)


def land(state: State, act: int, disc: int, space: int) -> None:
    """Put a disc on top of what lies on a space: behind all that are there or further on (R1.2)."""
    spaces = state.act_spaces
    base = act * state.discs
    spaces[base + disc] = space
    ahead = [other for other in state.act_ahead[act] if other != disc]
    place = 0
    for other in ahead:
        if spaces[base + other] < space:
            break
        place += 1
    ahead.insert(place, disc)
    state.act_ahead[act] = tuple(ahead)


def space_of(state: State, act: int, seat: int) -> int:
    return state.act_spaces[act * state.discs + seat]


def step_forward(state: State, seat: int, act: int) -> None:
    """A step forward; past the end it is lost (R1.1)."""
    space = space_of(state, act, seat) + 1
    if space > LAST_SPACE:
        state.tell(history.STEP_LOST, seat, act)
    else:
        land(state, act, seat, space)
        state.tell(history.STEP, seat, act, space)


def step_back(state: State, seat: int, act: int) -> None:
    space = space_of(state, act, seat) - 1
    land(state, act, seat, space)
    state.tell(history.BACK, seat, act, space)


class StepForward(Step):
    """One step on an act of the player's choice, where there is one not at its end (R5.1, R8.3)."""

    name = "step"
    asks = "step"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = state.components.moves.step
        open_acts = [moves[act] for act in range(ACTS) if space_of(state, act, cue.seat) < LAST_SPACE]
        if not open_acts:
            state.tell(history.QUILL_LOST, cue.seat)
            state.pop()
        return open_acts

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return state.components.moves.step

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        step_forward(state, seat, move.a)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind != STEP:
            return not_now(move, self.asks)
        if space_of(state, move.a, seat) >= LAST_SPACE:
            return Reason("act-at-end", "R1.1", {"act": move.a + 1})
        return None


class StepBack(Step):
    """One step back on an act of the player's choice, where there is one to step back on (R5.2, R8.3)."""

    name = "back"
    asks = "back"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = state.components.moves.back
        open_acts = [moves[act] for act in range(ACTS) if space_of(state, act, cue.seat) > 1]
        if not open_acts:
            state.tell(history.BACK_LOST, cue.seat)
            state.pop()
        return open_acts

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return state.components.moves.back

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        step_back(state, seat, move.a)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind != BACK:
            return not_now(move, self.asks)
        if space_of(state, move.a, seat) <= 1:
            return Reason("act-at-start", "R5.2", {"act": move.a + 1})
        return None


STEP_FORWARD: Final = StepForward()
STEP_BACK: Final = StepBack()


def penalize(state: State, act: int) -> None:
    """Who has not left the grey spaces of an act loses prestige (R9.2)."""
    for seat in state.order:
        if space_of(state, act, seat) <= GREY_SPACES and not state.expansion.is_excused(seat):
            state.gain_prestige(seat, GREY_PRESTIGE, ACT_SCORING)


def reward(state: State, act: int) -> None:
    """What an act brings (R9.3-R9.5)."""
    if act == 0:
        for seat in state.order:
            state.gain_money(seat, ACT_I_POUNDS[space_of(state, act, seat)], ACT_SCORING)
    elif act == 1:
        for place, prestige in enumerate(ACT_II_PRESTIGE):
            disc = state.act_ahead[act][place]
            if disc < state.seats:  # a neutral disc scores nothing
                state.gain_prestige(disc, prestige, ACT_SCORING)
    else:
        for seat in state.order:
            state.gain_prestige(seat, ACT_III_PRESTIGE[space_of(state, act, seat)], ACT_SCORING)
