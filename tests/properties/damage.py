"""Ways to damage plain data: what a hand, a disk or an enemy may do to a saved game."""

from collections.abc import Callable
from copy import copy
from typing import Any, NamedTuple

from hypothesis import strategies as st

Path = tuple[str | int, ...]


def _nested(kind: str, depth: int = 5_000) -> object:
    data: object = 1
    for _ in range(depth):
        data = [data] if kind == "list" else {"a": data}
    return data


# Values that belong nowhere, by name, so that a failing example can be shown: some of them cannot be written.
HOSTILE: dict[str, Callable[[], Any]] = {
    "nothing": lambda: None,
    "true": lambda: True,
    "false": lambda: False,
    "minus one": lambda: -1,
    "zero": lambda: 0,
    "seven": lambda: 7,
    "a thousand": lambda: 1000,
    "a large number": lambda: 10**400,
    "a number too long to write": lambda: 10**5000,
    "one as a float": lambda: 1.0,
    "nan": lambda: float("nan"),
    "infinity": lambda: float("inf"),
    "no text": lambda: "",
    "a name": lambda: "hamlet",
    "a printed name": lambda: "author",
    "an extra": lambda: "extra-1",
    "a place": lambda: "1.1",
    "a virtual place": lambda: "2.1",
    "a number as text": lambda: "1",
    "a word of the engine": lambda: "__class__",
    "a null character": lambda: "\0",
    "half a character": lambda: "\ud800",
    "a long text": lambda: "x" * 10_000,
    "bytes": lambda: b"hamlet",
    "no list": list,
    "a list in a list": lambda: [[]],
    "a long list": lambda: [0] * 30_000,
    "a deep list": lambda: _nested("list"),
    "no table": dict,
    "a table with odd keys": lambda: {None: 1, 2: 3, 10**5000: 4, (): 5},
    "a deep table": lambda: _nested("table"),
    "a tuple": lambda: (0, 1),
    "a set": lambda: {0},
    "an object": object,
}


class Damage(NamedTuple):
    """One thing done to a document: where, what, and with what."""

    path: Path
    deed: str
    hostile: str = ""
    source: Path = ()
    amount: int = 0


def paths(data: object) -> list[Path]:
    """Every place of a document but the whole."""
    found: list[Path] = []

    def walk(part: object, path: Path) -> None:
        inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        for key, value in inside:
            found.append((*path, key))
            walk(value, (*path, key))

    walk(data, ())
    return found


def at(data: Any, path: Path) -> Any:
    for key in path:
        if not isinstance(data, dict | list):
            raise LookupError(path)
        data = data[key]
    return data


def damages(places: list[Path]) -> st.SearchStrategy[Damage]:
    """Something to do to a document that has these places."""
    place = st.sampled_from(places)
    return st.one_of(
        st.builds(lambda path: Damage(path, "delete"), place),
        st.builds(lambda path: Damage(path, "double"), place),
        st.builds(lambda path: Damage(path, "truncate"), place),
        st.builds(lambda path: Damage(path, "rename"), place),
        st.builds(lambda path, hostile: Damage(path, "replace", hostile), place, st.sampled_from([*HOSTILE])),
        st.builds(lambda path, source: Damage(path, "swap", source=source), place, place),
        st.builds(lambda path, source: Damage(path, "overwrite", source=source), place, place),
        st.builds(
            lambda path, amount: Damage(path, "add", amount=amount),
            place,
            st.sampled_from((-2, -1, 1, 2, 10)),
        ),
    )


def damaged(data: Any, damage: Damage) -> Any:
    """A copy of a document with the damage done, where it can be done; the document itself stays whole."""
    try:
        value = at(data, damage.path)
        other = at(data, damage.source)
    except (LookupError, TypeError):
        return data  # an earlier damage has taken it away
    match damage.deed:
        case "delete" | "double" | "truncate" | "rename":
            *before, key = damage.path
            parent = copy(at(data, tuple(before)))
            if damage.deed == "delete":
                del parent[key]
            elif isinstance(parent, list):
                assert isinstance(key, int)
                parent = {
                    "double": [*parent[: key + 1], *parent[key:]],
                    "truncate": parent[:key],
                    "rename": [*parent[:key], *parent[key + 1 :], value],
                }[damage.deed]
            else:
                del parent[key]
                parent[f"{key}s"] = value
            return with_value(data, tuple(before), parent)
        case "replace":
            return with_value(data, damage.path, HOSTILE[damage.hostile]())
        case "swap":
            if (
                damage.path[: len(damage.source)] == damage.source
                or damage.source[: len(damage.path)] == damage.path
            ):
                return data  # one lies within the other
            return with_value(with_value(data, damage.path, other), damage.source, value)
        case "overwrite":
            return with_value(data, damage.path, other)
        case "add":
            if type(value) is int:
                return with_value(data, damage.path, value + damage.amount)
            return data
    raise AssertionError(damage.deed)


def with_value(data: Any, path: Path, value: Any) -> Any:
    """A copy of a document with another value at a place."""
    if not path:
        return value
    parent = copy(data)
    parent[path[0]] = with_value(data[path[0]], path[1:], value)
    return parent
