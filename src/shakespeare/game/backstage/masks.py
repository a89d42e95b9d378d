"""The objectives of Backstage: four that are played at the start of the ambiance phase, and the firing (R11.6).

Whoever holds any objective is asked, so that nobody learns from the question who has one to play. For the same reason
"not today" is never the only answer: one may also say no for as long as one keeps no other objective.
"""

from typing import Final

from shakespeare.game import history
from shakespeare.game.acts import step_forward
from shakespeare.game.ambiance import change_ambiance
from shakespeare.game.backstage.kept import element_of, take_from_discards
from shakespeare.game.backstage.parts import CHEER, FIRING, RUN, TREASURE, Parts
from shakespeare.game.backstage.table import Played, parts_of, table_of
from shakespeare.game.measures import payroll
from shakespeare.game.moves import DONE, HOLD, HOLD_FOR_GOOD, PLAY, Move
from shakespeare.game.powers import ONE, Take
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, Player, State, Step, changed
from shakespeare.game.terms import ACTS, BOTH, COLOURS, NOT_YELLOW, STRIDE, VALUES, YELLOW


class Masks(Step):
    """Each player in Order, any number of objectives; `index` is the place that comes next."""

    name = "masks"
    asks = "masks"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = parts_of(state).moves
        for place in range(cue.index, state.seats):
            seat = state.order[place]
            if is_asked(state, seat):
                if cue.seat != seat:
                    state.replace(Cue(self, seat, index=place))
                masks = [moves.play[objective] for objective in held_masks(state, seat)]
                return [*masks, moves.hold, moves.hold_for_good]
        state.pop()
        return []

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        if move.kind == PLAY:
            play_mask(state, seat, move.a)
            return
        state.replace(Cue(self, index=cue.index + 1))
        if move.kind == HOLD_FOR_GOOD:
            table = table_of(state)
            table.held = changed(table.held, seat, looks_of(state, seat))
            state.tell(history.OBJECTIVES_HELD_FOR_GOOD, seat)
        else:
            state.tell(history.OBJECTIVES_HELD, seat)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind in (HOLD, HOLD_FOR_GOOD):
            return None
        if move.kind != PLAY:
            return not_now(move, self.asks)
        if move.a not in state.players[seat].objectives:
            args: dict[str, object] = {"objective": state.components.objective_names[move.a]}
            return Reason("objective-not-held", "R11.6", args)
        return None


def held_masks(state: State, seat: int) -> list[int]:
    parts = parts_of(state)
    return [objective for objective in state.players[seat].objectives if parts.is_mask(objective)]


def is_asked(state: State, seat: int) -> bool:
    """Everybody with an objective, unless that seat wants to be asked no more."""
    return bool(state.players[seat].objectives) and looks_of(state, seat) > table_of(state).held[seat]


def looks_of(state: State, seat: int) -> int:
    return len([look for look in state.looks if look.seat == seat])


def play_mask(state: State, seat: int, objective: int) -> None:
    """It is shown, does what it does, and is out of the game."""
    table = table_of(state)
    player = state.players[seat]
    player.objectives = tuple([other for other in player.objectives if other != objective])
    table.played = (*table.played, Played(seat, objective, len(state.looks)))
    state.tell(history.OBJECTIVE_PLAYED, seat, objective)
    kind = table.parts.objective_kind(objective)
    value = table.parts.objective_values[objective - table.parts.first_objective]
    if kind == CHEER:
        change_ambiance(state, seat, value)
    elif kind == RUN:
        for act in range(ACTS):
            step_forward(state, seat, act)
    else:
        state.push(salvage_cue(kind, seat, value))
    if state.seats > 1:
        state.disclose()  # the others see what the player held


def salvage_cue(kind: int, seat: int, value: int) -> Cue:
    """One yellow element, or others worth up to a value."""
    if kind == TREASURE:
        return Cue(SALVAGE_STEP, seat, value=ONE, elements=BOTH, colours=1 << YELLOW)
    return Cue(SALVAGE_STEP, seat, value=value, elements=BOTH, colours=NOT_YELLOW)


class Salvage(Take):
    """Taking elements from the discards, for an objective: no character, no assistants, no token."""

    name = "salvage"
    asks = "salvage"

    def elements(self, state: State, cue: Cue) -> list[int]:
        return state.discards

    def find_nothing(self, state: State, cue: Cue) -> None:
        state.tell(history.SALVAGE_ENDED, cue.seat)

    def decline(self, state: State, cue: Cue) -> None:
        state.tell(history.SALVAGE_ENDED, cue.seat)

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        if move.kind == DONE:
            super().play(state, cue, seat, move)
        else:
            take_from_discards(state, seat, element_of(move), move.a)
            self.place(state, cue, move)

    def cannot_take(self, state: State, cue: Cue, move: Move, element: int) -> Reason | None:
        kind = ("costume", "set")[element]
        args: dict[str, object] = {"colour": COLOURS[move.a]}
        if not cue.colours >> move.a & 1:
            return Reason("salvage-not-yellow" if cue.value == ONE else "salvage-yellow", "R11.6", args)
        if not state.discards[element * STRIDE + move.a]:
            return Reason(f"{kind}-not-discarded", "R11.6", args)
        if cue.value != ONE and VALUES[move.a] > cue.value:
            args["value"] = VALUES[move.a]
            args["left"] = cue.value
            return Reason(f"{kind}-too-dear", "R11.6", args)
        return None


# The firing


def without_fired(parts: Parts, player: Player, earners: list[int]) -> list[int]:
    """The dearest is not paid if the player holds the objective that fires one."""
    for objective in player.objectives:
        if parts.objective_kind(objective) == FIRING:
            return earners[:-1]
    return earners


def fire(state: State) -> None:
    """Who is fired is seen once the objectives are scored (R11.8)."""
    parts = parts_of(state)
    for seat in state.order:
        player = state.players[seat]
        earners = payroll(state, player, False)
        if len(without_fired(parts, player, earners)) < len(earners):
            state.tell(history.FIRED, seat, earners[-1])


MASKS: Final = Masks()
SALVAGE_STEP: Final = Salvage()
