"""Changing a copy of the shipped data by dotted key."""

from typing import Any

from shakespeare.edition import load_edition

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
