"""The statements about marks: what is noted of a table beside its game."""

from typing import Final

from shakespeare.server.storage.lane import Link

_REMATCH: Final = "rematch "  # and the table at which they play again
# Whether there is such a table, of one of `tables`.
HAS_REMATCH: Final = (
    f"EXISTS (SELECT 1 FROM table_marks JOIN tables AS others ON mark = '{_REMATCH}' || others.id "
    "WHERE table_id = tables.id)"
)


def mark(link: Link, table: str, what: str) -> None:
    link.execute(
        "INSERT INTO table_marks (table_id, mark) SELECT id, ? FROM tables WHERE id = ? ON CONFLICT DO NOTHING",
        (what, table),
    )


def marks(link: Link, table: str) -> set[str]:
    found = link.execute("SELECT mark FROM table_marks WHERE table_id = ?", (table,))
    return {what for (what,) in found.fetchall()}


def rematch(link: Link, table: str) -> str | None:
    """The table at which those of another one play again, if it is still there."""
    row = link.execute(
        "SELECT tables.id FROM table_marks JOIN tables ON mark = ? || tables.id WHERE table_id = ? "
        "ORDER BY tables.created, tables.id",
        (_REMATCH, table),
    ).fetchone()
    return None if row is None else str(row[0])


def set_rematch(link: Link, table: str, again: str) -> str:
    """Note it; the one that was noted before, if there is one."""
    link.execute("UPDATE tables SET changed = changed WHERE id = ?", (table,))  # one at a time
    known = rematch(link, table)
    if known is None:
        mark(link, table, f"{_REMATCH}{again}")
    return known or again
