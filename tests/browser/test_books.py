"""The rules and the cards: searched, linked, read over the table; and an edition of one's own."""

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SHIPPED = resources.files("shakespeare.edition").joinpath("first.toml").read_text(encoding="utf-8")
# A card whose cost is our reconstruction: the beginning of its table, up to its cost.
(HAMLET,) = re.findall(r'\[characters\.hamlet\]\nkind = "actor"\ncost = \d', SHIPPED)
# Whether a rule is below the bar that stays, and on the screen.
IN_SIGHT = """number => {
    const { top, bottom } = document.querySelector(`[data-rule="${number}"]`).getBoundingClientRect();
    return top >= 40 && top < innerHeight && bottom > 0;
}"""


def open_page(visitor: Visitor, path: str) -> Page:
    visitor.page.goto(visitor.server.address + path)
    visitor.page.locator("[data-rule], [data-card]").first.wait_for()
    return visitor.page


def test_the_rules_are_searched_by_keyboard(visit: Visit) -> None:
    page = open_page(visit(), "/rules")
    chapters = page.locator("section.chapter")
    everything = chapters.count()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Search the rules")
    expect(field).to_be_focused()
    page.keyboard.type("MIRROR colour")
    expect(page.locator("[data-rule='R7.3'] mark", has_text="mirror")).to_have_count(4)
    expect(chapters).to_have_count(1)
    expect(page.get_by_role("status")).to_have_text("One passage found")
    page.keyboard.press("Enter")
    expect(page.locator("[data-rule='R7.3']")).to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("zzz")
    expect(page.get_by_text("The rules say nothing about “zzz”.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(chapters).to_have_count(everything)


@pytest.mark.parametrize("phone", [False, True])
def test_every_rule_has_an_address(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = open_page(visitor, "/#/rules/R6.2")
    expect(page).to_have_url(f"{visitor.server.address}/rules/R6.2")
    rule = page.locator("[data-rule='R6.2']")
    expect(rule).to_have_attribute("aria-current", "true")
    page.wait_for_function(IN_SIGHT, arg="R6.2")
    page.locator("[data-rule='R6.1'] .says a").click()
    page.wait_for_url("**/rules/R11.4")
    page.wait_for_function(IN_SIGHT, arg="R11.4")
    page.go_back()
    expect(rule).to_have_attribute("aria-current", "true")
    page.wait_for_function(IN_SIGHT, arg="R6.2")


@pytest.mark.parametrize("phone", [False, True])
def test_a_refusal_leads_to_its_rule_and_back(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, axe=True)
    page = visitor.page
    visitor.start(1)
    too_early = page.locator(".bar .line .button.off", has_text="Pass")
    for _ in range(5):
        assert visitor.wait_for_turn()
        if too_early.count():
            break
        visitor.decide()
    asked, address = visitor.question, page.url
    visitor.insist(too_early)
    page.locator(".note a", has_text="R4.3").click()
    dialog = page.get_by_role("dialog", name="The rules")
    expect(dialog.locator("[data-rule='R4.3']")).to_have_attribute("aria-current", "true")
    expect(dialog.locator("[data-rule='R4.3']")).to_contain_text("only after you have recruited")
    assert visitor.axe() == []
    assert visitor.sideways() <= 0
    dialog.get_by_role("link", name="R11.3").first.click()
    expect(dialog.locator("[data-rule='R11.3']")).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert (visitor.question, page.url) == (asked, address)


def test_cards_are_filtered_and_say_where_they_come_from(visit: Visit) -> None:
    page = open_page(visit(), "/cards")
    page.get_by_role("button", name="Objectives").click()
    expect(page.locator("[data-card]")).to_have_count(15)
    page.get_by_role("button", name="All").click()
    page.get_by_role("searchbox", name="Search the cards").fill("hamlet")
    expect(page.locator("[data-card]")).to_have_count(1)
    hamlet = page.locator("[data-card='characters.hamlet']")
    expect(hamlet).to_contain_text("In a dress rehearsal 1 prestige rules")
    expect(hamlet).to_contain_text(f"Cost £{HAMLET[-1]} reconstructed")
    expect(hamlet).to_contain_text("1 prestige rules")


def test_an_edition_of_one_s_own_is_checked_shown_and_played(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(axe=True)
    page = open_page(visitor, "/cards")
    file = tmp_path / "box.toml"
    file.write_text(SHIPPED.replace(HAMLET, f"{HAMLET[:-1]}4"), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    expect(page.get_by_text("There is one mistake in box.toml.")).to_be_visible()
    line = SHIPPED[: SHIPPED.index(HAMLET)].count("\n") + 3
    mistake = page.locator(".mistakes > li")
    expect(mistake.locator("code")).to_have_text(f"Line {line}cost = 4")
    expect(mistake).to_contain_text("characters.hamlet.cost must be 1, 3 or 5")
    assert visitor.axe() == []

    own = SHIPPED.replace(HAMLET, '[characters.hamlet]\ntitle = "The Dane"\nkind = "actor"\ncost = 5')
    own = own.replace("Reconstructed first edition", "Our box")
    data = page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "box.toml"));
            return data;
        }""",
        own,
    )
    page.locator(".own").dispatch_event("drop", {"dataTransfer": data})
    expect(page.get_by_text("“Our box” is a good edition")).to_be_visible()
    expect(page.locator("[data-card='characters.hamlet'] h3")).to_contain_text("The Dane")
    page.get_by_role("button", name="Play with it").click()
    page.get_by_role("dialog", name="Our box").locator("button[type=submit]").click()
    page.wait_for_url("**/tables/*")
    table = visitor.person().get(f"/api/tables/{visitor.table}")
    assert table["edition"]["name"] == "Our box"


@pytest.mark.parametrize("phone", [False, True])
def test_objectives_that_are_composed_are_shown_in_words(visit: Visit, phone: bool, tmp_path: Path) -> None:
    visitor = visit(phone=phone, axe=True)
    page = open_page(visitor, "/cards")
    file = tmp_path / "box.toml"
    file.write_text(composed(), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    expect(page.get_by_text("is a good edition")).to_be_visible()
    page.get_by_role("button", name="Objectives").click()
    for name, words in COMPOSED.items():
        expect(page.locator(f"[data-card='objectives.{name}']")).to_contain_text(words)
    assert visitor.axe() == []
    assert visitor.sideways() <= 0
    page.get_by_role("searchbox", name="Search the cards").fill("blue or green")
    expect(page.locator("[data-card]")).to_have_count(1)


COMPOSED = {
    "cast": "2, 4 or 6 blue or green elements in your stage set for 1, 2 or 3 prestige",
    "company": "4 each of: complete costumes on actors and (yellow elements placed and lit candles in your stage set together)"
    " for 3 prestige",
    "purse": "2 or 3 acts where you are first or second for 1 or 2 prestige",
}


def composed() -> str:
    """The shipped edition with a few objectives as another box might print them."""
    measures = {
        "cast": ('{ count = "elements", in = "set", colour = ["green", "blue"] }', [2, 4, 6]),
        "company": (
            '{ least = [{ count = "costumes", wearer = "actor" }, { sum = ["yellow-elements", { count = "candles" }] }] }',
            [4, 4, 4],
        ),
        "purse": ('{ count = "acts", place = 2 }', [2, 3]),
    }
    text = SHIPPED
    for name, (measure, steps) in measures.items():
        pattern = rf"(\[objectives\.{name}\]\n)measure = .*\nsteps = .*\n"
        text, found = re.subn(pattern, rf"\1measure = {measure}\nsteps = {steps}\n", text)
        assert found == 1
    return text


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_axe_finds_nothing_in_the_books(visit: Visit, phone: bool, theme: str) -> None:
    visitor = visit(phone=phone, theme=theme, axe=True)
    for path in ("/rules", "/cards"):
        open_page(visitor, path)
        assert visitor.axe() == []
        assert visitor.sideways() <= 0


@pytest.mark.parametrize(
    ("language", "title", "cards"),
    [
        ("fr", "Les règles", "Les cartes"),
        ("it", "Le regole", "Le carte"),
        ("hu", "Szabályok", "Kártyák"),
    ],
)
def test_the_books_speak_every_language(visit: Visit, language: str, title: str, cards: str) -> None:
    """And fit on a phone in each."""
    visitor = visit(phone=True)
    visitor.page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page = open_page(visitor, "/rules/R7.3")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("[data-rule='R7.3']")).to_have_attribute("aria-current", "true")
    assert visitor.sideways() <= 0
    page.get_by_role("link", name=cards).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(cards)
    page.locator("[data-card='characters.hamlet']").wait_for()
    assert visitor.sideways() <= 0
    expect(page.locator("html")).to_have_attribute("lang", language)
