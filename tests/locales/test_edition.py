"""What is said about an edition file: in every language, and in English as the checker itself says it."""

import re

import pytest

from shakespeare.edition import Words, check, load_edition
from shakespeare.edition.english import TEXTS
from shakespeare.locales import LANGUAGES, Texts
from tests.edition.changes import changed
from tests.edition.test_backstage import CASES as BACKSTAGE_CASES
from tests.edition.test_checker import CASES

ENGLISH = Texts("en")
MISTAKES = [
    mistake
    for changes, _ in (*CASES.values(), *BACKSTAGE_CASES.values())
    for mistake in check(changed(changes), "own.toml")
]


def inner(words: Words) -> list[Words]:
    """A text and all that are in it."""
    return [
        words,
        *(one for value in words.args.values() if isinstance(value, Words) for one in inner(value)),
    ]


def test_the_cases_of_the_checker_say_most_of_what_there_is_to_say() -> None:
    said = {words.id for mistake in MISTAKES for words in inner(mistake.message)}
    assert len(said) > 0.75 * len(TEXTS)


def test_the_catalogue_says_in_english_what_the_checker_says() -> None:
    for mistake in MISTAKES:
        assert ENGLISH.mistake(mistake.message) == str(mistake.message)


@pytest.mark.parametrize("id", TEXTS)
def test_each_text_of_the_checker_is_in_the_catalogue_word_for_word(id: str) -> None:
    arguments = re.findall(r"\{([a-z]+)(?:-or)?\}", TEXTS[id])
    words = Words(id, **{name: ("a", "b", "c") if name == "names" else name.upper() for name in arguments})
    assert ENGLISH.mistake(words) == str(words)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_other_languages_say_it_in_other_words(language: str) -> None:
    texts = Texts(language)
    for mistake in MISTAKES:
        assert texts.mistake(mistake.message) != str(mistake.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_of_the_shipped_edition_are_translated_and_others_stay_as_written(language: str) -> None:
    texts = Texts(language)
    notes = {text.split(": ", 1)[1] for text in load_edition().provenances().values() if ": " in text}
    for note in notes:
        assert (texts.note(note) == note) == (language == "en")
    assert texts.note("on the back of my own card") == "on the back of my own card"
