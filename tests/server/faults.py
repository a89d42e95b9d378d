"""People play while what serves them is killed: what was acknowledged is kept, once, and every game comes to its end.

python -m tests.server.faults --kills 100 --games 50                       two servers on PostgreSQL and Redis
python -m tests.server.faults --kills 100 --games 50 --place sqlite        one server
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from shakespeare import Game
from shakespeare.server.messages import Accepted, Failed, FromServer, Offers, Refused, Update, Welcome
from tests.server.services import Postgres, Redis, free_port, running_postgres, running_redis
from tests.server.support import COMMAND, PATIENCE, STEADY, Server, legal, shown, storage_at

DECODER: Final = msgspec.json.Decoder(list[FromServer])
AGAIN: Final = 0.05  # seconds until somebody who was cut off tries again
KINDS: Final = ("server", "worker", "database", "redis")


class Processes:
    """Two server processes on one database, or one on a folder; they come back at the same address."""

    def __init__(
        self, folder: Path, services: tuple[Postgres, Redis] | None, how: Sequence[str] = STEADY
    ) -> None:
        self._services = services
        self._options: list[str] = []
        self.place: Path | str = folder
        if services is not None:
            postgres, redis = services
            self.place = postgres.new_database()
            self._options = ["--database", self.place, "--redis", redis.address]
        self.kinds = KINDS if services is not None else KINDS[:2]
        self._folder = folder
        self.log = folder.with_name("log")
        self.how = how  # they are started
        ports = [free_port() for _ in range(1 if services is None else 2)]
        self.servers = {f"http://127.0.0.1:{port}": self._started(port) for port in ports}

    def _started(self, port: int) -> Server:
        options = ["--port", str(port), *self._options]
        with self.log.open("ab") as log:
            # A worker that is killed twice at the same decision has failed at it.
            return Server(self._folder, *options, log=log, how=self.how, makes_players_fail=True)

    def kill(self, what: str, address: str) -> bool:
        """Whether there was anything to kill: no worker is started before it is needed."""
        if what == "server":
            self.servers[address].kill()
        elif what == "worker":
            workers = self.servers[address].workers()
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            return bool(workers)
        else:
            self._service(what).kill()
        return True

    def start(self, what: str, address: str) -> None:
        if what == "server":
            self.servers[address] = self._started(int(address.rpartition(":")[2]))
        elif what != "worker":
            self._service(what).start()

    def _service(self, what: str) -> Postgres | Redis:
        assert self._services is not None
        return self._services[0 if what == "database" else 1]

    def close(self) -> None:
        for server in self.servers.values():
            if server.process.poll() is None:
                server.kill()


@contextmanager
def processes(folder: Path, how: Sequence[str] = STEADY) -> Iterator[Processes]:
    """Two servers."""
    with (
        running_postgres() as postgres,
        running_redis() as redis,
        closing(Processes(folder, (postgres, redis), how)) as running,
    ):
        yield running


class Evening:
    """What happens to those who play: "sent" and "acknowledged" moves, that something was "noticed" (a connection that
    broke or was refused, or a move that could not be kept), and which version they were "told"."""

    def __init__(self, running: Processes) -> None:
        self.addresses = list(running.servers)
        self.counts: Counter[str] = Counter()
        self.is_late = False  # who has finished a game begins no other
        self.waiting: set[Player] = set()  # they owe nothing, and have no answer to come
        self._watching: list[Callable[[str, str], None]] = []

    def happened(self, what: str, address: str) -> None:
        self.counts[what] += 1
        for look in tuple(self._watching):
            look(what, address)

    def waits(self, player: "Player", is_waiting: bool, address: str) -> None:
        if is_waiting:
            self.waiting.add(player)
            self.happened("waits", address)
        else:
            self.waiting.discard(player)

    async def until(self, is_so: Callable[[str, str], bool], seconds: float | None = 2.0 * PATIENCE) -> str:
        """Where it was so. It is asked in the very moment in which something happens."""
        found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def look(what: str, address: str) -> None:
            if not found.done() and is_so(what, address):
                found.set_result(address)

        self._watching.append(look)
        try:
            async with asyncio.timeout(seconds):
                return await found
        finally:
            self._watching.remove(look)


class Player:
    """Somebody who plays one game after the other against a computer player, writes down what was acknowledged, and
    never gives up."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self._evening = evening
        self._seed = seed
        self._rng = random.Random(seed)
        self._cookies: dict[str, str] = {}
        self._table = ""
        self.ledgers: dict[
            str, dict[str, str]
        ] = {}  # of every table: questions, and the moves that were accepted

    @property
    def tokens(self) -> list[str]:
        """The secrets in the cookies."""
        return [value.split(".")[0] for value in self._cookies.values()]

    async def play(self) -> None:
        wanted = {"options": {"players": 2}, "seats": [{"person": True}, {"computer": "random"}]}
        await self._insist(lambda address: self._sit_down(f"{address}/api/tables", wanted))
        while True:
            await self._insist(self._play_on)
            if self._evening.is_late:
                return
            path = f"/api/tables/{self._table}/rematch"
            await self._insist(lambda address, path=path: self._sit_down(address + path, None))  # type: ignore[misc]

    async def _insist(self, work: Callable[[str], Awaitable[bool]]) -> None:
        """Try it here or there until it is done. Whoever cannot serve says so, or is not there at all."""
        while True:
            address = self._rng.choice(self._evening.addresses)
            self._evening.waits(self, False, address)
            try:
                if await work(address):
                    return
            except InvalidStatus as refused:
                if refused.response.status_code != 503:
                    raise
            except (WebSocketException, httpx.TransportError, OSError, TimeoutError):
                pass
            self._evening.happened("noticed", address)
            await asyncio.sleep(AGAIN)

    async def _sit_down(self, address: str, wanted: object) -> bool:
        async with httpx.AsyncClient(timeout=PATIENCE, cookies=self._cookies) as web:
            answer = await web.post(address, json=wanted)
            if answer.status_code != 201:
                assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-failed")
                return False
            self._cookies = dict(web.cookies)
        self._table = answer.json()["id"]
        self.ledgers[self._table] = {}
        return True

    async def _play_on(self, address: str) -> bool:
        """True when the game is over."""
        live = f"{address.replace('http', 'ws')}/api/tables/{self._table}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        async with connect(live, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE) as socket:
            asked: dict[str, str] = {}
            open_moves: set[str] = set()
            view: dict[str, Any] = {}
            async for message in _messages(socket):
                if message is None:
                    self._evening.waits(self, not open_moves, address)
                if isinstance(message, Welcome):
                    self._evening.happened(f"told {message.version}", address)
                if isinstance(message, Update):
                    view = shown(view, message)
                    if view["standings"] is not None:
                        return True
                if isinstance(message, Offers):
                    # The same question gets the same answer, also when nobody knows whether the first one arrived.
                    rng = random.Random(f"{self._seed} {len(self.ledgers)} {message.question}")
                    move = asked[message.question] = rng.choice(legal(message))
                    open_moves.add(message.question)
                    said = {"type": "move", "question": message.question, "move": move}
                    await socket.send(msgspec.json.encode(said).decode())
                    self._evening.happened("sent", address)
                elif isinstance(message, Accepted):
                    assert message.question is not None
                    self.ledgers[self._table][message.question] = asked[message.question]
                    open_moves.discard(message.question)
                    self._evening.happened("acknowledged", address)
                elif isinstance(message, Failed):
                    assert message.error.id == "storage-failed", message
                    return False
                assert not isinstance(message, Refused), message
        return False


