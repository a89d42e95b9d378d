"""Clocks: who is charged for what, and what happens when time is up. No test waits for time to pass."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespeare.server import tables as tables_module
from shakespeare.server.clocks import (
    BEAT,
    GAP,
    Allowance,
    Decided,
    SeatClock,
    allowance_of,
    are_up,
    first_due,
    reading,
    turned,
    wound_up,
)
from shakespeare.server.clockwork import Clockwork
from shakespeare.server.messages import Accepted, Clocks, Offers, Welcome
from shakespeare.server.models import StandIn
from shakespeare.server.news import News
from shakespeare.server.standins import StandIns
from shakespeare.server.storage import HouseRules, SeatRow
from shakespeare.server.storage.postgres import PostgreSQL
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.storage.sqlite import SQLite
from shakespeare.server.table import Table
from shakespeare.server.troubles import Trouble
from tests.server.services import Postgres
from tests.server.support import PATIENCE, PERSON, Person, Server, legal, play_on, serving
from tests.server.test_people import fails
from tests.server.test_tables import House, deciders, opened_house

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
LIVE = Allowance(600.0)
LETTERS = Allowance(DAY, each=True)


# By themselves


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    clocks = (SeatClock(600.0, 100.0), SeatClock(600.0), SeatClock(500.0, 100.0))
    after = turned(clocks, 107.0, 107.0, {0, 1}, LIVE, Decided(2))
    assert after == (SeatClock(593.0, 107.0), SeatClock(600.0, 107.0), SeatClock(493.0))
    assert first_due(after) == 700.0
    assert are_up(after, 699.9, 699.9) == [] and are_up(after, 700.0, 700.0) == [0]


def test_a_decision_has_its_own_time_where_that_was_agreed() -> None:
    clocks = (SeatClock(5.0, 0.0), SeatClock(7.0), SeatClock(9.0, 0.0))
    after = turned(clocks, 2.0, 2.0, {0, 1, 2}, LETTERS, Decided(0))
    assert [clock.left for clock in after] == [
        DAY,
        DAY,
        7.0,
    ]  # who decided, who is asked newly, who thinks on


def test_whoever_comes_back_has_time_for_something_once_the_stand_in_has_decided() -> None:
    for allowance, was, then in ((LIVE, 0.0, 60.0), (LIVE, 300.0, 300.0), (LETTERS, 0.0, DAY)):
        left = turned((SeatClock(was, 0.0),), 0.0, 0.0, (), allowance)
        assert left == (SeatClock(was),)
        assert turned(left, 0.0, 0.0, {0}, allowance) == (SeatClock(was, 0.0),)
        decided = turned(left, 0.0, 0.0, (), allowance, Decided(0, by_stand_in=True))
        assert turned(decided, 9.0, 9.0, {0}, allowance) == (SeatClock(then, 9.0),)


@given(st.lists(st.sampled_from(("move", "undo", "leave", "come back", "wait")), max_size=30))
def test_nothing_that_a_seat_does_alone_gives_it_time_for_one_decision(deeds: list[str]) -> None:
    """However often it moves, takes back, leaves and comes back: each decision has what it had, less what it took."""
    now, made, is_there = 0.0, 0, True
    live = turned(wound_up(1, LIVE), now, now, {0}, LIVE)
    letters = turned(wound_up(1, LETTERS), now, now, {0}, LETTERS)
    used = [0.0] * (len(deeds) + 1)  # by each decision
    for deed in deeds:
        if deed == "wait":
            now += 50.0
            used[made] += 50.0 if is_there else 0.0
        decided = None
        if deed == "move" and is_there:
            made, decided = made + 1, Decided(0)
        elif deed == "undo" and is_there and made:
            made, decided = made - 1, Decided(0, is_taken_back=True)
        elif deed in ("leave", "come back"):
            is_there = deed == "come back"
        asked = {0} if is_there else set[int]()
        live = turned(live, now, now, asked, LIVE, decided)
        letters = turned(letters, now, now, asked, LETTERS, decided)
        assert live[0].left == max(0.0, LIVE.seconds - sum(used))
        assert letters[0].left == max(0.0, LETTERS.seconds - used[made])


def test_a_decision_taken_back_has_no_less_than_it_had() -> None:
    """However little was left of one that was made earlier, and cannot be taken back any more."""
    clocks = turned((SeatClock(5.0, 0.0),), 0.0, 0.0, {0}, LETTERS, Decided(0))
    clocks = turned(clocks, 60.0, 60.0, {0}, LETTERS, Decided(0))
    clocks = turned(clocks, 70.0, 70.0, {0}, LETTERS, Decided(0, is_taken_back=True))
    assert clocks == (SeatClock(DAY - 60.0, 70.0, (5.0,), (DAY - 10.0,)),)


def test_a_table_that_goes_back_turns_no_clock_back() -> None:
    clocks = (SeatClock(100.0, 0.0, (5.0,), (7.0,)), SeatClock(30.0))
    after = turned(clocks, 10.0, 10.0, {0, 1}, LETTERS, Decided(0, is_taken_back=True, is_rewound=True))
    assert after == (SeatClock(90.0, 10.0), SeatClock(DAY, 10.0))


@given(
    st.lists(st.tuples(st.floats(0, 100), st.floats(0, 1000), st.booleans()), max_size=20),
    st.booleans(),
)
def test_nobody_is_charged_for_more_than_a_server_was_there(
    steps: list[tuple[float, float, bool]], asked: bool
) -> None:
    """However long servers are away, and however often clocks are turned meanwhile."""
    now = alive = 1000.0
    clocks = turned((SeatClock(1e9),), now, alive, {0} if asked else (), LIVE)
    there = 0.0
    for served, away, is_turned in steps:
        steps_served = int(served // BEAT)
        for _ in range(steps_served):
            now += BEAT
            alive = now
        away = away if away > GAP else 0.0
        there += steps_served * BEAT if asked else 0
        now += away
        if is_turned or away:
            clocks = turned(clocks, now, alive, {0} if asked else (), LIVE)
        alive = now
    assert reading(clocks[0], now, alive) == pytest.approx(1e9 - there)


def test_minutes_and_days() -> None:
    assert allowance_of(None, None) is None
    assert allowance_of(10, None) == LIVE and allowance_of(None, 1) == LETTERS


# At tables


class Time:
    """It goes on when a test says so."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at


