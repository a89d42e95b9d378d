"""Is a measure one that can be counted (R10.4)? It is looked at no deeper, and no further, than a measure may go."""

from collections.abc import Collection, Mapping
from typing import Final

from shakespeare.edition import data as wanted
from shakespeare.edition.data import Datum, truth, whole, word
from shakespeare.edition.mistakes import Report, Words, dotted, found, unknown
from shakespeare.edition.model import COLOURS
from shakespeare.edition.objectives import (
    CANDLE_PLACES,
    COMBINATIONS,
    COUNTS,
    DEEPEST,
    FEWEST_PARTS,
    MEASURED_KINDS,
    MEASURES,
    MOST_COUNTS,
    MOST_PARTS,
    NEEDED,
    PLACES,
    STATES,
    WEARERS,
    WORTH_MEASURE,
)

_FORMS: Final = ("count", *COMBINATIONS)
_EXAMPLE: Final = '{ count = "candles" }'
_WANTED: Final = Words("wanted-measure", names=MEASURES, example=_EXAMPLE)
_COUNT: Final = word(tuple(COUNTS))
_PARTS: Final = Words("wanted-measures", least=FEWEST_PARTS, most=MOST_PARTS)


def _some(words: Collection[str | int]) -> Datum:
    """One of some words or numbers, or a list of several of them."""
    some = Words("wanted-some", names=tuple(str(word) for word in words))

    def is_one(value: object) -> bool:
        return type(value) in (str, int) and value in words

    def check(report: Report, key: str, value: object) -> None:
        wrong = _wrong_of(value) if type(value) is list else None if is_one(value) else found(value)
        if wrong is not None:
            report.add(key, "wrong", what=some, found=wrong)

    def _wrong_of(values: list[object]) -> str | Words | None:
        if not values:
            return Words("found-no-list")
        for number, value in enumerate(values):
            if not is_one(value) or value in values[:number]:
                return found(value)
        return None

    return Datum(some, check)


def _number(least: int, most: int) -> Datum:
    return whole(range(least, most + 1), Words("wanted-number", least=least, most=most))


_CONDITIONS: Final[Mapping[str, Datum]] = {
    "in": _some(PLACES),
    "colour": _some(COLOURS),
    "state": word(STATES),
    "wearer": word(WEARERS),
    "circles": wanted.CIRCLES,
    "worth": wanted.WORTH,
    "kind": _some(MEASURED_KINDS),
    "cost": _some((1, 3, 5)),
    "paid": truth("R10.4"),
    "act": _number(1, 3),
    "place": _number(1, 4),
    "space": _number(2, 10),
}

_CANDLES_IN: Final = _some(CANDLE_PLACES)


class _Reader:
    """Reads one measure; counts how much of it there is."""

    def __init__(self, report: Report, key: str) -> None:
        self._report = report
        self._key = key
        self._counts = 0

    def read(self, key: str, value: object, depth: int) -> None:
        """`depth` is the number of combinations around it."""
        self._counts += 1
        if type(value) is str:
            if value not in MEASURES:
                self._report.add(key, "wrong", what=_WANTED, found=found(value))
            elif depth and value == WORTH_MEASURE:
                self._report.add(
                    key, "worth-in-parts", measure=value, example='{ count = "costumes", worth = 11 }'
                )
        elif type(value) is not dict:
            self._report.add(key, "wrong", what=_WANTED, found=found(value))
        elif (table := self._report.table(key, value)) is not None:
            self._table(key, table, depth)

    def _table(self, key: str, table: dict[str, object], depth: int) -> None:
        forms = [form for form in _FORMS if form in table]
        if len(forms) != 1:
            self._report.add(key, "several-forms" if forms else "no-form", names=tuple(forms) or _FORMS)
            return
        form = forms[0]
        if form != "count":
            for name in table:
                if name != form:
                    self._report.add(dotted(key, name), unknown("unknown-key", name, _FORMS))
            self._parts(dotted(key, form), table[form], depth)
            return
        count = table["count"]
        if type(count) is not str or count not in COUNTS:
            _COUNT.check(self._report, dotted(key, "count"), count)
            return
        self._conditions(key, count, table)

    def _conditions(self, key: str, count: str, table: dict[str, object]) -> None:
        known = tuple(COUNTS[count])
        for name, value in table.items():
            if name in known:
                datum = _CANDLES_IN if (count, name) == ("candles", "in") else _CONDITIONS[name]
                datum.check(self._report, dotted(key, name), value)
            elif name in _CONDITIONS:
                message = "no-condition-of" if known else "no-conditions"
                self._report.add(dotted(key, name), message, count=count, names=known)
            elif name != "count":
                self._report.add(dotted(key, name), unknown("unknown-key", name, ("count", *known)))
        needed = NEEDED.get(count, ())
        if needed and not any(name in table for name in needed):
            self._report.add(key, "condition-missing", count=count, names=needed)

    def _parts(self, key: str, parts: object, depth: int) -> None:
        if type(parts) is not list:
            self._report.add(key, "wrong", what=_PARTS, found=found(parts))
        elif not FEWEST_PARTS <= len(parts) <= MOST_PARTS:
            self._report.add(key, "wrong", what=_PARTS, found=Words("found-list-of", count=len(parts)))
        elif depth == DEEPEST:
            self._report.add(key, "measure-too-deep", most=DEEPEST)
        else:
            for number, part in enumerate(parts, start=1):
                if self._counts > MOST_COUNTS + MOST_PARTS:  # too many already: `check` says so, once
                    return
                self.read(dotted(key, str(number)), part, depth + 1)
            self._counts -= 1

    def check(self, value: object) -> None:
        self.read(self._key, value, 0)
        if self._counts > MOST_COUNTS:
            self._report.add(self._key, "measure-too-large", most=MOST_COUNTS)


def _check(report: Report, key: str, value: object) -> None:
    _Reader(report, key).check(value)


MEASURE: Final = Datum(_WANTED, _check)
