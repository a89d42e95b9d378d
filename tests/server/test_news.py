"""News between processes: hints that may be lost, and nobody who sends nonsense ends them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import redis.asyncio

from shakespeare.server import app
from shakespeare.server.news import News
from shakespeare.server.redis_news import RedisNews
from tests.server.services import Redis, running_redis
from tests.server.support import PATIENCE
from tests.server.test_tables import opened

HOSTILE = (b"\xff\xfe", b"", b" ", b"\x00\x80 \xc3\x28", b"somebody " + b"x" * 100_000, b"a " * 20_000)


def run(address: str, work: Callable[[RedisNews, RedisNews], Awaitable[None]]) -> None:
    async def whole() -> None:
        ours, others = RedisNews(address), RedisNews(address)
        try:
            async with asyncio.timeout(PATIENCE):
                await work(ours, others)
        finally:
            await ours.close()
            await others.close()

    asyncio.run(whole())


async def hear(heard: AsyncIterator[str | None], wanted: str | None) -> None:
    while await anext(heard) != wanted:
        pass


def test_a_hostile_message_ends_nothing(redis: Redis) -> None:
    """Whoever reaches Redis can say anything there."""

    async def work(ours: RedisNews, others: RedisNews) -> None:
        heard = ours.heard()
        assert await anext(heard) is None and ours.are_heard
        async with redis_client(redis.address) as client:
            for message in HOSTILE:
                assert await client.publish("shakespeare", message)
        others.tell("table")
        await hear(heard, "table")
        assert ours.are_heard
        ours.tell("own")
        others.tell("after")
        assert await anext(heard) == "after"  # nobody hears themselves

    run(redis.address, work)


def redis_client(address: str) -> "redis.asyncio.Redis":
    return redis.asyncio.Redis.from_url(address)


def test_when_redis_is_back_something_may_have_gone_unheard() -> None:
    async def work(ours: RedisNews, others: RedisNews) -> None:
        heard = ours.heard()
        assert await anext(heard) is None
        server.kill()
        others.tell("lost")
        later = asyncio.ensure_future(anext(heard))
        await asyncio.to_thread(server.start)
        assert await later is None and ours.are_heard

    with running_redis() as server:
        run(server.address, work)


def test_what_has_gone_unheard_is_looked_for_at_once(place: Path | str) -> None:
    async def work() -> None:
        async with opened(place) as house, opened(place) as other:
            table = await house.create(2, free=1)
            woken = asyncio.Event()

            class Listener:
                def wake(self) -> None:
                    woken.set()

            class Unheard(News):
                async def heard(self) -> AsyncIterator[str | None]:
                    yield None

            table.listeners.add(Listener())
            person = await other.storage.add_person("guest")
            await other.tables.sit_down(table.id, 1, person, "Ben")
            assert table.row.seats[1].name is None
            house.tables._news = Unheard()
            await house.tables.heed()
            assert table.row.seats[1].name == "Ben" and woken.is_set()

    asyncio.run(work())


def test_what_goes_on_by_itself_is_not_ended_by_a_mistake(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "_AGAIN", 0.0)
    problems = [ValueError("a mistake"), KeyError("another")]

    async def work() -> None:
        if problems:
            raise problems.pop()

    asyncio.run(app.insist(work))
    assert problems == [] and "a mistake" in caplog.text and "another" in caplog.text
