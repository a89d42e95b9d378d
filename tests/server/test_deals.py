"""Deals: the same shuffle for everybody, a ranking of who did best with it, and nothing told too early."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from shakespeare.server import deals
from shakespeare.server.messages import Accepted, Offers
from shakespeare.server.source import Source
from shakespeare.server.storage import DealRow, HouseRules, MoveRow, SeatRow, Summary, TableRow
from shakespeare.server.storage.deals import BACK, STAND_IN
from shakespeare.server.storage.sql import SQLStorage
from tests.server.steady import TODAY
from tests.server.support import PERSON, Person, Server, legal, play_on
from tests.server.test_access import other_end
from tests.server.test_storage import AT, run

FREE = {"person": True}


@pytest.fixture
def server(server: Server, request: pytest.FixtureRequest) -> Iterator[Server]:
    """Each table of a test draws otherwise, and no other test's as one of them."""
    server.draw_by(request.node.nodeid)
    yield server
    server.draw_by(None)


def finished(person: Person, *computers: str, chance: int = 1, **more: Any) -> str:
    """A game of this person's that is over."""
    table: str = person.create(*computers, **more)["id"]
    play_out(person, table, chance)
    return table


def play_out(person: Person, table: str, chance: int = 1) -> None:
    with person.live(table) as line:
        play_on(line, random.Random(chance))


def shared(person: Person, table: str) -> Any:
    answer = person.web.post(f"/api/tables/{table}/deal")
    assert answer.status_code == 200, answer.text
    return answer.json()


def played(person: Person, code: str, chance: int = 1, **more: Any) -> str:
    """A finished game of a deal."""
    table = begun(person, code, **more)
    play_out(person, table, chance)
    return table


