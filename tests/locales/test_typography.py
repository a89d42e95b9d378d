"""How each language is set: its quotation marks and spaces, its elisions and articles, its way to write money, and words
that are not to come back."""

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from shakespeare.locales import LANGUAGES
from tests.locales.test_messages import entries

LOCALES = Path(__file__).parents[2] / "src" / "shakespeare" / "locales"
ARGUMENT = "\u25c6"  # stands in a text where an argument will be,
ICON = "\u25c7"  # and where an icon will be, or what is no prose
# What is to be typed, and addresses: they are no prose.
CODE = re.compile(
    r"\w+://\S*|\bprogram:\w+|pip install \"[^\"]*\"|--load \"[^\"]*\"|\". \. c \. \.\"|\[\"[^\]]*\]"
)
VOWELS = "aeiouyàâáäæéèêëíîïóôöőœúùûüű"


def texts_of(pattern: ftl.Pattern) -> Iterator[str]:
    """A message's text, and those of its variants, each by itself."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append(element.value)
            continue
        expression = element.expression
        if isinstance(expression, ftl.StringLiteral):
            parts.append(expression.value)
            continue
        parts.append(ARGUMENT)
        if isinstance(expression, ftl.SelectExpression):
            for variant in expression.variants:
                yield from texts_of(variant.value)
    yield "".join(parts)


def messages(language: str, file: Path) -> Iterator[tuple[str, str]]:
    for id, message in entries(language, file.name).items():
        if id == "quotes":
            continue
        forms = [(f"{id}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for name, pattern in [(id, message.value), *forms]:
            for text in texts_of(pattern) if pattern else ():
                yield f"{language}/{file.name} {name}", CODE.sub(ICON, text)


def lines(language: str, file: Path) -> Iterator[tuple[str, str]]:
    """The prose of a chapter: no rules of tables, no names of icons and figures."""
    for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), start=1):
        if not re.fullmatch(r"\s*\|[-| ]+\|", line):
            text = re.sub(r"\{[\w-]+\}", ICON, re.sub(r"^!\[|\]\([\w-]+\)$| \{#\w+\}$", "", line))
            yield f"{language}/{file.name}:{number}", re.sub(r"\{=[\w-]+\}", ARGUMENT, text)


@functools.cache
def all_texts(language: str) -> list[tuple[str, str]]:
    return [
        *(said for file in sorted((LOCALES / language).glob("*.ftl")) for said in messages(language, file)),
        *(
            said
            for file in sorted(LOCALES / language / name for name in ("companion.md", "rules.md"))
            for said in lines(language, file)
        ),
    ]


def with_any(language: str, pattern: str, flags: int = 0) -> list[tuple[str, str]]:
    """The texts in which something is, with where they stand."""
    found = [
        (place, match[0])
        for place, text in all_texts(language)
        for match in re.finditer(pattern, text, flags)
    ]
    assert len(all_texts(language)) > 1000
    return found


# In every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_print(language: str) -> None:
    """No typewriter's apostrophes, quotation marks, dots or minus signs; English quotes what is to be typed as it is."""
    typed = "" if language == "en" else r'|"'
    assert with_any(language, r"\w'\w|\.\.\.|(?<![\w-])-\d" + typed) == []


