"""Whatever is killed while people play, what was acknowledged is kept, once, and every game comes to its end."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from shakespeare import Game
from shakespeare.server.messages import Accepted, Failed, FromServer, Offers, Refused, Update
from tests.profile import count
from tests.server.services import Postgres, Redis, free_port, running_postgres, running_redis
from tests.server.support import PATIENCE, Server, is_over, legal, storage_at

DECODER = msgspec.json.Decoder(FromServer)
AGAIN = 0.05  # seconds until somebody who was cut off tries again


class Processes:
    """Two server processes on one database, which come back at the same address."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        self.database = postgres.new_database()
        self.postgres, self.redis = postgres, redis
        self._folder = folder
        self._ports = [free_port(), free_port()]
        self.servers = [self._start(port) for port in self._ports]
        self.addresses = [server.address for server in self.servers]

    def _start(self, port: int) -> Server:
        return Server(
            self._folder, "--port", str(port), "--database", self.database, "--redis", self.redis.address
        )

    def kill(self, what: str, rng: random.Random) -> None:
        if what == "server":
            place = rng.randrange(2)
            self.servers[place].kill()
            self.servers[place] = self._start(self._ports[place])
        elif what == "worker":
            for worker in rng.choice(self.servers).workers():
                os.kill(worker, signal.SIGKILL)
        elif what == "database":
            self.postgres.kill()
            self.postgres.start()
        else:
            self.redis.kill()
            self.redis.start()

    def stop(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()


@contextmanager
def processes(folder: Path) -> Iterator[Processes]:
    with running_postgres() as postgres, running_redis() as redis:
        running = Processes(folder, postgres, redis)
        try:
            yield running
        finally:
            running.stop()


class Player:
    """Somebody at a table with a computer player, who writes down what was acknowledged, and never gives up."""

    def __init__(self, addresses: list[str], number: int) -> None:
        self.addresses = addresses
        self.rng = random.Random(number)
        self.table = ""
        self.cookies: dict[str, str] = {}
        self.ledger: list[tuple[str, str]] = []  # questions and moves
        self.cut_off = 0

    async def sit_down(self) -> None:
        wanted = {"options": {"players": 2}, "seats": [{"person": True}, {"computer": "random"}]}
        async with httpx.AsyncClient(base_url=self.rng.choice(self.addresses), timeout=PATIENCE) as web:
            answer = await web.post("/api/tables", json=wanted)
            self.table = answer.json()["id"]
            self.cookies = dict(web.cookies)

    async def play(self) -> None:
        while True:
            try:
                if await self._play():
                    return
            except (WebSocketException, OSError, TimeoutError):
                self.cut_off += 1
            await asyncio.sleep(AGAIN)

    async def _play(self) -> bool:
        """True when the game is over; False to connect anew."""
        address = self.rng.choice(self.addresses).replace("http", "ws")
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        live = f"{address}/api/tables/{self.table}/live"
        async with connect(live, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE) as socket:
            asked: dict[str, str] = {}
            while True:
                message = DECODER.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
                if isinstance(message, Update) and is_over(message):
                    return True
                if isinstance(message, Offers):
                    # The same question gets the same answer, also when nobody knows whether the first one arrived.
                    rng = random.Random(f"{self.table} {message.question}")
                    move = rng.choice(legal(message))
                    asked[message.question] = move
                    await socket.send(
                        msgspec.json.encode(
                            {"type": "move", "question": message.question, "move": move}
                        ).decode()
                    )
                elif isinstance(message, Accepted):
                    assert message.question is not None
                    self.ledger.append((message.question, asked[message.question]))
                elif isinstance(message, Failed):
                    assert message.error.id == "storage-failed", (
                        message
                    )  # a clear word, and it is tried again
                    return False
                assert not isinstance(message, Refused), message


@pytest.mark.slow
def test_everything_is_killed_again_and_again(folder: Path) -> None:
    games = min(count(6), 50)
    with processes(folder) as running:
        players = [Player(running.addresses, number) for number in range(games)]

        def acknowledged() -> int:
            return sum(len(player.ledger) for player in players)

        async def play() -> None:
            await asyncio.gather(*(player.sit_down() for player in players))
            playing = asyncio.gather(*(player.play() for player in players))
            rng = random.Random(16)
            for number, what in enumerate(
                ["server", "worker", "database", "redis", "server", "database", "server"]
            ):
                while acknowledged() < (number + 1) * 4 * games and not playing.done():
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(running.kill, what, rng)
            await playing

        asyncio.run(play())
        assert sum(player.cut_off for player in players) >= games  # it was not quiet
        asyncio.run(check(running.database, players))


async def check(database: str, players: list[Player]) -> None:
    """The ledger and the database agree: nothing acknowledged is lost, nothing is there twice, all games are over."""
    storage = storage_at(database)
    await storage.open()
    for player in players:
        rows = await storage.moves(player.table, 0)
        assert [row.n for row in rows] == list(range(len(rows)))
        kept = [(row.question, row.move) for row in rows if row.seat == 0]
        assert len(set(kept)) == len(kept)
        ledger = dict(player.ledger)
        assert set(ledger.items()) <= set(kept)
        table = await storage.table(player.table)
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
