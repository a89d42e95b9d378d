"""A game once more: what each seat saw, who may see it when, and games that go on from a moment of another."""

import random
from typing import Any

import pytest

from shakespeare import Game
from shakespeare.game.changes import changes
from shakespeare.server.messages import Offers
from tests.changing import applied
from tests.server.support import Person, Server, is_over, legal, plain, play_on, serving, steps_of

PERSON = {"person": True, "name": "Will"}


def views(replay: dict[str, Any]) -> list[Any]:
    found: list[Any] = []
    for moment in replay["moments"]:
        found.append(applied(found[-1] if found else None, moment["view"]))
    return found


def finished(person: Person, *computers: str, **more: Any) -> dict[str, Any]:
    table = person.create(*computers, **more)
    with person.live(table["id"]) as line:
        play_on(line, random.Random(3))
    return table


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1, "b": [1, {"c": 2}]}, {"a": 1, "b": [1, {"c": 3}]}),
        ({"a": 1}, {"b": 1}),
        ([1, 2], [1, 2, 3]),
        ({"a": [1, 2], "b": None}, {"a": [], "b": {"c": [1]}}),
        ({"a": [[1], [2]]}, {"a": [[1], [3]]}),
        ({"a": {}}, {"a": []}),
    ],
)
def test_changes_make_one_value_of_another(before: Any, after: Any) -> None:
    assert applied(before, changes(before, after)) == after
    assert changes(before, before) == {}


@pytest.mark.parametrize("backstage", [False, True])
def test_every_moment_is_what_the_seat_saw(person: Person, backstage: bool) -> None:
    table = finished(person, "random", backstage=backstage)
    record = person.get(f"/api/tables/{table['id']}/record")
    for seat in (0, 1, None):
        query = "" if seat is None else f"?seat={seat}"
        replay = Person(person.server).get(f"/api/tables/{table['id']}/replay{query}")  # whoever has the link
        assert replay["seat"] == seat
        assert views(replay) == [plain(game.view(seat)) for game in steps_of(record)]
        told = [event for moment in replay["moments"] for event in moment["events"]]
        game = Game.replay(record)
        assert told == [
            {"number": event.number, "id": event.id, "args": plain(event.args)}
            for event in game.events
            if event.visible_to(seat)
        ]
        sent = person.web.post("/api/replays", json={"record": record, "seat": seat})
        assert sent.json() == replay


def test_one_can_begin_where_one_left(person: Person) -> None:
    table = person.create("random", seed=5)
    with person.live(table["id"]) as line:
        play_on(line, random.Random(1), 3)
        line.asked()
        known = line.updates()[-1]
        play_on(line, random.Random(2), 6)
        line.asked()
        now = line.updates()[-1]
    replay = person.get(f"/api/tables/{table['id']}/replay?seat=0&since={known.number}")
    seen = views(replay)
    assert (seen[0], seen[-1]) == (known.view, now.view)
    numbers = [event["number"] for moment in replay["moments"][1:] for event in moment["events"]]
    assert numbers and min(numbers) > known.number and max(numbers) <= now.number


def test_while_it_goes_on_others_see_what_the_public_sees(person: Person) -> None:
    table = person.create("random")
    stranger = Person(person.server)
    for who, seat in ((stranger, 0), (stranger, 1), (person, 1)):
        answer = who.web.get(f"/api/tables/{table['id']}/replay?seat={seat}")
        assert answer.status_code == 403 and answer.json()["error"]["id"] == "not-your-seat"
    assert views(stranger.get(f"/api/tables/{table['id']}/replay"))[-1]["seat"] is None


