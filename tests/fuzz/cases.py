"""Mutated inputs: the number of a case decides everything about it."""

import base64
import gzip
import json
import random
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from shakespeare import Edition, Game
from shakespeare.edition import shipped_file
from tests.measures import random_measure, random_steps
from tests.properties.damage import HOSTILE, Damage, damaged, paths
from tests.referee.editions import toml

RECORDS: Final = Path(__file__).parents[1] / "records"
DEEDS: Final = ("delete", "double", "truncate", "rename", "replace", "replace", "swap", "overwrite", "add")
KINDS: Final = ("record", "position", "edition", "request", "frames")

# What a server fills in, so that a case is the same whichever server it is sent to.
TABLE: Final = "{table}"
COOKIE: Final = "{cookie}"


def _is_writable(name: str) -> bool:
    try:
        json.dumps(HOSTILE[name](), ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError):
        return False
    return True


WRITABLE: Final = [name for name in HOSTILE if _is_writable(name)]


@dataclass(frozen=True)
class Case:
    """`data` is a document for records and positions (with the edition), a file for editions, bytes for
    requests, and what opens a socket and what is said over it for frames.
    """

    number: int
    kind: str
    data: Any


def case_of(number: int) -> Case:
    kind = KINDS[number % len(KINDS)]
    return Case(number, kind, _MAKE[kind](random.Random(f"fuzz {number}")))


# Documents


@cache
def records() -> list[dict[str, Any]]:
    return [json.loads(gzip.decompress(path.read_bytes())) for path in sorted(RECORDS.glob("*.json.gz"))]


@cache
def positions() -> list[tuple[dict[str, Any], Edition]]:
    """Moments of those games, all through them."""
    found = []
    for record in records():
        for share in range(1, 9):
            log = _whole_moves(record["log"], len(record["log"]) * share // 8)
            part = {key: value for key, value in record.items() if key not in ("result", "chance")}
            game = Game.replay({**part, "log": log})
            found.append((json.loads(json.dumps(game.position())), game.options.edition))
    return found


def _whole_moves(log: list[dict[str, Any]], end: int) -> list[dict[str, Any]]:
    """A log up to about this entry: what is drawn belongs to the move before."""
    while end < len(log) and "chance" in log[end]:
        end += 1
    return log[:end]


@cache
def _places(kind: str, index: int) -> list[Any]:
    return paths(records()[index] if kind == "record" else positions()[index][0])


def mutated(rng: random.Random, data: Any, places: list[Any], hostile: list[str]) -> Any:
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        deed = rng.choice(DEEDS)
        data = damaged(
            data,
            Damage(
                rng.choice(places),
                deed,
                rng.choice(hostile) if deed == "replace" else "",
                rng.choice(places) if deed in ("swap", "overwrite") else (),
                rng.choice((-2, -1, 1, 2, 10)),
            ),
        )
    return data


def _record(rng: random.Random) -> Any:
    index = rng.randrange(len(records()))
    return mutated(rng, records()[index], _places("record", index), [*HOSTILE])


def _position(rng: random.Random) -> tuple[Any, Edition]:
    index = rng.randrange(len(positions()))
    position, edition = positions()[index]
    return mutated(rng, position, _places("position", index), [*HOSTILE]), edition


# Bytes

TOKENS: Final = (
    *(
        b"[",
        b"]",
        b"{",
        b"}",
        b'"',
        b"'",
        b'"""',
        b"=",
        b".",
        b",",
        b"\n",
        b"\r\n",
        b"\0",
        b"\xff",
        b"\x1b[31m",
        b"#",
    ),
    *(
        b"nan",
        b"-1",
        b"0",
        b"1e999",
        b"9" * 30,
        b"true",
        b"null",
        b"\xed\xa0\x80",
        "ﬀ\u3164\u202e".encode(),
        b" " * 100,
    ),
)


def scrambled(rng: random.Random, data: bytes) -> bytes:
    """With a few pieces taken out, doubled, moved, or put in."""
    content = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 3, 10))):
        start = rng.randrange(len(content) + 1)
        end = min(len(content), start + rng.choice((0, 1, 2, 8, 60, 1000)))
        match rng.randrange(6):
            case 0:
                del content[start:end]
            case 1:
                content[start:start] = content[start:end]
            case 2:
                content[start:end] = rng.choice(TOKENS)
            case 3:
                content[start:start] = rng.choice(TOKENS) * rng.choice((1, 1, 2, 50, 2000))
            case 4 if start < len(content):
                content[start] ^= 1 << rng.randrange(8)
            case _:
                content[start:end] = rng.randbytes(rng.randrange(9))
    return bytes(content)


