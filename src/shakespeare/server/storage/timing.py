"""The statements about time: clocks, and the computer players who stand in when it is up or somebody leaves.

Whoever changes one of these holds the table's row from the first statement on, so that it is done once, whichever
process does it.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from shakespeare.server.clocks import (
    GAP,
    Clocks,
    Decided,
    SeatClock,
    allowance_of,
    are_up,
    first_due,
    reading,
    turned,
)
from shakespeare.server.past import rewinds_to
from shakespeare.server.storage import Helped, HouseRules, MoveRow, marks
from shakespeare.server.storage.deals import CHANGED, STAND_IN
from shakespeare.server.storage.lane import Link

_MOST: Final = 1000  # tables at once
_MOST_HELPED: Final = 10  # decisions that a table is told of
_SIT_IN: Final = (
    "UPDATE seats SET stand_in = ?, cause = ? WHERE table_id = ? AND seat = ? AND stand_in IS NULL"
)


def read_clocks(text: str | None) -> Clocks | None:
    if text is None:
        return None
    return tuple(SeatClock(left, since, *map(tuple, rest)) for left, since, *rest in json.loads(text))


def written_clocks(clocks: Clocks | None) -> str | None:
    if clocks is None:
        return None
    return json.dumps([[clock.left, clock.since, clock.made, clock.taken_back] for clock in clocks])


def turn_clocks(link: Link, id: str, now: float, row: MoveRow | None = None) -> Clocks | None:
    """Start and stop the clocks of a table as it stands now, after this decision. Its row is held already."""
    found = _row(link, id)
    if found is None:
        return None
    clocks, house, deciders = found
    allowance = allowance_of(house.minutes, house.days)
    if clocks is None or allowance is None:
        return None
    seats = _seats(link, id)
    everybody_sits = all(
        kind == "computer" or person is not None or stand_in for kind, person, stand_in in seats
    )
    asked = [
        seat for seat in deciders if everybody_sits and seats[seat][0] == "person" and seats[seat][2] is None
    ]
    decided = None
    if row is not None and row.seat is not None:
        decided = Decided(
            row.seat,
            is_taken_back=row.move is None,
            is_rewound=rewinds_to(row) is not None,
            by_stand_in=seats[row.seat][2] is not None,
        )
    after = turned(clocks, now, _alive(link), asked, allowance, decided)
    _set_clocks(link, id, after)
    return after


def set_stand_in(link: Link, id: str, seat: int, level: str, cause: str, person: int, now: float) -> bool:
    """A computer player sits down for somebody; False if one does already."""
    arguments = (level, cause, id, seat, person)
    return _change_player(link, id, now, f"{_SIT_IN} AND person = ?", arguments, STAND_IN)


def replace_player(link: Link, id: str, seat: int, player: str, level: str, now: float) -> bool:
    """Another computer player goes on where this one fails, for itself or for somebody; False if it plays there no more."""
    statement = (
        "UPDATE seats SET stand_in = ?, cause = coalesce(cause, 'failed') "
        "WHERE table_id = ? AND seat = ? AND coalesce(stand_in, computer) = ?"
    )
    return _change_player(link, id, now, statement, (level, id, seat, player), STAND_IN)


def set_level(link: Link, id: str, seat: int, level: str, now: float) -> bool:
    """A computer player plays where another one does, for itself or for somebody, or where nobody has sat down yet; False
    if a person plays there."""
    own = "CASE WHEN kind = 'computer' THEN CAST(? AS TEXT) END"
    other = "CASE WHEN kind = 'person' THEN CAST(? AS TEXT) END"
    statement = (
        f"UPDATE seats SET computer = {own}, stand_in = {other}, "
        "cause = CASE WHEN kind = 'person' THEN coalesce(cause, 'open') END "
        "WHERE table_id = ? AND seat = ? AND (kind = 'computer' OR stand_in IS NOT NULL OR person IS NULL)"
    )
    return _change_player(link, id, now, statement, (level, level, id, seat), CHANGED)


def open_seat(link: Link, id: str, seat: int, now: float) -> bool:
    """The seat of a computer player is for anybody, and the player stands in until somebody sits down."""
    statement = (
        "UPDATE seats SET kind = 'person', computer = NULL, stand_in = coalesce(stand_in, computer), cause = 'open' "
        "WHERE table_id = ? AND seat = ? AND kind = 'computer'"
    )
    return _change_player(link, id, now, statement, (id, seat), CHANGED)


def close_seat(link: Link, id: str, seat: int, now: float) -> bool:
    """A free seat is the computer player's who plays there; False if somebody has sat down, or nobody plays."""
    statement = (
        "UPDATE seats SET kind = 'computer', computer = stand_in, stand_in = NULL, cause = NULL "
        "WHERE table_id = ? AND seat = ? AND kind = 'person' AND person IS NULL AND stand_in IS NOT NULL"
    )
    return _change_player(link, id, now, statement, (id, seat), CHANGED)


def give_back(link: Link, id: str, seat: int, person: int, now: float) -> bool:
    """The computer player leaves the seat to whom it belongs; False if none sits there."""
    statement = (
        "UPDATE seats SET stand_in = NULL, cause = NULL "
        "WHERE table_id = ? AND seat = ? AND person = ? AND stand_in IS NOT NULL"
    )
    return _change_player(link, id, now, statement, (id, seat, person))


