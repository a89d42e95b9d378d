"""How a change is read, by those who are told what has changed instead of all there is."""

from typing import Any


def applied(value: Any, change: Any) -> Any:
    """What a change makes of a value: a list holds the new one, a table the changes by key or place."""
    if isinstance(change, list):
        return change[0]
    parts = dict(enumerate(value)) if isinstance(value, list) else dict(value)
    for key, part in change.items():
        place = int(key) if isinstance(value, list) else key
        parts[place] = applied(parts.get(place), part)
    return list(parts.values()) if isinstance(value, list) else parts
