"""Replays apart from everything else: bounded, counted, and no burden on tables."""

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from shakespeare import Event, Game, Options
from shakespeare.server import replays
from shakespeare.server.guard import Guard
from shakespeare.server.limits import Limits
from shakespeare.server.pools import Pool, TimeLimit, while_connected
from shakespeare.server.troubles import Trouble
from tests.frozen import new_game
from tests.server.support import PATIENCE


def test_a_pool_is_bounded_and_leaves_the_threads_that_load_tables_alone() -> None:
    async def whole() -> None:
        pool, gate = (
            Pool("own", 2, 3, lambda: Trouble(503, "replays-busy")),
            threading.Event(),
        )
        waiting = [asyncio.ensure_future(pool.run(gate.wait)) for _ in range(5)]
        await asyncio.sleep(0)
        with pytest.raises(Trouble) as refused:
            await pool.run(gate.wait)
        assert (refused.value.status, refused.value.id) == (503, "replays-busy")
        assert await asyncio.to_thread(lambda: threading.current_thread().name.startswith("asyncio"))
        waiting.pop().cancel()  # never begun: its place is free again
        gate.set()
        assert all(await asyncio.gather(*waiting))
        assert await pool.run(lambda: threading.current_thread().name.startswith("own"))
        pool.close()

    asyncio.run(whole())


def limited(seconds: float) -> TimeLimit:
    return TimeLimit(seconds, lambda: Trouble(503, "replay-too-long"))


def replaying(limit: TimeLimit, begun: threading.Event) -> None:
    """A replay that ends by its limit alone."""
    while True:
        limit.check()
        begun.set()


async def begins(begun: threading.Event) -> None:
    assert await asyncio.to_thread(begun.wait, PATIENCE)


def test_work_ends_when_its_client_leaves() -> None:
    async def whole() -> None:
        pool, begun, left = replays.new_pool(), threading.Event(), asyncio.Event()

        async def receive() -> Message:
            if not left.is_set():
                await left.wait()
                return {"type": "http.request", "body": b"", "more_body": False}
            return {"type": "http.disconnect"}

        request = Request({"type": "http"}, receive)
        asked = asyncio.ensure_future(
            while_connected(request, pool.run_limited(limited(3600.0), replaying, begun))
        )
        await begins(begun)
        left.set()
        with pytest.raises(ClientDisconnect):
            await asked
        await asyncio.to_thread(pool.close)  # which waits for the work

    asyncio.run(whole())


def test_a_client_that_stays_is_answered() -> None:
    async def whole() -> None:
        pool = replays.new_pool()
        request = Request({"type": "http"}, asyncio.Event().wait)  # type: ignore[arg-type]
        assert await while_connected(request, pool.run(len, "four")) == 4
        with pytest.raises(TypeError):
            await while_connected(request, pool.run(len, 4))
        pool.close()

    asyncio.run(whole())


def test_a_pool_that_closes_ends_its_work() -> None:
    async def whole() -> None:
        pool, begun = replays.new_pool(), threading.Event()
        asked = asyncio.ensure_future(pool.run_limited(limited(3600.0), replaying, begun))
        await begins(begun)
        await asyncio.to_thread(pool.close)
        with pytest.raises(Trouble, match="replay-too-long"):
            await asked

    asyncio.run(whole())


def test_a_replay_that_takes_too_long_ends() -> None:
    game = new_game(2, seed=1)
    seat = game.deciders[0]
    game.play(seat, game.legal(seat)[0])
    record: dict[str, Any] = game.record()
    for moments in (replays.moments, replays.checked_moments):
        assert len(list(moments(limited(PATIENCE), record))) == 2
        with pytest.raises(Trouble, match="replay-too-long"):
            list(moments(limited(-1.0), record))


class Watched:
    """A game of which it is counted how many events are read."""

    def __init__(self, game: Game, read: list[int]) -> None:
        self._game = game
        self._read = read

    @property
    def events(self) -> list[Event]:
        return self.events_since(-1)

    def events_since(self, number: int) -> list[Event]:
        events = self._game.events_since(number)
        self._read.append(len(events))
        return events

    @property
    def options(self) -> Options:
        return self._game.options

    def view(self, seat: int | None) -> dict[str, object]:
        return self._game.view(seat)


def test_a_replay_reads_each_event_once() -> None:
    """However long a record is, also of moves taken back, a replay takes as long as it is."""
    game, rng = new_game(2, seed=1), random.Random(1)
    for _ in range(60):
        seat = game.deciders[0]
        game.play(seat, rng.choice(game.legal(seat)))
        if game.undoable(seat):
            game.undo(seat)
            game.play(seat, game.legal(seat)[0])
    read: list[int] = []

    def watched(limit: TimeLimit, record: dict[str, Any]) -> Iterator[Any]:
        return (Watched(one, read) for one in replays.moments(limit, record))

    replays.replay(limited(PATIENCE), watched, game.record(), None)
    assert sum(read) == len(game.events)


@pytest.mark.parametrize(("path", "most"), [("/api/tables/x/replay", 60), ("/api/tables/x", 300)])
def test_replays_count_like_changes(monkeypatch: pytest.MonkeyPatch, path: str, most: int) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    answered: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answered.append(message["status"])

    async def whole() -> None:
        guard = Guard(app, (), 1000, Limits(1, 1))
        scope = {
            "type": "http", "method": "GET", "path": path, "scheme": "http", "headers": [],
            "client": ("203.0.113.7", 1),
        }  # fmt: skip
        for _ in range(2 * most):
            await guard(scope, None, send)  # type: ignore[arg-type]

    asyncio.run(whole())
    assert answered[:most] == [200] * most and 429 in answered[most:]
