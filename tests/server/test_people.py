"""Who somebody is, what is theirs, and how much they may ask for."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from shakespeare.server.app import make_app
from shakespeare.server.identity import hash_of, key_of
from shakespeare.server.limits import Limit, network_of
from shakespeare.server.live import NO_SPECTATORS
from shakespeare.server.messages import Update
from shakespeare.server.names import checked, key
from shakespeare.server.settings import Settings
from shakespeare.server.storage import LinkRow, StorageError
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.troubles import Trouble
from tests.server.support import PERSON, Person, Server, serving
from tests.server.test_storage import START, row, run

FREE = {"person": True}


def fails(answer: httpx.Response, status: int, id: str) -> None:
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, id)


# Links


def link(person: Person, table: str | None = None) -> str:
    answer = person.web.post("/api/links", json={"table": table})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def use(person: Person, token: str) -> httpx.Response:
    return person.web.post("/api/links/use", json={"token": token})


def test_a_link_carries_the_whole_identity_once(person: Person) -> None:
    table = person.create("random")["id"]
    token = link(person)
    phone = Person(person.server)
    assert use(phone, token).json() == {"table": None}
    assert phone.get(f"/api/tables/{table}")["seat"] == 0
    assert phone.token != person.token  # each device has a secret of its own
    assert person.get(f"/api/tables/{table}")["seat"] == 0
    fails(use(Person(person.server), token), 410, "link-used")
    assert phone.web.delete("/api/me").status_code == 204
    assert person.get("/api/tables") == []


def test_a_link_carries_a_seat_to_somebody_else(person: Person) -> None:
    table = person.create_with([PERSON, FREE])["id"]
    friend = Person(person.server)
    with person.live(table) as line:
        line.hear_until(lambda heard: isinstance(heard, Update))
        assert use(friend, link(person, table)).json() == {"table": table}
        line.hear_until(lambda heard: getattr(heard, "table", None) and heard.table.seat is None)
    assert friend.get(f"/api/tables/{table}")["seat"] == 0
    assert person.get(f"/api/tables/{table}")["seat"] is None
    fails(person.web.post("/api/links", json={"table": table}), 403, "not-your-seat")
    # Nobody gets two seats, and one who tries has lost nothing.
    assert person.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    fails(use(person, link(friend, table)), 409, "seat-taken")
    assert friend.get(f"/api/tables/{table}")["seat"] == 0


def test_a_link_carries_one_of_several_seats(person: Person) -> None:
    """Whoever hands a screen round gives one of the seats away, and keeps the others."""
    table = person.create_with([PERSON, {"person": True, "here": True}])["id"]
    answer = person.web.post("/api/links", json={"table": table, "seat": 1})
    friend = Person(person.server)
    assert use(friend, answer.json()["token"]).json() == {"table": table}
    assert friend.get(f"/api/tables/{table}")["own"] == [1]
    assert person.get(f"/api/tables/{table}")["own"] == [0]


@pytest.mark.parametrize("token", ["x", "x" * 43, "é" * 43, "x" * 101, ""])
def test_a_link_that_is_none(person: Person, token: str) -> None:
    assert use(person, token).status_code in (410, 422)
    assert not person.web.cookies


def test_links_end(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        maker = await storage.add_person("hash")
        await storage.add_link("late", LinkRow(maker, None, None), time.time() - 1)
        await storage.add_link("good", LinkRow(maker, None, None), time.time() + 60)
        assert await storage.use_link("late") is None
        assert await storage.use_link("good") == LinkRow(maker, None, None)
        assert await storage.use_link("good") is None

    run(place, work)


# Leaving


def test_somebody_is_forgotten(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        maker, friend = await storage.add_person("maker"), await storage.add_person("friend")
        await storage.add_token(maker, "phone")
        for id in "ab":
            await storage.add_table(row(maker, id), {}, START)
        await storage.add_link("link", LinkRow(maker, "a", 0), time.time() + 60)
        assert await storage.take_seat("a", 2, friend, "Ben")
        assert sorted(await storage.delete_person(maker)) == ["a", "b"]
        assert await storage.person("maker") is await storage.person("phone") is None
        assert await storage.use_link("link") is None
        assert await storage.table("b") is None  # nobody else was there
        table = await storage.table("a")
        assert table is not None and table.maker == friend
        assert (table.seats[0].person, table.seats[0].name, table.seats[2].name) == (None, None, "Ben")

    run(place, work)


def test_a_person_deletes_what_is_theirs(person: Person) -> None:
    table = person.create_with([PERSON, FREE])["id"]
    friend = Person(person.server)
    assert friend.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    old = person.moved_to(person.server)
    assert person.web.delete("/api/me").status_code == 204
    assert not person.web.cookies
    assert old.get("/api/tables") == []
    seats = friend.get(f"/api/tables/{table}")["seats"]
    assert seats[0]["free"] and seats[0]["name"] is None
    assert Person(person.server).web.delete("/api/me").status_code == 204  # of whom nothing is known


def test_abandoned_tables_are_cleaned_up(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        maker = await storage.add_person("maker")
        await storage.add_table(row(maker, "a"), {}, START)
        now = time.time()
        assert await storage.clean_up(now - 60, now - 60) == 0
        assert await storage.clean_up(now - 60, now + 60) == 0  # it is not over
        assert await storage.clean_up(now + 60, now - 60) == 1
        assert await storage.table("a") is None

    run(place, work)


# Tables for everybody


def test_public_tables_are_listed(person: Person) -> None:
    stranger = Person(person.server)
    listed = person.create_with([PERSON, FREE], house={"public": True})
    hidden = person.create_with([PERSON, FREE])
    closed = person.create_with([PERSON, {"computer": "random"}], house={"public": True, "spectators": False})
    usual = {"stand_in": "apprentice", "returns": True, "minutes": None, "days": None, "deal": None}
    assert listed["house"] == {"public": True, "spectators": True, "undo": "consent", **usual}
    ids = [table["id"] for table in stranger.get("/api/tables/public")]
    assert listed["id"] in ids and hidden["id"] not in ids and closed["id"] not in ids


def test_who_may_watch(person: Person) -> None:
    stranger = Person(person.server)
    open_table = person.create_with([PERSON, FREE])["id"]
    with stranger.live(open_table) as line:
        line.hear_until(lambda heard: isinstance(heard, Update))
    closed = person.create_with([PERSON, FREE], house={"spectators": False})["id"]
    with pytest.raises(InvalidStatus) as refused, stranger.live(closed):
        pass
    assert refused.value.response.status_code == 403
    fails(stranger.web.get(f"/api/tables/{closed}/replay"), 403, "no-spectators")
    assert person.get(f"/api/tables/{closed}/replay")["seat"] is None
    # Whoever gives the seat away sees no more of it.
    with person.live(closed) as line:
        line.hear_until(lambda heard: isinstance(heard, Update))
        assert use(stranger, link(person, closed)).status_code == 200
        line.hear_the_end()
        assert line.socket.close_code == NO_SPECTATORS


# Names


@pytest.mark.parametrize(
    "name", ["Fuck", "f u c k", "FÜCK", "fu¢k you".replace("¢", "c"), "5h1t", "Admin", "sh1t head"]
)
def test_offensive_names_are_refused(name: str) -> None:
    with pytest.raises(Trouble):
        checked(name)


@pytest.mark.parametrize(
    "name", ["Will", "Scunthorpe".replace("c", "k"), "Élodie", "Őszi Szél", "Shitake Bob", "李白"]
)
def test_ordinary_names_are_not(name: str) -> None:
    assert checked(f" {name} ") == name


def test_a_name_that_several_report_is_taken_away(person: Person) -> None:
    name = "Iago the Vile"
    table = person.create_with([{"person": True, "name": name}, FREE])["id"]
    fails(Person(person.server).web.post(f"/api/tables/{table}/seats/0/report"), 403, "not-known")
    for number in range(3):
        assert person.get(f"/api/tables/{table}")["seats"][0]["name"] == name
        other = Person(person.server)
        other.create()
        codes = [other.web.post(f"/api/tables/{table}/seats/0/report").status_code for _ in range(2)]
        assert codes == [204, 204 if number < 2 else 404]  # twice counts once; then there is no name any more
    assert person.get(f"/api/tables/{table}")["seats"][0]["name"] is None
    seats = [{"person": True, "name": "IAGO the vile!"}]
    fails(
        person.web.post("/api/tables", json={"options": {"players": 1}, "seats": seats}), 422, "name-refused"
    )
    wanted = {"moment": 0, "seat": 0, "computer": "random", "name": "IAGO the vile!"}
    fails(person.web.post(f"/api/tables/{table}/play-on", json=wanted), 422, "name-refused")
    assert key(name) == key("IAGO the vile!")


# How much


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy, which says who asks."""
    with serving(
        tmp_path_factory.mktemp("hosted"), "--proxy", "127.0.0.1", "--name", "play.example"
    ) as server:
        yield server


