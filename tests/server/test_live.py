"""Whole games over real connections, and what they say to whom."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from shakespeare.server.live import TABLE_GONE
from shakespeare.server.messages import Accepted, Failed, Offers, Refused, Thinking, Update, Welcome
from tests.server.support import (
    PERSON,
    Line,
    Person,
    check_heard,
    computers_alone,
    is_over,
    legal,
    play_on,
    serving,
)

TABLES: list[tuple[list[str], dict[str, bool]]] = [
    ([], {}),
    (["groundling"], {"strategic_rest": True}),
    (["groundling", "random"], {}),
    (["random", "groundling", "random"], {}),
    ([], {"backstage": True}),
    (["random", "groundling"], {"backstage": True, "strategic_rest": True}),
]


@pytest.mark.parametrize(("computers", "options"), TABLES)
def test_a_whole_game(person: Person, computers: list[str], options: dict[str, bool]) -> None:
    """Every message to the seat is compared with what the seat may know at that moment."""
    table = person.create(*computers, seed=5, **options)
    assert table["seat"] == 0
    with person.live(table["id"]) as line:
        made = play_on(line, random.Random(5))
    assert len(made) > 20
    welcome, first = line.heard[:2]
    assert isinstance(welcome, Welcome) and welcome.table.id == table["id"] and welcome.table.seat == 0
    assert isinstance(first, Update)
    record = person.get(f"/api/tables/{table['id']}/record")
    check_heard(record, 0, line.heard)
    own = [entry["move"] for entry in record["log"] if entry.get("seat") == 0]
    assert own == [move for _, move in made]
    last = line.updates()[-1]
    table = person.get(f"/api/tables/{table['id']}")
    assert table["finished"] and table["standings"] == last.view["standings"]
    assert record["result"] == [standing["score"] for standing in table["standings"]]


def test_a_spectator_sees_what_everybody_may(person: Person) -> None:
    table = person.create("groundling", "groundling")["id"]
    with Person(person.server).live(table) as stranger, person.live(table) as line:
        play_on(line, random.Random(1))
        stranger.hear_until(lambda heard: isinstance(heard, Update) and is_over(heard))
    assert not [message for message in stranger.heard if isinstance(message, Offers)]
    assert not any(update.undoable for update in stranger.updates())
    check_heard(person.get(f"/api/tables/{table}/record"), None, stranger.heard)


def test_computers_alone_play_to_the_end_for_whoever_watches(folder: Path) -> None:
    """Somebody who takes nothing in for long gets it all in the end, in one piece or more, without a gap."""
    table = computers_alone(folder, "random", "groundling")
    with serving(folder) as server:
        person = Person(server)
        with person.live(table, most=16) as slow:
            with person.live(table) as quick:
                quick.hear_until(lambda heard: isinstance(heard, Update) and is_over(heard))
            slow.hear_until(lambda heard: isinstance(heard, Update) and is_over(heard))
        record = person.get(f"/api/tables/{table}/record")
    for line in (slow, quick):
        check_heard(record, None, line.heard)
    assert [event for update in slow.updates() for event in update.events] == [
        event for update in quick.updates() for event in update.events
    ]


def test_who_is_thinking_is_told(person: Person) -> None:
    table = person.create("random", seed=1)["id"]
    with person.live(table) as line:
        play_on(line, random.Random(1))
    thinking = [message.seats for message in line.heard if isinstance(message, Thinking)]
    assert [1] in thinking and [] in thinking
    assert all(seats in ([], [1]) for seats in thinking)


# Moves


def test_a_move_sent_twice_is_made_once(person: Person) -> None:
    table = person.create(seed=1)["id"]
    with person.live(table) as line:
        offers = line.asked()
        assert isinstance(offers, Offers)
        move = legal(offers)[0]
        line.move(offers.question, move)
        line.move(offers.question, move)
        first, second = line.answered(), line.answered()
        assert isinstance(first, Accepted) and isinstance(second, Accepted)
        assert second.number >= first.number
        again = person.web.post(
            f"/api/tables/{table}/moves", json={"question": offers.question, "move": move}
        )
        assert again.json()["type"] == "accepted"
        other = legal(offers)[1]
        line.move(offers.question, other)  # the first answer stands
        refused = line.answered()
        assert isinstance(refused, Refused)
        assert (refused.question, refused.reason.id) == (offers.question, "question-over")
        play_on(line, random.Random(2))
    log = person.get(f"/api/tables/{table}/record")["log"]
    assert next(entry["move"] for entry in log if "move" in entry) == move


def test_refusals_give_the_reason_and_change_nothing(person: Person) -> None:
    table = person.create("groundling", seed=1)["id"]
    with person.live(table) as line:
        offers = line.asked()
        assert isinstance(offers, Offers)
        before = line.number
        line.move(offers.question, "wager 3")
        refused = line.answered()
        assert isinstance(refused, Refused)
        assert (refused.reason.id, refused.reason.rule) == ("wager-not-now", "R3.2")
        line.move("0.99", legal(offers)[0])
        refused = line.answered()
        assert isinstance(refused, Refused) and refused.reason.id == "question-over"
        line.move("1.0", legal(offers)[0])  # somebody else's question
        refused = line.answered()
        assert isinstance(refused, Refused) and refused.reason.id == "question-over"
        assert line.number == before
        line.move(offers.question, legal(offers)[0])
        assert isinstance(line.answered(), Accepted)


@pytest.mark.parametrize(
    ("say", "problem"),
    [
        (lambda line: line.socket.send("To be, or not to be"), "bad-message"),
        (lambda line: line.socket.send("[]"), "bad-message"),
        (lambda line: line.socket.send(b"\xff\xfe"), "bad-message"),
        (lambda line: line.socket.send(""), "bad-message"),
        (lambda line: line.say(type="curtain"), "bad-message"),
        (lambda line: line.say(type="move", question="0.0"), "bad-message"),
        (lambda line: line.say(type="move", question="0.0", move="pass", seat=1), "bad-message"),
        (lambda line: line.say(type="move", question="0.0", move=7), "bad-message"),
        (lambda line: line.say(type="move", question="", move="pass"), "bad-message"),
        (lambda line: line.say(type="move", question="0.0", move="x" * 201), "bad-message"),
        (lambda line: line.say(type="undo", number="last"), "bad-message"),
        (lambda line: line.socket.send('{"x":' + "[" * 4000), "bad-message"),
        (lambda line: line.say(type="move", question="0.0", move="exeunt omnes"), "unknown-move"),
    ],
)
def test_nonsense_is_answered_with_a_sentence(
    person: Person, say: Callable[[Line], None], problem: str
) -> None:
    with person.live(person.create()["id"]) as line:
        assert isinstance(line.asked(), Offers)
        say(line)
        failed = line.hear()
        assert isinstance(failed, Failed)
        assert failed.error.id == problem and failed.error.text.endswith(".")
        play_on(line, random.Random(3), decisions=1)  # and nothing is broken


def test_a_message_that_is_too_long_ends_the_connection(person: Person) -> None:
    with person.live(person.create()["id"]) as line:
        line.asked()
        line.socket.send("x" * 10_000)
        line.hear_the_end()


def test_a_spectator_cannot_move(person: Person) -> None:
    table = person.create()["id"]
    stranger = Person(person.server)
    with stranger.live(table) as line:
        for message in ({"type": "move", "question": "0.0", "move": "pass"}, {"type": "undo", "number": 1}):
            line.say(**message)
            while not isinstance(failed := line.hear(), Failed):
                pass
            assert failed.error.id == "not-your-seat"


# Several people


def two_people(person: Person, *computers: str) -> tuple[Person, str]:
    """A second person, at the table with the first."""
    seats = [PERSON, PERSON, *({"computer": name} for name in computers)]
    table = person.create_with(seats)
    assert [seat["free"] for seat in table["seats"]][:2] == [False, True]
    friend = Person(person.server)
    answer = friend.web.post(f"/api/tables/{table['id']}/seats/1", json={"name": "Ben"})
    assert answer.status_code == 200 and answer.json()["seat"] == 1
    assert answer.json()["seats"][1]["name"] == "Ben"
    return friend, table["id"]


def to_the_wager(mine: Line, theirs: Line) -> list[Line]:
    """Play until both choose in secret."""
    lines = [mine, theirs]
    while True:
        newest = max(decided(line) for line in lines)
        for line in lines:
            while decided(line) < newest or not line.updates():
                line.hear()
        view = mine.updates()[-1].view
        if view["phase"] == "wager":
            return lines
        decider = lines[view["deciders"][0]]
        play_on(decider, random.Random(1), decisions=1)
        decider.hear_until(lambda heard: isinstance(heard, Update))


def test_two_people_wager_at_the_same_time(person: Person) -> None:
    """Neither choice collides with the other, and neither is seen before both are in."""
    friend, table = two_people(person)
    with person.live(table) as mine, friend.live(table) as theirs:
        lines = to_the_wager(mine, theirs)
        asked = [line.asked() for line in lines]
        for line, offers in zip(lines, asked, strict=True):
            assert isinstance(offers, Offers)
            line.move(offers.question, "wager 4" if line is mine else "wager 2")
        for line in lines:
            assert isinstance(line.answered(), Accepted)
        for line in lines:
            line.hear_until(lambda heard: isinstance(heard, Update) and heard.view["phase"] == "company")
        for seat, line in enumerate(lines):
            for update in line.updates():
                if update.view["phase"] == "wager":
                    assert update.view["secret"][1 - seat] is None
                    assert not [event for event in update.events if event.id == "wagered"]
                    yours = [event for event in update.events if event.id == "wager-yours"]
                    assert all(event.args["seat"] == seat for event in yours)


def decided(line: Line) -> int:
    """How many questions have been answered, as far as this line has heard."""
    return sum(line.updates()[-1].view["questions"]) if line.updates() else -1


def test_two_people_and_a_computer_play_a_whole_game(person: Person) -> None:
    """Each is told what they may know, and what a spectator is told is what both may."""
    friend, table = two_people(person, "groundling")
    with person.live(table) as mine, friend.live(table) as theirs, Person(person.server).live(table) as other:
        lines = (mine, theirs)
        rng = random.Random(12)
        while True:
            newest = max(decided(line) for line in lines)
            for line in lines:
                while decided(line) < newest or not line.updates():
                    line.hear()
            view = mine.updates()[-1].view
            if view["standings"]:
                break
            owing = [line for seat, line in enumerate(lines) if seat in view["deciders"]]
            line = rng.choice(owing or lines)
            if owing:
                play_on(line, rng, decisions=1)
            line.hear_until(lambda heard: isinstance(heard, Update))
        other.hear_until(lambda heard: isinstance(heard, Update) and is_over(heard))
    record = person.get(f"/api/tables/{table}/record")
    for seat, line in ((0, mine), (1, theirs), (None, other)):
        check_heard(record, seat, line.heard)


def test_a_secret_choice_can_be_withdrawn(person: Person) -> None:
    friend, table = two_people(person)
    with person.live(table) as mine, friend.live(table) as theirs:
        to_the_wager(mine, theirs)
        offers = mine.asked()
        assert isinstance(offers, Offers)
        mine.move(offers.question, "wager 5")
        assert isinstance(mine.answered(), Accepted)
        chosen = mine.hear_until(lambda heard: isinstance(heard, Update))
        assert isinstance(chosen, Update) and chosen.undoable
        mine.say(type="undo", number=mine.number)
        assert isinstance(mine.answered(), Accepted)
        offers = mine.asked()
        assert isinstance(offers, Offers)
        assert offers.question.endswith("-1")  # asked again, it is another question
        mine.move(offers.question, "wager 1")
        assert isinstance(mine.answered(), Accepted)


def test_a_seat_is_taken_once(person: Person) -> None:
    friend, table = two_people(person)
    late = Person(person.server)
    for somebody, seat, status, problem in [
        (late, 1, 409, "seat-taken"),
        (late, 0, 409, "seat-taken"),
        (friend, 0, 409, "seat-taken"),
        (late, 5, 404, "no-such-seat"),
    ]:
        answer = somebody.web.post(f"/api/tables/{table}/seats/{seat}", json={})
        assert (answer.status_code, answer.json()["error"]["id"]) == (status, problem)
    assert friend.web.post(f"/api/tables/{table}/seats/1", json={}).json()["seat"] == 1
    assert table in [listed["id"] for listed in friend.get("/api/tables")]


def test_everybody_is_told_who_sits_down(person: Person) -> None:
    """Whoever does so while they watch is then told all that their seat may know, from the start."""
    table = person.create_with([PERSON, PERSON])["id"]
    friend = Person(person.server)
    friend.create()  # so that they are known when they begin to watch
    with person.live(table) as mine, friend.live(table) as theirs, Person(person.server).live(table) as other:
        for line in (mine, theirs, other):
            line.hear_until(lambda heard: isinstance(heard, Update))
        public = theirs.updates()[-1]
        assert public.view["seat"] is None
        assert friend.web.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
        for line, seat in ((mine, 0), (theirs, 1), (other, None)):
            welcome = line.hear_until(lambda heard: isinstance(heard, Welcome))
            assert isinstance(welcome, Welcome) and welcome.table.seat == seat
            assert (welcome.table.seats[1].name, welcome.table.seats[1].free) == ("Ben", False)
        update = theirs.hear()
        assert isinstance(update, Update) and update.view["seat"] == 1
        assert {event.number for event in public.events} <= {event.number for event in update.events}
        # And all goes on for everybody.
        lines = (mine, theirs)
        decider = lines[update.view["deciders"][0]]
        play_on(decider, random.Random(1), decisions=1)
        for line in (mine, theirs, other):
            line.hear_until(lambda heard: isinstance(heard, Update) and heard.number > update.number)
        begun = [heard.table.begun for heard in mine.heard if isinstance(heard, Welcome)]
        assert begun == [False, False, True]  # from the first decision on, everybody keeps their colour


# Another server on the same folder


def test_a_tab_hears_what_is_done_at_another_server(folder: Path) -> None:
    with serving(folder) as first, serving(folder) as second:
        person = Person(first)
        table = person.create("random", seed=1)["id"]
        with person.live(table) as here:
            here.asked()
            with person.moved_to(second).live(table) as there:
                play_on(there, random.Random(1), decisions=6)
                newest = there.number
            here.hear_until(lambda heard: isinstance(heard, Update) and heard.number >= newest)
        with person.live(table) as again:
            again.hear_until(lambda heard: isinstance(heard, Update))
            assert again.number >= newest


# Taking back


def test_undo(person: Person) -> None:
    """A move is taken back while nobody has learned anything since; what was seen must be the newest."""
    table = person.create(seed=2)["id"]
    rng = random.Random(4)
    with person.live(table) as line:
        taken_back = 0
        while taken_back < 3:
            offers = line.asked()
            assert isinstance(offers, Offers)
            before = line.updates()[-1].view
            line.move(offers.question, rng.choice(legal(offers)))
            assert isinstance(line.answered(), Accepted)
            update = line.hear_until(lambda heard: isinstance(heard, Update))
            assert isinstance(update, Update)
            if not update.undoable:
                line.say(type="undo", number=line.number)
                refused = line.answered()
                assert isinstance(refused, Refused) and refused.reason.id == "undo-nothing"
                continue
            line.say(type="undo", number=line.number - 1)
            refused = line.answered()
            assert isinstance(refused, Refused) and refused.reason.id == "undo-late"
            answer = person.web.post(f"/api/tables/{table}/undo", json={"number": line.number})
            assert answer.json()["type"] == "accepted"
            update = line.hear_until(lambda heard: isinstance(heard, Update) and heard.events != [])
            assert isinstance(update, Update)
            assert [event.id for event in update.events] == ["undone"]
            assert {**update.view, "question": None} == {**before, "question": None}
            stale = person.web.post(f"/api/tables/{table}/undo", json={"number": answer.json()["number"] - 1})
            assert stale.json()["reason"]["id"] == "undo-late"
            taken_back += 1
        play_on(line, rng)
    record = person.get(f"/api/tables/{table}/record")
    assert sum("undo" in entry for entry in record["log"]) == 3
    check_heard(record, 0, line.heard)


# Reconnecting


def test_reconnecting_at_any_number_leaves_no_gap_and_repeats_nothing(person: Person) -> None:
    table = person.create("groundling", seed=8)["id"]
    with person.live(table) as line:
        rng = random.Random(8)
        made = 0
        # To a moment at which nobody else has to decide.
        while made < 25 or line.updates()[-1].view["deciders"] != [0]:
            made += len(play_on(line, rng, decisions=1))
            assert isinstance(line.asked(), Offers)
    events = [event for update in line.updates() for event in update.events]
    newest = line.number
    for since in [-1, *range(0, newest + 1, 7), newest]:
        with person.live(table, since) as again:
            assert isinstance(again.hear(), Welcome)
            update = again.hear()
        assert isinstance(update, Update) and update.number == newest
        assert update.events == [event for event in events if event.number > since]
        assert update.view == line.updates()[-1].view
    with person.live(table, newest + 1000) as again:  # a number that was never told: all from the start
        again.number = -1
        assert isinstance(again.hear(), Welcome)
        update = again.hear()
        assert isinstance(update, Update) and update.events == events


def test_two_windows_of_one_person_show_the_same(person: Person) -> None:
    table = person.create(seed=4)["id"]
    with person.live(table) as left, person.live(table) as right:
        for round in range(10):
            line = (left, right)[round % 2]
            play_on(line, random.Random(round), decisions=1)
            line.hear_until(lambda heard: isinstance(heard, Update))
            while decided(left) != decided(right):
                (left if decided(left) < decided(right) else right).hear()
        assert left.updates()[-1].view == right.updates()[-1].view


def test_a_deleted_table_sends_everybody_away(person: Person) -> None:
    table = person.create()["id"]
    with person.live(table) as line:
        line.asked()
        assert person.web.delete(f"/api/tables/{table}").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == TABLE_GONE
    assert person.web.get(f"/api/tables/{table}").status_code == 404