def begun(person: Person, code: str, **more: Any) -> str:
    answer = person.web.post(f"/api/deals/{code}/tables", json=more)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def refused(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = person.web.request(method, path, json=body)
    return answer.status_code, answer.json()["error"]["id"]


def course(record: dict[str, Any]) -> Any:
    """What was drawn, and what each seat decided: choices made in secret at the same time come in in any order."""
    log = record["log"]
    drawn = [entry for entry in log if "chance" in entry]
    decided = [[entry for entry in log if entry.get("seat") == seat] for seat in range(4)]
    return record["options"], record["edition"], drawn, decided, record["result"]


# The same for everybody


@pytest.mark.parametrize(("computers", "more"), [((), {}), (("apprentice",), {"backstage": True})])
def test_the_same_decisions_bring_the_same_game(server: Server, computers: Any, more: Any) -> None:
    """Draws, computer players and all, whoever plays; a table of one's own has other draws."""
    one, other = Person(server), Person(server)
    table = finished(one, *computers, chance=7, **more)
    deal = shared(one, table)
    assert deal["seats"] == [None, *computers]
    assert deal["options"]["backstage"] == bool(more)
    again = played(other, deal["code"], chance=7)
    records = [other.get(f"/api/tables/{id}/record") for id in (table, again)]
    assert course(records[0]) == course(records[1])
    rows = other.get(f"/api/deals/{deal['code']}")["results"]
    assert [row["stands"] for row in rows] == [1, 1]
    assert [row["mine"] for row in rows] == [False, True]
    assert len({(row["score"], row["place"], row["lead"], row["money"]) for row in rows}) == 1
    elsewhere = finished(one, *computers, chance=7, **more)
    assert course(one.get(f"/api/tables/{elsewhere}/record")) != course(records[0])


def test_a_ranking_counts_the_first_game_of_everybody(server: Server) -> None:
    maker, rival = Person(server), Person(server)
    table = finished(maker)
    deal = shared(maker, table)
    assert shared(maker, table) == deal  # asked twice
    assert deal["met"] and deal["done"] and deal["going"] is None and deal["day"] is None
    code = deal["code"]
    second = played(rival, code, chance=2, name="Ben")
    third = played(rival, code, chance=3, name="Ben")
    page = rival.get(f"/api/deals/{code}")
    counted = [row for row in page["results"] if row["practice"] is None]
    assert page["count"] == len(counted) == 2
    assert {(row["name"], row["table"], row["mine"]) for row in counted} == {
        ("Will", table, False),
        ("Ben", second, True),
    }
    strength = [(-row["place"], row["score"], row["money"]) for row in counted]
    assert strength == sorted(strength, reverse=True)
    assert [row["stands"] for row in counted] == [1, 2 if strength[0] != strength[1] else 1]
    (practice,) = [row for row in page["results"] if row["practice"] is not None]
    assert practice["practice"] == "again" and practice["table"] == third and practice["stands"] is None
    for row in page["results"]:
        standing = rival.get(f"/api/tables/{row['table']}")["standings"][0]
        assert (row["score"], row["place"], row["money"]) == tuple(
            standing[k] for k in ("score", "rank", "money")
        )
        assert row["lead"] is None


def test_a_lead_is_over_the_best_of_the_others(person: Person) -> None:
    table = finished(person, "random", "random")
    (row,) = shared(person, table)["results"]
    scores = [standing["score"] for standing in person.get(f"/api/tables/{table}")["standings"]]
    assert row["lead"] == scores[0] - max(scores[1:])


def test_a_game_that_is_given_up_was_the_first(server: Server) -> None:
    """Else one could look at a deal as often as one likes before it counts."""
    maker, rival = Person(server), Person(server)
    code = shared(maker, finished(maker))["code"]
    first = begun(rival, code)
    assert begun(rival, code) == first  # one goes on with it
    page = rival.get(f"/api/deals/{code}")
    assert page["met"] and not page["done"] and page["going"] == first
    assert rival.web.delete(f"/api/tables/{first}").status_code == 204
    page = rival.get(f"/api/deals/{code}")
    assert page["met"] and page["going"] is None
    second = played(rival, code)
    mine = [row for row in rival.get(f"/api/deals/{code}")["results"] if row["mine"]]
    assert [(row["practice"], row["table"]) for row in mine] == [("again", second)]


def test_help_and_hindsight_do_not_count(server: Server) -> None:
    person = Person(server)
    table = person.create()["id"]
    with person.live(table) as line:
        offers = line.asked()
        assert isinstance(offers, Offers)
        assert (
            person.web.post(f"/api/tables/{table}/hint", json={"question": offers.question}).status_code
            == 200
        )
        play_on(line, random.Random(1))
    assert [row["practice"] for row in shared(person, table)["results"]] == ["hint"]
    table = person.create()["id"]
    with person.live(table) as line:
        play_on(line, random.Random(1), decisions=3)
    assert person.web.post(f"/api/tables/{table}/undo/further", json={}).json()["type"] == "accepted"
    play_out(person, table)
    assert [row["practice"] for row in shared(person, table)["results"]] == ["back"]


def test_in_a_deal_there_are_no_hints_and_nothing_is_taken_back_after_more_is_known(server: Server) -> None:
    maker, rival = Person(server), Person(server)
    code = shared(maker, finished(maker))["code"]
    table = begun(rival, code)
    assert rival.get(f"/api/tables/{table}")["house"] == {
        "public": False,
        "spectators": False,
        "undo": "limit",
        "deal": code,
        "stand_in": "apprentice",
        "returns": True,
        "minutes": None,
        "days": None,
        "hints": False,
    }
    with rival.live(table) as line:
        offers = line.asked()
        assert isinstance(offers, Offers)
        hint = ("POST", f"/api/tables/{table}/hint", {"question": offers.question})
        assert refused(rival, *hint) == (403, "hint-deal")
        line.move(offers.question, legal(offers)[0])
        assert isinstance(line.answered(), Accepted)
        further = rival.web.post(f"/api/tables/{table}/undo/further", json={}).json()
        assert further["reason"]["id"] == "undo-limit"


# Several people


def play_together(people: list[Person], table: str) -> None:
    rng = random.Random(5)
    while deciders := people[0].get(f"/api/tables/{table}")["deciders"]:
        for seat in deciders:
            with people[seat].live(table) as line:
                if isinstance(line.asked(), Offers):
                    play_on(line, rng, decisions=1)


def test_a_deal_for_several_has_a_ranking_for_every_seat(server: Server) -> None:
    people = [Person(server) for _ in range(4)]
    will, ben, kit, tom = people
    table = will.create_with([PERSON, FREE])["id"]
    assert ben.web.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}).status_code == 200
    play_together([will, ben], table)
    deal = shared(ben, table)
    assert deal["seats"] == [None, None]
    code = deal["code"]
    other = begun(kit, code, seat=1, name="Kit")
    assert kit.get(f"/api/tables/{other}")["seat"] == 1
    assert tom.web.post(f"/api/tables/{other}/seats/0", json={"name": "Tom"}).status_code == 200
    play_together([tom, kit], other)
    rows = tom.get(f"/api/deals/{code}")["results"]
    assert {(row["seat"], row["name"]) for row in rows} == {(0, "Will"), (1, "Ben"), (0, "Tom"), (1, "Kit")}
    for seat in (0, 1):
        assert next(row["stands"] for row in rows if row["seat"] == seat) == 1
    # With somebody who knows the deal, nobody plays on equal terms.
    newcomer = Person(server)
    third = begun(newcomer, code)
    assert will.web.post(f"/api/tables/{third}/seats/1", json={}).status_code == 200
    play_together([newcomer, will], third)
    rows = [row for row in newcomer.get(f"/api/deals/{code}")["results"] if row["table"] == third]
    assert {(row["seat"], row["practice"]) for row in rows} == {(0, "company"), (1, "again")}


