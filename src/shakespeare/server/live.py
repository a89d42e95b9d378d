"""Live updates: one connection of one seat (or of a spectator).

Nothing piles up for a slow client: a change only wakes the connection, which then tells what is new since it last
spoke, once the other side takes in what it is told. Until then none of its own messages are answered, and soon no more of
them are read.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
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
    Refused,
    Thinking,
    Welcome,
)
from shakespeare.server.metrics import Moves
from shakespeare.server.storage import SeatRow, StorageError
from shakespeare.server.table import Answer, Shown, Table
from shakespeare.server.troubles import Trouble, problem
from shakespeare.server.turns import Turns
from shakespeare.server.wire import Wire, wire_of

_log = logging.getLogger(__name__)

_MOST_ASKED: Final = 8  # messages that wait for an answer until no more are read
# A reason to close, in the range that is free for applications.
TABLE_GONE: Final = 4404
NO_SPECTATORS: Final = 4403
_OUR_FAULT: Final = 1011  # as the protocol has it

_decoder: Final = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()


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
        """`pace` says how long to wait until the next message is heard."""
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
        self._loop = asyncio.get_running_loop()
        self._wire: Wire | None = None  # while somebody is at both ends
        self._over: asyncio.Future[int | None] = self._loop.create_future()  # the code to close with, if any
        self._asked: deque[str | bytes] = deque()  # messages that wait for an answer
        self._answering: asyncio.Task[None] | None = None
        self._is_heard = False  # one of them has its turn, or waits for it
        self._is_told = False  # waits for a turn to speak
        self._losing_patience: asyncio.TimerHandle | None = None
        self._said: list[FromServer] = []  # what is to be sent
        self._shown: Shown | None = None
        self._seats_shown: list[SeatRow] = []
        self._about_shown: object = None
        self._rows_shown = -1
        self._thinking_shown: tuple[int, ...] = ()
        self._clocks_shown: Clocks | None = None

    async def run(self) -> None:
        """Speak and listen until either side leaves."""
        self._table.listeners.add(self)  # before anything else, so that the table is not forgotten meanwhile
        try:
            await self._socket.accept()
            self._wire = wire_of(self._socket)
            self._wire.take_over(self)
            self.wake()
            code = await self._over
            if code is not None:
                async with asyncio.timeout(self._patience):
                    await self._socket.close(code)
        except (WebSocketDisconnect, OSError, TimeoutError):
            pass  # the other side has left, which is its right
        except asyncio.CancelledError:
            self._asked.clear()
            if self._answering is not None:
                self._answering.cancel()  # what is being kept is kept all the same
            raise
        finally:
            self._table.listeners.discard(self)
            self._wire = None
            self.go_on()
            if self._answering is not None:
                await self._answering
            while self._asked and not (self._pace and self._pace()):  # said before they left
                await self._answer(self._asked.popleft())

    # What the wire says

    def hear(self, text: str | bytes) -> None:
        self._asked.append(text)
        if len(self._asked) >= _MOST_ASKED and self._wire is not None:
            self._wire.listen(False)
        self._attend()

    def hold(self) -> None:
        if self._losing_patience is None:
            self._losing_patience = self._loop.call_later(self._patience, self._break_off)

    def go_on(self) -> None:
        if self._losing_patience is not None:
            self._losing_patience.cancel()
            self._losing_patience = None
        self.wake()
        self._attend()

    def lost(self) -> None:
        self._end(None)

    def _break_off(self) -> None:
        """Who takes nothing in takes no farewell in either."""
        if self._wire is not None:
            self._wire.break_off()

    def _end(self, code: int | None) -> None:
        if not self._over.done():
            self._over.set_result(code)

    def _fail(self, error: Exception) -> None:
        _log.error("A connection has failed.", exc_info=error)
        self._end(_OUR_FAULT)

    # Speaking

    def wake(self) -> None:
        if not self._is_told and self._wire is not None:
            self._is_told = True
            self._turns.to_be_told.join(self._speak)

    def _speak(self) -> None:
        self._is_told = False
        if self._wire is None or not self._wire.is_free or self._over.done():
            return
        try:
            self._tell()
            if self._said:
                # In one frame: a frame costs more than what is in it.
                self._wire.say(_encoder.encode(self._said))
                self._said.clear()
        except Exception as error:
            self._fail(error)

    def _tell(self) -> None:
        """All that is new."""
        table, row = self._table, self._table.row
        if table.gone:
            self._end(TABLE_GONE)
            return
        if not row.house.spectators and table.seat_of(self._person) is None:
            self._end(NO_SPECTATORS)  # somebody has given the seat away
            return
        if _about(table) != self._about_shown:
            self._greet()
        if table.rows != self._rows_shown:
            self._show()
        if table.thinking != self._thinking_shown:
            self._thinking_shown = table.thinking
            self._said.append(Thinking(list(table.thinking)))
        if row.clocks != self._clocks_shown:
            self._clocks_shown = row.clocks
            clocks = table.clocks()
            if clocks is not None:
                self._said.append(clocks)

    def _greet(self) -> None:
        """Who sits where: first of all, and when somebody has sat down, here or for a rematch."""
        table = self._table
        if self._seat is not None and _stand_in(self._seats_shown, self._seat) != _stand_in(
            table.row.seats, self._seat
        ):
            self._rows_shown = -1  # what was asked of one is asked of the other now
        row = table.row
        self._seats_shown = row.seats
        self._about_shown = _about(table)
        seat = table.seat_of(self._person, self._wanted)
        if self._seat != seat:
            # It was us: what this seat alone may know has happened before, so that all is told from the start.
            self._seat = seat
            self._since = self._rows_shown = -1
        self._said.append(Welcome(table.describe(self._person), __version__))

    def _show(self) -> None:
        """What happened, and what the seat can choose from now."""
        table = self._table
        if table.age != self._age:
            self._age = table.age
            self._since = -1
        update, self._shown = table.update(self._seat, self._since, self._shown)
        self._since = update.number
        self._rows_shown = table.rows
        self._said.append(update)
        offers = table.offers(self._seat)
        if offers is not None:
            self._said.append(offers)

    # Listening

    def _attend(self) -> None:
        """Answer what was said first, unless something is being answered, or the answers are not taken in."""
        if self._asked and not self._is_heard and self._wire is not None and self._wire.is_free:
            self._is_heard = True
            self._turns.to_be_heard.join(self._begin_answer)

    def _begin_answer(self) -> None:
        wait = 0.0 if self._pace is None else self._pace()
        if wait:
            self._loop.call_later(wait, self._begin_answer)
        elif self._wire is not None:
            self._answering = self._loop.create_task(self._answer_first())

    async def _answer_first(self) -> None:
        try:
            self._said.append(await self._answer(self._asked.popleft()))
            self._is_heard = False
            if self._wire is not None:
                self._wire.listen(len(self._asked) < _MOST_ASKED)
            self.wake()
            self._attend()
        except Exception as error:
            self._fail(error)

    async def _answer(self, text: str | bytes) -> Answer | Failed:
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


def _about(table: Table) -> object:
    """What of a welcome may change in the course of a game."""
    row = table.row
    return row.seats, row.wish, row.again, row.begun, row.helped, table.age
