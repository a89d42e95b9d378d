"""The actors of Backstage that have rules of their own (R11.5)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.acts import STEP_BACK, STEP_FORWARD
from shakespeare.game.backstage.table import parts_of, table_of
from shakespeare.game.company import act, actions, nameable_actions, why_not_act
from shakespeare.game.costumes import is_complete
from shakespeare.game.icons import Icon
from shakespeare.game.moves import FORGO, REHEARSE, Move
from shakespeare.game.objectives import KEEP_ONE, look
from shakespeare.game.powers import POWER, Power
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, Player, State, Step
from shakespeare.game.terms import REHEARSAL, REHEARSAL_PHASE

# In costume


class CostumedPower(Power):
    """The icons of an actor whose costume was complete when the activation started."""

    name = "costumed-power"

    def program(self, state: State, cue: Cue) -> tuple[Icon, ...]:
        return parts_of(state).costumed[cue.character]


def power_of(state: State, player: Player, character: int) -> Step:
    """What runs an actor's icons: a complete costume may add or cancel some."""
    if character in parts_of(state).costumed and is_complete(state, player, character):
        return COSTUMED_POWER
    return POWER


# Against the others


class OthersBack(Step):
    """Every other player steps back on an act of their choice: in Order, in a rehearsal in Initiative order."""

    name = "others-back"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        state.pop()
        order = state.initiative if state.phase == REHEARSAL_PHASE else state.order
        for seat in reversed(order):
            if seat != cue.seat:
                state.push(Cue(STEP_BACK, seat, cue.character))
        return []


def take_others_coin(state: State, seat: int) -> None:
    """Every other player loses a pound, if there is one."""
    for other in state.initiative:
        if other != seat and state.players[other].money:
            state.gain_money(other, -1, REHEARSAL)


class LookAt(Step):
    """A look at three objectives, of which one is kept, as the Queen gives it (R5.9)."""

    name = "look"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        if state.objective_pool or state.objective_queue:
            state.replace(Cue(KEEP_ONE, cue.seat, cue.character))
            look(state, cue.seat)
        else:
            state.tell(history.NO_OBJECTIVE_LEFT, cue.seat)
            state.pop()
        return []


class Arrange(Step):
    """Which of the undecided parts of a rehearsal comes next: they lie below, on the phase's cue (R9.1).

    White quills alone need no order.
    """

    name = "arrange"
    asks = "rehearse"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        if needs_order(state):
            moves = parts_of(state).moves.rehearse
            return [moves[character] for character in _waiting(state)]
        state.pop()
        return []

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        for place in range(len(state.stack) - 2, 1, -1):
            if state.stack[place].character == move.a:
                state.push(state.stack.pop(place))
                return

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind != REHEARSE:
            return not_now(move, self.asks)
        if move.a not in _waiting(state):
            return Reason("nothing-to-rehearse", "R9.1", {"character": state.components.names[move.a]})
        return None


def needs_order(state: State) -> bool:
    waiting = state.stack[2:-1]
    return len(waiting) > 1 and any(cue.step is not STEP_FORWARD for cue in waiting)


def _waiting(state: State) -> list[int]:
    """The characters whose parts wait, each once, in the order they joined."""
    found: list[int] = []
    for cue in reversed(state.stack[2:-1]):
        if cue.character not in found:
            found.append(cue.character)
    return found


# Exit, pursued by a bear


class FirstAction(Step):
    """One action of any kind before everybody's turns, or none."""

    name = "first-action"
    asks = "first-action"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        return [*actions(state, state.players[cue.seat]), parts_of(state).moves.forgo]

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        if move.kind == FORGO:
            state.tell(history.FIRST_ACTION_FORGONE, seat)
        else:
            act(state, seat, move)

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return [*nameable_actions(state, state.players[seat]), parts_of(state).moves.forgo]

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind == FORGO:
            return None
        return why_not_act(state, state.players[seat], move, self.asks)


def give_first_action(state: State) -> None:
    """Its owner, if anybody has it face up; alone, nobody comes after (R11.5)."""
    bear = table_of(state).parts.first_action
    if state.seats > 1:
        for player in state.players:
            if bear in player.troupe:
                state.push(Cue(FIRST_ACTION, player.seat))


COSTUMED_POWER: Final = CostumedPower()
OTHERS_BACK_STEP: Final = OthersBack()
LOOK_STEP: Final = LookAt()
ARRANGE: Final = Arrange()
FIRST_ACTION: Final = FirstAction()
