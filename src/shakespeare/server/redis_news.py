"""News by way of a Redis server (or one that speaks its language), on one channel for all tables."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from shakespeare.server.news import News

_log = logging.getLogger(__name__)

_CHANNEL: Final = "shakespeare"
_PATIENCE: Final = 5.0  # seconds
_FIRST_WAIT: Final = 0.5
_LONGEST_WAIT: Final = 10.0
_MOST_WAITING: Final = 10_000


class RedisNews(News):
    """While Redis is gone, nothing is told or heard, and it is tried again and again."""

    def __init__(self, address: str) -> None:
        self._redis: Redis = Redis.from_url(
            address, socket_connect_timeout=_PATIENCE, socket_timeout=None, health_check_interval=5
        )
        self._own = secrets.token_hex(4)  # so that nobody hears themselves
        self._are_heard = False
        self._to_tell: dict[str, None] = {}  # a table is told of once, however often it has changed
        self._has_to_tell = asyncio.Event()
        self._telling = asyncio.create_task(self._tell_all(), name="news")

    @property
    def are_heard(self) -> bool:
        return self._are_heard

    def tell(self, id: str) -> None:
        if len(self._to_tell) < _MOST_WAITING:
            self._to_tell[id] = None
            self._has_to_tell.set()

    async def _tell_all(self) -> None:
        while True:
            await self._has_to_tell.wait()
            self._has_to_tell.clear()
            ids, self._to_tell = list(self._to_tell), {}
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._redis.publish(_CHANNEL, " ".join([self._own, *ids]))
            except (RedisError, OSError) as error:
                _log.warning("Redis cannot be told of %d tables: %s", len(ids), error)
            except Exception:
                _log.exception("Redis cannot be told of %d tables.", len(ids))

    async def heard(self) -> AsyncIterator[str | None]:
        wait = _FIRST_WAIT
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self._are_heard = True
                            wait = _FIRST_WAIT
                            yield None
                        elif message["type"] == "message":
                            for id in self._told(message["data"]):
                                yield id
            except (RedisError, OSError) as error:
                if self._are_heard or wait == _FIRST_WAIT:
                    _log.warning("Redis is not there; others are heard of late: %s", error)
            except Exception:
                _log.exception("Redis is not understood; others are heard of late.")
            finally:
                self._are_heard = False
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    def _told(self, data: bytes) -> list[str]:
        """The tables that a message names. Anybody can send one who reaches Redis: what is none names none that there is."""
        sender, *ids = data.decode("ascii", "replace").split(" ")
        return [] if sender == self._own else ids[:_MOST_WAITING]

    async def close(self) -> None:
        self._telling.cancel()
        await asyncio.gather(self._telling, return_exceptions=True)
        await self._redis.aclose()
