"""Several processes on one real PostgreSQL, with a real Redis: any of them serves any table."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shakespeare.server.messages import Accepted, Failed, Offers, Refused, Update
from tests.server.services import Postgres, Redis, running_postgres, running_redis
from tests.server.support import (
    Line,
    Person,
    Server,
    check_heard,
    computers_alone,
    is_over,
    legal,
    play_on,
    serving,
    steps_of,
)


@contextmanager
def two_servers(folder: Path, postgres: Postgres, redis: str | None) -> Iterator[tuple[Server, Server]]:
    options = ["--database", postgres.new_database(), *(["--redis", redis] if redis else [])]
    with serving(folder, *options) as first, serving(folder, *options) as second:
        yield first, second


def moves_of(record: dict[str, object]) -> list[tuple[int, str]]:
    log = record["log"]
    assert isinstance(log, list)
    return [(entry["seat"], entry["move"]) for entry in log if "move" in entry]


def hear_up_to(line: Line, number: int) -> Update:
    """Hear until all that has happened up to this number is known."""
    while not line.updates() or line.number < number:
        line.hear_until(lambda heard: isinstance(heard, Update))
    return line.updates()[-1]


def decide(line: Line, move: str) -> int:
    """Make a move; the number of the newest event after it."""
    offers = line.asked()
    assert isinstance(offers, Offers)
    line.move(offers.question, move)
    answer = line.answered()
    assert isinstance(answer, Accepted) and answer.question == offers.question
    return answer.number


@contextmanager
def two_people(servers: tuple[Server, Server]) -> Iterator[tuple[str, list[Person], list[Line]]]:
    """At one table, and each at a process of their own."""
    people = [Person(server) for server in servers]
    table = people[0].create_with([{"person": True}, {"person": True}])["id"]
    assert people[1].web.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
    with people[0].live(table) as one, people[1].live(table) as other:
        yield table, people, [one, other]


def test_two_people_at_two_processes_play_a_whole_game(
    folder: Path, postgres: Postgres, redis: Redis
) -> None:
    """Each hears of the other's moves, and nothing is lost or doubled."""
    rng = random.Random(3)
    made = []
    number = -1
    with (
        two_servers(folder, postgres, redis.address) as servers,
        two_people(servers) as (table, people, lines),
    ):
        while not is_over(update := hear_up_to(lines[0], number)):
            seat = rng.choice(update.view["deciders"])
            hear_up_to(lines[seat], number)
            offers = lines[seat].asked()
            assert isinstance(offers, Offers)
            move = rng.choice(legal(offers))
            number = decide(lines[seat], move)
            made.append((seat, move))
        hear_up_to(lines[1], number)
        record = people[0].get(f"/api/tables/{table}/record")
        assert people[1].get(f"/api/tables/{table}/record") == record
        assert moves_of(record) == made
        for seat in range(2):
            check_heard(record, seat, lines[seat].heard)


def test_two_secret_wagers_at_two_processes_do_not_collide(
    folder: Path, postgres: Postgres, redis: Redis
) -> None:
    with two_servers(folder, postgres, redis.address) as servers, two_people(servers) as (_, _, lines):
        number = -1
        while (update := hear_up_to(lines[0], number)).view["phase"] != "wager":
            (seat,) = update.view["deciders"]
            hear_up_to(lines[seat], number)
            offers = lines[seat].asked()
            assert isinstance(offers, Offers)
            number = decide(lines[seat], legal(offers)[0])
        questions = []
        for line in lines:
            hear_up_to(line, number)
            offers = line.asked()
            assert isinstance(offers, Offers)
            questions.append(offers.question)
        for line, question in zip(lines, questions, strict=True):
            line.move(question, "wager 3")
            line.move(question, "wager 3")  # and once more, as a nervous finger would
        for line in lines:
            assert isinstance(line.answered(), Accepted) and isinstance(line.answered(), Accepted)
            while line.updates()[-1].view["phase"] != "company":
                line.hear()
        lines[0].move(questions[0], "wager 2")  # late, it is refused and harms nothing
        assert isinstance(lines[0].answered(), Refused)


