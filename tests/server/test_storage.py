"""The storage: a row is written once, and outlives everything."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from shakespeare.server.storage import Conflict, MoveRow, SeatRow, StorageError, Summary, TableRow
from shakespeare.server.storage import sqlite as sqlite_module
from shakespeare.server.storage.migrations import FOLDER, NEWEST
from shakespeare.server.storage.sqlite import FILE, SQLite

SUMMARY = Summary(day=1, phase="wager", deciders=[0], finished=False, standings=None)
START = MoveRow(0, None, None, None, [{"chance": "order", "drawn": [1, 0]}], {"order": 2**64 - 1})
MOVE = MoveRow(1, 0, "0.0", "wager 3", [{"seat": 0, "move": "wager 3"}], {"order": 5})


def row(maker: int, id: str = "a") -> TableRow:
    seats = [
        SeatRow("person", name="Will", person=maker),
        SeatRow("computer", computer="random"),
        SeatRow("person"),
    ]
    created = "2026-04-23T12:00:00.000+00:00"
    return TableRow(id, created, maker, {"players": 3}, "first", "abc", 2**64 - 1, seats, SUMMARY)


def run(folder: Path, work: Callable[[SQLite], Awaitable[None]]) -> None:
    async def whole() -> None:
        storage = SQLite(folder)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(whole())


def test_everything_comes_back_as_it_was(folder: Path) -> None:
    async def write(storage: SQLite) -> None:
        maker = await storage.add_person("hash")
        assert await storage.add_person("hash") == await storage.person("hash") == maker
        assert await storage.person("other") is None
        await storage.add_table(row(maker), {"name": "first"}, START)
        await storage.add_move("a", MOVE, replace(SUMMARY, day=2))

    async def read(storage: SQLite) -> None:
        maker = await storage.person("hash")
        assert maker is not None
        expected = replace(row(maker), summary=replace(SUMMARY, day=2))
        assert await storage.table("a") == expected
        assert await storage.tables_of(maker, 10) == [expected]
        assert await storage.tables_of(maker + 1, 10) == []
        assert await storage.edition("abc") == {"name": "first"}
        assert await storage.edition("xyz") is None
        assert await storage.moves("a", 0) == [START, MOVE]
        assert await storage.moves("a", 1) == [MOVE]
        assert await storage.unfinished() == [expected]
        assert await storage.table("b") is None

    run(folder, write)
    run(folder, read)


@pytest.mark.parametrize(
    "second",
    [
        replace(MOVE, seat=1, question="1.0"),  # the same number
        replace(MOVE, n=2),  # the same question of the same seat
    ],
)
def test_a_row_is_written_once(folder: Path, second: MoveRow) -> None:
    async def work(storage: SQLite) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        await storage.add_move("a", MOVE, SUMMARY)
        with pytest.raises(Conflict):
            await storage.add_move("a", second, replace(SUMMARY, day=5))
        assert await storage.moves("a", 0) == [START, MOVE]
        table = await storage.table("a")
        assert table is not None and table.summary.day == 1  # all of it, or nothing

    run(folder, work)


def test_several_moves_are_taken_back(folder: Path) -> None:
    """An undo answers no question, and there can be many."""

    async def work(storage: SQLite) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        for n in (1, 2):
            undo = MoveRow(n, 0, None, None, [{"seat": 0, "undo": True}], None)
            await storage.add_move("a", undo, SUMMARY)
        assert len(await storage.moves("a", 0)) == 3

    run(folder, work)


def test_a_deleted_table_is_gone_with_all_its_rows(folder: Path) -> None:
    async def work(storage: SQLite) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        await storage.delete_table("a")
        assert await storage.table("a") is None
        assert await storage.moves("a", 0) == []
        assert await storage.unfinished() == []
        with pytest.raises(Conflict):
            await storage.add_move("a", MOVE, SUMMARY)

    run(folder, work)


def test_a_seat_is_taken_by_one(folder: Path) -> None:
    async def work(storage: SQLite) -> None:
        maker, friend, late = [await storage.add_person(hash) for hash in "abc"]
        await storage.add_table(row(maker), {}, START)
        assert not await storage.take_seat("a", 0, friend, None)  # taken
        assert not await storage.take_seat("a", 1, friend, None)  # a computer player's
        assert not await storage.take_seat("a", 2, maker, None)  # sits elsewhere
        assert await storage.take_seat("a", 2, friend, "Ben")
        assert not await storage.take_seat("a", 2, late, "Tom")
        table = await storage.table("a")
        assert table is not None and table.seats[2] == SeatRow("person", name="Ben", person=friend)
        assert [listed.id for listed in await storage.tables_of(friend, 10)] == ["a"]

    run(folder, work)


def test_finished_tables_want_nobody(folder: Path) -> None:
    async def work(storage: SQLite) -> None:
        await storage.add_table(row(await storage.add_person("hash")), {}, START)
        await storage.add_move("a", MOVE, replace(SUMMARY, finished=True))
        assert await storage.unfinished() == []

    run(folder, work)


def test_what_is_written_is_safe(folder: Path) -> None:
    async def work(storage: SQLite) -> None:
        database = storage._database
        assert database is not None

        def pragmas(database: sqlite3.Connection) -> list[object]:
            return [
                database.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

        assert await storage._run(pragmas) == ["wal", 2, 1]

    run(folder, work)


# The shape


def test_the_newest_revision_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


async def nothing(storage: SQLite) -> None:
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
    sqlite_module._write_ahead(database)
    assert turned_away == 1
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
    other.close()


def test_a_damaged_database_is_a_storage_error(folder: Path) -> None:
    """And the next attempt is as good as the first: nothing is left open."""

    async def work(storage: SQLite) -> None:
        def fail(database: sqlite3.Connection) -> None:
            with sqlite_module._whole(database):
                raise sqlite3.DatabaseError("database disk image is malformed")

        def fail_to_commit(database: sqlite3.Connection) -> None:
            with sqlite_module._whole(database):
                database.execute("PRAGMA defer_foreign_keys = ON")
                database.execute("INSERT INTO seats (table_id, seat, kind) VALUES ('none', 0, 'person')")

        for _ in range(2):
            with pytest.raises(StorageError, match="malformed"):
                await storage._run(fail)
            with pytest.raises(sqlite3.IntegrityError):
                await storage._run(fail_to_commit)

    run(folder, work)


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
