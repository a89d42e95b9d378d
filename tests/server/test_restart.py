"""Whatever stops the server, nothing that it acknowledged is lost, and the game goes on."""

import os
import random
import select
import signal
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from shakespeare.server.messages import FromServer, Update
from tests.server.support import (
    PATIENCE,
    Person,
    alive,
    check_heard,
    computers_alone,
    is_over,
    play_on,
    serving,
)


def test_killed_in_the_middle_again_and_again(folder: Path) -> None:
    """One game, several servers: all that was told fits together, and every accepted move is in the record."""
    rng = random.Random(11)
    made: list[tuple[str, str]] = []
    heard: list[FromServer] = []
    number = -1
    table = ""
    cookie: Person | None = None
    for decisions in (7, 12, 10_000):
        with serving(folder) as server:
            person = cookie.moved_to(server) if cookie else Person(server)
            if not table:
                table = person.create("groundling", "random", seed=21)["id"]
            with person.live(table, number) as line:
                made += play_on(line, rng, decisions)
                if decisions < 10_000:
                    server.kill()  # right after the move was accepted, with computer players at work
                    line.hear_the_end()
                number = line.number
                heard += line.heard
            if decisions == 10_000:
                record = person.get(f"/api/tables/{table}/record")
                assert person.get(f"/api/tables/{table}")["finished"]
            cookie = person
    own = [entry["move"] for entry in record["log"] if entry.get("seat") == 0]
    assert own == [move for _, move in made]
    check_heard(record, 0, heard)


def test_computer_players_go_on_by_themselves_after_a_restart(folder: Path) -> None:
    """Nobody is there to ask for it."""
    table = computers_alone(folder, "random", "groundling", seed=3)
    with serving(folder, "--pause", "0.05") as server:
        person = Person(server)
        with person.live(table) as line:
            line.hear_until(lambda heard: isinstance(heard, Update) and heard.view["phase"] == "company")
            server.kill()
    with serving(folder) as server, Person(server).live(table, line.number) as later:
        later.hear_until(lambda heard: isinstance(heard, Update) and is_over(heard))
        events = [event for update in [*line.updates(), *later.updates()] for event in update.events]
        numbers = [event.number for event in events]
        assert numbers == sorted(set(numbers))
    # The same seed gives the same game, however often it is interrupted.
    other = folder.with_name("other")
    table = computers_alone(other, "random", "groundling", seed=3)
    with serving(other) as server:
        person = Person(server)
        with person.live(table) as whole:
            whole.hear_until(lambda heard: isinstance(heard, Update) and is_over(heard))
    assert [event for update in whole.updates() for event in update.events] == events


def test_a_dead_worker_is_replaced(folder: Path) -> None:
    """Killed again and again while computer players think, and the game still comes to its end."""
    rng = random.Random(6)
    with serving(folder) as server:
        person = Person(server)
        table = person.create("groundling", seed=6)["id"]
        with person.live(table) as line:
            for _ in range(3):
                play_on(line, rng, 8)  # so that the worker is not killed twice at the same decision
                (worker,) = server.workers()
                os.kill(worker, signal.SIGKILL)
            play_on(line, rng)
        assert "shakespeare_workers_replaced_total 3\n" in person.web.get("/api/metrics").text
        assert len(person.get(f"/api/tables/{table}/record")["log"]) > 40


def test_stopped_properly(folder: Path) -> None:
    with serving(folder) as server:
        person = Person(server)
        table = person.create("groundling")["id"]
        with person.live(table) as line:
            play_on(line, random.Random(1), decisions=3)
            workers = server.workers()
            assert workers
            assert server.stop() == 0
            line.hear_the_end()
        assert not any(alive(worker) for worker in workers)


def test_secrets_are_not_logged(folder: Path, tmp_path: Path) -> None:
    """Neither who somebody is, nor where a table is that only those who know it can find."""
    with (tmp_path / "log").open("wb") as log, serving(folder, log=log) as server:
        person = Person(server)
        table = person.create("random", seed=1)["id"]
        person.web.post("/api/tables", content=b"{")
        person.web.get("/api/tables/none")
        link = person.web.post("/api/links", json={}).json()["token"]
        for _ in range(2):  # it carries something once
            Person(server).web.post("/api/links/use", json={"token": link})
        with pytest.raises(InvalidStatus), person.live("none"):
            pass
        with person.live(table) as line:
            line.socket.send("?" * 10_000)
            line.hear_the_end()
        with person.live(table) as line:
            play_on(line, random.Random(1), decisions=8)
            for worker in server.workers():
                os.kill(worker, signal.SIGKILL)
            play_on(line, random.Random(1))
        assert server.stop() == 0
    told = (tmp_path / "log").read_text(encoding="utf-8")
    assert "is asked again" in told  # there was something to tell
    assert "ERROR" not in told  # who is refused was answered
    for secret in (person.token, table, link):
        assert secret not in told


def test_workers_end_when_their_server_is_killed(folder: Path) -> None:
    table = computers_alone(folder, "random", "random")
    with serving(folder) as server:
        with Person(server).live(table) as line:
            line.hear_until(lambda heard: isinstance(heard, Update) and is_over(heard))
        workers = server.workers()
        assert workers
        watched = [os.pidfd_open(worker) for worker in workers]
        server.kill()
        for descriptor in watched:
            assert ended(descriptor)


def ended(descriptor: int) -> bool:
    try:
        return bool(select.select([descriptor], [], [], PATIENCE)[0])
    finally:
        os.close(descriptor)