def test_computer_players_of_a_dead_process_are_taken_over(folder: Path, postgres: Postgres) -> None:
    """Neither waits for a person: the second process finds that they were left alone."""
    address = postgres.new_database()
    table = computers_alone(address, "random", "random", seed=5)
    with serving(folder, "--database", address, "--pause", "0.2") as first:
        with Person(first).live(table) as line:
            line.hear_until(lambda heard: isinstance(heard, Update) and heard.number > 20)
            os.kill(first.process.pid, signal.SIGSTOP)  # however long the other one takes to start
        with serving(folder, "--database", address) as second:
            first.kill()
            with Person(second).live(table) as line:
                line.hear_until(lambda heard: isinstance(heard, Update) and is_over(heard))
            record = Person(second).get(f"/api/tables/{table}/record")
    assert all(game is not None for game in steps_of(record))


def test_redis_that_goes_and_comes_back(folder: Path, postgres: Postgres) -> None:
    """Hints fail, and no move does: what another process has done is seen a little later."""
    with running_redis() as redis, two_servers(folder, postgres, redis.address) as (first, second):
        person = Person(first)
        table = person.create(seed=1)["id"]
        with person.live(table) as here, person.moved_to(second).live(table) as there:
            rng = random.Random(1)
            play_on(there, rng, decisions=2)
            here.hear_until(lambda heard: isinstance(heard, Update) and heard.number >= there.number)
            redis.kill()
            play_on(there, rng, decisions=2)
            here.hear_until(lambda heard: isinstance(heard, Update) and heard.number >= there.number)
            redis.start()
            play_on(there, rng, decisions=2)
            here.hear_until(lambda heard: isinstance(heard, Update) and heard.number >= there.number)


@pytest.mark.slow
def test_a_database_that_hangs_is_told_and_the_game_goes_on(folder: Path) -> None:
    """Stopped with its connections open, in the middle of a game: the move that could not be kept is made later, once."""
    with running_postgres("fsync=off") as postgres, (folder.with_name("log")).open("wb") as log:
        with serving(folder, "--database", postgres.new_database(), log=log) as server:
            person = Person(server)
            table = person.create(seed=1)["id"]
            with person.live(table) as line:
                made = play_on(line, random.Random(1), decisions=3)
                offers = line.asked()
                assert isinstance(offers, Offers)
                move = legal(offers)[0]
                postgres.freeze()
                try:
                    line.move(offers.question, move)
                    failed = line.hear_until_answer()
                    assert isinstance(failed, Failed) and failed.error.id == "storage-failed"
                    asked = person.web.get(f"/api/tables/{table}")
                    assert (asked.status_code, asked.json()["error"]["id"]) == (503, "storage-failed")
                finally:
                    postgres.thaw()
                while isinstance(failed, Failed):
                    line.move(offers.question, move)
                    failed = line.hear_until_answer()
                assert isinstance(failed, Accepted)
                made += [(offers.question, move), *play_on(line, random.Random(2))]
            record = person.get(f"/api/tables/{table}/record")
        assert [text for _, text in moves_of(record)] == [text for _, text in made]
    told = folder.with_name("log").read_text(encoding="utf-8")
    assert told.count("fsync off") == 1 and "Traceback" not in told


def test_a_database_that_is_not_there_is_told_in_a_sentence(folder: Path, postgres: Postgres) -> None:
    command = [sys.executable, "-m", "shakespeare", "serve", "--port", "0", "--data", str(folder)]
    refused = subprocess.run(
        [*command, "--database", postgres.address("none").replace("tester@", "tester:secret@")],
        capture_output=True,
        text=True,
    )
    assert refused.returncode == 1
    assert "cannot be used" in refused.stderr and "secret" not in refused.stderr
    assert "Traceback" not in refused.stderr
