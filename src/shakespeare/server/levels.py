"""Who plays the seats that no person plays: another computer player, in the course of a game, or whoever sits down."""

from collections.abc import Callable

from shakespeare.server.news import News
from shakespeare.server.storage import Storage
from shakespeare.server.table import Table
from shakespeare.server.tables import is_lesson
from shakespeare.server.troubles import Trouble


class Levels:
    def __init__(self, storage: Storage, news: News, check_player: Callable[[str], None]) -> None:
        """`check_player` raises Trouble if there is no such computer player."""
        self._storage = storage
        self._news = news
        self._check_player = check_player

    async def change(self, table: Table, seat: int, level: str, person: int | None) -> None:
        """Another computer player goes on where one plays, for itself or for somebody who has left; or plays where nobody
        has sat down, until somebody does."""
        self._check(table, seat, person)
        self._check_player(level)
        if not await self._storage.set_level(table.id, seat, level):
            raise Trouble(409, "no-computer-there")
        await table.publish(self._news)

    async def open(self, table: Table, seat: int, person: int | None) -> None:
        """Anybody may sit down where a computer player sits. Until somebody does, it plays on."""
        self._check(table, seat, person)
        if table.row.source.seed is not None:
            raise Trouble(409, "seed-not-alone")
        if not await self._storage.open_seat(table.id, seat):
            raise Trouble(409, "no-computer-there")
        await table.publish(self._news)

    async def close(self, table: Table, seat: int, person: int | None) -> None:
        """Nobody may sit down any more where a computer player plays until somebody does."""
        self._check(table, seat, person)
        if not await self._storage.close_seat(table.id, seat):
            raise Trouble(409, "no-computer-there")
        await table.publish(self._news)

    def _check(self, table: Table, seat: int, person: int | None) -> None:
        """Whoever plays at a table has a say in who plays with them."""
        if not 0 <= seat < len(table.row.seats):
            raise Trouble(404, "no-such-seat")
        table.check_plays(person)
        if table.finished:
            raise Trouble(409, "leave-over")
        if table.row.house.deal is not None or is_lesson(table.row):
            raise Trouble(409, "computers-stay")
