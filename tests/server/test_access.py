"""Nobody sees or does what is not theirs: every request as everybody who might try it."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import pytest
from fastapi.routing import iter_route_contexts
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import WebSocketRoute
from websockets.exceptions import InvalidStatus

from shakespeare.server.app import make_app
from shakespeare.server.identity import hash_of, new_token
from shakespeare.server.messages import Accepted, Failed, FromClient, Offers, Refused, Update
from shakespeare.server.settings import Settings
from shakespeare.server.storage import LinkRow
from shakespeare.server.storage.sql import SQLStorage
from tests.server.support import PATIENCE, PERSON, Person, Server, draws_where, legal, play_on, serving
from tests.server.test_storage import run

FREE: Final = {"person": True}

# Who might ask for something: whoever made the table and sits in its first seat, the owner of another seat, somebody
# who sits elsewhere, and three whom the server does not know: without a cookie, with a token that is signed for
# somebody else, and with the cookie of an identity that was deleted.
MAKER, RIVAL, SPECTATOR = "maker", "rival", "spectator"
STRANGER, FORGER, FORGOTTEN = "stranger", "forger", "forgotten"
SEATED: Final = frozenset({MAKER, RIVAL})
KNOWN: Final = SEATED | {SPECTATOR}
UNKNOWN: Final = frozenset({STRANGER, FORGER, FORGOTTEN})
EVERYBODY: Final = KNOWN | UNKNOWN
NOBODY: Final[frozenset[str]] = frozenset()
Cookie = tuple[str, str] | None
MAKER_FIRST: Final = draws_where(3, lambda game: game.deciders == (0,))


class Cast:
    """All of them. A table is put up for them anew as often as somebody is to do something there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._people = {who: Person(server) for who in sorted(EVERYBODY)}
        self._cookies: dict[str, Cookie] = dict.fromkeys(self._people)
        self._finished: tuple[str, dict[str, Cookie]] | None = None
        self.table = ""
        with self._as_new(FORGOTTEN) as forgotten:
            forgotten.create()
            cookie = forgotten.cookie
            assert forgotten.web.delete("/api/me").status_code == 204
            forgotten.have_cookie(*cookie)

    @contextmanager
    def _as_new(self, who: str) -> Iterator[Person]:
        """Nobody knows them; who they are afterwards is kept."""
        self._cookies[who] = None
        person = self.of(who)
        yield person
        self._cookies[who] = person.cookie

    def of(self, who: str) -> Person:
        """Somebody as they are, whatever an earlier answer has made of them."""
        person, cookie = self._people[who], self._cookies[who]
        person.web.cookies.clear()
        if cookie is not None:
            person.have_cookie(*cookie)
        return person

    def put_up(self, name: str = "Will", **house: Any) -> str:
        """A table with two people and a free seat, where the maker is asked first. All who are known are new."""
        with self._as_new(SPECTATOR) as spectator:
            spectator.create()
        with self._as_new(MAKER) as maker:
            seats = [{"person": True, "name": name}, FREE, FREE]
            self.server.draw_by(MAKER_FIRST)
            made = maker.create_with(seats, house=house)
            self.server.draw_by(None)
            assert made["deciders"] == [0]
        self.table = made["id"]
        with self._as_new(RIVAL) as rival:
            assert rival.web.post(f"/api/tables/{self.table}/seats/1", json={}).status_code == 200
        self._forge()
        return self.table

    def _forge(self) -> None:
        name, value = self.of(MAKER).cookie
        signature = self.of(SPECTATOR).cookie[1].partition(".")[2]
        self._cookies[FORGER] = name, f"{value.partition('.')[0]}.{signature}"

    def play(self) -> str:
        """A table for the two, whose game is over; one is enough."""
        if self._finished is None:
            with self._as_new(MAKER) as maker:
                self.table = maker.create_with([{"person": True, "name": "Prospero"}, FREE])["id"]
            with self._as_new(RIVAL) as rival:
                assert rival.web.post(f"/api/tables/{self.table}/seats/1", json={}).status_code == 200
            rng = random.Random(1)
            people = self.of(MAKER), self.of(RIVAL)
            with people[0].live(self.table) as one, people[1].live(self.table) as other:
                while deciders := people[0].get(f"/api/tables/{self.table}")["deciders"]:
                    play_on((one, other)[deciders[0]], rng, 1)
            self._finished = self.table, {who: self._cookies[who] for who in SEATED}
        self.table, cookies = self._finished
        self._cookies.update(cookies)
        self._forge()
        return self.table

    def seen(self) -> Any:
        """What there is to see of the table by who sits there."""
        return self.of(MAKER).get(f"/api/tables/{self.table}")


