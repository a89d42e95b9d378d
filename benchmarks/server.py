"""Whole games by real WebSockets, beside boardgame.io's own server: moves a second, and how long one takes.

The server has one core and the one who asks the other. Closed loop: everybody moves as soon as they are asked. Open loop:
so many tables, one move a second each. Ours keeps every move on disk before it is acknowledged (SQLite, or PostgreSQL with its
default settings); boardgame.io keeps games in memory. A move of ours is checked against the rules and brings everybody a
whole view, and whoever is asked an offer of every move; a move of theirs here adds one to a number.

At the end: what a table in memory takes when nobody is connected, and how long one takes to come back that was let go.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PEER: Final = Path(__file__).with_name("boardgame_io")
WARM: Final = 1.0  # seconds before anything is counted


class Reason(msgspec.Struct):
    id: str


class Offer(msgspec.Struct):
    move: str
    reason: Reason | None


class View(msgspec.Struct):
    standings: list[Any] | None


class Heard(msgspec.Struct):
    """What a client of the benchmark reads of a message: no more than it needs, so that the server is measured."""

    type: str
    question: str | None = None
    offers: list[Offer] = []
    view: View | None = None


DECODER: Final = msgspec.json.Decoder(Heard)


class Load:
    def __init__(self, address: str, pace: float | None) -> None:
        self.address = address
        self.pace = pace  # seconds between two moves of a table; None: none
        self.latencies: list[float] = []
        self.counting = False
        self.refused = 0

    async def table(self, number: int) -> None:
        """Two people who play one game after the other."""
        while True:
            async with httpx.AsyncClient(base_url=self.address, timeout=60) as one:
                seats = [{"person": True}, {"person": True}]
                made = await one.post("/api/tables", json={"options": {"players": 2}, "seats": seats})
                made.raise_for_status()
                id = made.json()["id"]
                async with httpx.AsyncClient(base_url=self.address, timeout=60) as other:
                    (await other.post(f"/api/tables/{id}/seats/1", json={})).raise_for_status()
                    await asyncio.gather(*(self.seat(id, web.cookies, number) for web in (one, other)))

    async def seat(self, id: str, cookies: httpx.Cookies, number: int) -> None:
        rng = random.Random(number)
        address = f"{self.address.replace('http', 'ws')}/api/tables/{id}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        async with connect(
            address, additional_headers={"Cookie": cookie}, compression=None, max_queue=None
        ) as socket:
            await self.play(socket, rng)

    async def play(self, socket: ClientConnection, rng: random.Random) -> None:
        sent, answered = 0.0, None
        async for text in socket:
            heard = DECODER.decode(text)
            if heard.type == "offers" and heard.question != answered:  # said again when somebody sits down
                answered = heard.question
                if self.pace is not None:
                    await asyncio.sleep(self.pace * rng.uniform(0.5, 1.5))
                moves = [offer.move for offer in heard.offers if offer.reason is None]
                sent = time.perf_counter()
                said = {"type": "move", "question": heard.question, "move": rng.choice(moves)}
                await socket.send(msgspec.json.encode(said).decode())
            elif heard.type == "accepted":
                if self.counting:
                    self.latencies.append(time.perf_counter() - sent)
            elif heard.type in ("refused", "error"):
                self.refused += 1
            elif heard.type == "update" and heard.view is not None and heard.view.standings is not None:
                return

    async def run(self, tables: int, seconds: float) -> None:
        playing = [asyncio.create_task(self.table(number)) for number in range(tables)]
        await asyncio.sleep(WARM + tables * 0.03)
        self.counting = True
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        self.counting = False
        for task in playing:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def ask(address: str, tables: int, seconds: float, pace: float | None) -> None:
    load = Load(address, pace)
    asyncio.run(load.run(tables, seconds))
    found = {
        "latencies": [1000 * taken for taken in load.latencies],
        "seconds": seconds,
        "refused": load.refused,
    }
    print(json.dumps(found))


# Servers


def on_core(core: int, command: list[str]) -> list[str]:
    return ["taskset", "-c", str(core % (os.cpu_count() or 1)), *command]


@contextmanager
def ours(python: str, path: str, *options: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-m", "shakespeare", "serve", "--port", "0", "--data", folder, *options]
        environment = {**os.environ, "PYTHONPATH": path}
        server = subprocess.Popen(on_core(0, command), env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split(" at ")[1].split()[0].rstrip("/")
        finally:
            server.terminate()
            server.wait()


@contextmanager
def theirs(folder: Path, port: int) -> Iterator[str]:
    server = subprocess.Popen(
        on_core(0, [node()[0], "server.js", str(port)]), cwd=folder, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            pass
        yield f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait()


def node() -> list[str]:
    """Node and npm: the system's, or those of the Python package."""
    found = npm_command()
    if found is None:
        raise SystemExit("boardgame.io needs node and npm, and there are none.")
    return found


