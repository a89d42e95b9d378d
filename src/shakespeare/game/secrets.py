"""Choices that all players make at the same time and in secret, revealed at once (R3.2, R10.2, R13.1)."""

from shakespeare.game import history
from shakespeare.game.moves import Move
from shakespeare.game.state import Cue, State, Step, changed


class SecretStep(Step):
    """Asks every seat that owes a choice; when the last one is in, reveals them all."""

    private = True

    def owed(self, state: State, cue: Cue, seat: int) -> list[Move]:
        """The moves a seat chooses from now; none when it owes nothing (more)."""
        raise NotImplementedError

    def report(self, state: State, seat: int, move: Move) -> None:
        """Tell everybody that a seat has chosen, and the seat what."""
        raise NotImplementedError

    def reveal(self, state: State, cue: Cue) -> None:
        """All choices are in: carry them out. The cue has been taken off the stack."""
        raise NotImplementedError

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        asked: list[Move] = []
        for seat in range(state.seats):
            moves = self.owed(state, cue, seat)
            while len(moves) == 1:
                state.whisper(seat, history.FORCED, seat, moves[0].number)
                self.play(state, cue, seat, moves[0])
                moves = self.owed(state, cue, seat)
            asked = moves or asked
        if asked:
            return asked  # that there are some is all that matters: `legal` answers for each seat
        if state.seats > 1:  # nobody learns anything from oneself
            state.disclose()
        state.pop()
        self.reveal(state, cue)
        state.secret = [()] * state.seats
        return []

    def deciders(self, state: State, cue: Cue) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.seats) if self.owed(state, cue, seat)])

    def legal(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return self.owed(state, cue, seat)

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.secret = changed(state.secret, seat, (*state.secret[seat], move))
        self.report(state, seat, move)