@pytest.fixture(scope="module")
def whole_cast(server: Server) -> Cast:
    return Cast(server)


@pytest.fixture
def cast(whole_cast: Cast) -> Cast:
    """At a table of their own, whatever an earlier test had them do: some delete all that is theirs."""
    whole_cast.put_up()
    return whole_cast


# What there must be before somebody asks: each gives the words to fill in.

Words = dict[str, Any]


def nothing(cast: Cast) -> Words:
    return {}


def going(cast: Cast) -> Words:
    return {"id": cast.put_up()}


def asked(cast: Cast) -> Words:
    """The maker's question, and what they could answer."""
    table = cast.put_up()
    with cast.of(MAKER).live(table) as line:
        offers = line.asked()
        assert isinstance(offers, Offers)
        return {"id": table, "question": offers.question, "move": legal(offers)[0]}


def moved(cast: Cast) -> Words:
    """The maker has made a move, and the number of the newest event is known."""
    words = asked(cast)
    body = {key: words[key] for key in ("question", "move")}
    answer = cast.of(MAKER).web.post(f"/api/tables/{words['id']}/moves", json=body).json()
    return {"id": words["id"], "number": answer["number"]}


def wishing(cast: Cast) -> Words:
    words = moved(cast)
    answer = cast.of(MAKER).web.post(f"/api/tables/{words['id']}/undo/further", json={})
    assert answer.json()["type"] == "accepted"
    return words


def left(cast: Cast) -> Words:
    """A computer player has the maker’s seat, and waits for the others."""
    table = cast.put_up(stand_in="random")
    assert cast.of(MAKER).web.post(f"/api/tables/{table}/seats/0/leave").status_code == 200
    with cast.of(RIVAL).live(table) as line:
        line.hear_until(lambda heard: isinstance(heard, Update) and 0 not in heard.view["deciders"])
    return {"id": table}


def closed(cast: Cast) -> Words:
    return {"id": cast.put_up(spectators=False)}


def alone(cast: Cast) -> Words:
    """The maker plays with a computer player; nobody else is there."""
    cast.put_up()
    cast.table = cast.of(MAKER).create(seed=1)["id"]
    return {"id": cast.table, "question": "0.0"}


def against(cast: Cast) -> Words:
    """The maker plays with a computer player, who waits for them; anybody may be asked to sit down."""
    cast.put_up()
    cast.table = cast.of(MAKER).create("random")["id"]
    with cast.of(MAKER).live(cast.table) as line:
        line.hear_until(lambda heard: isinstance(heard, Update) and heard.view["deciders"] == [0])
    return {"id": cast.table}


def opened(cast: Cast) -> Words:
    """The same, where anybody may sit down instead of the computer player."""
    words = against(cast)
    assert cast.of(MAKER).web.post(f"/api/tables/{cast.table}/seats/1/open").status_code == 200
    return words


def named(cast: Cast) -> Words:
    """Of three who report it, the name is taken away: it is not to be anybody else's."""
    return {"id": cast.put_up(name="Caliban")}


def finished(cast: Cast) -> Words:
    return {"id": cast.play()}


def recorded(cast: Cast) -> Words:
    return {"record": cast.of(MAKER).get(f"/api/tables/{cast.play()}/record")}


def dealt(cast: Cast) -> Words:
    deal = cast.of(MAKER).web.post(f"/api/tables/{cast.play()}/deal").json()
    return {"code": deal["code"]}


def named_there(cast: Cast) -> Words:
    """A result of the maker's; of three who report it, the name is taken away."""
    cast.put_up()
    maker = cast.of(MAKER)
    cast.table = maker.create_with([{"person": True, "name": "Trinculo"}])["id"]
    with maker.live(cast.table) as line:
        play_on(line, random.Random(1))
    deal = maker.web.post(f"/api/tables/{cast.table}/deal").json()
    return {"code": deal["code"], "result": next(one["id"] for one in deal["results"] if one["mine"])}


