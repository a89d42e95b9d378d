"""Notices to those who are not there: sealed for one browser, signed by this server, sent nowhere they should not go."""

import asyncio
import ipaddress
import json
import queue
import random
import socket
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("http_ece", reason="needs the extra push")
pytest.importorskip("py_vapid", reason="needs the extra push")

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from shakespeare.server import notices as notices_module
from shakespeare.server.identity import push_key_of
from shakespeare.server.messages import Update
from shakespeare.server.notices import MOST_BROWSERS, Notices
from shakespeare.server.post import NotSent, check_address, is_public, post
from shakespeare.server.push import Sealer
from shakespeare.server.storage import Subscription
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.table import Table
from tests.server.support import PATIENCE, PERSON, Person, Server, play_on, serving
from tests.server.test_people import fails
from tests.server.test_storage import run
from tests.server.test_tables import House, decide
from tests.server.test_tables import run as run_house

SERVE = """
import sys
from pathlib import Path
from tests.server.steady import new_source
from shakespeare.server.run import listen, serve
from shakespeare.server.settings import Settings
folder = Path(sys.argv[1])
settings = Settings(
    data=folder, pause=0, grace=0, push_anywhere=True, contact="mailto:us@example.org", new_source=lambda: new_source(folder)
)
serve(settings, listen("127.0.0.1", 0), lambda address: print("Serving at", address, flush=True), False)
"""


@pytest.fixture
def pushing(folder: Path) -> Iterator[Server]:
    """A server that sends notices at once, and to this machine."""
    with serving(folder, how=("-c", SERVE)) as server:
        yield server


