"""The shape of the storage, and how an older one becomes the newest.

Every change is a file in `versions`; none of those is ever edited once it has been released.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shakespeare.server.storage import StorageError

if TYPE_CHECKING:
    from sqlalchemy import Engine

FOLDER: Final = Path(__file__).parent
BUSY_SECONDS: Final = 10.0  # how long to wait for another process that writes
NEWEST: Final = "0009_colours"  # the revision of the last file in `versions`
_LOCK: Final = 1616  # of our migrations, among the locks of a PostgreSQL database


def migrate(path: Path) -> None:
    """Bring the database of this file, which may not be there yet, to the newest shape."""
    if _revision(path) != NEWEST:
        from sqlalchemy import create_engine
        from sqlalchemy.engine import URL

        engine = create_engine(
            URL.create("sqlite", database=str(path)),
            # The driver's own idea of transactions leaves out what changes the shape; ours are begun by hand.
            connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},
        )
        _upgrade(engine, "BEGIN IMMEDIATE", str(path))


def _revision(path: Path) -> str | None:
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as database:
        known = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        row = database.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
    return None if row is None else str(row[0])


def migrate_postgres(address: str) -> None:
    """The same for a PostgreSQL database, which must be there."""
    import psycopg
    from sqlalchemy import create_engine

    def connect() -> "psycopg.Connection[tuple[object, ...]]":
        return psycopg.connect(address, connect_timeout=5)

    engine = create_engine("postgresql+psycopg://", creator=connect)
    _upgrade(engine, f"SELECT pg_advisory_xact_lock({_LOCK})", "The database")


def _upgrade(engine: "Engine", lock: str, name: str) -> None:
    # Needed once in the life of a database, and slow to import.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError
    from sqlalchemy.exc import DBAPIError

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            # All of it or nothing, and one process at a time. Alembic reads the revision inside, so that whoever
            # had to wait finds that there is nothing left to do.
            connection.exec_driver_sql(lock)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise StorageError(f"{name} was written by a newer version of this program: {error}.") from error
    except DBAPIError as error:
        raise StorageError(f"{name} cannot be used: {str(error.orig).strip()}.") from error
    finally:
        engine.dispose()