async def _messages(socket: ClientConnection) -> AsyncIterator[FromServer | None]:
    """None: that was all for the moment."""
    while True:
        for message in DECODER.decode(await asyncio.wait_for(socket.recv(), PATIENCE)):
            yield message
        yield None


async def go_wrong(what: str, evening: Evening, running: Processes, games: int, rng: random.Random) -> None:
    """Something is killed just when somebody has sent a move there; the others go on, and it comes back."""
    left = rng.randint(1, 3 * games)
    before: Counter[str] = Counter()

    def strike(happened: str, address: str) -> bool:
        nonlocal left
        # A worker has something to do after a move, all others while it is on its way.
        left -= happened == ("acknowledged" if what == "worker" else "sent")
        if left > 0 or not running.kill(what, address):
            return False
        before.update(evening.counts)
        return True

    def has_been(happened: str, times: int) -> bool:
        return evening.counts[happened] - before[happened] >= times

    address = await evening.until(strike)
    if what == "database":
        # Nobody notices while all of them wait for computer players, whose moves cannot be kept.
        await evening.until(lambda *_: has_been("noticed", games) or len(evening.waiting) == games)
    else:
        is_noticed = int(what == "server")
        # Others play on meanwhile, if there is where.
        go_on = 0 if what == "server" and len(running.servers) == 1 else games
        await evening.until(lambda *_: has_been("noticed", is_noticed) and has_been("acknowledged", go_on))
    await asyncio.to_thread(running.start, what, address)
    before.update(evening.counts - before)
    await evening.until(lambda *_: has_been("acknowledged", games))


