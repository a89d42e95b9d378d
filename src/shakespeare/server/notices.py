"""Who is told that it is their turn: people who are asked, and are not at the table.

The process that keeps a decision tells those who are asked next. A notice is a convenience: it may be lost with a
process, and the game waits anyway.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from shakespeare.locales import LANGUAGES, Texts
from shakespeare.server.post import NotSent, check_address, post
from shakespeare.server.storage import Storage, StorageError, Subscription
from shakespeare.server.table import Table
from shakespeare.server.troubles import Trouble

if TYPE_CHECKING:
    from shakespeare.server.push import Sealer

_log = logging.getLogger(__name__)

MOST_BROWSERS: Final = 10  # of one person
_REFRESH: Final = 20.0  # seconds between two words to other processes that somebody is still here
_BELIEVED: Final = 3 * _REFRESH
_SENDING: Final = 4  # at once
_MOST_WAITING: Final = 1000
_MOST_TOLD: Final = 10_000  # tables
_GONE: Final = (404, 410)  # the browser does not want notices any more


class Notices:
    def __init__(
        self,
        storage: Storage,
        sealer: "Sealer | None",
        server: str,
        shared: bool,
        grace: float = 5.0,
        anywhere: bool = False,
    ) -> None:
        """Without a sealer there are none. `shared`: other processes may have somebody at a table.

        `grace` are seconds in which somebody who reloads a page comes back.
        """
        self._storage = storage
        self._sealer = sealer
        self._server = server
        self._shared = shared
        self._grace = grace
        self._anywhere = anywhere
        self._here: Counter[tuple[int, str]] = Counter()
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        # Of tables: the seats that were told, and the question that they know they owe.
        self._told: dict[str, dict[int, str]] = {}
        self._threads = ThreadPoolExecutor(_SENDING, thread_name_prefix="notices")

    @property
    def key(self) -> str | None:
        """What browsers must know to accept them; None where none are sent."""
        return None if self._sealer is None else self._sealer.public

    # Who wants them

    async def subscribe(self, person: int, wanted: Subscription) -> None:
        if self._sealer is None:
            raise Trouble(409, "no-push")
        from shakespeare.server.push import is_sealable

        try:
            check_address(wanted.endpoint, self._anywhere)
        except NotSent as problem:
            raise Trouble(422, "bad-push", problem=str(problem)) from None
        if not is_sealable(wanted):
            raise Trouble(422, "bad-push", problem="its keys cannot be used")
        if not await self._storage.add_subscription(person, wanted, MOST_BROWSERS):
            raise Trouble(409, "too-many-pushes", most=MOST_BROWSERS)

    async def unsubscribe(self, person: int, endpoint: str) -> None:
        await self._storage.remove_subscription(endpoint, person)

    # Who is here

    @asynccontextmanager
    async def present(self, person: int | None, table: str) -> AsyncIterator[None]:
        """As long as somebody is connected, they need no notice."""
        if person is None or self._sealer is None:
            yield
            return
        self._here[person, table] += 1
        try:
            if self._shared:
                await self._quietly(self._storage.arrive(person, table, self._server, self._until()))
            yield
        finally:
            self._here[person, table] -= 1
            if not self._here[person, table]:
                del self._here[person, table]
                if self._shared:
                    await self._quietly(self._storage.go(person, table, self._server))

    async def run(self) -> None:
        """Tell other processes again and again who is here."""
        while self._shared and self._sealer is not None:
            await asyncio.sleep(_REFRESH)
            if self._here:
                await self._quietly(self._storage.stay(self._server, self._until()))

    def _until(self) -> float:
        return self._storage.now() + _BELIEVED

    async def _quietly(self, work: Awaitable[None]) -> None:
        try:
            await work
        except StorageError as error:
            _log.error("Other processes do not know who is here: %s", error)
        except Exception:
            _log.exception("Other processes do not know who is here.")

    async def _is_away(self, person: int, table: str) -> bool:
        if self._here[person, table]:
            return False
        return not (self._shared and await self._storage.is_present(person, table))

    # Whom to tell

    def look(self, table: Table) -> None:
        """Something has been decided at a table, by this process."""
        if self._sealer is None:
            return
        asked = table.asked_people()
        told = self._told.pop(table.id, {})
        told = {seat: question for seat, question in told.items() if asked.get(seat) == question}
        if told:
            self._told[table.id] = told
        for seat in asked.keys() - told.keys():
            key = (table.id, seat)
            person = table.row.seats[seat].person
            if person is None or self._here[person, table.id] or key in self._waiting:
                continue
            if len(self._waiting) < _MOST_WAITING:
                self._waiting[key] = asyncio.create_task(self._tell(table, seat, person), name="notice")
                self._waiting[key].add_done_callback(partial(self._is_told, key))

    def _is_told(self, key: tuple[str, int], telling: asyncio.Task[None]) -> None:
        del self._waiting[key]

    async def _tell(self, table: Table, seat: int, person: int) -> None:
        try:
            wanted = await self._storage.subscriptions(person)
            if not wanted:
                return
            await asyncio.sleep(self._grace)
            question = table.asked_people().get(seat)
            if question is not None and await self._is_away(person, table.id):
                self._told.setdefault(table.id, {})[seat] = question
                if len(self._told) > _MOST_TOLD:  # games may go on elsewhere
                    del self._told[next(iter(self._told))]
                await asyncio.gather(*(self._send(table, seat, one) for one in wanted))
        except StorageError as error:
            _log.error("Nobody is told of their turn: %s", error)

    async def _send(self, table: Table, seat: int, wanted: Subscription) -> None:
        assert self._sealer is not None
        texts = Texts(wanted.language if wanted.language in LANGUAGES else "en")
        seats = enumerate(table.row.seats)
        others = [row.name or texts.name("seat", place) for place, row in seats if place != seat]
        notice = {
            "title": texts.say("push-turn"),
            "body": texts.say("push-turn-at", names=", ".join(others)),
            "url": f"/tables/{table.id}",
            "tag": table.id,
        }
        try:
            place = check_address(wanted.endpoint, self._anywhere)
            body = self._sealer.sealed(wanted, notice)
            headers = self._sealer.headers(place, table.id)
            status = await asyncio.get_running_loop().run_in_executor(
                self._threads, post, wanted.endpoint, headers, body, self._anywhere
            )
        except NotSent as problem:
            _log.warning("A notice could not be sent: %s.", problem)
            return
        if status in _GONE:
            await self._storage.remove_subscription(wanted.endpoint, None)
        elif not 200 <= status < 300:
            _log.warning("A push service (%s) has answered %d.", place.hostname, status)

    async def close(self) -> None:
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
