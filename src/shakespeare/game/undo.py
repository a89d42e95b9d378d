"""Taking back: how far a seat can go back is computed from what happened, not a property of moves.

A seat can take back its last move while nobody has decided or learned anything since. A secret choice can be
withdrawn until the last one is in.
"""

from typing import Final

from shakespeare.game import history
from shakespeare.game.chance import NoChance
from shakespeare.game.history import WIDTH, Entry, History, recorded
from shakespeare.game.secrets import SecretStep
from shakespeare.game.state import State, changed

_MOST_CHECKPOINTS: Final = 64  # more moves in a row are hardly ever taken back


def undoable(state: State, seat: int) -> int | None:
    """The number of the move in the history that a seat could take back now."""
    pending = is_pending(state, seat)
    undone: set[int] = set()
    part: History | None = state.history
    while part is not None:
        numbers = part.read()
        for place in range(len(numbers) - WIDTH, -1, -WIDTH):
            code = numbers[place]
            if code == history.UNDONE:
                undone.add(numbers[place + 3])
            elif code == history.MOVE:
                number = part.start + place // WIDTH
                if number in undone:
                    continue
                if numbers[place + 2] == seat:
                    return number
                if not pending:
                    return None
            elif code == history.DISCLOSURE:
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


def standing_entries(state: State, number: int) -> list[Entry]:
    """The moves and draws after `number` that have not been taken back, oldest first; none before it has been since."""
    entries = recorded(state.history, number)
    undone = {entry.b for entry in entries if entry.code == history.UNDONE}
    return [entry for entry in entries if entry.code != history.UNDONE and entry.number not in undone]


class Checkpoint:
    """The state that a game had when its history was so many entries long. Never played on, only copied."""

    __slots__ = ("number", "state")

    def __init__(self, number: int, state: State) -> None:
        self.number = number
        self.state = state.copy_drawing_from(NoChance())
        self.state.history = History(None, 0)  # its past is that of the game


def up_to(checkpoints: tuple[Checkpoint, ...], number: int) -> tuple[Checkpoint, ...]:
    """Those that are still true when the move of this number is taken back."""
    count = len(checkpoints)
    while count and checkpoints[count - 1].number > number:
        count -= 1
    return checkpoints[:count]


def moved_on(checkpoints: tuple[Checkpoint, ...], end: int) -> tuple[Checkpoint, ...]:
    """The same when a game is at the last of them again, and its history so long."""
    return (*checkpoints[:-1], Checkpoint(end, checkpoints[-1].state))


def newest(checkpoints: tuple[Checkpoint, ...]) -> tuple[Checkpoint, ...]:
    return checkpoints[-_MOST_CHECKPOINTS:]
