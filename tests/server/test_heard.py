"""Whatever happens at a table, everybody hears what is theirs to know, and nothing else.

Plain games are in `test_live`, games over several processes in `test_processes` and `test_restart`.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from shakespeare.server.messages import Accepted, Clocks, Offers, Update, Welcome
from tests.server.support import (
    PERSON,
    Line,
    Person,
    Server,
    check_heard,
    kept_record,
    legal,
    play_on,
    serving,
)


def hear_out(line: Line) -> None:
    """Until the game is over."""
    while not line.view or line.view["standings"] is None:
        line.hear_until(lambda heard: isinstance(heard, Update))


def decide(line: Line) -> bool:
    """Answer what is asked; False if that is over already, and something else is shown by now.

    The same question gets the same answer, however often it is asked.
    """
    offers = line.asked()
    if not isinstance(offers, Offers):
        return False
    line.move(offers.question, random.Random(offers.question).choice(legal(offers)))
    answer = line.answered()
    if isinstance(answer, Accepted):
        while line.number < answer.number:
            line.hear()
        return True
    if line.offers is offers:
        line.hear_until(lambda heard: isinstance(heard, Update))
    return False


@pytest.fixture
def steady(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data") as server:
        yield server


def test_two_people_and_a_spectator_at_a_table_where_everything_happens(steady: Server) -> None:
    """Backstage by the clock. Moves are taken back, also further by consent, and a stand-in plays for a while."""
    server = steady
    people = Person(server), Person(server)
    house = {"minutes": 60, "stand_in": "random"}
    table = people[0].create_with([PERSON, {"person": True}], backstage=True, house=house)["id"]
    address = f"/api/tables/{table}"
    assert people[1].web.post(f"{address}/seats/1", json={"name": "Ben"}).status_code == 200
    happened: Counter[str] = Counter()
    before: Counter[str] = Counter()  # the second person left: until then, all is the same each time

    def is_away() -> bool:
        return 40 <= happened["moves"] < 60

    def go_back(seat: int, line: Line) -> None:
        if not happened["moves"] % 9 and line.updates()[-1].undoable:
            line.say(type="undo", number=line.number)
            happened["undone"] += isinstance(line.answered(), Accepted)
        elif not happened["moves"] % 25 and line.updates()[-1].further:
            wished = people[seat].web.post(f"{address}/undo/further", json={}).json()
            assert wished["type"] == "accepted"
            if not is_away():  # else there is nobody to agree
                agreed = people[1 - seat].web.post(f"{address}/undo/answer", json={"agree": True}).json()
                assert agreed["type"] == "accepted"
            happened["further"] += 1

    def change_places() -> None:
        """The second person leaves for a while."""
        if happened["moves"] == 40:
            before.update(happened)
        if happened["moves"] in (40, 60):
            what = "leave" if happened["moves"] == 40 else "return"
            assert people[1].web.post(f"{address}/seats/1/{what}").status_code == 200

    with people[0].live(table) as mine, people[1].live(table) as theirs, Person(server).live(table) as other:
        lines = (mine, theirs)
        while deciders := people[0].get(address)["deciders"]:
            seat = 0 if is_away() else deciders[0]
            if not decide(lines[seat]):
                continue
            happened["moves"] += 1
            change_places()
            go_back(seat, lines[seat])
        for line in (mine, theirs, other):
            hear_out(line)
    assert before["undone"] and before["further"] and happened["moves"] > 60
    record = kept_record(server.folder, table)
    for heard_from, line in ((0, mine), (1, theirs), (None, other)):
        check_heard(record, heard_from, line.heard)
        kinds = {type(message) for message in line.heard}
        assert {Welcome, Update, Clocks} <= kinds and (Offers in kinds) == (heard_from is not None)


def test_a_game_with_a_deal(person: Person) -> None:
    table = person.web.post("/api/deals/today/tables", json={}).json()["id"]
    with person.live(table) as line:
        play_on(line, random.Random(3))
    check_heard(person.get(f"/api/tables/{table}/record"), 0, line.heard)


def test_a_game_from_a_moment_of_another(person: Person) -> None:
    """From a position, and back to it again."""
    first = person.create("random", seed=2)["id"]
    with person.live(first) as line:
        play_on(line, random.Random(4))
    wanted = {"moment": 30, "seat": 0, "computer": "random"}
    table = person.web.post(f"/api/tables/{first}/play-on", json=wanted).json()["id"]
    with person.live(table) as line, Person(person.server).live(table) as other:
        for age in (1, 2, 3):
            play_on(line, random.Random(age), 3)
            answer = person.web.post(f"/api/tables/{table}/undo/further", json={}).json()
            assert answer["type"] == "accepted"
            line.hear_until(lambda heard, age=age: isinstance(heard, Update) and heard.age == age)  # type: ignore[misc]
        play_on(line, random.Random(5))
        hear_out(other)
    record = kept_record(person.server.folder, table)
    assert record["start"] is not None
    check_heard(record, 0, line.heard)
    check_heard(record, None, other.heard)
