"""The storage: a row is written once, and outlives everything."""

import asyncio
import json
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, create_engine, text

from shakespeare.server.messages import Accepted
from shakespeare.server.source import Source
from shakespeare.server.storage import Conflict, HouseRules, MoveRow, SeatRow, StorageError, Summary, TableRow
from shakespeare.server.storage.lane import Link
from shakespeare.server.storage.migrations import FOLDER, NEWEST
from shakespeare.server.storage.postgres import PostgresLink, PostgreSQL
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.storage.sqlite import FILE, SQLite, SQLiteLink, write_ahead
from shakespeare.server.table import Table, new_game
from tests.frozen import EDITION
from tests.server.services import Postgres, running_postgres
from tests.server.support import PATIENCE, legal, storage_at
from tests.server.test_tables import Nobody

AT = "2026-04-23T12:00:00.000+00:00"
SUMMARY = Summary(day=1, phase="wager", deciders=[0], finished=False, standings=None)
START = MoveRow(0, None, None, None, [{"chance": "order", "drawn": [1, 0]}], {"order": 2**64 - 1})
MOVE = MoveRow(1, 0, "0.0", "wager 3", [{"seat": 0, "move": "wager 3"}], {"order": 5})


def row(maker: int, id: str = "a") -> TableRow:
    seats = [
        SeatRow("person", name="Will", person=maker),
        SeatRow("computer", computer="random"),
        SeatRow("person"),
    ]
    return TableRow(id, AT, maker, {"players": 3}, "first", "abc", Source(seed=2**64 - 1), seats, SUMMARY)


def run(place: Path | str, work: Callable[[SQLStorage], Awaitable[None]]) -> None:
    async def whole() -> None:
        storage = storage_at(place)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(whole())


def test_nobody_fills_the_public_list(place: Path | str) -> None:
    """Neither with many tables nor with some at which nobody can do anything."""

    async def work(storage: SQLStorage) -> None:
        maker = await storage.add_person("hash")
        full = [SeatRow("person", person=maker), SeatRow("computer", computer="random"), SeatRow("person")]

        async def add(id: str, origin: str | None, spectators: bool = True, is_full: bool = False) -> None:
            table = replace(
                row(maker, id), origin=origin, house=HouseRules(public=True, spectators=spectators)
            )
            if is_full:
                table = replace(table, seats=[*full[:2], SeatRow("person", person=maker)])
            await storage.add_table(table, {}, START)

        await add("closed", "one", spectators=False)
        await add("watched", "two", is_full=True)
        for number in range(6):
            await add(f"many {number}", "crowd")
            await add(f"full {number}", "other", spectators=False, is_full=True)
            await add(f"here {number}", None)
        listed = [table.id for table in await storage.public_tables(20, 2)]
        assert sorted(listed) == [
            "closed",
            *(f"here {number}" for number in range(6)),
            "many 4",
            "many 5",
            "watched",
        ]
        assert len(await storage.public_tables(5, 2)) == 5

    run(place, work)


def test_everything_comes_back_as_it_was(place: Path | str) -> None:
    async def write(storage: SQLStorage) -> None:
        maker = await storage.add_person("hash")
        assert await storage.add_person("hash") == await storage.person("hash") == maker
        assert await storage.person("other") is None
        await storage.add_table(row(maker), {"name": "first"}, START)
        await storage.add_move("a", MOVE, replace(SUMMARY, day=2))

    async def read(storage: SQLStorage) -> None:
        maker = await storage.person("hash")
        assert maker is not None
        expected = replace(row(maker), summary=replace(SUMMARY, day=2), begun=True)
        assert await storage.table("a") == expected
        assert await storage.tables_of(maker, 10) == [expected]
        assert await storage.tables_of(maker + 1, 10) == []
        assert await storage.edition("abc") == {"name": "first"}
        assert await storage.edition("xyz") is None
        assert await storage.moves("a", 0) == [START, MOVE]
        assert await storage.moves("a", 1) == [MOVE]
        assert await storage.waiting(0, 10) == []  # a person has to move
        assert await storage.answer("a", 0, "0.0") == "wager 3"
        assert await storage.answer("a", 1, "0.0") is None
        assert await storage.table("b") is None

    run(place, write)
    run(place, read)