class Timed(House):
    """A server's house with a clock of the test's own."""

    def __init__(self, storage: SQLStorage, now: Time) -> None:
        super().__init__(storage)
        self.sql = storage
        self.now = now
        self.clockwork = Clockwork(storage, self.tables, News())
        self.stand_ins = StandIns(storage, News())

    async def begin(self, people: int = 2, free: int = 0, **house: Any) -> Table:
        return await self.create(people, free=free, house=HouseRules(**{"stand_in": "random", **house}))

    async def wait(self, seconds: float) -> float:
        """So much later; a server was there all the time."""
        self.now.at += seconds
        await self.sql._write("", lambda link: link.execute("UPDATE heartbeat SET at = ?", (self.now.at,)))
        return await self.clockwork.turn()


def storage_of(place: Path | str, now: Time) -> SQLStorage:
    return SQLite(place, now) if isinstance(place, Path) else PostgreSQL(place, now)


@asynccontextmanager
async def opened(place: Path | str, now: Time) -> AsyncIterator[Timed]:
    async with opened_house(storage_of(place, now), lambda storage: Timed(storage, now)) as house:
        yield house


def run(place: Path | str, work: Callable[[Timed], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(place, Time()) as house:
            await work(house)

    asyncio.run(whole())


def lefts(table: Table) -> list[float]:
    clocks = table.clocks()
    assert clocks is not None
    return [round(face.left, 6) for face in clocks.seats]


def running(table: Table) -> list[int]:
    clocks = table.clocks()
    assert clocks is not None
    return [seat for seat, face in enumerate(clocks.seats) if face.running]


async def decide(table: Table, seat: int) -> None:
    offers = table.offers(seat)
    assert offers is not None
    answer = await table.move(seat, offers.question, legal(offers)[0])
    assert isinstance(answer, Accepted)


async def to_wagers(table: Table) -> None:
    """On to where several are asked at once."""
    while len(deciders(table)) < 2:
        await decide(table, deciders(table)[0])


def test_whoever_sits_down_while_a_move_is_being_kept_starts_the_clock_of_who_is_asked_then(
    postgres: Postgres,
) -> None:
    place = postgres.new_database()

    async def work(house: Timed) -> None:
        table = await house.begin(3, free=1, minutes=10)
        (asked,) = deciders(table)
        (free,) = [seat for seat, row in enumerate(table.row.seats) if row.person is None]
        then = (asked + 1) % 3
        guest = await house.storage.add_person("guest")
        with psycopg.connect(place) as moving, psycopg.connect(place, autocommit=True) as watching:
            (text,) = moving.execute("SELECT summary FROM tables WHERE id = %s", (table.id,)).fetchone() or (
                "",
            )
            summary = {**json.loads(text), "deciders": [then]}
            moving.execute("UPDATE tables SET summary = %s WHERE id = %s", (json.dumps(summary), table.id))
            sitting = asyncio.create_task(house.tables.sit_down(table.id, free, guest, None))
            waiting = (
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND wait_event_type = 'Lock'"
            )
            while watching.execute(waiting).fetchone() == (0,):
                assert not sitting.done()
                await asyncio.sleep(0.01)
            moving.commit()
            await sitting
            (text,) = watching.execute("SELECT clocks FROM tables WHERE id = %s", (table.id,)).fetchone() or (
                "",
            )
        assert [seat for seat, (_, since, *_) in enumerate(json.loads(text)) if since is not None] == [then]

    run(place, work)


def test_every_seat_that_is_asked_has_its_clock_running(place: Path | str) -> None:
    """Also where all choose in secret: each is charged until their own choice is in, and not for the others'."""

    async def work(house: Timed) -> None:
        table = await house.begin(3, minutes=10)
        assert running(table) == deciders(table)
        await to_wagers(table)
        assert running(table) == [0, 1, 2]
        before = lefts(table)
        await house.wait(10)
        await decide(table, 1)
        assert running(table) == [0, 2]
        await house.wait(25)
        assert lefts(table) == [before[0] - 35, before[1] - 10, before[2] - 35]
        again = await Table.load(house.storage, table.id, house.tables)
        assert again.clocks() == table.clocks()

    run(place, work)


def test_taking_back_turns_no_clock_back(place: Path | str) -> None:
    async def work(house: Timed) -> None:
        table = await house.begin(2, minutes=10)
        await to_wagers(table)
        before = lefts(table)[0]
        await house.wait(20)
        await decide(table, 0)
        await house.wait(5)
        assert isinstance(await table.undo(0, table.number), Accepted)
        assert 0 in running(table) and lefts(table)[0] == before - 20
        await house.wait(1)
        assert lefts(table)[0] == before - 21

    run(place, work)


def test_clocks_start_when_everybody_has_sat_down(place: Path | str) -> None:
    async def work(house: Timed) -> None:
        table = await house.begin(2, free=1, days=1)
        assert running(table) == []
        assert await house.wait(9 * DAY) == BEAT
        other = await house.storage.add_person("other")
        await house.tables.sit_down(table.id, 1, other, None)
        assert running(table) == deciders(table) and lefts(table) == [DAY, DAY]
        await house.tables.forget(other, house.stand_ins)
        await table.catch_up()
        assert running(table) == [seat for seat in deciders(table) if seat == 0]
        assert table.row.seats[1].stand_in == "random"  # nobody has to wait for the next one to sit down

    run(place, work)


def test_whoever_is_forgotten_leaves_nobody_waiting_anywhere(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at the newest tables alone."""
    monkeypatch.setattr(tables_module, "MOST_LISTED", 1)

    async def work(house: Timed) -> None:
        guest = await house.storage.add_person("guest")
        tables = [await house.begin(2, free=1) for _ in range(2)]
        for table in tables:
            await house.tables.sit_down(table.id, 1, guest, None)
        going = await house.storage.going_of(guest)
        assert {row.id for row in going} == {table.id for table in tables}
        await house.tables.forget(guest, house.stand_ins)
        assert await house.storage.going_of(guest) == []
        for table in tables:
            assert table.row.seats[1].stand_in == "random"

    run(place, work)


async def out_of_time(house: Timed, table: Table) -> int:
    """Somebody lets their time run out, with nobody connected; whose seat it was."""
    late = deciders(table)[0]
    woken = asyncio.Event()

    class Watcher:
        def wake(self) -> None:
            woken.set()

    watcher = Watcher()
    rows = table.rows
    table.listeners.add(watcher)
    await house.wait(700)
    while table.rows == rows:  # the stand-in moves
        await asyncio.wait_for(woken.wait(), PATIENCE)
        woken.clear()
    table.listeners.discard(watcher)
    return late


def test_a_table_that_is_left_alone_is_not_named_in_the_log(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever knows its address can look in."""

    async def work(house: Timed) -> None:
        table = await house.begin(2, minutes=10)

        async def fail(id: str) -> Table:
            raise ValueError("it cannot be read")

        monkeypatch.setattr(house.tables, "find", fail)
        await house.wait(700)
        assert "it cannot be read" in caplog.text and table.id not in caplog.text

    run(folder, work)


def test_when_time_is_up_a_computer_player_goes_on(place: Path | str) -> None:
    async def work(house: Timed) -> None:
        table = await house.begin(2, minutes=10)
        rest = await house.wait(599)
        assert rest == pytest.approx(1) and table.row.seats[0].stand_in is None
        late = await out_of_time(house, table)
        assert table.row.seats[late].stand_in == "random" and table.row.seats[late].cause == "time"
        assert table.row.seats[1 - late].stand_in is None
        assert late not in running(table)
        with pytest.raises(Trouble, match="stand-in-plays"):
            table.check_present(late)
        person = table.row.seats[late].person
        assert person is not None
        await house.stand_ins.come_back(table, late, person)
        assert table.row.seats[late] == SeatRow("person", person=person)
        assert lefts(table)[late] == MINUTE  # a tenth, so that it is not up again at once
        with pytest.raises(Trouble, match="nobody-stands-in"):
            await house.stand_ins.come_back(table, late, person)

    run(place, work)


def test_it_is_given_back_only_if_the_table_says_so(place: Path | str) -> None:
    async def work(house: Timed) -> None:
        table = await house.begin(2, days=1, returns=False)
        await house.wait(DAY + 1)
        await table.catch_up()
        (late,) = [seat for seat, row in enumerate(table.row.seats) if row.stand_in]
        person = table.row.seats[late].person
        assert person is not None
        with pytest.raises(Trouble, match="no-way-back"):
            await house.stand_ins.come_back(table, late, person)

    run(place, work)


def test_several_processes_strike_once(place: Path | str) -> None:
    """Each looks; one seat is taken over by one of them. Nobody need be connected, nor the table be loaded."""

    async def work() -> None:
        now = Time()
        async with opened(place, now) as house, opened(place, now) as other, opened(place, now) as third:
            table = await house.begin(3, days=3)
            now.at += 3 * DAY + 1
            await house.sql._write("", lambda link: link.execute("UPDATE heartbeat SET at = ?", (now.at,)))
            assert await third.storage.due_tables() == [table.id]
            struck = await asyncio.gather(*(one.storage.expire(table.id) for one in (house, other, third)))
            assert sorted(struck, key=len)[:2] == [[], []]
            assert max(struck, key=len) == deciders(table)
            assert await other.storage.due_tables() == []
            assert await third.storage.waiting(0, 10) == [table.id]  # whoever looks moves for the stand-in

    asyncio.run(work())


def test_a_move_and_the_end_of_time_do_not_collide(place: Path | str) -> None:
    """Whichever is first: no move is lost, and afterwards no clock says that somebody is late who is not."""

    async def work() -> None:
        now = Time()
        async with opened(place, now) as house, opened(place, now) as other:
            for _ in range(5):
                table = await house.begin(2, minutes=10)
                seat = deciders(table)[0]
                await house.wait(0)
                now.at += 601
                rows = table.rows
                await house.sql._write(
                    "", lambda link: link.execute("UPDATE heartbeat SET at = ?", (now.at,))
                )
                _, late = await asyncio.gather(decide(table, seat), other.storage.expire(table.id))
                assert table.rows > rows
                assert late in ([], [seat])
                await house.clockwork.turn()
                assert table.id not in await house.storage.due_tables()
                await house.computers.close()

    asyncio.run(work())


def test_nobody_is_charged_while_no_server_was_there(place: Path | str) -> None:
    """Neither when the first sign of life comes before a move, nor when a move comes first."""

    async def work() -> None:
        now = Time()
        async with opened(place, now) as house:
            table = await house.begin(2, minutes=10)
            seat = deciders(table)[0]
            await house.wait(100)
        now.at += 2 * DAY
        async with opened(place, now) as house:
            await house.clockwork.turn()
            table = await house.tables.find(table.id)
            assert lefts(table)[seat] == 500 and table.row.seats[seat].stand_in is None
        now.at += 2 * DAY
        async with opened(place, now) as house:
            table = await house.tables.find(table.id)
            await decide(table, seat)
            assert lefts(table)[seat] == 500
            await house.clockwork.turn()
            assert lefts(table)[seat] == 500 and not any(row.stand_in for row in table.row.seats)

    asyncio.run(work())


def test_a_table_without_a_clock_costs_nothing(place: Path | str) -> None:
    async def work(house: Timed) -> None:
        table = await house.begin(2)
        await decide(table, deciders(table)[0])
        assert table.clocks() is None and table.row.clocks is None
        written = house.sql.written
        assert await house.clockwork.turn() == BEAT
        assert house.sql.written == written  # nothing is written while no clock runs

    run(place, work)


# Over the wire


def test_whoever_is_at_the_table_is_told_what_the_clocks_read(server: Server) -> None:
    maker, rival = Person(server), Person(server)
    table = maker.create_with([PERSON, {"person": True}], house={"minutes": 20})
    assert table["house"]["minutes"] == 20 and table["house"]["returns"] is True
    with maker.live(table["id"]) as line:
        first = line.hear_until(lambda heard: isinstance(heard, Clocks))
        assert isinstance(first, Clocks)
        assert [(face.left, face.running) for face in first.seats] == [(1200.0, False)] * 2
        assert rival.web.post(f"/api/tables/{table['id']}/seats/1", json={}).status_code == 200
        started = line.hear_until(lambda heard: isinstance(heard, Clocks))
        assert isinstance(started, Clocks)
        assert any(face.running for face in started.seats)
        with rival.live(table["id"]) as other:
            other.hear_until(lambda heard: isinstance(heard, Clocks))
            owner = next(seat for seat, face in enumerate(started.seats) if face.running)
            mover = (line, other)[owner]
            play_on(mover, random.Random(1), 1)
            told = mover.hear_until(lambda heard: isinstance(heard, Clocks))
            assert isinstance(told, Clocks) and told.seats[owner].left < 1200


@pytest.mark.parametrize(
    ("house", "status", "problem"),
    [
        ({"minutes": 20, "days": 1}, 422, "one-clock"),
        ({"minutes": 5}, 422, "bad-request"),
        ({"days": 2}, 422, "bad-request"),
        ({"stand_in": "nobody"}, 422, "unknown-player"),
        ({"stand_in": "program:/bin/true"}, 422, "unknown-player"),
    ],
)
def test_clocks_that_cannot_be(person: Person, house: dict[str, Any], status: int, problem: str) -> None:
    seats = [PERSON, {"computer": "random"}]
    answer: httpx.Response = person.web.post(
        "/api/tables", json={"options": {"players": 2}, "seats": seats, "house": house}
    )
    fails(answer, status, problem)
    assert person.get("/api/tables") == []


def test_real_processes_notice_that_time_is_up(folder: Path, postgres: Postgres) -> None:
    """Two servers of one database: the clock of a correspondence game strikes, and the game goes on by itself."""
    database = postgres.new_database()
    with serving(folder, "--database", database) as one, serving(folder, "--database", database) as other:
        people = [Person(one), Person(other)]
        house = {"days": 1, "stand_in": "random"}
        table = people[0].create_with([PERSON, {"person": True}], house=house)["id"]
        assert people[1].web.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
        late = people[0].get(f"/api/tables/{table}")["deciders"][0]
        with people[1 - late].live(table) as line:
            line.hear_until(lambda heard: isinstance(heard, Clocks))
            _almost_over(database, table, late)
            told = line.hear_until(
                lambda heard: isinstance(heard, Welcome) and heard.table.seats[late].stand_in is not None
            )
            assert isinstance(told, Welcome)
            assert told.table.seats[late].stand_in == StandIn("random", "time")
            assert isinstance(line.asked(), Offers)


def _almost_over(database: str, table: str, seat: int) -> None:
    """As if the time were nearly used up."""
    with psycopg.connect(database, autocommit=True) as link:
        (text,) = link.execute("SELECT clocks FROM tables WHERE id = %s", (table,)).fetchone() or ("",)
        clocks = json.loads(text)
        now = time.time()
        clocks[seat] = [0.5, now]
        link.execute(
            "UPDATE tables SET clocks = %s, due = %s WHERE id = %s", (json.dumps(clocks), now + 0.5, table)
        )
