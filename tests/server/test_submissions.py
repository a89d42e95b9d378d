"""What is sent in to be checked keeps nobody else waiting."""

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import ValidationError
from starlette.types import Message

from shakespeare import Game
from shakespeare.edition import MOST_MISTAKES
from shakespeare.game.record import FORMAT, VERSION, steps
from shakespeare.server import editions, replays, routes
from shakespeare.server.app import make_app
from shakespeare.server.models import NewTable, TakeSeat
from shakespeare.server.settings import Settings
from tests.frozen import new_game
from tests.server.support import PATIENCE, PERSON, Person

PLAY_ON = {"moment": 0, "seat": 0, "computer": "random"}
RECORDS = [("/api/replays", {}), ("/api/replays/play-on", PLAY_ON), ("/api/records", {})]
UNKNOWN = "".join(f"key{number} = 0\n" for number in range(7_000))


def test_mistakes_are_listed_up_to_a_limit(person: Person) -> None:
    answer = person.web.post("/api/editions", content=UNKNOWN)
    mistakes = answer.json()["mistakes"]
    assert len(mistakes) == MOST_MISTAKES + 1
    assert mistakes[-1]["id"] == "more-mistakes" and mistakes[-1]["line"] is None
    assert [mistake["line"] for mistake in mistakes[10:13]] == [5, 6, 7]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/editions", "name = 1"),
        ("/api/tables", {"options": {"players": 1}, "seats": [PERSON], "edition": "name = 1"}),
        *((path, {"record": {}, **more}) for path, more in RECORDS),
    ],
)
def test_nothing_is_checked_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, body: str | dict[str, object]
) -> None:
    where: list[str] = []

    def seen(work):  # type: ignore[no-untyped-def]
        def noted(*args):  # type: ignore[no-untyped-def]
            where.append(threading.current_thread().name)
            return work(*args)

        return noted

    monkeypatch.setattr(routes, "check", seen(editions.check))
    monkeypatch.setattr(routes, "read_edition", seen(routes.read_edition))
    monkeypatch.setattr(replays, "checked_moments", seen(replays.checked_moments))
    answer = ask(tmp_path, path, body)
    assert answer.status_code == (200 if path == "/api/editions" else 422), answer.text
    assert where and all(name.startswith(("editions", "replays")) for name in where)


def ask(folder: Path, path: str, body: str | dict[str, object]) -> httpx.Response:
    """The answer of a server in this process."""

    async def whole() -> httpx.Response:
        app = make_app(Settings(data=folder, workers=1))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
                if isinstance(body, str):
                    return await web.post(path, content=body)
                return await web.post(path, json=body)

    return asyncio.run(whole())


def finished() -> Game:
    game, rng = new_game(2, seed=1), random.Random(1)
    while not game.finished:
        seat = game.deciders[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize(("path", "more"), RECORDS)
def test_a_record_is_played_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, more: dict[str, object]
) -> None:
    begun: list[object] = []

    def counted(record: object, *args: Any) -> Iterator[Game]:
        begun.append(record)
        return steps(record, *args)

    monkeypatch.setattr(replays, "steps", counted)
    answer = ask(tmp_path, path, {"record": finished().record(), **more})
    assert answer.is_success, answer.text
    assert len(begun) == 1


@pytest.mark.parametrize(("path", "more"), RECORDS)
def test_a_record_that_takes_too_long_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, more: dict[str, object]
) -> None:
    monkeypatch.setattr(replays, "_SECONDS", -1.0)
    answer = ask(tmp_path, path, {"record": finished().record(), **more})
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "replay-too-long")


@pytest.mark.parametrize(("path", "more"), RECORDS)
def test_a_record_is_played_again_only_while_its_client_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, more: dict[str, object]
) -> None:
    begun = threading.Event()

    def endless(record: object, *args: Any) -> Iterator[Game]:
        game = finished()
        while True:
            begun.set()
            yield game

    async def whole() -> None:
        body = json.dumps({"record": {}, **more}).encode()
        messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if messages:
                return messages.pop()
            assert await asyncio.to_thread(begun.wait, PATIENCE)
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            pass

        scope = {
            "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"",
            "scheme": "http", "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
            "client": ("127.0.0.1", 1), "server": ("localhost", 80), "root_path": "", "http_version": "1.1",
        }  # fmt: skip
        app = make_app(Settings(data=tmp_path, workers=1))
        async with app.router.lifespan_context(app):
            await app(scope, receive, send)

    monkeypatch.setattr(replays, "steps", endless)
    monkeypatch.setattr(replays, "_SECONDS", 3600.0)
    asyncio.run(whole())


def unknown_keys(count: int) -> dict[str, int]:
    return {f"key{number}": 0 for number in range(count)}


def test_unknown_keys_are_not_counted(person: Person) -> None:
    """A mistake for each of them would cost more than they do."""
    for model, body in (
        (NewTable, unknown_keys(1_000)),
        (NewTable, {"options": {"players": 1}, "seats": [PERSON, *[unknown_keys(1_000)] * 100]}),
        (TakeSeat, unknown_keys(1_000)),
    ):
        with pytest.raises(ValidationError) as refused:
            model.model_validate(body)
        assert refused.value.error_count() <= 4
    answer = person.web.post("/api/tables", json=unknown_keys(10_000))
    assert answer.status_code == 422
    assert answer.json()["error"]["args"]["problem"] == "'key0' is not known here"


def test_only_editions_and_records_may_be_large(person: Person) -> None:
    large = json.dumps({"record": {"format": "x" * 100_000}})
    for path, status in (
        ("/api/replays", 422),
        ("/api/records", 422),
        ("/api/links", 413),
        ("/api/push", 413),
    ):
        assert person.web.post(path, content=large).status_code == status


def test_a_long_list_of_mistakes_is_no_fault_of_ours(person: Person) -> None:
    record = {
        "format": FORMAT,
        "version": VERSION,
        "options": {"players": 2},
        "edition": unknown_keys(100),
        "log": [],
    }
    answer = person.web.post("/api/replays", json={"record": record})
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "bad-record")
    assert len(answer.json()["error"]["args"]["problem"]) == 501
