"""Names: a name names one thing, and nothing that a move could say otherwise."""

import re
from collections.abc import Mapping
from typing import Final

from shakespeare.edition.data import MOST_COPIES
from shakespeare.edition.mistakes import Report, dotted, show
from shakespeare.edition.model import COLOURS, card_names

# The words of moves, Backstage's too, and of the file itself.
RESERVED: Final = {
    "activate",
    "again",
    "as",
    "ask",
    "back",
    "costume",
    "cylinder",
    "cylinders",
    "discards",
    "done",
    "extra",
    "fire",
    "forgo",
    "from",
    "hat",
    "keep",
    "lord",
    "money",
    "name",
    "objective",
    "objectives",
    "pass",
    "pay",
    "play",
    "recruit",
    "recruitment",
    "refuse",
    "rest",
    "set",
    "spare",
    "spend",
    "step",
    "stop",
    "take",
    "theater",
    "token",
    "use",
    "wager",
    "with",
    *COLOURS,
}
# The tables whose keys are names.
NAMED: Final = (
    *("printed", "characters", "objectives"),
    *("backstage.actors", "backstage.objectives", "backstage.cards"),
)
_EXTRA: Final = re.compile(r"extra-[0-9]+")  # the extras in play
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LENGTH: Final = 40


def check_names(report: Report, tables: Mapping[str, dict[str, object]]) -> None:
    taken: dict[str, str] = {}
    for table in NAMED:
        for name, value in tables.get(table, {}).items():
            key = dotted(table, name)
            if len(name) > _LENGTH or not _NAME.fullmatch(name):
                report.add(key, "no-name", most=_LENGTH)
            elif name in RESERVED or _EXTRA.fullmatch(name):
                report.add(key, "reserved")
            for used in dict.fromkeys((name, *card_names(name, copies_of(value) or 1))):
                if used in taken:
                    report.add(key, "taken", found=show(used), by=taken[used])
                else:
                    taken[used] = key


def count_copies(cards: Mapping[str, object]) -> int | None:
    """How many cards there are, if all can be counted."""
    copies = [copies_of(card) for card in cards.values()]
    counted = [number for number in copies if number is not None]
    return sum(counted) if len(counted) == len(copies) else None


def copies_of(card: object) -> int | None:
    """The copies of a card, if they can be counted."""
    copies = card.get("copies") if type(card) is dict else None
    return copies if type(copies) is int and 1 <= copies <= MOST_COPIES else None
