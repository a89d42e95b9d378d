"""Every language, on a phone and on a desktop: nothing is cut off, nothing is lost when it changes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from shakespeare.locales import LANGUAGES, Texts
from tests.browser.visitor import Visitor, first_of

Visit = Callable[..., Visitor]
# Some questions of the first days, those with many words among them.
QUESTIONS = 6
# Dialogs that scroll as a whole, and not their content alone: their headings would jump.
SCROLLING = """() => [...document.querySelectorAll('dialog[open]')]
    .filter(one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth).length"""


def look(visitor: Visitor) -> None:
    assert visitor.cut() == []
    assert visitor.sideways() <= 0
    assert visitor.page.evaluate(SCROLLING) == 0


def open_settings(visitor: Visitor, language: str) -> None:
    visitor.page.get_by_role("button", name=WORDS[language]["settings"], exact=True).click()
    settings = visitor.page.get_by_role("dialog", name=WORDS[language]["settings"])
    settings.locator("input[name=notices]").wait_for()  # what is there last


# What the client says in its own files, which the package does not read.
WORDS = {
    "en": {"settings": "Settings", "language": "Language"},
    "fr": {"settings": "Réglages", "language": "Langue"},
    "it": {"settings": "Impostazioni", "language": "Lingua"},
    "hu": {"settings": "Beállítások", "language": "Nyelv"},
}


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(visit: Visit, language: str, phone: bool) -> None:
    visitor = visit(
        phone=phone, theme="dark" if phone else "light", seed=3, axe=True, language=f"{language}-XX"
    )
    page = visitor.page
    visitor.go_home()
    expect(page.locator("html")).to_have_attribute("lang", language)
    look(visitor)
    assert visitor.axe() == []
    open_settings(visitor, language)
    look(visitor)
    assert visitor.axe() == []
    visitor.close()
    visitor.start(3, backstage=True)
    for _ in range(QUESTIONS):
        assert visitor.wait_for_turn()
        look(visitor)
        visitor.decide()
    assert visitor.axe() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_all_cards_fit(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    visitor.page.goto(f"{visitor.server.address}/cards")
    visitor.page.wait_for_selector(".cards .objective")
    look(visitor)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("size", ["115", "150"])
def test_large_letters_fit(visit: Visit, size: str, phone: bool) -> None:
    """In the language with the longest words."""
    visitor = visit(phone=phone, language="hu", size=size)
    visitor.go_home()
    look(visitor)
    open_settings(visitor, "hu")
    look(visitor)
    visitor.close()
    visitor.start(4, backstage=True)
    assert visitor.wait_for_turn()
    look(visitor)


def test_the_language_changes_at_the_table_and_nothing_is_lost(visit: Visit) -> None:
    visitor = visit(seed=1)
    page = visitor.page
    visitor.start(2)
    assert visitor.wait_for_turn()
    asked = visitor.question
    page.locator("[data-at^='row:'].legal").first.click()  # a character, or an extra?
    page.locator(".chooser").wait_for()
    choices = page.locator(".chooser button").count()
    page.keyboard.press("Escape")
    page.locator(".chooser").wait_for(state="detached")
    open_settings(visitor, "en")
    page.get_by_label(WORDS["en"]["language"]).select_option("hu")
    page.get_by_role("dialog", name=WORDS["hu"]["settings"]).wait_for()
    visitor.close()
    said = Texts("hu").say("ask-first-recruit", character=None, value=0)
    expect(page.locator(".sentence.asked")).to_have_text(said)
    assert visitor.question == asked
    page.locator("[data-at^='row:'].legal").first.click()
    expect(page.locator(".chooser button")).to_have_count(choices)
    page.reload()
    page.locator(".sentence").get_by_text(said).wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_only_the_language_that_is_spoken_is_loaded(visit: Visit) -> None:
    visitor = visit(language="it")
    loaded: list[str] = []
    visitor.page.on("response", lambda response: loaded.append(response.url.rpartition("/")[2]))
    visitor.go_home()
    texts = [name for name in loaded if name.split("-")[0] in LANGUAGES]
    assert [name.split("-")[0] for name in texts] == ["it"]


def test_a_friend_joins_by_the_address(visit: Visit) -> None:
    host, friend = visit(), visit(language="fr")
    host.go_home()
    host.page.check('input[name=players][value="2"]', force=True)
    host.page.locator("form.panel select").first.select_option("friend")
    host.page.click("form.panel button.main[type=submit]")
    address = host.page.get_by_label("The address of this table").input_value()
    friend.go_home()
    friend.page.get_by_label("L’adresse que l’on vous a envoyée").fill(address)
    friend.page.get_by_role("button", name="Y aller").click()
    friend.page.get_by_label("Votre nom").fill("Anne")
    friend.page.get_by_role("button", name="S’asseoir").click()
    friend.page.get_by_role("heading", name="Anne").wait_for()  # her own theatre
    host.page.locator(".opponent").get_by_text("Anne").wait_for()
    expect(host.page.get_by_label("The address of this table")).to_have_count(0)
    first = first_of(friend, host)
    for visitor in (friend, host) if first is friend else (host, friend):
        assert visitor.wait_for_turn()
        visitor.decide()
