"""Going back further than a move can be taken back: with the consent of all people at the table."""

from dataclasses import replace

from shakespeare.server.messages import Accepted, Refused
from shakespeare.server.news import News
from shakespeare.server.storage import SeatRow, Storage, Wish
from shakespeare.server.table import Answer, Table
from shakespeare.server.troubles import Trouble, server_reason


class Wishes:
    def __init__(self, storage: Storage, news: News) -> None:
        self._storage = storage
        self._news = news

    async def make(self, table: Table, seat: int, person: int) -> Answer:
        """Somebody wants their last decision back. Whoever is alone with computer players gets it."""
        to = table.last_decision(seat)
        if table.row.house.undo == "limit":
            return Refused(None, server_reason("undo-limit"))
        if to is None:
            return Refused(None, server_reason("undo-nothing"))
        wish = Wish(seat, to, (person,))
        if _all_agree(table.row.seats, wish):
            return await table.go_back(seat, to)
        if not await self._set(table, None, wish):
            return Refused(None, server_reason("undo-asked"))
        return Accepted(None, table.number)

    async def answer(self, table: Table, person: int, agrees: bool) -> Answer:
        """Somebody agrees, or does not: then nothing comes of it. Whoever wished it may think better of it."""
        wish = table.row.wish
        if wish is None:
            raise Trouble(409, "no-wish")
        if not agrees:
            await self._set(table, wish, None)
            return Accepted(None, table.number)
        agreed = replace(wish, agreed=tuple(sorted({*wish.agreed, person})))
        is_agreed = _all_agree(table.row.seats, agreed)
        if not await self._set(table, wish, None if is_agreed else agreed):
            raise Trouble(409, "no-wish")  # it has changed meanwhile
        if is_agreed:
            return await table.go_back(wish.seat, wish.to)
        return Accepted(None, table.number)

    async def _set(self, table: Table, before: Wish | None, after: Wish | None) -> bool:
        is_set = await self._storage.set_wish(table.id, before, after)
        await table.publish(self._news)
        return is_set


def _all_agree(seats: list[SeatRow], wish: Wish) -> bool:
    return all(
        seat.person is None or seat.stand_in is not None or seat.person in wish.agreed for seat in seats
    )