def linked(cast: Cast) -> Words:
    cast.put_up()
    return {"token": cast.of(MAKER).web.post("/api/links", json={}).json()["token"]}


def used(cast: Cast) -> Words:
    words = linked(cast)
    assert cast.of(STRANGER).web.post("/api/links/use", json=words).status_code == 200
    return words


def expired(cast: Cast) -> Words:
    """As it is kept once its time is up: no request makes one that is."""
    cast.put_up()
    token = new_token()
    maker = cast.of(MAKER)

    async def add(storage: SQLStorage) -> None:
        person = await storage.person(hash_of(maker.token))
        assert person is not None
        await storage.add_link(hash_of(token), LinkRow(person, None, None), time.time() - 1)

    run(cast.server.folder, add)
    return {"token": token}


def orphaned(cast: Cast) -> Words:
    """A link of somebody who has had their data deleted since."""
    words = linked(cast)
    assert cast.of(MAKER).web.delete("/api/me").status_code == 204
    cast.put_up()
    return words


# Who may


@dataclass(frozen=True)
class Ask:
    """A request, and who may make it. All others are refused, with one of these states, and nothing has changed."""

    route: str
    may: frozenset[str]
    at: Callable[[Cast], Words] = going
    body: Any = None
    query: str = ""
    refusal: tuple[int, ...] = (403,)
    words: Words = field(default_factory=dict)

    def __str__(self) -> str:
        return (
            f"{self.route}{self.query} {self.at.__name__} {self.body if isinstance(self.body, dict) else ''}"
        )


