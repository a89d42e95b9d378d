"""The checker: what is wrong with an edition, at once. It never raises, whatever it is given."""

import contextlib
from typing import Final

from shakespeare.edition import data as wanted
from shakespeare.edition.backstage_checker import check_backstage
from shakespeare.edition.measure_checker import MEASURE
from shakespeare.edition.mistakes import Mistake, Report, TooManyMistakes, Words, dotted
from shakespeare.edition.model import CARD_KINDS, CRAFTSMEN, PRINTED
from shakespeare.edition.names import check_names, count_copies
from shakespeare.edition.objectives import MEASURES, WORTH_MEASURE
from shakespeare.edition.part import NONE, Data, check_part
from shakespeare.edition.stage import ROWS

CARDS: Final = 30  # R2.3
OBJECTIVES: Final = 10  # R2.4
TABLES: Final = ("printed", "characters", "extra", "stage", "objectives")
BACKSTAGE: Final = "backstage"  # a table that need not be there

_TITLE: Final[Data] = {"title": wanted.TITLE}
_CARD: Final[Data] = {"cost": wanted.COST, "copies": wanted.COPIES}
_ACTOR: Final[Data] = {"circles": wanted.CIRCLES, "activate": wanted.ACTIVATE, "rehearse": wanted.REHEARSE}
_INITIATIVE: Final[Data] = {"gives-initiative": wanted.GIVES_INITIATIVE}
_WORTH: Final[Data] = {"worth": wanted.WORTH}
_OF_BACKSTAGE: Final = dict.fromkeys(
    ("costumed", "costumed-cancels", "first-action"),
    Words("only-backstage"),
)
# What only some kinds of characters have.
_OF_SOME_KINDS: Final[Data] = {"value": wanted.ANY_VALUE, **_ACTOR, **_INITIATIVE}


def check(data: object, file: str) -> list[Mistake]:
    """The mistakes of a parsed edition, reported as in `file`. With none, it can be played.

    They are listed up to a limit, and then one more that says so.
    """
    report = Report(file)
    with contextlib.suppress(TooManyMistakes):
        _check(report, data)
    return report.mistakes


def _check(report: Report, data: object) -> None:
    edition = report.table("", data)
    if edition is None:
        return
    tables: dict[str, dict[str, object]] = {}
    for name in TABLES:
        if name not in edition:
            report.add(name, "missing-table", names=TABLES)
        elif (table := report.table(name, edition[name])) is not None:
            tables[name] = table

    head = {key: value for key, value in edition.items() if key not in (*TABLES, BACKSTAGE)}
    check_part(report, "", head, {"name": wanted.TITLE}, known=(*TABLES, BACKSTAGE))
    if "printed" in tables:
        _check_printed(report, tables["printed"])
    if "characters" in tables:
        _check_characters(report, tables["characters"])
    if "extra" in tables:
        check_part(report, "extra", tables["extra"], {"rehearse": wanted.REHEARSE})
    if "stage" in tables:
        check_part(report, "stage", tables["stage"], {"rows": ROWS})
    if "objectives" in tables:
        _check_objectives(report, tables["objectives"])
    if BACKSTAGE in edition:
        tables |= check_backstage(report, BACKSTAGE, edition[BACKSTAGE])
    check_names(report, tables)


def _check_printed(report: Report, printed: dict[str, object]) -> None:
    for name, kind in PRINTED.items():
        key = dotted("printed", name)
        if name not in printed:
            report.add(key, "missing-printed", names=tuple(PRINTED))
        elif (table := report.table(key, printed[name])) is not None:
            required, optional, foreign = _kind_data(kind)
            required = {"kind": wanted.word((kind,), "R0.3"), **required}
            foreign |= dict.fromkeys(_CARD, Words("only-cards"))
            check_part(report, key, table, required, optional, foreign, named=True)
    for name in printed:
        if name not in PRINTED:
            report.add(dotted("printed", name), "not-printed", names=tuple(PRINTED))


def _check_characters(report: Report, characters: dict[str, object]) -> None:
    for name, value in characters.items():
        key = dotted("characters", name)
        if (table := report.table(key, value)) is not None:
            required, optional, foreign = _kind_data(table.get("kind"))
            required = {"kind": wanted.word(CARD_KINDS, "R0.2"), **_CARD, **required}
            check_part(report, key, table, required, optional, foreign, named=True)
    count = count_copies(characters)
    if count is not None and count != CARDS:
        report.add("characters", "card-count", count=count, right=CARDS, rule="R2.3")


def _kind_data(kind: object) -> tuple[Data, Data, dict[str, Words]]:
    """What a character of a kind must have, may have, and must not have, with the message that says so."""
    if type(kind) is not str or kind not in (*CARD_KINDS, *PRINTED.values()):
        return NONE, {**_OF_SOME_KINDS, **_TITLE}, dict(_OF_BACKSTAGE)
    required, optional = NONE, _TITLE
    if kind == "actor":
        required, optional = _ACTOR, {**_INITIATIVE, **_TITLE}
    elif kind in CRAFTSMEN:
        required = {"value": wanted.VALUE[kind]}
    foreign = dict(_OF_BACKSTAGE)
    for key in _OF_SOME_KINDS:
        if key not in required and key not in optional:
            owners = "craftsmen" if key == "value" else "actors"
            foreign[key] = Words(f"only-{owners}-kind", kind=kind)
    return required, optional, foreign


def _check_objectives(report: Report, objectives: dict[str, object]) -> None:
    for name, value in objectives.items():
        key = dotted("objectives", name)
        if (table := report.table(key, value)) is None:
            continue
        required: Data = {"measure": MEASURE, "steps": wanted.STEPS}
        optional = _TITLE
        foreign: dict[str, Words] = {}
        measure = table.get("measure")
        if type(measure) is not dict and (type(measure) is not str or measure not in MEASURES):
            optional = {**_WORTH, **_TITLE}
        elif measure == WORTH_MEASURE:
            required = {**required, **_WORTH}
        else:
            foreign = {"worth": Words("only-measure", measure=WORTH_MEASURE)}
        check_part(report, key, table, required, optional, foreign, named=True)
    if len(objectives) != OBJECTIVES:
        report.add("objectives", "objective-count", count=len(objectives), right=OBJECTIVES, rule="R2.4")
