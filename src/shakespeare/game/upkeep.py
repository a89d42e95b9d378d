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
        discard_elements(state)
        lay_out_elements(state)
        state.day += 1
        state.tell(history.DAY, state.day)
        state.pop()
        return []


def spares(state: State, player: Player) -> list[Move]:
    """The characters one of which may be spared; none where no Rest token is due (R10.2)."""
    moves = state.components.moves.spare
    used = [moves[character] for character in player.troupe if player.used >> character & 1]
    return used if len(used) > 1 else []


def all_spares(state: State, player: Player) -> list[Move]:
    return [state.components.moves.spare[character] for character in player.troupe]


def why_not_spare(state: State, seat: int, move: Move) -> Reason | None:
    if move.kind != SPARE:
        return not_now(move, "spare")
    if state.players[seat].used >> move.a & 1:
        return None
    return Reason("spare-not-used", "R10.2", {"character": state.components.names[move.a]})


def lay_to_rest(state: State, seat: int, spared: int) -> None:
    """Rest tokens on all used characters but the spared one (a bit); the cylinders come back."""
    player = state.players[seat]
    if not spared:
        spared = player.used  # none or one used: no token
    for character in player.troupe:
        if player.used & ~spared & 1 << character:
            state.tell(history.RESTED, seat, character)
        elif player.used & 1 << character:
            state.tell(history.STAYED_FRESH, seat, character)
    player.resting = player.used & ~spared
    player.used = 0
    player.cylinders = 0
    player.wagered = 0
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
        return [] if state.secret[seat] else spares(state, state.players[seat])

    def report(self, state: State, seat: int, move: Move) -> None:
        state.tell(history.REST_CHOSEN, seat)
        state.whisper(seat, history.REST_YOURS, seat, move.a)

    def reveal(self, state: State, cue: Cue) -> None:
        for seat in state.initiative:
            chosen = state.secret[seat]
            lay_to_rest(state, seat, 1 << chosen[0].a if chosen else 0)

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return all_spares(state, state.players[seat])

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        return why_not_spare(state, seat, move)


class OpenRest(Step):
    """One after another, openly, in Initiative order; `index` is the place that comes next (R10.3)."""

    name = "open-rest"
    asks = "spare"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        for place in range(cue.index, state.seats):
            seat = state.initiative[place]
            moves = spares(state, state.players[seat])
            if moves:
                state.replace(Cue(self, seat, index=place))
                return moves
            lay_to_rest(state, seat, 0)
        state.pop()
        return []

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        lay_to_rest(state, seat, 1 << move.a)
        state.replace(Cue(self, index=cue.index + 1))

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return all_spares(state, state.players[seat])

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        return why_not_spare(state, seat, move)


MAINTENANCE: Final = Maintenance()
REST: Final = Rest()
SECRET_REST: Final = SecretRest()
OPEN_REST: Final = OpenRest()
