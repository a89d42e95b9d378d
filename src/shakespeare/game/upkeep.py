"""Phases 5 and 6: maintenance and rest (R10.1-R10.3)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.moves import SPARE, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.secrets import SecretStep
from shakespeare.game.setup import discard_characters, discard_elements, lay_out_characters, lay_out_elements
from shakespeare.game.state import Cue, Player, State, Step


class Maintenance(Step):
    """Phase 5: what is left goes, new cards and elements come, the day advances (R10.1)."""

    name = "maintenance"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        discard_characters(state)
        for player in state.players:
            player.recruited = False
            player.passed = False
        lay_out_characters(state)
        state.expansion.renew(state)
        discard_elements(state)
        lay_out_elements(state)
        state.day += 1
        state.tell(history.DAY, state.day)
        state.pop()
        return []


def spares(state: State, player: Player, spared: int) -> list[Move]:
    """The characters one of which may be spared, after these (as bits); none where no Rest token is due (R10.2)."""
    may_spare = 1 + state.expansion.fewer_rests(player.seat)
    if player.used.bit_count() <= may_spare or spared.bit_count() >= may_spare:
        return []
    moves = state.components.moves.spare
    left = player.used & ~spared
    return [moves[character] for character in player.troupe if left >> character & 1]


def all_spares(state: State, player: Player) -> list[Move]:
    return [state.components.moves.spare[character] for character in player.troupe]


def why_not_spare(state: State, seat: int, spared: int, move: Move) -> Reason | None:
    if move.kind != SPARE:
        return not_now(move, "spare")
    args: dict[str, object] = {"character": state.components.names[move.a]}
    if spared >> move.a & 1:
        return Reason("spared-already", "R10.2", args)
    if state.players[seat].used >> move.a & 1:
        return None
    return Reason("spare-not-used", "R10.2", args)


def chosen_in_secret(state: State, seat: int) -> int:
    """The characters that a seat has spared, as bits."""
    spared = 0
    for move in state.secret[seat]:
        spared |= 1 << move.a
    return spared


def lay_to_rest(state: State, seat: int, spared: int) -> None:
    """Rest tokens on all used characters but the spared ones (as bits); the cylinders come back."""
    player = state.players[seat]
    if not spared:
        spared = player.used  # none too many used: no token
    for character in player.troupe:
        if player.used & ~spared & 1 << character:
            state.tell(history.RESTED, seat, character)
        elif player.used & 1 << character:
            state.tell(history.STAYED_FRESH, seat, character)
    player.resting = player.used & ~spared
    player.used = 0
    player.cylinders = 0
    player.wagered = 0
    state.expansion.rested(seat)
    state.tell(history.CYLINDERS_BACK, seat)


class Rest(Step):
    """Phase 6: earlier Rest tokens come off, then the players choose whom to spare (R10.2, R10.3)."""

    name = "rest"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        for player in state.players:
            player.resting = 0
        state.tell(history.REST_TOKENS_OFF)
        state.replace(Cue(OPEN_REST if state.strategic_rest else SECRET_REST))
        return []


class SecretRest(SecretStep):
    """Everybody at once, in secret (R10.2)."""

    name = "secret-rest"
    asks = "spare"

    def owed(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return spares(state, state.players[seat], chosen_in_secret(state, seat))

    def report(self, state: State, seat: int, move: Move) -> None:
        state.tell(history.REST_CHOSEN, seat)
        state.whisper(seat, history.REST_YOURS, seat, move.a)

    def reveal(self, state: State, cue: Cue) -> None:
        for seat in state.initiative:
            lay_to_rest(state, seat, chosen_in_secret(state, seat))

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return all_spares(state, state.players[seat])

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        return why_not_spare(state, seat, chosen_in_secret(state, seat), move)


class OpenRest(Step):
    """One after another, openly, in Initiative order; `index` is the place that comes next (R10.3)."""

    name = "open-rest"
    asks = "spare"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        for place in range(cue.index, state.seats):
            seat = state.initiative[place]
            moves = spares(state, state.players[seat], state.expansion.spared(seat))
            if moves:
                state.replace(Cue(self, seat, index=place))
                return moves
            lay_to_rest(state, seat, 0)
        state.pop()
        return []

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        spared = state.expansion.spared(seat) | 1 << move.a
        if spared.bit_count() <= state.expansion.fewer_rests(seat):
            state.expansion.spare(state, seat, move.a)
            return
        lay_to_rest(state, seat, spared)
        state.replace(Cue(self, index=cue.index + 1))

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return all_spares(state, state.players[seat])

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        return why_not_spare(state, seat, state.expansion.spared(seat), move)


MAINTENANCE: Final = Maintenance()
REST: Final = Rest()
SECRET_REST: Final = SecretRest()
OPEN_REST: Final = OpenRest()
