"""Whole games by real WebSockets, beside boardgame.io's own server: moves a second, how long one takes, and how much time of
the processor.

The server has one core and those who play the other; they are alike for both, in node (benchmarks/sockets). Closed loop:
everybody moves as soon as they are asked. Open loop: so many tables, one move a second each. Ours keeps every move on disk
before it is acknowledged (SQLite, or PostgreSQL with its default settings); boardgame.io keeps games in memory. A move of
ours is checked against the rules, and brings everybody what it changed and whoever is asked an offer of every move. Theirs plays
two games: in one a move adds one to a number; in the other the state is as large as what two people see of ours, and everybody is
sent their own part of it, whole or (its `deltaState`) as patches. No rules are checked in any of them.

At the end: what a table in memory takes when nobody is connected, and how long one takes to come back that was let go.
"""

import argparse
import asyncio
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec

SOCKETS: Final = Path(__file__).with_name("sockets")
PEER: Final = "boardgame.io"
STORES: Final = ("sqlite", "postgres")


# Servers


class Server:
    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.process = process
        self.address = address


def on_core(core: int, command: list[str]) -> list[str]:
    return ["taskset", "-c", str(core % (os.cpu_count() or 1)), *command]


@contextmanager
def started(command: list[str], **options: object) -> "Iterator[subprocess.Popen[str]]":
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **options)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


@contextmanager
def ours(python: str, path: str, store: str) -> Iterator[Server]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        command = [python, "-m", "shakespeare", "serve", "--port", "0", "--data", folder]
        if store == "postgres":
            command += ["--database", stack.enter_context(running_postgres()).new_database()]
        environment = {**os.environ, "PYTHONPATH": path}
        process = stack.enter_context(started(on_core(0, command), env=environment))
        assert process.stdout is not None
        yield Server(process, process.stdout.readline().split(" at ")[1].split()[0].rstrip("/"))


@contextmanager
def theirs(folder: Path, port: int, *state: Path | str) -> Iterator[Server]:
    command = [node()[0], "server.js", str(port), *map(str, state)]
    with started(on_core(0, command), cwd=folder) as process:
        assert process.stdout is not None
        while "ready" not in process.stdout.readline():
            pass
        yield Server(process, f"http://localhost:{port}")


def node() -> list[str]:
    """Node and npm: the system's, or those of the Python package."""
    found = npm_command()
    if found is None:
        raise SystemExit("Those who play need node and npm, and there are none.")
    return found


def installed(folder: Path) -> Path:
    """boardgame.io and those who play, with what they need from npm."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in SOCKETS.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        install = [*node(), "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(install, cwd=folder, check=True)
    return folder


# Figures


class Figures(msgspec.Struct):
    latencies: list[float]  # milliseconds
    seconds: float
    refused: int
    lost: int
    server: float = 0.0  # seconds of the processor, of the server and of those who play
    players: float = 0.0

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def share(self, part: float) -> float:
        return (
            sorted(self.latencies)[int(part * (len(self.latencies) - 1))] if self.latencies else float("nan")
        )

    def a_move(self, seconds: float) -> float:
        return 1e6 * seconds / len(self.latencies) if self.latencies else float("nan")


def processor_time(pid: int) -> float:
    """Seconds that a process has run so far, where the system says so."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measured(server: Server, folder: Path, script: str, *arguments: object) -> Figures:
    command = on_core(1, [node()[0], script, server.address, *map(str, arguments)])
    with started(command, cwd=folder) as playing:
        assert playing.stdout is not None
        pids = (server.process.pid, playing.pid)
        times = []
        for _ in ("counting", "counted"):
            if not playing.stdout.readline():
                raise SystemExit(f"{script} has stopped.")
            times.append([processor_time(pid) for pid in pids])
        figures = msgspec.json.decode(playing.stdout.read(), type=Figures)
    figures.server, figures.players = (after - before for before, after in zip(*times, strict=True))
    return figures


def show(name: str, tables: int, figures: Figures) -> None:
    print(
        f"{name:32} {tables:4} tables {figures.rate:6.0f} moves/s  p50 {figures.share(0.5):6.1f} ms  "
        f"p95 {figures.share(0.95):6.1f} ms  longest {figures.share(1):6.1f} ms  a move: server "
        f"{figures.a_move(figures.server):4.0f} µs, players {figures.a_move(figures.players):4.0f} µs",
        flush=True,
    )
    if figures.refused or figures.lost:
        print(f"  {figures.refused} moves were refused or failed, {figures.lost} were never answered.")


