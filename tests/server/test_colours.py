"""Who sits down chooses a colour: first come, first served, whichever process decides it. Computer players give way."""

import asyncio
import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from shakespeare.locales.texts import SEAT_COLOURS
from shakespeare.server import models
from shakespeare.server.colours import colours_of, holder_of
from shakespeare.server.messages import Update, Welcome
from shakespeare.server.storage import SeatRow
from shakespeare.server.table import Table
from shakespeare.server.troubles import Trouble
from tests.server.services import Postgres
from tests.server.support import PERSON, Line, Person, Server, play_on, serving
from tests.server.test_processes import two_servers
from tests.server.test_tables import House, decide, opened, run

FREE = {"person": True}


def colours(table: Any) -> list[str]:
    """What is shown of a table."""
    if isinstance(table, models.Table):
        return [seat.colour for seat in table.seats]
    return [seat["colour"] for seat in table["seats"]]


def fails(answer: Any, status: int, problem: str, **args: object) -> str:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["id"] == problem
    assert {key: error["args"].get(key) for key in args} == args
    return str(error["text"])


# Which colour a seat has


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_seat_has_a_colour_of_its_own(count: int) -> None:
    """Whatever is noted, and whoever sits: a person has the colour that was chosen, unless another person did, too."""
    for noted in product([None, *SEAT_COLOURS], repeat=count):
        for people in product([None, 1], repeat=count):
            seats = [SeatRow("person", person=p, colour=c) for p, c in zip(people, noted, strict=True)]
            shown = colours_of(seats)
            assert len(set(shown)) == count and set(shown) <= set(SEAT_COLOURS)
            for number, seat in enumerate(seats):
                rivals = [row.colour for row in seats if row.person is not None and row is not seat]
                if seat.person is not None and seat.colour is not None and seat.colour not in rivals:
                    assert shown[number] == seat.colour
            for colour in SEAT_COLOURS:
                holder = holder_of(seats, colour)
                assert holder is None or (shown[holder] == colour and people[holder] is not None)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_where_nobody_chose_seats_have_the_usual_colours(count: int) -> None:
    assert colours_of([SeatRow("person")] * count) == list(SEAT_COLOURS[:count])


def test_computer_players_take_what_is_left() -> None:
    computer = SeatRow("computer", computer="random")
    person = SeatRow("person", person=1, colour="blue")
    assert colours_of([person, computer, computer]) == ["blue", "green", "red"]
    assert colours_of([person, computer, SeatRow("computer", colour="blue")]) == ["blue", "green", "red"]


def test_a_colour_of_a_later_version_is_not_shown() -> None:
    assert colours_of([SeatRow("person", person=1, colour="purple")]) == ["red"]


# Sitting down


def test_a_colour_is_chosen_with_a_seat(person: Person) -> None:
    table = person.create_with([{**PERSON, "colour": "blue"}, FREE, {"computer": "random"}])
    assert colours(table) == ["blue", "green", "red"] and not table["begun"]
    friend = Person(person.server)
    address = f"/api/tables/{table['id']}/seats/1"
    text = fails(
        friend.web.post(address, json={"colour": "blue"}),
        409,
        "colour-taken",
        name="Will",
        seat_colour="blue",
        holder=0,
    )
    assert "Blue" in text and "Will" in text
    assert not friend.web.cookies  # a request that fails leaves nothing behind
    # What a computer player has is anybody's.
    sat = friend.web.post(address, json={"name": "Ann", "colour": "red"}).json()
    assert colours(sat) == ["blue", "red", "green"]
    assert friend.web.post(address, json={"colour": "red"}).json() == sat  # sent twice, it is done once
    for path in (f"/api/tables/{table['id']}", "/api/tables"):
        told = person.get(path)
        assert colours(told if "seats" in told else told[0]) == ["blue", "red", "green"]


def test_who_does_not_choose_has_the_colour_that_the_seat_showed(person: Person) -> None:
    """And keeps it, whoever comes later."""
    table = person.create_with([{**PERSON, "colour": "green"}, FREE, FREE])
    assert colours(table) == ["green", "red", "blue"]
    ann, ben = Person(person.server), Person(person.server)
    address = f"/api/tables/{table['id']}/seats"
    assert ann.web.post(f"{address}/1", json={}).status_code == 200
    held = fails(ben.web.post(f"{address}/2", json={"colour": "red"}), 409, "colour-held", holder=1)
    assert held == "Red is taken: somebody at the table plays it. Please choose another colour."
    assert colours(ben.web.post(f"{address}/2", json={"colour": "yellow"}).json()) == [
        "green",
        "red",
        "yellow",
    ]


