"""The texts of the browser client: every message is there and used, and says what the package says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from shakespeare.locales.messages import FILES, LANGUAGES, sources
from tests.locales.sentences import FILE, written

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "shakespeare" / "locales"
CLIENT = ROOT / "web" / "src"
# Files whose messages the client says beside its own.
SHARED = ("cards.ftl", "measures.ftl", "events.ftl", "questions.ftl", "reasons.ftl", "server.ftl")
# The client's own: what home and table say, and a file for each page that is loaded later.
OWN = sorted({path.name for path in LOCALES.glob("*/*.ftl")} - set(FILES))


def messages(text: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"this cannot be read: {junk[0]!r}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def own_messages(language: str, file: str) -> dict[str, ftl.Message]:
    return messages((LOCALES / language / file).read_text(encoding="utf-8"))


def client_messages(language: str) -> dict[str, ftl.Message]:
    return {id: message for file in OWN for id, message in own_messages(language, file).items()}


def client_source() -> str:
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    files.append(CLIENT.parent / "scripts" / "page.mjs")  # what the page itself says
    kept = [path for path in files if not path.name.endswith(".test.ts") and path.name != "schema.d.ts"]
    assert len(kept) > 30
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(kept))


@pytest.mark.parametrize("file", OWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str, file: str) -> None:
    assert set(own_messages(language, file)) == set(own_messages("en", file))


def test_no_message_is_in_two_files() -> None:
    ids = [id for file in FILES for id in messages(sources("en")[file])]
    ids += [id for file in OWN for id in own_messages("en", file)]
    assert len(ids) == len(set(ids))


def test_every_message_is_said_somewhere() -> None:
    source = client_source()
    constants = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", source))
    made = set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", source))  # `phase-${...}`
    unused = [
        id
        for id in client_messages("en")
        if id not in constants and not any(id.startswith(prefix) for prefix in made)
    ]
    assert not unused


def test_the_client_says_nothing_that_is_not_there() -> None:
    known = set(client_messages("en"))
    for file in SHARED:
        known |= set(messages(sources("en")[file]))
    said = set(re.findall(r"\bsay\(\s*\"([^\"]+)\"", client_source()))
    assert len(said) > 60
    assert said <= known


def test_the_sentences_the_client_is_tested_with_are_those_of_today() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run: python -m tests.locales.sentences"