def installed(folder: Path) -> Path:
    """boardgame.io, from npm."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        install = [*node(), "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(install, cwd=folder, check=True)
    return folder


# Figures


class Figures(msgspec.Struct):
    latencies: list[float]  # milliseconds
    seconds: float
    refused: int = 0

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def share(self, part: float) -> float:
        return (
            sorted(self.latencies)[int(part * (len(self.latencies) - 1))] if self.latencies else float("nan")
        )


def measured(command: list[str], **options: Any) -> Figures:
    found = subprocess.run(on_core(1, command), check=True, stdout=subprocess.PIPE, **options)
    return msgspec.json.decode(found.stdout, type=Figures)


def asked(python: str, address: str, tables: int, seconds: float, pace: float | None = None) -> Figures:
    command = [python, __file__, "--ask", address, "--tables", str(tables), "--seconds", str(seconds)]
    return measured(command + (["--pace", str(pace)] if pace else []))


# Tables in memory

MANY: Final = 40


async def hold(folder: Path, players: int, part: float) -> tuple[float, list[float]]:
    """Bytes that a table takes which has been read from disk, after a part of its game, and the seconds that each took."""
    import gc
    import tracemalloc

    from shakespeare.server.app import make_storage
    from shakespeare.server.computers import Computers
    from shakespeare.server.settings import Settings
    from shakespeare.server.storage import SeatRow
    from shakespeare.server.tables import Tables
    from shakespeare.server.workers import Workers

    settings = Settings(data=folder)
    storage = make_storage(settings)
    await storage.open()

    def house() -> Tables:
        return Tables(storage, Computers(Workers(0, 1), 0), settings.edition, 10 * MANY, 10 * MANY)

    person, other = await storage.add_person("one"), house()
    ids = []
    for number in range(MANY + 1):
        rng, decisions = random.Random(number), 0
        seats = [SeatRow("person", person=person) for _ in range(players)]
        made = await other.create(person, {"players": players}, seats, number)
        table = await other.find(made.id)
        ids.append(table.id)
        while not table.finished and decisions < part * 60 * players:
            seat = rng.choice(table.describe(None).deciders)
            offers = table.offers(seat)
            assert offers is not None
            moves = [offer.move for offer in offers.offers if offer.reason is None]
            await table.move(seat, offers.question, rng.choice(moves))
            decisions += 1
    del other
    tables = house()
    await tables.find(ids[0])  # with all that is made once
    times = []
    for id in ids[1:]:
        began = time.perf_counter()
        await tables.find(id)
        times.append(time.perf_counter() - began)
    tables = house()
    await tables.find(ids[0])
    gc.collect()
    tracemalloc.start()
    for id in ids[1:]:
        await tables.find(id)
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] / MANY
    tracemalloc.stop()
    await storage.close()
    return size, times


def hold_tables() -> None:
    for players in (2, 4):
        for part, when in ((0.5, "in the middle"), (10.0, "over")):
            with tempfile.TemporaryDirectory() as folder:
                size, times = asyncio.run(hold(Path(folder), players, part))
            print(
                f"a table of {players}, {when:13}  {size / 1000:5.1f} kB in memory  back in "
                f"{1000 * statistics.median(times):5.1f} ms (median), {1000 * max(times):5.1f} ms (longest of {MANY})",
                flush=True,
            )


def show(name: str, tables: int, figures: Figures, beside: Figures | None) -> None:
    ratio = ""
    if beside is not None and beside.latencies and figures.latencies:
        ratio = f"{figures.rate / beside.rate:7.2f} × moves  {figures.share(0.95) / beside.share(0.95):7.2f} × p95"
    print(
        f"{name:28} {tables:4} tables {figures.rate:8.0f} moves/s  p50 {figures.share(0.5):7.1f} ms  "
        f"p95 {figures.share(0.95):7.1f} ms  {ratio}",
        flush=True,
    )
    if figures.refused:
        print(f"  {figures.refused} moves were refused or failed.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--compiled", default="src", help="where the package is")
    parser.add_argument(
        "--peer", type=Path, default=Path("build/boardgame_io"), help="where boardgame.io goes"
    )
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 20, 100])
    parser.add_argument("--open", type=int, default=500, help="tables of the open loop; 0: none")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--postgres", action="store_true", help="also with PostgreSQL, started for this")
    parser.add_argument("--ask", help=argparse.SUPPRESS)
    parser.add_argument("--pace", type=float, help=argparse.SUPPRESS)
    parser.add_argument("--hold", action="store_true", help="only what tables in memory take")
    chosen = parser.parse_args()
    if chosen.hold:
        hold_tables()
        return
    if chosen.ask:
        ask(chosen.ask, chosen.tables[0], chosen.seconds, chosen.pace)
        return
    peer = installed(chosen.peer)
    for tables in chosen.tables:
        with theirs(peer, 8765) as address:
            command = [node()[0], "load.js", address, str(tables), str(chosen.seconds)]
            beside = measured(command, cwd=peer)
        show("boardgame.io, in memory", tables, beside, None)
        with ours(chosen.python, chosen.compiled) as address:
            show("ours, SQLite", tables, asked(chosen.python, address, tables, chosen.seconds), beside)
        if chosen.postgres:
            with (
                running_postgres() as postgres,
                ours(chosen.python, chosen.compiled, "--database", postgres.new_database()) as address,
            ):
                figures = asked(chosen.python, address, tables, chosen.seconds)
                show("ours, PostgreSQL", tables, figures, beside)
    if chosen.open:
        with ours(chosen.python, chosen.compiled) as address:
            figures = asked(chosen.python, address, chosen.open, chosen.seconds, pace=1.0)
            show("ours, a move a second each", chosen.open, figures, None)
    environment = {**os.environ, "PYTHONPATH": chosen.compiled}
    subprocess.run(on_core(0, [chosen.python, __file__, "--hold"]), check=True, env=environment)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from hatch_build import npm_command

    from tests.server.services import running_postgres

    main()
