"""Colours are chosen: for a new table, when sitting down, and until the first decision."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor, first_of
from tests.server.support import PERSON

Visit = Callable[..., Visitor]


def colour(around: Page | Locator, name: str) -> Locator:
    """The choice of a colour, as one who does not see it finds it: by its name, or by who has it."""
    return around.get_by_role("radio", name=re.compile(f"^{name}"))


def painted(page: Page) -> list[str | None]:
    """The colours in which the prestige of all players is shown, by their seats."""
    fills = page.locator("[data-at^='prestige:'] svg:first-child > path:nth-child(2)").evaluate_all(
        "all => all.map(one => one.getAttribute('fill'))"
    )
    return [fill.removeprefix("var(--seat-").removesuffix(")") for fill in fills]


def test_two_people_choose_their_colours(visit: Visit) -> None:
    """One for a new table, the other on a phone when they sit down; then both think better of it."""
    ann, ben, cleo = visit(axe=True), visit(phone=True, axe=True), visit(language="fr")
    ann.page.add_init_script("localStorage.setItem('name', 'Ann')")
    ann.go_home()
    ann.page.check('input[name=players][value="2"]', force=True)
    ann.page.locator("form.panel select").select_option("friend")
    new = ann.page.locator("form.panel").first
    colour(new, "Blue").check(force=True)
    expect(colour(new, "Blue")).to_be_checked()
    # By keyboard: the arrows go from one colour to the next.
    colour(new, "Blue").press("ArrowRight")
    expect(colour(new, "Yellow")).to_be_checked()
    assert ann.axe() == [] and ann.cut() == []
    ann.page.click("form.panel button.main[type=submit]")
    waiting = ann.page.get_by_role("region", name="Free seats")
    expect(colour(waiting, "Yellow")).to_be_checked()
    assert ann.axe() == [] and ann.cut() == []
    ben.page.add_init_script("localStorage.setItem('name', 'Ben')")
    for guest in (ben, cleo):
        guest.page.goto(ann.page.url)
    door = ben.page.get_by_role("region", name="Free seats")
    expect(colour(door, "Yellow")).to_be_disabled()
    expect(door.get_by_text("Ann has it")).to_be_visible()
    expect(colour(cleo.page, "Jaune à Ann")).to_be_disabled()
    assert ben.axe() == [] and ben.cut() == [] and ben.sideways() <= 0
    ben.tap(door.locator("label", has_text="Red"))
    # Ann is quicker, and takes another one: so hers is free, and what Ben wanted is not.
    expect(colour(door, "Red")).to_be_checked()
    colour(waiting, "Red").click(force=True)
    expect(colour(door, "Red")).to_be_disabled()
    expect(colour(door, "Yellow")).to_be_enabled()
    ben.tap(door.locator("label", has_text="Yellow"))
    ben.tap(door.get_by_role("button", name="Sit down as Yellow"))
    expect(ben.page.locator(".purse .name")).to_have_text("Ben")
    for page in (ann.page, cleo.page):
        page.wait_for_function(
            "() => document.querySelector('[data-at^=prestige] [fill=\"var(--seat-yellow)\"]')"
        )
        assert painted(page) == ["red", "yellow"]
    # Until the first decision, Ann may think better of it.
    ann.page.get_by_role("button", name="This table").click()
    about = ann.page.get_by_role("dialog")
    expect(colour(about, "Yellow Ben has it")).to_be_disabled()
    colour(about, "Green").click(force=True)
    expect(colour(about, "Green")).to_be_checked()
    assert ann.axe() == [] and ann.cut() == []
    cleo.page.wait_for_function(
        "() => document.querySelector('[data-at^=prestige] [fill=\"var(--seat-green)\"]')"
    )
    assert painted(cleo.page) == ["green", "yellow"]
    ann.close()
    first_of(ann, ben).decide()
    ann.page.get_by_role("button", name="This table").click()
    expect(about).to_be_visible()
    expect(about.get_by_role("radio")).to_have_count(0)


def test_two_at_one_screen_swap_their_colours(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go_home()
    page.check('input[name=players][value="2"]', force=True)
    page.locator("form.panel select").select_option("here")
    mine, theirs = (page.get_by_role("radiogroup", name=f"{whose} colour") for whose in ("Your", "Their"))
    expect(colour(theirs, "Green")).to_be_checked()
    colour(theirs, "Red").check(force=True)
    expect(colour(mine, "Green")).to_be_checked()
    page.click("form.panel button.main[type=submit]")
    page.wait_for_selector(".ready")
    table = visitor.person().get(f"/api/tables/{visitor.table}")
    assert [seat["colour"] for seat in table["seats"]] == ["green", "red"]


def test_a_colour_is_remembered_and_shown_in_lists_and_replays(visit: Visit) -> None:
    visitor, guest = visit(), visit()
    page = visitor.page
    visitor.go_home()
    colour(page.locator("form.panel").first, "Yellow").check(force=True)
    page.get_by_role("button", name="Play now").or_(page.locator(".play")).first.click()
    page.wait_for_selector(".bar .sentence")
    assert painted(page) == ["yellow", "green", "blue"]
    expect(page.locator(".purse .name")).to_have_text("Yellow")
    visitor.go_home()
    marks = page.locator(f'a[href="/tables/{page.url}"], li a .marks').first
    fills = marks.locator("svg > path:nth-child(2)").evaluate_all(
        "all => all.map(one => one.getAttribute('fill'))"
    )
    assert fills == [f"var(--seat-{name})" for name in ("yellow", "green", "blue")]
    # Where somebody has it, one gets what the seat shows.
    guest.go_home()
    maker = guest.person()
    table = maker.create_with([{**PERSON, "colour": "yellow"}, {"person": True}], house={"public": True})
    page.reload()
    row = page.locator("section", has_text="Public tables").locator("li", has_text="Will")
    row.get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile(table["id"]))
    expect(page.locator(".purse .name")).to_have_text("Green")
    page.goto(f"{visitor.server.address}/replay/{table['id']}")
    page.wait_for_selector("[data-at^=prestige]")
    assert painted(page) == ["yellow", "green"]
