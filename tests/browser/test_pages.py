"""What every page must be: accessible, and neither too wide nor too high for the screen."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.server.support import play_on

Visit = Callable[..., Visitor]
EVERYWHERE = [(phone, theme, False) for phone in (False, True) for theme in ("light", "dark")]
BACKSTAGE = [(False, "dark", True), (True, "light", True)]


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "theme", "backstage"), EVERYWHERE + BACKSTAGE)
def test_axe_finds_nothing(visit: Visit, phone: bool, theme: str, backstage: bool) -> None:
    visitor = visit(phone=phone, theme=theme, axe=True)
    visitor.go_home()
    assert visitor.axe() == []
    visitor.start(3, backstage)
    seen = set()
    # Until each common kind of question has been looked at once.
    for _ in range(60):
        if not visitor.wait_for_turn():
            break
        kind = visitor.page.locator(".sentence.asked").inner_text()[:12]
        if kind not in seen:
            seen.add(kind)
            assert visitor.axe() == []
            assert visitor.sideways() <= 0
            if not phone:
                assert visitor.downwards() <= 0
        if len(seen) >= 6:
            break
        visitor.decide()
    assert len(seen) >= 4


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_axe_finds_nothing_in_what_opens(visit: Visit, phone: bool, theme: str) -> None:
    """The choice beside a card, another's theatre, a card, the sheets of a phone; and the end of a game."""
    visitor = visit(phone=phone, theme=theme, axe=True)
    page = visitor.page
    visitor.start(2)
    assert visitor.wait_for_turn()
    if phone:
        for name in ("Board", "Crates", "Log", "Help", "Players"):
            visitor.tap(page.get_by_role("navigation").get_by_role("button", name=name))
            page.get_by_role("dialog", name=name).wait_for()
            assert visitor.axe() == []
            assert visitor.sideways() <= 0
            if name != "Players":
                visitor.close()
    else:
        page.get_by_role("button", name="How the game goes").click()
        page.get_by_role("dialog", name="How the game goes").wait_for()
        assert visitor.axe() == []
        visitor.close()
    page.locator(".opponent").click()
    opponent = page.get_by_role("dialog", name="Green’s individual board")
    opponent.wait_for()
    assert visitor.axe() == []
    opponent.locator("li button").first.click()
    page.get_by_text("In the dress rehearsal").wait_for()
    assert visitor.axe() == []
    while page.locator("dialog[open]").count():
        visitor.close()
    while not page.locator(".chooser").count():  # a character, or face down an extra: the first choice of all
        visitor.click(page.locator("[data-at^='row:'].legal").first)
    assert visitor.axe() == []

    with visitor.person().live(visitor.table) as line:
        play_on(line, random.Random(5))
    page.locator("dialog[open] .total").wait_for()
    assert visitor.axe() == []
    assert visitor.sideways() <= 0


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_is_taken_apart_by_keyboard_too(visit: Visit, phone: bool) -> None:
    """What a day brought, source by source, adds up."""
    visitor = visit(phone=phone, axe=True)
    page = visitor.page
    visitor.start(1)
    assert visitor.wait_for_turn()
    with visitor.person().live(visitor.table) as line:
        play_on(line, random.Random(6))
    page.locator("dialog[open] .total").wait_for()
    page.get_by_role("button", name="By day").press("Enter")
    days = page.locator("dialog[open] .day")
    days.first.wait_for()
    total = 0
    for day in range(days.count()):
        days.nth(day).press("Enter")
        expect(days.nth(day)).to_have_attribute("aria-expanded", "true")
        parts = page.locator("dialog[open] .part td").all_inner_texts()
        whole = _read(days.nth(day).locator("xpath=ancestor::tr/td").inner_text())
        assert sum(_read(part) for part in parts) == whole
        total += whole
    assert total == _read(page.locator("dialog[open] .total td").inner_text())
    assert visitor.axe() == []


def _read(number: str) -> int:
    return int(number.replace("−", "-"))


def test_back_closes_a_sheet(visit: Visit) -> None:
    """And does not leave the table."""
    visitor = visit(phone=True)
    visitor.start(1)
    assert visitor.wait_for_turn()
    address = visitor.page.url
    for leave in (visitor.page.go_back, visitor.close):
        visitor.tap(visitor.page.get_by_role("button", name="Board"))
        visitor.page.wait_for_selector("dialog[open]")
        leave()
        visitor.page.wait_for_selector("dialog[open]", state="detached")
        assert visitor.page.url == address
    visitor.page.go_back()
    visitor.page.wait_for_selector(".play")


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    visitor = visit()
    with visitor.page.expect_console_message(lambda message: message.type == "error"):
        visitor.page.goto(f"{visitor.server.address}/nonsense/page")
    assert len(visitor.complaints) == 1 and "404" in visitor.complaints.pop()
    visitor.page.get_by_role("heading", name="There is nothing at this address.").wait_for()
    visitor.page.get_by_role("button", name="Home").click()
    visitor.page.wait_for_selector(".play")


@pytest.mark.parametrize("phone", [False, True])
def test_the_home_page_fits(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.go_home()
    assert visitor.sideways() <= 0


def test_a_stranger_s_link_is_answered_kindly(visit: Visit) -> None:
    """A table that is not there is said to be so, with a way home."""
    visitor = visit()
    visitor.offline = True  # the browser reports the missing page by itself
    visitor.page.goto(f"{visitor.server.address}/tables/nothing-here")
    visitor.page.get_by_role("heading", name="There is no such table; it may have been deleted.").wait_for()
    visitor.page.get_by_role("button", name="Home").click()
    visitor.page.wait_for_selector(".play")
    expect(visitor.page).to_have_url(f"{visitor.server.address}/")


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1180, 820), (3840, 2160)])
def test_a_table_fits_a_tablet_and_a_wall(visit: Visit, width: int, height: int) -> None:
    visitor = visit()
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.start(3, backstage=True)
    assert visitor.wait_for_turn()
    assert visitor.cut() == []
    assert visitor.sideways() <= 0
    if width >= 1024:  # all of it on one screen, the board not lost on it
        assert visitor.downwards() <= 0
        board = visitor.page.locator("section.board").bounding_box()
        assert board is not None and board["width"] > width / 4.5
    visitor.go_home()
    assert visitor.cut() == []
    assert visitor.sideways() <= 0
