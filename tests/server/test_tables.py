"""Tables in memory are a cache: whatever happens to them, what is kept decides."""

import asyncio
import gc
import random
import sqlite3
import threading
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from shakespeare import Edition, Game
from shakespeare.server import computers as computers_module
from shakespeare.server import table as table_module
from shakespeare.server.app import make_app
from shakespeare.server.clocks import Clocks
from shakespeare.server.computers import Computers
from shakespeare.server.messages import Accepted, Refused, Update
from shakespeare.server.settings import Settings
from shakespeare.server.source import Source
from shakespeare.server.storage import HouseRules, MoveRow, SeatRow, Storage, StorageError, Summary
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.table import Table
from shakespeare.server.tables import Tables
from shakespeare.server.troubles import Trouble
from shakespeare.server.workers import Workers
from tests.frozen import EDITION
from tests.server.support import PATIENCE, plain, storage_at


class Nobody:
    """Has to know of nothing."""

    def changed(self, table: Table) -> None:
        pass

    def written(self, table: Table) -> None:
        pass


class House:
    """What the server has, without the network."""

    def __init__(self, storage: Storage, kept: int = 100, most_unfinished: int = 100) -> None:
        self.storage = storage
        self.workers = Workers(1, 3600.0)
        self.computers = Computers(self.workers, 0.0)
        self.tables = Tables(storage, self.computers, EDITION, kept, most_unfinished)

    async def create(
        self, people: int, seed: int = 1, free: int = 0, house: HouseRules | None = None, **options: Any
    ) -> Table:
        """A table of people, of whom each has a seat, but for some that are free."""
        persons = [await self.storage.add_person(f"person {seat}") for seat in range(people)]
        seats = [SeatRow("person", person=person) for person in persons[: people - free]]
        seats += [SeatRow("person")] * free
        source = Source(secret=seed.to_bytes(32, "big"))
        made = await self.tables.create(
            persons[0], {"players": people, **options}, seats, source, house=house or HouseRules()
        )
        return await self.tables.find(made.id)


H = TypeVar("H", bound=House)


@asynccontextmanager
async def opened(place: Path | str, kept: int = 100) -> AsyncIterator[House]:
    """A server's house on a folder, which others may have open too."""
    async with opened_house(storage_at(place), lambda storage: House(storage, kept)) as house:
        yield house


@asynccontextmanager
async def opened_house(storage: SQLStorage, make: Callable[[SQLStorage], H]) -> AsyncIterator[H]:
    """A house on a storage, from its opening to its end."""
    await storage.open()
    house = make(storage)
    try:
        yield house
    finally:
        await house.computers.close()
        await house.workers.close()
        await storage.close()


def run(place: Path | str, work: Callable[[House], Awaitable[None]], kept: int = 100) -> None:
    async def whole() -> None:
        async with opened(place, kept) as house:
            await work(house)

    asyncio.run(whole())


def told(table: Table, seat: int | None, since: int = -1) -> Update:
    """What somebody is told who has been shown nothing yet."""
    return table.update(seat, since)[0]


def view(table: Table, seat: int | None) -> dict[str, Any]:
    (whole,) = told(table, seat).view
    assert isinstance(whole, dict)
    return whole


def shown(table: Table, seat: int | None, since: int = -1) -> object:
    return plain(msgspec.to_builtins(told(table, seat, since)))


def deciders(table: Table) -> list[int]:
    return list(table.describe(None).deciders)


async def decide(table: Table, rng: random.Random) -> Accepted:
    """Any decision that somebody owes."""
    seat = rng.choice(deciders(table))
    offers = table.offers(seat)
    assert offers is not None
    move = rng.choice([offer.move for offer in offers.each() if offer.reason is None])
    answer = await table.move(seat, offers.question, move)
    assert isinstance(answer, Accepted)
    return answer


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_table_read_again_is_the_same_table(place: Path | str, players: int) -> None:
    """After every decision, taken back or not, everybody sees the same of it as before."""

    async def work(house: House) -> None:
        rng = random.Random(players)
        table = await house.create(players)
        while not table.finished:
            await decide(table, rng)
            for seat in deciders(table):
                if told(table, seat).undoable and rng.random() < 0.2:
                    assert isinstance(await table.undo(seat, table.number), Accepted)
            if rng.random() < 0.1 or table.finished:
                again = await Table.load(house.storage, table.id, Nobody())
                for seat in (None, *range(players)):
                    assert shown(again, seat) == shown(table, seat)
                    assert again.offers(seat) == table.offers(seat)
        assert again.record() == table.record()
        assert again.describe(None) == table.describe(None)

    run(place, work)