def test_no_colour_is_for_two_seats_of_a_new_table(person: Person) -> None:
    seats = [{**PERSON, "colour": "red"}, {**PERSON, "here": True, "colour": "red"}]
    body = {"options": {"players": 2}, "seats": seats}
    fails(person.web.post("/api/tables", json=body), 422, "colour-twice", seat_colour="red")
    seats[1]["colour"] = "yellow"
    assert colours(person.web.post("/api/tables", json=body).json()) == ["red", "yellow"]


def test_a_friend_gives_way_who_has_not_come_yet(person: Person) -> None:
    """A colour noted for a free seat is a wish: whoever sits down first has the choice."""
    table = person.create_with([PERSON, {**FREE, "colour": "blue"}, FREE])
    assert colours(table) == ["red", "blue", "green"]
    friend = Person(person.server)
    sat = friend.web.post(f"/api/tables/{table['id']}/seats/2", json={"colour": "blue"}).json()
    assert colours(sat) == ["red", "green", "blue"]


# Changing it


def test_a_colour_can_be_changed_until_the_first_decision(person: Person) -> None:
    table = person.create_with([PERSON, FREE])["id"]
    friend = Person(person.server)
    assert friend.web.post(f"/api/tables/{table}/seats/1", json={"name": "Ann"}).status_code == 200
    mine, theirs = (f"/api/tables/{table}/seats/{seat}/colour" for seat in (0, 1))
    assert colours(person.web.post(mine, json={"colour": "blue"}).json()) == ["blue", "green"]
    assert colours(friend.web.post(theirs, json={"colour": "red"}).json()) == ["blue", "red"]
    fails(person.web.post(mine, json={"colour": "red"}), 409, "colour-taken", name="Ann", holder=1)
    fails(person.web.post(theirs, json={"colour": "yellow"}), 403, "not-your-seat")
    fails(Person(person.server).web.post(theirs, json={"colour": "yellow"}), 403, "not-your-seat")
    with person.live(table) as one, friend.live(table) as other:
        seat = one.hear_until(lambda heard: isinstance(heard, Update)).view["deciders"][0]  # type: ignore[union-attr]
        play_on((one, other)[seat], random.Random(1), decisions=1)
        for line in (one, other):
            line.hear_until(lambda heard: isinstance(heard, Welcome) and heard.table.begun)
    fails(person.web.post(mine, json={"colour": "yellow"}), 409, "colour-late")
    found = person.get(f"/api/tables/{table}")
    assert found["begun"] and colours(found) == ["blue", "red"]


def test_everybody_at_the_table_sees_it_at_once(person: Person) -> None:
    table = person.create_with([PERSON, FREE])["id"]
    spectator = Person(person.server)

    def shown(line: Line, wanted: list[str]) -> None:
        line.hear_until(
            lambda heard: isinstance(heard, Welcome) and [seat.colour for seat in heard.table.seats] == wanted
        )

    link = person.web.post("/api/links", json={}).json()["token"]
    phone = Person(person.server)
    assert phone.web.post("/api/links/use", json={"token": link}).status_code == 200
    with person.live(table) as mine, phone.live(table) as second, spectator.live(table) as watching:
        for line in (mine, second, watching):
            shown(line, ["red", "green"])
        answer = phone.web.post(f"/api/tables/{table}/seats/0/colour", json={"colour": "green"})
        assert colours(answer.json()) == ["green", "red"]
        for line in (mine, second, watching):
            shown(line, ["green", "red"])


def test_two_seats_at_one_screen_swap(person: Person) -> None:
    table = person.create_with([PERSON, {**FREE, "here": True}])["id"]
    answer = person.web.post(f"/api/tables/{table}/seats/1/colour", json={"colour": "red"})
    assert colours(answer.json()) == ["green", "red"]
    assert colours(person.get(f"/api/tables/{table}")) == ["green", "red"]


def test_in_the_lesson_the_colours_stay(person: Person) -> None:
    """Its texts name them."""
    table = person.web.post("/api/lesson/pay").json()
    answer = person.web.post(f"/api/tables/{table['id']}/seats/0/colour", json={"colour": "blue"})
    text = fails(answer, 409, "colour-lesson")
    assert text == "The lesson speaks of these colours: they stay."
    assert person.get(f"/api/tables/{table['id']}") == table


