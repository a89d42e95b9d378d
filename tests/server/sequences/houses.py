"""Where a sequence takes place: one or two servers, their storage, their log, and a time of their own."""

import asyncio
import logging
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI

from shakespeare.players.thinking import Budget
from shakespeare.server.app import make_app, make_storage
from shakespeare.server.clockwork import Clockwork
from shakespeare.server.run import config_of, listen
from shakespeare.server.settings import Settings
from shakespeare.server.source import Source
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.worker import Thinker
from shakespeare.server.workers import Package, Worker, Workers
from tests.server.services import free_port

BUDGETS: Final = {"player": Budget(games=1), "master": Budget(games=1)}  # which no queue makes smaller
START: Final = 1_700_000_000.0
LOGGERS: Final = ("shakespeare", "uvicorn.error", "asyncio")


class Time:
    """It goes on when a step says so."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> float:
        return self.at


class House:
    """One or two servers on the same storage."""

    places: Sequence[str]  # what can happen here, beyond what people do

    def __init__(self, settings: Settings, time: Time) -> None:
        self.settings = settings
        self.time = time
        self.addresses: list[str] = []
        self.storage: SQLStorage = make_storage(settings)  # the test's own way to what is kept
        self.is_held = False  # computer players do not answer

    async def open(self, servers: int) -> None:
        await self.storage.open()
        for _ in range(servers):
            await self._begin()

    async def close(self) -> None:
        await self.storage.close()

    async def _begin(self) -> None:
        raise NotImplementedError

    async def restart(self, server: int) -> None:
        raise NotImplementedError

    async def kill(self, server: int) -> None:
        raise NotImplementedError

    async def start(self, server: int) -> None:
        raise NotImplementedError

    def hold(self, is_held: bool) -> None:
        raise NotImplementedError

    async def pass_time(self, seconds: float) -> None:
        raise NotImplementedError

    def errors(self) -> list[str]:
        """What has been logged as an error since the last look."""
        raise NotImplementedError


class ThreadlessWorker(Worker):
    """Thinks in the server's own process, as soon as it may."""

    def __init__(self, patience: float, gate: asyncio.Event) -> None:
        super().__init__(patience, Package())
        self._gate = gate
        self._thinker: Thinker | None = None

    def _is_started(self) -> bool:
        return self._thinker is not None

    async def _start(self) -> None:
        self._thinker = Thinker()

    async def _exchange(self, line: bytes) -> bytes:
        await self._gate.wait()
        assert self._thinker is not None
        return msgspec.json.encode(self._thinker.answer(line))

    async def stop(self) -> None:
        self._thinker = None


class ThreadlessWorkers(Workers):
    def __init__(self, settings: Settings, gate: asyncio.Event) -> None:
        self._gate = gate
        super().__init__(settings.workers, settings.patience, settings.programs, settings.budgets)

    def _new_worker(self) -> Worker:
        return ThreadlessWorker(self._patience, self._gate)


class WebServer(uvicorn.Server):
    """In the event loop of the test, which keeps its signals."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.can_be_reached = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        self.can_be_reached.set()


class Indoors(House):
    """Servers in the process of the test: nothing has to be started, and computer players answer when they may."""

    places = ("restart", "hold", "clock")

    def __init__(self, settings: Settings, time: Time) -> None:
        super().__init__(settings, time)
        self._gate = asyncio.Event()
        self._gate.set()
        self._running: list[tuple[FastAPI, WebServer, asyncio.Task[None]]] = []
        self._log = Log()

    async def _begin(self) -> None:
        running, port = await self._started(free_port())
        self._running.append(running)
        self.addresses.append(f"http://127.0.0.1:{port}")

    async def _started(self, port: int) -> tuple[tuple[FastAPI, WebServer, asyncio.Task[None]], int]:
        listening = listen("127.0.0.1", port)
        bound: int = listening.getsockname()[1]
        app = make_app(self.settings, lambda settings: ThreadlessWorkers(settings, self._gate))
        server = WebServer(config_of(self.settings, app))
        task = asyncio.create_task(server.serve([listening]))
        await server.can_be_reached.wait()
        return (app, server, task), bound

    async def _stop(self, server: int) -> None:
        _, web, task = self._running[server]
        web.should_exit = True
        await task

    async def restart(self, server: int) -> None:
        await self._stop(server)
        port = int(self.addresses[server].rpartition(":")[2])
        self._running[server], _ = await self._started(port)

    async def close(self) -> None:
        await asyncio.gather(*(self._stop(server) for server in range(len(self._running))))
        self._log.stop()
        await super().close()

    def hold(self, is_held: bool) -> None:
        self.is_held = is_held
        if is_held:
            self._gate.clear()
        else:
            self._gate.set()

    async def pass_time(self, seconds: float) -> None:
        """So much later; a server was there all the time."""
        later = self.time.at + seconds
        await self.storage._write("", lambda link: link.execute("UPDATE heartbeat SET at = ?", (later,)))
        self.time.at = later
        state = self._running[0][0].state
        await Clockwork(state.storage, state.tables, state.news).turn()

    def errors(self) -> list[str]:
        return self._log.read()


class Log(logging.Handler):
    """What the server tells its operator as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._told: list[str] = []
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self._told.append(logging.Formatter("%(name)s: %(message)s").format(record))

    def read(self) -> list[str]:
        told, self._told = self._told, []
        return told

    def stop(self) -> None:
        """Not `close`, which the web server's configuration calls on every handler."""
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self)


def settings_for(folder: Path, seed: int, time: Time, database: str | None = None) -> Settings:
    """Nothing is left to chance, and nobody waits for anything."""
    draws = random.Random(f"games {seed}")
    return Settings(
        data=folder,
        database=database,
        pause=0.0,
        workers=2,
        budgets=BUDGETS,
        interval=0.05,
        patience=3600.0,
        now=time,
        new_source=lambda: Source(secret=draws.randbytes(32)),
    )
