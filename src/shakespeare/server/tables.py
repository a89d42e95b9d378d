"""All tables: made, found, joined, deleted; kept in memory while they are in use."""

import asyncio
import logging
import secrets
from datetime import UTC, datetime
from typing import Any, Final

from shakespeare.edition import Edition
from shakespeare.players import UnknownPlayer, make_player
from shakespeare.server import models
from shakespeare.server.computers import Computers
from shakespeare.server.identity import new_table_id
from shakespeare.server.storage import SeatRow, Storage, TableRow
from shakespeare.server.table import Table, new_game
from shakespeare.server.telling import describe
from shakespeare.server.troubles import Trouble

_log = logging.getLogger(__name__)

MOST_LISTED: Final = 200


class Tables:
    def __init__(self, storage: Storage, computers: Computers, edition: Edition, kept: int) -> None:
        self._storage = storage
        self._computers = computers
        self._edition = edition
        self._kept = kept
        self._tables: dict[str, asyncio.Future[Table]] = {}  # the one used last comes last

    async def resume(self) -> None:
        """Go on where the server was stopped: computer players who have to move do."""
        for row in await self._storage.unfinished():
            if any(row.seats[seat].computer for seat in row.summary.deciders):
                try:
                    await self.find(row.id)
                except Trouble as trouble:  # one game that cannot be read is no reason not to play the others
                    _log.error("A table of %s is left alone. %s", row.created, trouble.problem.text)

    async def find(self, id: str) -> Table:
        """The table with this id; there is only one object of it."""
        loading = self._tables.pop(id, None)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
        self._tables[id] = loading
        try:
            table = await asyncio.shield(loading)
        except Exception:
            self._tables.pop(id, None)
            raise
        self._forget_idle()
        return table

    async def _load(self, id: str) -> Table:
        """Computer players who have to move at a table do so as soon as it is there."""
        table = await Table.load(self._storage, id, self._computers.attend)
        self._computers.attend(table)
        return table

    def _forget_idle(self) -> None:
        """Let go of the tables that were not used for longest, but of none that somebody is at."""
        spare = len(self._tables) - self._kept
        for id, loading in list(self._tables.items())[:-1]:
            if spare <= 0:
                return
            if loading.done() and not loading.exception() and not self._in_use(loading.result()):
                del self._tables[id]
                spare -= 1

    def _in_use(self, table: Table) -> bool:
        return bool(table.listeners) or table.is_busy or self._computers.is_playing(table)

    # Making and leaving

    async def create(
        self, maker: int, options: dict[str, Any], seats: list[SeatRow], seed: int | None
    ) -> models.Table:
        """A new table. Computer players who are first move at once."""
        if len(seats) != options["players"]:
            raise Trouble(422, "seats-wanted", players=options["players"], count=len(seats))
        for seat in seats:
            if seat.computer is not None:
                _check_player(seat.computer)
        edition = self._edition.to_dict()
        return await self._add(maker, {"backstage": False, **options}, edition, seats, seed)

    async def rematch(self, id: str, person: int) -> models.Table:
        """The same seats and options once more."""
        row = (await self.find(id)).row
        if person != row.maker and all(seat.person != person for seat in row.seats):
            raise Trouble(403, "not-your-table")
        edition = await self._storage.edition(row.edition_digest)
        assert edition is not None
        return await self._add(person, row.options, edition, row.seats, None)

    async def _add(
        self,
        maker: int,
        options: dict[str, Any],
        edition: dict[str, Any],
        seats: list[SeatRow],
        seed: int | None,
    ) -> models.Table:
        if seed is None:
            seed = secrets.randbits(64)
        options, name, digest, summary, start = new_game(options, edition, seed)
        created = datetime.now(UTC).isoformat(timespec="milliseconds")
        row = TableRow(new_table_id(), created, maker, options, name, digest, seed, seats, summary)
        await self._storage.add_table(row, edition, start)
        return (await self.find(row.id)).describe(maker)

    async def delete(self, id: str, person: int | None) -> None:
        table = await self.find(id)
        if person != table.row.maker:
            raise Trouble(403, "not-your-table")
        await self._storage.delete_table(id)
        self._tables.pop(id, None)
        table.leave()

    async def sit_down(self, id: str, seat: int, person: int, name: str | None) -> models.Table:
        """Take a person's seat that is free."""
        table = await self.find(id)
        if not 0 <= seat < len(table.row.seats):
            raise Trouble(404, "no-such-seat")
        if not await self._storage.take_seat(id, seat, person, name) and table.seat_of(person) != seat:
            raise Trouble(409, "seat-taken", seat=seat)
        await table.refresh_seats()
        return table.describe(person)

    # Looking

    async def of(self, person: int) -> list[models.Table]:
        return [describe(row, person) for row in await self._storage.tables_of(person, MOST_LISTED)]


def _check_player(name: str) -> None:
    try:
        make_player(name)
    except UnknownPlayer as error:
        raise Trouble(422, "unknown-player", problem=str(error)) from None