def test_a_screen_is_handed_round(server: Server) -> None:
    maker, pair = Person(server), Person(server)
    table = maker.create_with([{**PERSON, "here": True}, {**FREE, "here": True}])["id"]
    for seat in (0, 1):
        assert seat in maker.get(f"/api/tables/{table}")["own"]
    rng = random.Random(5)
    while deciders := maker.get(f"/api/tables/{table}")["deciders"]:
        with maker.live(table, seat=deciders[0]) as line:
            if isinstance(line.asked(), Offers):
                play_on(line, rng, decisions=1)
    code = shared(maker, table)["code"]
    assert pair.get(f"/api/tables/{begun(pair, code, here=True)}")["own"] == [0, 1]


# Nothing too early, and nothing to the wrong people


def test_only_a_finished_game_is_shared_and_only_by_those_who_sat_there(server: Server) -> None:
    maker, stranger, known, forger = (Person(server) for _ in range(4))
    known.create()
    name, value = maker.create() and maker.cookie
    forger.have_cookie(name, other_end(value))
    running = maker.create()["id"]
    over = finished(maker)
    for person in (stranger, known, forger):
        for table in (running, over):
            assert refused(person, "POST", f"/api/tables/{table}/deal") == (403, "not-your-seat")
    assert refused(maker, "POST", f"/api/tables/{running}/deal") == (409, "deal-early")
    assert refused(maker, "POST", "/api/tables/none/deal") == (404, "no-such-table")


def test_games_without_a_shuffle_of_their_own_are_not_shared(server: Server) -> None:
    person = Person(server)
    chosen = finished(person, seed=3)
    assert refused(person, "POST", f"/api/tables/{chosen}/deal") == (409, "deal-none")
    record = person.get(f"/api/tables/{chosen}/record")
    brought = person.web.post("/api/records", json={"record": record}).json()["id"]
    assert refused(person, "POST", f"/api/tables/{brought}/deal") == (403, "not-your-seat")
    body = {"moment": 40, "seat": 0, "computer": "random"}
    on = person.web.post(f"/api/tables/{chosen}/play-on", json=body).json()["id"]
    play_out(person, on)
    assert refused(person, "POST", f"/api/tables/{on}/deal") == (409, "deal-none")


