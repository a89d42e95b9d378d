"""Work that may take long, in a few threads of its own: neither the event loop nor the tables wait for it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

from shakespeare.server.troubles import Trouble

T = TypeVar("T")


class TimeLimit:
    """How long a piece of work may go on. The work itself asks, from time to time."""

    def __init__(self, seconds: float, refusal: Callable[[], Trouble]) -> None:
        self._seconds = seconds
        self._refusal = refusal
        self._end: float | None = None
        self._is_given_up = False

    def give_up(self) -> None:
        """The client has left: the work is to end at once."""
        self._is_given_up = True

    def check(self) -> None:
        """Raises Trouble when the time is up. It runs from the first call on."""
        now = time.monotonic()
        if self._end is None:
            self._end = now + self._seconds
        if self._is_given_up or now > self._end:
            raise self._refusal()


class Pool:
    """A few threads for one sort of work, and a bound for how much of it may wait."""

    def __init__(self, name: str, threads: int, most_waiting: int, refusal: Callable[[], Trouble]) -> None:
        """What finds no room is refused."""
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._limits: set[TimeLimit] = set()  # of the work that waits or goes on
        self._room = threads + most_waiting
        self._refusal = refusal

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do this work as soon as a thread is free. If the caller is cancelled before, it never starts."""
        if self._room == 0:
            raise self._refusal()
        self._room -= 1
        running = self._threads.submit(work, *args)
        loop = asyncio.get_running_loop()
        running.add_done_callback(lambda _: loop.call_soon_threadsafe(self._leave))
        return await asyncio.wrap_future(running)

    async def run_limited(self, limit: TimeLimit, work: Callable[..., T], *args: object) -> T:
        """The same with work that asks this limit, its first argument, and ends when the caller is cancelled."""
        self._limits.add(limit)
        try:
            return await self.run(work, limit, *args)
        except asyncio.CancelledError:
            limit.give_up()
            raise
        finally:
            self._limits.discard(limit)

    def _leave(self) -> None:
        self._room += 1

    def close(self) -> None:
        for limit in tuple(self._limits):  # what ends meanwhile leaves the set
            limit.give_up()
        self._threads.shutdown(wait=True, cancel_futures=True)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do this for a client; it is cancelled when the client leaves."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