NEW = {"options": {"players": 1}, "seats": [PERSON]}
PLAY_ON = {"moment": 0, "seat": 0, "computer": "random"}
NOTICES = {  # the keys of the example in RFC 8291
    "endpoint": "https://push.example.org/a",
    "key": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "secret": "BTBZMqHH6r4Tts7J_aSIgg",
    "language": "en",
}
LATE = (403, 409)  # for who asks, or for when
ASKS: Final = [
    # What is everybody's.
    Ask("GET /api/openapi.json", EVERYBODY, nothing),
    Ask("GET /api/info", EVERYBODY, nothing),
    Ask("GET /api/health", EVERYBODY, nothing),
    Ask("GET /api/metrics", EVERYBODY, nothing),  # from this machine
    Ask("GET /api/editions/shipped.toml", EVERYBODY, nothing),
    Ask("POST /api/editions", EVERYBODY, nothing, body=b""),
    Ask("GET /api/lesson", EVERYBODY, nothing),
    Ask("POST /api/lesson/{scene}", EVERYBODY, nothing, words={"scene": "day"}),
    Ask("POST /api/replays", EVERYBODY, recorded, {"record": "{record}", "seat": 0}),
    Ask("POST /api/replays/play-on", EVERYBODY, recorded, {"record": "{record}", **PLAY_ON}),
    Ask("POST /api/records", EVERYBODY, recorded, {"record": "{record}"}),
    # What is one's own, whoever one is.
    Ask("POST /api/tables", EVERYBODY, nothing, body=NEW),
    Ask("GET /api/tables", EVERYBODY, nothing),
    Ask("GET /api/tables/public", EVERYBODY, nothing),
    Ask("DELETE /api/me", EVERYBODY),
    Ask("GET /api/push", EVERYBODY, nothing),
    Ask("POST /api/push", KNOWN, body=NOTICES),
    Ask("POST /api/push/off", KNOWN, body={"endpoint": NOTICES["endpoint"]}),
    # A table, for whoever has its address.
    Ask("GET /api/tables/{id}", EVERYBODY),
    Ask("DELETE /api/tables/{id}", frozenset({MAKER})),
    Ask("DELETE /api/tables/{id}", frozenset({MAKER}), left),
    Ask("WS /api/tables/{id}/live", EVERYBODY),
    Ask("WS /api/tables/{id}/live", EVERYBODY, query="?seat=0"),  # as a spectator, if it is another's
    Ask("WS /api/tables/{id}/live", SEATED, closed),
    Ask("POST /api/tables/{id}/seats/{seat}", frozenset({MAKER}), body={}, words={"seat": 0}, refusal=(409,)),
    Ask("POST /api/tables/{id}/seats/{seat}", EVERYBODY - SEATED, body={}, words={"seat": 2}, refusal=(409,)),
    Ask("POST /api/tables/{id}/seats/{seat}/colour", frozenset({MAKER}), going, {"colour": "yellow"}, words={"seat": 0}),
    Ask("POST /api/tables/{id}/seats/{seat}/colour", NOBODY, moved, {"colour": "yellow"}, words={"seat": 0}, refusal=LATE),
    Ask("POST /api/tables/{id}/seats/{seat}/colour", NOBODY, left, {"colour": "yellow"}, words={"seat": 0}, refusal=LATE),
    *(
        Ask("POST /api/tables/{id}/seats/{seat}/colour", NOBODY, going, {"colour": "yellow"}, words={"seat": seat})
        for seat in (2, 3, -1)
    ),
    Ask("POST /api/tables/{id}/seats/{seat}/report", KNOWN, named, words={"seat": 0}),
    *(
        Ask(f"POST /api/tables/{{id}}/seats/{{seat}}/{what}", may if seat == 0 else NOBODY, at, words={"seat": seat})
        for what, at, may in (("leave", going, {MAKER}), ("return", left, {MAKER}))
        for seat in (0, 2, 3, -1)
    ),
    Ask("POST /api/tables/{id}/seats/{seat}/computer", frozenset({MAKER}), against, {"computer": "groundling"}, words={"seat": 1}),
    Ask("POST /api/tables/{id}/seats/{seat}/computer", frozenset({RIVAL}), left, {"computer": "groundling"}, words={"seat": 0}, refusal=(403, 409)),
    Ask("POST /api/tables/{id}/seats/{seat}/open", frozenset({MAKER}), against, words={"seat": 1}),
    Ask("POST /api/tables/{id}/seats/{seat}/open", NOBODY, going, words={"seat": 1}, refusal=(403, 409)),
    Ask("POST /api/tables/{id}/seats/{seat}/close", frozenset({MAKER}), opened, words={"seat": 1}),
    Ask("POST /api/tables/{id}/seats/{seat}/close", NOBODY, against, words={"seat": 1}, refusal=(403, 409)),
    # What is decided there.
    Ask("POST /api/tables/{id}/moves", frozenset({MAKER}), asked, {"question": "{question}", "move": "{move}"}),
    Ask("POST /api/tables/{id}/moves", frozenset({MAKER}), asked, {"question": "{question}", "move": "{move}", "seat": 0}),
    Ask("POST /api/tables/{id}/undo", frozenset({MAKER}), moved, {"number": "{number}"}),
    Ask("POST /api/tables/{id}/undo", frozenset({MAKER}), moved, {"number": "{number}", "seat": 0}),
    Ask("POST /api/tables/{id}/undo/further", frozenset({MAKER}), moved, {}),
    Ask("POST /api/tables/{id}/undo/further", frozenset({MAKER}), moved, {"seat": 0}),
    Ask("POST /api/tables/{id}/undo/answer", SEATED, wishing, {"agree": True}),
    Ask("POST /api/tables/{id}/undo/answer", SEATED, wishing, {"agree": False}),
    Ask("POST /api/tables/{id}/undo/answer", NOBODY, going, {"agree": True}, refusal=LATE),
    Ask("POST /api/tables/{id}/hint", frozenset({MAKER}), alone, {"question": "{question}"}),
    Ask("POST /api/tables/{id}/hint", NOBODY, asked, {"question": "{question}", "seat": 0}),
    # What there is when the game is over, and not before.
    Ask("GET /api/tables/{id}/record", NOBODY, refusal=(409,)),
    Ask("GET /api/tables/{id}/record", EVERYBODY, finished),
    Ask("GET /api/tables/{id}/replay", EVERYBODY),
    Ask("GET /api/tables/{id}/replay", SEATED, closed),
    Ask("GET /api/tables/{id}/replay", frozenset({MAKER}), query="?seat=0"),
    Ask("GET /api/tables/{id}/replay", EVERYBODY, finished, query="?seat=0"),
    Ask("POST /api/tables/{id}/play-on", NOBODY, going, PLAY_ON, refusal=(409,)),
    Ask("POST /api/tables/{id}/play-on", EVERYBODY, finished, PLAY_ON),
    Ask("POST /api/tables/{id}/rematch", NOBODY, refusal=LATE),
    Ask("POST /api/tables/{id}/rematch", SEATED, finished),
    Ask("POST /api/tables/{id}/deal", NOBODY, refusal=LATE),
    Ask("POST /api/tables/{id}/deal", SEATED, finished),
    Ask("GET /api/deals/{code}", EVERYBODY, dealt),
    Ask("POST /api/deals/{code}/tables", EVERYBODY, dealt, {}),
    Ask("POST /api/deals/{code}/results/{result}/report", KNOWN, named_there),
    # What a link carries, for whoever has it: once, and in time.
    Ask("POST /api/links", KNOWN, body={}),
    Ask("POST /api/links", SEATED, body={"table": "{id}"}),
    Ask("POST /api/links", SEATED, body={"table": "{id}", "seat": 0}),
    Ask("POST /api/links/use", EVERYBODY, linked, {"token": "{token}"}),
    Ask("POST /api/links/use", NOBODY, used, {"token": "{token}"}, refusal=(410,)),
    Ask("POST /api/links/use", NOBODY, expired, {"token": "{token}"}, refusal=(410,)),
    Ask("POST /api/links/use", NOBODY, orphaned, {"token": "{token}"}, refusal=(410,)),
    Ask("POST /api/links/use", NOBODY, going, {"token": "x" * 43}, refusal=(410,)),
    # Editions, by their digest.
    Ask("GET /api/editions/{digest}", EVERYBODY, nothing),
    Ask("GET /api/editions/{digest}/provenance", EVERYBODY, nothing),
]  # fmt: skip


