"""Who plays the seats of computer players: helped where one fails, changed or opened in the course of a game."""

import asyncio
import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shakespeare.players import known_players
from shakespeare.server import tables as tables_module
from shakespeare.server.computers import Computers
from shakespeare.server.messages import Accepted, Update, Welcome
from shakespeare.server.news import News
from shakespeare.server.source import Source
from shakespeare.server.standins import StandIns
from shakespeare.server.storage import Helped, SeatRow
from shakespeare.server.storage.deals import STAND_IN
from shakespeare.server.table import Answer, Table, Task
from shakespeare.server.workers import WorkerError, Workers
from tests.server.support import PATIENCE, PERSON, Line, Person, Server, is_over, play_on
from tests.server.test_people import fails
from tests.server.test_tables import House, opened, run

FREE = {"person": True}


class Failing(Workers):
    """Workers whose players fail, all but some."""

    def __init__(self, *able: str) -> None:
        super().__init__(1, PATIENCE)
        self._able = able
        self.asked: list[str] = []

    async def choose(self, task: Task, digest: str, edition: dict[str, Any]) -> str:
        self.asked.append(task.player)
        if task.player not in self._able:
            raise WorkerError(f"the player {task.player} failed: no idea")
        return await super().choose(task, digest, edition)


@pytest.mark.makes_players_fail
@pytest.mark.parametrize("able", [("groundling",), ()])
@pytest.mark.parametrize("player", known_players())
def test_a_player_who_fails_is_helped(
    tmp_path: Path, player: str, able: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    """For that decision; the log says at which table, whose, and why, and the table who decided."""
    able = tuple(name for name in able if name != player)

    async def work(house: House) -> None:
        workers = Failing(*able)
        house.computers = Computers(workers, 0.0)
        house.tables._computers = house.computers
        maker = await house.storage.add_person("maker")
        seats = [SeatRow("person", person=maker), SeatRow("computer", computer=player)]
        made = await house.tables.create(maker, {"players": 2}, seats, Source(seed=1))
        table = await house.tables.find(made.id)
        rng = random.Random(1)
        decided = 0
        while not table.finished and decided < 12:
            if 0 in table.summary.deciders:
                task = table.task(0, "random")
                assert task is not None
                await table.move(0, task.question_id, rng.choice(list(task.texts.values())))
                decided += 1
            else:
                await house.computers._playing[table.id]
        assert decided == 12 and table.row.helped
        helper = "random" if player in ("groundling", "random") or not able else "groundling"
        assert {(one.seat, one.player, one.helper) for one in table.row.helped} == {(1, player, helper)}
        assert len(table.row.helped) <= 10
        row = await house.storage.table(table.id)
        assert row is not None and row.helped == table.row.helped
        assert [told.helper for told in table.describe(maker).helped] == [helper] * len(row.helped)
        said = [record.getMessage() for record in caplog.records if "decided for it" in record.getMessage()]
        assert said and all(
            f"table {table.id[:6]}…" in text and f"{player} of seat 1" in text and "no idea" in text
            for text in said
        )
        assert not any(table.id in text for text in said)  # whoever knows it could go there
        assert row.seats[1] == SeatRow("computer", computer=player)  # the next decision is its own again
        await workers.close()

    with caplog.at_level(logging.ERROR):
        run(tmp_path / "data", work)


def test_only_the_last_helps_are_told(place: Path | str) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        for number in range(13):
            await house.storage.add_help(table.id, Helped(0, "master", "random", f"{number}"))
        await table.catch_up()
        assert [one.made for one in table.row.helped] == [f"{number}" for number in range(3, 13)]
        await house.storage.add_help("elsewhere", table.row.helped[0])  # a table that was deleted

    run(place, work)


def change(person: Person, table: str, seat: int, computer: str) -> Any:
    return person.web.post(f"/api/tables/{table}/seats/{seat}/computer", json={"computer": computer})


def open_seat(person: Person, table: str, seat: int) -> Any:
    return person.web.post(f"/api/tables/{table}/seats/{seat}/open")


def welcomed(line: Line, seat: int, **wanted: object) -> None:
    def is_told(heard: object) -> bool:
        if not isinstance(heard, Welcome):
            return False
        told = heard.table.seats[seat]
        return replace(told, **wanted) == told  # type: ignore[arg-type]

    line.hear_until(is_told)


def test_a_level_is_changed_and_the_game_goes_on(server: Server) -> None:
    person = Person(server)
    table = person.create("random", "groundling")["id"]
    with person.live(table) as line:
        for level in known_players()[:3]:
            answer = change(person, table, 1, level)
            assert answer.status_code == 200, answer.text
            assert answer.json()["seats"][1]["computer"] == level
            welcomed(line, 1, computer=level)
            play_on(line, random.Random(2), 4)
        play_on(line, random.Random(2))
        assert is_over(line.updates()[-1])
    fails(change(person, table, 1, "random"), 409, "leave-over")
    fails(person.web.post(f"/api/tables/{table}/deal"), 409, "deal-none")


def test_a_seat_is_opened_and_somebody_sits_down(server: Server) -> None:
    """Until then the computer player plays on; whoever comes finds its seat as it is."""
    person, guest = Person(server), Person(server)
    table = person.create("groundling", house={"public": True})["id"]
    with person.live(table) as line:
        play_on(line, random.Random(3), 6)
        assert open_seat(person, table, 1).status_code == 200
        welcomed(line, 1, free=True, kind="person", computer=None)
        play_on(line, random.Random(3), 6)
        assert table in [listed["id"] for listed in guest.get("/api/tables/public")]
        assert change(person, table, 1, "random").json()["seats"][1]["stand_in"]["computer"] == "random"
        fails(open_seat(person, table, 1), 409, "no-computer-there")
        answer = guest.web.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"})
        assert answer.status_code == 200 and answer.json()["seats"][1]["stand_in"] is None
        with guest.live(table) as other:
            other.hear_until(lambda heard: isinstance(heard, Update))
            fails(change(person, table, 1, "random"), 409, "no-computer-there")
            rng = random.Random(4)
            for _ in range(400):
                if is_over(line.updates()[-1]):
                    break
                asked = person.get(f"/api/tables/{table}")["deciders"]
                for seat, one in ((0, line), (1, other)):
                    if seat in asked:
                        play_on(one, rng, 1)
            assert person.get(f"/api/tables/{table}")["finished"]


def test_not_everybody_may_change_who_plays(server: Server) -> None:
    person, stranger = Person(server), Person(server)
    stranger.create()
    table = person.create("random")["id"]
    fails(change(stranger, table, 1, "random"), 403, "not-your-seat")
    fails(open_seat(stranger, table, 1), 403, "not-your-seat")
    fails(change(person, table, 1, "nobody"), 422, "unknown-player")
    fails(change(person, table, 1, "master:100s"), 422, "unknown-player")
    for seat in (-1, 2):
        fails(change(person, table, seat, "random"), 404, "no-such-seat")
        fails(open_seat(person, table, seat), 404, "no-such-seat")
    fails(change(person, table, 0, "random"), 409, "no-computer-there")  # they play it themselves
    fails(open_seat(person, table, 0), 409, "no-computer-there")
    chosen = person.create("random", seed=1)["id"]
    fails(open_seat(person, chosen, 1), 409, "seed-not-alone")
    scene = person.get("/api/lesson")[0]["name"]
    lesson = person.web.post(f"/api/lesson/{scene}").json()["id"]
    fails(change(person, lesson, 1, "random"), 409, "computers-stay")


def test_whoever_has_left_has_no_say(server: Server) -> None:
    maker, rival = Person(server), Person(server)
    table = maker.create_with([PERSON, FREE, {"computer": "random"}], house={"stand_in": "random"})["id"]
    assert rival.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    assert rival.web.post(f"/api/tables/{table}/seats/1/leave").status_code == 200
    fails(change(rival, table, 2, "groundling"), 409, "stand-in-plays")
    answer = change(maker, table, 1, "groundling")  # who plays for the one who has left
    assert answer.json()["seats"][1]["stand_in"] == {"computer": "groundling", "cause": "left"}
    assert rival.web.post(f"/api/tables/{table}/seats/1/return").status_code == 200


def test_whoever_plays_one_of_their_seats_has_a_say(server: Server) -> None:
    """Two share a screen; for one of them a computer player plays."""
    maker = Person(server)
    seats = [{"person": True, "here": True}, {"person": True, "here": True}]
    table = maker.create_with(seats, house={"stand_in": "random"})["id"]
    assert maker.web.post(f"/api/tables/{table}/seats/0/leave").status_code == 200
    assert change(maker, table, 0, "groundling").status_code == 200


def test_whoever_opens_a_seat_still_has_hints(server: Server) -> None:
    """Until somebody takes it."""
    person, guest = Person(server), Person(server)
    table = person.create("random", house={"stand_in": "random"})["id"]
    assert person.web.post(f"/api/tables/{table}/seats/1/open").status_code == 200
    with person.live(table) as line:
        while line.offers is None:
            line.hear()
        question = {"question": line.offers.question, "seat": 0}
        hint = f"/api/tables/{table}/hint"
        answer = person.web.post(hint, json=question)
        assert answer.status_code == 200, answer.text
        assert guest.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
        fails(person.web.post(hint, json=question), 403, "hint-not-alone")


def test_a_seat_that_nobody_has_taken_is_closed_again(server: Server) -> None:
    person, guest = Person(server), Person(server)
    table = person.create("random")["id"]

    def close(who: Person, seat: int) -> Any:
        return who.web.post(f"/api/tables/{table}/seats/{seat}/close")

    fails(close(person, 1), 409, "no-computer-there")
    fails(close(person, 0), 409, "no-computer-there")
    assert open_seat(person, table, 1).status_code == 200
    fails(close(guest, 1), 403, "not-your-seat")
    closed = close(person, 1)
    assert closed.status_code == 200, closed.text
    seat = closed.json()["seats"][1]
    assert (seat["computer"], seat["free"], seat["stand_in"]) == ("random", False, None)
    fails(guest.web.post(f"/api/tables/{table}/seats/1", json={}), 409, "seat-taken")
    assert open_seat(person, table, 1).status_code == 200
    assert guest.web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    fails(close(person, 1), 409, "no-computer-there")


def test_nobody_waits_for_somebody_who_never_comes(server: Server) -> None:
    """A computer player plays a free seat, until somebody sits down after all."""
    person, late = Person(server), Person(server)
    table = person.create_with([PERSON, FREE])["id"]
    with person.live(table) as line:
        answer = change(person, table, 1, "random")
        assert answer.status_code == 200, answer.text
        seat = answer.json()["seats"][1]
        assert seat["free"] and seat["stand_in"] == {"computer": "random", "cause": "open"}
        play_on(line, random.Random(5), 6)
        assert late.web.post(f"/api/tables/{table}/seats/1", json={}).json()["seats"][1]["stand_in"] is None


def test_whoever_plays_one_of_their_seats_agrees_to_go_back(server: Server) -> None:
    maker, rival = Person(server), Person(server)
    seats = [{"person": True, "here": True}, {"person": True, "here": True}, FREE]
    table = maker.create_with(seats, house={"stand_in": "random"})["id"]
    assert rival.web.post(f"/api/tables/{table}/seats/2", json={}).status_code == 200
    assert maker.web.post(f"/api/tables/{table}/seats/0/leave").status_code == 200
    wanted = {"agree": True}
    fails(maker.web.post(f"/api/tables/{table}/undo/answer", json=wanted), 409, "no-wish")


# While a player thinks


class Held(Workers):
    """Players think until they may answer; programs then fail."""

    def __init__(self) -> None:
        super().__init__(1, PATIENCE)
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def choose(self, task: Task, digest: str, edition: dict[str, Any]) -> str:
        self.asked.set()
        await self.may_answer.wait()
        if task.player not in known_players():
            raise WorkerError(f"the player {task.player} failed: no idea")
        return task.texts[task.legal[0]]


async def with_player(house: House, workers: Workers, player: str) -> Table:
    """A table of a person and this player, whose first decisions are theirs."""
    house.computers = Computers(workers, 0.0, StandIns(house.storage, News()))
    house.tables._computers = house.computers
    house.tables._programs = ("my-bot",)
    maker = await house.storage.add_person("maker")
    seats = [SeatRow("person", person=maker), SeatRow("computer", computer=player)]
    made = await house.tables.create(maker, {"players": 2}, seats, Source(secret=bytes(32)))
    return await house.tables.find(made.id)


async def played(house: House, table: Table) -> None:
    """Until no computer player has to move."""
    playing = house.computers._playing.get(table.id)
    if playing is not None:
        await playing


async def all_decide(house: House, table: Table) -> None:
    """The computer players, and then the person."""
    await played(house, table)
    if 0 in table.summary.deciders:
        await decide(table, 0)


async def decide(table: Table, seat: int) -> None:
    task = table.task(seat, "random")
    assert task is not None
    assert isinstance(await table.move(seat, task.question_id, task.texts[task.legal[0]]), Accepted)


def test_a_player_whose_seat_was_taken_at_another_process_does_not_move(place: Path | str) -> None:
    async def work(house: House) -> None:
        async with opened(place) as elsewhere:
            workers = Held()
            table = await with_player(house, workers, "random")
            if 1 not in table.summary.deciders:
                await decide(table, 0)
            await workers.asked.wait()
            assert await elsewhere.storage.open_seat(table.id, 1)
            guest = await elsewhere.storage.add_person("guest")
            await elsewhere.tables.sit_down(table.id, 1, guest, None)
            playing = house.computers._playing[table.id]
            workers.may_answer.set()
            await playing
            assert table.row.seats[1].person == guest and 1 in table.summary.deciders
            assert table.rows == (await elsewhere.tables.find(table.id)).rows

    run(place, work)


@pytest.mark.makes_players_fail
def test_help_is_noted_before_it_can_end_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which a player was helped counts for no ranking, and its result is written with its last move."""

    async def work(house: House) -> None:
        workers = Held()
        table = await with_player(house, workers, "my-bot")
        if 1 not in table.summary.deciders:
            await decide(table, 0)
        move, noted = table.move, []

        async def watched(seat: int, question: str, text: str) -> Answer:
            noted.append(STAND_IN in await house.storage.marks(table.id))
            return await move(seat, question, text)

        monkeypatch.setattr(table, "move", watched)
        workers.may_answer.set()
        while 1 in table.summary.deciders:
            await played(house, table)
        assert noted and all(noted)

    run(tmp_path / "data", work)


@pytest.mark.makes_players_fail
def test_a_program_that_stands_in_is_replaced_like_any_other(tmp_path: Path) -> None:
    """The seat stays open for anybody, and others fail on their own account."""

    async def work(house: House) -> None:
        workers = Held()
        workers.may_answer.set()
        table = await with_player(house, workers, "my-bot")
        house.computers._failures[table.id, 1, "other-bot"] = 2
        assert await house.storage.open_seat(table.id, 1)
        await table.catch_up()
        while table.row.seats[1].stand_in == "my-bot":
            await all_decide(house, table)
        assert (table.row.seats[1].stand_in, table.row.seats[1].cause) == (table.row.house.stand_in, "open")
        assert len(table.row.helped) == 2
        assert not await house.storage.replace_player(table.id, 1, "my-bot", "random")

    run(tmp_path / "data", work)


@pytest.mark.makes_players_fail
def test_a_program_that_fails_too_late_replaces_nobody(tmp_path: Path) -> None:
    """Somebody else has been let play meanwhile."""

    async def work(house: House) -> None:
        workers = Held()
        table = await with_player(house, workers, "my-bot")
        house.computers._failures[table.id, 1, "my-bot"] = 2
        if 1 not in table.summary.deciders:
            await decide(table, 0)
        await workers.asked.wait()
        assert await house.storage.set_level(table.id, 1, "random")
        playing = house.computers._playing[table.id]
        workers.may_answer.set()
        await playing
        assert table.row.seats[1] == SeatRow("computer", computer="random") and not table.row.helped

    run(tmp_path / "data", work)


@pytest.mark.makes_players_fail
def test_failures_are_counted_until_a_program_decides(tmp_path: Path) -> None:
    """Also where a person decides between two of them."""

    async def work(house: House) -> None:
        workers = Held()
        workers.may_answer.set()
        table = await with_player(house, workers, "my-bot")
        while table.row.seats[1].stand_in is None:
            await all_decide(house, table)
        assert table.row.seats[1].cause == "failed"
        assert len(table.row.helped) == 2

    run(tmp_path / "data", work)


@pytest.mark.parametrize(
    ("seat", "then"),
    [
        (SeatRow("person", stand_in="random", cause="open"), SeatRow("computer", computer="random")),
        (SeatRow("person", stand_in="random", cause="left"), SeatRow("person")),
        (SeatRow("person", "Anne", person=2, stand_in="random", cause="time"), SeatRow("person", "Anne")),
        (
            SeatRow("person", "Will", person=1, stand_in="random", cause="left"),
            SeatRow("person", "Will", person=1),
        ),
        (
            SeatRow("computer", computer="my-bot", stand_in="random", cause="failed"),
            SeatRow("computer", computer="my-bot"),
        ),
    ],
)
def test_who_has_which_seat_again(seat: SeatRow, then: SeatRow) -> None:
    assert tables_module._again(seat, 1) == then


def test_where_nobody_ever_sat_a_computer_player_plays_again(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        workers = Held()
        workers.may_answer.set()
        table = await with_player(house, workers, "groundling")
        assert await house.storage.open_seat(table.id, 1)
        await table.catch_up()
        while not table.finished:
            await all_decide(house, table)
        again = await house.tables.rematch(table.id, table.row.maker)
        assert [(seat.kind, seat.computer) for seat in again.seats] == [
            ("person", None),
            ("computer", "groundling"),
        ]

    run(tmp_path / "data", work)