def _edition_file(rng: random.Random) -> bytes:
    """The shipped file, or one whose objectives count other things."""
    if rng.random() < 0.5:
        return shipped_file()

    def other(_: re.Match[bytes]) -> bytes:
        return f"measure = {toml(random_measure(rng, 3))}\nsteps = {random_steps(rng)}".encode()

    return re.sub(rb"measure = .*\nsteps = .*", other, shipped_file())


def _edition(rng: random.Random) -> bytes:
    file = _edition_file(rng)
    lines = file.split(b"\n")
    if rng.random() < 0.5:  # whole lines are taken out, doubled and exchanged: it often stays TOML
        for _ in range(rng.choice((1, 2, 5, 40))):
            one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            match rng.randrange(4):
                case 0:
                    lines[one] = b""
                case 1:
                    lines[one] = lines[other]
                case 2:
                    lines[one], lines[other] = lines[other], lines[one]
                case _:
                    lines[one] = scrambled(rng, lines[one])
        return b"\n".join(lines)
    return scrambled(rng, file)


# Requests

_SEAT: Final = {"person": True, "name": "Will", "here": True}
_NEW: Final = {
    "options": {"players": 2, "backstage": False, "strategic_rest": True},
    "seats": [_SEAT, {"computer": "random"}],
    "house": {
        "public": True,
        "spectators": True,
        "undo": "consent",
        "returns": True,
        "minutes": 10,
        "hints": True,
    },
    "seed": 7,
}
_ON: Final = {"moment": 3, "seat": 0, "computer": "random", "name": "Will"}
REQUESTS: Final[tuple[tuple[str, str, Any], ...]] = (
    ("GET", "/api/info", None),
    ("GET", "/api/health", None),
    ("GET", "/api/editions/shipped.toml", None),
    ("GET", "/api/editions/0123456789abcdef", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/public", None),
    ("GET", f"/api/tables/{TABLE}", None),
    ("GET", f"/api/tables/{TABLE}/record", None),
    ("GET", f"/api/tables/{TABLE}/replay?seat=0&since=3", None),
    ("GET", "/api/deals/today", None),
    ("GET", "/api/lesson", None),
    ("GET", "/rules/R7.3", None),
    ("GET", "/assets/none.js", None),
    ("POST", "/api/tables", _NEW),
    ("POST", f"/api/tables/{TABLE}/seats/1", {"name": "Anne", "colour": "blue"}),
    ("POST", f"/api/tables/{TABLE}/seats/0/colour", {"colour": "yellow"}),
    ("POST", f"/api/tables/{TABLE}/moves", {"question": "0.1", "move": "wager 3", "seat": 0}),
    ("POST", f"/api/tables/{TABLE}/undo", {"number": 1, "seat": 0}),
    ("POST", f"/api/tables/{TABLE}/undo/further", {"seat": 0}),
    ("POST", f"/api/tables/{TABLE}/undo/answer", {"agree": True}),
    ("POST", f"/api/tables/{TABLE}/seats/0/report", None),
    ("POST", f"/api/tables/{TABLE}/rematch", None),
    ("POST", f"/api/tables/{TABLE}/deal", None),
    ("POST", "/api/deals/today/tables", {"seat": 0, "here": False, "name": "Will"}),
    ("POST", "/api/links", {"table": TABLE, "seat": 0}),
    ("POST", "/api/links/use", {"token": "x" * 43}),
    (
        "POST",
        "/api/push",
        {"endpoint": "https://push.example/x", "key": "k", "secret": "s", "language": "en"},
    ),
    ("POST", "/api/push/off", {"endpoint": "https://push.example/x"}),
    ("POST", "/api/replays", {"record": "a record", "seat": 0}),
    ("POST", "/api/replays/play-on", {"record": "a record", **_ON}),
    ("POST", "/api/records", {"record": "a record"}),
    ("POST", "/api/editions", "an edition"),
)
HEADERS: Final = (
    ("Host", "localhost"),
    ("Cookie", COOKIE),
    ("Accept", "*/*"),
    ("Content-Type", "application/json"),
    ("X-Forwarded-For", "1.2.3.4"),
    ("Origin", "http://localhost"),
    ("Accept-Encoding", "gzip"),
)


def _request(rng: random.Random) -> bytes:
    """What is well-formed has other words in it; what is not is whatever comes over a wire."""
    method, path, wanted = rng.choice(REQUESTS)
    if isinstance(wanted, dict) and "record" in wanted:
        wanted = {**wanted, "record": rng.choice(records())}
    body = b""
    if wanted == "an edition":
        body = _edition(rng)
    elif wanted is not None:
        if rng.random() < 0.8:
            wanted = mutated(rng, wanted, paths(wanted), WRITABLE)
        body = json.dumps(wanted, ensure_ascii=False).encode("utf-8", "replace")
        if rng.random() < 0.2:
            body = scrambled(rng, body)
    target = path.encode()
    if rng.random() < 0.2:
        target = scrambled(rng, target)
    if rng.random() < 0.05:
        method = rng.choice(("PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "CONNECT", "get"))
    lines = [f"{method} ".encode() + target + b" HTTP/1.1"]
    for name, value in HEADERS:
        if rng.random() < 0.9:
            text = value.encode()
            lines.append(name.encode() + b": " + (scrambled(rng, text) if rng.random() < 0.03 else text))
    lines.append(b"Connection: close")
    if body or rng.random() < 0.1:
        length = len(body) + (rng.choice((-1, 1, 1 << 40)) if rng.random() < 0.03 else 0)
        lines.append(b"Content-Length: %d" % length)
    whole = b"\r\n".join([*lines, b"", b""]) + body
    return scrambled(rng, whole) if rng.random() < 0.15 else whole


# Frames of a socket

SAID: Final = (
    {"type": "move", "question": "0.1", "move": "wager 3"},
    {"type": "undo", "number": 1},
)


def frame(rng: random.Random, payload: bytes) -> bytes:
    """One from a client, now and then with something about it that the protocol does not have."""
    first = (
        0x81
        if rng.random() < 0.8
        else rng.choice((0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A, rng.randrange(256)))
    )
    length = len(payload) if rng.random() < 0.95 else rng.choice((0, 5, 126, 5000, 1 << 20, 1 << 62))
    masked = 0x80 if rng.random() < 0.97 else 0
    if length < 126:
        head = struct.pack("!BB", first, masked | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first, masked | 126, length)
    else:
        head = struct.pack("!BBQ", first, masked | 127, length)
    if not masked:
        return head + payload
    mask = rng.randbytes(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def _frames(rng: random.Random) -> tuple[bytes, bytes, bool]:
    """What opens a socket, what is said over it, and whether that waits until it is open."""
    key = base64.b64encode(rng.randbytes(16)).decode()
    query = rng.choice(
        ("", "?since=-1", "?since=3&age=0&seat=0", "?since=x", f"?seat={rng.randrange(-9, 9)}")
    )
    opening = (
        f"GET /api/tables/{TABLE}/live{query} HTTP/1.1\r\nHost: localhost\r\nCookie: {COOKIE}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    if rng.random() < 0.1:
        opening = scrambled(rng, opening)
    said = []
    for _ in range(rng.randrange(5)):
        message: Any = rng.choice(SAID)
        if rng.random() < 0.7:
            message = mutated(rng, message, paths(message), WRITABLE)
        text = json.dumps(message, ensure_ascii=False).encode("utf-8", "replace")
        said.append(frame(rng, scrambled(rng, text) if rng.random() < 0.4 else text))
    sent = b"".join(said)
    if sent and rng.random() < 0.2:
        sent = scrambled(rng, sent)
    return opening, sent, rng.random() < 0.8


_MAKE: Final[dict[str, Callable[[random.Random], Any]]] = {
    "record": _record,
    "position": _position,
    "edition": _edition,
    "request": _request,
    "frames": _frames,
}
