"""Names: a name names one thing, and nothing that a move could say otherwise."""

import re
from collections.abc import Mapping
from typing import Final

from shakespeare.edition.data import MOST_COPIES
from shakespeare.edition.mistakes import Report, dotted, show
from shakespeare.edition.model import COLOURS, card_names

# The words of moves, and of the file itself.
RESERVED: Final = {
    "activate",
    "as",
    "ask",
    "back",
    "costume",
    "done",
    "extra",
    "from",
    "keep",
    "money",
    "name",
    "objective",
    "objectives",
    "pass",
    "recruit",
    "rest",
    "set",
    "spare",
    "spend",
    "step",
    "stop",
    "token",
    "wager",
    *COLOURS,
}
_EXTRA: Final = re.compile(r"extra-[0-9]+")  # the extras in play
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LENGTH: Final = 40


def check_names(report: Report, tables: Mapping[str, dict[str, object]]) -> None:
    taken: dict[str, str] = {}
    for table in ("printed", "characters", "objectives"):
        for name, value in tables.get(table, {}).items():
            key = dotted(table, name)
            if len(name) > _LENGTH or not _NAME.fullmatch(name):
                report.add(
                    key,
                    "is no name: names are lower-case words joined by hyphens, such as lady-macbeth, "
                    f"with at most {_LENGTH} letters.",
                )
            elif name in RESERVED or _EXTRA.fullmatch(name):
                report.add(key, "is a word that moves use for something else; take another name.")
            for used in dict.fromkeys((name, *card_names(name, copies_of(value) or 1))):
                if used in taken:
                    report.add(key, f"uses the name {show(used)}, as {taken[used]} does; take another name.")
                else:
                    taken[used] = key


def copies_of(character: object) -> int | None:
    """The copies of a character, if they can be counted."""
    copies = character.get("copies") if type(character) is dict else None
    return copies if type(copies) is int and 1 <= copies <= MOST_COPIES else None
