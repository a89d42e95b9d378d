"""Whatever is sent, in whatever form and however slowly: it is answered as promised or cut off, and nobody else notices.

Requests of all sorts are made from what the server says of itself (its OpenAPI document).
"""

import asyncio
import contextlib
import logging
import random
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from shakespeare.server.app import make_app
from shakespeare.server.settings import Settings
from shakespeare.server.wire import Sockets
from tests.profile import count
from tests.server.support import PATIENCE, PERSON, Person, Server, play_on, serving

schema = schemathesis.openapi.from_dict(make_app(Settings(data=Path())).openapi())


@schemathesis.serializer("application/toml")
def as_file(context: object, value: object) -> bytes:
    """An edition file is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@pytest.fixture
def member(server: Server) -> tuple[Person, str]:
    """Somebody who sits at a table of somebody else's, and the table."""
    maker, member = Person(server), Person(server)
    table = maker.create_with([PERSON, PERSON])["id"]
    assert member.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    return member, table


CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@schema.parametrize()
@settings(max_examples=count(3), suppress_health_check=list(HealthCheck), deadline=None)
def test_requests_of_all_sorts(case: schemathesis.Case, member: tuple[Person, str]) -> None:
    """From a stranger, about anything; and from somebody at a table, about that table."""
    person, table = member
    # An edition file with nothing in it is one with mistakes.
    checks = CHECKS[:-1] if case.path == "/api/editions" else CHECKS
    case.call_and_validate(base_url=person.server.address, checks=checks, timeout=PATIENCE)
    if "id" in case.path_parameters:
        case.path_parameters["id"] = table
        cookies = dict([person.cookie])
        case.call_and_validate(
            base_url=person.server.address, checks=checks, timeout=PATIENCE, cookies=cookies
        )


# Below the messages


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server, and what it says."""
    path = tmp_path_factory.mktemp("log") / "log"
    with path.open("wb") as log, serving(tmp_path_factory.mktemp("server"), log=log) as server:
        yield server, path


def dialled(server: Server, buffer: int | None = None) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    line = socket.socket()
    if buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.settimeout(PATIENCE)
    line.connect((host, int(port)))
    return line


def upgrade(server: Server | str, table: str) -> bytes:
    """What a browser says to open a connection to a table."""
    host = server if isinstance(server, str) else server.address.removeprefix("http://")
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(first: int, masked: bool, length: int, payload: bytes) -> bytes:
    """A frame as the protocol has it, or not: its length may be another than it says."""
    mask = 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first, mask | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first, mask | 126, length)
    else:
        head = struct.pack("!BBQ", first, mask | 127, length)
    return head + (b"\0\0\0\0" if masked else b"") + payload


wire = st.lists(
    st.one_of(
        st.binary(max_size=60),
        st.builds(
            frame, st.integers(0, 255), st.booleans(), st.integers(0, 200), st.binary(max_size=200)
        ),
        st.builds(frame, st.just(0x81), st.just(True), st.sampled_from([5000, 1 << 20, 1 << 62]), st.just(b"x" * 50)),
        st.binary(max_size=100).map(lambda payload: frame(0x81, True, len(payload), payload)),  # seldom UTF-8
        st.binary(max_size=100).map(lambda payload: frame(0x01, True, len(payload), payload)),  # never finished
        st.binary(max_size=125).map(lambda payload: frame(0x89, True, len(payload), payload)),  # pings
    ),
    max_size=6,
)  # fmt: skip


def test_bytes_that_are_no_frames(logged: tuple[Server, Path]) -> None:
    """They end the connection they came over, and nothing else."""
    server, log = logged
    person = Person(server)
    table = person.create(seed=3)["id"]
    with person.live(table) as own:
        own.asked()

        @settings(max_examples=count(60), suppress_health_check=list(HealthCheck), deadline=None)
        @given(wire)
        def send(pieces: list[bytes]) -> None:
            with contextlib.closing(dialled(server)) as line:
                line.sendall(upgrade(server, table))
                assert line.recv(12) == b"HTTP/1.1 101"
                with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                    for piece in pieces:
                        line.sendall(piece)
                    with contextlib.suppress(OSError):  # cut off already
                        line.shutdown(socket.SHUT_WR)  # whatever it was, it is over
                    while line.recv(1 << 16):
                        pass

        send()
        assert len(play_on(own, random.Random(3), decisions=5)) == 5
    assert "Traceback" not in log.read_text(encoding="utf-8")


def memory_of(server: Server) -> int:
    """Bytes that the process holds."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("a process has a size")


def test_who_never_reads_takes_little_memory(logged: tuple[Server, Path]) -> None:
    """Forty who look on and take nothing in, while a whole game is played, of which each would be told everything."""
    server, _ = logged
    person = Person(server)
    table = person.create_with([PERSON, *[{"computer": "random"}] * 3], seed=1)["id"]
    with contextlib.ExitStack() as lines:
        with person.live(table) as own:
            own.asked()
            for _ in range(40):
                line = lines.enter_context(contextlib.closing(dialled(server, buffer=4096)))
                line.sendall(upgrade(server, table))
                assert line.recv(12) == b"HTTP/1.1 101"
            before = memory_of(server)
            play_on(own, random.Random(1))
            told = sum(map(len, own.raw))
        assert 40 * told > 10_000_000
        assert memory_of(server) - before < 40 * told / 3


