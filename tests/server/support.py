"""A real server in a process of its own, and people who connect to it."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from shakespeare import Game, Given, Options, load_edition
from shakespeare.server.messages import (
    Accepted,
    Failed,
    FromServer,
    Offers,
    Refused,
    Thinking,
    Update,
    Welcome,
)
from shakespeare.server.storage import SeatRow, TableRow
from shakespeare.server.storage.postgres import PostgreSQL
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.storage.sqlite import SQLite
from shakespeare.server.table import new_game
from tests.changing import applied

PATIENCE = 30  # seconds until a test gives up; nothing takes nearly as long
PERSON = {"person": True, "name": "Will"}
DECODER = msgspec.json.Decoder(list[FromServer])


class Server:
    """`shakespeare serve` on a folder, on a port of its own."""

    def __init__(self, folder: Path, *more: str, log: IO[bytes] | None = None) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "shakespeare", "serve", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(
            [*command, "--pause", "0", *more],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert " at http://" in line, line
        self.address = line.split(" at ")[1].split()[0].rstrip("/")

    def kill(self) -> None:
        """As a power cut would: nothing can be put in order."""
        self.process.kill()
        self._ended()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        return self._ended()

    def _ended(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def workers(self) -> list[int]:
        """The processes in which its computer players think."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for children in tasks for pid in children.read_text().split()]


@contextmanager
def serving(folder: Path, *more: str, log: IO[bytes] | None = None) -> Iterator[Server]:
    server = Server(folder, *more, log=log)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def storage_at(place: Path | str) -> SQLStorage:
    return SQLite(place) if isinstance(place, Path) else PostgreSQL(place)


def computers_alone(place: Path | str, *players: str, seed: int = 1) -> str:
    """A table without a person, as no request makes one, in a folder that no server has open yet."""

    async def make() -> str:
        storage = storage_at(place)
        await storage.open()
        try:
            edition = load_edition().to_dict()
            game, summary, start = new_game({"players": len(players)}, edition, seed)
            options, tag = game.options.to_dict(), game.options.edition
            maker = await storage.add_person("nobody")
            seats = [SeatRow("computer", computer=player) for player in players]
            created = "2026-04-23T12:00:00.000+00:00"
            row = TableRow("alone", created, maker, options, tag.name, tag.digest, seed, seats, summary)
            await storage.add_table(row, edition, start)
        finally:
            await storage.close()
        return row.id

    return asyncio.run(make())


