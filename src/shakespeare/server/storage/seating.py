"""The statements about who sits where, and in which colour.

Whoever changes that holds the table's row from the first statement on: so it is decided once who came first, whichever
process asks.
"""

from typing import Final

from shakespeare.server.colours import colours_of, holder_of, kept_colour
from shakespeare.server.storage import SeatRow, deals, timing
from shakespeare.server.storage.lane import Link

SEAT_COLUMNS: Final = "kind, name, computer, person, stand_in, cause, colour"
# Whether somebody has decided in a person's seat at one of `tables`: that person, or their stand-in.
HAS_BEGUN: Final = (
    "EXISTS (SELECT 1 FROM moves JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.seat "
    "WHERE moves.table_id = tables.id AND move IS NOT NULL AND kind = 'person')"
)


def take_seat(
    link: Link, id: str, seat: int, person: int, name: str | None, colour: str | None, now: float
) -> int | None:
    """Somebody sits down in a free seat, who sits in none yet. None when it is done, else the seat that blocks it."""
    timing.lock_table(link, id)
    seats = _seats(link, id)
    if not 0 <= seat < len(seats) or any(row.person == person for row in seats):
        return seat
    if seats[seat].kind != "person" or seats[seat].person is not None:
        return seat
    if colour is None:
        colour = kept_colour(seats, seat)
    elif (holder := holder_of(seats, colour)) is not None:
        return holder
    if not timing.sit_down(link, id, seat, person, name, colour, now):
        return seat
    deals.sit_down(link, id, person)
    return None


def set_colour(link: Link, id: str, seat: int, person: int, colour: str) -> int | None:
    """Somebody's seat gets another colour, before the game has begun. None when it is done, else the seat that blocks it."""
    timing.lock_table(link, id)
    seats = _seats(link, id)
    if not 0 <= seat < len(seats) or seats[seat].person != person or _has_begun(link, id):
        return seat
    holder = holder_of(seats, colour)
    if holder is not None and seats[holder].person != person:
        return holder
    if holder is not None:  # two seats of theirs swap
        _note(link, id, holder, colours_of(seats)[seat])
    _note(link, id, seat, colour)
    return None


def _note(link: Link, id: str, seat: int, colour: str) -> None:
    link.execute("UPDATE seats SET colour = ? WHERE table_id = ? AND seat = ?", (colour, id, seat))


def _has_begun(link: Link, id: str) -> bool:
    (begun,) = link.execute(f"SELECT {HAS_BEGUN} FROM tables WHERE id = ?", (id,)).fetchone()
    return bool(begun)


def _seats(link: Link, id: str) -> list[SeatRow]:
    found = link.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (id,))
    return [SeatRow(*row) for row in found.fetchall()]
