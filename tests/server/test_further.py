"""Going back further than a move can be taken back: freely where one is alone, else with everybody's consent."""

import random
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from shakespeare import Game
from shakespeare.players import known_players
from shakespeare.server.messages import Accepted, Offers, Refused, Update, Welcome
from shakespeare.server.past import Past, rewind, standing
from shakespeare.server.storage import MoveRow, Wish
from shakespeare.server.storage.sql import SQLStorage
from tests.server.support import PERSON, Line, Person, Server, legal, play_on, serving
from tests.server.test_storage import START, row, run

FREE = {"person": True}


def further(person: Person, table: str, **more: Any) -> Any:
    return answered(person.web.post(f"/api/tables/{table}/undo/further", json=more))


def answer(person: Person, table: str, agree: bool) -> httpx.Response:
    return person.web.post(f"/api/tables/{table}/undo/answer", json={"agree": agree})


def answered(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def newest(line: Line) -> Update:
    """What is shown now: nobody else moves."""
    line.asked()
    return line.updates()[-1]


def without_id(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "question": {**view["question"], "id": None}}


def test_alone_one_goes_back_as_far_as_one_likes(person: Person) -> None:
    """To exactly what was there, whatever has been drawn and learned since; then the game goes on to its end."""
    table = person.create(seed=5)["id"]
    rng = random.Random(2)
    with person.live(table) as line:
        before: list[dict[str, Any]] = []
        for _ in range(12):
            before.append(newest(line).view)
            play_on(line, rng, 1)
        late = newest(line)
        while before:
            assert newest(line).further
            assert further(person, table)["type"] == "accepted"
            line.hear_until(lambda heard: isinstance(heard, Update) and heard.age == 12 - len(before) + 1)
            now, then = newest(line).view, before.pop()
            assert without_id(now) == without_id(then) and now["question"]["id"] != then["question"]["id"]
        assert not newest(line).further
        assert further(person, table)["reason"]["id"] == "undo-nothing"
        # An answer to what was asked before is none to what is asked now.
        line.move(late.view["question"]["id"], "pass")
        assert isinstance(line.answered(), Refused)
        play_on(line, rng)
    assert further(person, table)["reason"]["id"] == "undo-nothing"  # over is over
    record = person.get(f"/api/tables/{table}/record")
    assert Game.replay(record).finished
    assert not any("rewind" in entry or "undo" in entry for entry in record["log"])


def test_whatever_is_taken_back_another_process_and_the_next_run_see_the_same(tmp_path: Path) -> None:
    rng = random.Random(3)
    with serving(tmp_path) as server, serving(tmp_path) as other:
        person = Person(server)
        table = person.create_with([PERSON, {"person": True, "here": True}])["id"]
        elsewhere = person.moved_to(other)
        elsewhere.get(f"/api/tables/{table}")  # it is in memory there
        for step in range(60):
            where = rng.choice((person, elsewhere))
            seat = where.get(f"/api/tables/{table}")["deciders"][0]
            with where.live(table, seat=seat) as line:
                offers = line.asked()
                assert isinstance(offers, Offers)
                update = line.updates()[-1]
                dice = rng.random()
                if step % 8 == 7 and update.further:
                    further(where, table, seat=seat)
                elif dice < 0.2 and update.undoable:
                    line.say(type="undo", number=update.number)
                    line.answered()
                else:
                    line.move(offers.question, rng.choice(legal(offers)))
                    assert isinstance(line.answered(), Accepted)
        seen = [views(one, table) for one in (person, elsewhere)]
        assert seen[0] == seen[1] and seen[0][0].age > 0
        server.kill()
    with serving(tmp_path) as again:
        assert views(person.moved_to(again), table) == seen[0]


def views(person: Person, table: str) -> list[Update]:
    """All that each seat and a spectator are told."""
    found = []
    for seat in (0, 1):
        with person.live(table, seat=seat) as line:
            found.append(line.hear_until(lambda heard: isinstance(heard, Update)))
    with Person(person.server).live(table) as line:
        found.append(line.hear_until(lambda heard: isinstance(heard, Update)))
    assert all(isinstance(update, Update) for update in found)
    return found  # type: ignore[return-value]


def test_who_comes_back_after_it_is_told_all_anew(person: Person) -> None:
    """Though the number of the last event may be the same as one that was told before."""
    table = person.create("random", seed=1)["id"]
    with person.live(table) as line:
        play_on(line, random.Random(1), 6)
        known = newest(line).number
    further(person, table)
    with person.live(table) as line:
        play_on(line, random.Random(2), 4)
        whole = newest(line)
    assert whole.number >= known
    with person.live(table, since=known) as line:
        line.number = -1
        update = newest(line)
        assert update.age == 1 and update.events[0].id == "order"


# Among people


@pytest.fixture
def friends(server: Server) -> tuple[Person, Person, str]:
    ann, ben = Person(server), Person(server)
    table = ann.create_with([PERSON, FREE])["id"]
    assert ben.web.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
    decided: set[int] = set()
    while decided != {0, 1}:  # in whatever order they are asked
        seat = max(ann.get(f"/api/tables/{table}")["deciders"], key=lambda seat: seat not in decided)
        with (ann, ben)[seat].live(table) as line:
            play_on(line, random.Random(1), 1)
        decided.add(seat)
    return ann, ben, table


def wish(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}")["wish"]


def test_all_people_at_the_table_have_to_agree(friends: tuple[Person, Person, str]) -> None:
    ann, ben, table = friends
    with ben.live(table) as line:
        line.hear_until(lambda heard: isinstance(heard, Update))
        assert further(ann, table)["type"] == "accepted"
        line.hear_until(lambda heard: isinstance(heard, Welcome) and heard.table.wish is not None)
        assert wish(ben, table) == {"seat": 0, "agreed": [0]}
        assert further(ben, table)["reason"]["id"] == "undo-asked"
        assert answered(answer(ben, table, True))["type"] == "accepted"
        line.hear_until(lambda heard: isinstance(heard, Update) and heard.age == 1)
    assert wish(ben, table) is None
    assert answer(ben, table, True).status_code == 409
    assert 0 in ann.get(f"/api/tables/{table}")["deciders"]  # who has to decide once more


@pytest.mark.parametrize("who", [0, 1])
def test_one_who_does_not_agree_is_enough(friends: tuple[Person, Person, str], who: int) -> None:
    ann, ben, table = friends
    assert further(ann, table)["type"] == "accepted"
    assert answered(answer((ann, ben)[who], table, False))["type"] == "accepted"
    assert wish(ann, table) is None
    with ann.live(table) as line:
        assert line.hear_until(lambda heard: isinstance(heard, Update)).age == 0  # type: ignore[union-attr]


def test_a_table_may_keep_to_the_rules_of_taking_back(person: Person) -> None:
    table = person.create("random", house={"undo": "limit"})["id"]
    with person.live(table) as line:
        play_on(line, random.Random(1), 3)
        assert not newest(line).further
    assert further(person, table)["reason"]["id"] == "undo-limit"


# What is kept


def test_wishes_are_exchanged_for_one_another(place: Path | str) -> None:
    first, second = Wish(0, 3, (1,)), Wish(0, 3, (1, 2))

    async def work(storage: SQLStorage) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        assert await storage.set_wish("a", None, first)
        assert not await storage.set_wish("a", None, second)
        assert await storage.set_wish("a", first, second)
        table = await storage.table("a")
        assert table is not None and table.wish == second
        assert not await storage.set_wish("a", first, None)
        assert await storage.set_wish("a", second, None)
        table = await storage.table("a")
        assert table is not None and table.wish is None

    run(place, work)


def random_rows(rng: random.Random) -> Iterator[tuple[MoveRow, list[tuple[int, int]]]]:
    """Rows, each with the decisions that stand after it: kept here as a plain list of (row, seat)."""
    decided: list[tuple[int, int]] = []
    for n in range(1, 60):
        dice = rng.random()
        seat = rng.randrange(3)
        own = [one for one in decided if one[1] == seat]
        if dice < 0.15 and decided:
            place = rng.randrange(len(decided))
            made = rewind(n, seat, decided[place][0], [START])
            del decided[place:]
        elif dice < 0.3 and own:
            made = MoveRow(n, seat, None, None, [{"seat": seat, "undo": True}], None)
            decided.remove(own[-1])
        else:
            made = MoveRow(n, seat, f"{n}", "pass", [{"seat": seat, "move": "pass"}], None)
            decided.append((n, seat))
        yield made, list(decided)


@pytest.mark.parametrize("seed", range(20))
def test_the_past_knows_what_stands(seed: int) -> None:
    past, rows = Past(), [START]
    past.hear(START)
    for made, decided in random_rows(random.Random(seed)):
        past.hear(made)
        rows.append(made)
        for seat in range(3):
            own = [n for n, whose in decided if whose == seat]
            assert past.last(seat) == (own[-1] if own else None)
        assert [n for n in range(60) if past.has(n)] == [n for n, _ in decided]
        stands = {one.n for one in standing(rows)}
        assert {n for n, _ in decided} <= stands and 0 in stands


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("player", known_players())
def test_every_computer_player_moves_on_after_a_rewind(tmp_path: Path, player: str, backstage: bool) -> None:
    """Players and hints rebuild games from the engine's own view: the id of a rewound table is none of their business."""
    rng = random.Random(4)
    with (tmp_path / "log").open("wb") as log, serving(tmp_path / "data", log=log) as server:
        person = Person(server)
        table = person.create(player, seed=5, backstage=backstage)["id"]
        with person.live(table) as line:
            for age in (1, 2):
                play_on(line, rng, 4)
                assert further(person, table)["type"] == "accepted"
                line.hear_until(lambda heard, age=age: isinstance(heard, Update) and heard.age == age)
                offers = line.asked()
                assert isinstance(offers, Offers)
                asked = {"seat": 0, "question": offers.question}
                hint = answered(person.web.post(f"/api/tables/{table}/hint", json=asked))
                assert hint["move"] in legal(offers)
            play_on(line, rng, 6)
    assert "cannot move" not in (tmp_path / "log").read_text()


def test_everybody_sees_that_a_table_went_back_and_since_when(tmp_path: Path) -> None:
    """Those who agreed, those who watch, and whoever comes later, after a restart too."""
    rng = random.Random(6)
    with serving(tmp_path / "data") as server:
        person, watcher = Person(server), Person(server)
        table = person.create("random", seed=5)["id"]
        other = person.create("random")["id"]
        for id, anew in ((table, False), (other, True)):
            with person.live(id) as line, watcher.live(id) as watching:
                play_on(line, rng, 2)
                assert further(person, id)["type"] == "accepted"
                for one in (line, watching):
                    welcome = one.hear_until(lambda heard: isinstance(heard, Welcome) and heard.table.rewinds)
                    assert isinstance(welcome, Welcome)
                    (told,) = welcome.table.rewinds
                    assert (told.seat, told.day, told.anew) == (0, 1, anew)
                    assert datetime.fromisoformat(told.made).tzinfo is not None
    with serving(tmp_path / "data") as server:
        late = Person(server)
        for id in (table, other):
            assert [one["seat"] for one in late.get(f"/api/tables/{id}")["rewinds"]] == [0]