@pytest.mark.parametrize(
    "second",
    [
        replace(MOVE, seat=1, question="1.0"),  # the same number
        replace(MOVE, n=2),  # the same question of the same seat
    ],
)
def test_a_row_is_written_once(place: Path | str, second: MoveRow) -> None:
    async def work(storage: SQLStorage) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        await storage.add_move("a", MOVE, SUMMARY)
        with pytest.raises(Conflict):
            await storage.add_move("a", second, replace(SUMMARY, day=5))
        assert await storage.moves("a", 0) == [START, MOVE]
        table = await storage.table("a")
        assert table is not None and table.summary.day == 1  # all of it, or nothing

    run(place, work)


def test_what_an_older_process_did_not_know_is_as_usual(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        await storage._writer.run(
            "a", lambda link: link.execute("UPDATE tables SET house = ?", ('{"public": true}',))
        )
        table = await storage.table("a")
        assert table is not None and table.house == HouseRules(public=True)

    run(place, work)


def test_what_a_newer_process_has_added_is_left_out(place: Path | str) -> None:
    """While one process after the other is replaced, old ones meet the tables of new ones."""

    async def work(storage: SQLStorage) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        before = await storage.table("a")

        def add(link: Link) -> None:
            (house, summary) = link.execute("SELECT house, summary FROM tables").fetchone()
            more = [json.dumps({**json.loads(known), "weather": "rain"}) for known in (house, summary)]
            link.execute("UPDATE tables SET house = ?, summary = ?", more)

        await storage._writer.run("a", add)
        assert await storage.table("a") == before
        await storage.add_move("a", MOVE, SUMMARY)

    run(place, work)


def test_several_moves_are_taken_back(place: Path | str) -> None:
    """An undo answers no question, and there can be many."""

    async def work(storage: SQLStorage) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        for n in (1, 2):
            undo = MoveRow(n, 0, None, None, [{"seat": 0, "undo": True}], None)
            await storage.add_move("a", undo, SUMMARY)
        assert len(await storage.moves("a", 0)) == 3

    run(place, work)


def test_a_deleted_table_is_gone_with_all_its_rows(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        await storage.delete_table("a")
        assert await storage.table("a") is None
        assert await storage.moves("a", 0) == []
        assert await storage.waiting(0, 10) == []
        with pytest.raises(Conflict):
            await storage.add_move("a", MOVE, SUMMARY)

    run(place, work)


def test_a_seat_is_taken_by_one(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        maker, friend, late = [await storage.add_person(hash) for hash in "abc"]
        await storage.add_table(row(maker), {}, START)
        assert await storage.take_seat("a", 0, friend, None) == 0  # taken
        assert await storage.take_seat("a", 1, friend, None) == 1  # a computer player's
        assert await storage.take_seat("a", 2, maker, None) == 2  # sits elsewhere
        assert await storage.take_seat("a", 2, friend, "Ben", "red") == 0  # the maker has that colour
        assert await storage.take_seat("a", 2, friend, "Ben") is None
        assert await storage.take_seat("a", 2, late, "Tom") == 2
        table = await storage.table("a")
        assert table is not None
        assert table.seats[2] == SeatRow("person", name="Ben", person=friend)  # in the usual colour
        assert [listed.id for listed in await storage.tables_of(friend, 10)] == ["a"]

    run(place, work)


def test_a_computer_player_who_has_to_move_is_waited_for(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        maker = await storage.add_person("hash")
        await storage.add_table(row(maker), {}, START)
        await storage.add_table(
            replace(row(maker, "b"), summary=replace(SUMMARY, deciders=[0, 1])), {}, START
        )
        assert await storage.waiting(0, 10) == ["b"]
        assert await storage.waiting(3600, 10) == []  # not for that long
        await storage.add_move("a", MOVE, replace(SUMMARY, deciders=[1, 2]))
        assert await storage.waiting(0, 10) == ["b", "a"]
        assert await storage.waiting(0, 1) == ["b"]
        await storage.add_move("b", MOVE, replace(SUMMARY, deciders=[2]))
        assert await storage.waiting(0, 10) == ["a"]
        await storage.add_move(
            "a", replace(MOVE, n=2, question="0.1"), replace(SUMMARY, deciders=[], finished=True)
        )
        assert await storage.waiting(0, 10) == []

    run(place, work)


def test_what_is_written_in_one_turn_is_kept_together_and_fails_apart(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One commit for all, and what does not go takes nothing else with it."""
    commits = 0

    async def work(storage: SQLStorage) -> None:
        maker = await storage.add_person("hash")
        for id in "abcd":
            await storage.add_table(row(maker, id), {}, START)
        await storage.add_move("d", MOVE, SUMMARY)
        links = {SQLiteLink, PostgresLink}
        for link in links:
            commit = link.commit

            def counted(self: Any, commit: Any = commit) -> None:
                nonlocal commits
                commits += 1
                commit(self)

            monkeypatch.setattr(link, "commit", counted)
        together = await asyncio.gather(
            storage.add_move("c", MOVE, SUMMARY),
            storage.add_move("d", MOVE, SUMMARY),  # is there already
            storage.add_move("a", MOVE, SUMMARY),
            storage.add_move("none", MOVE, SUMMARY),  # has no table
            return_exceptions=True,
        )
        assert [isinstance(outcome, Conflict) for outcome in together] == [False, True, False, True]
        assert commits == 1
        outcomes = await asyncio.gather(
            storage.add_move("b", MOVE, SUMMARY),
            storage.add_table(row(maker, "a"), {}, START),  # an error of the database
            storage.add_move("c", replace(MOVE, n=2, question="0.1"), SUMMARY),
            return_exceptions=True,
        )
        assert [isinstance(outcome, Exception) for outcome in outcomes] == [False, True, False]
        assert [len(await storage.moves(id, 0)) for id in "abcd"] == [2, 2, 3, 2]

    run(place, work)


def test_a_claim_is_held_by_one_process_and_gone_with_it(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def work(storage: SQLStorage) -> None:
        other = storage_at(address)
        await other.open()
        assert await storage.claim("a") and not await other.claim("a")
        assert await other.claim("b") and not await storage.claim("b")
        await storage.release("a")
        assert await other.claim("a")
        await other.close()
        for id in "ab":
            while not await storage.claim(id):  # the database may take a moment to notice
                pass

    run(address, work)


def test_two_who_wait_for_each_other_both_get_through(postgres: Postgres) -> None:
    """The database gives one of them up, who then tries again."""
    address = postgres.new_database()
    both = threading.Barrier(2)
    tried: list[str] = []

    async def work(storage: SQLStorage) -> None:
        maker = await storage.add_person("hash")
        for id in "ab":
            await storage.add_table(row(maker, id), {}, START)
        other = storage_at(address)
        await other.open()

        def cross(first: str, second: str) -> Callable[[Link], int]:
            def write(link: Link) -> int:
                link.execute("SET LOCAL deadlock_timeout = '10ms'")
                link.execute("UPDATE tables SET source = source WHERE id = ?", (first,))
                if first not in tried:
                    tried.append(first)
                    both.wait()
                else:
                    tried.append(first)
                return link.execute("UPDATE tables SET source = source WHERE id = ?", (second,)).rowcount

            return write

        outcomes = await asyncio.gather(
            storage._writer.run("a", cross("a", "b")), other._writer.run("b", cross("b", "a"))
        )
        assert outcomes == [1, 1]
        assert len(tried) > 2  # who gave way tried again, and may have had to give way once more
        await other.close()

    run(address, work)


def test_a_database_that_comes_back_is_used_again() -> None:
    """Killed, and started again: the first request after that is answered."""
    with running_postgres() as postgres:
        address = postgres.new_database()

        async def work(storage: SQLStorage) -> None:
            maker = await storage.add_person("hash")
            await storage.add_table(row(maker), {}, START)
            await storage.add_move("a", MOVE, SUMMARY)
            postgres.kill()
            for _ in range(2):
                with pytest.raises(StorageError, match="The database cannot be used"):
                    await storage.moves("a", 0)
                with pytest.raises(StorageError):
                    await storage.add_move("a", replace(MOVE, n=2, question="0.1"), SUMMARY)
            postgres.start()
            assert await storage.moves("a", 0) == [START, MOVE]
            await storage.add_move("a", replace(MOVE, n=2, question="0.1"), SUMMARY)
            assert len(await storage.moves("a", 0)) == 3

        run(address, work)


LONGEST = 3.0  # seconds for a statement, of which a busy machine may need one


async def insist(storage: SQLStorage, move: MoveRow) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await storage.add_move("a", move, SUMMARY)
            except StorageError:
                await asyncio.sleep(0.02)
            except Conflict:  # it had arrived
                return
            else:
                return


def test_a_database_that_hangs_is_given_up_and_used_again() -> None:
    """Stopped, with all connections open: everybody is told, also those who queue, and nothing is lost or doubled."""
    second = replace(MOVE, n=2, question="0.1")
    with running_postgres() as postgres:
        address = postgres.new_database()

        async def work() -> None:
            storage = PostgreSQL(address, longest=LONGEST)
            await storage.open()
            maker = await storage.add_person("hash")
            await storage.add_table(row(maker), {}, START)
            await storage.add_move("a", MOVE, SUMMARY)
            await storage.check()
            postgres.freeze()
            try:
                async with asyncio.timeout(PATIENCE):
                    outcomes = await asyncio.gather(
                        storage.add_move("a", second, SUMMARY),
                        *(storage.moves("a", 0) for _ in range(50)),
                        *(storage.claim("a") for _ in range(50)),
                        return_exceptions=True,
                    )
            finally:
                postgres.thaw()
            assert all(isinstance(outcome, StorageError) for outcome in outcomes), outcomes
            await insist(storage, second)
            assert await storage.moves("a", 0) == [START, MOVE, second]
            await storage.close()

        asyncio.run(work())


def test_nobody_waits_for_ever_for_somebody_who_hangs(postgres: Postgres) -> None:
    """Another process that has begun something, and does not go on."""
    address = postgres.new_database()

    async def work() -> None:
        storage = PostgreSQL(address, longest=LONGEST)
        await storage.open()
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        with psycopg.connect(address) as hung:
            hung.execute("UPDATE tables SET source = source")
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(StorageError):
                    await storage.add_move("a", MOVE, SUMMARY)
        await insist(storage, MOVE)
        assert await storage.moves("a", 0) == [START, MOVE]
        await storage.close()

    asyncio.run(work())


def test_a_database_that_would_lose_games_in_a_power_cut_is_named(postgres: Postgres) -> None:
    async def risks(postgres: Postgres, options: str = "") -> list[str]:
        storage = PostgreSQL(postgres.new_database() + options)
        await storage.open()
        found = await storage.risks()
        await storage.close()
        return found

    assert asyncio.run(risks(postgres)) == ["fsync", "full_page_writes", "synchronous_commit"]
    with running_postgres() as safe:
        assert asyncio.run(risks(safe)) == []
        asked = asyncio.run(risks(safe, "?options=-c%20synchronous_commit%3Doff"))
        assert asked == ["synchronous_commit"]


def test_what_is_written_is_safe(folder: Path) -> None:
    async def work(storage: SQLStorage) -> None:
        def pragmas(link: Link) -> list[object]:
            return [
                link.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

        assert await storage._writing.run(pragmas) == ["wal", 2, 1]

    run(folder, work)


# The shape


def test_the_newest_revision_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


async def nothing(storage: SQLStorage) -> None:
    pass


OPEN = """
import asyncio, sys
from pathlib import Path
from sqlalchemy import event
from sqlalchemy.engine import Engine
from shakespeare.server.storage.sqlite import SQLite

@event.listens_for(Engine, "before_cursor_execute")
def before(connection, cursor, statement, *rest):
    BEFORE

async def work():
    storage = SQLite(Path(sys.argv[1]))
    await storage.open()
    await storage.close()

asyncio.run(work())
"""


def opening(folder: Path, before: str) -> "subprocess.Popen[str]":
    """Another process, which does something before every statement of the migration."""
    command = [sys.executable, "-c", OPEN.replace("BEFORE", before), str(folder)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize(
    "place", ["CREATE TABLE people", "CREATE TABLE seats", "INSERT INTO alembic_version"]
)
def test_a_first_start_that_is_killed_leaves_nothing_half_done(folder: Path, place: str) -> None:
    process = opening(folder, f"import os; {place!r} in statement and os._exit(9)")
    process.communicate()
    assert process.returncode == 9
    run(folder, nothing)
    with sqlite3.connect(folder / FILE) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]


def test_several_first_starts_at_once(folder: Path) -> None:
    """All have found an empty folder; one makes the tables, and the others find them made."""
    processes = [
        opening(folder, "if statement.startswith('BEGIN'): print('begins', flush=True); sys.stdin.readline()")
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "begins\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()
    assert [process.returncode for process in processes] == [0, 0, 0]


def test_a_migration_that_fails_is_told_in_a_sentence(folder: Path) -> None:
    folder.mkdir()
    with sqlite3.connect(folder / FILE) as database:
        database.execute("CREATE TABLE seats (x)")
    with pytest.raises(StorageError, match="cannot be used: table seats already exists"):
        run(folder, nothing)
    with sqlite3.connect(folder / FILE) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("seats",)]


def test_several_switch_to_writing_ahead_at_once(tmp_path: Path) -> None:
    """SQLite turns one away at once while another is at it, which is no reason not to start."""
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("CREATE TABLE x (y)")
    other.execute("BEGIN")
    other.execute("SELECT * FROM x").fetchall()
    turned_away = 0

    class Database(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            nonlocal turned_away
            try:
                return super().execute(*args)
            except sqlite3.OperationalError:
                turned_away += 1
                other.execute("ROLLBACK")
                raise

    database = sqlite3.connect(tmp_path / FILE, timeout=0, isolation_level=None, factory=Database)
    write_ahead(database)
    assert turned_away == 1
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
    other.close()


def test_a_damaged_database_is_a_storage_error(folder: Path) -> None:
    """And the next attempt is as good as the first: nothing is left open."""

    async def work(storage: SQLStorage) -> None:
        def fail(link: Link) -> None:
            raise sqlite3.DatabaseError("database disk image is malformed")

        def fail_to_commit(link: Link) -> None:
            link.execute("PRAGMA defer_foreign_keys = ON")
            link.execute("INSERT INTO seats (table_id, seat, kind) VALUES ('none', 0, 'person')")

        for _ in range(2):
            with pytest.raises(StorageError, match="malformed"):
                await storage._write("x", fail)
            with pytest.raises(sqlite3.IntegrityError):
                await storage._write("x", fail_to_commit)
        await storage.add_person("hash")

    run(folder, work)


@pytest.mark.parametrize("finished", [False, True])
def test_games_of_the_first_version_go_on(place: Path | str, finished: bool) -> None:
    """A database of the first shape, with a game in it, is brought to the newest, and the game can be played."""
    if isinstance(place, Path):
        place.mkdir()
        engine = create_engine(URL.create("sqlite", database=str(place / FILE)))
    else:
        engine = create_engine(place.replace("postgresql://", "postgresql+psycopg://"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    game, summary, start = new_game({"players": 2}, EDITION.to_dict(), Source(seed=1))
    options, name, digest = game.options.to_dict(), EDITION.name, EDITION.digest
    deciders = summary.deciders
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement, values in (
            ("INSERT INTO people (token_hash, created) VALUES (:hash, :at)", {"hash": "hash", "at": AT}),
            (
                "INSERT INTO editions VALUES (:digest, :name, :data)",
                {"digest": digest, "name": name, "data": json.dumps(EDITION.to_dict())},
            ),
            (
                "INSERT INTO tables VALUES ('a', :at, 1, :options, :digest, '1', :finished, :summary)",
                {
                    "at": AT,
                    "options": json.dumps(options),
                    "digest": digest,
                    "finished": finished,
                    "summary": json.dumps(asdict(summary)),
                },
            ),
            (
                "INSERT INTO seats VALUES ('a', :seat, 'computer', NULL, 'random', NULL)",
                {"seat": deciders[0]},
            ),
            ("INSERT INTO seats VALUES ('a', :seat, 'person', 'Will', NULL, 1)", {"seat": 1 - deciders[0]}),
            (
                "INSERT INTO moves VALUES ('a', 0, NULL, NULL, NULL, :log, :chance, :at)",
                {"log": json.dumps(start.log), "chance": json.dumps(start.chance), "at": AT},
            ),
        ):
            connection.execute(text(statement), values)
    engine.dispose()

    async def work(storage: SQLStorage) -> None:
        assert await storage.waiting(0, 10) == ([] if finished else ["a"])
        found = await storage.table("a")
        assert found is not None and found.summary == summary
        assert [listed.id for listed in await storage.tables_of(1, 10)] == ["a"]
        table = await Table.load(storage, "a", Nobody())
        seat = table.describe(None).deciders[0]
        offers = table.offers(seat)
        assert offers is not None
        assert isinstance(await table.move(seat, offers.question, legal(offers)[0]), Accepted)
        assert len(await storage.moves("a", 0)) == 2
        newest = await storage.add_person("newest")
        await storage.delete_person(newest)
        assert await storage.add_person("next") > newest  # its number is never given again

    run(place, work)


def test_a_database_of_a_newer_version_is_left_alone(folder: Path) -> None:
    run(folder, nothing)
    with sqlite3.connect(folder / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match="newer version"):
        run(folder, nothing)


def test_what_is_no_database_is_left_alone(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_text("All the world’s a stage, and all the men and women merely players. " * 20)
    with pytest.raises(StorageError, match=r"tables\.sqlite3 cannot be used: file is not a database"):
        run(folder, nothing)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="cannot be used"):
        run(tmp_path / "file" / "data", nothing)


def test_nobody_waits_for_a_storage_that_is_closed(place: Path | str) -> None:
    async def work() -> None:
        storage = storage_at(place)
        await storage.open()
        maker = await storage.add_person("hash")
        await storage.add_table(row(maker), {}, START)
        await storage.close()
        with pytest.raises(StorageError, match="not kept any more"):
            await storage.add_move("a", MOVE, SUMMARY)

    asyncio.run(work())


@pytest.mark.parametrize("is_there", [False, True])
def test_nobody_else_reads_the_file(tmp_path: Path, is_there: bool) -> None:
    """Also in a folder that others may look into, and where the file has been readable before."""
    tmp_path.chmod(0o755)
    if is_there:
        (tmp_path / FILE).touch(0o644)

    async def look() -> dict[str, int]:
        storage = SQLite(tmp_path)
        await storage.open()
        await storage.add_person("somebody")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        await storage.close()
        return modes

    assert asyncio.run(look()) == {FILE: 0o600, f"{FILE}-wal": 0o600, f"{FILE}-shm": 0o600}


TAKE_WHOLE = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], timeout=0)
database.execute("PRAGMA journal_mode = DELETE")
"""


def test_opening_a_folder_again_keeps_the_locks_on_its_file(tmp_path: Path) -> None:
    """Otherwise another process could have the whole file for itself, and take the log of what was written away."""

    async def take_whole() -> str:
        first, second = SQLite(tmp_path), SQLite(tmp_path)
        await first.open()
        await first.add_person("somebody")
        await second.open()
        taking = await asyncio.create_subprocess_exec(
            sys.executable, "-c", TAKE_WHOLE, tmp_path / FILE, stderr=asyncio.subprocess.PIPE
        )
        _, problem = await taking.communicate()
        await second.close()
        await first.close()
        return problem.decode()

    assert "database is locked" in asyncio.run(take_whole())


def test_the_file_may_be_a_link_to_one_that_is_not_there_yet(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    (tmp_path / FILE).symlink_to(elsewhere)
    run(tmp_path, nothing)
    assert elsewhere.stat().st_mode & 0o777 == 0o600
