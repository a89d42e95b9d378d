"""Other people: public tables, a seat or oneself on another device, names that offend, and being forgotten."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import ASKED, Visitor, first_of
from tests.server.support import PERSON, Person, play_on

Visit = Callable[..., Visitor]

FREE = {"person": True}


def link(page: Page) -> str:
    """A link, made and read."""
    page.get_by_role("button", name="Make a link").click()
    address = page.get_by_label("The link, for one use").input_value()
    page.wait_for_function("() => document.querySelector('[role=status]')")
    return address


def test_a_public_table_is_found_joined_and_watched(visit: Visit) -> None:
    ann, ben, cleo = visit(), visit(phone=True, axe=True), visit(language="hu")
    ann.page.add_init_script("localStorage.setItem('name', 'Ann')")
    ann.go_home()
    ann.page.check('input[name=players][value="2"]', force=True)
    ann.page.locator("form.panel select").select_option("friend")
    ann.page.get_by_role("checkbox", name="Public").check()
    ann.page.get_by_role("checkbox", name="Hints").check()
    ann.page.click("form.panel button.main[type=submit]")
    ann.page.wait_for_selector(".bar .sentence")
    ben.page.add_init_script("localStorage.setItem('name', 'Ben')")
    ben.go_home()
    row = ben.page.locator("section", has_text="Public tables").locator("li", has_text="Ann")
    expect(row).to_contain_text("One seat is free")
    assert ben.axe() == [] and ben.cut() == [] and ben.sideways() <= 0
    row.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_url(ann.page.url)
    asked = first_of(ann, ben)
    expect(asked.page.get_by_role("button", name="Hint")).to_be_visible()
    name = "Ben" if asked is ben else "Ann"
    cleo.go_home()
    cleo.page.locator("li", has_text="Ann").get_by_role("button", name="Megnézem").click()
    cleo.page.wait_for_url(ann.page.url)
    expect(cleo.page.locator(".bar .sentence")).to_contain_text(name)
    # Ann finds the name offensive.
    expect(ann.page.get_by_text("Ben").locator("visible=true")).not_to_have_count(0)
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.page.get_by_role("button", name="This table").click()
    expect(ann.page.get_by_text("Everybody may ask a computer player")).to_be_visible()
    ann.page.get_by_role("button", name="Report the name").click()
    expect(ann.page.get_by_text("Thank you, it was reported.")).to_be_visible()


def test_a_seat_is_free_where_nobody_may_watch(visit: Visit) -> None:
    ann, ben, cleo = visit(), visit(), visit()
    ann.go_home()
    table = ann.person().create_with([PERSON, FREE], house={"public": True, "spectators": False})["id"]
    for guest in (ben, cleo):
        guest.offline = True  # the browser notes that the door was closed
        guest.page.goto(f"{guest.server.address}/tables/{table}")
    expect(ben.page.get_by_text("Nobody may watch at this table, but a seat is free.")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down as Green").click()
    expect(ben.page.locator(".bar .sentence")).to_be_visible()
    cleo.page.reload()
    expect(cleo.page.get_by_role("heading", name="Nobody may watch at this table.")).to_be_visible()


def test_the_seat_of_a_computer_player_is_opened_closed_and_taken(visit: Visit) -> None:
    """Until somebody takes it there are hints, and what is told of it goes when they do."""
    ann, ben = visit(axe=True), visit()
    ann.seed = None  # where it is known, nobody sits down
    ann.start(2)
    assert ann.wait_for_turn()
    ann.page.get_by_role("button", name="This table").click()
    opening = ann.page.get_by_role("button", name="Let somebody sit here")
    closing = ann.page.get_by_role("button", name="Let nobody sit here")
    opening.click()
    expect(closing).to_be_visible()
    assert ann.axe() == [] and ann.cut() == []
    closing.click()
    opening.click()
    expect(closing).to_be_visible()
    ann.close()
    told = ann.page.get_by_text("plays until somebody sits down")
    hint = ann.page.get_by_role("button", name="Hint")
    expect(told).to_be_visible()
    expect(hint).to_be_visible()
    ben.page.goto(ann.page.url)
    ben.page.get_by_role("button", name="Sit down as Green").click()
    expect(ben.page.get_by_role("button", name="Sit down as Green")).to_have_count(0)
    expect(told).to_have_count(0)
    expect(hint).to_have_count(0)


def test_oneself_and_a_seat_are_taken_to_another_device(visit: Visit) -> None:
    """By links that work once; then all of it is deleted."""
    desk, phone, friend = visit(axe=True), visit(phone=True, axe=True), visit()
    desk.start(1)
    assert desk.wait_for_turn()
    table = desk.page.url
    desk.page.goto(f"{desk.server.address}/you")
    address = link(desk.page)
    assert desk.axe() == [] and desk.cut() == []
    phone.page.goto(address)
    expect(phone.page.get_by_role("button", name="Take it over here")).to_be_visible()
    expect(phone.page).not_to_have_url(re.compile("#"))  # where it could be read by whoever comes after
    assert phone.axe() == [] and phone.cut() == [] and phone.sideways() <= 0
    phone.page.get_by_role("button", name="Take it over here").click()
    phone.page.locator(f'li a[href="/tables/{table.rpartition("/")[2]}"]').click()
    assert phone.wait_for_turn()
    # The seat alone goes to somebody else.
    phone.page.get_by_role("button", name="Help").click()
    phone.page.get_by_role("button", name="This table").click()
    address = link(phone.page)
    assert phone.axe() == [] and phone.cut() == []
    friend.page.goto(address)
    friend.page.get_by_role("button", name="Take it over here").click()
    friend.page.wait_for_url(table)
    assert friend.wait_for_turn()
    friend.offline = True
    friend.page.goto(address)
    friend.page.get_by_role("button", name="Take it over here").click()
    expect(friend.page.get_by_role("alert")).to_contain_text("has been used")
    friend.page.on("dialog", lambda dialog: dialog.accept())
    friend.page.goto(f"{friend.server.address}/you")
    friend.page.get_by_role("button", name="Delete everything").click()
    expect(friend.page.get_by_role("status")).to_contain_text("It is deleted.")
    assert friend.page.context.cookies() == []


def test_name_and_language_come_along_and_the_name_goes(visit: Visit) -> None:
    """A browser that has neither takes them over; nothing of the name stays where everything is deleted."""
    desk, phone = visit(), visit(phone=True, language="hu")
    desk.page.add_init_script("localStorage.setItem('name', 'Ödön'); localStorage.setItem('language', 'en')")
    desk.start(1)
    desk.page.goto(f"{desk.server.address}/you")
    phone.page.goto(link(desk.page))
    phone.page.get_by_role("button", name="Átveszem itt").click()
    expect(phone.page.get_by_label("Your name")).to_have_value("Ödön")
    phone.page.goto(f"{phone.server.address}/you")
    phone.page.on("dialog", lambda dialog: dialog.accept())
    phone.page.get_by_role("button", name="Delete everything").click()
    expect(phone.page.get_by_role("status")).to_contain_text("It is deleted.")
    phone.page.wait_for_function("localStorage.getItem('name') === null")


def test_more_is_taken_back_alone_and_by_consent(visit: Visit) -> None:
    """Alone the button is always there; else the others are asked."""
    ann, ben = visit(axe=True), visit(phone=True, axe=True)
    ann.start(1)
    ann.play(4)
    assert ann.wait_for_turn()
    for _ in range(4):
        asked = ann.question
        ann.page.get_by_role("button", name="Undo").click()
        ann.page.wait_for_function(f"() => ({ASKED}) && ({ASKED}) !== {asked!r}")
    expect(ann.page.get_by_role("button", name="Undo")).to_have_count(0)
    ann.play(1)
    # With a friend.
    table = ann.person().create_with([PERSON, FREE])["id"]
    ann.page.goto(f"{ann.server.address}/tables/{table}")
    ben.page.goto(f"{ben.server.address}/tables/{table}")
    ben.page.get_by_role("button", name="Sit down as Green").click()
    first_of(ann, ben).play(1)
    first_of(ann, ben).play(1)
    ann.page.get_by_role("button", name="This table").click()
    ann.page.get_by_role("button", name="Ask for your last decision back").click()
    expect(ann.page.get_by_text("You would like to take back")).to_be_attached()
    asking = ben.page.get_by_text("Will would like to take back their last decision")
    expect(asking).to_be_visible()
    assert ben.axe() == [] and ben.cut() == [] and ben.sideways() <= 0
    ben.page.get_by_role("button", name="Agree").click()
    expect(asking).to_have_count(0)
    ann.page.keyboard.press("Escape")
    assert ann.wait_for_turn()
    ann.page.wait_for_function(f"() => ({ASKED}).endsWith('@1')")


def test_a_record_from_elsewhere_gets_an_address(visit: Visit, tmp_path: Path) -> None:
    ann, ben = visit(axe=True), visit(phone=True)
    person = Person(ann.server)
    table = person.create()["id"]
    with person.live(table) as line:
        play_on(line, random.Random(4))
    file = tmp_path / "record.json"
    file.write_text(person.web.get(f"/api/tables/{table}/record").text, encoding="utf-8")
    ann.page.goto(f"{ann.server.address}/replay")
    ann.page.set_input_files("input[type=file]", file)
    keep = ann.page.get_by_role("button", name="Create a link")
    expect(keep).to_be_visible()
    assert ann.axe() == [] and ann.cut() == []
    keep.click()
    ann.page.wait_for_url(re.compile(r"/replay/[0-9a-f]{16}$"))
    expect(keep).to_have_count(0)
    ben.page.goto(ann.page.url)
    expect(ben.page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize("letter", ["W", "\ufdfa"])
def test_a_wide_name_makes_no_page_wider(visit: Visit, letter: str) -> None:
    """Neither one's own nor anybody else's."""
    visitor = visit(phone=True)
    names = [Person(visitor.server), Person(visitor.server)]
    seats = [{"person": True, "name": letter * 40}, {"person": True}]
    table = names[0].create_with(seats, house={"public": True})["id"]
    answer = names[1].web.post(f"/api/tables/{table}/seats/1", json={"name": letter * 40})
    assert answer.status_code == 200
    name, value = names[1].cookie
    visitor.page.context.add_cookies([{"name": name, "value": value, "url": visitor.server.address}])
    for path, awaited in (
        (f"/tables/{table}", ".sentence"),
        ("/", f'section.panel a[href="/tables/{table}"]'),
    ):
        visitor.page.goto(visitor.server.address + path)
        visitor.page.wait_for_selector(awaited)
        assert visitor.sideways() <= 0
    # Other tests look at the list of public tables, and their pages have no words that are broken.
    assert names[0].web.delete(f"/api/tables/{table}").status_code == 204
