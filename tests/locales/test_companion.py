"""What is told beside the rules: whole, the same in every language, with the numbers of the rules and of the edition."""

import re
from pathlib import Path

import pytest

from shakespeare.edition import BACKSTAGE_ACTIVATE_ICONS, BACKSTAGE_CARD_ICONS, BACKSTAGE_REHEARSE_ICONS
from shakespeare.game.icons import CRAFT_ICON, JEWEL, QUEEN_ICON
from shakespeare.locales import LANGUAGES
from shakespeare.locales.counts import CLOSE_WINS, PAYROLLS, counts_of
from tests.frozen import BACKSTAGE_EDITION, EDITION
from tests.locales.test_client import own_messages
from tests.locales.test_messages import WIDE_IN_FRENCH
from tests.locales.test_rules import DOCUMENT, FORMS, NUMBER, OTHERS, facts, rules, shape

LOCALES = Path(__file__).parents[2] / "src" / "shakespeare" / "locales"
TEXTS = {
    language: (LOCALES / language / "companion.md").read_text(encoding="utf-8") for language in LANGUAGES
}
CHAPTER = re.compile(r"^## (.+) \{#([a-z]+)\}$", re.M)
COUNT = re.compile(r"\{=([\w-]+)\}")
ICON = re.compile(r"\{([\w-]+)\}")


def signs(text: str) -> set[str]:
    """What the chapter of signs explains."""
    (chapter,) = re.findall(r"^## [^\n]* \{#signs\}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return {icon for line in re.findall(r"^- (.*?)\*\*", chapter, re.M) for icon in ICON.findall(line)}


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same(language: str) -> None:
    """Line by line the same kind of line, with the same numbers, rules, icons, counts and names of chapters."""
    lines = zip(TEXTS["en"].split("\n"), TEXTS[language].split("\n"), strict=True)
    differing = [(english, line) for english, line in lines if told(english) != told(line)]
    assert differing == []


def told(line: str) -> tuple[object, ...]:
    names = re.findall(r"\{#[\w-]+\}|\{=[\w-]+\}", line)
    return shape(line), line[:2] == "- ", sorted(names), facts(re.sub(r"\{[=#][\w-]+\}", "", line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_is_left_open(language: str) -> None:
    for line in TEXTS[language].split("\n"):
        words = re.sub(r"^!\[(.*)\]\([\w-]+\)$", r"\1", re.sub(r" \{#[a-z]+\}$|\{=[\w-]+\}", "", line))
        assert not re.search(r"[*_{}\[\]]", FORMS.sub("", words)), line
        assert set(NUMBER.findall(words)) <= {*rules(DOCUMENT), *(f"R{n}" for n in range(14))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_has_the_name_by_which_others_lead_to_it(language: str) -> None:
    titles = {
        id.removeprefix("chapter-"): message.value.elements[0].value  # type: ignore[union-attr]
        for id, message in own_messages(language, "companion.ftl").items()
        if id.startswith("chapter-")
    }
    assert {name: title for title, name in CHAPTER.findall(TEXTS[language])} == titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_of_an_edition_is_explained(language: str) -> None:
    """The browser's own test is about all that it can draw."""
    printed = {*BACKSTAGE_ACTIVATE_ICONS, *BACKSTAGE_REHEARSE_ICONS, *BACKSTAGE_CARD_ICONS}
    made = {icon.name for icon in (JEWEL, CRAFT_ICON, QUEEN_ICON)}
    assert printed | made <= signs(TEXTS[language])
    assert {"candle-out", "black", "craft"} <= signs(TEXTS[language])


def test_french_signs_are_set_off_by_narrow_spaces() -> None:
    assert re.findall(WIDE_IN_FRENCH, TEXTS["fr"]) == []


# The numbers


def test_every_number_is_there_and_none_is_unused() -> None:
    assert set(COUNT.findall(TEXTS["en"])) == set(counts_of(EDITION))


def test_the_numbers_are_those_of_the_rules() -> None:
    """R1.5, R1.6, R2.3, R2.4, R11.1, R11.2."""
    counts = counts_of(BACKSTAGE_EDITION)
    names = ("elements", "tokens", "cylinders", "characters", "printed", "objectives")
    assert [counts[name] for name in names] == [72, 8, 5, 30, 4, 10]
    names = ("backstage-cards", "backstage-actors", "backstage-objectives")
    assert [counts[name] for name in names] == [32, 9, 5]
    assert [counts_of(EDITION)[name] for name in (*names, "theater")] == [0, 0, 0, 0]


def test_the_published_scores_are_those_of_r12_1() -> None:
    """R12.1: a close win with 4, 3 and 2 players, what is strong alone, and the payrolls."""
    (rule,) = re.findall(r"^- \*\*R12\.1\*\*.*?(?=^- )", DOCUMENT, re.M | re.S)
    said = re.search(
        r"near (\d+) points with 4 players, (\d+) with 3, (\d+) with 2, over (\d+) solo",
        " ".join(rule.split()),
    )
    assert said is not None
    assert [int(points) for points in said.groups()] == [CLOSE_WINS[players] for players in (4, 3, 2, 1)]
    assert f"£{PAYROLLS[0]} to £{PAYROLLS[1]}" in rule
