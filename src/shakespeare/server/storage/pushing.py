"""The statements about notices: where somebody wants them, and who is at which table and needs none."""

from typing import Final

from shakespeare.server.storage import Subscription
from shakespeare.server.storage.lane import Link

_LONG_GONE: Final = 3600.0  # seconds after which nobody wonders any more who was there


def add_subscription(link: Link, person: int, wanted: Subscription, most: int, now: float) -> bool:
    """False if they have so many already. A browser that has become somebody else's takes its address along."""
    link.execute("DELETE FROM subscriptions WHERE endpoint = ?", (wanted.endpoint,))
    (count,) = link.execute("SELECT count(*) FROM subscriptions WHERE person = ?", (person,)).fetchone()
    if count >= most:
        return False
    link.execute(
        "INSERT INTO subscriptions (endpoint, person, key, secret, language, created) VALUES (?, ?, ?, ?, ?, ?)",
        (wanted.endpoint, person, wanted.key, wanted.secret, wanted.language, now),
    )
    return True


def remove_subscription(link: Link, endpoint: str, person: int | None) -> bool:
    """If it is this person's, where one is given."""
    whose = "" if person is None else " AND person = ?"
    arguments = (endpoint,) if person is None else (endpoint, person)
    return link.execute(f"DELETE FROM subscriptions WHERE endpoint = ?{whose}", arguments).rowcount == 1


def subscriptions(link: Link, person: int) -> list[Subscription]:
    found = link.execute(
        "SELECT endpoint, key, secret, language FROM subscriptions WHERE person = ? ORDER BY created",
        (person,),
    )
    return [Subscription(*row) for row in found.fetchall()]


def arrive(link: Link, person: int, table: str, server: str, until: float) -> None:
    link.execute(
        "INSERT INTO presences (person, table_id, server, until) "
        "SELECT people.id, tables.id, ?, ? FROM people, tables WHERE people.id = ? AND tables.id = ? "
        "ON CONFLICT (person, table_id, server) DO UPDATE SET until = excluded.until",
        (server, until, person, table),
    )


def go(link: Link, person: int, table: str, server: str) -> None:
    link.execute(
        "DELETE FROM presences WHERE person = ? AND table_id = ? AND server = ?", (person, table, server)
    )


def stay(link: Link, server: str, until: float, now: float) -> None:
    """All whom this server has are still there."""
    link.execute("UPDATE presences SET until = ? WHERE server = ?", (until, server))
    link.execute("DELETE FROM presences WHERE until < ?", (now - _LONG_GONE,))


def is_present(link: Link, person: int, table: str, now: float) -> bool:
    found = link.execute(
        "SELECT 1 FROM presences WHERE person = ? AND table_id = ? AND until > ?", (person, table, now)
    )
    return found.fetchone() is not None
