"""Nobody sees or does what is not theirs: every request as everybody who might try it."""

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shakespeare.server.messages import Accepted, Failed, Offers, Refused, Update
from tests.server.support import PERSON, Person, Server, legal, play_on, serving

FREE = {"person": True}


@dataclass
class Cast:
    """A table with two people and a free seat, somebody who sits elsewhere, and somebody nobody knows."""

    server: Server
    table: str
    maker: Person
    rival: Person
    spectator: Person
    stranger: Person
    forger: Person


@pytest.fixture(scope="module")
def cast(server: Server) -> Cast:
    return cast_at(server)


def cast_at(server: Server) -> Cast:
    maker, rival, spectator, stranger, forger = (Person(server) for _ in range(5))
    table = maker.create_with([PERSON, FREE, FREE])["id"]
    assert rival.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    spectator.create()
    name, value = maker.cookie
    forger.have_cookie(name, value[:-4] + "AAAA")
    return Cast(server, table, maker, rival, spectator, stranger, forger)


def everybody_else(cast: Cast) -> Iterator[tuple[str, Person]]:
    for name in ("rival", "spectator", "stranger", "forger"):
        yield name, getattr(cast, name)


REQUESTS: list[tuple[str, str, Any, set[str]]] = [
    # Who, apart from the maker, may do it.
    ("DELETE", "/api/tables/{table}", None, set()),
    ("POST", "/api/links", {"table": "{table}"}, {"rival"}),
    ("POST", "/api/tables/{table}/undo", {"number": 0}, {"rival"}),
    ("POST", "/api/tables/{table}/moves", {"question": "0.0", "move": "pass"}, {"rival"}),
    ("POST", "/api/tables/{table}/seats/0", {"name": "Me"}, set()),
    ("POST", "/api/tables/{table}/rematch", None, set()),
    ("POST", "/api/tables/{table}/deal", None, set()),
    ("GET", "/api/tables/{table}/record", None, set()),
    ("GET", "/api/tables/{table}/replay?seat=0", None, set()),
    ("POST", "/api/tables/{table}/play-on", {"moment": 0, "seat": 0, "computer": "random"}, set()),
    ("POST", "/api/tables/{table}/hint", {"question": "0.0"}, set()),
    ("POST", "/api/tables/{table}/hint", {"question": "0.0", "seat": 0}, set()),
    ("POST", "/api/tables/{table}/moves", {"question": "0.0", "move": "pass", "seat": 0}, {"rival"}),
    ("POST", "/api/tables/{table}/undo", {"number": 0, "seat": 0}, {"rival"}),
]


@pytest.mark.parametrize(("method", "path", "body", "allowed"), REQUESTS)
def test_a_request_of_somebody_else(cast: Cast, method: str, path: str, body: Any, allowed: set[str]) -> None:
    def filled(text: str) -> str:
        return text.replace("{table}", cast.table)

    for name, person in everybody_else(cast):
        before = cast.maker.get(f"/api/tables/{cast.table}")
        answer = person.web.request(method, filled(path), json=json.loads(filled(json.dumps(body))))
        if name in allowed:
            assert answer.status_code in (200, 201), (name, answer.text)
            if path.endswith("moves"):
                assert answer.json()["type"] == "refused"  # the question is another seat's
        else:
            assert answer.status_code in (403, 409), (name, answer.text)
            assert set(answer.json()) == {"error"}
        assert cast.maker.get(f"/api/tables/{cast.table}") == before


def test_a_move_can_be_made_by_its_seat_alone(cast: Cast) -> None:
    """Also by those who know the question and its moves."""
    table = cast.maker.create_with([PERSON, FREE])["id"]
    assert cast.rival.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    with cast.maker.live(table) as one, cast.rival.live(table) as other:
        lines = [one, other]
        for line in lines:
            line.hear_until(lambda heard: isinstance(heard, Update))
        owner = one.updates()[-1].view["deciders"][0]
        offers = lines[owner].asked()
        assert isinstance(offers, Offers)
        move = legal(offers)[0]
        for person in (cast.spectator, cast.stranger, cast.forger):
            with person.live(table) as line:
                line.move(offers.question, move)
                line.say(type="undo", number=line.number)
                for _ in range(2):
                    answer = line.hear_until_answer()
                    assert isinstance(answer, Failed) and answer.error.id == "not-your-seat"
        lines[1 - owner].move(offers.question, move)
        assert isinstance(lines[1 - owner].answered(), Refused)
        lines[owner].move(offers.question, move)
        assert isinstance(lines[owner].answered(), Accepted)
        assert lines[owner].number >= 0


def test_what_a_spectator_hears_is_what_anybody_may(cast: Cast) -> None:
    """Neither hidden cards nor offers, in a game in which there are some."""
    table = cast.maker.create_with([PERSON, {"computer": "random"}], seed=5)["id"]
    with cast.maker.live(table) as line, cast.stranger.live(table) as outside:
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
        answer = cast.maker.web.request(method, path, json={}, headers=headers)
        assert answer.status_code in (403, 421)
    assert cast.maker.get("/api/tables")


def test_errors_tell_nothing_hidden(folder: Path) -> None:
    """Whatever is asked, by whomever, in whatever form: neither who somebody is, nor what a seat alone may know."""
    with serving(folder) as server:  # where names may be reported and data deleted
        ask_for_everything(cast_at(server))


def ask_for_everything(cast: Cast) -> None:
    table = cast.maker.create("random", seed=5)["id"]
    with cast.maker.live(table) as line:
        play_on(line, random.Random(2), decisions=30)
        hidden = [card for update in line.updates() for card in update.view["players"][0]["objectives"]]
    assert hidden  # there is something that nobody else may know
    link = cast.maker.web.post("/api/links", json={}).json()["token"]
    key = (cast.server.folder / "key").read_text()
    secrets = [cast.maker.token, cast.maker.cookie[1], link, key, str(cast.server.folder), "Traceback", ".py"]
    paths = ["/api/metrics/../key", "/key", "/api/tables/%00", "/api/tables/%2e%2e/key", "/../../key"]
    asked = [(method, path) for path in paths for method in ("GET", "POST", "DELETE")]
    for path, methods in cast.maker.get("/api/openapi.json")["paths"].items():
        for id in (table, cast.table, "none", "%00"):
            filled = path.replace("{id}", id).replace("{seat}", "0").replace("{code}", "today")
            filled = re.sub(r"{\w+}", "1", filled)
            asked += [(method.upper(), filled) for method in methods]
    bodies: list[Any] = [
        None,
        {},
        {"seat": 0, "question": "0.0", "move": "pass", "number": 0, "token": "x" * 43},
    ]
    for method, path in asked:
        for name, person in everybody_else(cast):
            for body in bodies[: 1 if method == "GET" else None]:
                answer = person.web.request(method, path, json=body)
                text = answer.text + str(dict(answer.headers))
                for secret in secrets:
                    assert secret not in text, (method, path, name)
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
    table = cast.maker.create(seed=3)["id"]
    with cast.maker.live(table) as line:
        line.asked()
        before = line.updates()[-1].view

        @settings(max_examples=150, suppress_health_check=list(HealthCheck), deadline=None)
        @given(frames)
        def say(frame: str | bytes) -> None:
            line.socket.send(frame)
            answer = line.hear_until_answer()
            assert isinstance(answer, Failed | Refused), answer

        say()
    with cast.maker.live(table) as line:
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

    with httpx.Client(base_url=cast.server.address, timeout=30) as web:
        ask()
