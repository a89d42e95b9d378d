"""Clocks, leaving and coming back, in real browsers."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_clock_runs_somebody_leaves_and_comes_back(visit: Visit) -> None:
    ann, ben = visit(axe=True), visit(phone=True, axe=True)
    ann.page.add_init_script("localStorage.setItem('name', 'Ann')")
    ann.go_home()
    ann.page.check('input[name=players][value="2"]', force=True)
    ann.page.locator("form.panel select").first.select_option("friend")
    ann.page.locator("select[name=house-clock]").select_option(label="20 minutes a player for the whole game")
    ann.page.locator("select[name=house-stand-in]").select_option("random")
    assert ann.axe() == []
    ann.page.click("form.panel button.main[type=submit]")
    ann.page.wait_for_selector(".bar .sentence")
    ben.go_home()
    ben.page.goto(ann.page.url)
    ben.page.get_by_label(re.compile("name", re.IGNORECASE)).first.fill("Ben")
    ben.page.get_by_role("button", name="Sit down as Green").click()
    for one in (ann, ben):
        expect(one.page.get_by_role("timer").first).to_have_text(re.compile(r"(20|1\d):\d\d"))
    assert ben.sideways() <= 0
    # Ben leaves for good, and thinks better of it.
    ben.page.on("dialog", lambda dialog: dialog.accept())
    ben.page.get_by_role("navigation").get_by_role("button", name="Players").click()
    ben.page.get_by_role("button", name="This table").click()
    expect(ben.page.get_by_text("Tell me when it is my turn")).to_be_visible()
    assert ben.axe() == [] and ben.cut() == []
    ben.page.get_by_role("button", name="Leave the game").click()
    expect(ann.page.get_by_text("Ben has left the game: the Fool plays on.")).to_be_visible()
    expect(ann.page.get_by_text("the Fool stands in")).to_be_visible()
    expect(ben.page.get_by_text("You have left the game: the Fool plays for you.")).to_be_visible()
    assert ann.axe() == []
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(ann.page.get_by_text("Ben plays again.")).to_be_visible()
    expect(ben.page.get_by_text("You have left the game")).to_have_count(0)
    ann.page.get_by_role("button", name="Close").click()
    expect(ann.page.get_by_text("Ben plays again.")).to_have_count(0)


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    ann = visit()
    ann.go_home()
    ann.page.click("form.panel button.main[type=submit]")
    ann.page.wait_for_selector(".sentence.asked")
    icon = ann.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    turn = ann.page.title()
    ann.page.locator("a.home").click()
    expect(icon).to_have_attribute("href", "/icon.svg")
    expect(ann.page).not_to_have_title(turn)
