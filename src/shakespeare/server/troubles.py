"""What the server answers when something cannot be done: a status, a message id with its arguments, a sentence."""

from functools import cache
from typing import Final

from shakespeare.locales import Texts
from shakespeare.server.models import Problem, Reason
from shakespeare.server.words import Argument

_LONGEST_ARGUMENT: Final = 500  # characters


class Trouble(Exception):
    """A request that cannot be fulfilled, and why."""

    def __init__(self, status: int, id: str, **args: Argument) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.args_by_name = args

    @property
    def problem(self) -> Problem:
        return problem(self.id, **self.args_by_name)


@cache
def _texts() -> Texts:
    return Texts()


def problem(id: str, **args: Argument) -> Problem:
    args = {name: _shortened(value) for name, value in args.items()}
    return Problem(id, args, _texts().say(f"error-{id}", **args))


def _shortened(value: Argument) -> Argument:
    """An argument may repeat what was sent in, which may be as long as it likes."""
    if isinstance(value, str) and len(value) > _LONGEST_ARGUMENT:
        return value[:_LONGEST_ARGUMENT] + "…"
    return value


def server_reason(id: str) -> Reason:
    """Why a move is refused where no rule of the game is the reason."""
    return Reason(id, None, {})
