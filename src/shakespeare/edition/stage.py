"""Is a stage set one that the rules can build on (R7)?"""

from typing import Final

from shakespeare.edition.data import Datum
from shakespeare.edition.mistakes import Report, Words, found
from shakespeare.edition.model import Stage

CELLS: Final = (".", "c", "v")
WIDEST: Final = 9  # our own limit: what a screen can show
VIRTUAL: Final = 4  # R7.2
_WANTED: Final = Words("wanted-rows")


def _check_rows(report: Report, key: str, value: object) -> None:
    if type(value) is not list or not value:
        seen = Words("found-no-list") if value == [] else found(value)
        report.add(key, "wrong", what=_WANTED, found=seen)
        return
    rows = []
    for number, text in enumerate(value, start=1):
        if type(text) is not str:
            report.add(key, "no-row", found=found(text), number=number, what=_WANTED)
            continue
        cells = tuple(text.split(" "))
        wrong = sorted(set(cells) - set(CELLS))
        if wrong:
            report.add(key, "no-cell", found=found(wrong[0]), number=number, names=CELLS)
        rows.append(cells)
        if not wrong and cells != cells[::-1]:
            report.add(key, "not-symmetric", number=number)
    if len(rows) == len(value):
        _check_shape(report, key, Stage(tuple(rows)))


def _check_shape(report: Report, key: str, stage: Stage) -> None:
    widths = [len(row) for row in stage.rows]
    if widths[0] % 2 == 0 or not 5 <= widths[0] <= WIDEST:
        report.add(key, "bottom-row", count=widths[0])
    narrowing = True
    for number in range(1, len(widths)):
        if widths[number] != widths[number - 1] - 1:
            narrowing = False
            right = widths[number - 1] - 1
            report.add(key, "row-width", count=widths[number], number=number + 1, right=right)
    virtual = sum(row.count("v") for row in stage.rows)
    if virtual != VIRTUAL:
        report.add(key, "virtual-count", count=virtual, right=VIRTUAL)
    if narrowing:
        for row, column in stage.spaces:
            below = [stage.cell(*place) for place in stage.below(row, column)]
            if stage.cell(row, column) != "v" and below == ["v", "v"]:
                report.add(key, "on-virtual", place=f"{row}.{column}")


ROWS: Final = Datum(_WANTED, _check_rows)
