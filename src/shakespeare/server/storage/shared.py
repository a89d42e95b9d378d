"""What the statements of several subjects share."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from shakespeare.server.storage.lane import Link


def as_json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def timestamp(at: float | None = None) -> str:
    """A moment in seconds since 1970, or now (ISO 8601, UTC)."""
    moment = datetime.now(UTC) if at is None else datetime.fromtimestamp(at, UTC)
    return moment.isoformat(timespec="milliseconds")


def add_edition(link: Link, digest: str, name: str, edition: dict[str, Any]) -> None:
    """Keep an edition, unless it is kept already."""
    link.execute(
        "INSERT INTO editions (digest, name, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (digest, name, as_json(edition)),
    )


def forget_editions(link: Link) -> list[str]:
    """Those that no table or deal needs any more."""
    gone = link.execute(
        "DELETE FROM editions WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.edition = digest) "
        "AND NOT EXISTS (SELECT 1 FROM deals WHERE deals.edition = digest) RETURNING digest"
    )
    return [digest for (digest,) in gone.fetchall()]