def test_every_number_can_be_gone_on_from(place: Path | str) -> None:
    async def work(house: House) -> None:
        rng = random.Random(3)
        table = await house.create(3)
        for _ in range(60):
            await decide(table, rng)
        for seat in (None, 0, 1, 2):
            whole = told(table, seat).events
            for since in range(-1, table.number + 1):
                update = told(table, seat, since)
                assert update.number == table.number
                assert update.events == [event for event in whole if event.number > since]

    run(place, work)


def test_simultaneous_choices_do_not_collide(place: Path | str) -> None:
    """All wagers at once, twice each: every seat's is made once, and none is refused."""

    async def work(house: House) -> None:
        rng = random.Random(1)
        table = await house.create(4)
        while table.describe(None).phase != "wager":
            await decide(table, rng)
        questions = [view(table, seat)["question"]["id"] for seat in range(4)]
        answers = await asyncio.gather(
            *(table.move(seat, questions[seat], f"wager {seat + 1}") for seat in (0, 1, 2, 3, 3, 2, 1, 0))
        )
        assert all(isinstance(answer, Accepted) for answer in answers)
        events = told(table, None).events
        wagers = {event.args["seat"]: event.args["cylinders"] for event in events if event.id == "wagered"}
        assert wagers == {0: 1, 1: 2, 2: 3, 3: 4}

    run(place, work)


def test_two_servers_on_one_folder(place: Path | str) -> None:
    """Each has the table in memory; whoever is late reads what it missed and tries again."""

    async def work(house: House) -> None:
        async with opened(place) as other:
            rng = random.Random(2)
            table = await house.create(2)
            twin = await other.tables.find(table.id)
            while table.describe(None).phase != "wager":
                await decide(table, rng)
            first, second = (view(table, seat)["question"]["id"] for seat in range(2))
            assert isinstance(await table.move(0, first, "wager 2"), Accepted)
            # The twin knows nothing of all that, and is asked something that it has not come to yet.
            assert twin.number < table.number
            assert isinstance(await twin.move(1, second, "wager 3"), Accepted)
            assert twin.describe(None).phase == "company"
            # And now the first one is behind.
            refused = await table.undo(0, table.number)
            assert isinstance(refused, Refused) and refused.reason.id == "undo-late"
            assert shown(table, 0) == shown(twin, 0)
            rows = await other.storage.moves(table.id, 0)
            assert [row.n for row in rows] == list(range(len(rows)))
            fresh = await Table.load(other.storage, table.id, Nobody())
            assert shown(twin, 0) == shown(fresh, 0)

    run(place, work)


class Somebody:
    """At a table, and told when something changes."""

    def __init__(self, table: Table) -> None:
        self.woken = 0
        table.listeners.add(self)

    def wake(self) -> None:
        self.woken += 1


def test_a_table_is_found_as_it_is_kept(place: Path | str) -> None:
    """Another process, which has the table in memory too, has gone on with it."""

    async def work(house: House) -> None:
        async with opened(place) as other:
            rng = random.Random(2)
            table = await house.create(2)
            twin = await other.tables.find(table.id)
            for _ in range(5):
                await decide(twin, rng)
            assert table.number < twin.number
            assert await house.tables.find(table.id) is table
            assert shown(table, 0) == shown(twin, 0)

    run(place, work)


def test_those_at_a_table_see_what_is_done_there_elsewhere(place: Path | str) -> None:
    async def work(house: House) -> None:
        async with opened(place) as other:
            table, quiet, free = await house.create(2), await house.create(2), await house.create(2, free=1)
            watching, joining = Somebody(table), Somebody(free)
            await house.tables.look_around()
            assert watching.woken == joining.woken == 0
            for id in (table.id, quiet.id):
                await decide(await other.tables.find(id), random.Random(2))
            await other.tables.sit_down(free.id, 1, await other.storage.add_person("friend"), "Ben")
            await house.tables.look_around()
            assert watching.woken == joining.woken == 1
            assert (table.rows, quiet.rows) == (2, 1)  # nobody is there to see it
            assert free.describe(None).seats[1].name == "Ben"
            await other.storage.delete_table(table.id)
            await house.tables.look_around()
            assert watching.woken == 2 and table.gone
            with pytest.raises(Trouble) as trouble:
                await house.tables.find(table.id)
            assert trouble.value.id == "no-such-table"

    run(place, work)


