"""Going back further than a move can be taken back: the rows of a table stay, and one of them says which still stand.

The engine knows nothing of it: the game is played again from the rows that stand. Questions that were asked before
are asked again; so that no answer from before is taken for one of now, their ids carry how often the table went back.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from shakespeare.server.storage import MoveRow
from shakespeare.server.storage.shared import timestamp


@dataclass(frozen=True, slots=True)
class Rewind:
    """The table went back by this seat's wish, to this day, and to this number of an event."""

    seat: int
    day: int
    number: int
    made: str  # ISO 8601, UTC

    @property
    def is_dated(self) -> bool:
        """Tables that did not say when they went back drew the same again."""
        return bool(self.made)


def rewind(n: int, seat: int, to: int, rows: Sequence[MoveRow]) -> MoveRow:
    """The row that takes back row `to` and all after it, of those that stand."""
    chance = [row.chance for row in rows if row.n < to][-1]
    made = timestamp()
    return MoveRow(n, seat, None, None, [{"rewind": to, "made": made}], chance)


def reaching(row: MoveRow, day: int, number: int) -> MoveRow:
    """The same row, which says to which day and event it went back."""
    return replace(row, log=[{**row.log[0], "day": day, "number": number}])


def rewinds_to(row: MoveRow) -> int | None:
    """The first row that this one takes back, if it is such a one."""
    return row.log[0].get("rewind") if len(row.log) == 1 else None


def standing(rows: Sequence[MoveRow]) -> list[MoveRow]:
    """The rows that the game is made of."""
    kept: list[MoveRow] = []
    for row in rows:
        to = rewinds_to(row)
        if to is None:
            kept.append(row)
        else:
            kept = [one for one in kept if one.n < to]
    return kept


class Past:
    """Which decisions of which seats stand, and how often the table went back."""

    def __init__(self) -> None:
        self.age = 0
        self.rewinds: list[Rewind] = []
        self._rows = array("i")
        self._seats = array("i")

    def hear(self, row: MoveRow) -> None:
        to = rewinds_to(row)
        if to is not None:
            self.age += 1
            assert row.seat is not None
            told = row.log[0]
            # Those of the first version did not say when and where.
            back = Rewind(row.seat, told.get("day", 0), told.get("number", -1), told.get("made", ""))
            # What an earlier one reached is numbered otherwise now, if this one went further.
            before = [replace(one, number=min(one.number, back.number)) for one in self.rewinds]
            self.rewinds = [*before, back]
            keep = sum(n < to for n in self._rows)
            del self._rows[keep:], self._seats[keep:]
        elif row.move is not None and row.seat is not None:
            self._rows.append(row.n)
            self._seats.append(row.seat)
        elif row.seat is not None:  # its last move was taken back
            place = self._place(row.seat)
            assert place is not None
            del self._rows[place], self._seats[place]

    def last(self, seat: int) -> int | None:
        """The row of a seat's last decision that stands."""
        place = self._place(seat)
        return None if place is None else self._rows[place]

    def has(self, n: int) -> bool:
        return n in self._rows

    def _place(self, seat: int) -> int | None:
        """It is never far from the end."""
        for place in range(len(self._seats) - 1, -1, -1):
            if self._seats[place] == seat:
                return place
        return None

    def named(self, question: str) -> str:
        """A question's id, as those who are asked know it."""
        return question if self.age == 0 else f"{question}@{self.age}"

    def view(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view in which the question, if there is one, has that id."""
        asked = view["question"]
        if asked is None or self.age == 0:
            return view
        return {**view, "question": {**asked, "id": self.named(asked["id"])}}

    def change(self, change: dict[str, Any]) -> dict[str, Any]:
        """The same for what has changed in a view."""
        (asked,) = change.get("question", (None,))
        if asked is not None and self.age:
            change["question"] = [{**asked, "id": self.named(asked["id"])}]
        return change