@pytest.mark.parametrize(
    "wanted", ["purple", "Red", "", 0, None, ["red"], {"red": 1}, "red\x00", "' OR 1=1 --", "x" * 10_000]
)
def test_what_is_no_colour_is_refused(person: Person, wanted: object) -> None:
    table = person.create_with([PERSON, FREE])
    fails(
        person.web.post(f"/api/tables/{table['id']}/seats/0/colour", json={"colour": wanted}),
        422,
        "bad-request",
    )
    if wanted is not None:
        friend = Person(person.server)
        answer = friend.web.post(f"/api/tables/{table['id']}/seats/1", json={"colour": wanted})
        fails(answer, 422, "bad-request")
    assert person.get(f"/api/tables/{table['id']}") == table


# Who comes first


async def sit(house: House, table: str, seat: int, person: int, colour: str) -> str | None:
    """Somebody tries to; what they are told if they cannot."""
    try:
        await house.tables.sit_down(table, seat, person, None, colour)
    except Trouble as trouble:
        return trouble.id
    return None


def test_of_two_who_want_a_colour_one_has_it(place: Path | str) -> None:
    """At the same moment, in two processes, again and again."""

    async def race(house: House, other: House) -> None:
        for _ in range(10):
            table = await house.create(4, free=3)
            people = [await house.storage.add_person(f"guest {seat} of {table.id}") for seat in range(3)]
            houses = (house, other, house)
            answers = await asyncio.gather(
                *(sit(houses[n], table.id, n + 1, people[n], "yellow") for n in range(3))
            )
            assert sorted(answers, key=str) == [None, "colour-held", "colour-held"]
            row = await house.storage.table(table.id)
            assert row is not None
            seat = answers.index(None) + 1
            assert [n for n, one in enumerate(row.seats) if one.person is not None] == [0, seat]
            assert colours_of(row.seats)[seat] == "yellow"

    async def whole() -> None:
        async with opened(place) as house, opened(place) as other:
            await race(house, other)

    asyncio.run(whole())


def test_of_two_who_change_to_a_colour_one_has_it(place: Path | str) -> None:
    async def change(house: House, table: str, seat: int, person: int, colour: str) -> str | None:
        try:
            await house.tables.set_colour(table, seat, person, colour)
        except Trouble as trouble:
            return trouble.id
        return None

    async def whole() -> None:
        async with opened(place) as house, opened(place) as other:
            table = await house.create(2)
            people = [seat.person or 0 for seat in table.row.seats]
            for colour in ("blue", "yellow") * 5:
                done = await asyncio.gather(
                    *(
                        change(one, table.id, seat, people[seat], colour)
                        for seat, one in enumerate((house, other))
                    )
                )
                assert sorted(done, key=str) == [None, "colour-held"]
                shown = [colours((await one.tables.find(table.id)).describe(None)) for one in (house, other)]
                assert shown[0] == shown[1] and shown[0].count(colour) == 1

    asyncio.run(whole())


def test_two_processes_agree(folder: Path, postgres: Postgres) -> None:
    """What was decided at one is known at the other, without Redis too."""
    with two_servers(folder, postgres, None) as servers:
        ann, ben = (Person(server) for server in servers)
        table = ann.create_with([{**PERSON, "colour": "blue"}, FREE])["id"]
        address = f"/api/tables/{table}/seats/1"
        fails(ben.web.post(address, json={"colour": "blue"}), 409, "colour-taken", name="Will")
        with ann.live(table) as line:
            line.hear_until(lambda heard: isinstance(heard, Update))
            assert ben.web.post(address, json={"name": "Ben", "colour": "yellow"}).status_code == 200
            line.hear_until(
                lambda heard: isinstance(heard, Welcome) and heard.table.seats[1].colour == "yellow"
            )
        fails(
            ann.web.post(f"/api/tables/{table}/seats/0/colour", json={"colour": "yellow"}),
            409,
            "colour-taken",
            name="Ben",
        )


# What keeps it


def test_nothing_is_lost_when_the_server_is_killed(folder: Path) -> None:
    with serving(folder) as server:
        person, friend = Person(server), Person(server)
        table = person.create_with([{**PERSON, "colour": "yellow"}, FREE, {"computer": "random"}])["id"]
        sat = friend.web.post(f"/api/tables/{table}/seats/1", json={"colour": "blue"}).json()
        assert colours(sat) == ["yellow", "blue", "red"]
        server.kill()
    with serving(folder) as server:
        again = person.moved_to(server)
        assert colours(again.get(f"/api/tables/{table}")) == ["yellow", "blue", "red"]
        fails(
            again.web.post(f"/api/tables/{table}/seats/0/colour", json={"colour": "blue"}), 409, "colour-held"
        )


