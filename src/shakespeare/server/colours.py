"""The colours of seats. They are a thing of the table: the rules know seats by their numbers alone.

Who sits down chooses a colour that no person at the table has, and keeps it. All other seats give way: they have the
colour that is noted for them, else the usual one of the seat, else what is left. So tables at which nobody chose, and those
from before there was a choice, have the usual colours.
"""

from collections.abc import Sequence
from dataclasses import replace

from shakespeare.locales.texts import SEAT_COLOURS, SeatColour
from shakespeare.server.storage import SeatRow


def colours_of(seats: Sequence[SeatRow]) -> list[SeatColour]:
    """The colour of every seat, no two the same."""
    given: dict[int, SeatColour] = {}

    def give(number: int, *wanted: str | None) -> None:
        """The first of these that is still free, unless the seat has one."""
        free = [colour for colour in wanted if colour in SEAT_COLOURS and colour not in given.values()]
        if free and number not in given:
            given[number] = free[0]

    people = [number for number, seat in enumerate(seats) if seat.person is not None]
    others = [number for number, seat in enumerate(seats) if seat.person is None]
    for some in (people, others):
        for number in some:
            give(number, seats[number].colour)
        for number in some:
            give(number, SEAT_COLOURS[number])
        for number in some:
            give(number, *SEAT_COLOURS)
    return [given[number] for number in range(len(seats))]


def holder_of(seats: Sequence[SeatRow], colour: str) -> int | None:
    """The seat of the person who has this colour."""
    shown = colours_of(seats)
    return next((n for n, seat in enumerate(seats) if seat.person is not None and shown[n] == colour), None)


def with_colours(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The same seats, each of which keeps the colour that it shows, as long as no person wants it."""
    return [replace(seat, colour=kept_colour(seats, number)) for number, seat in enumerate(seats)]


def kept_colour(seats: Sequence[SeatRow], number: int) -> SeatColour | None:
    """What has to be noted so that a seat keeps the colour that it shows: nothing for its usual one."""
    shown = colours_of(seats)[number]
    return None if shown == SEAT_COLOURS[number] and seats[number].colour is None else shown