class Service:
    """A push service: takes what is sent to it, and answers what a test wants."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 201
        self.got: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.got.get(timeout=PATIENCE)


@pytest.fixture
def service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.got.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        service = Service(f"http://127.0.0.1:{listening.server_address[1]}")
        thread = threading.Thread(target=listening.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            listening.shutdown()
            thread.join()


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """What a browser keeps of a subscription. It opens messages as RFC 8291 says, with none of our code."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._secret = random.Random(7).randbytes(16)

    def subscription(self, language: str = "en") -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "key": encoded(self._public),
            "secret": encoded(self._secret),
            "language": language,
        }

    def opened(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender = body[21 : 21 + length]
        assert length == 65 and len(body) <= 4096 <= size
        shared = self._private.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        secret = _derived(shared, self._secret, b"WebPush: info\0" + self._public + sender, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert plain.rstrip(b"\0").endswith(b"\2")
        return json.loads(plain.rstrip(b"\0")[:-1])


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_signature(headers: dict[str, str], audience: str, key: str) -> None:
    """RFC 8292: who sends it, to whom, and not for ever."""
    scheme, _, parts = headers["authorization"].partition(" ")
    assert scheme == "vapid"
    said = dict(part.strip().split("=", 1) for part in parts.split(","))
    assert said["k"] == key
    head, claims, signature = said["t"].split(".")
    assert json.loads(decoded(head))["alg"] == "ES256"
    told = json.loads(decoded(claims))
    assert told["aud"] == audience and told["sub"] == "mailto:us@example.org"
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    raw = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@contextmanager
def asked_of(server: Server) -> Iterator[tuple[str, list[Person], int]]:
    """A table of two; who is asked first is the mover, and connected. Nobody else is."""
    maker, rival = Person(server), Person(server)
    table = maker.create_with([PERSON, {"person": True}])["id"]
    assert rival.web.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
    yield table, [maker, rival], maker.get(f"/api/tables/{table}")["deciders"][0]


def play_until_asked(person: Person, table: str, seat: int, rng: random.Random) -> None:
    """Move until another seat is asked, and stay connected no longer."""
    with person.live(table) as line:
        while seat not in person.get(f"/api/tables/{table}")["deciders"]:
            play_on(line, rng, 1)


def test_whoever_is_asked_and_not_there_is_told(pushing: Server, service: Service) -> None:
    """Once, in their language; the message is for this browser alone, and the push service learns nothing from it."""
    with asked_of(pushing) as (table, people, first):
        away = 1 - first
        browser = Browser(f"{service.address}/of/ben?x=1")
        key = people[away].get("/api/push")["key"]
        assert people[away].web.post("/api/push", json=browser.subscription("fr")).status_code == 204
        play_until_asked(people[first], table, away, random.Random(1))
        path, headers, body = service.next()
        assert path == "/of/ben?x=1"
        notice = browser.opened(body)
        assert notice["title"] == "C’est à vous de jouer."
        assert ("Will" if away == 1 else "Ben") in notice["body"]
        assert notice["url"] == f"/tables/{table}" and notice["tag"] == table
        check_signature(headers, service.address, key)
        assert headers["content-encoding"] == "aes128gcm" and len(headers["topic"]) == 32
        assert int(headers["ttl"]) > 0
        assert table.encode() not in body
        with people[away].live(table) as line:  # now they are there, and need none
            line.hear_until(lambda heard: isinstance(heard, Update))
            rng = random.Random(2)
            with people[first].live(table) as other:
                for _ in range(12):
                    asked = people[first].get(f"/api/tables/{table}")["deciders"][0]
                    play_on(line if asked == away else other, rng, 1)
        assert service.got.empty()


def test_nobody_is_told_twice_and_nobody_remembers_all_who_were(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game may go on at another process, and this one hears no more of it."""
    monkeypatch.setattr(notices_module, "_MOST_TOLD", 2)
    sent: list[str] = []

    async def work(house: House) -> None:
        sealer: Any = object()
        notices = Notices(house.storage, sealer, "run", shared=False, grace=0)

        async def send(table: Table, seat: int, wanted: Subscription) -> None:
            sent.append(table.id)

        async def look(table: Table) -> None:
            notices.look(table)
            await asyncio.gather(*notices._waiting.values())

        monkeypatch.setattr(notices, "_send", send)
        tables = [await house.create(1) for _ in range(3)]
        person = tables[0].row.seats[0].person
        assert person is not None
        wanted = Subscription("https://push.example/1", "key", "secret", "en")
        assert await house.storage.add_subscription(person, wanted, 1)
        for table in tables:
            for _ in range(2):
                await look(table)
        assert sent == [table.id for table in tables]
        assert list(notices._told) == [table.id for table in tables[1:]]
        await decide(tables[2], random.Random(1))
        await look(tables[2])
        assert sent[3:] == [tables[2].id]  # they are asked something else
        await notices.close()

    run_house(folder, work)


def test_a_browser_that_wants_no_more_is_forgotten(pushing: Server, service: Service) -> None:
    with asked_of(pushing) as (table, people, first):
        away = 1 - first
        service.status = 410
        gone = Browser(f"{service.address}/gone")
        assert people[away].web.post("/api/push", json=gone.subscription()).status_code == 204
        rng = random.Random(1)
        play_until_asked(people[first], table, away, rng)
        assert service.next()[0] == "/gone"
        service.status = 201
        kept = Browser(f"{service.address}/kept")
        assert people[away].web.post("/api/push", json=kept.subscription()).status_code == 204
        # Both are asked again later: what comes then comes to the one that is kept.
        with people[away].live(table) as line, people[first].live(table) as other:
            while people[first].get(f"/api/tables/{table}")["deciders"] != [first]:
                asked = people[first].get(f"/api/tables/{table}")["deciders"]
                play_on(line if away in asked else other, rng, 1)
        play_until_asked(people[first], table, away, rng)
        assert service.next()[0] == "/kept"


def test_notices_end_with_the_data_of_a_person(pushing: Server, service: Service) -> None:
    with asked_of(pushing) as (_, people, first):
        away = 1 - first
        browser = Browser(f"{service.address}/mine")
        assert people[away].web.post("/api/push", json=browser.subscription()).status_code == 204
        assert people[away].web.delete("/api/me").status_code == 204
    pushing.stop()

    async def look(storage: SQLStorage) -> None:
        for person in range(1, 4):
            assert await storage.subscriptions(person) == []

    run(pushing.folder, look)
    assert service.got.empty()


def test_who_may_subscribe_what(pushing: Server, service: Service) -> None:
    """Somebody who is known, for themselves; nobody takes away what is another's."""
    owner, other, stranger = Person(pushing), Person(pushing), Person(pushing)
    owner.create()
    other.create()
    browser = Browser(f"{service.address}/a")
    fails(stranger.web.post("/api/push", json=browser.subscription()), 403, "not-known")
    fails(stranger.web.post("/api/push/off", json={"endpoint": browser.endpoint}), 403, "not-known")
    assert owner.web.post("/api/push", json=browser.subscription()).status_code == 204
    assert other.web.post("/api/push/off", json={"endpoint": browser.endpoint}).status_code == 204
    for number in range(MOST_BROWSERS - 1):
        more = Browser(f"{service.address}/{number}")
        assert owner.web.post("/api/push", json=more.subscription()).status_code == 204
    one_more = Browser(f"{service.address}/more").subscription()
    fails(owner.web.post("/api/push", json=one_more), 409, "too-many-pushes")
    assert (
        owner.web.post("/api/push", json=browser.subscription()).status_code == 204
    )  # it was theirs all the time
    assert owner.web.post("/api/push/off", json={"endpoint": browser.endpoint}).status_code == 204
    assert owner.web.post("/api/push", json=one_more).status_code == 204


BAD = [
    "http://push.example.org/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://[::ffff:10.0.0.1]/a",
    "https://10.1.2.3/a",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/a",
    "https://intranet/a",
    "https://push.example.org:8443/a",
    "https://user:word@push.example.org/a",
    "https:///a",
    "ftp://push.example.org/a",
    "https://push.example.org/a b",
    "https://push.example.org/\n",
    "https://push.example.org:99999/",
]


@pytest.mark.parametrize("address", BAD)
def test_addresses_that_nothing_is_sent_to(server: Server, address: str) -> None:
    person = Person(server)
    person.create()
    wanted = {**Browser(address).subscription()}
    fails(person.web.post("/api/push", json=wanted), 422, "bad-push")
    with pytest.raises(NotSent):
        post(address, {}, b"")


@pytest.mark.parametrize("part", ["key", "secret"])
@pytest.mark.parametrize("value", ["AAAA", "€", "x" * 87, encoded(b"\4" + bytes(64))])
def test_keys_that_seal_nothing(server: Server, part: str, value: str) -> None:
    person = Person(server)
    person.create()
    wanted = {**Browser("https://push.example.org/a").subscription(), part: value}
    fails(person.web.post("/api/push", json=wanted), 422, "bad-push")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "192.168.1.1",
        "172.16.0.1",
        "169.254.1.1",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fc00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "ff02::1",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("found", [["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::1"]])
def test_a_public_name_may_not_lead_inside(monkeypatch: pytest.MonkeyPatch, found: list[str]) -> None:
    """What a name stands for is looked at, and not only the name; nothing is connected to."""

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    def connect(*_: Any) -> None:
        raise AssertionError("nobody may be connected to")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(NotSent, match="public internet"):
        post("https://push.example.org/a", {}, b"")


def test_the_connection_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else a moment later does not change where it goes."""
    connected: list[Any] = []

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", port))]

    def connect(place: Any, *_: Any) -> None:
        connected.append(place)
        raise OSError("no network in tests")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(NotSent):
        post("https://push.example.org/a", {}, b"")
    assert connected == [("8.8.8.8", 443)]


def test_whoever_has_no_certificate_gets_nothing(service: Service) -> None:
    with pytest.raises(NotSent):
        post(service.address.replace("http://", "https://"), {}, b"x", anywhere=True)
    assert service.got.empty()


def test_the_key_is_made_once_and_is_nobody_elses(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = push_key_of(folder)
    assert push_key_of(folder) == first
    assert (folder / "push-key").stat().st_mode & 0o077 == 0
    assert Sealer(first, "mailto:us@example.org").public == Sealer(first, "mailto:us@example.org").public
    monkeypatch.setenv("SHAKESPEARE_PUSH_KEY", "11" * 32)
    assert push_key_of(folder) == bytes([0x11]) * 32
    assert check_address("https://push.example.org/a").hostname == "push.example.org"
