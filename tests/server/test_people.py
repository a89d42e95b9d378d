"""Who somebody is, what is theirs, and how much they may ask for."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus

from shakespeare.server.app import make_app
from shakespeare.server.identity import LIFETIME, Identities, hash_of, key_of
from shakespeare.server.limits import Limit, Limits, network_of
from shakespeare.server.live import NO_SPECTATORS
from shakespeare.server.messages import Accepted, Failed, Offers, Update, Welcome
from shakespeare.server.names import checked, key
from shakespeare.server.settings import Settings
from shakespeare.server.source import Source
from shakespeare.server.storage import DealRow, LinkRow, SeatRow, StorageError, sql
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.troubles import Trouble
from shakespeare.server.wire import End
from tests.server.support import PATIENCE, PERSON, Person, Server, legal, play_on, serving
from tests.server.test_storage import AT, START, SUMMARY, row, run

DEAL = DealRow("code", AT, {"players": 3}, "first", "abc", Source(seed=1), (None, "random", None))
STANDINGS = [{"seat": seat, "rank": 1, "score": 10, "money": 3} for seat in range(3)]
FREE = {"person": True}
SOLO = {"options": {"players": 1}, "seats": [PERSON]}


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


def test_a_link_that_is_too_old_carries_nothing(folder: Path) -> None:
    async def work() -> None:
        async with asking(folder, link_lifetime=-1) as ask:
            cookie, table = await ask.meet("127.0.0.1")
            for wanted in ({}, {"table": table}):
                link = await ask("127.0.0.1", cookie, "POST", "/api/links", wanted)
                answer = await ask("127.0.0.1", "", "POST", "/api/links/use", {"token": link.json()["token"]})
                fails(answer, 410, "link-used")
                assert "set-cookie" not in answer.headers
            seen = await ask("127.0.0.1", cookie, "GET", f"/api/tables/{table}")
            assert seen.json()["seat"] == 0

    asyncio.run(work())


def test_an_identity_ends_when_a_browser_should_have_forgotten_it(folder: Path) -> None:
    """Whoever has kept the cookie longer is nobody, everywhere; who comes in time has it anew."""
    now = 1_700_000_000.0

    async def work() -> None:
        nonlocal now
        async with asking(folder, now=lambda: now) as ask:

            async def seat(cookie: str) -> int | None:
                found: int | None = (await ask("127.0.0.1", cookie, "GET", f"/api/tables/{table}")).json()[
                    "seat"
                ]
                return found

            cookie, table = await ask.meet("127.0.0.1")
            now += LIFETIME - 1
            assert await seat(cookie) == 0
            renewed = (await ask("127.0.0.1", cookie)).headers["set-cookie"].split(";")[0]
            now += 1
            assert await seat(cookie) is None and await seat(renewed) == 0
            fails(await ask("127.0.0.1", cookie, "POST", "/api/links", {}), 403, "not-known")
            fails(await ask("127.0.0.1", cookie, "DELETE", f"/api/tables/{table}"), 403, "not-your-table")
            move = {"question": "0.0", "move": "pass"}
            answer = await ask("127.0.0.1", cookie, "POST", f"/api/tables/{table}/moves", move)
            fails(answer, 403, "not-your-seat")
            async with ask.live("127.0.0.1", cookie, table) as wire:
                await wire.until(lambda wire: wire.is_open)
                assert b'"seat":null' in wire.told[0] and b"offers" not in wire.told[0]
            assert (await ask("127.0.0.1", cookie, "DELETE", "/api/me")).status_code == 204
            assert await seat(renewed) == 0

    asyncio.run(work())


def test_an_identity_of_before_identities_were_dated_still_counts() -> None:
    identities = Identities(bytes(32))
    token = "x" * 43
    old = f"{token}.{identities._mac('identity', token)}"
    assert identities.token_in({identities.cookie: old}) == token
    name, signed = identities.cookie, identities.signed(token)
    assert identities.token_in({name: signed}) == token
    undated = f"{token}.{signed.rpartition('.')[2]}"
    later = signed.replace(f"{token}.", f"{token}.9")
    assert identities.token_in({name: undated}) is identities.token_in({name: later}) is None


# Leaving


def test_somebody_is_forgotten(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        maker, friend = await storage.add_person("maker"), await storage.add_person("friend")
        await storage.add_token(maker, "phone")
        for id in "ab":
            await storage.add_table(row(maker, id), {}, START)
        await storage.add_link("link", LinkRow(maker, "a", 0), time.time() + 60)
        assert await storage.take_seat("a", 2, friend, "Ben") is None
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


def test_an_open_connection_of_somebody_forgotten_is_a_strangers(place: Path | str, tmp_path: Path) -> None:
    """Also when somebody new sits down in that seat."""
    more = [] if isinstance(place, Path) else ["--database", place]
    with serving(place if isinstance(place, Path) else tmp_path / "data", *more) as server:
        friend, old, new = (Person(server) for _ in range(3))
        table = friend.create_with([PERSON, FREE])["id"]
        assert old.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
        with old.live(table) as line:
            line.hear_until(lambda heard: isinstance(heard, Update) and heard.view["seat"] == 1)
            assert old.web.delete("/api/me").status_code == 204
            line.hear_until(lambda heard: isinstance(heard, Welcome) and heard.table.seat is None)
            before = len(line.heard)
            assert new.web.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
            with friend.live(table) as one, new.live(table) as other:
                while True:  # on to a decision of the newcomer's
                    one.hear_until(lambda heard: isinstance(heard, Update) and heard.number >= other.number)
                    if 1 in one.updates()[-1].view["deciders"]:
                        break
                    play_on(one, random.Random(1), decisions=1)
                offers = other.asked()
                assert isinstance(offers, Offers)
                line.move(offers.question, legal(offers)[0])
                answer = line.hear_until_answer()
                assert isinstance(answer, Failed) and answer.error.id == "not-your-seat"
                other.move(offers.question, legal(offers)[0])
                accepted = other.answered()
                assert isinstance(accepted, Accepted)
            while line.number < accepted.number:
                line.hear()
        for message in line.heard[before:]:
            assert not isinstance(message, Offers)
            assert not isinstance(message, Update) or message.view["seat"] is None


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


def test_whoever_left_nothing_here_is_forgotten_in_time(place: Path | str) -> None:
    """And so is what they once said of a name."""

    async def work(storage: SQLStorage) -> None:
        maker, guest, passer_by = [await storage.add_person(name) for name in ("maker", "guest", "passer-by")]
        await storage.add_table(row(maker, "a"), {}, START)
        assert await storage.take_seat("a", 2, guest, None) is None
        now = time.time()
        for person in (maker, passer_by):
            await storage.report_name("iago", person, None, 3)
        await storage.clean_up(now - 60, now - 60)
        assert await storage.person("passer-by") == passer_by
        await storage.report_name("iago", guest, None, 3)
        assert await storage.unblock("iago")
        for person in (maker, passer_by):
            await storage.report_name("iago", person, None, 3)
        await storage.clean_up(now - 60, now + 60)
        assert await storage.person("passer-by") is None
        assert (await storage.person("maker"), await storage.person("guest")) == (maker, guest)
        await storage.report_name("iago", guest, None, 3)
        assert await storage.blocked(["iago"]) == set()  # what was said before is too old

    run(place, work)


def test_an_edition_goes_with_its_last_game(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        maker, friend = await storage.add_person("maker"), await storage.add_person("friend")
        own = {id: replace(row(maker, id), edition_digest=f"own {id}") for id in "abcd"}
        for id, table in own.items():
            await storage.add_table(table, {"name": id}, START)
        await storage.add_table(replace(row(friend, "e"), edition_digest="own b"), {"name": "b"}, START)
        await storage.add_deal(replace(DEAL, edition_digest="own d"), {"name": "d"})

        async def kept() -> str:
            return "".join([id for id in "abcd" if await storage.edition(f"own {id}")])

        assert await kept() == "abcd"
        await storage.delete_table("a")
        assert await kept() == "bcd"
        await storage.delete_person(maker)
        assert await kept() == "bd"
        now = time.time()
        await storage.clean_up(now + 60, now + 60)
        assert await kept() == ""
        newcomer = await storage.add_person("newcomer")
        await storage.add_table(replace(row(newcomer), edition_digest="own a"), {"name": "a"}, START)
        assert await kept() == "a"

    run(place, work)


def test_many_tables_are_cleaned_up_in_parts(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "_MOST_CLEANED", 2)

    async def work(storage: SQLStorage) -> None:
        maker = await storage.add_person("maker")
        for id in "abcde":
            await storage.add_table(row(maker, id), {}, START)
        assert await storage.clean_up(time.time() + 60, 0) == 5

    run(place, work)


# Tables for everybody


def test_public_tables_are_listed(person: Person) -> None:
    stranger = Person(person.server)
    listed = person.create_with([PERSON, FREE], house={"public": True})
    hidden = person.create_with([PERSON, FREE])
    closed = person.create_with([PERSON, {"computer": "random"}], house={"public": True, "spectators": False})
    usual = {
        "stand_in": "apprentice",
        "returns": True,
        "minutes": None,
        "days": None,
        "deal": None,
        "hints": False,
    }
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


@pytest.mark.parametrize(("one", "other"), [("♥", "☠"), ("2", "8"), ("李", "白"), ("Ann", "Anna")])
def test_names_that_differ_are_not_taken_for_each_other(one: str, other: str) -> None:
    assert key(one) != key(other) and key(one) and key(f" {one} ") == key(one)


def test_a_name_is_taken_away_however_it_is_spelt(place: Path | str) -> None:
    """And no other is, with or without letters."""

    async def work(storage: SQLStorage) -> None:
        people = [await storage.add_person(f"{number}") for number in range(3)]
        given = ["Iago", "I-A-G-O!", "Ìågò", "Iagos", "♥"]
        for id, name in enumerate(given):
            seats = [SeatRow("person", name=name, person=people[0]), *row(people[0]).seats[1:]]
            await storage.add_table(replace(row(people[0], f"{id}"), seats=seats), {}, START)
        await storage.add_deal(DEAL, {})
        ended = replace(SUMMARY, finished=True, standings=STANDINGS)
        for id in range(len(given)):
            await storage.share_deal(DEAL, {}, f"{id}", ended, None)

        async def shown() -> list[list[str | None]]:
            tables = [await storage.table(f"{id}") for id in range(len(given))]
            found = await storage.results(DEAL.code, None)
            results = {result.table: result.name for result in found if result.seat == 0}
            at_tables = [None if table is None else table.seats[0].name for table in tables]
            return [at_tables, [results[f"{id}"] for id in range(len(given))]]

        assert await shown() == [given, given]
        for person in people:
            await storage.report_name(key("☠"), person, None, 3)
        assert await shown() == [given, given]
        for person in people:
            await storage.report_name(key("Iago"), person, None, 3)
        left = [None, None, None, "Iagos", "♥"]
        assert await shown() == [left, left]
        assert await storage.blocked([key("♥"), key("iago")]) == {key("iago")}

    run(place, work)


def test_reports_from_one_place_count_once(folder: Path) -> None:
    """Nobody takes a name away with cookies of their own."""

    async def work() -> None:
        async with asking(folder) as ask:
            _, table = await ask.meet("192.0.2.1")
            path = f"/api/tables/{table}/seats/0/report"

            async def report(address: str) -> str | None:
                cookie, _ = await ask.meet(address)
                assert (await ask(address, cookie, "POST", path)).status_code == 204
                seen = await ask(address, cookie, "GET", f"/api/tables/{table}")
                name: str | None = seen.json()["seats"][0]["name"]
                return name

            for address in ("192.0.2.7", "192.0.2.7", "2001:db8::1", "2001:db8::2"):
                assert await report(address) == "Will"
            assert await report("192.0.2.8") is None

    asyncio.run(work())


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


class Asking:
    """Whoever asks a server of the test's own, from any address."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.limits: Limits = app.state.limits

    async def __call__(
        self, address: str, cookie: str, method: str = "POST", path: str = "/api/tables", json: Any = SOLO
    ) -> httpx.Response:
        transport = httpx.ASGITransport(app=self.app, client=(address, 1), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as web:
            return await web.request(method, path, json=json, headers={"Cookie": cookie})

    async def meet(self, address: str) -> tuple[str, str]:
        """The cookie of somebody new, and their table."""
        answer = await self(address, "")
        assert answer.status_code == 201, answer.text
        return answer.headers["set-cookie"].split(";")[0], answer.json()["id"]

    @asynccontextmanager
    async def live(self, address: str, cookie: str, table: str) -> AsyncIterator["Wire"]:
        wire = Wire()
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "query_string": b"",
            "headers": [(b"host", b"test"), (b"cookie", cookie.encode())],
            "client": (address, 1),
            "scheme": "ws",
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}, "shakespeare.wire": {"wire": wire}},
        }
        running = asyncio.create_task(self.app(scope, wire.said.get, wire.hear))
        await wire.said.put({"type": "websocket.connect"})
        try:
            yield wire
        finally:
            wire.break_off()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


