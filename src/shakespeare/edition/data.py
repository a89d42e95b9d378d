"""Every datum of an edition: what it must be, in words and as a test."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from shakespeare.edition.backstage import (
    BACKSTAGE_ACTIVATE_ICONS,
    BACKSTAGE_CARD_ICONS,
    BACKSTAGE_REHEARSE_ICONS,
)
from shakespeare.edition.mistakes import Report, listed, nearest, show
from shakespeare.edition.model import ACTIVATE_ICONS, CRAFTSMEN, MEASURES, PROVENANCES, REHEARSE_ICONS

# Our own limits, where the rules have none: a file cannot ask for more than a table and a screen can hold.
MOST_COPIES: Final = 30
MOST_ICONS: Final = 6
MOST_STEP: Final = 99
TITLE_LENGTH: Final = 60
NOTE_LENGTH: Final = 300

_ALL_ICONS: Final = {*BACKSTAGE_ACTIVATE_ICONS, *BACKSTAGE_REHEARSE_ICONS, *BACKSTAGE_CARD_ICONS}


@dataclass(frozen=True, slots=True)
class Datum:
    """`wanted` ends the sentence "it must be …"; `check` reports what is wrong with a value."""

    wanted: str
    check: Callable[[Report, str, object], None]


def datum(wanted: str, right: Callable[[object], bool]) -> Datum:
    """A datum that is right or wrong as a whole."""

    def check(report: Report, key: str, value: object) -> None:
        if not right(value):
            report.add(key, f"must be {wanted}, not {show(value)}.")

    return Datum(wanted, check)


def word(words: Collection[str], rule: str = "") -> Datum:
    return datum(listed(words, "or") + rule, lambda value: type(value) is str and value in words)


def whole(numbers: Collection[int], wanted: str) -> Datum:
    return datum(wanted, lambda value: type(value) is int and value in numbers)


def truth(rule: str) -> Datum:
    return datum(f"true or false ({rule})", lambda value: type(value) is bool)


def power(known: tuple[str, ...], phase: str, rule: str, which: str = "", least: int = 1) -> Datum:
    """A list of icons, of which each is looked at. `which` says of which phases it speaks, where others differ."""
    wanted = f"a list of {least} to {MOST_ICONS} icons of {phase} ({rule})"

    def check(report: Report, key: str, value: object) -> None:
        if type(value) is not list:
            report.add(key, f"must be {wanted}, not {show(value)}.")
        elif not least <= len(value) <= MOST_ICONS:
            report.add(key, f"must be {wanted}, not of {len(value)}.")
        else:
            for position, icon in enumerate(value, start=1):
                if type(icon) is not str or icon not in known:
                    why = _why_no_icon(icon, known, phase, rule, which)
                    report.add(key, f"has {show(icon)} as icon {position}, {why}")

    return Datum(wanted, check)


def _why_no_icon(icon: object, known: tuple[str, ...], phase: str, rule: str, which: str) -> str:
    if type(icon) is str and icon in _ALL_ICONS:
        return f"which means nothing here: the icons of {phase}{which} are {listed(known)} ({rule})."
    near = nearest(icon, known) if type(icon) is str else ""
    return f"which is no icon of {phase} ({rule}){near or f'; those are {listed(known)}.'}"


def _is_title(value: object) -> bool:
    return (
        type(value) is str
        and 0 < len(value) <= TITLE_LENGTH
        and value.isprintable()
        and value == value.strip()
    )


def _is_provenance(value: object) -> bool:
    if type(value) is not str or len(value) > NOTE_LENGTH or not value.isprintable():
        return False
    source, colon, note = value.partition(": ")
    return source in PROVENANCES and (not colon or note.strip() != "")


def _are_steps(value: object) -> bool:
    if type(value) is not list or len(value) != 3 or any(type(step) is not int for step in value):
        return False
    first, second, third = value
    return bool(0 < first < second < third <= MOST_STEP)


TITLE: Final = datum(
    f"a text on one line, of 1 to {TITLE_LENGTH} characters, without spaces around it", _is_title
)
PROVENANCE: Final = datum(
    f'"rules", "attested" or "reconstructed", then ": " and a note if you like (R12.1), '
    f"at most {NOTE_LENGTH} characters on one line",
    _is_provenance,
)

COST: Final = whole((1, 3, 5), "1, 3 or 5, in pounds (R0.4)")
COPIES: Final = whole(range(1, MOST_COPIES + 1), f"a whole number from 1 to {MOST_COPIES}")
CIRCLES: Final = whole((2, 3), "2 or 3 (R6.3)")
ANY_VALUE: Final = whole((4, 6, 8), "4, 6 or 8 (R5.4)")
VALUE: Final = {
    kind: whole(values, f"{listed(values, 'or')} for a {kind} (R5.4)") for kind, values in CRAFTSMEN.items()
}
ACTIVATE: Final = power(ACTIVATE_ICONS, "an activation", "R5", " of the base game")
REHEARSE: Final = power(REHEARSE_ICONS, "a rehearsal", "R9.1", " of the base game")
GIVES_INITIATIVE: Final = truth("R4.5")

MEASURE: Final = word(MEASURES)
STEPS: Final = datum(
    f"three rising whole numbers from 1 to {MOST_STEP}, such as [1, 2, 3] (R10.4)", _are_steps
)
WORTH: Final = whole(range(1, 16), "a whole number from 1 to 15, the worth of a costume (R6.2)")