def sit_down(
    link: Link, id: str, seat: int, person: int, name: str | None, colour: str | None, now: float
) -> bool:
    """Somebody sits down in a free seat, who sits in none yet; False if that cannot be."""
    statement = (
        "UPDATE seats SET person = ?, name = coalesce(?, name), colour = ?, stand_in = NULL, cause = NULL "
        "WHERE table_id = ? AND seat = ? AND kind = 'person' AND person IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND person = ?)"
    )
    return _change_player(link, id, now, statement, (person, name, colour, id, seat, id, person))


def read_helped(text: str | None) -> tuple[Helped, ...]:
    return () if text is None else tuple(Helped(*one) for one in json.loads(text))


def add_help(link: Link, id: str, helped: Helped) -> None:
    """The newest come last, and the oldest go."""
    lock_table(link, id)
    row = link.execute("SELECT helped FROM tables WHERE id = ?", (id,)).fetchone()
    if row is not None:
        last = [*read_helped(row[0]), helped][-_MOST_HELPED:]
        text = json.dumps([[one.seat, one.player, one.helper, one.made] for one in last])
        link.execute("UPDATE tables SET helped = ? WHERE id = ?", (text, id))


def expire(link: Link, id: str, now: float) -> list[int]:
    """Computer players sit down for everybody at a table whose time is up; for whom."""
    lock_table(link, id)
    row = _row(link, id)
    clocks, house = row[:2] if row is not None else (None, None)
    if clocks is None or house is None:
        return []
    return [
        seat
        for seat in are_up(clocks, now, _alive(link))
        if _change_player(link, id, now, _SIT_IN, (house.stand_in, "time", id, seat), STAND_IN)
    ]


def due_tables(link: Link, now: float) -> list[str]:
    """The tables at which somebody's time is up, the longest ago first."""
    found = link.execute(
        "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?", (now, _MOST)
    )
    return [id for (id,) in found.fetchall()]


def next_due(link: Link) -> float | None:
    """When the next one is up."""
    row = link.execute("SELECT min(due) FROM tables WHERE due IS NOT NULL").fetchone()
    return None if row[0] is None else float(row[0])


def beat(link: Link, now: float) -> None:
    """A sign of life. If there was none for long, the clocks that ran meanwhile are moved on by that time."""
    link.execute("UPDATE heartbeat SET at = at")  # whoever comes second waits here, and finds it done
    alive = _alive(link)
    if now - alive > GAP:
        for (id,) in link.execute("SELECT id FROM tables WHERE due IS NOT NULL ORDER BY id").fetchall():
            lock_table(link, id)
            row = _row(link, id)
            if row is not None and row[0] is not None:
                _set_clocks(link, id, _moved_on(row[0], now, alive))
    link.execute("UPDATE heartbeat SET at = ? WHERE at < ?", (now, now))


def refresh(link: Link, id: str, now: float) -> None:
    """Somebody has sat down or got up: that may start clocks, or stop them."""
    lock_table(link, id)
    turn_clocks(link, id, now)


def lock_table(link: Link, id: str) -> None:
    """Whoever else would change the table waits until this is kept."""
    link.execute("UPDATE tables SET due = due WHERE id = ?", (id,))


# Below


def _moved_on(clocks: Clocks, now: float, alive: float) -> Clocks:
    return tuple(
        clock if clock.since is None else replace(clock, left=reading(clock, now, alive), since=now)
        for clock in clocks
    )


def _alive(link: Link) -> float:
    (at,) = link.execute("SELECT at FROM heartbeat").fetchone()
    return float(at)


def _row(link: Link, id: str) -> tuple[Clocks | None, HouseRules, list[int]] | None:
    row = link.execute("SELECT clocks, house, summary FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    deciders: list[int] = json.loads(row[2])["deciders"]
    return read_clocks(row[0]), msgspec.json.decode(row[1], type=HouseRules), deciders


def _seats(link: Link, id: str) -> Sequence[Any]:
    """Kind, person and stand-in of every seat."""
    found = link.execute("SELECT kind, person, stand_in FROM seats WHERE table_id = ? ORDER BY seat", (id,))
    return found.fetchall()


def _change_player(
    link: Link, id: str, now: float, statement: str, arguments: Sequence[object], mark: str | None = None
) -> bool:
    """Let another one play a seat; False if the statement finds none for which that can be."""
    lock_table(link, id)
    if link.execute(statement, arguments).rowcount != 1:
        return False
    if mark is not None:
        marks.mark(link, id, mark)
    _changed(link, id, now)
    return True


def _changed(link: Link, id: str, now: float) -> None:
    """Another one plays a seat: the clocks know it, and whoever moves for computer players finds the table."""
    turn_clocks(link, id, now)
    row = _row(link, id)
    assert row is not None
    seats = _seats(link, id)
    is_waiting = any(seats[seat][0] == "computer" or seats[seat][2] is not None for seat in row[2])
    link.execute("UPDATE tables SET waiting = ?, changed = ? WHERE id = ?", (is_waiting, now, id))


def _set_clocks(link: Link, id: str, clocks: Clocks) -> None:
    link.execute(
        "UPDATE tables SET clocks = ?, due = ? WHERE id = ?",
        (written_clocks(clocks), first_due(clocks), id),
    )
