"""The rules that people read: whole, the same in every language, and the numbers are those of docs/rules.md."""

import re
from pathlib import Path

import pytest

from shakespeare.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
TEXTS = {
    language: (ROOT / "src" / "shakespeare" / "locales" / language / "rules.md").read_text(encoding="utf-8")
    for language in LANGUAGES
}
OTHERS = [language for language in LANGUAGES if language != "en"]

RULE = re.compile(r"^- \*\*(R\d+\.\d+)\*\*.*\n(?:(?:  .*)?\n)*", re.M)
NUMBER = re.compile(r"(?<![\w.])R\d+(?:\.\d+)?(?!\w|\.\d)")
MARK = re.compile(r"(?<!\w)_([^_]+)_(?!\w)")
# The forms that a line may have (see web/src/books/book.ts), and what must be left of it without them.
FORMS = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|\{[\w-]+\}")
# The parts of a line that say what kind it is.
SHAPE = re.compile(
    r"^(#+(?: R\d+)?|  \| [-| ]+$|  \||  - |- \*\*R[\d.]+\*\*|> \*\*|!\[.*\]\((?P<figure>[\w-]+)\)$)?"
)


def rules(text: str) -> dict[str, str]:
    found = [(match[1], match[0]) for match in RULE.finditer(text)]
    assert len(dict(found)) == len(found), "a rule is there twice"
    return dict(found)


def shape(line: str) -> str:
    """What a line is, without its words; the cells of a table are counted."""
    match = SHAPE.match(line)
    assert match is not None
    if match["figure"]:
        return f"figure {match['figure']}"
    return (match[0] or ("text" if line.strip() else "")) + f" {line.count('|')}"


def figures(text: str) -> list[str]:
    """All numbers in digits, but for those of rules and ordinals."""
    bare = NUMBER.sub(" ", re.sub(r"\{[\w-]+\}|\]\([\w-]+\)|\d(?:st|nd|rd|th)", " ", text))
    return sorted(re.findall(r"\d+", bare))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there(language: str) -> None:
    assert set(rules(TEXTS[language])) == set(rules(DOCUMENT))


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_structure(language: str) -> None:
    wanted, found = ([shape(line) for line in TEXTS[name].split("\n")] for name in ("en", language))
    assert found == wanted


@pytest.mark.parametrize("language", OTHERS)
def test_every_line_says_the_same(language: str) -> None:
    """It names the same numbers and rules, shows the same icons, and marks as much as a ruling or reconstructed."""
    lines = zip(TEXTS["en"].split("\n"), TEXTS[language].split("\n"), strict=True)
    assert [(english, line) for english, line in lines if facts(english) != facts(line)] == []


def facts(line: str) -> tuple[list[str], ...]:
    marks = ["mark" for _ in MARK.findall(line)]
    return figures(line), sorted(NUMBER.findall(line)), sorted(re.findall(r"\{[\w-]+\}", line)), marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_marked_is_called_by_one_word(language: str) -> None:
    """A ruling, or a reconstructed value; nothing else is marked."""
    assert len(set(MARK.findall(TEXTS[language]))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_is_left_open(language: str) -> None:
    for line in TEXTS[language].split("\n"):
        words = re.sub(r"^!\[(.*)\]\([\w-]+\)$", r"\1", line)
        assert not re.search(r"[*_{}\[\]]", FORMS.sub("", words)), line
        assert set(NUMBER.findall(words)) <= {*rules(DOCUMENT), *(f"R{n}" for n in range(15))}


@pytest.mark.parametrize("rule", rules(DOCUMENT))
def test_every_ruling_of_the_document_is_marked(rule: str) -> None:
    """And every number that the document's rule has is in the rule that people read."""
    read, document = rules(TEXTS["en"])[rule], rules(DOCUMENT)[rule]
    assert read.count("_Ruling_") >= document.count("*Ruling*")
    assert set(figures(document)) <= set(figures(read))