def test_a_game_of_a_deal_is_watched_again_only_by_those_who_have_finished_it(server: Server) -> None:
    maker, rival, stranger = Person(server), Person(server), Person(server)
    table = finished(maker)
    code = shared(maker, table)["code"]

    def seen_by(person: Person) -> list[str | None]:
        return [row["table"] for row in person.get(f"/api/deals/{code}")["results"]]

    assert seen_by(stranger) == seen_by(rival) == [None]
    running = begun(rival, code)
    assert seen_by(rival) == [None]
    assert table not in rival.web.get(f"/api/deals/{code}").text
    for person in (maker, stranger):  # nor does anybody look on
        assert refused(person, "GET", f"/api/tables/{running}/replay") == (403, "no-spectators")
        assert refused(person, "GET", f"/api/tables/{running}/record")[0] == 409
    assert running not in str(maker.get("/api/tables/public"))
    assert running not in str(maker.get(f"/api/deals/{code}"))
    play_out(rival, running, chance=4)
    assert set(seen_by(rival)) == {table, running} == set(seen_by(maker))
    assert set(seen_by(stranger)) == {None}


def test_codes_and_seats_that_are_not_there(server: Server) -> None:
    person = Person(server)
    code = shared(person, finished(person, "random"))["code"]
    later = (TODAY + timedelta(days=1)).isoformat()
    for wrong in (
        "0" * 16,
        code[:-1] + ("0" if code[-1] != "0" else "1"),
        later,
        "2001-01-01",
        "2026-W10-1",
        "20260423",
    ):
        assert refused(person, "GET", f"/api/deals/{wrong}") == (404, "no-such-deal")
        assert refused(person, "POST", f"/api/deals/{wrong}/tables", {}) == (404, "no-such-deal")
    for seat in (1, 2):  # a computer player's, and none
        assert refused(person, "POST", f"/api/deals/{code}/tables", {"seat": seat}) == (404, "no-such-seat")
    assert refused(person, "POST", f"/api/deals/{code}/tables", {"seed": 1})[0] == 422
    stranger = Person(server)
    assert refused(stranger, "POST", f"/api/deals/{code}/tables", {"name": "F*u*c*k"}) == (
        422,
        "name-refused",
    )
    assert not stranger.web.cookies  # what fails leaves no trace


def test_nothing_tells_the_seed(server: Server, tmp_path: Path) -> None:
    """Neither a deal nor its tables while they go on."""
    maker, rival = Person(server), Person(server)
    code = shared(maker, finished(maker))["code"]
    table = begun(rival, code)
    told = rival.web.get(f"/api/deals/{code}").text + rival.web.get(f"/api/tables/{table}").text
    assert "seed" not in told and "chance" not in told
    with rival.live(table) as line:
        line.asked()
        assert not any("chance" in text or "seed" in text for text in line.raw)


# Names and data of one's own


def test_a_name_in_a_ranking_is_reported_as_elsewhere(server: Server) -> None:
    maker = Person(server)
    table = maker.create_with([{"person": True, "name": "Rude Rupert"}])["id"]
    play_out(maker, table)
    deal = shared(maker, table)
    path = f"/api/deals/{deal['code']}/results/{deal['results'][0]['id']}/report"
    assert refused(Person(server), "POST", path) == (403, "not-known")
    for _ in range(3):
        reader = Person(server)
        reader.create()
        assert reader.web.post(path).status_code == 204
    assert [row["name"] for row in maker.get(f"/api/deals/{deal['code']}")["results"]] == [None]
    assert refused(maker, "POST", path) == (404, "no-such-result")
    body = {"name": "rude rupert"}
    assert refused(maker, "POST", f"/api/deals/{deal['code']}/tables", body) == (422, "name-refused")


def test_a_result_of_another_deal_is_not_reported(server: Server) -> None:
    maker = Person(server)
    one, other = (shared(maker, finished(maker)) for _ in range(2))
    path = f"/api/deals/{one['code']}/results/{other['results'][0]['id']}/report"
    assert refused(maker, "POST", path) == (404, "no-such-result")


def test_whoever_is_forgotten_stays_in_a_ranking_as_nobody(server: Server) -> None:
    maker, rival = Person(server), Person(server)
    code = shared(maker, finished(maker))["code"]
    played(rival, code, chance=2, name="Ben")
    before = rival.get(f"/api/deals/{code}")["results"]
    assert maker.web.delete("/api/me").status_code == 204
    after = rival.get(f"/api/deals/{code}")["results"]
    assert {row["name"] for row in after} == {None, "Ben"}
    assert [row["score"] for row in after] == [row["score"] for row in before]
    assert [row["table"] for row in after if not row["mine"]] == [None]  # their table is gone
    assert rival.web.delete("/api/me").status_code == 204
    assert {row["name"] for row in Person(server).get(f"/api/deals/{code}")["results"]} == {None}