class Wire:
    """A connection without a network."""

    is_free = True

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []  # until it was taken over
        self.told: list[bytes] = []
        self._end: End | None = None
        self._early: list[str] = []
        self._news = asyncio.Event()

    async def hear(self, message: MutableMapping[str, Any]) -> None:
        self.heard.append(dict(message))
        self._news.set()

    def take_over(self, end: End) -> None:
        self._end = end
        for text in self._early:
            end.hear(text)

    def say(self, text: bytes) -> None:
        self.told.append(text)
        self._news.set()

    def listen(self, whether: bool) -> None:
        pass

    def break_off(self) -> None:
        if self._end is not None:
            self._end.lost()

    def speak(self, text: str) -> None:
        if self._end is None:
            self._early.append(text)
        else:
            self._end.hear(text)

    async def until(self, wanted: Callable[["Wire"], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted(self):
                self._news.clear()
                await self._news.wait()

    @property
    def is_open(self) -> bool:
        return bool(self.told)

    @property
    def answers(self) -> int:
        """How often it was told that it said nonsense."""
        return sum(text.count(b"bad-message") for text in self.told)


@asynccontextmanager
async def asking(folder: Path, **settings: Any) -> AsyncIterator[Asking]:
    """A server that does not have to be waited for: five changes at once, and hardly any more after that."""
    app = make_app(Settings(folder, hosts=(), workers=1, **settings))
    app.state.limits.changes = Limit(at_once=5, a_second=0.001)
    async with app.router.lifespan_context(app):
        yield Asking(app)


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
            codes = [(await ask(f"192.0.2.{number}", cookie)).status_code for number in range(2, 9)]
            assert codes == [201] * 5 + [429] * 2

    asyncio.run(work())


CHANGES: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables/{table}/moves", {"question": "0.0", "move": "pass"}),
    ("POST", "/api/tables/{table}/undo", {"number": 0}),
    ("POST", "/api/tables/{table}/undo/further", {}),
    ("POST", "/api/tables/{table}/undo/answer", {"agree": True}),
    ("POST", "/api/tables/{table}/hint", {"question": "0.0"}),
    ("POST", "/api/tables/{table}/rematch", None),
    ("POST", "/api/tables/{table}/deal", None),
    ("POST", "/api/tables/{table}/seats/0/leave", None),
    ("POST", "/api/tables/{table}/seats/0/return", None),
    ("POST", "/api/tables/{table}/seats/0/report", None),
    ("POST", "/api/tables/{table}/seats/0/colour", {"colour": "blue"}),
    ("POST", "/api/deals/today/results/1/report", None),
    ("POST", "/api/links", {}),
    ("POST", "/api/links/use", {"token": "x" * 43}),
    ("POST", "/api/push/off", {"endpoint": "https://push.example/1"}),
    ("POST", "/api/replays", {"record": {}}),
    ("DELETE", "/api/tables/{table}", None),
    ("DELETE", "/api/me", None),
]


def test_every_change_of_a_person_counts(folder: Path) -> None:
    """Whatever they change, and from wherever; what they only look at does not count."""

    async def work() -> None:
        async with asking(folder) as ask:
            ask.limits.changes = Limit(at_once=1, a_second=0.001)
            for number, (method, path, body) in enumerate(CHANGES):
                cookie, table = await ask.meet(f"192.0.{number}.1")
                path = path.replace("{table}", table)
                link = await ask(f"198.51.{number}.1", cookie, "POST", "/api/links", {})
                assert link.status_code == 201
                refused = await ask(f"203.0.{number}.1", cookie, method, path, body)
                assert refused.status_code == 429, (path, refused.text)
                assert int(refused.headers["Retry-After"]) > 100
                for path in ("/api/tables", f"/api/tables/{table}"):
                    assert (await ask(f"203.0.{number}.1", cookie, "GET", path)).status_code == 200

    asyncio.run(work())


def test_one_address_may_not_look_at_everything(folder: Path) -> None:
    async def work() -> None:
        async with asking(folder) as ask:
            ask.limits.requests = Limit(at_once=2, a_second=0.001)
            answers = [await ask("192.0.2.1", "", "GET", path) for path in ("/api/info", "/", "/api/info")]
            assert [answer.status_code == 429 for answer in answers] == [False, False, True]
            assert int(answers[-1].headers["Retry-After"]) > 100
            async with ask.live("192.0.2.1", "", "none") as wire:
                await wire.until(lambda wire: bool(wire.heard))
            assert wire.heard[0]["status"] == 429
            assert (await ask("192.0.2.2", "", "GET", "/api/info")).status_code == 200

    asyncio.run(work())


@pytest.mark.parametrize("addresses", [["192.0.2.1", "192.0.2.1"], ["192.0.2.2", "192.0.2.3"]])
def test_whoever_says_much_has_to_wait(folder: Path, addresses: list[str]) -> None:
    """By one address, or as one person: over all their connections together, and others do not wait."""

    async def work() -> None:
        async with asking(folder) as ask:
            cookie, table = await ask.meet("192.0.2.9")
            ask.limits.messages = Limit(at_once=5, a_second=0.001)
            cookies = ["", ""] if addresses[0] == addresses[1] else [cookie, cookie]
            async with (
                ask.live(addresses[0], cookies[0], table) as one,
                ask.live(addresses[1], cookies[1], table) as two,
                ask.live("192.0.2.100", "", table) as other,
            ):
                for _ in range(3):
                    one.speak("?")
                await one.until(lambda wire: wire.answers == 3)
                for _ in range(9):
                    two.speak("?")
                await two.until(lambda wire: wire.answers == 2)
                other.speak("?")
                await other.until(lambda wire: wire.answers == 1)
                for _ in range(200):
                    await asyncio.sleep(0)
                assert two.answers == 2

    asyncio.run(work())


def test_what_somebody_said_too_soon_is_heard_later(folder: Path) -> None:
    async def work() -> None:
        async with asking(folder) as ask:
            _, table = await ask.meet("192.0.2.9")
            ask.limits.messages = Limit(at_once=1, a_second=200)
            async with ask.live("192.0.2.1", "", table) as wire:
                for _ in range(10):
                    wire.speak("?")
                await wire.until(lambda wire: wire.answers == 10)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("addresses", "is_known", "problem"),
    [
        (["192.0.2.1"] * 3, False, "too-many-connections-from"),
        (["192.0.2.1", "192.0.2.2", "192.0.2.3"], True, "too-many-connections"),
    ],
)
def test_nobody_is_connected_ever_more_often(
    folder: Path, addresses: list[str], is_known: bool, problem: str
) -> None:
    """Neither from one address nor as one person. Who has left makes room, and whoever is refused takes none."""

    async def work() -> None:
        async with asking(folder, most_connections=2, most_connections_from=2) as ask:
            known, table = await ask.meet("192.0.2.9")
            cookie = known if is_known else ""
            async with AsyncExitStack() as all_but_one:
                async with ask.live(addresses[0], cookie, table) as wire:
                    await wire.until(lambda wire: wire.is_open)
                    wire = await all_but_one.enter_async_context(ask.live(addresses[1], cookie, table))
                    await wire.until(lambda wire: wire.is_open)
                    for _ in range(2):
                        async with ask.live(addresses[2], cookie, table) as wire:
                            await wire.until(lambda wire: len(wire.heard) == 2)
                        assert wire.heard[0]["status"] == 429
                        assert msgspec.json.decode(wire.heard[1]["body"])["error"]["id"] == problem
                    async with ask.live("192.0.2.100", "", table) as wire:
                        await wire.until(lambda wire: wire.is_open)
                async with ask.live(addresses[2], cookie, table) as wire:
                    await wire.until(lambda wire: wire.is_open)

    asyncio.run(work())


def test_this_machine_is_connected_as_often_as_it_likes(folder: Path) -> None:
    async def work() -> None:
        async with asking(folder, most_connections=1, most_connections_from=1) as ask:
            cookie, table = await ask.meet("127.0.0.1")
            async with (
                ask.live("127.0.0.1", cookie, table) as one,
                ask.live("127.0.0.1", cookie, table) as two,
            ):
                await one.until(lambda wire: wire.is_open)
                await two.until(lambda wire: wire.is_open)

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
        (None, "nowhere"),
        ("nonsense", "nowhere"),
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
                await storage.report_name(key("Ben"), person, None, 3)
            assert await storage.blocked_names() == [key("Ben")]
            assert await storage.unblock(key("Ben"))
            assert await storage.blocked([key("Ben")]) == set() and await storage.blocked_names() == []
            assert not await storage.unblock(key("Ben"))

    run(place, work)