def test_every_address_is_in_the_table(tmp_path: Path) -> None:
    """Whoever adds one says who may ask for it."""
    found = set()
    for context in iter_route_contexts(make_app(Settings(data=tmp_path)).routes):
        is_socket = isinstance(context.original_route, WebSocketRoute)
        methods = {"WS"} if is_socket else set(context.methods or ()) - {"HEAD"}
        found |= {f"{method} {context.path}" for method in methods}
    assert {ask.route for ask in ASKS} == found


def filled(body: Any, words: Words) -> Any:
    if isinstance(body, dict):
        return {key: filled(value, words) for key, value in body.items()}
    return words[body[1:-1]] if isinstance(body, str) and body.startswith("{") else body


def answer_to(person: Person, ask: Ask, words: Words) -> httpx.Response:
    method, _, path = ask.route.partition(" ")
    address = path.format(**words) + ask.query
    if method == "WS":
        seat = int(ask.query.partition("=")[2] or -1)
        try:
            with person.live(words["id"], seat=seat) as line:
                line.hear_until(lambda heard: isinstance(heard, Update))
        except InvalidStatus as refused:
            return httpx.Response(refused.response.status_code, content=bytes(refused.response.body or b""))
        return httpx.Response(200)
    if isinstance(ask.body, bytes):
        return person.web.request(method, address, content=ask.body)
    return person.web.request(method, address, json=filled(ask.body, words))


def is_refused(answer: httpx.Response) -> bool:
    """An answer to a decision says so in its body."""
    if not answer.is_success:
        return True
    return b'"type":"refused"' in answer.content[:40]


@pytest.mark.parametrize("ask", ASKS, ids=str)
def test_who_may(cast: Cast, ask: Ask) -> None:
    digest = {"digest": cast.of(MAKER).get("/api/info")["edition"]["digest"]}
    words = {**digest, **ask.at(cast), **ask.words}
    token = cast.of(MAKER).token
    for who in sorted(EVERYBODY - ask.may):
        before = cast.seen()
        answer = answer_to(cast.of(who), ask, words)
        assert is_refused(answer), (who, answer.text)
        if not answer.is_success:
            assert answer.status_code in ask.refusal, (who, answer.text)
            assert set(answer.json()) == {"error"}
        assert "set-cookie" not in answer.headers
        assert token not in answer.text
        assert cast.seen() == before
    for who in sorted(ask.may):
        words = {**digest, **ask.at(cast), **ask.words}
        answer = answer_to(cast.of(who), ask, words)
        assert not is_refused(answer), (who, answer.text)


