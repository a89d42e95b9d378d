"""What cases are tried on: the engine and the editions here, requests and frames on a server over real sockets."""

import contextlib
import json
import logging
import re
import socket
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from shakespeare import Edition, Game, PositionError, RecordError
from shakespeare.server.app import make_app
from shakespeare.server.editions import check
from shakespeare.server.run import Server, address_of, config_of, listen
from shakespeare.server.settings import Settings
from tests.fuzz.cases import COOKIE, TABLE, Case

PATIENCE: Final = 120.0  # seconds after which a server that says nothing hangs
_STATUS: Final = re.compile(rb"HTTP/1\.1 (\d{3})")
_OPEN: Final = b"HTTP/1.1 101"
_STARTING: Final = re.compile(rb"\AHTTP/1\.1 (\d{3})")
_ARRIVING: Final = (
    0.05  # seconds that a server waits for more of a request, or for another one: there is none
)
_EVERY: Final = 2_000  # cases, after which the table is another one: what happened at it should not grow


class Crash(Exception):
    """Something that was not promised."""


class Target:
    """Tries cases. A context: the server is there as long as it is open."""

    def __init__(self) -> None:
        self._open = contextlib.ExitStack()
        self._log = _Log()
        self._tried = 0

    def __enter__(self) -> "Target":
        folder = Path(self._open.enter_context(tempfile.TemporaryDirectory()))
        settings = Settings(data=folder, workers=1, pause=0, header_seconds=_ARRIVING, body_seconds=_ARRIVING)
        listening = self._open.enter_context(contextlib.closing(listen("127.0.0.1", 0)))
        self._address = address_of(listening)
        started = threading.Event()
        config = config_of(settings, make_app(settings))
        config.timeout_keep_alive = _ARRIVING  # type: ignore[assignment]
        self._server = Server(config, started.set)
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True)
        for name in ("uvicorn.error", "shakespeare", "asyncio"):
            logging.getLogger(name).addHandler(self._log)
            self._open.callback(logging.getLogger(name).removeHandler, self._log)
        self._thread.start()
        self._open.callback(self._stop)
        if not started.wait(PATIENCE):
            raise Crash("the server does not start")
        self._sit_down()
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()

    def _stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def _sit_down(self) -> None:
        """A table, and somebody at it."""
        seats = [{"person": True, "name": "Will"}, {"computer": "random"}]
        body = json.dumps({"options": {"players": 2}, "seats": seats, "seed": 1}).encode()
        request = urllib.request.Request(
            self._address + "api/tables", body, {"Content-Type": "application/json"}
        )
        with _insist(request) as answer:
            self._table = json.load(answer)["id"].encode()
            self._cookie = answer.headers["set-cookie"].split(";")[0].encode()

    def try_case(self, case: Case) -> str:
        """What came of it, in a word; a crash is raised."""
        if case.kind == "record":
            return _refused_or_not(Game.replay, RecordError, case.data)
        if case.kind == "position":
            return _refused_or_not(_stand_up, PositionError, case.data)
        if case.kind == "edition":
            return "refused" if check(case.data).mistakes else "accepted"
        return self._send(case)

    def _send(self, case: Case) -> str:
        self._tried += 1
        if self._tried % _EVERY == 0:
            self._sit_down()
        opening, said, waits = (case.data, b"", True) if case.kind == "request" else case.data
        opening = opening.replace(TABLE.encode(), self._table).replace(COOKIE.encode(), self._cookie)
        answer = self._exchange(opening, said, waits)
        if not self._thread.is_alive():
            raise Crash("the server is gone")
        if self._log.errors:
            errors = "\n".join(self._log.errors)
            self._log.errors.clear()
            raise Crash(errors)
        found = _STARTING.match(answer)
        if case.kind == "request" and b"500" in _STATUS.findall(answer):
            raise Crash(answer[:500].decode("utf-8", "replace"))
        return found[1].decode() if found else "cut off"

    def _exchange(self, opening: bytes, said: bytes, waits: bool) -> bytes:
        """Send what opens it; to a socket that is open then, say what there is to say, and that this was all."""
        host, port = self._address.removeprefix("http://").rstrip("/").split(":")
        answer = bytearray()
        with contextlib.closing(socket.create_connection((host, int(port)), timeout=PATIENCE)) as line:
            try:
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                line.sendall(opening)
                if not waits:
                    line.sendall(said)
                while piece := line.recv(1 << 16):
                    if not answer and (not waits or piece.startswith(_OPEN)):
                        line.sendall(said if waits else b"")
                        line.shutdown(socket.SHUT_WR)
                    answer += piece
            except TimeoutError:
                raise Crash("the server says nothing") from None
            except OSError:
                pass  # cut off
        return bytes(answer)


def _insist(request: urllib.request.Request) -> Any:
    """The answer; a busy machine may take longer to send a request than the server waits for it."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > until:
                raise


class _Log(logging.Handler):
    """Mistakes that the server itself has noted."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.append(logging.Formatter().format(record))


def _stand_up(data: tuple[Any, Edition]) -> None:
    """A position, and what is asked in it."""
    game = Game.at(*data)
    for seat in game.deciders:
        game.offers(seat)
    game.view(None)


def _refused_or_not(work: Any, refusal: type[Exception], data: Any) -> str:
    try:
        work(data)
    except refusal:
        return "refused"
    return "accepted"