OUTER = {"en": "“”", "fr": "«»", "it": "«»", "hu": "„”"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_quoted_has_the_marks_of_the_language(language: str) -> None:
    """Those that stand inside others come by themselves (`nested`); Hungarian sets off computer players by them."""
    opening, closing = OUTER[language]
    for place, text in all_texts(language):
        if not place.endswith(".against"):
            assert not set(text) & set("“”«»„‟") - {opening, closing}, place
            assert text.count(opening) == text.count(closing), place


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_is_doubled(language: str) -> None:
    prose = [
        (place, text)
        for place, text in all_texts(language)
        if not place.endswith(("help-game", "edition-marks"))
    ]
    assert [place for place, text in prose if re.search(r"\S  +\S", text)] == []


@pytest.mark.parametrize(("language", "sign"), [("en", "£"), ("fr", "£"), ("it", "£"), ("hu", "font")])
def test_money_is_written_one_way(language: str, sign: str) -> None:
    """A sum has the sign of its language, on its side of the number; only objectives count pounds in words."""
    words = {"en": "pounds?", "fr": "livres?", "it": "sterlin[ae]", "hu": "£"}
    assert with_any(language, rf"[\d{ARGUMENT}][ \u00a0\u202f]{words[language]}\b", re.I) == []
    wrong = {
        "en": rf"£(?![\d{ARGUMENT}])(?<!, £)",
        "it": rf"£(?![\d{ARGUMENT}])(?<!, £)",
        "fr": rf"£(?<![\d{ARGUMENT}]\u202f£)(?<!, £)",
        "hu": "£",
    }
    assert with_any(language, wrong[language]) == []


# What was there once and is not to come back.
UNWANTED = {
    "en": r"\blit days\b",
    "fr": r"journées éclairées|[Qq]uiconque|[Pp]lacer du ",
    "it": r"\b[Cc]ass[ae]\b|[Pp]unti ora|non indossa nulla|giorni illuminati|[Pp]iazza il ",
    "hu": r"[Jj]átszm|[Kk]apjon címet|\ba\(z\)|[Ll]emondás automat|kivilágított nap|Pontszám most",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_given_up(language: str) -> None:
    assert with_any(language, UNWANTED[language]) == []


# French


def test_french_high_signs_have_a_narrow_space_that_does_not_break() -> None:
    """Before them, and inside quotation marks; a key to be typed (“?”) stands by itself."""
    assert with_any("fr", r"(?<!\u202f)(?<![.…])[;:!»%]|(?<!\u202f)(?<!^)(?<! )\?|«(?!\u202f)") == []
    assert with_any("fr", r"[\w)»] \?(?!\w)(?! (?:affiche|montre|pour))") == []


ASPIRATED = r"h(?:aut|asard|uit|ors|ongrois|ache|éros|all|amlet)"


def test_french_elides() -> None:
    """“d’Iago”; also where a name has forms of its own."""
    before = rf"(?=[{VOWELS}h])(?!{ASPIRATED}|onze|oui\b|yeux\b)"
    assert with_any("fr", rf"(?<!-)\b(?:[djlmnst]e|jusque|lorsque|puisque|que|la) {before}", re.I) == []


def test_no_french_preposition_wants_an_elision_before_a_name() -> None:
    """Whose first letter nobody knows: “la place de Anna”."""
    for file in sorted((LOCALES / "fr").glob("*.ftl")):
        found = re.findall(
            r".*\b(?:de|que) \{ \$(?:seats?|names?|player|waiting|computer|rival) \}.*",
            file.read_text("utf-8"),
        )
        assert found == [], file.name


def test_no_french_statement_begins_with_a_bare_qui() -> None:
    """“Celui qui mise le moins joue en premier”, not “Qui mise …”: that is a question, or a heading."""
    assert with_any("fr", r"(?:^|[.!?…] )Qui [^?.]*\.|\u202f: qui |\bpour qui ") == []


# Hungarian


def test_hungarian_articles_heed_what_follows() -> None:
    """“az 5. mező”, not “a 5. mező”."""
    assert with_any("hu", rf"\b[Aa] (?!II)(?:[„»*]*[{VOWELS}]|[15]\b)", re.I) == []


@pytest.mark.parametrize("language", ["it", "hu", "en"])
def test_no_space_before_a_sign(language: str) -> None:
    assert with_any(language, r"[\w)”»] [;:!?](?!\w)(?! (?:per|mostra|shows|for|lists|megmutatja))") == []


# Italian

# What may follow “la” as a pronoun, or “una” as a numeral.
UNELIDED = r"(?:abbandoni|abbass|attivi|invieremo|usa|indossa|esegue|apre|è\b|o due|alla volta|e l’altra)"


def test_italian_elides() -> None:
    articles = r"(?:[Ll]o|[Ll]a|[Uu]na|[Dd]ello|[Dd]ella|[Aa]llo|[Aa]lla|[Nn]ella|[Nn]ello|[Ss]ulla|[Ss]ullo|[Dd]alla)"
    assert with_any("it", rf"\b{articles} (?=[{VOWELS}])(?!{UNELIDED})") == []


def test_italian_accents_are_the_right_ones() -> None:
    assert with_any("it", r"\b(?:perchè|finchè|nè|sè|poichè|E’ |pò|qual’è|fà|sù)\b") == []
