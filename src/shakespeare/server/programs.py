"""Foreign programs that play at a server's tables: those that its operator has named, and no others."""

import re
from typing import Final

from shakespeare.players import UnknownPlayer, dismiss, known_players, make_player
from shakespeare.players.foreign import SCHEME

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_TIMED: Final = re.compile(r"[0-9]{1,5}(\.[0-9]{1,3})?s:")


class UnusableProgram(ValueError):
    """What the operator wrote names no program; the message is for them."""


def read_program(text: str) -> tuple[str, str]:
    """`NAME=COMMAND`: how the program is called at tables, and how it is started."""
    name, equals, command = text.partition("=")
    if not equals or not _NAME.fullmatch(name) or name in known_players():
        raise UnusableProgram(
            f"NAME=COMMAND is wanted, with a name of small letters that no computer player has, not {text[:60]!r}"
        )
    try:
        dismiss(make_player(SCHEME + command, programs=True))
    except UnknownPlayer as error:
        raise UnusableProgram(str(error)) from None
    return name, command


def player_text(command: str, patience: float) -> str:
    """The player that asks a program: unless it says otherwise, the program gives up before its worker does."""
    limit = "" if _TIMED.match(command) else f"{max(1.0, patience / 2):g}s:"
    return SCHEME + limit + command
