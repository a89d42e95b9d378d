"""Taking back: how far a seat can go back is computed from what happened, not a property of moves.

A seat can take back its last move while nobody has decided or learned anything since. A secret choice can be
withdrawn until the last one is in.
"""

from shakespeare.game import history
from shakespeare.game.history import Entry, History, since
from shakespeare.game.secrets import SecretStep
from shakespeare.game.state import State, changed


def undoable(state: State, seat: int) -> Entry | None:
    """The entry of the move that a seat could take back now."""
    pending = is_pending(state, seat)
    undone: list[int] = []
    part: History | None = state.history
    while part is not None:
        for entry in reversed(part.entries(0)):
            if entry.code == history.UNDONE:
                undone.append(entry.b)
            elif entry.code == history.MOVE and entry.number not in undone:
                if entry.a == seat:
                    return entry
                if not pending:
                    return None
            elif entry.code == history.DISCLOSURE:
                return None
        part = part.before
    return None


def is_pending(state: State, seat: int) -> bool:
    """The seat has made a secret choice that is not revealed yet."""
    return bool(state.secret[seat]) and isinstance(state.stack[-1].step, SecretStep)


def withdraw(state: State, seat: int) -> None:
    """Forget a secret choice."""
    state.secret = changed(state.secret, seat, state.secret[seat][:-1])
    state.questions[seat] -= 1


def standing_entries(state: State) -> list[Entry]:
    """The moves and draws that have not been taken back, oldest first."""
    entries = since(state.history)
    undone = [entry.b for entry in entries if entry.code == history.UNDONE]
    return [
        entry
        for entry in entries
        if entry.code == history.CHANCE or (entry.code == history.MOVE and entry.number not in undone)
    ]