def test_who_never_finishes_a_request_keeps_nobody_waiting(logged: tuple[Server, Path]) -> None:
    server, log = logged
    host = server.address.removeprefix("http://")
    starts = [
        b"POST /api/tables HTTP/1.1\r\nHost: %b\r\nContent-Length: 500000\r\n\r\n{" % host.encode(),
        b"POST /api/replays HTTP/1.1\r\nHost: %b\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{" % host.encode(),
        b"GET /api/info HTTP/1.1\r\nHost: %b\r\nX-Slow: " % host.encode(),
        b"GET",
        b"",
    ]
    with contextlib.ExitStack() as lines:
        for number in range(100):
            line = lines.enter_context(contextlib.closing(dialled(server)))
            line.sendall(starts[number % len(starts)])
        person = Person(server)
        table = person.create(seed=1)["id"]
        with person.live(table) as own:
            assert len(play_on(own, random.Random(1), decisions=3)) == 3
    assert "Traceback" not in log.read_text(encoding="utf-8")


def test_nonsense_that_comes_together_is_no_fault_of_ours(logged: tuple[Server, Path]) -> None:
    server, log = logged
    table = Person(server).create(seed=3)["id"]
    bad, farewell = frame(0x81, True, 1, b"\xff"), frame(0x88, True, 2, b"\x03\xe8")
    for pieces in (bad + bad, bad + farewell, farewell + bad):
        with contextlib.closing(dialled(server)) as line:
            line.sendall(upgrade(server, table))
            assert line.recv(12) == b"HTTP/1.1 101"
            line.sendall(pieces)
            while line.recv(1 << 16):
                pass
    assert "Traceback" not in log.read_text(encoding="utf-8")


def test_who_says_farewell_and_takes_nothing_in_is_gone(tmp_path: Path) -> None:
    """The table hears no more of them, and the server can be stopped as usual."""
    path = tmp_path / "log"
    with path.open("wb") as log, serving(tmp_path / "server", log=log) as server:
        person = Person(server)
        table = person.create_with([PERSON, {"computer": "random"}], seed=1)["id"]
        with contextlib.closing(dialled(server, buffer=4096)) as line:
            line.sendall(upgrade(server, table))
            assert line.recv(12) == b"HTTP/1.1 101"
            with person.live(table) as own:
                play_on(own, random.Random(1))
            line.sendall(frame(0x88, True, 2, b"\x03\xe8"))
            while "shakespeare_connections 0\n" not in person.web.get("/api/metrics").text:
                pass
            assert server.stop() == 0
    assert "Traceback" not in path.read_text(encoding="utf-8")


def test_who_leaves_in_the_middle_of_a_request_is_no_fault_of_ours(logged: tuple[Server, Path]) -> None:
    server, log = logged
    host = server.address.removeprefix("http://").encode()
    for path in (b"editions", b"tables", b"replays"):
        with contextlib.closing(dialled(server)) as line:
            line.sendall(
                b"POST /api/%b HTTP/1.1\r\nHost: %b\r\nContent-Length: 500\r\n\r\nname" % (path, host)
            )
            line.shutdown(socket.SHUT_WR)
            while line.recv(1 << 16):
                pass
    assert Person(server).get("/api/info")
    assert "Traceback" not in log.read_text(encoding="utf-8")


class Wire(asyncio.Transport):
    """What the other side of a socket is sent, and whether it is cut off."""

    def __init__(self) -> None:
        super().__init__()
        self.is_cut_off = False

    def write(self, data: bytes | bytearray | memoryview) -> None: ...

    def close(self) -> None:
        self.is_cut_off = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_cut_off


@pytest.mark.parametrize(
    "nonsense", [b"\xf1\x80\0\0\0\0", frame(0x81, False, 1, b"x"), frame(0x83, True, 1, b"x")]
)
def test_nonsense_that_comes_before_a_socket_is_open_cuts_it_off(server: Server, nonsense: bytes) -> None:
    async def say() -> bool:
        config = uvicorn.Config(make_app(Settings(data=Path())), ws=Sockets)
        config.load()
        protocol, wire = Sockets(config, ServerState(), {}), Wire()
        protocol.connection_made(wire)
        protocol.data_received(upgrade(server, "x"))
        protocol.data_received(nonsense)  # before the application has been asked
        for task in protocol.tasks:
            task.cancel()
        return wire.is_cut_off

    assert asyncio.run(say())


def test_a_socket_asked_for_with_too_long_a_header_is_cut_off(server: Server) -> None:
    table = Person(server).create(seed=3)["id"]
    with contextlib.closing(dialled(server)) as line, contextlib.suppress(ConnectionResetError):
        line.sendall(upgrade(server, table).replace(b"\r\n\r\n", b"\r\nX-Long: %b\r\n\r\n" % (b"x" * 20_000)))
        assert line.recv(1 << 16) == b""


def test_who_leaves_while_a_socket_is_being_opened_is_no_fault_of_ours(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The connection is about to be closed, and the application accepts it."""

    async def accept(scope: Any, receive: Any, send: Any) -> None:
        with contextlib.suppress(OSError):
            await WebSocket(scope, receive, send).accept()

    async def leave() -> None:
        config = uvicorn.Config(accept, ws=Sockets, log_config=None)
        config.load()
        protocol, wire = Sockets(config, ServerState(), {}), Wire()
        protocol.connection_made(wire)
        protocol.data_received(upgrade("localhost", "x"))
        wire.close()
        await asyncio.gather(*protocol.tasks)

    asyncio.run(leave())
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