def test_a_record_that_is_none_is_refused(person: Person) -> None:
    for record in ({}, {"format": "shakespeare-record", "version": 1}):
        for path, more in (("", {}), ("/play-on", {"moment": 0, "seat": 0, "computer": "random"})):
            answer = person.web.post(f"/api/replays{path}", json={"record": record, **more})
            assert answer.status_code == 422 and answer.json()["error"]["id"] == "bad-record"
    assert not person.web.cookies  # a request that fails leaves no trace


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("by_file", [False, True])
def test_a_game_goes_on_from_a_moment(person: Person, backstage: bool, by_file: bool) -> None:
    table = finished(person, "random", backstage=backstage)
    record = person.get(f"/api/tables/{table['id']}/record")
    games = [(plain(game.view(1)), plain(game.view(None))) for game in steps_of(record)]
    chosen = len(games) // 2
    wanted = {"moment": chosen, "seat": 1, "computer": "random", "name": "Ann"}
    if by_file:
        answer = person.web.post("/api/replays/play-on", json={"record": record, **wanted})
    else:
        answer = person.web.post(f"/api/tables/{table['id']}/play-on", json=wanted)
    assert answer.status_code == 201, answer.text
    new = answer.json()
    assert new["id"] != table["id"] and new["seat"] == 1 and new["own"] == [1]
    assert [seat["computer"] for seat in new["seats"]] == ["random", None]
    first = views(person.get(f"/api/tables/{new['id']}/replay?seat=1"))[0]
    for key in ("day", "phase", "acts", "crates", "row", "players", "looks", "stack"):
        assert first[key] == games[chosen][0][key]
    with person.live(new["id"]) as line:
        play_on(line, random.Random(4))
        assert is_over(line.updates()[-1])
    kept = person.get(f"/api/tables/{new['id']}/record")
    assert kept["start"]["day"] == games[chosen][1]["day"]
    assert Game.replay(kept).finished


def test_a_game_that_goes_on_survives_a_restart(person: Person, server: Server) -> None:
    """Its rows alone bring it back: another process on the same folder reads it."""
    table = finished(person)
    wanted = {"moment": 10, "seat": 0, "computer": "random"}
    new = person.web.post(f"/api/tables/{table['id']}/play-on", json=wanted).json()
    with person.live(new["id"]) as line:
        play_on(line, random.Random(4), 4)
        line.asked()
        last = line.updates()[-1].view
    with serving(server.folder) as second, person.moved_to(second).live(new["id"]) as line:
        line.asked()
        assert line.updates()[-1].view == last


def test_a_game_that_goes_on_is_followed_elsewhere(person: Person, server: Server) -> None:
    """By another process on the same folder, which had read it before."""
    table = finished(person)
    wanted = {"moment": 10, "seat": 0, "computer": "random"}
    new = person.web.post(f"/api/tables/{table['id']}/play-on", json=wanted).json()
    with (
        serving(server.folder) as second,
        person.moved_to(second).live(new["id"]) as there,
        person.live(new["id"]) as here,
    ):
        there.asked()
        play_on(here, random.Random(4), 4)
        here.asked()
        while there.number < here.number:
            there.hear()
        assert there.updates()[-1].view == here.updates()[-1].view


def test_only_moments_before_the_end_go_on(person: Person) -> None:
    table = finished(person)
    count = len(person.get(f"/api/tables/{table['id']}/replay")["moments"])
    for moment, status, id in ((count - 1, 409, "moment-over"), (count, 404, "no-such-moment")):
        wanted = {"moment": moment, "seat": 0, "computer": "random"}
        answer = person.web.post(f"/api/tables/{table['id']}/play-on", json=wanted)
        assert (answer.status_code, answer.json()["error"]["id"]) == (status, id)
    wanted = {"moment": 3, "seat": 2, "computer": "random"}
    assert person.web.post(f"/api/tables/{table['id']}/play-on", json=wanted).status_code == 404
    open_table = person.create("random")
    wanted = {"moment": 0, "seat": 0, "computer": "random"}
    answer = person.web.post(f"/api/tables/{open_table['id']}/play-on", json=wanted)
    assert answer.json()["error"]["id"] == "not-finished"


# Several people at one screen


def test_one_screen_for_two(person: Person) -> None:
    """Each seat is looked at by itself, and answers for itself."""
    seats = [PERSON, {"person": True, "name": "Ann", "here": True}, {"computer": "random"}]
    table = person.create_with(seats)
    assert (table["seat"], table["own"]) == (0, [0, 1])
    rng = random.Random(2)
    decided = set()
    while len(decided) < 2:
        for seat in (0, 1):
            with person.live(table["id"], seat=seat) as line:
                line.hear_until(lambda heard: bool(line.updates()))
                view = line.updates()[-1].view
                assert view["seat"] == seat
                assert view["players"][1 - seat]["objectives"] is None
                if seat in view["deciders"]:
                    play_on(line, rng, 1)
                    decided.add(seat)
    assert Person(person.server).get(f"/api/tables/{table['id']}")["own"] == []


def test_a_seat_of_somebody_else_is_not_looked_at(person: Person) -> None:
    table = person.create("random")
    with person.live(table["id"], seat=1) as line:
        line.asked()
        assert line.updates()[-1].view["seat"] == 0


