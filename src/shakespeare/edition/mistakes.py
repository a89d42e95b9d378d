"""What is wrong with an edition, said so that a person can mend it."""

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_SHOWN = 40  # characters of a value or a key that a message repeats
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")


@dataclass(frozen=True, slots=True)
class Mistake:
    """`key` is the dotted key in the file; empty when the file as a whole is meant."""

    file: str
    key: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.message) if part)


class EditionError(ValueError):
    """An edition that cannot be used, with all that is wrong with it."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__(self.mistakes)

    def __str__(self) -> str:
        lines = [str(mistake) for mistake in self.mistakes]
        if len(lines) == 1:
            return lines[0]
        return "\n".join([f"The edition has {len(lines)} mistakes.", *lines])


class Report:
    """Collects the mistakes of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.mistakes: list[Mistake] = []

    def add(self, key: str, message: str) -> None:
        self.mistakes.append(Mistake(self.file, key, message))

    def table(self, key: str, value: object) -> dict[str, object] | None:
        """The table at `key` with those of its keys that are texts; None, and a mistake, if it is no table."""
        if type(value) is not dict:
            self.add(key, f"must be a table, not {show(value)}.")
            return None
        for name in value:
            if type(name) is not str:
                self.add(key, f"has the key {show(name)}, but keys are texts.")
        return {name: item for name, item in value.items() if type(name) is str}


def dotted(key: str, name: str) -> str:
    shown = name if _BARE_KEY.fullmatch(name) else show(name)
    return f"{key}.{shown}" if key else shown


def show(value: object) -> str:
    """A value as a message repeats it: short, on one line, whatever it is."""
    if value is None:
        return "nothing"
    if type(value) is bool:
        return "true" if value else "false"
    if type(value) is int:
        return str(value) if value.bit_length() <= 64 else "a huge number"
    if type(value) is float:
        return str(value)
    if type(value) is str:
        return repr(value) if len(value) <= _SHOWN else repr(value[:_SHOWN]) + "…"
    if type(value) is dict:
        return "a table"
    if type(value) is list:
        return "a list"
    return f"a value of type {type(value).__name__}"


def nearest(word: str, known: Sequence[str]) -> str:
    """ "; did you mean cost?" if some known word is near, else nothing."""
    near = difflib.get_close_matches(word, known, n=1) if len(word) <= _SHOWN else []
    return f"; did you mean {near[0]}?" if near else ""


def listed(words: Iterable[object], last: str = "and") -> str:
    """ "a, b and c" """
    *first, end = [str(word) for word in words]
    return f"{', '.join(first)} {last} {end}" if first else end