class Person:
    """Somebody with a browser: a cookie, requests, connections."""

    def __init__(self, server: Server) -> None:
        self.server = server
        # No connection is kept, so that none has to be closed.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.web = httpx.Client(base_url=server.address, timeout=PATIENCE, limits=limits)

    def moved_to(self, server: Server) -> "Person":
        """The same person at another server (or at the same one, started again)."""
        other = Person(server)
        for cookie in self.web.cookies.jar:
            other.have_cookie(cookie.name, cookie.value or "")
        return other

    def have_cookie(self, name: str, value: str) -> None:
        self.web.cookies.set(name, value, domain="127.0.0.1")

    @property
    def cookie(self) -> tuple[str, str]:
        """The name and the value of what says who they are."""
        ((name, value),) = self.web.cookies.items()
        return name, value

    @property
    def token(self) -> str:
        """The secret in it."""
        return self.cookie[1].split(".")[0]

    def create(self, *computers: str, **more: Any) -> dict[str, Any]:
        """A table with this person in the first seat."""
        seats = [PERSON, *({"computer": name} for name in computers)]
        return self.create_with(seats, **more)

    def create_with(
        self, seats: list[dict[str, Any]], backstage: bool = False, strategic_rest: bool = False, **more: Any
    ) -> Any:
        options = {"players": len(seats), "backstage": backstage, "strategic_rest": strategic_rest}
        answer = self.web.post("/api/tables", json={"options": options, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.web.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @contextmanager
    def live(self, table: str, since: int = -1, seat: int | None = None) -> Iterator["Line"]:
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{table}/live?since={since}"
        if seat is not None:
            address += f"&seat={seat}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.web.cookies.jar)
        with connect(address, additional_headers={"Cookie": cookies} if cookies else None) as socket:
            yield Line(socket, since)


class Line:
    """One connection. It keeps everything it heard, each update with its whole view, and checks that no event is missed
    or repeated."""

    def __init__(self, socket: ClientConnection, since: int) -> None:
        self.socket = socket
        self.number = since
        self.age = 0
        self.seat: int | None = None
        self.view: Any = None
        self.offers: Offers | None = None  # what can be chosen from now
        self.heard: list[FromServer] = []
        self.raw: list[str] = []
        self._frame: list[FromServer] = []  # what has come and was not looked at

    def hear(self) -> FromServer:
        """The next message; strict about its form."""
        while not self._frame:
            text = self.socket.recv(PATIENCE)
            assert isinstance(text, str)
            self._frame = DECODER.decode(text)
            self.raw.append(text)
        message = self._frame.pop(0)
        self.heard.append(message)
        if isinstance(message, Welcome):
            if self.seat != message.table.seat and len(self.heard) > 1:
                self.number = -1  # whoever has sat down is told all from the start
            self.seat = message.table.seat
        elif isinstance(message, Update):
            self.view = applied(self.view, message.view)
            message = self.heard[-1] = msgspec.structs.replace(message, view=self.view)
            if message.age != self.age:  # it went back, and events are numbered anew
                self.age = message.age
                self.number = -1
            for event in message.events:
                assert self.number < event.number <= message.number
                self.number = event.number
            self.number = message.number
            self.offers = None
        elif isinstance(message, Offers):
            self.offers = message
        elif isinstance(message, Accepted) and self.offers and message.question == self.offers.question:
            self.offers = None
        return message

    def hear_until(self, wanted: Callable[[FromServer], bool]) -> FromServer:
        while not wanted(message := self.hear()):
            assert not isinstance(message, Failed), message
        return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def move(self, question: str, move: str) -> None:
        self.say(type="move", question=question, move=move)

    def asked(self) -> Offers | Update:
        """What is offered now or next, or the update that says the game is over."""
        while self.offers is None:
            last = self.heard[-1] if self.heard else None
            if isinstance(last, Update) and is_over(last):
                return last
            message = self.hear()
            assert not isinstance(message, Failed), message
        return self.offers

    def hear_until_answer(self) -> FromServer:
        """The answer to a message, whatever it is."""
        while not isinstance(message := self.hear(), Accepted | Refused | Failed):
            pass
        return message

    def answered(self) -> Accepted | Refused:
        message = self.hear_until(lambda heard: isinstance(heard, Accepted | Refused))
        assert isinstance(message, Accepted | Refused)
        return message

    def hear_the_end(self) -> None:
        """All that is left until the connection breaks."""
        with pytest.raises(ConnectionClosed):
            self.hear_until(lambda heard: False)

    def updates(self) -> list[Update]:
        return [message for message in self.heard if isinstance(message, Update)]


def is_over(update: Update) -> bool:
    return _whole(update)["standings"] is not None


def _whole(update: Update) -> dict[str, Any]:
    assert isinstance(update.view, dict)
    return update.view


def legal(offers: Offers) -> list[str]:
    return [offer.move for offer in offers.each() if offer.reason is None]


def play_on(line: Line, rng: random.Random, decisions: int = 10_000) -> list[tuple[str, str]]:
    """Make legal moves by chance until the game is over, or so many. Returns those that were accepted."""
    made: list[tuple[str, str]] = []
    while len(made) < decisions and isinstance(offers := line.asked(), Offers):
        move = rng.choice(legal(offers))
        line.move(offers.question, move)
        answer = line.answered()
        assert isinstance(answer, Accepted) and answer.question == offers.question
        made.append((offers.question, move))
    return made


def steps_of(record: dict[str, Any]) -> Iterator[Game]:
    """The game of a record, as it stood after the start and after every decision."""
    log = record["log"]
    chance = Given([entry["drawn"] for entry in log if "chance" in entry])
    game = Game.new(Options.from_dict(record["options"], load_edition(record["edition"])), chance=chance)
    yield game
    for entry in log:
        if "move" in entry:
            game.play(entry["seat"], entry["move"])
        elif "undo" in entry:
            game.undo(entry["seat"])
        else:
            continue
        yield game


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


def newest(game: Game) -> int:
    return game.events[-1].number


def check_heard(record: dict[str, Any], seat: int | None, heard: list[FromServer]) -> None:
    """All that was said to a seat is what that seat may know, and nothing else."""
    views: dict[int, list[object]] = {}
    offered: dict[str, list[dict[str, object]]] = {}
    for game in steps_of(record):
        views.setdefault(newest(game), []).append(plain(game.view(seat)))
        if seat is not None and (question := game.question(seat)):
            offered[question.id] = [plain(offer.to_dict()) for offer in game.offers(seat)]
    visible = {
        event.number: {"number": event.number, "id": event.id, "args": plain(event.args)}
        for event in game.events
        if event.visible_to(seat)
    }
    told: list[int] = []
    for message in heard:
        if isinstance(message, Update):
            assert message.view in views[message.number]
            assert _whole(message)["seat"] == seat
            for event in message.events:
                assert msgspec.to_builtins(event) == visible[event.number]
                told.append(event.number)
        elif isinstance(message, Offers):
            expected = offered[message.question]
            offers = message.each()
            assert [offer.move for offer in offers] == [offer["text"] for offer in expected]
            for offer, wanted in zip(offers, expected, strict=True):
                told_offer = msgspec.to_builtins(offer)
                assert {"move": offer.kind, **told_offer["args"]} == wanted["move"]
                assert told_offer["gain"] == wanted["gain"]
                assert told_offer["reason"] == wanted["reason"]
        else:
            assert isinstance(message, Welcome | Accepted | Refused | Thinking)
    assert told == sorted(set(told))
    if told:
        assert told == [number for number in visible if told[0] <= number <= told[-1]]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
