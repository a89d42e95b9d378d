"""PostgreSQL, for several server processes at once, on one machine or on many."""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg import errors

from shakespeare.server.storage import StorageError
from shakespeare.server.storage.lane import Lane, Link, Rows
from shakespeare.server.storage.migrations import migrate_postgres
from shakespeare.server.storage.sql import SQLStorage

_PATIENCE: Final = 5  # seconds until a database that does not answer counts as gone


class PostgreSQL(SQLStorage):
    def __init__(self, address: str, now: Callable[[], float] = time.time) -> None:
        database = _Server(address)
        super().__init__(database, now)
        self._claiming = Lane(database, "claiming")

    async def close(self) -> None:
        await super().close()
        await self._claiming.close()

    # A claim is a lock that the database holds for a connection: it is gone with the process.

    async def claim(self, id: str) -> bool:
        def claim(link: Link) -> bool:
            return bool(
                link.execute("SELECT pg_try_advisory_lock(hashtextextended(?, 0))", (id,)).fetchone()[0]
            )

        return await self._claiming.run(claim)

    async def release(self, id: str) -> None:
        def release(link: Link) -> None:
            link.execute("SELECT pg_advisory_unlock(hashtextextended(?, 0))", (id,))

        await self._claiming.run(release)


class _Server:
    def __init__(self, address: str) -> None:
        self._address = address

    def prepare(self) -> None:
        migrate_postgres(self._address)

    def connect(self) -> "PostgresLink":
        return PostgresLink(self._address)

    def rows(self, columns: Mapping[str, str]) -> str:
        parts = ", ".join(f"{name} {type}" for name, type in columns.items())
        return f"json_to_recordset(?) AS given ({parts})"

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, errors.IntegrityError)

    def is_passing(self, error: Exception) -> bool:
        # An edition that is to be used once more may have been forgotten in the same moment.
        return isinstance(error, errors.DeadlockDetected | errors.ForeignKeyViolation)

    def problem(self, error: Exception) -> StorageError | None:
        if isinstance(error, errors.IntegrityError) or not isinstance(error, psycopg.Error):
            return None
        return _unusable(error)


def _unusable(error: Exception) -> StorageError:
    """Its address may hold a password and is not told."""
    said = str(error).strip().splitlines()
    return StorageError(f"The database cannot be used: {said[0] if said else 'it is gone'}.")


class PostgresLink:
    """Outside of a transaction, a connection that has broken is made anew, and the statement said again."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._database = self._connect()
        self._is_begun = False

    def _connect(self) -> "psycopg.Connection[tuple[Any, ...]]":
        return psycopg.connect(
            self._address,
            autocommit=True,
            connect_timeout=_PATIENCE,
            keepalives_idle=_PATIENCE,
            keepalives_interval=1,
            keepalives_count=3,
            prepare_threshold=3,
        )

    def execute(self, statement: str, arguments: Sequence[Any] = ()) -> Rows:
        try:
            return self._database.execute(_translated(statement), arguments)
        except psycopg.OperationalError:
            if self._is_begun or not self._database.closed:
                raise
        self._database.close()
        self._database = self._connect()
        return self._database.execute(_translated(statement), arguments)

    def select(self, statement: str, arguments: Sequence[Any] = ()) -> list[Sequence[Any]]:
        return self.execute(statement, arguments).fetchall()

    def begin(self) -> None:
        self.execute("BEGIN")
        self._is_begun = True

    def commit(self) -> None:
        self._database.execute("COMMIT")
        self._is_begun = False

    def rollback(self) -> None:
        self._is_begun = False
        if not self._database.closed:
            self._database.execute("ROLLBACK")

    def close(self) -> None:
        self._database.close()


@lru_cache(1000)
def _translated(statement: str) -> bytes:
    return statement.replace("%", "%%").replace("?", "%s").encode()
