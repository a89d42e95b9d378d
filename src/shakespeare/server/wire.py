"""A WebSocket with nothing in between: whoever has taken it over is called when something is heard, and says what there is
to say at once.

The application accepts or refuses a connection as any other; then a queue, two wrappers and a task for every message would
cost more than most messages.
"""

import contextlib
from typing import Any, Final, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame

from shakespeare.server.arrivals import Config

_PIECE: Final = 4096  # bytes that are read at once
# Frames that bring no message by themselves: browsers send hardly any.
_FEW_FRAMES: Final = 100
_FRAMES_A_SECOND: Final = 2.0
_WIRE: Final = "shakespeare.wire"  # an extension of the interface between web server and application


class End(Protocol):
    """Whoever is at our end of a wire."""

    def hear(self, text: str | bytes) -> None: ...

    def hold(self) -> None:
        """The other side takes nothing in: nothing more should be said."""

    def go_on(self) -> None:
        """It does again."""

    def lost(self) -> None:
        """The other side has left, or has been left."""


class Wire(Protocol):
    @property
    def is_free(self) -> bool:
        """Whether something can be said: the other side takes in what it is told."""

    def take_over(self, end: End) -> None: ...

    def say(self, text: bytes) -> None: ...

    def listen(self, whether: bool) -> None:
        """Read what the other side says, or leave it there for now."""

    def break_off(self) -> None:
        """Without a farewell."""


def wire_of(socket: WebSocket) -> Wire:
    """Of a connection that has been accepted."""
    wire: Wire = socket.scope["extensions"][_WIRE]["wire"]
    return wire


class Sockets(WebSocketsSansIOProtocol):
    """The web server's end of a connection.

    Neither who is refused nor who breaks off is a mistake of ours that belongs in the log.
    """

    _end: End | None = None
    _frames_left = float(_FEW_FRAMES)
    _counted_at = 0.0

    async def run_asgi(self) -> None:
        self.scope["extensions"][_WIRE] = {"wire": self}
        await super().run_asgi()

    # The application's side, until it is taken over, and to say farewell

    async def send(self, message: Any) -> None:
        if self.is_over():  # they said what is none of the protocol
            raise ClientDisconnected
        await super().send(message)
        if self.is_over():  # the refusal has been said
            self.handshake_complete = True
        elif message["type"] == "websocket.accept" and not self.handshake_complete:
            self.handshake_complete = True  # there is nobody left whom it could be completed with
            raise ClientDisconnected

    def is_over(self) -> bool:
        return self.close_sent

    def send_receive_event_to_app(self) -> None:
        if self.is_over():  # what they still say is not heard
            self.frames = []
            return
        whole = b"".join(self.frames)
        try:
            heard = whole.decode() if self.curr_msg_data_type == "text" else whole
        except UnicodeDecodeError:
            with contextlib.suppress(InvalidState):  # they have left already
                self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if self._end is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._end.hear(heard)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            super().data_received(data[start : start + _PIECE])
            if self.transport.is_closing():
                return
        if not self.handshake_initiated:  # the request came in one piece, and it cannot be read
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # they have asked for a connection in no way that the protocol has
            self.close_sent = self.handshake_complete = True
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_ping(self) -> None:
        if self._count_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_cont(event)

    def _count_frame(self) -> bool:
        """Whether there may be another one; a connection of which there are too many is ended."""
        now = self.loop.time()
        left = self._frames_left + (now - self._counted_at) * _FRAMES_A_SECOND
        self._frames_left, self._counted_at = min(float(_FEW_FRAMES), left) - 1.0, now
        if self._frames_left < 0.0:
            self.transport.abort()
        return self._frames_left >= 0.0

    # Taken over

    def take_over(self, end: End) -> None:
        self._end = end
        self.transport.set_write_buffer_limits(
            high=0
        )  # so that we know at once when something is not taken in
        while not self.queue.empty():  # said before anybody could listen
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.disconnect":
                end.lost()
            else:
                end.hear(message.get("text") or message.get("bytes") or b"")
        if self.read_paused:
            self.listen(True)
        if not self.is_free:
            end.hold()

    @property
    def is_free(self) -> bool:
        return self.writable.is_set()

    def say(self, text: bytes) -> None:
        if self.is_over() or self.transport.is_closing():
            return
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def listen(self, whether: bool) -> None:
        if whether == self.read_paused and not self.transport.is_closing():
            self.read_paused = not whether
            if whether:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def break_off(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._end is not None:
            self._end.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._end is not None:
            self._end.go_on()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        if self._end is not None:
            self._end.lost()

    def shutdown(self) -> None:
        if self.transport.is_closing():  # they said farewell, and do not take ours in
            self.transport.abort()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        if isinstance(self.config, Config):
            self.config.arrivals.leave(self.transport)
        super().connection_lost(exc)
        if self._end is not None:
            self._end.lost()
        # Protocol, transport and parser hold each other until the collector finds them: the buffers need not wait for it.
        self.conn.extensions.clear()
