"""Computer players who play for somebody: who has left, whose time is up, or for a program that fails.

The seat stays whose it was. What is kept says who plays it, so that every process and a restart know it.
"""

import logging

from shakespeare.server.news import News
from shakespeare.server.storage import Storage
from shakespeare.server.table import Table
from shakespeare.server.troubles import Trouble

_log = logging.getLogger(__name__)


class StandIns:
    def __init__(self, storage: Storage, news: News) -> None:
        self._storage = storage
        self._news = news

    async def leave(self, table: Table, seat: int, person: int) -> None:
        """Somebody leaves for good. Whoever is the last goes without: nobody waits for them."""
        if table.finished:
            raise Trouble(409, "leave-over")
        table.check_present(seat)
        others = (row for place, row in enumerate(table.row.seats) if place != seat)
        if not any(row.person is not None and row.stand_in is None for row in others):
            raise Trouble(409, "leave-alone")
        await self._storage.set_stand_in(table.id, seat, table.row.house.stand_in, "left", person)
        await table.publish(self._news)

    async def come_back(self, table: Table, seat: int, person: int) -> None:
        """Somebody plays on where a computer player has played for them."""
        if table.row.seats[seat].stand_in is None:
            raise Trouble(409, "nobody-stands-in")
        if not table.row.house.returns:
            raise Trouble(409, "no-way-back")
        if table.finished:
            raise Trouble(409, "leave-over")
        if not await self._storage.give_back(table.id, seat, person):
            raise Trouble(409, "nobody-stands-in")
        await table.publish(self._news)

    async def leave_all(self, table: Table, person: int) -> None:
        """Somebody is about to be forgotten: where others play on, nobody has to wait for a free seat to be taken."""
        own = table.seats_of(person)
        others = [row for row in table.row.seats if row.person not in (None, person) and row.stand_in is None]
        if others and not table.finished:
            for seat in own:
                await self._storage.set_stand_in(table.id, seat, table.row.house.stand_in, "left", person)

    async def replace_program(self, table: Table, seat: int, program: str) -> bool:
        """A program at the table has failed again and again; whether it still played there."""
        level = table.row.house.stand_in
        is_replaced = await self._storage.replace_player(table.id, seat, program, level)
        if is_replaced:
            _log.error(
                "At table %s… the program %s of seat %d has failed too often, and %s plays for it.",
                table.short_id,
                program,
                seat,
                level,
            )
        await table.publish(self._news)
        return is_replaced