# The deal of the day


def test_today_is_the_day_that_it_is() -> None:
    before = datetime.now(UTC).date()
    assert before <= deals._today() <= datetime.now(UTC).date()


def test_the_deal_of_a_day_is_the_same_for_all(server: Server) -> None:
    one, other = Person(server), Person(server)
    page = one.get("/api/deals/today")
    day = page["day"]
    assert page["code"] == day == TODAY.isoformat()
    assert page["options"] == {"players": 1, "backstage": False, "strategic_rest": False}
    first, second = played(one, "today", chance=3), played(other, day, chance=3)
    records = [one.get(f"/api/tables/{id}/record") for id in (first, second)]
    assert course(records[0]) == course(records[1])
    rows = one.get(f"/api/deals/{day}")["results"]
    assert {first, second} <= {row["table"] for row in rows}
    yesterday = (TODAY - timedelta(days=1)).isoformat()
    third = played(one, yesterday, chance=3)
    assert one.get(f"/api/tables/{third}/record")["log"] != records[0]["log"]


def test_a_rematch_of_a_deal_is_another_game(server: Server) -> None:
    maker = Person(server)
    code = shared(maker, finished(maker))["code"]
    table = played(maker, code)
    again = maker.web.post(f"/api/tables/{table}/rematch").json()
    assert again["house"]["deal"] is None
    play_out(maker, again["id"])
    first, second = (maker.get(f"/api/tables/{id}/record")["log"][:4] for id in (table, again["id"]))
    assert first != second
    assert shared(maker, again["id"])["code"] != code


def test_whoever_takes_a_seat_over_has_met_the_deal(server: Server) -> None:
    maker, giver, taker = (Person(server) for _ in range(3))
    code = shared(maker, finished(maker))["code"]
    table = begun(giver, code)
    token = giver.web.post("/api/links", json={"table": table}).json()["token"]
    assert taker.web.post("/api/links/use", json={"token": token}).status_code == 200
    assert taker.get(f"/api/deals/{code}")["going"] == table
    play_out(taker, table)
    mine = [row for row in taker.get(f"/api/deals/{code}")["results"] if row["mine"]]
    assert [row["practice"] for row in mine] == [None]
    assert giver.get(f"/api/deals/{code}")["met"] and not giver.get(f"/api/deals/{code}")["done"]


# What is kept, in both kinds of databases


def standing(seat: int, score: int, rank: int, money: int = 0) -> dict[str, Any]:
    return {"seat": seat, "score": score, "rank": rank, "money": money}


def over(*standings: dict[str, Any]) -> Summary:
    return Summary(day=6, phase="end", deciders=[], finished=True, standings=list(standings))


GOING = Summary(day=1, phase="company", deciders=[0], finished=False, standings=None)
START = MoveRow(0, None, None, None, [], None)
LAST = MoveRow(1, 0, "0.0", "pass", [], None)
SOURCE = Source(secret=bytes(range(32)))
DEAL = DealRow("code", AT, {"players": 2}, "first", "abc", SOURCE, (None, "random"))


async def one_game(storage: SQLStorage, id: str, person: int, name: str, summary: Summary) -> None:
    seats = [SeatRow("person", name=name, person=person), SeatRow("computer", computer="random")]
    house = HouseRules(deal="code")
    await storage.add_table(
        TableRow(id, AT, person, {}, "first", "abc", SOURCE, seats, GOING, house), {}, START
    )
    await storage.add_move(id, LAST, summary)


