"""Changing a copy of the shipped data by dotted key, and what the checker says then."""

from typing import Any

from shakespeare.edition import check, load_edition

DROP = object()


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The shipped edition's data with some keys set, or taken out with DROP."""
    data = load_edition().to_dict()
    for dotted, value in changes.items():
        *path, last = dotted.split(".")
        table = data
        for name in path:
            table = table[name]
        if value is DROP:
            del table[last]
        else:
            table[last] = value
    return data


def messages(data: object) -> dict[str, list[str]]:
    """What the checker says, by key."""
    found: dict[str, list[str]] = {}
    for mistake in check(data, "own.toml"):
        assert mistake.file == "own.toml"
        found.setdefault(mistake.key, []).append(str(mistake.message))
    return found
