"""What makes the clocks strike: every process looks for seats whose time is up, also at tables where nobody is."""

import asyncio
import logging

from shakespeare.server.clocks import BEAT
from shakespeare.server.news import News
from shakespeare.server.storage import Storage, StorageError
from shakespeare.server.tables import Tables
from shakespeare.server.troubles import Trouble

_log = logging.getLogger(__name__)


class Clockwork:
    def __init__(self, storage: Storage, tables: Tables, news: News) -> None:
        self._storage = storage
        self._tables = tables
        self._news = news

    async def run(self) -> None:
        while True:
            try:
                wait = await self.turn()
            except StorageError as error:
                _log.error("Nobody looks at the clocks: %s", error)
                wait = BEAT
            except Exception:  # the clocks of all others go on
                _log.exception("Nobody looks at the clocks for now.")
                wait = BEAT
            await asyncio.sleep(wait)

    async def turn(self) -> float:
        """Give a sign of life if any clock runs, and let stand-ins sit down where time is up; how long to wait then.

        The sign comes first: after a while without any server, nobody's time is up before it is moved on.
        """
        if await self._storage.next_due() is None:
            return BEAT
        await self._storage.beat()
        for id in await self._storage.due_tables():
            if await self._storage.expire(id):
                self._news.tell(id)
                await self._play_on(id)
        due = await self._storage.next_due()
        return BEAT if due is None else min(BEAT, max(0.1, due - self._storage.now()))

    async def _play_on(self, id: str) -> None:
        """The stand-in moves as soon as the table is found. One that cannot be read is no reason to leave the others."""
        try:
            await self._tables.find(id)
        except Trouble as trouble:
            _log.error("A table is left alone. %s", trouble.problem.text)
        except Exception:
            _log.exception("A table is left alone.")
