"""The checker: everything that is wrong with an edition, at once. It never raises, whatever it is given."""

from collections.abc import Iterable, Mapping
from typing import Final

from shakespeare.edition import data as wanted
from shakespeare.edition.data import Datum
from shakespeare.edition.mistakes import Mistake, Report, dotted, listed, nearest, show
from shakespeare.edition.model import CARD_KINDS, CRAFTSMEN, MEASURES, PRINTED, WORTH_MEASURE
from shakespeare.edition.names import check_names, copies_of
from shakespeare.edition.stage import ROWS

CARDS: Final = 30  # R2.3
OBJECTIVES: Final = 10  # R2.4
TABLES: Final = ("printed", "characters", "extra", "stage", "objectives")

Data = Mapping[str, Datum]
_NONE: Final[Data] = {}
_TITLE: Final[Data] = {"title": wanted.TITLE}
_CARD: Final[Data] = {"cost": wanted.COST, "copies": wanted.COPIES}
_ACTOR: Final[Data] = {"circles": wanted.CIRCLES, "activate": wanted.ACTIVATE, "rehearse": wanted.REHEARSE}
_INITIATIVE: Final[Data] = {"gives-initiative": wanted.GIVES_INITIATIVE}
_WORTH: Final[Data] = {"worth": wanted.WORTH}
# What only some kinds of characters have.
_OF_SOME_KINDS: Final[Data] = {"value": wanted.ANY_VALUE, **_ACTOR, **_INITIATIVE}


def check(data: object, file: str) -> list[Mistake]:
    """All mistakes of a parsed edition, reported as in `file`. With none, it can be played."""
    report = Report(file)
    edition = report.table("", data)
    if edition is None:
        return report.mistakes
    tables: dict[str, dict[str, object]] = {}
    for name in TABLES:
        if name not in edition:
            report.add(name, f"is missing: an edition has the tables {listed(TABLES)}.")
        elif (table := report.table(name, edition[name])) is not None:
            tables[name] = table

    head = {key: value for key, value in edition.items() if key not in TABLES}
    _check_part(report, "", head, {"name": wanted.TITLE}, known=TABLES)
    if "printed" in tables:
        _check_printed(report, tables["printed"])
    if "characters" in tables:
        _check_characters(report, tables["characters"])
    if "extra" in tables:
        _check_part(report, "extra", tables["extra"], {"rehearse": wanted.REHEARSE})
    if "stage" in tables:
        _check_part(report, "stage", tables["stage"], {"rows": ROWS})
    if "objectives" in tables:
        _check_objectives(report, tables["objectives"])
    check_names(report, tables)
    return report.mistakes


def _check_printed(report: Report, printed: dict[str, object]) -> None:
    for name, kind in PRINTED.items():
        key = dotted("printed", name)
        if name not in printed:
            report.add(key, f"is missing: the printed characters are {listed(PRINTED)} (R0.3).")
        elif (table := report.table(key, printed[name])) is not None:
            required, optional, foreign = _kind_data(kind)
            required = {"kind": wanted.word((kind,), " (R0.3)"), **required}
            foreign |= dict.fromkeys(
                _CARD, "is not for a printed character, which is no card (R0.3); leave it out."
            )
            _check_part(report, key, table, required, optional, foreign, named=True)
    for name in printed:
        if name not in PRINTED:
            report.add(
                dotted("printed", name),
                f"is not printed; the printed characters are {listed(PRINTED)} (R0.3).",
            )


def _check_characters(report: Report, characters: dict[str, object]) -> None:
    copies: list[int | None] = []
    for name, value in characters.items():
        key = dotted("characters", name)
        table = report.table(key, value)
        copies.append(copies_of(table))
        if table is not None:
            required, optional, foreign = _kind_data(table.get("kind"))
            required = {"kind": wanted.word(CARD_KINDS, " (R0.2)"), **_CARD, **required}
            _check_part(report, key, table, required, optional, foreign, named=True)
    counted = [number for number in copies if number is not None]
    if len(counted) == len(copies) and sum(counted) != CARDS:
        report.add("characters", f"has {sum(counted)} cards, counting copies; there must be {CARDS} (R2.3).")


