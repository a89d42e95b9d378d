"""Everything in one SQLite file, with the standard library's driver.

One thread of its own does all the work, so that waiting for the disk holds up nobody.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from shakespeare.server.storage import Conflict, MoveRow, SeatRow, StorageError, Summary, TableRow
from shakespeare.server.storage.migrations import BUSY_SECONDS, migrate

FILE: Final = "tables.sqlite3"

P = ParamSpec("P")
T = TypeVar("T")

_TABLE: Final = (
    "SELECT id, created, maker, options, name, edition, seed, summary FROM tables "
    "JOIN editions ON editions.digest = tables.edition"
)


class SQLite:
    """The embedded storage: a folder of the user's."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="storage")
        self._database: sqlite3.Connection | None = None

    async def _run(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def run() -> T:
            assert self._database is not None, "the storage is not open"
            try:
                return work(self._database, *args, **kwargs)
            except sqlite3.IntegrityError:
                raise
            except sqlite3.Error as error:
                raise StorageError(f"{self._folder / FILE} cannot be used: {error}.") from error

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open)

    def _open(self) -> None:
        path = self._folder / FILE
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            migrate(path)
            database = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
            _write_ahead(database)
            database.execute("PRAGMA synchronous = FULL")  # a move acknowledged outlives a power cut
            database.execute("PRAGMA foreign_keys = ON")
        except (OSError, sqlite3.Error) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise StorageError(f"{path} cannot be used: {problem}.") from error
        self._database = database

    async def close(self) -> None:
        if self._database is not None:
            await self._run(sqlite3.Connection.close)
            self._database = None
        self._thread.shutdown()

    # People

    async def person(self, token_hash: str) -> int | None:
        return await self._run(_person, token_hash)

    async def add_person(self, token_hash: str) -> int:
        return await self._run(_add_person, token_hash)

    # Tables

    async def edition(self, digest: str) -> dict[str, Any] | None:
        return await self._run(_edition, digest)

    async def add_table(self, table: TableRow, edition: dict[str, Any], start: MoveRow) -> None:
        await self._run(_add_table, table, edition, start)

    async def table(self, id: str) -> TableRow | None:
        return await self._run(_table, id)

    async def tables_of(self, person: int, most: int) -> list[TableRow]:
        return await self._run(_tables_of, person, most)

    async def unfinished(self) -> list[TableRow]:
        return await self._run(_unfinished)

    async def count_unfinished(self, person: int) -> int:
        return await self._run(_count_unfinished, person)

    async def delete_table(self, id: str) -> None:
        await self._run(_delete_table, id)

    async def take_seat(self, id: str, seat: int, person: int, name: str | None) -> bool:
        return await self._run(_take_seat, id, seat, person, name)

    # Moves

    async def moves(self, id: str, since: int) -> list[MoveRow]:
        return await self._run(_moves, id, since)

    async def add_move(self, id: str, row: MoveRow, summary: Summary) -> None:
        await self._run(_add_move, id, row, summary)


def _write_ahead(database: sqlite3.Connection) -> None:
    """Readers and one writer do not hold each other up.

    When two processes switch at once, SQLite turns one of them away instead of letting it wait.
    """
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            database.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


