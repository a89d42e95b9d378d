"""Cards that are kept as characters: the Prompter and the rag-pickers (R11.4)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.acts import space_of
from shakespeare.game.backstage.table import parts_of, table_of
from shakespeare.game.moves import COSTUME, DONE, FROM_CRATES, FROM_DISCARDS, PAY_PROMPTER, TAKE_PENALTY, Move
from shakespeare.game.powers import Take
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, Player, State, Step, changed
from shakespeare.game.terms import COSTUME as COSTUME_ELEMENT
from shakespeare.game.terms import ELEMENTS, GREY_SPACES, PROMPTER, PROMPTING, STRIDE
from shakespeare.game.terms import SET as SET_ELEMENT

PROMPTERS_POUNDS: Final = 1


def keep_card(state: State, seat: int, card: int) -> None:
    """The card leaves the row for good and joins the company."""
    table = table_of(state)
    table.row = tuple([other for other in table.row if other != card])
    player = state.players[seat]
    player.troupe = (*player.troupe, card)
    state.tell(history.BACKSTAGE_KEPT, seat, card)


# The Prompter


def ask_prompters(state: State, act: int) -> None:
    """Who has one, and a penalty to avoid, is asked: openly, in Initiative order."""
    table_of(state).excused = 0
    for seat in reversed(state.initiative):
        player = state.players[seat]
        if (
            player.money >= PROMPTERS_POUNDS
            and space_of(state, act, seat) <= GREY_SPACES
            and has_prompter(state, player)
        ):
            state.push(Cue(PROMPT, seat, index=act))


def has_prompter(state: State, player: Player) -> bool:
    kinds = state.components.kinds
    return any(kinds[character] == PROMPTER for character in player.troupe)


class Prompt(Step):
    """Whether to pay for the penalty of the act in `index`."""

    name = "prompt"
    asks = "prompt"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = parts_of(state).moves
        return [moves.pay_prompter, moves.take_penalty]

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        if move.kind == PAY_PROMPTER:
            state.gain_money(seat, -PROMPTERS_POUNDS, PROMPTING)
            table_of(state).excused |= 1 << seat
            state.tell(history.PENALTY_AVOIDED, seat, cue.index)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        return None if move.kind in (PAY_PROMPTER, TAKE_PENALTY) else not_now(move, self.asks)

    def arguments(self, state: State, cue: Cue, seat: int) -> dict[str, object]:
        return {"act": cue.index + 1}


# Rag-pickers


def is_served(state: State, player: Player, character: int) -> bool:
    """Whether a rag-picker of the player brings this craftsman elements from the discards."""
    serves = parts_of(state).serves
    components = state.components
    for other in player.troupe:
        if other in serves:
            kind, cost = serves[other]
            if components.kinds[character] == kind and cost in (0, components.costs[character]):
                return True
    return False


def take_from_discards(state: State, seat: int, element: int, colour: int) -> None:
    place = element * STRIDE + colour
    state.discards = changed(state.discards, place, state.discards[place] - 1)
    state.tell(history.DISCARD_TAKEN, seat, element, colour)


def element_of(move: Move) -> int:
    return COSTUME_ELEMENT if move.kind == COSTUME else SET_ELEMENT


class Scavenge(Take):
    """Taking elements from the crates and the discards, within one value."""

    name = "scavenge"

    def elements(self, state: State, cue: Cue) -> list[int]:
        return [laid_out + state.discards[place] for place, laid_out in enumerate(state.crates)]

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        if move.kind == DONE:
            super().play(state, cue, seat, move)
            return
        place = element_of(move) * STRIDE + move.a
        if state.crates[place] and state.discards[place]:
            state.push(Cue(ORIGIN, seat, cue.character, index=move.number))
        else:
            self.fetch(state, cue, move, not state.crates[place])

    def fetch(self, state: State, cue: Cue, move: Move, from_discards: bool) -> None:
        if from_discards:
            take_from_discards(state, cue.seat, element_of(move), move.a)
        else:
            state.crates[element_of(move) * STRIDE + move.a] -= 1
        self.place(state, cue, move)

    def missing(self, kind: str, colour: str) -> Reason:
        return Reason(f"{kind}-nowhere", "R11.4", {"colour": colour})


class Origin(Step):
    """Where an element comes from that is both laid out and discarded; `index` is the move that takes it."""

    name = "origin"
    asks = "origin"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = parts_of(state).moves
        return [moves.from_crates, moves.from_discards]

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        taken = state.components.moves.all[cue.index]
        SCAVENGE.fetch(state, state.stack[-1], taken, move.kind == FROM_DISCARDS)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        return None if move.kind in (FROM_CRATES, FROM_DISCARDS) else not_now(move, self.asks)

    def arguments(self, state: State, cue: Cue, seat: int) -> dict[str, object]:
        taken = state.components.moves.all[cue.index]
        return {"move": taken.text, "elements": ELEMENTS[element_of(taken)]}


PROMPT: Final = Prompt()
SCAVENGE: Final = Scavenge()
ORIGIN: Final = Origin()
