"""Reading plain data that somebody else wrote: every mistake is named with its place."""

from typing import Final

from shakespeare.edition import show

MOST: Final = 1_000_000  # no number in a position is larger, streams of chance aside
LONGEST: Final = 200  # no list is longer


class PositionError(ValueError):
    """A position that cannot be; the message names the place."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.place = place
        self.problem = problem

    def __reduce__(self) -> tuple[type["PositionError"], tuple[str, str]]:
        return PositionError, (self.place, self.problem)


class Table:
    """A table of the data, and where it is."""

    def __init__(self, place: str, data: object) -> None:
        if not isinstance(data, dict):
            raise PositionError(place, f"a table is wanted here, not {kind_of(data)}")
        self.place = place
        self.data: dict[object, object] = data

    def where(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def only(self, known: tuple[str, ...]) -> None:
        for key in self.data:
            if key not in known:
                raise PositionError(
                    self.where(key if isinstance(key, str) and len(key) < 60 else show(key)),
                    f"unknown; known here are {', '.join(known)}",
                )

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def get(self, key: str, default: object) -> object:
        return self.data.get(key, default)

    def table(self, key: str) -> "Table":
        return Table(self.where(key), self.data.get(key, {}))

    def number(self, key: str, default: int, least: int = 0, most: int = MOST) -> int:
        return read_number(self.where(key), self.data.get(key, default), least, most)

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise PositionError(self.where(key), f"true or false, not {kind_of(value)}")
        return value

    def text(self, key: str, default: str = "") -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise PositionError(self.where(key), f"a text is wanted here, not {kind_of(value)}")
        return value

    def entries(self, key: str, count: int = -1) -> list[object]:
        """A list, of `count` entries if it is not empty."""
        entries = read_list(self.where(key), self.data.get(key, []))
        if entries and count >= 0 and len(entries) != count:
            raise PositionError(self.where(key), f"{count} entries are wanted here, not {len(entries)}")
        return entries

    def numbers(self, key: str, least: int, most: int, count: int = -1) -> list[int]:
        return [
            read_number(f"{self.where(key)}[{index}]", value, least, most)
            for index, value in enumerate(self.entries(key, count))
        ]

    def tables(self, key: str, count: int = -1) -> list["Table"]:
        return [
            Table(f"{self.where(key)}[{index}]", value)
            for index, value in enumerate(self.entries(key, count))
        ]

    def fail(self, key: str, problem: str) -> PositionError:
        return PositionError(self.where(key), problem)


def kind_of(value: object) -> str:
    return "nothing" if value is None else f"a {type(value).__name__}"


def read_number(place: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(place, f"a whole number is wanted here, not {kind_of(value)}")
    if not least <= value <= most:
        raise PositionError(place, f"a number from {least} to {most} is wanted here")
    return value


def read_list(place: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise PositionError(place, f"a list is wanted here, not {kind_of(value)}")
    if len(value) > LONGEST:
        raise PositionError(place, f"{len(value)} entries are more than the game has of anything")
    return value


def compare(place: str, given: object, derived: object, whole: bool = False) -> None:
    """Everything given must be as it was understood; with `whole`, nothing may be left out either."""
    if isinstance(given, dict) and isinstance(derived, dict):
        for key, value in given.items():
            compare(f"{place}.{key}" if place else str(key), value, derived.get(key), whole)
        for key in derived:
            if whole and key not in given:
                raise PositionError(f"{place}.{key}" if place else str(key), "is missing")
    elif isinstance(given, list) and isinstance(derived, list):
        if len(given) != len(derived):
            raise PositionError(place, f"{len(derived)} entries are wanted here, not {len(given)}")
        for index, value in enumerate(given):
            compare(f"{place}[{index}]", value, derived[index], whole)
    elif given != derived or type(given) is not type(derived):
        raise PositionError(place, f"the rest of the position makes this {show(derived)}, not {show(given)}")
