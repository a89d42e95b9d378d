"""A real server in a process of its own, and people who connect to it."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import IO, Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from shakespeare import Game, Given, Keyed, Options, __version__, load_edition
from shakespeare.server.messages import (
    Accepted,
    Clocks,
    Failed,
    FromServer,
    Offers,
    Refused,
    Thinking,
    Update,
    Welcome,
)
from shakespeare.server.source import Source
from shakespeare.server.storage import SeatRow, TableRow
from shakespeare.server.storage.postgres import PostgreSQL
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.storage.sqlite import SQLite
from shakespeare.server.table import new_game
from tests.changing import applied
from tests.helped import HELPED

PATIENCE = 120  # seconds until a test gives up; nothing takes nearly as long, on a busy machine either
PERSON = {"person": True, "name": "Will"}
DECODER = msgspec.json.Decoder(list[FromServer])
View = dict[str, Any]


SERVE = ("serve", "--port", "0", "--pause", "0", "--data")
COMMAND = ("-m", "shakespeare", *SERVE)
STEADY = ("-m", "tests.server.steady", *SERVE)  # with nothing left to chance
DRAWS = "draws"  # a file in the folder of a steady server


class Server:
    """`shakespeare serve` on a folder, on a port of its own; or another way to start one, which is told the folder.

    It is a fault if one of its computer players cannot decide, unless the test makes them fail.
    """

    def __init__(
        self,
        folder: Path,
        *more: str,
        log: IO[bytes] | None = None,
        how: Sequence[str] = COMMAND,
        makes_players_fail: bool = False,
    ) -> None:
        self.folder = folder
        self._how = how
        self._makes_players_fail = makes_players_fail
        self._own_log = None if log else tempfile.TemporaryFile()  # noqa: SIM115
        self._log = None if log is None else Path(log.name)
        self.process = subprocess.Popen(
            [sys.executable, *how, str(folder), *more],
            stdout=subprocess.PIPE,
            stderr=log or self._own_log,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert " at http://" in line, line + self._logged()
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
        self._check_log()
        return code

    def _logged(self) -> str:
        if self._own_log is None:
            return "" if self._log is None else self._log.read_text(encoding="utf-8", errors="replace")
        self._own_log.seek(0)
        return self._own_log.read().decode("utf-8", "replace")

    def _check_log(self) -> None:
        logged = self._logged()
        if self._own_log is not None:
            self._own_log.close()
            self._own_log = None
            sys.stderr.write(logged)  # for whoever reads why a test failed
        assert self._makes_players_fail or HELPED not in logged, logged

    def start_again(self) -> None:
        """At the same address, with what it had."""
        again = Server(
            self.folder,
            "--port",
            self.address.rpartition(":")[2],
            how=self._how,
            makes_players_fail=self._makes_players_fail,
        )
        self.process, self._own_log = again.process, again._own_log

    def draw_by(self, name: str | None) -> None:
        """From now on, each table of a steady server draws otherwise, by this name and its number; without one, all
        draw the same."""
        file = self.folder / DRAWS
        if name is None:
            file.unlink()
        else:
            file.write_text(f"0 {name}", encoding="utf-8")

    def workers(self) -> list[int]:
        """The processes in which its computer players think."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for children in tasks for pid in children.read_text().split()]


@contextmanager
def serving(
    folder: Path,
    *more: str,
    log: IO[bytes] | None = None,
    how: Sequence[str] = STEADY,
    makes_players_fail: bool = False,
) -> Iterator[Server]:
    """A server for as long as it is wanted: a steady one, unless chance itself is what the test is about."""
    server = Server(folder, *more, log=log, how=how, makes_players_fail=makes_players_fail)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            workers = server.workers()
            server.kill()
            for worker in workers:  # who may be deep in thought
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)


def secret_of(name: str, number: int) -> bytes:
    """What a table of a steady server draws from, by the name of its draws and its number."""
    return blake2b(f"{number} {name}".encode(), digest_size=32).digest()


def draws_where(players: int, wanted: Callable[[Game], bool]) -> str:
    """The name of draws by which the first table begins as wanted."""
    options = Options(players)
    names = map(str, count())
    return next(name for name in names if wanted(Game.new(options, chance=Keyed(secret_of(name, 0)))))


def storage_at(place: Path | str) -> SQLStorage:
    return SQLite(place) if isinstance(place, Path) else PostgreSQL(place)


