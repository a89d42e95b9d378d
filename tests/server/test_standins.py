"""Computer players who play for somebody: who has left, and for programs that fail."""

import random
import shlex
import sys
from pathlib import Path
from typing import Any

from shakespeare.server.messages import Failed, Offers, Update, Welcome
from shakespeare.server.models import StandIn
from tests.players.test_foreign import Bot
from tests.server.services import Postgres, Redis
from tests.server.support import PERSON, Line, Person, Server, is_over, legal, play_on, serving
from tests.server.test_people import fails
from tests.server.test_processes import two_people, two_servers

FREE = {"person": True}
QUICK = {"stand_in": "random"}


def two_at_a_table(server: Server, **house: Any) -> tuple[str, Person, Person]:
    maker, rival = Person(server), Person(server)
    table: str = maker.create_with([PERSON, FREE], house={**QUICK, **house})["id"]
    assert rival.web.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
    return table, maker, rival


def leave(person: Person, table: str, seat: int) -> Any:
    return person.web.post(f"/api/tables/{table}/seats/{seat}/leave")


def come_back(person: Person, table: str, seat: int) -> Any:
    return person.web.post(f"/api/tables/{table}/seats/{seat}/return")


def told_of(line: Line, seat: int, stand_in: StandIn | None) -> None:
    line.hear_until(lambda heard: isinstance(heard, Welcome) and heard.table.seats[seat].stand_in == stand_in)


def test_somebody_leaves_and_the_game_goes_on_to_its_end(server: Server) -> None:
    """All are told who plays for whom; the one who has left still sees the seat's own view, and decides nothing."""
    table, maker, rival = two_at_a_table(server)
    with maker.live(table) as line, rival.live(table) as gone:
        gone.hear_until(lambda heard: isinstance(heard, Update))
        answer = leave(rival, table, 1)
        assert answer.status_code == 200 and answer.json()["seat"] == 1
        assert answer.json()["seats"][1]["stand_in"] == {"computer": "random", "cause": "left"}
        for one in (line, gone):
            told_of(one, 1, StandIn("random", "left"))
        play_on(line, random.Random(1))
        gone.say(type="move", question="1.0", move="pass")
        answered = gone.hear_until_answer()
        while not isinstance(answered, Failed):
            answered = gone.hear_until_answer()
        assert answered.error.id == "stand-in-plays"
        assert is_over(line.updates()[-1])
        after = gone.heard[gone.heard.index(next(m for m in gone.heard if _left(m))) :]
        assert not any(isinstance(message, Offers) for message in after)
    fails(leave(maker, table, 0), 409, "leave-over")
    again = maker.web.post(f"/api/tables/{table}/rematch")
    assert again.status_code == 201
    assert [(seat["stand_in"], seat["free"]) for seat in again.json()["seats"]] == [
        (None, False),
        (None, True),
    ]


def _left(message: object) -> bool:
    return isinstance(message, Welcome) and message.table.seats[1].stand_in is not None


def test_whoever_comes_back_plays_on(server: Server) -> None:
    """From whatever has become of the seat. Nothing that was asked of the stand-in is lost."""
    table, maker, rival = two_at_a_table(server)
    with maker.live(table) as line, rival.live(table) as other:
        assert leave(rival, table, 1).status_code == 200
        fails(leave(rival, table, 1), 409, "stand-in-plays")
        told_of(other, 1, StandIn("random", "left"))
        play_on(line, random.Random(1), 3)
        for path, body in [
            ("moves", {"question": "1.0", "move": "pass"}),
            ("undo", {"number": 0}),
            ("undo/further", {}),
            ("undo/answer", {"agree": True}),
            ("hint", {"question": "1.0"}),
        ]:
            fails(rival.web.post(f"/api/tables/{table}/{path}", json=body), 409, "stand-in-plays")
        assert come_back(rival, table, 1).status_code == 200
        fails(come_back(rival, table, 1), 409, "nobody-stands-in")
        for one in (line, other):
            told_of(one, 1, None)
        lines = [line, other]
        rng = random.Random(2)
        for _ in range(20):  # both are asked again, and the stand-in decides nothing any more
            deciders = maker.get(f"/api/tables/{table}")["deciders"]
            offers = lines[deciders[0]].asked()
            assert isinstance(offers, Offers)
            lines[deciders[0]].move(offers.question, rng.choice(legal(offers)))
            lines[deciders[0]].answered()


def test_a_table_may_give_nothing_back(server: Server) -> None:
    table, maker, rival = two_at_a_table(server, returns=False)
    assert leave(rival, table, 1).status_code == 200
    fails(come_back(rival, table, 1), 409, "no-way-back")
    assert maker.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is not None


