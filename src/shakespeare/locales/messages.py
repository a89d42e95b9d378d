"""The messages of one language: each read when it is first wanted, formatted strictly."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

FILES: Final = (
    "cards.ftl",
    "measures.ftl",
    "events.ftl",
    "questions.ftl",
    "reasons.ftl",
    "interface.ftl",
    "arena.ftl",
    "server.ftl",
    "edition.ftl",
    "facts.ftl",
)
LANGUAGES: Final = ("en", "fr", "it", "hu")
_START: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)  # of a message; what follows belongs to it

Argument = str | int | float


class UnknownText(LookupError):
    """There is no such language or message, or a message cannot be put into words."""


class Messages:
    """The messages of one language, by id. None refers to another one, so that each can be read alone: reading all of
    them takes longer than a program that says little runs."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        # Isolation marks would show in a terminal, and the four languages all run from left to right.
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._families: dict[str, tuple[str, ...]] = {}
        self._unread: dict[str, str] = {}
        for source in sources.values():
            starts = list(_START.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            self._unread |= {
                start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)
            }
        self.ids: Final = frozenset(self._unread)

    def __contains__(self, id: str) -> bool:
        return id in self.ids

    def attributes(self, id: str) -> Iterator[str]:
        yield from self._message(id).attributes

    def _message(self, id: str) -> Message:
        source = self._unread.get(id)
        if source is not None:  # several threads may read it
            self._bundle.add_resource(FluentResource(source))
            self._unread.pop(id, None)
        return self._bundle.get_message(id)

    def forms(self, family: str) -> tuple[str, ...]:
        """The plain form, "", and every attribute that any message of a family of names has."""
        if family not in self._families:
            ids = sorted(id for id in self.ids if family and id.startswith(f"{family}-"))
            names = dict.fromkeys(form for id in ids for form in self.attributes(id))
            self._families[family] = ("", *names)
        return self._families[family]

    def format(self, id: str, args: Mapping[str, Argument], attribute: str = "") -> str:
        """A message in words. Raises UnknownText for a missing message, attribute or argument."""
        if id not in self:
            raise UnknownText(f"there is no text {id!r} in {self.language!r}")
        message = self._message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownText(f"the text {id!r} has no form {attribute!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise UnknownText(f"the text {id!r} in {self.language!r}: {errors[0]}")
        return str(text)


def sources(language: str) -> dict[str, str]:
    """The texts of a language's files, by file name."""
    if language not in LANGUAGES:
        raise UnknownText(f"there are no texts in {language!r}; known are {', '.join(LANGUAGES)}")
    folder = resources.files(__package__) / language
    return {name: (folder / name).read_text(encoding="utf-8") for name in FILES}


@cache
def messages_of(language: str) -> Messages:
    return Messages(language, sources(language))
