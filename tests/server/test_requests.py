"""Requests of all sorts: what is answered, and what is refused with a sentence."""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from shakespeare import Game, Options, __version__, load_edition
from shakespeare.locales import LANGUAGES
from shakespeare.players import known_players
from shakespeare.server.app import make_app
from shakespeare.server.identity import hash_of
from shakespeare.server.limits import Limit
from shakespeare.server.messages import Welcome
from shakespeare.server.settings import CLIENT, Settings
from shakespeare.server.storage import StorageError
from shakespeare.server.storage.sqlite import FILE, SQLite
from tests.server.support import PATIENCE, PERSON, Person, Server, play_on, serving


def test_info(person: Person) -> None:
    info = person.get("/api/info")
    assert info == {
        "version": __version__,
        "compiled": info["compiled"],
        "players": list(known_players()),
        "default_player": "apprentice",
        "strengths": info["strengths"],
        "languages": list(LANGUAGES),
        "backstage": True,
        "edition": {"name": load_edition().name, "digest": load_edition().digest},
        "run": info["run"],
    }
    for strength in info["strengths"].values():
        assert strength["rival"] in known_players()
        assert 0 <= strength["low"] <= strength["share"] <= strength["high"] <= 100
    assert not person.web.cookies  # nothing needs to be known about whoever asks this


def test_tables_are_listed_for_those_who_are_there(person: Person) -> None:
    assert person.get("/api/tables") == []
    first, second = person.create(), person.create()
    assert [table["id"] for table in person.get("/api/tables")] == [second["id"], first["id"]]
    with person.live(first["id"]) as line:  # where something happened last comes first
        play_on(line, random.Random(1), decisions=1)
    assert [table["id"] for table in person.get("/api/tables")] == [first["id"], second["id"]]
    assert Person(person.server).get("/api/tables") == []
    seen = Person(person.server).get(f"/api/tables/{first['id']}")
    assert seen["seat"] is None and seen["seats"] == first["seats"]


def test_a_new_table(person: Person) -> None:
    seats = [{"computer": "random"}, {"person": True, "name": "  Will  "}, {"person": True}]
    table = person.create_with(seats, strategic_rest=True)
    edition = load_edition()
    assert table["seat"] == 1
    assert table["options"] == {"players": 3, "backstage": False, "strategic_rest": True}
    assert table["edition"] == {"name": edition.name, "digest": edition.digest}
    assert [(seat["kind"], seat["name"], seat["computer"], seat["free"]) for seat in table["seats"]] == [
        ("computer", None, "random", False),
        ("person", "Will", None, False),
        ("person", None, None, True),
    ]
    assert (table["day"], table["phase"], table["finished"], table["standings"]) == (0, "setup", False, None)


@pytest.mark.parametrize("backstage", [False, True])
def test_a_seed_gives_its_game(person: Person, backstage: bool) -> None:
    table = person.create(seed=2**64 - 1, backstage=backstage)
    assert table["options"]["backstage"] is backstage
    with person.live(table["id"]) as line:
        line.asked()
    game = Game.new(Options(players=1, backstage=backstage), seed=2**64 - 1)
    assert line.updates()[0].view == json.loads(json.dumps(game.view(0)))


def test_the_identity_is_a_secret_in_a_signed_cookie(person: Person) -> None:
    answer = person.web.post("/api/tables", json={"options": {"players": 1}, "seats": [PERSON]})
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in cookie
    folder = person.server.folder
    for file in folder.iterdir():
        assert person.token.encode() not in file.read_bytes()
    assert (folder / "key").stat().st_mode & 0o777 == 0o600
    assert (folder / "key").read_text() not in cookie


@pytest.mark.parametrize(
    "change",
    [
        lambda value: value[:43],  # not signed
        lambda value: value[:-2] + ("AA" if value[-2:] != "AA" else "BB"),
        lambda value: ("A" if value[0] != "A" else "B") + value[1:],
        lambda value: value + "=",
        lambda value: value.replace(".", ""),
        lambda value: "",
        lambda value: "é" * 43 + ".x",
    ],
)
def test_a_forged_identity_is_nobody(person: Person, change: Callable[[str], str]) -> None:
    table = person.create()["id"]
    name, value = person.cookie
    assert person.get(f"/api/tables/{table}")["seat"] == 0
    answer = httpx.get(
        f"{person.server.address}/api/tables/{table}",
        headers={"Cookie": f"{name}={change(value)}".encode("latin-1")},
    )
    assert answer.status_code == 200 and answer.json()["seat"] is None


