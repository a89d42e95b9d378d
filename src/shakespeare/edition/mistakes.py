"""What is wrong with an edition, said so that a person can mend it."""

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from shakespeare.edition.english import TEXTS

MOST_MISTAKES = 50  # as many are listed
MORE = "more-mistakes"  # the message that there are more
_SHOWN = 40  # characters of a value or a key that a message repeats
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
_ARGUMENT = re.compile(r"\{([a-z]+)(-or)?\}")


class Words:
    """A text of `english` with its arguments, which may be texts of it in turn: it can be said in any language."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: "Argument") -> None:
        self.id = id
        self.args: Mapping[str, Argument] = args

    def to_dict(self) -> dict[str, object]:
        """As plain data; a text in a text is a dict again."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Words({self.id!r}, **{dict(self.args)!r})"

    def __str__(self) -> str:
        def said(argument: re.Match[str]) -> str:
            value = self.args[argument[1]]
            return listed(value, "or" if argument[2] else "and") if isinstance(value, tuple) else str(value)

        return _ARGUMENT.sub(said, TEXTS[self.id])


Argument = str | int | tuple[str, ...] | Words


def _plain(value: Argument) -> object:
    if isinstance(value, Words):
        return value.to_dict()
    return list(value) if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True)
class Mistake:
    """`key` is the dotted key in the file; empty when the file as a whole is meant."""

    file: str
    key: str
    message: Words

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, str(self.message)) if part)


class EditionError(ValueError):
    """An edition that cannot be used, with what is wrong with it: everything, or the first `MOST_MISTAKES`."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__(self.mistakes)

    @property
    def has_more(self) -> bool:
        """Whether there are more mistakes than are listed; the last one listed says so."""
        return self.mistakes[-1].message.id == MORE

    def __str__(self) -> str:
        lines = [str(mistake) for mistake in self.mistakes]
        if len(lines) == 1 or self.has_more:
            return "\n".join(lines)
        return "\n".join([f"The edition has {len(lines)} mistakes.", *lines])


class TooManyMistakes(Exception):
    """Raised by a report that is full: nobody reads more, and to look for them would take time."""


class Report:
    """Collects the mistakes of one file, up to `MOST_MISTAKES`."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.mistakes: list[Mistake] = []

    def add(self, key: str, message: str | Words, **args: Argument) -> None:
        """A message of `english`, by its name and arguments or made already."""
        if len(self.mistakes) == MOST_MISTAKES:
            self.mistakes.append(Mistake(self.file, "", Words(MORE, most=MOST_MISTAKES)))
            raise TooManyMistakes
        words = Words(message, **args) if isinstance(message, str) else message
        self.mistakes.append(Mistake(self.file, key, words))

    def table(self, key: str, value: object) -> dict[str, object] | None:
        """The table at `key` with those of its keys that are texts; None, and a mistake, if it is no table."""
        if type(value) is not dict:
            self.add(key, "no-table", found=found(value))
            return None
        for name in value:
            if type(name) is not str:
                self.add(key, "key-no-text", found=found(name))
        return {name: item for name, item in value.items() if type(name) is str}


def dotted(key: str, name: str) -> str:
    shown = name if _BARE_KEY.fullmatch(name) else show(name)
    return f"{key}.{shown}" if key else shown


def show(value: object) -> str:
    """A value as a message repeats it: short, on one line, whatever it is."""
    return str(found(value))


def found(value: object) -> str | Words:
    """The same, to be said in any language."""
    if value is None:
        return Words("found-nothing")
    if type(value) is bool:
        return "true" if value else "false"
    if type(value) is int:
        return str(value) if value.bit_length() <= 64 else Words("found-huge")
    if type(value) is float:
        return str(value)
    if type(value) is str:
        return repr(value) if len(value) <= _SHOWN else repr(value[:_SHOWN]) + "…"
    if type(value) is dict:
        return Words("found-table")
    if type(value) is list:
        return Words("found-list")
    return Words("found-type", type=type(value).__name__)


def unknown(message: str, word: object, known: Sequence[str], **args: Argument) -> Words:
    """A message about a word that is not known; its other form, "…-near", if some known word is near."""
    near = difflib.get_close_matches(word, known, n=1) if type(word) is str and len(word) <= _SHOWN else []
    return Words(f"{message}-near", near=near[0], **args) if near else Words(message, **args)


def listed(words: Iterable[object], last: str = "and") -> str:
    """ "a, b and c" """
    *first, end = [str(word) for word in words]
    return f"{', '.join(first)} {last} {end}" if first else end
