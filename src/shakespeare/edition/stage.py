"""Is a stage set one that the rules can build on (R7)?"""

from typing import Final

from shakespeare.edition.data import Datum
from shakespeare.edition.mistakes import Report, listed, show
from shakespeare.edition.model import Stage

CELLS: Final = (".", "c", "v")
WIDEST: Final = 9  # our own limit: what a screen can show
VIRTUAL: Final = 4  # R7.2
_WANTED: Final = 'a list of texts such as ". . c . .", bottom row first (R7.1)'


def _check_rows(report: Report, key: str, value: object) -> None:
    if type(value) is not list or not value:
        report.add(key, f"must be {_WANTED}, not {'an empty list' if type(value) is list else show(value)}.")
        return
    rows = []
    for number, text in enumerate(value, start=1):
        if type(text) is not str:
            report.add(key, f"has {show(text)} as row {number}; it must be {_WANTED}.")
            continue
        cells = tuple(text.split(" "))
        wrong = sorted(set(cells) - set(CELLS))
        if wrong:
            report.add(
                key,
                f"has {show(wrong[0])} in row {number}; cells are {listed(CELLS, 'or')}, with one space between them.",
            )
        rows.append(cells)
        if not wrong and cells != cells[::-1]:
            report.add(key, f"has row {number} not symmetric; both sides mirror each other (R7.3).")
    if len(rows) == len(value):
        _check_shape(report, key, Stage(tuple(rows)))


def _check_shape(report: Report, key: str, stage: Stage) -> None:
    widths = [len(row) for row in stage.rows]
    if widths[0] % 2 == 0 or not 5 <= widths[0] <= WIDEST:
        report.add(key, f"has a bottom row of {widths[0]}; it must be 5, 7 or 9 cells wide (R7.1).")
    narrowing = True
    for number in range(1, len(widths)):
        if widths[number] != widths[number - 1] - 1:
            narrowing = False
            report.add(
                key,
                f"has {widths[number]} cells in row {number + 1}; each row is one narrower than the one below, "
                f"so it must have {widths[number - 1] - 1} (R7.1).",
            )
    virtual = sum(row.count("v") for row in stage.rows)
    if virtual != VIRTUAL:
        report.add(key, f'has {virtual} virtual elements "v"; there are exactly {VIRTUAL} (R7.2).')
    if narrowing:
        for row, column in stage.spaces:
            below = [stage.cell(*place) for place in stage.below(row, column)]
            if stage.cell(row, column) != "v" and below == ["v", "v"]:
                report.add(
                    key, f"has space {row}.{column} resting on two virtual elements; no space may (R7.1)."
                )


ROWS: Final = Datum(_WANTED, _check_rows)
