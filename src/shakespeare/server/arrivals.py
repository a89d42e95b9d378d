"""Connections until a request has arrived: how long that may take, and how many of them there may be.

Nobody is known yet while a request arrives, so that the limits of requests cannot hold: they are counted when it is there.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

_LONGEST_HEADERS: Final = 16 * 1024  # bytes


class Arrivals:
    """All connections of a server: whom each is counted for, and which of them a request has not arrived over."""

    def __init__(
        self,
        header_seconds: float,
        body_seconds: float,
        most_from: int,
        most_arriving: int,
        network_of: Callable[[str | None], str | None],
    ) -> None:
        """`network_of` says whom to count an address for; None: it is not counted."""
        self.header_seconds = header_seconds
        self.body_seconds = body_seconds
        self._most_from = most_from
        self._most_arriving = most_arriving
        self._network_of = network_of
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._count: Counter[str] = Counter()
        self._arriving: dict[RequestProtocol, None] = {}  # the oldest first

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection; False if its address has as many as it may have."""
        peer = transport.get_extra_info("peername")
        network = self._network_of(peer[0] if isinstance(peer, tuple) else None)
        if network is None:
            return True
        if self._count[network] >= self._most_from:
            return False
        self._count[network] += 1
        self._open[transport] = network
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        network = self._open.pop(transport, None)
        if network is not None:
            self._count[network] -= 1
            if not self._count[network]:
                del self._count[network]

    def wait_for(self, request: "RequestProtocol") -> None:
        """A request is arriving. Where too many are, the oldest is given up: it had the most time."""
        self._arriving[request] = None
        if len(self._arriving) > self._most_arriving:
            next(iter(self._arriving)).give_up()

    def arrived(self, request: "RequestProtocol") -> None:
        self._arriving.pop(request, None)


class Config(uvicorn.Config):
    """The web server's configuration, with what the protocols share."""

    def __init__(self, app: Any, arrivals: Arrivals, **more: Any) -> None:
        super().__init__(app, http=RequestProtocol, **more)
        self.arrivals = arrivals


class RequestProtocol(HttpToolsProtocol):
    """HTTP over one connection, with a time limit for the arrival of each request."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._arrivals = config.arrivals
        self._timer: asyncio.TimerHandle | None = None  # while a request arrives
        self._has_headers = False
        self._header_bytes = 0
        self._bytes_without_headers = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._arrivals.enter(transport):
            self._begin()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._arrivals.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._begin()
        is_head = not self._has_headers  # and not the end of a body
        super().data_received(data)
        if is_head and self._timer is not None and not self._has_headers:
            self._bytes_without_headers += len(data)
            if self._bytes_without_headers > 2 * _LONGEST_HEADERS:  # one that never comes to its end
                self.give_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:  # another one follows in the same piece of data
            self._begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Raises where there are too many; also where headers come after a body in pieces, which nobody here reads."""
        self._header_bytes += len(name) + len(value)
        if self._has_headers or self._header_bytes > _LONGEST_HEADERS:
            self.give_up()
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._has_headers = True
        self._set_timer(self._arrivals.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._end()
        super().on_message_complete()
        cycle = self._latest
        if cycle is not None and cycle.response_complete:
            self._begin()  # answered before the body had arrived, which ended uvicorn's keep-alive timer for good

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def give_up(self) -> None:
        self._end()
        self.transport.abort()

    # The time limit

    def _begin(self) -> None:
        self._has_headers = False
        self._header_bytes = 0
        self._bytes_without_headers = 0
        self._set_timer(self._arrivals.header_seconds)
        self._arrivals.wait_for(self)

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._arrivals.arrived(self)

    def _set_timer(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        if self._is_answering():  # what comes after a request waits for its answer
            self._set_timer(self._arrivals.header_seconds)
        else:
            self.give_up()

    def _is_answering(self) -> bool:
        cycle = self._latest
        return bool(self.pipeline) or (cycle is not None and not (cycle.response_complete or cycle.more_body))

    @property
    def _latest(self) -> RequestResponseCycle | None:
        """The latest request whose headers have arrived, with its response; None before the first."""
        return self.cycle