def test_a_rematch_and_what_is_played_on_have_the_same_colours(person: Person) -> None:
    seats = [{**PERSON, "colour": "yellow"}, {"computer": "random"}, {"computer": "random"}]
    table = person.create_with(seats)["id"]
    with person.live(table) as line:
        play_on(line, random.Random(1))
    shown = colours(person.get(f"/api/tables/{table}"))
    assert shown == ["yellow", "green", "blue"]
    again = person.web.post(f"/api/tables/{table}/rematch").json()
    assert colours(again) == shown
    wanted = {"moment": 0, "seat": 1, "computer": "random"}
    on = person.web.post(f"/api/tables/{table}/play-on", json=wanted).json()
    assert colours(on) == shown
    # The rules know nothing of it: a record has no colours, and a table of one has the usual ones.
    record = person.get(f"/api/tables/{table}/record")
    kept = person.web.post("/api/records", json={"record": record}).json()
    assert colours(kept) == ["red", "green", "blue"]


def test_in_a_rematch_a_seat_waits_in_its_colour(place: Path | str) -> None:
    """Until whoever is there chooses it: then whoever comes second has what is left."""

    async def finish(table: Table) -> None:
        rng = random.Random(1)
        while not table.finished:
            await decide(table, rng)

    async def work(house: House) -> None:
        table = await house.create(2)
        me, you = (seat.person or 0 for seat in table.row.seats)
        await house.tables.set_colour(table.id, 0, me, "blue")
        await house.tables.set_colour(table.id, 1, you, "red")
        await finish(table)
        again = await house.tables.rematch(table.id, you)
        assert colours(again) == ["blue", "red"]
        joined = await house.tables.rematch(table.id, me)
        assert colours(joined) == ["blue", "red"]
        await finish(await house.tables.find(again.id))
        third = await house.tables.rematch(again.id, me)
        await house.tables.set_colour(third.id, 0, me, "red")
        assert colours(await house.tables.rematch(again.id, you)) == ["red", "green"]

    run(place, work)


def test_a_seat_keeps_its_colour_whoever_plays_it(person: Person) -> None:
    """A stand-in, another device, a computer player who makes room: the colour stays with the seat."""
    table = person.create_with(
        [{**PERSON, "colour": "blue"}, {**FREE, "name": "Ann"}, {"computer": "random"}]
    )["id"]
    friend = Person(person.server)
    address = f"/api/tables/{table}/seats"
    assert friend.web.post(f"{address}/1", json={"colour": "yellow"}).status_code == 200
    shown = ["blue", "yellow", "red"]
    assert colours(friend.web.post(f"{address}/1/leave").json()) == shown
    fails(friend.web.post(f"{address}/1/colour", json={"colour": "green"}), 409, "stand-in-plays")
    assert colours(friend.web.post(f"{address}/1/return").json()) == shown
    link = friend.web.post("/api/links", json={"table": table}).json()["token"]
    phone = Person(person.server)
    assert phone.web.post("/api/links/use", json={"token": link}).status_code == 200
    assert colours(phone.get(f"/api/tables/{table}")) == shown
    assert colours(person.web.post(f"{address}/2/open").json()) == shown
    guest = Person(person.server)
    fails(guest.web.post(f"{address}/2", json={"colour": "blue"}), 409, "colour-taken", name="Will")
    assert colours(guest.web.post(f"{address}/2", json={"colour": "green"}).json()) == [
        "blue",
        "yellow",
        "green",
    ]


def test_a_seat_that_was_left_for_good_gives_way(person: Person) -> None:
    table = person.create_with([PERSON, FREE, FREE])["id"]
    friend, guest = Person(person.server), Person(person.server)
    address = f"/api/tables/{table}/seats"
    assert friend.web.post(f"{address}/1", json={"colour": "blue"}).status_code == 200
    assert friend.web.delete("/api/me").status_code == 204
    assert colours(person.get(f"/api/tables/{table}")) == ["red", "blue", "green"]
    assert colours(guest.web.post(f"{address}/2", json={"colour": "blue"}).json()) == ["red", "green", "blue"]


def test_public_tables_show_the_colours(server: Server) -> None:
    maker = Person(server)
    table = maker.create_with([{**PERSON, "colour": "yellow"}, FREE], house={"public": True})
    listed = [one for one in Person(server).get("/api/tables/public") if one["id"] == table["id"]]
    assert [colours(one) for one in listed] == [["yellow", "green"]]