def test_a_cookie_that_is_not_signed_is_nobody_s(folder: Path) -> None:
    """Even where its token is known: those of the first version were not signed."""
    token = "x" * 43

    async def earlier() -> None:
        storage = SQLite(folder)
        await storage.open()
        await storage.add_person(hash_of(token))
        await storage.close()

    asyncio.run(earlier())
    with serving(folder) as server:
        person = Person(server)
        person.have_cookie("shakespeare", token)
        table = person.create()["id"]
        assert len(person.web.cookies) == 2  # somebody new, who is given a signed one
        only = Person(server)
        only.have_cookie("shakespeare", token)
        assert only.get(f"/api/tables/{table}")["seat"] is None
        assert only.get("/api/tables") == []


def finished(person: Person, *computers: str) -> dict[str, Any]:
    table = person.create(*computers)
    with person.live(table["id"]) as line:
        play_on(line, random.Random(1))
    return table


@pytest.mark.parametrize("computers", [[], ["random"]])
def test_rematch(person: Person, computers: list[str]) -> None:
    first = finished(person, *computers)
    with Person(person.server).live(first["id"]) as line:
        again = person.web.post(f"/api/tables/{first['id']}/rematch")
        line.hear_until(lambda heard: isinstance(heard, Welcome) and heard.table.again)
    assert again.status_code == 201
    for key in ("options", "edition", "seats", "seat"):
        assert again.json()[key] == first[key]
    assert again.json()["id"] != first["id"]
    refused = Person(person.server).web.post(f"/api/tables/{first['id']}/rematch")
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "not-your-seat")
    early = person.web.post(f"/api/tables/{again.json()['id']}/rematch")
    assert (early.status_code, early.json()["error"]["id"]) == (409, "rematch-early")


def test_only_its_maker_deletes_a_table(person: Person) -> None:
    table = person.create()["id"]
    refused = Person(person.server).web.delete(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "not-your-table")
    assert person.web.delete(f"/api/tables/{table}").status_code == 204
    assert table not in [listed["id"] for listed in person.get("/api/tables")]
    for path in ("", "/record"):
        assert person.web.get(f"/api/tables/{table}{path}").status_code == 404


def test_a_record_is_had_when_the_game_is_over(person: Person) -> None:
    table = person.create()["id"]
    early = person.web.get(f"/api/tables/{table}/record")
    assert (early.status_code, early.json()["error"]["id"]) == (409, "not-finished")
    with person.live(table) as line:
        play_on(line, random.Random(1))
    record = person.get(f"/api/tables/{table}/record")
    assert Game.replay(record).record() == record


