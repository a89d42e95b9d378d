"""Servers in processes of their own, which can be killed; two of them on a real PostgreSQL, which can be killed, too."""

import asyncio
import atexit
import time
from dataclasses import replace
from functools import cache

from shakespeare.server.settings import Settings
from tests.server.sequences.houses import House, Time
from tests.server.services import Postgres, Redis, free_port
from tests.server.support import Server

HOW = ("-m", "tests.server.sequences.process")


@cache
def postgres() -> Postgres:
    """One for all sequences of a process: each has a database of its own."""
    found = Postgres("fsync=off")  # what is killed is the process, and not the machine
    atexit.register(found.stop)
    return found


@cache
def redis() -> Redis:
    found = Redis()
    atexit.register(found.kill)
    return found


class Outdoors(House):
    places = ("restart", "kill")

    def __init__(self, settings: Settings, seed: int) -> None:
        super().__init__(replace(settings, now=time.time), Time())
        self._seed = seed
        self._starts = 0
        self._log = settings.data.with_name(settings.data.name + ".log")
        self._read = 0
        self._servers: list[Server] = []
        if settings.database is not None:
            self.places = ("restart", "kill", "database")

    async def _begin(self) -> None:
        self._servers.append(await self._started(free_port()))
        self.addresses.append(self._servers[-1].address)

    async def _started(self, port: int) -> Server:
        self._starts += 1
        # Each draws other games than those before it.
        more = [str(self._seed * 1000 + self._starts), str(port)]
        if self.settings.database is not None:
            more += [self.settings.database, redis().address]
        with self._log.open("ab") as log:
            return await asyncio.to_thread(Server, self.settings.data, *more, log=log, how=HOW)

    async def restart(self, server: int) -> None:
        await asyncio.to_thread(self._servers[server].stop)
        await self.start(server)

    async def kill(self, server: int) -> None:
        await asyncio.to_thread(self._servers[server].kill)

    async def start(self, server: int) -> None:
        port = int(self._servers[server].address.rpartition(":")[2])
        self._servers[server] = await self._started(port)

    async def close(self) -> None:
        for server in self._servers:
            if server.process.poll() is None:
                await asyncio.to_thread(server.kill)
        self._log.unlink(missing_ok=True)
        await super().close()

    def errors(self) -> list[str]:
        if not self._log.exists():
            return []
        lines = self._log.read_text(encoding="utf-8").splitlines()
        new, self._read = lines[self._read :], len(lines)
        return [line for line in new if line.startswith(("ERROR", "CRITICAL", "Traceback"))]
