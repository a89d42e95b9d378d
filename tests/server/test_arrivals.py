"""Requests that never arrive hold nothing for long, and nobody else up."""

import contextlib
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from shakespeare.server.limits import Limits, network_of
from tests.server.support import PATIENCE, Person, Server, serving

# All addresses are counted, this machine's too.
SERVE: Final = """
import sys
from pathlib import Path
from shakespeare.server import limits
from shakespeare.server.run import listen, serve
from shakespeare.server.settings import Settings
limits.network_of = lambda address: address
settings = Settings(data=Path(sys.argv[1]), workers=1, {})
serve(settings, listen("127.0.0.1", 0), lambda address: print("Serving at", address, flush=True), False)
"""


@contextlib.contextmanager
def limited(folder: Path, settings: str) -> Iterator[Server]:
    with serving(folder, how=("-c", SERVE.format(settings))) as server:
        yield server


class Lines:
    """Connections of a test's own, closed when it is over."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._open = contextlib.ExitStack()

    def __enter__(self) -> "Lines":
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()

    def dial(self, start: bytes = b"") -> socket.socket:
        host, port = self._server.address.removeprefix("http://").split(":")
        line = self._open.enter_context(contextlib.closing(socket.create_connection((host, int(port)))))
        line.settimeout(PATIENCE)
        line.sendall(start)
        return line


def heard(line: socket.socket) -> bytes:
    """How an answer begins; nothing, if the server hangs up."""
    try:
        return line.recv(12)
    except ConnectionError:
        return b""


def is_cut_off(line: socket.socket) -> bool:
    """Whether the server hangs up without an answer; it is waited for."""
    return heard(line) == b""


GET: Final = b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n"
POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n"
OPENING: Final = (
    b"GET /api/tables/%b/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HALVES: Final = (
    b"",
    b"GET",
    b"\r\n\r\n",
    GET,
    GET + b"X-Slow: ",
    POST + b"\r\n{",
    b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    b"GET /api/info HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nConnection: keep-alive\r\nUpgrade: websocket\r\n",
)


def test_half_a_request_is_waited_for_a_while(tmp_path: Path) -> None:
    with limited(tmp_path, "header_seconds=0.1, body_seconds=0.1") as server, Lines(server) as lines:
        halves = [lines.dial(start) for start in HALVES]
        assert all(is_cut_off(half) for half in halves)
        while not (answer := heard(lines.dial(GET + b"\r\n"))):  # which may have come too late, too
            pass
        assert answer == b"HTTP/1.1 200"


def test_of_too_many_halves_the_oldest_is_given_up(tmp_path: Path) -> None:
    with limited(tmp_path, "header_seconds=3600, most_arriving=5") as server, Lines(server) as lines:
        halves = [lines.dial(GET) for _ in range(8)]
        assert all(is_cut_off(half) for half in halves[:3])
        halves[-1].sendall(b"\r\n")
        assert halves[-1].recv(12) == b"HTTP/1.1 200"


def test_connections_are_counted_before_a_request_is_there(tmp_path: Path) -> None:
    with limited(tmp_path, "most_sockets_from=3") as server, Lines(server) as lines:
        person = Person(server)
        person.web.headers["Connection"] = "close"  # by the server, before anybody dials again
        table = person.create(seed=1)["id"]
        first, _ = lines.dial(), lines.dial(GET)
        with person.live(table) as own:  # a socket is counted as long as it is open
            own.asked()
            assert is_cut_off(lines.dial(GET + b"\r\n"))
        while is_cut_off(lines.dial(GET + b"\r\n")):
            pass
        first.close()


def test_headers_that_do_not_end_are_not_kept(tmp_path: Path) -> None:
    with limited(tmp_path, "header_seconds=3600") as server, Lines(server) as lines:
        line = lines.dial(GET)
        with contextlib.suppress(ConnectionError):
            for number in range(200):
                line.sendall(b"X-%d: %b\r\n" % (number, b"x" * 1000))
        assert is_cut_off(line)


CHUNKED: Final = (
    b"POST /api/editions HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
)


@pytest.mark.parametrize(
    ("start", "more"), [(GET, b"a: b\r\n"), (CHUNKED, b"a: b\r\n"), (GET, b"X-Long: " + b"x" * 20_000)]
)
def test_headers_are_few_and_come_first(tmp_path: Path, start: bytes, more: bytes) -> None:
    """Those that follow a body are headers, too."""
    with limited(tmp_path, "header_seconds=3600, body_seconds=3600") as server, Lines(server) as lines:
        line = lines.dial(start)
        answer = b""
        with contextlib.suppress(ConnectionError):
            for _ in range(50):
                line.sendall(more * 1000)
            while piece := line.recv(1 << 16):
                answer += piece
        assert b" 200 " not in answer


def test_frames_that_bring_nothing_are_few(tmp_path: Path) -> None:
    """Pings, pongs and pieces of a message that never ends."""
    with limited(tmp_path, "header_seconds=3600") as server, Lines(server) as lines:
        table = Person(server).create()["id"]
        ping, pong, piece = (bytes((first, 0x80)) + bytes(4) for first in (0x89, 0x8A, 0x00))
        for frames in (ping * 50, pong * 50, b"\x01\x80" + bytes(4) + piece * 50 + b"\x80\x80" + bytes(4)):
            line = lines.dial(OPENING % table.encode())
            assert line.recv(12) == b"HTTP/1.1 101"
            line.sendall(frames + b"\x81\x82" + bytes(4) + b"{}")  # which is answered, after the welcome
            heard = b""
            while b'"type":"error"' not in heard:
                heard += (some := line.recv(1 << 16))
                assert some
            with contextlib.suppress(ConnectionError):
                line.sendall(ping * 500)
                while line.recv(1 << 16):
                    pass


def test_one_request_after_another_and_one_in_pieces(tmp_path: Path) -> None:
    with limited(tmp_path, "header_seconds=3600, body_seconds=3600") as server, Lines(server) as lines:
        line = lines.dial(GET + b"\r\n" + GET)
        for piece in (
            b"\r",
            b"\n",
            b"GET /api/info HT",
            b"TP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        ):
            line.sendall(piece)
        answers = b""
        while piece := line.recv(1 << 16):
            answers += piece
        assert answers.count(b"HTTP/1.1 200") == 3


TOO_LONG: Final = 20_000
REFUSED: Final = b"POST /api/links HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"


def refused(lines: Lines, length: int = TOO_LONG) -> socket.socket:
    """A connection over which a request has been refused before its body was sent."""
    while True:  # the request itself may have come too late
        line, answer = lines.dial(REFUSED % length), b""
        with contextlib.suppress(ConnectionError):
            while piece := line.recv(1 << 16):
                answer += piece
                if answer.endswith(b"}}"):
                    assert answer.startswith(b"HTTP/1.1 413")
                    return line


def test_a_body_that_comes_after_its_answer_leaves_no_connection_open(tmp_path: Path) -> None:
    with limited(tmp_path, "header_seconds=0.1") as server, Lines(server) as lines:
        line = refused(lines)
        with contextlib.suppress(ConnectionError):
            line.sendall(b"x" * TOO_LONG)
        assert is_cut_off(line)


def test_a_body_that_comes_after_its_answer_is_followed_by_the_next_request(tmp_path: Path) -> None:
    """Also by its first half in the same piece of data, and by one that opens a socket; however long the body is."""
    with limited(tmp_path, "header_seconds=3600, body_seconds=3600") as server, Lines(server) as lines:
        for length in (TOO_LONG, 60_000, 200_000):
            line = refused(lines, length)
            line.sendall(b"x" * length + GET)
            line.sendall(b"\r\n")
            assert heard(line) == b"HTTP/1.1 200"
        table = Person(server).create()["id"]
        line = refused(lines)
        line.sendall(b"x" * TOO_LONG + OPENING % table.encode())
        assert heard(line) == b"HTTP/1.1 101"


def test_a_server_may_have_many_connections(tmp_path: Path) -> None:
    with limited(tmp_path, "") as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    found = re.search(r"Max open files +(\d+) +(\d+)", limits)
    assert found and int(found[1]) >= min(int(found[2]), 65536)


@pytest.mark.parametrize("address", ["nonsense", "", "1.2.3.4.5", "unknown", "fe80::zz", None])
def test_who_has_no_address_is_counted_all_the_same(address: str | None) -> None:
    assert network_of(address) == network_of("nonsense") is not None


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8", "*"])
def test_a_proxy_that_does_not_say_who_asks_is_counted_itself(proxy: str) -> None:
    limits = Limits(1, 1, (proxy,))
    assert limits.network_of("127.0.0.1") == "127.0.0.1"
    assert limits.network_of_peer("127.0.0.1") is None  # it has the connections of many
    assert Limits(1, 1).network_of("127.0.0.1") is None
    assert limits.network_of("192.0.2.1") == "192.0.2.1"