def _kind_data(kind: object) -> tuple[Data, Data, dict[str, str]]:
    """What a character of a kind must have, may have, and must not have, with the message that says so."""
    if type(kind) is not str or kind not in (*CARD_KINDS, *PRINTED.values()):
        return _NONE, {**_OF_SOME_KINDS, **_TITLE}, {}
    required, optional = _NONE, _TITLE
    if kind == "actor":
        required, optional = _ACTOR, {**_INITIATIVE, **_TITLE}
    elif kind in CRAFTSMEN:
        required = {"value": wanted.VALUE[kind]}
    foreign = {}
    for key in _OF_SOME_KINDS:
        if key not in required and key not in optional:
            owners = "craftsmen (R5.4)" if key == "value" else "actors (R0.2)"
            foreign[key] = f"is only for {owners}, not for the kind {kind}; leave it out."
    return required, optional, foreign


def _check_objectives(report: Report, objectives: dict[str, object]) -> None:
    for name, value in objectives.items():
        key = dotted("objectives", name)
        if (table := report.table(key, value)) is None:
            continue
        required: Data = {"measure": wanted.MEASURE, "steps": wanted.STEPS}
        optional, foreign = _TITLE, {}
        measure = table.get("measure")
        if type(measure) is not str or measure not in MEASURES:
            optional = {**_WORTH, **_TITLE}
        elif measure == WORTH_MEASURE:
            required = {**required, **_WORTH}
        else:
            foreign = {"worth": f"is only for the measure {WORTH_MEASURE}; leave it out."}
        _check_part(report, key, table, required, optional, foreign, named=True)
    if len(objectives) != OBJECTIVES:
        report.add("objectives", f"has {len(objectives)} objectives; there must be {OBJECTIVES} (R2.4).")


def _check_part(
    report: Report,
    key: str,
    table: dict[str, object],
    required: Data,
    optional: Data = _NONE,
    foreign: Mapping[str, str] | None = None,
    *,
    named: bool = False,
    known: Iterable[str] = (),
) -> None:
    """One table of data: its keys, its values, its provenance. `named` when the table's own name is a datum."""
    foreign = foreign or {}
    for name, datum in required.items():
        if name not in table:
            report.add(dotted(key, name), f"is missing: it must be {datum.wanted}.")
    for name, value in table.items():
        if name in required:
            required[name].check(report, dotted(key, name), value)
        elif name in optional:
            optional[name].check(report, dotted(key, name), value)
        elif name in foreign:
            report.add(dotted(key, name), foreign[name])
        elif name != "from":
            near = nearest(name, (*required, *optional, "from", *known))
            report.add(dotted(key, name), f"is no known key{near or '; leave it out.'}")

    # A title is the name in other words: the provenance of the name is its own.
    there = [name for name in optional if name in table and name != "title"]
    _check_provenance(report, dotted(key, "from"), table, ["name"] * named + [*required, *there])


def _check_provenance(report: Report, key: str, table: dict[str, object], data: list[str]) -> None:
    if "from" not in table:
        report.add(key, f"is missing: it must say where {listed(data)} come from (R12.1).")
        return
    source = table["from"]
    if type(source) is str:
        wanted.PROVENANCE.check(report, key, source)
        return
    if type(source) is not dict:
        report.add(
            key, f"must be a text or a table with a text for each of {listed(data)}, not {show(source)}."
        )
        return
    texts = report.table(key, source) or {}
    for name in data:
        if name not in texts:
            report.add(dotted(key, name), f"is missing: it must be {wanted.PROVENANCE.wanted}.")
    for name, text in texts.items():
        if name in data:
            wanted.PROVENANCE.check(report, dotted(key, name), text)
        else:
            near = nearest(name, data)
            report.add(dotted(key, name), f"is for a datum that is not there{near or '; leave it out.'}")