def visitor(server: Server, address: str) -> Person:
    person = Person(server)
    person.web.headers["X-Forwarded-For"] = address
    return person


@asynccontextmanager
async def asking(
    folder: Path, **settings: int
) -> AsyncIterator[Callable[[str, str], Awaitable[httpx.Response]]]:
    """A server that does not have to be waited for: five changes at once, and hardly any more after that."""
    app = make_app(Settings(folder, hosts=(), workers=1, **settings))  # type: ignore[arg-type]
    app.state.limits.changes = Limit(at_once=5, a_second=0.001)
    wanted = {"options": {"players": 1}, "seats": [PERSON]}

    async def ask(address: str, cookie: str) -> httpx.Response:
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as web:
            return await web.post("/api/tables", json=wanted, headers={"Cookie": cookie})

    async with app.router.lifespan_context(app):
        yield ask


def test_one_address_may_not_ask_for_everything(folder: Path) -> None:
    """Whoever drops the cookie each time is stopped all the same, and others are not."""

    async def work() -> None:
        async with asking(folder) as ask:
            answers = [await ask(f"2001:db8::{number}", "") for number in range(6)]  # of one home
            assert [answer.status_code for answer in answers] == [201] * 5 + [429]
            assert int(answers[-1].headers["Retry-After"]) > 100
            assert answers[-1].json()["error"]["id"] == "too-many-requests"
            assert (await ask("192.0.2.7", "")).status_code == 201
            for _ in range(10):
                assert (await ask("127.0.0.1", "")).status_code == 201  # whoever plays alone

    asyncio.run(work())