@pytest.mark.parametrize("at", [going, finished])
def test_what_is_whose(cast: Cast, at: Callable[[Cast], Words]) -> None:
    """A list has one's own tables alone, and a table says which seats are the asker's."""
    table = at(cast)["id"]
    own = {MAKER: [0], RIVAL: [1]}
    for who in EVERYBODY:
        person = cast.of(who)
        assert person.get(f"/api/tables/{table}")["own"] == own.get(who, [])
        assert (table in [listed["id"] for listed in person.get("/api/tables")]) == (who in own)
        assert table not in [listed["id"] for listed in person.get("/api/tables/public")]


def other_end(text: str) -> str:
    return text[:-4] + ("AAAA" if text[-4:] != "AAAA" else "BBBB")


FORGERIES: Final[dict[str, Callable[[str, str], str]]] = {
    "another signature": lambda token, signature: f"{token}.{other_end(signature)}",
    "no signature": lambda token, signature: token,
    "an empty one": lambda token, signature: f"{token}.",
    "the hash, as it is kept": lambda token, signature: f"{hash_of(token)[:43]}.{signature}",
    "another token": lambda token, signature: f"{new_token()}.{signature}",
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_cookie_is_nobodys(cast: Cast, forgery: str) -> None:
    cast.put_up()
    name, value = cast.of(MAKER).cookie
    token, _, signature = value.partition(".")
    forger = cast.of(FORGER)
    forger.have_cookie(name, FORGERIES[forgery](token, signature))
    assert forger.get("/api/tables") == []
    assert forger.get(f"/api/tables/{cast.table}")["own"] == []


# What is said over the socket


SAYINGS: Final[dict[str, tuple[Callable[[Cast], Words], Words]]] = {
    "move": (asked, {"question": "{question}", "move": "{move}"}),
    "undo": (moved, {"number": "{number}"}),
}


def test_every_message_is_in_the_table() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(FromClient)} == SAYINGS.keys()


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("kind", SAYINGS)
def test_who_may_say_it(cast: Cast, kind: str, seat: int | None) -> None:
    """Its seat alone may: not those either who know the question and its moves, or ask for the seat."""
    at, message = SAYINGS[kind]
    words = at(cast)
    for who in sorted(EVERYBODY, key=lambda who: who == MAKER):  # who may comes last
        before = cast.seen()
        with cast.of(who).live(words["id"], seat=seat) as line:
            line.say(type=kind, **filled(message, words))
            answer = line.hear_until_answer()
        if who == MAKER:
            assert isinstance(answer, Accepted)
            continue
        if who == RIVAL:
            assert isinstance(answer, Refused)
        else:
            assert isinstance(answer, Failed) and answer.error.id == "not-your-seat"
        assert cast.seen() == before


def test_what_a_spectator_hears_is_what_anybody_may(cast: Cast) -> None:
    """Neither hidden cards nor offers, in a game in which there are some."""
    maker = cast.of(MAKER)
    table = maker.create("random", seed=5)["id"]
    with maker.live(table) as line, cast.of(STRANGER).live(table) as outside:
        play_on(line, random.Random(2), decisions=30)
        while outside.number < line.number:
            outside.hear()
    assert not any(isinstance(message, Offers) for message in outside.heard)
    for update in outside.updates():
        assert update.view["seat"] is None and update.view["question"] is None
        assert all(player["objectives"] is None for player in update.view["players"])
        assert not any(update.view["secret"])


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Host": "elsewhere.example"},
        {"Origin": "null"},
    ],
)
def test_other_sites_may_do_nothing(cast: Cast, headers: dict[str, str]) -> None:
    for method, path in [("POST", "/api/links"), ("DELETE", "/api/me"), ("POST", "/api/links/use")]:
        answer = cast.of(MAKER).web.request(method, path, json={}, headers=headers)
        assert answer.status_code in (403, 421)
    assert cast.table in [listed["id"] for listed in cast.of(MAKER).get("/api/tables")]


def test_errors_tell_nothing_hidden(folder: Path) -> None:
    """Whatever is asked, by whomever, in whatever form: neither who somebody is, nor what a seat alone may know."""
    with serving(folder) as server:  # where names may be reported and data deleted
        cast = Cast(server)
        cast.put_up()
        ask_for_everything(cast)