def compare(tables: int, ours: dict[str, list[Figures]], peers: dict[str, list[Figures]]) -> None:
    """Round by round, which were next to each other in time: the middle of the ratios, and all of them."""
    for name, found in ours.items():
        for peer, beside in peers.items():
            pairs = list(zip(found, beside, strict=True))
            moves = [one.rate / other.rate for one, other in pairs]
            p95 = [one.share(0.95) / other.share(0.95) for one, other in pairs]
            print(
                f"{name} / {peer}, {tables} tables: {statistics.median(moves):.2f} × moves "
                f"({min(moves):.2f}–{max(moves):.2f}), {statistics.median(p95):.2f} × p95 ({min(p95):.2f}–{max(p95):.2f})",
                flush=True,
            )


def closed(chosen: argparse.Namespace, folder: Path) -> None:
    state = folder.resolve() / "views.json"
    peers: dict[str, list[Path | str]] = {}
    if PEER in chosen.servers:
        state.write_bytes(apart(chosen, "--views"))
        peers = {
            f"{PEER}, a number": [],
            f"{PEER}, as large": [state],
            f"{PEER}, patches": [state, "patches"],
        }
    stores = [store for store in STORES if store in chosen.servers]
    for tables in chosen.tables:
        others: dict[str, list[Figures]] = {name: [] for name in peers}
        own: dict[str, list[Figures]] = {f"ours, {store}": [] for store in stores}
        for _ in range(chosen.rounds):  # in turn: the speed of a machine changes from minute to minute
            for name, given in peers.items():
                with theirs(folder, 8765, *given) as server:
                    others[name].append(measured(server, folder, "theirs.js", tables, chosen.seconds))
                show(name, tables, others[name][-1])
            for store in stores:
                with ours(chosen.python, chosen.compiled, store) as server:
                    found = measured(server, folder, "ours.js", tables, chosen.seconds)
                own[f"ours, {store}"].append(found)
                show(f"ours, {store}", tables, found)
        compare(tables, own, others)


def opened(chosen: argparse.Namespace, folder: Path) -> None:
    for store in STORES:
        if store in chosen.servers:
            with ours(chosen.python, chosen.compiled, store) as server:
                found = measured(server, folder, "ours.js", chosen.open, chosen.seconds, 1)
            show(f"ours, {store}, one a second", chosen.open, found)


# Tables in memory

MANY: Final = 40


async def hold(folder: Path, players: int, part: float) -> tuple[float, list[float]]:
    """Bytes that a table takes which has been read from disk, after a part of its game, and the seconds that each took."""
    import gc
    import tracemalloc

    from shakespeare.server.app import make_storage
    from shakespeare.server.computers import Computers
    from shakespeare.server.run import spare_collector
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
            moves = [offer.move for offer in offers.each() if offer.reason is None]
            await table.move(seat, offers.question, rng.choice(moves))
            decisions += 1
    del other
    tables = house()
    await tables.find(ids[0])  # with all that is made once
    spare_collector()  # as the server does when it has started
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


def print_views() -> None:
    """What two people see in the middle of a game."""
    from shakespeare import Game, Options

    game, rng = Game.new(Options(players=2), seed=1), random.Random(1)
    for _ in range(60):
        seat = rng.choice(game.deciders)
        game.play(seat, rng.choice(game.legal(seat)))
    sys.stdout.buffer.write(msgspec.json.encode([game.view(seat) for seat in range(2)]))


def apart(chosen: argparse.Namespace, part: str) -> bytes:
    """In a process of its own, on the package that is measured."""
    environment = {**os.environ, "PYTHONPATH": chosen.compiled}
    command = on_core(0, [chosen.python, __file__, part])
    return subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE).stdout


def hold_apart(chosen: argparse.Namespace, folder: Path) -> None:
    print(apart(chosen, "--hold").decode(), end="")


PARTS: Final = {"closed": closed, "open": opened, "hold": hold_apart}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", help="closed, open, hold; without any, all of them")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--compiled", default="build/compiled", help="where the package is")
    parser.add_argument("--players", type=Path, default=Path("build/sockets"), help="where npm's packages go")
    parser.add_argument(
        "--servers", nargs="*", default=[PEER, *STORES], help="those of these that are wanted"
    )
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 20, 100], help="of the closed loop")
    parser.add_argument("--open", type=int, default=500, help="tables of the open loop")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3, help="of the closed loop")
    parser.add_argument("--hold", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--views", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.hold:
        hold_tables()
        return
    if chosen.views:
        print_views()
        return
    if unknown := {*chosen.parts} - PARTS.keys():
        parser.error(f"there is no part {', '.join(unknown)}")
    folder = installed(chosen.players)
    print(f"Load of the machine before: {os.getloadavg()[0]:.1f}", flush=True)
    for name, part in PARTS.items():
        if name in chosen.parts or not chosen.parts:
            part(chosen, folder)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from hatch_build import npm_command

    from tests.server.services import running_postgres

    main()