@contextmanager
def _whole(database: sqlite3.Connection) -> Iterator[None]:
    """All of it is kept, or nothing."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:  # after some failures it has been rolled back already
            database.execute("ROLLBACK")
        raise


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _person(database: sqlite3.Connection, token_hash: str) -> int | None:
    row = database.execute("SELECT id FROM people WHERE token_hash = ?", (token_hash,)).fetchone()
    return None if row is None else int(row[0])


def _add_person(database: sqlite3.Connection, token_hash: str) -> int:
    database.execute(
        "INSERT INTO people (token_hash, created) VALUES (?, ?) ON CONFLICT DO NOTHING", (token_hash, _now())
    )
    person = _person(database, token_hash)
    assert person is not None
    return person


def _edition(database: sqlite3.Connection, digest: str) -> dict[str, Any] | None:
    row = database.execute("SELECT data FROM editions WHERE digest = ?", (digest,)).fetchone()
    return None if row is None else json.loads(row[0])


def _add_table(
    database: sqlite3.Connection, table: TableRow, edition: dict[str, Any], start: MoveRow
) -> None:
    with _whole(database):
        database.execute(
            "INSERT INTO editions (digest, name, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (table.edition_digest, table.edition_name, _json(edition)),
        )
        database.execute(
            "INSERT INTO tables (id, created, maker, options, edition, seed, finished, summary) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table.id,
                table.created,
                table.maker,
                _json(table.options),
                table.edition_digest,
                str(table.seed),  # up to 2^64 - 1, which is more than a number column holds
                table.summary.finished,
                _json(asdict(table.summary)),
            ),
        )
        database.executemany(
            "INSERT INTO seats (table_id, seat, kind, name, computer, person) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (table.id, number, seat.kind, seat.name, seat.computer, seat.person)
                for number, seat in enumerate(table.seats)
            ],
        )
        _insert_move(database, table.id, start)


def _table(database: sqlite3.Connection, id: str) -> TableRow | None:
    row = database.execute(f"{_TABLE} WHERE id = ?", (id,)).fetchone()
    return None if row is None else _read_table(database, row)


def _tables_of(database: sqlite3.Connection, person: int, most: int) -> list[TableRow]:
    rows = database.execute(
        f"{_TABLE} WHERE maker = ? OR id IN (SELECT table_id FROM seats WHERE person = ?) "
        "ORDER BY created DESC, id LIMIT ?",
        (person, person, most),
    ).fetchall()
    return [_read_table(database, row) for row in rows]


def _read_table(database: sqlite3.Connection, row: tuple[Any, ...]) -> TableRow:
    id, created, maker, options, name, digest, seed, summary = row
    seats = database.execute(
        "SELECT kind, name, computer, person FROM seats WHERE table_id = ? ORDER BY seat", (id,)
    ).fetchall()
    return TableRow(
        id=id,
        created=created,
        maker=maker,
        options=json.loads(options),
        edition_name=name,
        edition_digest=digest,
        seed=int(seed),
        seats=[SeatRow(*seat) for seat in seats],
        summary=Summary(**json.loads(summary)),
    )


def _unfinished(database: sqlite3.Connection) -> list[TableRow]:
    rows = database.execute(
        f"{_TABLE} WHERE NOT finished AND id IN (SELECT table_id FROM seats WHERE kind = 'computer') "
        "ORDER BY created"
    ).fetchall()
    return [_read_table(database, row) for row in rows]


def _count_unfinished(database: sqlite3.Connection, person: int) -> int:
    row = database.execute(
        "SELECT count(*) FROM tables WHERE maker = ? AND NOT finished", (person,)
    ).fetchone()
    return int(row[0])


def _delete_table(database: sqlite3.Connection, id: str) -> None:
    database.execute("DELETE FROM tables WHERE id = ?", (id,))


def _take_seat(database: sqlite3.Connection, id: str, seat: int, person: int, name: str | None) -> bool:
    done = database.execute(
        "UPDATE seats SET person = ?, name = coalesce(?, name) "
        "WHERE table_id = ? AND seat = ? AND kind = 'person' AND person IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND person = ?)",
        (person, name, id, seat, id, person),
    )
    return done.rowcount == 1


def _moves(database: sqlite3.Connection, id: str, since: int) -> list[MoveRow]:
    rows = database.execute(
        "SELECT n, seat, question, move, log, chance FROM moves WHERE table_id = ? AND n >= ? ORDER BY n",
        (id, since),
    )
    return [
        MoveRow(n, seat, question, move, json.loads(log), json.loads(chance))
        for n, seat, question, move, log, chance in rows
    ]


def _insert_move(database: sqlite3.Connection, id: str, row: MoveRow) -> None:
    database.execute(
        "INSERT INTO moves (table_id, n, seat, question, move, log, chance, made) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (id, row.n, row.seat, row.question, row.move, _json(row.log), _json(row.chance), _now()),
    )


def _add_move(database: sqlite3.Connection, id: str, row: MoveRow, summary: Summary) -> None:
    try:
        with _whole(database):
            _insert_move(database, id, row)
            database.execute(
                "UPDATE tables SET finished = ?, summary = ? WHERE id = ?",
                (summary.finished, _json(asdict(summary)), id),
            )
    except sqlite3.IntegrityError as error:
        raise Conflict(f"row {row.n} of table {id}") from error
