"""A client that takes nothing in holds up nobody, and nothing piles up for it."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from shakespeare.server.live import Connection
from shakespeare.server.messages import FromServer, Offers, Update, Welcome
from shakespeare.server.metrics import Moves
from shakespeare.server.table import Table
from shakespeare.server.turns import Turns
from shakespeare.server.wire import End
from tests.server.test_tables import House, decide, run


class Stalled:
    """The other side of a connection, which takes messages in only while it may, and the wire to it."""

    def __init__(self, takes: bool = False) -> None:
        self.heard: list[FromServer] = []
        self.is_free = takes
        self.is_listened_to = True
        self.is_broken = False
        self.scope = {"extensions": {"shakespeare.wire": {"wire": self}}}
        self._end: End | None = None

    async def accept(self) -> None:
        pass

    async def close(self, code: int) -> None:
        self.break_off()

    def connect(self, table: Table, person: int | None = None, patience: float = 30) -> "asyncio.Task[None]":
        connection = Connection(self, table, person, -1, patience, Moves(), Turns())  # type: ignore[arg-type]
        return asyncio.create_task(connection.run())

    # What happens at the other end

    async def taken_over(self) -> None:
        while self._end is None:
            await asyncio.sleep(0)

    def take(self, whether: bool) -> None:
        assert self._end is not None
        self.is_free = whether
        if whether:
            self._end.go_on()
        else:
            self._end.hold()

    def speak(self, text: str) -> bool:
        """Whether somebody listened."""
        if self.is_listened_to:
            assert self._end is not None
            self._end.hear(text)
        return self.is_listened_to

    def leave(self) -> None:
        assert self._end is not None
        self._end.lost()

    # What our end may do

    def take_over(self, end: End) -> None:
        self._end = end
        if not self.is_free:
            end.hold()

    def say(self, text: bytes) -> None:
        assert self.is_free
        self.heard += msgspec.json.decode(text, type=list[FromServer])

    def listen(self, whether: bool) -> None:
        self.is_listened_to = whether

    def break_off(self) -> None:
        self.is_broken = True
        self.leave()


async def while_nothing_happens() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


def test_what_a_slow_client_missed_comes_in_one_piece(folder: Path) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        socket = Stalled()
        running = socket.connect(table, table.row.seats[0].person)
        await socket.taken_over()
        rng = random.Random(1)
        for _ in range(12):
            await decide(table, rng)
        whole, _ = table.update(0, -1)
        assert socket.heard == []
        socket.take(True)
        while not socket.heard:
            await asyncio.sleep(0)
        welcome, update, offers = socket.heard
        assert isinstance(welcome, Welcome) and isinstance(offers, Offers)
        assert isinstance(update, Update) and (update.number, update.events) == (whole.number, whole.events)
        socket.leave()
        await running
        assert not table.listeners

    run(folder, work)


def test_who_takes_nothing_in_for_long_is_left(folder: Path) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        socket = Stalled()
        await socket.connect(table, patience=0.01)
        assert socket.is_broken and not table.listeners and socket.heard == []
        await decide(table, random.Random(1))

    run(folder, work)


def test_who_takes_things_in_again_is_not_left(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        socket = Stalled()
        loop = asyncio.get_running_loop()
        late = 0.0
        monkeypatch.setattr(loop, "time", lambda now=loop.time: now() + late)
        running = socket.connect(table, patience=3600)
        await socket.taken_over()
        socket.take(True)
        late = 7200.0
        await while_nothing_happens()
        assert not socket.is_broken and table.listeners
        socket.leave()
        await running

    run(folder, work)


def test_who_speaks_and_does_not_listen_is_not_heard_for_ever(folder: Path) -> None:
    """Nothing is answered that cannot be told; then no more is read."""

    async def work(house: House) -> None:
        table = await house.create(1)
        socket = Stalled(takes=True)
        running = socket.connect(table)
        while not socket.heard:
            await asyncio.sleep(0)
        socket.take(False)
        said = 0
        while socket.speak("?"):
            said += 1
        assert 0 < said < 20
        before = len(socket.heard)
        await while_nothing_happens()
        assert len(socket.heard) == before and not socket.is_listened_to
        socket.take(True)
        while len(socket.heard) < before + said:
            await asyncio.sleep(0)
        assert socket.is_listened_to
        socket.leave()
        await running

    run(folder, work)


def test_a_table_is_not_forgotten_while_a_connection_opens(folder: Path) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        may_open = asyncio.Event()

        class Opening(Stalled):
            async def accept(self) -> None:
                await may_open.wait()

        socket = Opening(takes=True)
        running = socket.connect(table, table.row.seats[0].person)
        await asyncio.sleep(0)
        for _ in range(3):
            await house.create(1)
        assert await house.tables.find(table.id) is table
        may_open.set()
        await decide(table, random.Random(1))
        while not [message for message in socket.heard if isinstance(message, Update)]:
            await asyncio.sleep(0)
        socket.leave()
        await running

    run(folder, work, kept=1)


@pytest.mark.parametrize("takes", [True, False])
def test_a_connection_that_is_cancelled_leaves_nothing_behind(folder: Path, takes: bool) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        before = asyncio.all_tasks()
        socket = Stalled(takes)
        running = socket.connect(table)
        await socket.taken_over()
        socket.speak("?")
        while takes and not socket.heard:
            await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert asyncio.all_tasks() == before and not table.listeners

    run(folder, work)
