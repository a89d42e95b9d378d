"""Text from outside, for a terminal: what a terminal would obey instead of showing it is written as its code."""

import re
from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

# Control characters, the end of a line excepted, and those that turn the direction of writing.
_OBEYED: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def escaped(text: str) -> str:
    """On as many lines as it has."""
    return _OBEYED.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def escaped_line(text: str) -> str:
    """On one line, as the name of a file is."""
    return escaped(text).replace("\n", "\\n")


def escaped_json(text: str) -> str:
    """JSON that stays JSON, in which what a terminal would obey can stand in texts alone."""
    return _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


class EscapingConsole(Console):
    """Styles are obeyed, what stands in texts is not."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control is None and _OBEYED.search(segment.text):
                segment = Segment(escaped(segment.text), segment.style)
            yield segment