def computers_alone(place: Path | str, *players: str, seed: int = 1) -> str:
    """A table without a person, as no request makes one, in a folder that no server has open yet."""

    async def make() -> str:
        storage = storage_at(place)
        await storage.open()
        try:
            edition = load_edition().to_dict()
            source = Source(seed=seed)
            game, summary, start = new_game({"players": len(players)}, edition, source)
            options, tag = game.options.to_dict(), game.options.edition
            maker = await storage.add_person("nobody")
            seats = [SeatRow("computer", computer=player) for player in players]
            created = "2026-04-23T12:00:00.000+00:00"
            row = TableRow("alone", created, maker, options, tag.name, tag.digest, source, seats, summary)
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
    def live(
        self, table: str, since: int = -1, seat: int | None = None, most: int | None = None
    ) -> Iterator["Line"]:
        """A connection, which stays however long nobody looks at it; at `most` so many frames are taken in meanwhile."""
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{table}/live?since={since}"
        if seat is not None:
            address += f"&seat={seat}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.web.cookies.jar)
        with connect(
            address,
            additional_headers={"Cookie": cookies} if cookies else None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=most,
        ) as socket:
            yield Line(socket, since)


class Line:
    """One connection. It keeps everything it heard, each update with its whole view, and checks that no event is missed
    or repeated."""

    def __init__(self, socket: ClientConnection | None, since: int) -> None:
        self._socket = socket
        self.number = since
        self.age = 0
        self.seat: int | None = None
        self.offers: Offers | None = None  # what can be chosen from now
        self.view: View = {}  # what is shown now
        self.heard: list[FromServer] = []
        self.raw: list[str] = []
        self._frame: list[FromServer] = []  # what has come and was not looked at

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "somebody else reads the frames"
        return self._socket

    def hear(self) -> FromServer:
        """The next message; strict about its form."""
        while not self._frame:
            text = self.socket.recv(PATIENCE)
            assert isinstance(text, str)
            self._frame = self.read(text)
        return self.take_in(self._frame.pop(0))

    def read(self, text: str) -> list[FromServer]:
        """The messages of a frame."""
        frame = DECODER.decode(text)
        assert msgspec.to_builtins(frame) == json.loads(text)  # and nothing beside it
        self.raw.append(text)
        return frame

    def take_in(self, message: FromServer) -> FromServer:
        self.heard.append(message)
        if isinstance(message, Welcome):
            if self.seat != message.table.seat and len(self.heard) > 1:
                self.number = -1  # whoever has sat down is told all from the start
            self.seat = message.table.seat
        elif isinstance(message, Update):
            self.view = shown(self.view, message)
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
            if self.view and self.view["standings"] is not None:
                return self.updates()[-1]
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


# What was said, compared with what may be known


def shown(before: View, update: Update) -> View:
    """What a client shows after an update, where it has shown something before."""
    view: View = applied(before, update.view)
    return view


OFFERED = ("move", "text", "gain", "reason")  # of `Offer.to_dict`


def told(offers: Offers) -> list[dict[str, Any]]:
    """What is offered, move by move, in the words of the engine."""
    return [
        {
            "move": {"move": offer.kind, **offer.args},
            "text": offer.move,
            "gain": msgspec.to_builtins(offer.gain),
            "reason": msgspec.to_builtins(offer.reason),
        }
        for offer in offers.each()
    ]


def kept_record(place: Path | str, id: str) -> dict[str, Any]:
    """The record of all that ever happened at a table, as it is kept: with what was taken back since."""

    async def read() -> dict[str, Any]:
        storage = storage_at(place)
        await storage.open()
        try:
            table = await storage.table(id)
            assert table is not None
            edition = await storage.edition(table.edition_digest)
            log = [entry for row in await storage.moves(id, 0) for entry in row.log]
        finally:
            await storage.close()
        start = log.pop(0)["start"] if "start" in log[0] else None
        return {"options": table.options, "edition": edition, "start": start, "log": log}

    return asyncio.run(read())


def ages_of(record: dict[str, Any]) -> list[tuple[dict[str, Any], int]]:
    """The record of each age of a table, and how many of its decisions are from an age before."""
    rows: list[tuple[int, list[Any]]] = [(0, [])]  # those that stand: their numbers, and what happened
    ages: list[tuple[dict[str, Any], int]] = []
    known = 0
    n = 0

    def ended() -> None:
        ages.append(({**record, "log": [entry for _, row in rows for entry in row]}, known))

    for entry in record["log"]:
        if "chance" in entry:
            rows[-1][1].append(entry)
            continue
        n += 1
        if "rewind" in entry:
            ended()
            rows = [row for row in rows if row[0] < entry["rewind"]]
            known = len(rows) - 1
        else:
            rows.append((n, [entry]))
    ended()
    return ages


def steps_of(record: dict[str, Any]) -> Iterator[Game]:
    """The game of a record, as it stood after the start and after every decision."""
    log = record["log"]
    chance = Given([entry["drawn"] for entry in log if "chance" in entry])
    edition = load_edition(record["edition"])
    if record.get("start") is None:
        game = Game.new(Options.from_dict(record["options"], edition), chance=chance)
    else:
        game = Game.at(record["start"], edition, chance)
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
    events = game.events
    return events[-1].number if events else -1


