"""A client that takes nothing in holds up nobody, and nothing piles up for it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from shakespeare.server.live import Connection
from shakespeare.server.messages import FromServer, Offers, Update, Welcome
from shakespeare.server.metrics import Moves
from shakespeare.server.turns import Turns
from tests.server.test_tables import House, decide, run


class Stalled:
    """The other side of a connection, which takes messages in only while it may."""

    def __init__(self) -> None:
        self.heard: list[FromServer] = []
        self.waiting = asyncio.Event()  # somebody wants to send, and cannot
        self.may_take = asyncio.Event()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def accept(self) -> None:
        pass

    async def send_text(self, text: str) -> None:
        if not self.may_take.is_set():
            self.waiting.set()
            await self.may_take.wait()
        self.heard += msgspec.json.decode(text, type=list[FromServer])

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def close(self, code: int) -> None:
        raise WebSocketDisconnect(code)


def test_what_a_slow_client_missed_comes_in_one_piece(folder: Path) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        person = table.row.seats[0].person
        socket = Stalled()
        connection = Connection(socket, table, person, -1, patience=30, moves=Moves(), turns=Turns())  # type: ignore[arg-type]
        running = asyncio.create_task(connection.run())
        await socket.waiting.wait()
        rng = random.Random(1)
        for _ in range(12):
            await decide(table, rng)
        whole = table.update(0, -1)
        socket.may_take.set()
        while not socket.heard or not isinstance(socket.heard[-1], Offers):
            await asyncio.sleep(0)
        welcome, update, _ = socket.heard
        assert isinstance(welcome, Welcome)
        assert isinstance(update, Update) and (update.number, update.events) == (whole.number, whole.events)
        await socket.said.put({"type": "websocket.disconnect"})
        await running
        assert not table.listeners

    run(folder, work)


def test_who_takes_nothing_in_for_long_is_left(folder: Path) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        socket = Stalled()
        connection = Connection(socket, table, None, -1, patience=0.01, moves=Moves(), turns=Turns())  # type: ignore[arg-type]
        await connection.run()
        assert not table.listeners and socket.heard == []
        await decide(table, random.Random(1))

    run(folder, work)


def test_who_speaks_and_does_not_listen_is_not_heard_for_ever(folder: Path) -> None:
    """Answers wait in a short queue; then no more is read."""

    async def work(house: House) -> None:
        table = await house.create(1)
        socket = Stalled()
        for _ in range(100):
            await socket.said.put({"type": "websocket.receive", "text": "?"})
        connection = Connection(socket, table, None, -1, patience=30, moves=Moves(), turns=Turns())  # type: ignore[arg-type]
        socket.may_take.set()
        running = asyncio.create_task(connection.run())
        while not socket.heard:
            await asyncio.sleep(0)
        socket.may_take.clear()
        await socket.waiting.wait()
        for _ in range(200):
            await asyncio.sleep(0)
        assert socket.said.qsize() > 70
        socket.may_take.set()
        while socket.said.qsize():
            await asyncio.sleep(0)
        await socket.said.put({"type": "websocket.disconnect"})
        await running

    run(folder, work)


def test_a_table_is_not_forgotten_while_a_connection_opens(folder: Path) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        may_open = asyncio.Event()

        class Opening(Stalled):
            async def accept(self) -> None:
                await may_open.wait()

        socket = Opening()
        socket.may_take.set()
        connection = Connection(
            socket, table, table.row.seats[0].person, -1, patience=30, moves=Moves(), turns=Turns()
        )  # type: ignore[arg-type]
        running = asyncio.create_task(connection.run())
        await asyncio.sleep(0)
        for _ in range(3):
            await house.create(1)
        assert await house.tables.find(table.id) is table
        may_open.set()
        await decide(table, random.Random(1))
        while not [message for message in socket.heard if isinstance(message, Update)]:
            await asyncio.sleep(0)
        await socket.said.put({"type": "websocket.disconnect"})
        await running

    run(folder, work, kept=1)


@pytest.mark.parametrize("takes", [True, False])
def test_a_connection_that_is_cancelled_leaves_nothing_behind(folder: Path, takes: bool) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        before = asyncio.all_tasks()
        socket = Stalled()
        if takes:
            socket.may_take.set()
        connection = Connection(socket, table, None, -1, patience=30, moves=Moves(), turns=Turns())  # type: ignore[arg-type]
        running = asyncio.create_task(connection.run())
        while not (socket.heard or socket.waiting.is_set()):
            await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert asyncio.all_tasks() == before and not table.listeners

    run(folder, work)
