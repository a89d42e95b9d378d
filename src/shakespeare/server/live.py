"""Live updates: one connection of one seat (or of a spectator).

Nothing piles up for a slow client: a change only wakes the connection, which then tells what is new since it last
spoke. Answers to the client's own messages wait in a short queue; while that is full, no more of them are read.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shakespeare._version import __version__
from shakespeare.server.clocks import Clocks
from shakespeare.server.messages import (
    Failed,
    FromClient,
    FromServer,
    Move,
    Offers,
    Refused,
    Thinking,
    Welcome,
)
from shakespeare.server.metrics import Moves
from shakespeare.server.storage import SeatRow, StorageError, Wish
from shakespeare.server.table import Answer, Table
from shakespeare.server.troubles import Trouble, problem
from shakespeare.server.turns import Turns

_log = logging.getLogger(__name__)

_MOST_ANSWERS: Final = 8  # in the queue; as many may be on their way
# A reason to close, in the range that is free for applications.
TABLE_GONE: Final = 4404
NO_SPECTATORS: Final = 4403
_LOST: Final = 1006  # without a word, as the protocol has it

_decoder: Final = msgspec.json.Decoder(FromClient)


class Connection:
    def __init__(
        self,
        socket: WebSocket,
        table: Table,
        person: int | None,
        since: int,
        patience: float,
        moves: Moves,
        turns: Turns,
        pace: Callable[[], float] | None = None,
        wanted: int | None = None,
        age: int = 0,
    ) -> None:
        """`pace` says how long to wait until the next message is read."""
        self._socket = socket
        self._table = table
        self._person = person
        self._wanted = wanted  # of several seats of one's own
        self._seat = table.seat_of(person, wanted)
        self._since = since
        self._age = age  # of the table, when it was at that number
        self._patience = patience
        self._moves = moves
        self._turns = turns
        self._pace = pace
        self._news = asyncio.Event()
        self._answers: asyncio.Queue[Answer | Failed] = asyncio.Queue(_MOST_ANSWERS)
        self._said: list[FromServer] = []  # what is to be sent
        self._sending: float | None = None  # since when, while the other side takes nothing in
        self._seats_shown: list[SeatRow] = []
        self._wish_shown: Wish | None = None
        self._again_shown = False
        self._rows_shown = -1
        self._thinking_shown: tuple[int, ...] = ()
        self._clocks_shown: Clocks | None = None

    def wake(self) -> None:
        self._news.set()

    async def run(self) -> None:
        """Speak and listen until either side leaves."""
        self._table.listeners.add(self)  # before anything else, so that the table is not forgotten meanwhile
        try:
            await self._socket.accept()
            self.wake()
            await _first_of(self._speak(), self._listen(), self._watch())
        except (WebSocketDisconnect, OSError):
            pass  # the other side has left, which is its right
        finally:
            self._table.listeners.discard(self)

    # Speaking

    async def _speak(self) -> None:
        table = self._table
        while True:
            await self._news.wait()
            await self._turns.to_be_told.wait()
            self._news.clear()
            while not self._answers.empty():
                self._say(self._answers.get_nowait())
            if table.gone:
                await self._close(TABLE_GONE)
                return
            if not table.row.house.spectators and table.seat_of(self._person) is None:
                await self._close(NO_SPECTATORS)  # somebody has given the seat away
                return
            row = table.row
            if (row.seats, row.wish, row.again) != (self._seats_shown, self._wish_shown, self._again_shown):
                self._greet()
                await self._send()  # what else there is to say may have changed until that is taken in
            if table.rows != self._rows_shown:
                self._show()
            if table.thinking != self._thinking_shown:
                self._thinking_shown = table.thinking
                self._say(Thinking(list(table.thinking)))
            if table.row.clocks != self._clocks_shown:
                self._clocks_shown = table.row.clocks
                clocks = table.clocks()
                if clocks is not None:
                    self._say(clocks)
            await self._send()

    def _greet(self) -> None:
        """Who sits where: first of all, and when somebody has sat down, here or for a rematch."""
        table = self._table
        if self._seat is not None and _stand_in(self._seats_shown, self._seat) != _stand_in(
            table.row.seats, self._seat
        ):
            self._rows_shown = -1  # what was asked of one is asked of the other now
        self._seats_shown = table.row.seats
        self._wish_shown = table.row.wish
        self._again_shown = table.row.again
        seat = table.seat_of(self._person, self._wanted)
        if self._seat != seat:
            # It was us: what this seat alone may know has happened before, so that all is told from the start.
            self._seat = seat
            self._since = self._rows_shown = -1
        self._say(Welcome(table.describe(self._person), __version__))

    def _show(self) -> None:
        """All that is new, and what the seat can choose from. What both say is taken from one moment."""
        table = self._table
        if table.age != self._age:
            self._age = table.age
            self._since = -1
        update = table.update(self._seat, self._since)
        offers: Offers | None = table.offers(self._seat)
        self._since = update.number
        self._rows_shown = table.rows
        self._say(update)
        if offers is not None:
            self._say(offers)

    def _say(self, message: FromServer) -> None:
        """With all else that there is to say now."""
        self._said.append(message)

    async def _send(self) -> None:
        """In one frame: a frame costs more than what is in it."""
        if not self._said:
            return
        text = msgspec.json.encode(self._said).decode()
        self._said.clear()
        self._sending = asyncio.get_running_loop().time()
        await self._socket.send_text(text)
        self._sending = None

    async def _watch(self) -> None:
        """Until the other side has taken nothing in for too long. Few ever come near that: so nothing is set up for a
        frame of its own."""
        loop = asyncio.get_running_loop()
        while self._sending is None or loop.time() - self._sending < self._patience:
            await asyncio.sleep(self._patience / 4)
        raise WebSocketDisconnect(_LOST)  # who takes nothing in takes no farewell in either

    async def _close(self, code: int) -> None:
        await self._send()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._socket.close(code)

    # Listening

    async def _listen(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            while self._pace is not None and (wait := self._pace()):
                await asyncio.sleep(wait)
            text: bytes | str = message.get("text") or message.get("bytes") or b""
            await self._turns.to_be_heard.wait()
            await self._answers.put(await self._answer(text))
            self.wake()

    async def _answer(self, text: bytes | str) -> Answer | Failed:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return Failed(problem("bad-message", problem=str(error)))
        seat = self._table.seat_of(self._person, self._wanted)
        moves = self._moves
        try:
            if seat is None:
                raise Trouble(403, "not-your-seat")
            self._table.check_present(seat)
            with moves.times.taken():
                if isinstance(message, Move):
                    answer = await self._table.move(seat, message.question, message.move)
                else:
                    answer = await self._table.undo(seat, message.number)
        except Trouble as trouble:
            moves.failed += 1
            return Failed(trouble.problem)
        except StorageError as error:
            moves.failed += 1
            _log.error("A decision could not be kept: %s", error)
            return Failed(problem("storage-failed"))
        moves.refused += isinstance(answer, Refused)
        return answer


def _stand_in(seats: list[SeatRow], seat: int) -> str | None:
    return seats[seat].stand_in if seat < len(seats) else None


async def _first_of(*work: Coroutine[None, None, None]) -> None:
    """Do several things until one of them ends. None goes on after that, not even when we are cancelled ourselves."""
    tasks = [asyncio.create_task(part) for part in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