async def play(running: Processes, games: int, faults: Sequence[str], seed: int) -> list[Player]:
    """So many games at once, until all this has been killed."""
    rng = random.Random(seed)
    evening = Evening(running)
    players = [Player(evening, rng.randrange(10**9)) for _ in range(games)]
    async with asyncio.TaskGroup() as everybody:
        for player in players:
            everybody.create_task(player.play())
        for what in faults:
            await go_wrong(what, evening, running, games, rng)
        evening.is_late = True
    print(f"{games} at once; killed: {dict(Counter(faults))}; {dict(evening.counts)}", flush=True)
    return players


async def check(place: Path | str, players: list[Player]) -> None:
    """Ledgers and database agree: nothing acknowledged is lost, nothing is there twice, all games are over."""
    storage = storage_at(place)
    await storage.open()
    ledgers = {table: ledger for player in players for table, ledger in player.ledgers.items()}
    for id, ledger in ledgers.items():
        rows = await storage.moves(id, 0)
        assert [row.n for row in rows] == list(range(len(rows)))
        kept = [(row.question, row.move) for row in rows if row.seat == 0]
        assert len({question for question, _ in kept}) == len(kept)
        assert ledger and set(ledger.items()) <= set(kept)
        table = await storage.table(id)
        assert table is not None and table.summary.finished
        record = {
            "format": "shakespeare-record",
            "version": 1,
            "options": table.options,
            "edition": await storage.edition(table.edition_digest),
            "log": [entry for row in rows for entry in row.log],
        }
        assert Game.replay(record).finished
    await storage.close()
    print(f"{len(ledgers)} games, {sum(map(len, ledgers.values()))} acknowledgements: all kept, once")


def check_log(running: Processes, players: list[Player]) -> str:
    """What the servers told; nothing in it is a mistake of theirs, or secret."""
    told = running.log.read_text(encoding="utf-8")
    assert "Traceback" not in told and "ASGI" not in told, told
    for player in players:
        for secret in (*player.ledgers, *player.tokens):
            assert secret not in told
    return told


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--place", choices=("postgresql", "sqlite"), default="postgresql")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9))
    chosen = parser.parse_args()
    print(f"Seed {chosen.seed}.", flush=True)
    rng = random.Random(chosen.seed)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        two = chosen.place == "postgresql"
        with processes(folder, COMMAND) if two else closing(Processes(folder, None, COMMAND)) as running:
            faults = [rng.choice(running.kinds) for _ in range(chosen.kills)]
            players = asyncio.run(play(running, chosen.games, faults, chosen.seed))
            asyncio.run(check(running.place, players))
            check_log(running, players)
    print(f"{chosen.kills} kills on {chosen.place} in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