def new(**changes: Any) -> dict[str, Any]:
    return {"options": {"players": 2}, "seats": [PERSON, {"computer": "random"}], **changes}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "problem"),
    [
        ("GET", "/api", None, 404, "no-such-page"),
        ("GET", "/api/", None, 404, "no-such-page"),
        ("GET", "/api/curtain", None, 404, "no-such-page"),
        ("GET", "/api/editions/none", None, 404, "no-such-edition"),
        ("GET", "/api/tables/none", None, 404, "no-such-table"),
        ("GET", "/api/tables/none/record", None, 404, "no-such-table"),
        ("DELETE", "/api/tables/none", None, 404, "no-such-table"),
        ("DELETE", "/api/tables", None, 405, "wrong-method"),
        ("POST", "/", None, 405, "wrong-method"),
        ("POST", "/api/tables/none/seats/0", {}, 404, "no-such-table"),
        ("POST", "/api/tables/none/seats/first", {}, 422, "bad-request"),
        ("POST", "/api/tables/none/moves", {"question": "0.0", "move": "pass"}, 404, "no-such-table"),
        ("POST", "/api/tables/none/undo", {"number": 1}, 404, "no-such-table"),
        ("POST", "/api/tables/none/undo", {"number": "1"}, 422, "bad-request"),
        ("POST", "/api/tables/none/rematch", None, 404, "no-such-table"),
        ("POST", "/api/tables", None, 422, "bad-request"),
        ("POST", "/api/tables", [], 422, "bad-request"),
        ("POST", "/api/tables", new(options={"players": 5}), 422, "bad-request"),
        ("POST", "/api/tables", new(options={"players": "2"}), 422, "bad-request"),
        ("POST", "/api/tables", new(options={"players": True}), 422, "bad-request"),
        ("POST", "/api/tables", new(options={"players": 2, "backstage": 1}), 422, "bad-request"),
        ("POST", "/api/tables", new(options={"players": 3}), 422, "seats-wanted"),
        (
            "POST",
            "/api/tables",
            {"options": {"players": 1, "strategic_rest": True}, "seats": [PERSON]},
            422,
            "bad-options",
        ),
        ("POST", "/api/tables", new(seats=[]), 422, "bad-request"),
        ("POST", "/api/tables", new(seats=[PERSON, {"computer": "roscius"}]), 422, "unknown-player"),
        ("POST", "/api/tables", new(seats=[PERSON, {"computer": "master:99s"}]), 422, "unknown-player"),
        ("POST", "/api/tables", new(seats=[PERSON, {"computer": "program:cat"}]), 422, "unknown-player"),
        ("POST", "/api/tables", new(seats=[PERSON, {"person": False}]), 422, "bad-request"),
        ("POST", "/api/tables", new(seats=[PERSON, {"person": True, "name": " "}]), 422, "bad-name"),
        ("POST", "/api/tables", new(seats=[PERSON, {"person": True, "name": "a\nb"}]), 422, "bad-name"),
        ("POST", "/api/tables", new(seats=[PERSON, {"person": True, "name": "x" * 41}]), 422, "bad-request"),
        ("POST", "/api/tables", new(seats=[{"computer": "random"}] * 2), 422, "person-wanted"),
        ("POST", "/api/tables", new(seats=[PERSON, PERSON], seed=7), 422, "seed-not-alone"),
        ("POST", "/api/tables", new(seed=-1), 422, "bad-request"),
        ("POST", "/api/tables", new(seed=2**64), 422, "bad-request"),
        ("POST", "/api/tables", new(seed=1.5), 422, "bad-request"),
        ("POST", "/api/tables", new(edition="mine"), 422, "bad-edition"),
        ("POST", "/api/tables", new(edition="x" * 100_001), 422, "bad-request"),
    ],
)
def test_bad_requests_are_refused_with_a_sentence(
    person: Person, method: str, path: str, body: object, status: int, problem: str
) -> None:
    answer = (
        person.web.request(method, path, json=body) if body is not None else person.web.request(method, path)
    )
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["id"] == problem
    assert error["text"].endswith(".") and len(error["text"]) < 300


def people(server: Server) -> int:
    with closing(sqlite3.connect(server.folder / FILE)) as database:
        return int(database.execute("SELECT count(*) FROM people").fetchone()[0])


def test_whoever_gets_nothing_is_not_known_either(person: Person) -> None:
    """Requests that fail leave nothing behind."""
    table = person.create()["id"]
    before = people(person.server)
    for path, body, status in [
        ("/api/tables", None, 422),
        ("/api/tables", new(options={"players": 3}), 422),
        ("/api/tables", new(seats=[PERSON, {"computer": "roscius"}]), 422),
        ("/api/tables", new(seats=[PERSON, {"person": True, "name": " "}]), 422),
        ("/api/tables", {"options": {"players": 1, "strategic_rest": True}, "seats": [PERSON]}, 422),
        ("/api/tables", new(seats=[{"computer": "random"}] * 2), 422),
        ("/api/tables", new(seats=[PERSON, PERSON], seed=1), 422),
        (f"/api/tables/{table}/seats/0", {}, 409),
        (f"/api/tables/{table}/seats/1", {}, 404),
        (f"/api/tables/{table}/seats/0", {"name": " "}, 422),
        ("/api/tables/none/seats/0", {}, 404),
        (f"/api/tables/{table}/rematch", {}, 403),
    ]:
        answer = Person(person.server).web.post(path, json=body)
        assert answer.status_code == status, (path, body, answer.text)
        assert "set-cookie" not in answer.headers
    assert people(person.server) == before


