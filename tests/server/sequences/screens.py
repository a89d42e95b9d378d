"""What somebody sees: one connection, read as it comes in."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from shakespeare.server.messages import Accepted, Clocks, Failed, FromServer, Refused, Update, Welcome
from tests.server.support import PATIENCE, Line

Answer = Accepted | Refused | Failed


class Screen:
    """A connection to a table, and all that it was told."""

    def __init__(self, address: str, table: str, wanted: int | None, since: int = -1, age: int = 0) -> None:
        self.address = address
        self.table = table
        self.wanted = wanted  # of several seats of one person
        self.line = Line(None, since)
        self.line.age = age
        self.problem: Exception | None = None
        self.closed = asyncio.Event()
        self._answers: asyncio.Queue[Answer] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self, cookies: dict[str, str], news: Callable[[], None]) -> None:
        line = self.line
        where = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/live"
        query = f"since={line.number}&age={line.age}" + (
            f"&seat={self.wanted}" if self.wanted is not None else ""
        )
        said = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self._socket = await connect(
            f"{where}?{query}",
            additional_headers={"Cookie": said} if said else None,
            open_timeout=PATIENCE,
            compression=None,
            max_size=None,
        )
        self._reading = asyncio.create_task(self._read(news))

    async def _read(self, news: Callable[[], None]) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                for message in self.line.read(text):
                    self.line.take_in(message)
                    if isinstance(message, Accepted | Refused | Failed):
                        self._answers.put_nowait(message)
                news()
        except ConnectionClosed:
            pass
        except Exception as error:
            self.problem = error
        finally:
            self.closed.set()
            news()

    async def ask(self, **message: Any) -> Answer:
        """Say something, and hear the answer."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message))
        answer = asyncio.ensure_future(self._answers.get())
        closed = asyncio.ensure_future(self.closed.wait())
        await asyncio.wait({answer, closed}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        closed.cancel()
        if not answer.done():
            answer.cancel()
            raise AssertionError(f"no answer to {message}")
        return answer.result()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        await self.gone()

    async def gone(self) -> None:
        """The connection is closed, whoever closed it."""
        await asyncio.wait_for(self.closed.wait(), PATIENCE)
        if self._reading is not None:
            await self._reading

    def last(self, kind: type[FromServer]) -> Any:
        return next((message for message in reversed(self.line.heard) if isinstance(message, kind)), None)

    @property
    def seat(self) -> int | None:
        """The one that it shows; of several of one person, the table names the first."""
        seat: int | None = self.line.view.get("seat")
        return seat

    @property
    def update(self) -> Update | None:
        update: Update | None = self.last(Update)
        return update

    @property
    def welcome(self) -> Welcome | None:
        welcome: Welcome | None = self.last(Welcome)
        return welcome

    @property
    def clocks(self) -> Clocks | None:
        clocks: Clocks | None = self.last(Clocks)
        return clocks
