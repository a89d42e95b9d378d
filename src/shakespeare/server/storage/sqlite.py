"""The embedded database: one SQLite file in a folder of the user's, with the standard library's driver."""

import contextlib
import errno
import os
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from shakespeare.server.storage import StorageError
from shakespeare.server.storage.lane import Rows
from shakespeare.server.storage.migrations import BUSY_SECONDS, migrate
from shakespeare.server.storage.sql import SQLStorage

FILE: Final = "tables.sqlite3"
_MOST_STATEMENTS: Final = 200  # as many have their columns remembered


class SQLite(SQLStorage):
    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        super().__init__(_File(folder), now)


class _File:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / FILE

    def prepare(self) -> None:
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._keep_to_owner()
            migrate(self._path)
        except (OSError, sqlite3.Error) as error:
            raise self._unusable(error) from error

    def _keep_to_owner(self) -> None:
        """Nobody else reads it, wherever the folder is. SQLite makes the files beside it as it finds this one.

        A file that is there is not opened: when it is closed, the locks on it of this whole process would be gone.
        """
        file = self._path.resolve()  # SQLite, too, follows links
        with contextlib.suppress(FileExistsError):  # another process may be as far as this one
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        for suffix in ("", "-wal", "-shm"):
            one = file.with_name(file.name + suffix)
            if one.is_file():
                with contextlib.suppress(FileNotFoundError, PermissionError):  # it may be another user's
                    one.chmod(0o600)
        if not os.access(file, os.R_OK | os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    def connect(self) -> "SQLiteLink":
        database = sqlite3.connect(
            self._path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        write_ahead(database)
        database.execute("PRAGMA synchronous = FULL")  # a move acknowledged outlives a power cut
        database.execute("PRAGMA foreign_keys = ON")
        return SQLiteLink(database)

    def rows(self, columns: Mapping[str, str]) -> str:
        parts = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in columns)
        return f"(SELECT {parts} FROM json_each(?)) AS given"

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.IntegrityError)

    def is_passing(self, error: Exception) -> bool:
        return False  # whoever writes waits for whoever else does

    def problem(self, error: Exception) -> StorageError | None:
        if isinstance(error, sqlite3.IntegrityError) or not isinstance(error, sqlite3.Error):
            return None
        return self._unusable(error)

    def _unusable(self, error: Exception) -> StorageError:
        return StorageError(f"{self._path} cannot be used: {getattr(error, 'strerror', None) or error}.")


class SQLiteLink:
    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._columns: dict[str, str] = {}  # of statements that find many rows

    def execute(self, statement: str, arguments: Sequence[Any] = ()) -> Rows:
        return self._database.execute(statement, arguments)

    def select(self, statement: str, arguments: Sequence[Any] = ()) -> list[Sequence[Any]]:
        """In one piece: after each row, the driver would wait until it has the interpreter again, which others use."""
        names = self._columns.get(statement)
        if names is None:
            empty = self._database.execute(f"SELECT * FROM ({statement}) LIMIT 0", arguments)
            names = ", ".join(column[0] for column in empty.description)
            if len(self._columns) >= _MOST_STATEMENTS:
                self._columns.clear()
            self._columns[statement] = names
        whole = f"SELECT json_group_array(json_array({names})) FROM ({statement})"
        (rows,) = self._database.execute(whole, arguments).fetchone()
        found: list[Sequence[Any]] = msgspec.json.decode(rows)
        return found

    def begin(self) -> None:
        self._database.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._database.execute("COMMIT")

    def rollback(self) -> None:
        if self._database.in_transaction:  # after some failures it has been rolled back already
            self._database.execute("ROLLBACK")

    def close(self) -> None:
        self._database.close()


def write_ahead(database: sqlite3.Connection) -> None:
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
