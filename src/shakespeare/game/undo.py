"""Taking back: how far a seat can go back is computed from what happened, not a property of moves.

A seat can take back its last move while nobody has decided or learned anything since. A secret choice can be
withdrawn until the last one is in.
"""

from shakespeare.game import history
from shakespeare.game.history import Entry, since
from shakespeare.game.secrets import SecretStep
from shakespeare.game.state import State


def undoable(state: State, seat: int) -> Entry | None:
    """The entry of the move that a seat could take back now."""
    pending = is_pending(state, seat)
    undone: list[int] = []
    entry = state.last
    while entry is not None:
        if entry.code == history.UNDONE:
            undone.append(entry.args[1])
        elif entry.code == history.MOVE and entry.number not in undone:
            if entry.args[0] == seat:
                return entry
            if not pending:
                return None
        elif entry.code == history.DISCLOSURE:
            return None
        entry = entry.before
    return None


def is_pending(state: State, seat: int) -> bool:
    """The seat has made a secret choice that is not revealed yet."""
    return bool(state.secret[seat]) and isinstance(state.stack[-1].step, SecretStep)


def withdraw(state: State, seat: int) -> None:
    """Forget a secret choice."""
    state.secret[seat] = state.secret[seat][:-1]
    state.questions[seat] -= 1


def standing_entries(state: State) -> list[Entry]:
    """The moves and draws that have not been taken back, oldest first."""
    entries = since(state.last)
    undone = [entry.args[1] for entry in entries if entry.code == history.UNDONE]
    return [
        entry
        for entry in entries
        if entry.code == history.CHANCE or (entry.code == history.MOVE and entry.number not in undone)
    ]
