"""What is told beside the rules: each chapter at its address; and the ways that lead there."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from shakespeare.locales.counts import CLOSE_WINS
from tests.browser.test_books import IN_SIGHT
from tests.browser.visitor import Visitor
from tests.server.support import play_on

Visit = Callable[..., Visitor]
# Each with the beginning of its title in each language.
CHAPTERS = {
    "strategy": {"en": "How to play well", "fr": "Comment bien jouer", "it": "Come giocare", "hu": "Hogyan"},
    "scores": {"en": "What is a good", "fr": "Qu’est-ce qu’un", "it": "Qual è un buon", "hu": "Mi számít"},
    "theme": {
        "en": "The story behind",
        "fr": "Ce que raconte",
        "it": "Che cosa racconta",
        "hu": "Miről mesél",
    },
    "box": {"en": "What is in the", "fr": "Ce qu’il y a dans", "it": "Che cosa c’è", "hu": "Mi van a"},
    "signs": {
        "en": "What every sign",
        "fr": "Ce que veut dire",
        "it": "Che cosa vuol",
        "hu": "Mit jelentenek",
    },
}


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en", "fr", "it", "hu"])
def test_every_chapter_opens_at_its_address(visit: Visit, language: str, phone: bool) -> None:
    """With every drawing there, no number missing, and nothing wider than the screen."""
    visitor = visit(phone=phone, theme="dark" if phone else "light", axe=language == "en")
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.goto(f"{visitor.server.address}/rules/box")
    for name, titles in CHAPTERS.items():
        page.evaluate("name => (location.hash = `#/rules/${name}`)", name)
        page.wait_for_url(f"**/rules/{name}")
        chapter = page.locator(f"section[data-rule='{name}']")
        expect(chapter.get_by_role("heading", level=2)).to_contain_text(titles[language])
        expect(chapter).to_be_focused()
        page.wait_for_function(IN_SIGHT, arg=name)
        expect(page.locator("[data-rule='box'] .tile.printed")).to_be_attached()  # the edition is here
        expect(chapter).not_to_contain_text("…")
        assert not chapter.evaluate(
            "one => [...one.querySelectorAll('.drawn')].some(drawn => !drawn.querySelector('svg'))"
        )
        assert visitor.sideways() <= 0
    if language == "en":
        assert visitor.axe() == []


@pytest.mark.parametrize("phone", [False, True])
def test_chapters_are_reached_by_keyboard_and_found_by_words(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    page.goto(f"{visitor.server.address}/rules")
    page.locator(".beside").get_by_role("link", name="The story behind the game").press("Enter")
    page.wait_for_url("**/rules/theme")
    expect(page.locator("section[data-rule='theme']")).to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("unlit candle")
    expect(page.locator(".entry mark").first).to_have_text("Unlit")
    expect(page.locator("section.chapter")).to_have_count(1)
    page.locator(".entry").get_by_role("link", name="R8.3").press("Enter")
    page.wait_for_function(IN_SIGHT, arg="R8.3")
    page.go_back()
    page.wait_for_url("**/rules/theme")


@pytest.mark.parametrize("phone", [False, True])
def test_guide_and_end_lead_to_them(visit: Visit, phone: bool) -> None:
    """And the end of the game is in the guide."""
    visitor = visit(phone=phone, axe=True)
    page = visitor.page
    visitor.start(2)
    assert visitor.wait_for_turn()
    if phone:
        visitor.tap(page.get_by_role("navigation").get_by_role("button", name="Help"))
    else:
        page.get_by_role("button", name="How the game goes").click()
    guide = page.get_by_role("region", name="How the game goes")
    expect(guide).to_contain_text("Whoever is not paid costs you 2 prestige.")
    guide.get_by_role("link", name="What every sign means").press("Enter")
    book = page.get_by_role("dialog", name="The rules")
    expect(book.locator("section[data-rule='signs']")).to_contain_text("Unlit candle")
    page.wait_for_function(IN_SIGHT, arg="signs")
    assert visitor.axe() == []
    while page.locator("dialog[open]").count():
        visitor.close()
    with visitor.person().live(visitor.table) as line:
        play_on(line, random.Random(5))
    page.locator("dialog[open] .total").wait_for()
    expect(page.locator(".measure")).to_contain_text(f"A close win with two is about {CLOSE_WINS[2]} points.")
    assert visitor.axe() == []
    page.get_by_role("link", name="How to play well").press("Enter")
    book.locator("section[data-rule='strategy']").wait_for()
    page.wait_for_function(IN_SIGHT, arg="strategy")
