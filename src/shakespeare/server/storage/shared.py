"""What the statements of several subjects share."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from shakespeare.server.storage.lane import Link


def as_json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def timestamp() -> str:
    """Now (ISO 8601, UTC)."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def add_edition(link: Link, digest: str, name: str, edition: dict[str, Any]) -> None:
    """Keep an edition, unless it is kept already."""
    link.execute(
        "INSERT INTO editions (digest, name, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (digest, name, as_json(edition)),
    )
