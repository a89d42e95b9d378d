"""One table of an edition: its keys, its values, its provenance."""

from collections.abc import Iterable, Mapping
from typing import Final

from shakespeare.edition.data import PROVENANCE, Datum
from shakespeare.edition.mistakes import Report, Words, dotted, found, unknown

Data = Mapping[str, Datum]
NONE: Final[Data] = {}


def check_part(
    report: Report,
    key: str,
    table: dict[str, object],
    required: Data,
    optional: Data = NONE,
    foreign: Mapping[str, Words] | None = None,
    *,
    named: bool = False,
    known: Iterable[str] = (),
) -> None:
    """One table of data: its keys, its values, its provenance. `named` when the table's own name is a datum."""
    foreign = foreign or {}
    for name, datum in required.items():
        if name not in table:
            report.add(dotted(key, name), "missing", what=datum.wanted)
    for name, value in table.items():
        if name in required:
            required[name].check(report, dotted(key, name), value)
        elif name in optional:
            optional[name].check(report, dotted(key, name), value)
        elif name in foreign:
            report.add(dotted(key, name), foreign[name])
        elif name != "from":
            near = (*required, *optional, "from", *known)
            report.add(dotted(key, name), unknown("unknown-key", name, near))

    # A title is the name in other words: the provenance of the name is its own.
    there = [name for name in optional if name in table and name != "title"]
    _check_provenance(report, dotted(key, "from"), table, ["name"] * named + [*required, *there])


def _check_provenance(report: Report, key: str, table: dict[str, object], data: list[str]) -> None:
    if "from" not in table:
        report.add(key, "missing-provenance", names=tuple(data))
        return
    source = table["from"]
    if type(source) is str:
        PROVENANCE.check(report, key, source)
        return
    if type(source) is not dict:
        report.add(key, "wrong-provenance", names=tuple(data), found=found(source))
        return
    texts = report.table(key, source) or {}
    for name in data:
        if name not in texts:
            report.add(dotted(key, name), "missing", what=PROVENANCE.wanted)
    for name, text in texts.items():
        if name in data:
            PROVENANCE.check(report, dotted(key, name), text)
        else:
            report.add(dotted(key, name), unknown("no-datum", name, data))
