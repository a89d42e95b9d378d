"""Every datum of an edition: what it must be, in words and as a test."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from shakespeare.edition.backstage import (
    BACKSTAGE_ACTIVATE_ICONS,
    BACKSTAGE_CARD_ICONS,
    BACKSTAGE_REHEARSE_ICONS,
)
from shakespeare.edition.mistakes import Report, Words, found, unknown
from shakespeare.edition.model import ACTIVATE_ICONS, CRAFTSMEN, PROVENANCES, REHEARSE_ICONS

# Our own limits, where the rules have none: a file cannot ask for more than a table and a screen can hold.
MOST_COPIES: Final = 30
MOST_ICONS: Final = 6
MOST_STEP: Final = 99
MOST_STEPS: Final = 3  # what an objective may score (R10.4)
TITLE_LENGTH: Final = 60
NOTE_LENGTH: Final = 300

_ALL_ICONS: Final = {*BACKSTAGE_ACTIVATE_ICONS, *BACKSTAGE_REHEARSE_ICONS, *BACKSTAGE_CARD_ICONS}


@dataclass(frozen=True, slots=True)
class Datum:
    """`wanted` ends the sentence "it must be …"; `check` reports what is wrong with a value."""

    wanted: Words
    check: Callable[[Report, str, object], None]


def datum(wanted: Words, right: Callable[[object], bool]) -> Datum:
    """A datum that is right or wrong as a whole."""

    def check(report: Report, key: str, value: object) -> None:
        if not right(value):
            report.add(key, "wrong", what=wanted, found=found(value))

    return Datum(wanted, check)


def word(words: Collection[str], rule: str = "") -> Datum:
    names = tuple(words)
    wanted = (
        Words("wanted-words-rule", names=names, rule=rule) if rule else Words("wanted-words", names=names)
    )
    return datum(wanted, lambda value: type(value) is str and value in words)


def whole(numbers: Collection[int], wanted: Words) -> Datum:
    return datum(wanted, lambda value: type(value) is int and value in numbers)


def truth(rule: str) -> Datum:
    return datum(Words("wanted-truth", rule=rule), lambda value: type(value) is bool)


def power(known: tuple[str, ...], whose: str, rule: str, others: str = "", least: int = 1) -> Datum:
    """A list of icons, of which each is looked at. `others` says whose they are where others have more."""
    owner = Words(whose)
    wanted = Words("wanted-icons", least=least, most=MOST_ICONS, whose=owner, rule=rule)

    def check(report: Report, key: str, value: object) -> None:
        if type(value) is not list:
            report.add(key, "wrong", what=wanted, found=found(value))
        elif not least <= len(value) <= MOST_ICONS:
            report.add(key, "wrong", what=wanted, found=Words("found-list-of", count=len(value)))
        else:
            for number, icon in enumerate(value, start=1):
                if type(icon) is not str or icon not in known:
                    report.add(key, no_icon(icon, number))

    def no_icon(icon: object, number: int) -> Words:
        seen = found(icon)
        if type(icon) is str and icon in _ALL_ICONS:
            others_too = Words(others or whose)
            return Words(
                "icon-elsewhere", found=seen, number=number, whose=others_too, names=known, rule=rule
            )
        words = unknown("no-icon", icon, known, found=seen, number=number, whose=owner, rule=rule)
        return words if words.id != "no-icon" else Words("no-icon", **words.args, names=known)

    return Datum(wanted, check)


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
    if type(value) is not list or not 1 <= len(value) <= MOST_STEPS:
        return False
    if any(type(step) is not int for step in value):
        return False
    return bool(value[0] > 0 and value[-1] <= MOST_STEP) and value == sorted(value)


_STEPS: Final = Words("wanted-steps", most=MOST_STEP)


def _check_steps(report: Report, key: str, value: object) -> None:
    if not _are_steps(value):
        report.add(key, "wrong", what=_STEPS, found=_found_numbers(value))


def _found_numbers(value: object) -> str | Words:
    """A short list of numbers is shown as it is."""
    if type(value) is not list or len(value) > MOST_ICONS:
        return found(value)
    is_short = all(type(step) is int and step.bit_length() <= 64 for step in value)
    return str(value) if is_short else found(value)


TITLE: Final = datum(Words("wanted-title", most=TITLE_LENGTH), _is_title)
PROVENANCE: Final = datum(Words("wanted-provenance", most=NOTE_LENGTH), _is_provenance)

COST: Final = whole((1, 3, 5), Words("wanted-cost"))
COPIES: Final = whole(range(1, MOST_COPIES + 1), Words("wanted-copies", most=MOST_COPIES))
CIRCLES: Final = whole((2, 3), Words("wanted-circles"))
ANY_VALUE: Final = whole((4, 6, 8), Words("wanted-any-value"))
VALUE: Final = {
    kind: whole(values, Words("wanted-value", names=tuple(map(str, values)), kind=kind))
    for kind, values in CRAFTSMEN.items()
}
ACTIVATE: Final = power(ACTIVATE_ICONS, "of-activation", "R5", "of-base-activation")
REHEARSE: Final = power(REHEARSE_ICONS, "of-rehearsal", "R9.1", "of-base-rehearsal")
GIVES_INITIATIVE: Final = truth("R4.5")

STEPS: Final = Datum(_STEPS, _check_steps)
WORTH: Final = whole(range(1, 16), Words("wanted-worth"))