def test_one_person_may_not_ask_for_everything_from_many_addresses(folder: Path) -> None:
    async def work() -> None:
        async with asking(folder) as ask:
            cookie = (await ask("192.0.2.1", "")).headers["set-cookie"].split(";")[0]
            codes = [(await ask(f"192.0.2.{number}", cookie)).status_code for number in range(2, 8)]
            assert codes == [201] * 4 + [429] * 2

    asyncio.run(work())


def test_one_address_may_not_have_ever_more_tables(folder: Path) -> None:
    async def work() -> None:
        async with asking(folder, most_unfinished_from=2) as ask:
            answers = [await ask("192.0.2.1", "") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 409]
            assert answers[-1].json()["error"]["id"] == "too-many-tables-from"
            assert (await ask("192.0.2.2", "")).status_code == 201

    asyncio.run(work())


def test_tables_are_counted_by_where_they_come_from(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        for number, origin in enumerate(["x", "x", "y", None]):
            maker = await storage.add_person(f"{number}")
            await storage.add_table(replace(row(maker, f"{number}"), origin=origin), {}, START)
        assert await storage.count_unfinished_from("x") == 2

    run(place, work)


def test_a_secure_way_makes_a_secure_cookie(hosted: Server) -> None:
    person = visitor(hosted, "203.0.113.9")
    wanted = {"options": {"players": 1}, "seats": [PERSON]}
    headers = {"X-Forwarded-Proto": "https", "Host": "play.example"}
    answer = person.web.post("/api/tables", json=wanted, headers=headers)
    assert "Secure" in answer.headers["set-cookie"]


def test_a_limit_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limit = Limit(at_once=2, a_second=4)
    assert [limit.wait("a"), limit.wait("a"), limit.wait("b")] == [0, 0, 0]
    assert limit.wait("a") == pytest.approx(0.25)
    now = 0.25
    assert limit.wait("a") == 0 and limit.wait("a") > 0
    now = 100.0
    assert [limit.wait("a") > 0 for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        (None, None),
    ],
)
def test_whom_an_address_is_counted_for(address: str | None, network: str | None) -> None:
    assert network_of(address) == network


# The key


def test_the_key_stays_and_is_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = key_of(tmp_path / "a")
    assert key_of(tmp_path / "a") == first != key_of(tmp_path / "b")
    assert [file.name for file in (tmp_path / "a").iterdir()] == ["key"]
    monkeypatch.setenv("SHAKESPEARE_KEY", "ab" * 32)
    assert key_of(tmp_path / "c") == bytes.fromhex("ab" * 32)
    for bad in ("", "xyz", "ab"):
        monkeypatch.setenv("SHAKESPEARE_KEY", bad)
        with pytest.raises(StorageError, match="64 hexadecimal digits"):
            key_of(tmp_path / "c")
    assert len(hash_of("x")) == 64


def test_a_blocked_name_is_given_again(place: Path | str) -> None:
    """When the operator says so; those who reported it may report it once more."""

    async def work(storage: SQLStorage) -> None:
        people = [await storage.add_person(f"{number}") for number in range(3)]
        for _ in range(2):
            for person in people:
                await storage.report_name("Ben", key("Ben"), person, 3)
            assert await storage.blocked_names() == [key("Ben")]
            assert await storage.unblock(key("Ben"))
            assert await storage.blocked([key("Ben")]) == set() and await storage.blocked_names() == []
            assert not await storage.unblock(key("Ben"))

    run(place, work)