@pytest.mark.parametrize("step", ["tables_now", "whole"])
def test_looking_around_goes_on_whatever_happens(
    place: Path | str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        watching = Somebody(table)
        problems = [StorageError("the disk is away"), ValueError("a mistake of ours")]
        right = getattr(house.storage, step)

        async def fail(*asked: Any) -> Any:
            if problems:
                raise problems.pop()
            return await right(*asked)

        async with opened(place) as other:
            await decide(await other.tables.find(table.id), random.Random(2))
        monkeypatch.setattr(house.storage, step, fail)
        watch = asyncio.create_task(house.tables.watch(0.0))
        while not watching.woken and not watch.done():
            await asyncio.sleep(0)
        assert problems == [] and watching.woken == 1 and table.rows == 2
        watch.cancel()

    run(place, work)


def test_a_conflict_is_read_and_tried_again(place: Path | str) -> None:
    """Two servers let two people wager at the same moment."""

    async def work(house: House) -> None:
        async with opened(place) as other:
            rng = random.Random(2)
            table = await house.create(2)
            while table.describe(None).phase != "wager":
                await decide(table, rng)
            twin = await Table.load(other.storage, table.id, Nobody())
            questions = [view(table, seat)["question"]["id"] for seat in range(2)]
            answers = await asyncio.gather(
                table.move(0, questions[0], "wager 2"),
                twin.move(1, questions[1], "wager 3"),
                twin.move(0, questions[0], "wager 2"),  # the same decision, by both
            )
            assert all(isinstance(answer, Accepted) for answer in answers)
            rows = await other.storage.moves(table.id, 0)
            assert sorted((row.seat, row.move) for row in rows[-2:]) == [(0, "wager 2"), (1, "wager 3")]

    run(place, work)


@pytest.mark.parametrize("is_taken", [False, True])
def test_who_choose_at_the_same_time_are_kept_together(place: Path | str, is_taken: bool) -> None:
    """In one commit; and if another process was quicker, both decide again."""

    async def work(house: House) -> None:
        table = await house.create(3)
        while len(deciders(table)) < 3:
            await decide(table, random.Random(1))
        questions = [view(table, seat)["question"]["id"] for seat in range(3)]
        commits, rows = sum(house.storage.commits.counts), table.rows
        may_write = threading.Event()
        stopped = house.storage._writing.submit(lambda: may_write.wait(PATIENCE))
        choosing = [
            asyncio.create_task(table.move(seat, questions[seat], f"wager {seat + 1}")) for seat in range(2)
        ]
        for _ in range(20):
            await asyncio.sleep(0)
        if is_taken:
            async with opened(place) as other:
                there = await other.tables.find(table.id)
                assert isinstance(await there.move(2, questions[2], "wager 5"), Accepted)
        may_write.set()
        answers = await asyncio.gather(*choosing)
        await stopped
        assert [type(answer) for answer in answers] == [Accepted, Accepted]
        if not is_taken:
            assert sum(house.storage.commits.counts) == commits + 1
            assert [view(table, seat)["secret"][seat] for seat in range(2)] == [["wager 1"], ["wager 2"]]
        again = await Table.load(house.storage, table.id, Nobody())
        assert again.rows == table.rows == rows + 2 + is_taken
        for seat in range(3):
            assert shown(again, seat) == shown(table, seat)

    run(place, work)


AddMove = Callable[[str, MoveRow, Summary, bool], Coroutine[Any, Any, Clocks | None]]


def as_future(add_move: AddMove) -> Callable[[str, MoveRow, Summary, bool], "asyncio.Future[Clocks | None]"]:
    """As storages add moves: begun when it is asked for, not when it is waited for."""
    return lambda *move: asyncio.ensure_future(add_move(*move))


def test_nothing_is_shown_that_is_not_kept(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        before = [shown(table, seat) for seat in (None, 0)]
        add_move = house.storage.add_move

        async def fail(id: str, row: MoveRow, summary: Summary, is_timed: bool) -> Clocks | None:
            raise StorageError("the disk is full")

        monkeypatch.setattr(house.storage, "add_move", as_future(fail))
        with pytest.raises(StorageError):
            await decide(table, random.Random(1))
        assert [shown(table, seat) for seat in (None, 0)] == before
        monkeypatch.setattr(house.storage, "add_move", add_move)
        await decide(table, random.Random(1))
        assert [shown(table, seat) for seat in (None, 0)] != before

    run(place, work)


def test_a_move_whose_sender_has_left_is_shown_to_the_others(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection breaks while its last move is being kept."""

    async def work(house: House) -> None:
        table = await house.create(1)
        add_move = house.storage.add_move
        begun, may_end = asyncio.Event(), asyncio.Event()

        async def slowly(id: str, row: MoveRow, summary: Summary, is_timed: bool) -> Clocks | None:
            begun.set()
            await may_end.wait()
            return await add_move(id, row, summary, is_timed)

        monkeypatch.setattr(house.storage, "add_move", as_future(slowly))
        deciding = asyncio.ensure_future(decide(table, random.Random(1)))
        await begun.wait()
        deciding.cancel()
        await asyncio.sleep(0)
        may_end.set()
        with pytest.raises(asyncio.CancelledError):
            await deciding
        kept = await Table.load(house.storage, table.id, Nobody())
        assert table.rows == kept.rows == 2
        assert shown(table, 0) == shown(kept, 0)

    run(place, work)


def test_computer_players_move_at_a_table_that_is_read_again(place: Path | str) -> None:
    async def work(house: House) -> None:
        person = await house.storage.add_person("person")
        seats = [SeatRow("computer", computer="random")] * 2
        made = await house.tables.create(person, {"players": 2}, seats, Source(seed=1))
        await house.computers.close()  # they are interrupted
        other = House(house.storage)
        table = await other.tables.find(made.id)
        heard = asyncio.Event()

        class Waiting:
            def wake(self) -> None:
                heard.set()

        table.listeners.add(Waiting())
        while not table.finished:
            await heard.wait()
            heard.clear()
        await other.computers.close()
        await other.workers.close()

    run(place, work)


def test_a_table_that_was_deleted_elsewhere_takes_no_more_moves(place: Path | str) -> None:
    async def work(house: House) -> None:
        table = await house.create(1)
        await house.storage.delete_table(table.id)
        with pytest.raises(Trouble) as trouble:
            await decide(table, random.Random(1))
        assert trouble.value.status == 404 and table.gone

    run(place, work)


def test_a_damaged_table_is_named_and_harms_no_other(
    place: Path | str, caplog: pytest.LogCaptureFixture
) -> None:
    """What is wrong may be a secret of the game: it stands in the log, and nobody is told it who asks."""

    async def work(house: House) -> None:
        table = await house.create(1)
        row = MoveRow(1, 0, "0.0", "exeunt", [{"seat": 0, "move": "exeunt"}], None)
        await house.storage.add_move(table.id, row, table_module.summarize(table._game))
        with pytest.raises(Trouble) as trouble:
            await Table.load(house.storage, table.id, Nobody())
        assert trouble.value.id == "damaged-table" and trouble.value.problem.args == {}
        assert "exeunt" not in trouble.value.problem.text and "exeunt" in caplog.text
        assert table.id not in caplog.text
        assert not (await house.create(1)).finished

    run(place, work)


def test_a_damaged_table_does_not_keep_the_server_from_starting(place: Path | str) -> None:
    async def work(house: House) -> None:
        person = await house.storage.add_person("person")
        seats = [SeatRow("person", person=person), SeatRow("computer", computer="random")]
        made = await house.tables.create(person, {"players": 2}, seats, Source(seed=1))
        await house.computers.close()
        rows = await house.storage.moves(made.id, 0)
        table = await house.tables.find(made.id)
        bad = MoveRow(len(rows), 0, "0.99", "exeunt", [{"seat": 0, "move": "exeunt"}], None)
        await house.storage.add_move(made.id, bad, table_module.summarize(table._game))
        await House(house.storage).tables.resume()

    run(place, work)


def test_idle_tables_are_forgotten_and_found_again(place: Path | str) -> None:
    async def work(house: House) -> None:
        first = await house.create(1)
        await decide(first, random.Random(1))
        number = first.number
        watched = await house.create(1)
        Somebody(watched)
        for _ in range(3):
            await house.create(1)
        again = await house.tables.find(first.id)
        assert again is not first and again.number == number
        assert await house.tables.find(watched.id) is watched

    run(place, work, kept=2)


def test_a_table_in_memory_is_small(place: Path | str) -> None:
    """Also when its game is over, and whoever played it here or read it again; its edition is everybody's."""

    async def work(house: House) -> None:
        async with opened(place) as other:
            ids = []
            for seed in range(5):
                table = await house.create(4, seed)
                rng = random.Random(seed)
                while not table.finished:
                    await decide(table, rng)
                ids.append(table.id)
            await other.tables.find(ids[0])  # with all that is made once
            gc.collect()
            tracemalloc.start()
            for id in ids[1:]:
                await other.tables.find(id)
            gc.collect()
            before, _ = tracemalloc.get_traced_memory()
            other.tables._tables.clear()  # what goes with them is theirs; caches and threads that came meanwhile stay
            gc.collect()
            size = (before - tracemalloc.get_traced_memory()[0]) / len(ids[1:])
            tracemalloc.stop()
            assert 20_000 < size < 50_000, size

    run(place, work)


def test_a_table_that_is_forgotten_while_it_is_found_is_read_again(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever finds it would otherwise listen to what nobody else plays at."""

    async def work(house: House) -> None:
        table = await house.create(1)

        async def forget() -> None:
            house.tables._tables.pop(table.id)

        monkeypatch.setattr(table, "catch_up", forget)
        again = await house.tables.find(table.id)
        assert again is not table
        assert await house.tables.find(table.id) is again

    run(place, work)


def test_one_object_for_a_table_however_many_ask(place: Path | str) -> None:
    async def work(house: House) -> None:
        made = await house.create(1)
        other = House(house.storage)
        found = await asyncio.gather(*(other.tables.find(made.id) for _ in range(5)))
        assert len({id(table) for table in found}) == 1
        with pytest.raises(Trouble):
            await other.tables.find("none")

    run(place, work)


def test_taking_back_has_an_end(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is too long could not be read again quickly."""

    async def work(house: House) -> None:
        table = await house.create(1)
        rng = random.Random(1)
        while not told(table, 0).undoable:
            await decide(table, rng)
        monkeypatch.setattr(table_module, "_MOST_TAKEN_BACK", 2)
        for expected in (Accepted, Accepted, Refused):
            answer = await table.undo(0, table.number)
            assert isinstance(answer, expected)
            while not told(table, 0).undoable:
                await decide(table, rng)
        assert isinstance(answer, Refused) and answer.reason.id == "undo-enough"
        again = await Table.load(house.storage, table.id, Nobody())  # they are counted again
        answer = await again.undo(0, again.number)
        assert isinstance(answer, Refused) and answer.reason.id == "undo-enough"

    run(place, work)


def test_a_game_is_replayed_aside(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes, the others are served meanwhile."""

    async def work(house: House) -> None:
        table = await house.create(1)
        await decide(table, random.Random(1))
        loop = asyncio.get_running_loop()
        begun, may_end = asyncio.Event(), threading.Event()
        replay = Game.replay

        def slowly(record: dict[str, Any], edition: Edition) -> Game:
            loop.call_soon_threadsafe(begun.set)
            assert may_end.wait(PATIENCE)
            return replay(record, edition)

        monkeypatch.setattr(table_module, "Game", type("Game", (), {"replay": staticmethod(slowly)}))
        loading = asyncio.create_task(House(house.storage).tables.find(table.id))
        await asyncio.wait_for(begun.wait(), PATIENCE)
        assert not loading.done() and table.describe(None).deciders  # this one is there as ever
        may_end.set()
        assert shown(await loading, 0) == shown(table, 0)

    run(place, work)


def test_the_server_listens_before_it_has_read_all_tables(
    place: Path | str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = None if isinstance(place, Path) else place

    async def work() -> None:
        begun = asyncio.Event()

        async def for_ever(tables: Tables, waiting: float = 0) -> None:
            begun.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(Tables, "resume", for_ever)
        app = make_app(Settings(folder, database))
        async with asyncio.timeout(PATIENCE), app.router.lifespan_context(app):
            await begun.wait()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(work())


def test_a_storage_that_cannot_be_read_does_not_keep_the_server_from_starting(
    place: Path | str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        async def fail(seconds: float, most: int) -> Any:
            raise StorageError("the disk is away")

        monkeypatch.setattr(house.storage, "waiting", fail)
        await house.tables.resume()
        assert "the disk is away" in caplog.text

    run(place, work)


# Computer players


@pytest.mark.parametrize(
    "problem",
    [
        sqlite3.DatabaseError("database disk image is malformed"),
        StorageError("the disk is full"),
        Trouble(500, "damaged-table"),
    ],
)
def test_computer_players_try_again_whatever_happens(
    place: Path | str, problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers_module, "_FIRST_WAIT", 0.0)

    async def work(house: House) -> None:
        add_move = house.storage.add_move
        problems = [problem, problem]

        async def fail_twice(id: str, row: MoveRow, summary: Summary, is_timed: bool) -> Clocks | None:
            if row.n == 3 and problems:
                raise problems.pop()
            return await add_move(id, row, summary, is_timed)

        monkeypatch.setattr(house.storage, "add_move", as_future(fail_twice))
        maker = await house.storage.add_person("person")
        seats = [SeatRow("computer", computer="random")] * 2
        made = await house.tables.create(maker, {"players": 2}, seats, Source(seed=1))
        (playing,) = house.computers._playing.values()
        await playing
        assert problems == []
        assert (await house.tables.find(made.id)).finished

    run(place, work)


def test_computer_players_who_stopped_go_on_when_somebody_comes(place: Path | str) -> None:
    async def work(house: House) -> None:
        maker = await house.storage.add_person("person")
        seats = [SeatRow("computer", computer="random")] * 2
        made = await house.tables.create(maker, {"players": 2}, seats, Source(seed=1))
        await house.computers.close()
        assert not house.computers._playing
        table = await house.tables.find(made.id)
        assert house.computers.is_playing(table.id)

    run(place, work)


# Making tables


def test_games_that_are_not_over_are_counted(place: Path | str) -> None:
    async def work(house: House) -> None:
        house = House(house.storage, most_unfinished=2)
        first, _ = await house.create(1), await house.create(1)
        with pytest.raises(Trouble) as trouble:
            await house.create(1)
        assert (trouble.value.status, trouble.value.id) == (409, "too-many-tables")
        assert "2 games" in trouble.value.problem.text
        rng = random.Random(1)
        while not first.finished:
            await decide(first, rng)
        maker = first.row.maker
        again = await house.tables.rematch(first.id, maker)
        assert (await house.tables.rematch(first.id, maker)).id == again.id
        with pytest.raises(Trouble):
            await house.create(1)
        await house.tables.delete(again.id, maker)
        await house.create(1)

    run(place, work)


def test_a_rematch_seats_nobody_who_was_not_asked(place: Path | str) -> None:
    async def work(house: House) -> None:
        table = await house.create(2)
        me, you = (seat.person for seat in table.row.seats)
        rng = random.Random(1)
        while not table.finished:
            await decide(table, rng)
        again = await house.tables.rematch(table.id, you)
        assert [seat.free for seat in again.seats] == [True, False] and again.seat == 1
        assert me is not None and again.id not in [listed.id for listed in await house.tables.of(me)]
        assert table.describe(me).again and not again.again
        joined = await house.tables.rematch(table.id, me)  # who wants one, too, finds the other there
        assert (
            joined.id == again.id
            and joined.seat == 0
            and [seat.free for seat in joined.seats] == [False, False]
        )
        assert you is not None
        assert (await house.tables.rematch(table.id, you)).id == again.id
        await house.tables.delete(again.id, you)
        assert not (await house.tables.find(table.id)).describe(me).again
        assert (await house.tables.rematch(table.id, me)).id != again.id
        stranger = await house.storage.add_person("stranger")
        with pytest.raises(Trouble) as trouble:
            await house.tables.rematch(table.id, stranger)
        assert trouble.value.id == "not-your-seat"

    run(place, work)


def test_all_who_want_a_rematch_at_once_meet_at_one_table(place: Path | str) -> None:
    async def work(house: House) -> None:
        table = await house.create(2)
        rng = random.Random(1)
        while not table.finished:
            await decide(table, rng)
        people = [seat.person for seat in table.row.seats]
        wanted = await asyncio.gather(*(house.tables.rematch(table.id, person) for person in people * 2))
        assert len({again.id for again in wanted}) == 1
        (again,) = {again.id for again in wanted}
        row = await house.storage.table(again)
        assert row is not None and [seat.person for seat in row.seats] == people

    run(place, work)


def test_nobody_thinks_for_a_person_who_has_come_back(folder: Path) -> None:
    """Though the stand-in has not stopped yet."""

    async def work(house: House) -> None:
        table = await house.create(2)
        there = table.row
        table.row = replace(there, seats=[replace(there.seats[0], stand_in="random"), there.seats[1]])
        table.show_thinking((0,))
        assert table.thinking == (0,)
        table.row = there
        assert table.thinking == ()

    run(folder, work)