# Hints


def test_a_hint_is_a_legal_move_and_a_second_best(person: Person) -> None:
    table = person.create("random", seed=4)
    with person.live(table["id"]) as line:
        for _ in range(4):
            offers = line.asked()
            answer = person.web.post(f"/api/tables/{table['id']}/hint", json={"question": offers.question})
            hint = answer.json()
            legal = [offer.move for offer in offers.each() if offer.reason is None]
            assert hint["question"] == offers.question
            assert hint["move"] in legal and hint["second"] in legal and hint["move"] != hint["second"]
            line.move(offers.question, hint["move"])
            line.answered()
            late = person.web.post(f"/api/tables/{table['id']}/hint", json={"question": offers.question})
            assert (late.status_code, late.json()["error"]["id"]) == (409, "hint-late")


def test_nobody_is_helped_against_other_people(person: Person) -> None:
    table = person.create_with([PERSON, {"person": True}])
    for who, problem in ((person, "hint-not-alone"), (Person(person.server), "not-your-seat")):
        answer = who.web.post(f"/api/tables/{table['id']}/hint", json={"question": "0.0"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, problem)


def test_where_it_was_agreed_everybody_at_the_table_is_helped(person: Person) -> None:
    """With their own questions alone, and nobody who is not at the table."""
    table = person.create_with([PERSON, {"person": True}], house={"hints": True})["id"]
    people = [person, Person(person.server)]
    people[1].web.post(f"/api/tables/{table}/seats/1", json={"name": "Kit"})
    address = f"/api/tables/{table}/hint"
    helped: set[int] = set()
    while helped != {0, 1}:
        seat = person.get(f"/api/tables/{table}")["deciders"][0]
        with people[seat].live(table) as line:
            offers = line.asked()
            assert isinstance(offers, Offers)
            for other, problem in ((people[1 - seat], "hint-late"), (Person(person.server), "not-your-seat")):
                answer = other.web.post(address, json={"question": offers.question, "seat": seat})
                assert answer.json()["error"]["id"] == problem
            hint = people[seat].web.post(address, json={"question": offers.question}).json()
            assert hint["move"] in legal(offers)
            line.move(offers.question, hint["move"])
            line.answered()
        helped.add(seat)


# Records from elsewhere


@pytest.mark.parametrize("backstage", [False, True])
def test_a_finished_record_gets_an_address(person: Person, backstage: bool) -> None:
    """There it replays for everybody as it does where it was played; nobody can sit down or change anything."""
    table = finished(person, "random", backstage=backstage)
    record = person.get(f"/api/tables/{table['id']}/record")
    friend, stranger = Person(person.server), Person(person.server)
    answer = friend.web.post("/api/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    kept = answer.json()
    assert kept["finished"] and kept["own"] == [] and kept["standings"] is not None
    assert [one["id"] for one in friend.get("/api/tables")] == [kept["id"]]
    for seat in (0, 1):
        path = f"replay?seat={seat}"
        assert stranger.get(f"/api/tables/{kept['id']}/{path}") == person.get(
            f"/api/tables/{table['id']}/{path}"
        )
    assert stranger.get(f"/api/tables/{kept['id']}/record") == record
    assert stranger.web.post(f"/api/tables/{kept['id']}/seats/0", json={}).status_code == 409
    assert friend.web.post(f"/api/tables/{kept['id']}/undo/further", json={}).status_code == 403
    assert stranger.web.delete(f"/api/tables/{kept['id']}").status_code == 403
    assert friend.web.delete(f"/api/tables/{kept['id']}").status_code == 204


def test_a_record_that_was_changed_or_is_not_over_is_not_kept(person: Person) -> None:
    record = person.get(f"/api/tables/{finished(person)['id']}/record")
    stranger = Person(person.server)
    moves = [place for place, entry in enumerate(record["log"]) if "move" in entry]
    for changed, status in (
        ({**record, "log": record["log"][: moves[5]], "chance": None, "result": None}, (409, 422)),
        ({**record, "log": [*record["log"], {"rewind": 1}]}, (422,)),
        ({**record, "log": record["log"][:-1]}, (409, 422)),
        ({}, (422,)),
    ):
        answer = stranger.web.post("/api/records", json={"record": changed})
        assert answer.status_code in status, answer.text
    assert stranger.get("/api/tables") == []