def test_results_are_kept_with_the_last_move_and_outlive_their_tables(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        people = [await storage.add_person(hash) for hash in "abcde"]
        await storage.add_deal(DEAL, {"name": "first"})
        await storage.add_deal(DEAL, {"name": "first"})
        assert await storage.deal("code") == DEAL
        assert await storage.deal("none") is None
        fates = [(30, 2, 3), (20, 1, 5), (25, 1, 0), (20, 1, 9), (20, 1, 5)]
        for number, (score, rank, money) in enumerate(fates):
            summary = over(standing(0, score, rank, money), standing(1, 22, 3 - rank))
            await one_game(storage, f"t{number}", people[number], f"p{number}", summary)
        await one_game(storage, "more", people[0], "p0", over(standing(0, 99, 1), standing(1, 1, 2)))
        rows = await storage.results("code", people[0])
        # Who won first; then the score, then the money; equal ones share a place.
        assert [(row.name, row.stands) for row in rows if row.practice is None] == [
            ("p2", 1),
            ("p3", 2),
            ("p1", 3),
            ("p4", 3),
            ("p0", 5),
        ]
        assert [(row.name, row.practice, row.lead) for row in rows if row.practice] == [("p0", "again", 98)]
        assert [row.lead for row in rows][:2] == [3, -2]
        assert await storage.count_results("code") == 5
        assert await storage.attempt("code", people[0]) == "t0"
        await storage.delete_table("t2")
        best = (await storage.results("code", None))[0]
        assert (best.name, best.kept, best.table) == ("p2", 0, "t2")
        await storage.delete_person(people[2])
        best = (await storage.results("code", None))[0]
        assert (best.name, best.person, best.score) == (None, None, 25)
        assert await storage.result_name("code", best.id) is None
        assert await storage.result_name("code", rows[1].id) == "p3"

    run(place, work)


def test_what_is_shared_twice_is_kept_once(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        person = await storage.add_person("a")
        seats = [SeatRow("person", name="Will", person=person), SeatRow("computer", computer="random")]
        summary = over(standing(0, 30, 1), standing(1, 22, 2))
        await storage.add_table(
            TableRow("t", AT, person, {}, "first", "abc", SOURCE, seats, summary), {}, START
        )
        for _ in range(2):
            await storage.share_deal(DEAL, {}, "t", summary, BACK)
        assert [(row.name, row.practice) for row in await storage.results("code", None)] == [("Will", "back")]
        await storage.mark("t", "hint")
        await storage.mark("t", "hint")
        await storage.mark("none", "hint")
        other = DealRow("other", AT, {"players": 2}, "first", "abc", SOURCE, (None, "random"))
        await storage.mark("t", STAND_IN)
        await storage.add_table(
            TableRow("u", AT, person, {}, "first", "abc", SOURCE, seats, summary), {}, START
        )
        await storage.mark("u", STAND_IN)
        await storage.share_deal(other, {}, "u", summary, None)
        assert [row.practice for row in await storage.results("other", None)] == ["stand-in"]
        assert await storage.marks("t") == {"hint", "stand-in"} and await storage.marks("none") == set()

    run(place, work)


def test_deals_that_nobody_plays_are_cleaned_up(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        person = await storage.add_person("a")
        await storage.add_deal(DEAL, {})
        await one_game(storage, "t", person, "Will", over(standing(0, 1, 1), standing(1, 0, 2)))
        await storage.clean_up(0, 0)
        assert await storage.deal("code") is not None
        await storage.clean_up(0, datetime.now(UTC).timestamp() + 1)
        assert await storage.deal("code") is None
        assert await storage.results("code", person) == [] and await storage.attempt("code", person) is None
        # A game that was begun before goes on, and nothing comes of it.
        person = await storage.add_person("a")  # of whom nothing else was left
        await one_game(storage, "u", person, "Will", over(standing(0, 1, 1), standing(1, 0, 2)))
        assert await storage.results("code", person) == []

    run(place, work)


def test_a_ranking_is_not_longer_than_can_be_read(place: Path | str) -> None:
    """The best, and one's own wherever that stands."""

    async def work(storage: SQLStorage) -> None:
        await storage.add_deal(DEAL, {})
        last = 0
        for number in range(110):
            last = await storage.add_person(str(number))
            summary = over(standing(0, 200 - number, 1), standing(1, 0, 2))
            await one_game(storage, f"t{number}", last, f"p{number}", summary)
        assert len(await storage.results("code", None)) == 100
        own = (await storage.results("code", last))[-1]
        assert (own.person, own.stands) == (last, 110)
        assert await storage.count_results("code") == 110

    run(place, work)
