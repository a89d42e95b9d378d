"""Where in an edition's file mistakes are: the lines of their keys."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from shakespeare.edition.mistakes import Mistake

_PART: Final = r"""[\w-]+|"[^"]*"|'[^']*'"""
_KEY: Final = rf"(?:{_PART})(?:\s*\.\s*(?:{_PART}))*"
_HEADER: Final = re.compile(rf"\s*\[\s*({_KEY})\s*\]")
_DATUM: Final = re.compile(rf"\s*({_KEY})\s*=")
_INNER: Final = re.compile(rf"[{{,]\s*({_KEY})\s*=")  # in a table on one line
# A text that is not closed goes to the end of its line: to look for an end again and again would take long.
_TEXT: Final = re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\])*"?|\'[^\']*\'?|#.*')
_NAMED_LINE: Final = re.compile(r"\bline (\d+)")


def lines_of(mistakes: Iterable[Mistake], text: str) -> list[int | None]:
    """The line of the file's text that each mistake is about, from 1.

    What is missing is missed where the table it belongs to begins; a file that cannot be read at all says its line
    itself, if there is one to say.
    """
    lines: dict[tuple[str, ...], int] = {}
    for key, number in _keys(text):
        lines.setdefault(key, number)  # of a key that stands there twice, the first
    return [_line_of(mistake, lines) for mistake in mistakes]


def _line_of(mistake: Mistake, lines: Mapping[tuple[str, ...], int]) -> int | None:
    if not mistake.key:
        named = _NAMED_LINE.search(str(mistake.message))
        return int(named[1]) if named else None
    parts = _parts(mistake.key)
    while parts:
        if (line := lines.get(parts)) is not None:
            return line
        parts = parts[:-1]
    return None


def _keys(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every key that a line names, in full, and every table around it, with the line."""
    table: tuple[str, ...] = ()
    depth = 0  # of brackets that a value has left open
    for number, line in enumerate(text.split("\n"), start=1):
        bare = _TEXT.sub(lambda found: "" if found[0][0] == "#" else '""', line)
        if depth > 0:
            depth += _opened(bare)
        elif header := _HEADER.match(line):
            table = _parts(header[1])
            for length in range(1, len(table) + 1):
                yield table[:length], number
        elif datum := _DATUM.match(line):
            key = (*table, *_parts(datum[1]))
            yield key, number
            for inner in _INNER.finditer(line, datum.end()):
                yield (*key, *_parts(inner[1])), number
            depth = _opened(bare[bare.index("=") :])


def _opened(line: str) -> int:
    return sum(line.count(bracket) for bracket in "[{") - sum(line.count(bracket) for bracket in "]}")


def _parts(key: str) -> tuple[str, ...]:
    return tuple(part.strip("\"'") for part in re.findall(_PART, key))