class Knowledge:
    """What a seat, or a spectator, may be told of a game: at each of its moments, in every age."""

    def __init__(self, record: dict[str, Any], seat: int | None) -> None:
        self.options = record["options"]
        self.moments: dict[tuple[int, int], list[tuple[Any, bool, bool]]] = {}  # by age and number
        self.events: dict[tuple[int, int], Any] = {}
        self.offers: dict[
            str, list[Any]
        ] = {}  # by question, which may be asked again after something was taken back
        self.summaries: list[Any] = []
        for age, (record_then, known) in enumerate(ages_of(record)):
            decisions = [entry for entry in record_then["log"] if "chance" not in entry]
            standing = 0
            for step, game in enumerate(steps_of(record_then)):
                if step > 0 and decisions[step - 1]["seat"] == seat:
                    standing += 1 if "move" in decisions[step - 1] else -1
                if step < known:
                    continue
                view = plain(game.view(seat))
                question = None if seat is None else game.question(seat)
                if seat is not None and question:
                    asked = question.id if age == 0 else f"{question.id}@{age}"
                    view["question"]["id"] = asked
                    offers = [
                        {key: plain(offer.to_dict())[key] for key in OFFERED} for offer in game.offers(seat)
                    ]
                    self.offers.setdefault(asked, []).append(offers)
                undoable = seat is not None and game.undoable(seat)
                moment = (view, undoable, standing > 0 and not game.finished)
                self.moments.setdefault((age, newest(game)), []).append(moment)
                self.summaries.append(plain(game.summary()))
            for event in game.events:
                if event.visible_to(seat):
                    self.events[age, event.number] = plain(
                        {"number": event.number, "id": event.id, "args": event.args}
                    )


def check_heard(
    record: dict[str, Any],
    seat: int | None,
    heard: list[FromServer],
    own: Collection[int] | None = None,
    known: Knowledge | None = None,
) -> None:
    """All that was said to a seat is what that seat may know, and nothing else.

    `own` are all seats of the same person, where there are several; `known` need not be worked out twice.
    """
    known = known or Knowledge(record, seat)
    own = sorted(own) if own is not None else [] if seat is None else [seat]
    tables = [message.table for message in heard if isinstance(message, Welcome)]
    played = {  # by computer players, some time or other
        place.seat for table in tables for place in table.seats if place.kind == "computer" or place.stand_in
    }
    heard_of: list[tuple[int, int]] = []
    for message in heard:
        if isinstance(message, Welcome):
            _check_welcome(message, known, seat, own)
        elif isinstance(message, Update):
            view = _whole(message)
            assert view["seat"] == seat
            said = (view, message.undoable, message.further)
            moments = known.moments[message.age, message.number]
            if tables[0].house.undo == "limit":
                moments = [(seen, undoable, False) for seen, undoable, _ in moments]
            if seat in played:  # what is asked of the stand-in is not asked of them
                moments = moments + [({**seen, "question": None}, False, False) for seen, _, _ in moments]
            assert said in moments
            for event in message.events:
                assert msgspec.to_builtins(event) == known.events[message.age, event.number]
                heard_of.append((message.age, event.number))
        elif isinstance(message, Offers):
            assert told(message) in known.offers[message.question]
        elif isinstance(message, Accepted):
            assert message.question is None or message.question in known.offers
            assert any(number == message.number for _, number in known.moments)
        elif isinstance(message, Refused):
            offers = [offer for some in known.offers.get(message.question or "", []) for offer in some]
            reason = msgspec.to_builtins(message.reason)
            assert message.reason.rule is None or reason in [offer["reason"] for offer in offers]
        elif isinstance(message, Thinking):
            assert set(message.seats) <= played
        else:
            assert isinstance(message, Clocks)
            house = tables[0].house
            longest = (house.minutes or 0) * 60 + (house.days or 0) * 24 * 3600
            assert len(message.seats) == record["options"]["players"]
            assert all(0 <= face.left <= longest for face in message.seats)
    assert heard_of == sorted(set(heard_of))
    for age in {age for age, _ in heard_of}:
        numbers = [number for then, number in heard_of if then == age]
        expected = [number for then, number in known.events if then == age]
        assert numbers == [number for number in expected if numbers[0] <= number <= numbers[-1]]


def _check_welcome(message: Welcome, known: Knowledge, seat: int | None, own: list[int]) -> None:
    """A table says who sits where, and of the game what everybody sees."""
    table = message.table
    assert message.version == __version__
    assert table.seat == (own[0] if own else None) and table.own == own
    assert msgspec.to_builtins(table.options) == known.options
    summary = {key: getattr(table, key) for key in ("day", "phase", "deciders", "finished", "standings")}
    assert msgspec.to_builtins(summary) in known.summaries
    assert table.wish is None or table.wish.seat in table.wish.agreed


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