@pytest.mark.parametrize(
    "body", [b"{", b"\xff\xfe", b"", b"NaN", b"[" * 5000, b'{"options": {"players": 1e400}}']
)
def test_a_body_that_is_no_json_is_refused(person: Person, body: bytes) -> None:
    answer = person.web.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["id"] == "bad-request"


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_long_is_not_read(person: Person, chunked: bool) -> None:
    body = b"x" * 600_000
    content = iter([body[:150_000]] * 4) if chunked else body
    answer = person.web.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "too-large")


def test_a_move_that_there_is_not(person: Person) -> None:
    table = person.create()["id"]
    unknown = person.web.post(f"/api/tables/{table}/moves", json={"question": "0.0", "move": "sing"})
    assert (unknown.status_code, unknown.json()["error"]["id"]) == (400, "unknown-move")


# Who may ask


def test_other_sites_may_not_act_for_our_visitors(person: Person) -> None:
    table = finished(person)["id"]
    for origin in (
        "http://evil.example",
        "null",
        person.server.address + "0",
        "http://localhost:1",
        "http://[",
    ):
        answer = person.web.post(f"/api/tables/{table}/rematch", headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "foreign-origin")
        with pytest.raises(InvalidStatus) as refused:
            connect(live(person.server, table), origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    own = {"Origin": person.server.address}
    assert person.web.post(f"/api/tables/{table}/rematch", headers=own).status_code == 201
    with connect(live(person.server, table), additional_headers=own) as socket:
        assert "welcome" in str(socket.recv(PATIENCE))


def test_the_server_answers_to_its_own_names_alone(person: Person) -> None:
    """A name of somebody else's that leads to this machine must not reach the games."""
    for host in ("evil.example", "evil.example:80", "", "[", "127.0.0.1.evil.example"):
        answer = person.web.get("/api/info", headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]["id"]) == (421, "wrong-host")
    for host in ("localhost:99", "127.0.0.1", "[::1]:80"):
        assert person.web.get("/api/info", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("since", ["x", "1.5", "", "9" * 13, "--1"])
def test_a_connection_needs_a_number(person: Person, since: str) -> None:
    table = person.create()["id"]
    with pytest.raises(InvalidStatus) as refused:
        connect(live(person.server, table) + f"?since={since}")
    assert refused.value.response.status_code == 400


def test_a_connection_needs_a_table(person: Person) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(live(person.server, "none"))
    assert refused.value.response.status_code == 404
    assert json.loads(refused.value.response.body or b"")["error"]["id"] == "no-such-table"
    with pytest.raises(InvalidStatus):
        connect(person.server.address.replace("http", "ws") + "/elsewhere")


def live(server: Server, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"


POLICY = "Content-Security-Policy"
STRICT = {
    POLICY: (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def is_strict(headers: Mapping[str, str], path: str, is_encrypted: bool = False) -> None:
    found = {name: headers.get(name) for name in STRICT}
    if (headers.get("Content-Type") or "").startswith(
        "text/html"
    ):  # a page allows what stands in it, by its hash
        assert found[POLICY] is not None
        found[POLICY] = re.sub(r" 'sha256-[A-Za-z0-9+/]{43}='", "", found[POLICY])
    assert found == STRICT, path
    assert headers.get("Strict-Transport-Security") == ("max-age=31536000" if is_encrypted else None)
    assert "Server" not in headers
    if path.startswith("/api/"):
        assert headers["Cache-Control"] == "no-store"


def test_browsers_are_told_to_be_strict(person: Person) -> None:
    """Whatever they are answered."""
    table = person.create()["id"]
    assets = sorted((CLIENT / "assets").glob("*"))[:3]
    expected: list[tuple[str, str, dict[str, Any], int]] = [
        ("GET", "/api/info", {}, 200),
        ("HEAD", "/api/none", {}, 404),
        ("GET", "/api/tables/none", {}, 404),
        ("GET", "/api/editions/shipped.toml", {}, 200),
        ("POST", "/api/tables", {"json": new()}, 201),
        ("POST", "/api/tables", {"content": b"{"}, 422),
        ("POST", "/api/tables", {"content": b"x" * 600_000}, 413),
        ("PUT", "/api/tables", {}, 405),
        ("POST", "/api/links/use", {"json": {"token": "x" * 43}}, 410),
        ("GET", "/api/info", {"headers": {"Host": "evil.example"}}, 421),
        ("POST", "/api/links", {"headers": {"Origin": "http://evil.example"}}, 403),
        ("GET", f"/api/tables/{table}/record", {}, 409),
        ("DELETE", f"/api/tables/{table}", {}, 204),
        ("GET", "/assets/none.js", {}, 404),
        *(("GET", path, {}, 200) for path in ("/", "/tables/none", "/deal/today", "/notices.js")),
        *(("GET", f"/assets/{asset.name}", {}, 200) for asset in assets),
    ]
    for method, path, more, status in expected:
        answer = person.web.request(method, path, **more)
        assert answer.status_code == status or not CLIENT.is_dir(), (path, answer.text)
        is_strict(answer.headers, path)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/tables/none/live", {}, 404),
        ("/api/tables/none/live?since=x", {}, 400),
        ("/elsewhere", {}, 404),
        ("/api/elsewhere", {}, 404),
        ("/api/tables/none/live", {"Origin": "http://evil.example"}, 403),
        ("/api/tables/none/live", {"Host": "evil.example"}, 421),
    ],
)
def test_a_connection_is_refused_as_strictly(
    server: Server, path: str, headers: dict[str, str], status: int
) -> None:
    origin = headers.get("Origin")
    host = server.address.removeprefix("http://") if "Host" not in headers else headers["Host"]
    asked = (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + (f"Origin: {origin}\r\n" if origin else "")
        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    address, port = server.address.removeprefix("http://").split(":")
    line = HTTPConnection(address, int(port), timeout=PATIENCE)
    with closing(line):
        line.connect()
        line.sock.sendall(asked.encode())
        answer = HTTPResponse(line.sock)
        answer.begin()
        assert answer.status == status
        is_strict(answer.headers, path)  # type: ignore[arg-type]
        assert set(json.loads(answer.read())) == {"error"}


def test_failures_and_those_who_ask_too_much_are_answered_as_strictly(folder: Path) -> None:
    async def work() -> None:
        app = make_app(Settings(folder, hosts=(), workers=1))
        app.state.limits.requests = Limit(at_once=2, a_second=0.001)
        transport = httpx.ASGITransport(app=app, client=("192.0.2.1", 1), raise_app_exceptions=False)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="https://test") as web,
        ):

            async def fail(id: str) -> None:
                raise StorageError("gone") if id == "gone" else ValueError("a mistake of ours")

            app.state.tables.find = fail
            for path, status in (("/api/tables/gone", 503), ("/api/tables/a", 500), ("/api/info", 429)):
                answer = await web.get(path)
                assert answer.status_code == status
                is_strict(answer.headers, path, is_encrypted=True)

    asyncio.run(work())


@pytest.mark.slow
def test_whoever_comes_by_an_encrypted_way_stays_there(folder: Path) -> None:
    """As a proxy says that is trusted, and nobody else."""
    with serving(folder, "--proxy", "127.0.0.1") as server, httpx.Client(base_url=server.address) as web:
        is_strict(web.get("/api/info").headers, "/api/info")
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
        is_strict(web.get("/api/info", headers=headers).headers, "/api/info", is_encrypted=True)
        with pytest.raises(InvalidStatus) as refused:
            connect(live(server, "none"), additional_headers=headers)
        is_strict(refused.value.response.headers, "/api/", is_encrypted=True)


def test_nobody_else_says_that_the_way_was_encrypted(person: Person) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    is_strict(person.web.get("/api/info", headers=headers).headers, "/api/info")
