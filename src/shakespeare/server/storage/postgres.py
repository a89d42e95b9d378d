"""PostgreSQL, for several server processes at once, on one machine or on many."""

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from shakespeare.server.storage import StorageError
from shakespeare.server.storage.lane import Lane, Link, Rows
from shakespeare.server.storage.migrations import migrate_postgres
from shakespeare.server.storage.sql import SQLStorage

_PATIENCE: Final = 5  # seconds until a database that does not answer counts as gone
_LONGEST: Final = 15.0  # seconds that a statement may take
_BREATH: Final = 1.0  # seconds in which a database that has kept somebody waiting is not tried again
_DURABLE: Final = ("fsync", "full_page_writes", "synchronous_commit")


class PostgreSQL(SQLStorage):
    def __init__(self, address: str, now: Callable[[], float] = time.time, longest: float = _LONGEST) -> None:
        self._server = _Server(address, longest)
        super().__init__(self._server, now)
        self._claiming = Lane(self._server, "claiming")
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._watching = asyncio.create_task(self._server.watch(), name="database")
        await super().open()

    async def close(self) -> None:
        await super().close()
        await self._claiming.close()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    async def risks(self) -> list[str]:
        def off(link: Link) -> list[str]:
            places = ", ".join("?" * len(_DURABLE))
            found = link.select(
                f"SELECT name FROM pg_settings WHERE name IN ({places}) AND setting = 'off' ORDER BY name",
                _DURABLE,
            )
            return [name for (name,) in found]

        return await self._writing.run(off)

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
    def __init__(self, address: str, longest: float) -> None:
        self._address = address
        self._longest = longest
        milliseconds = int(1000 * longest)
        self._options: dict[str, Any] = {
            "connect_timeout": _PATIENCE,
            "tcp_user_timeout": milliseconds,
            "keepalives_idle": _PATIENCE,
            "keepalives_interval": 1,
            "keepalives_count": 3,
            # So that nobody waits for somebody who hangs and holds a lock. What the operator says counts more.
            "options": f"-c statement_timeout={milliseconds} -c idle_in_transaction_session_timeout={milliseconds} "
            f"{conninfo_to_dict(address).get('options') or ''}",
        }
        self._links: list[PostgresLink] = []
        self._hung = 0.0  # when it last kept somebody waiting in vain

    def prepare(self) -> None:
        migrate_postgres(self._address)

    def connect(self) -> "PostgresLink":
        link = PostgresLink(self._connect)
        self._links.append(link)
        return link

    def _connect(self) -> "psycopg.Connection[tuple[Any, ...]]":
        """Whoever has waited while another one tried in vain is told at once, and does not wait once more."""
        if time.monotonic() < self._hung + _BREATH:
            raise psycopg.OperationalError("it does not answer")
        try:
            made = psycopg.connect(self._address, autocommit=True, prepare_threshold=3, **self._options)
        except errors.ConnectionTimeout:
            self._hung = time.monotonic()
            raise
        self._hung = 0.0  # it answers again
        return made

    async def watch(self) -> None:
        """Cut off what is not answered. The database cannot be asked to: it may be stopped, with its machine well."""
        while True:
            await asyncio.sleep(self._longest / 10)
            for link in tuple(self._links):
                link.cut_off(self._longest)

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


Connect = Callable[[], "psycopg.Connection[tuple[Any, ...]]"]


class PostgresLink:
    """Outside of a transaction, a connection that has broken is made anew, and the statement said again."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._database = connect()
        self._is_begun = False
        self._asked: float | None = None  # when, while it has not answered
        self._is_cut_off = False

    def execute(self, statement: str, arguments: Sequence[Any] = ()) -> Rows:
        try:
            return self._say(statement, arguments)
        except psycopg.OperationalError:
            if self._is_begun or not self._database.closed or self._is_cut_off:
                raise
        self._database.close()
        self._database = self._connect()
        return self._say(statement, arguments)

    def _say(self, statement: str, arguments: Sequence[Any] = ()) -> Rows:
        self._is_cut_off = False
        self._asked = time.monotonic()
        try:
            return self._database.execute(_translated(statement), arguments)
        finally:
            self._asked = None

    def cut_off(self, longest: float) -> None:
        """Wait no more for an answer if that takes too long: whoever waits for it, in another thread, is told so."""
        asked = self._asked
        if asked is not None and time.monotonic() - asked > longest:
            self._is_cut_off = True
            with (
                contextlib.suppress(OSError, psycopg.Error),
                socket.socket(fileno=os.dup(self._database.fileno())) as line,
            ):
                line.shutdown(socket.SHUT_RDWR)

    def select(self, statement: str, arguments: Sequence[Any] = ()) -> list[Sequence[Any]]:
        return self.execute(statement, arguments).fetchall()

    def begin(self) -> None:
        self.execute("BEGIN")
        self._is_begun = True

    def commit(self) -> None:
        self._say("COMMIT")
        self._is_begun = False

    def rollback(self) -> None:
        self._is_begun = False
        if not self._database.closed:
            self._say("ROLLBACK")

    def close(self) -> None:
        self._database.close()


@lru_cache(1000)
def _translated(statement: str) -> bytes:
    return statement.replace("%", "%%").replace("?", "%s").encode()