def ask_for_everything(cast: Cast) -> None:
    maker, waiting = cast.of(MAKER), cast.table
    table = maker.create("random", seed=5)["id"]
    with maker.live(table) as line:
        play_on(line, random.Random(2), decisions=30)
        hidden = [card for update in line.updates() for card in update.view["players"][0]["objectives"]]
    assert hidden  # there is something that nobody else may know
    link = maker.web.post("/api/links", json={}).json()["token"]
    key = (cast.server.folder / "key").read_text()
    secrets = [maker.token, maker.cookie[1], link, key, str(cast.server.folder), "Traceback"]
    paths = ["/api/metrics/../key", "/key", "/api/tables/%00", "/api/tables/%2e%2e/key", "/../../key"]
    asked = [(method, path) for path in paths for method in ("GET", "POST", "DELETE")]
    for path, methods in maker.get("/api/openapi.json")["paths"].items():
        for id in (table, waiting, "none", "%00"):
            filled = path.replace("{id}", id).replace("{seat}", "0").replace("{code}", "today")
            filled = re.sub(r"{\w+}", "1", filled)
            asked += [(method.upper(), filled) for method in methods]
    bodies: list[Any] = [
        None,
        {},
        {"seat": 0, "question": "0.0", "move": "pass", "number": 0, "token": "x" * 43},
    ]
    for method, path in asked:
        for who in sorted(EVERYBODY - {MAKER}):
            for body in bodies[: 1 if method == "GET" else None]:
                answer = cast.of(who).web.request(method, path, json=body)
                text = answer.text + str(dict(answer.headers))
                for secret in secrets:
                    assert secret not in text, (method, path, who)
                assert not re.search(r"\.py(?![\w-])", text)  # a cookie may have that in the middle of a word
                if answer.is_error:
                    assert "error" in answer.json() and not any(card in text for card in hidden)


# Nonsense


texts = st.text(max_size=60)
nonsense = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
frames = st.one_of(
    st.binary(max_size=200),
    texts,
    nonsense.map(json.dumps),
    st.fixed_dictionaries({"type": st.sampled_from(["move", "undo", "welcome", ""]), "question": nonsense, "move": nonsense, "number": nonsense}).map(json.dumps),
    st.fixed_dictionaries({"type": st.just("move"), "question": st.text(min_size=1, max_size=40), "move": st.text(min_size=1, max_size=200)}).map(json.dumps),
    st.fixed_dictionaries({"type": st.just("undo"), "number": st.integers()}).map(json.dumps),
)  # fmt: skip


def test_frames_of_all_sorts_are_answered(cast: Cast) -> None:
    """One answer each, of one's own, and the game is as it was."""
    maker = cast.of(MAKER)
    table = maker.create(seed=3)["id"]
    with maker.live(table) as line:
        line.asked()
        before = line.updates()[-1].view

        @settings(max_examples=150, suppress_health_check=list(HealthCheck), deadline=None)
        @given(frames)
        def say(frame: str | bytes) -> None:
            line.socket.send(frame)
            answer = line.hear_until_answer()
            assert isinstance(answer, Failed | Refused), answer

        say()
    with maker.live(table) as line:
        line.asked()
        assert line.updates()[-1].view == before


BODIES: dict[str, Callable[[Cast], str]] = {
    "/api/tables": lambda cast: "/api/tables",
    "/api/links": lambda cast: "/api/links",
    "/api/links/use": lambda cast: "/api/links/use",
    "/moves": lambda cast: f"/api/tables/{cast.table}/moves",
    "/undo": lambda cast: f"/api/tables/{cast.table}/undo",
    "/seats": lambda cast: f"/api/tables/{cast.table}/seats/2",
    "/hint": lambda cast: f"/api/tables/{cast.table}/hint",
    "/play-on": lambda cast: f"/api/tables/{cast.table}/play-on",
    "/api/replays": lambda cast: "/api/replays",
    "/api/replays/play-on": lambda cast: "/api/replays/play-on",
}


@pytest.mark.parametrize("path", list(BODIES))
def test_bodies_of_all_sorts_are_answered(cast: Cast, path: str) -> None:
    address = BODIES[path](cast)

    @settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
    @given(st.one_of(st.binary(max_size=100), nonsense.map(lambda data: json.dumps(data).encode())))
    def ask(body: bytes) -> None:
        answer = web.post(address, content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500 or json.loads(body) == {}, answer.text
        assert "error" in answer.json() or answer.is_success

    with httpx.Client(base_url=cast.server.address, timeout=PATIENCE) as web:
        ask()