def test_the_last_one_simply_goes(server: Server) -> None:
    """Nobody waits for them: neither where one is alone with computer players, nor where all others have left."""
    person = Person(server)
    fails(leave(person, person.create("random")["id"], 0), 409, "leave-alone")
    fails(leave(person, person.create_with([PERSON, FREE])["id"], 0), 409, "leave-alone")
    table, maker, rival = two_at_a_table(server)
    assert leave(maker, table, 0).status_code == 200
    fails(leave(rival, table, 1), 409, "leave-alone")


def test_nobody_is_asked_for_consent_who_has_left(server: Server) -> None:
    table, maker, rival = two_at_a_table(server)
    assert leave(rival, table, 1).status_code == 200
    with maker.live(table) as line:
        play_on(line, random.Random(1), 2)
    answer = maker.web.post(f"/api/tables/{table}/undo/further", json={}).json()
    assert answer["type"] == "accepted" and maker.get(f"/api/tables/{table}")["wish"] is None


def test_whoever_is_forgotten_leaves_the_seat_to_a_computer_player(server: Server) -> None:
    """The others need not wait until somebody sits down there; who does has the seat."""
    table, maker, rival = two_at_a_table(server)
    assert rival.web.delete("/api/me").status_code == 204
    seat = maker.get(f"/api/tables/{table}")["seats"][1]
    assert seat["free"] and seat["name"] is None and seat["stand_in"]["computer"] == "random"
    with maker.live(table) as line:
        play_on(line, random.Random(3), 3)
    heir = Person(server)
    taken = heir.web.post(f"/api/tables/{table}/seats/1", json={"name": "Kit"}).json()
    assert taken["seat"] == 1 and taken["seats"][1]["stand_in"] is None


def test_a_restart_knows_who_plays_for_whom(folder: Path) -> None:
    """The stand-in owes a decision while the server is killed: it is made after the restart, with nobody there."""
    with serving(folder, "--pause", "60") as server:
        table, maker, rival = two_at_a_table(server)
        owner = maker.get(f"/api/tables/{table}")["deciders"][0]
        gone = (maker, rival)[owner]
        assert leave(gone, table, owner).status_code == 200
        server.kill()
    with serving(folder) as server:
        stays = (rival if owner == 0 else maker).moved_to(server)
        assert stays.get(f"/api/tables/{table}")["seats"][owner]["stand_in"]["cause"] == "left"
        with stays.live(table) as line:
            assert isinstance(line.asked(), Offers)  # the other one has moved
            play_on(line, random.Random(1), 2)
        assert come_back(gone.moved_to(server), table, owner).status_code == 200


def test_other_processes_know_it(folder: Path, postgres: Postgres, redis: Redis) -> None:
    """Whoever leaves by one process has left at all of them, and comes back by any."""
    with (
        two_servers(folder, postgres, redis.address) as servers,
        two_people(servers) as (table, people, lines),
    ):
        assert leave(people[1], table, 1).status_code == 200
        for line in lines:
            told_of(line, 1, StandIn("apprentice", "left"))
        play_on(lines[0], random.Random(1), 2)
        fails(
            people[1].web.post(f"/api/tables/{table}/moves", json={"question": "1.0", "move": "pass"}),
            409,
            "stand-in-plays",
        )
        assert come_back(people[1].moved_to(servers[0]), table, 1).status_code == 200
        for line in lines:
            told_of(line, 1, None)
        while (deciders := people[0].get(f"/api/tables/{table}")["deciders"]) == [0]:
            play_on(lines[0], random.Random(2), 1)
        assert 1 in deciders and isinstance(lines[1].asked(), Offers)


def test_a_program_that_fails_again_and_again_is_replaced(tmp_path: Path) -> None:
    """People are told, and the game goes on: it does not wait for ever."""
    bot = Bot(tmp_path, "raise SystemExit('broken')")
    command = shlex.join([sys.executable, str(bot.file)])
    with serving(tmp_path / "data", "--program", f"my-bot={command}", makes_players_fail=True) as server:
        person = Person(server)
        table = person.create("my-bot", house=QUICK)["id"]
        with person.live(table) as line:
            line.hear_until(lambda heard: isinstance(heard, Update))
            rng = random.Random(1)
            while not _replaced(line):
                if line.offers is not None:
                    play_on(line, rng, 1)
                else:
                    line.hear()
            play_on(line, rng, 5)
        seat = person.get(f"/api/tables/{table}")["seats"][1]
        assert seat["computer"] == "my-bot" and seat["stand_in"] == {"computer": "random", "cause": "failed"}
        fails(come_back(person, table, 1), 403, "not-your-seat")


def _replaced(line: Line) -> bool:
    return any(
        isinstance(heard, Welcome) and heard.table.seats[1].stand_in is not None for heard in line.heard
    )
