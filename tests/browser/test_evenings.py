"""Where points come from, what happened meanwhile, hints, one screen for two, and games watched again."""

import itertools
import json
import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor, written
from tests.server.support import play_on

Visit = Callable[..., Visitor]


# Notes whether the page ever says something, however soon it is gone again.
LISTEN = """text => {
    window.told = false;
    new MutationObserver(() => (told ||= document.body.textContent.includes(text)))
        .observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def set_speed(page: Page, speed: str) -> None:
    """Over what the visit begins with, which is set anew at every load."""
    page.add_init_script(f"localStorage.setItem('speed', '{speed}')")
    page.reload()


def play_elsewhere(visitor: Visitor, decisions: int = 10_000) -> None:
    """The same person goes on without this page."""
    with visitor.person().live(visitor.table) as line:
        play_on(line, random.Random(7), decisions)


def test_the_end_is_told_line_by_line(visit: Visit) -> None:
    """By keyboard, with what it is about lit on the table; then the final scores."""
    visitor = visit(axe=True)
    page = visitor.page
    visitor.start(1)
    assert visitor.wait_for_turn()
    set_speed(page, "slow")
    assert visitor.wait_for_turn()
    account = page.get_by_role("region", name="The e")
    lines = account.locator(".lines p")
    with visitor.held():
        play_elsewhere(visitor)
        pause = account.get_by_role("button", name="Pause")
        while not pause.count():  # where there is but one line, there is nothing to pause
            page.clock.run_for(1000)
        pause.click()
    before = lines.count()
    expect(page.locator("[data-lit]")).not_to_have_count(0)
    assert visitor.axe() == []
    account.get_by_role("button", name="Next").press("Enter")
    expect(lines).to_have_count(before + 1)
    with visitor.held():  # so that no account ends by itself just when it is to be skipped
        while not page.locator("dialog[open] .total").count():
            if lines.count():
                page.keyboard.press("Escape")
            else:
                page.clock.run_for(1000)
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(page.locator(".purse")).not_to_contain_text("Payroll")  # nothing is owed any more


def test_what_happened_meanwhile_is_told_and_played_back(visit: Visit) -> None:
    visitor = visit(axe=True)
    page = visitor.page
    visitor.start(2)
    visitor.play(2)
    assert visitor.wait_for_turn()
    address = page.url
    page.goto(f"{visitor.server.address}/rules")
    with visitor.person().live(address.rpartition("/")[2]) as line:
        play_on(line, random.Random(3), 3)
        line.asked()
    page.goto(address)
    assert visitor.wait_for_turn()
    asked = visitor.question
    page.get_by_role("button", name="While you were away").click()
    page.get_by_role("dialog", name="While you were away").wait_for()
    assert visitor.axe() == []
    page.evaluate(LISTEN, "What happened while you were away:")
    page.get_by_role("button", name="Play it back").click()
    page.wait_for_function("told")
    assert visitor.wait_for_turn()  # and then it is now again
    assert visitor.question == asked


def test_a_hint_can_be_followed(visit: Visit) -> None:
    visitor = visit(axe=True)
    page = visitor.page
    visitor.start(2)
    assert visitor.wait_for_turn()
    asked = visitor.question
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("would choose:").wait_for()
    assert visitor.axe() == []
    page.get_by_role("button", name="Do this").click()
    page.wait_for_function(
        "asked => (document.querySelector('[data-question]')?.dataset.question ?? asked) !== asked", arg=asked
    )
    assert len(visitor.moves) == 1


def test_two_people_at_one_screen(visit: Visit) -> None:
    """Between their turns nothing of either's secrets is on the page."""
    visitor = visit(axe=True, seed=2)
    page = visitor.page
    visitor.go_home()
    page.check('input[name=players][value="2"]', force=True)
    page.get_by_label("Your name").fill("Will")
    page.locator("form.panel select").select_option(label="A person at this screen")
    page.get_by_label("Their name").fill("Ann")
    page.click("form.panel button.main[type=submit]")
    sat: list[str] = []
    ready = page.get_by_role("button", name="I am ")
    either = "() => document.querySelector('.ready') || document.querySelector('.sentence.asked')"
    for _ in range(12):
        page.wait_for_function(either)
        if ready.count():
            name = ready.inner_text().removeprefix("I am ")
            assert page.locator("[data-at], .log, .objectives").count() == 0
            assert "in secret" not in page.content()
            if not sat:
                assert visitor.axe() == []
            ready.click()
            page.wait_for_selector(".sentence.asked")
            expect(page.locator(".purse .name")).to_have_text(name)
            sat.append(name)
        else:
            visitor.decide()
    assert {"Will", "Ann"} <= set(sat)
    assert all(one != other for one, other in itertools.pairwise(sat))


def test_a_game_is_watched_again_and_played_on(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(axe=True)
    page = visitor.page
    visitor.start(2)
    assert visitor.wait_for_turn()
    play_elsewhere(visitor)
    page.locator("dialog[open] .total").wait_for()
    table = visitor.table
    record = visitor.person().get(f"/api/tables/{table}/record")
    page.get_by_role("link", name="Watch again").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.wait_for()
    assert visitor.axe() == []
    assert visitor.sideways() <= 0 and visitor.downwards() <= 0
    last = int(slider.get_attribute("max") or "0")
    slider.focus()
    slider.press("End")
    expect(page.get_by_label("Day 6 of 6")).to_be_visible()
    scores = [standing["score"] for standing in visitor.person().get(f"/api/tables/{table}")["standings"]]
    expect(page.locator("[data-at^='prestige:'] b")).to_have_text([written(score) for score in scores])
    slider.press("Home")
    expect(page.get_by_text(f"1 of {last + 1}")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"3 of {last + 1}")).to_be_visible()
    page.get_by_label("Whose view").select_option(label="Green’s view")
    expect(page.locator(".purse .name")).to_have_text("Green")

    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page.goto(f"{visitor.server.address}/replay")
    page.set_input_files("input[type=file]", file)
    slider.wait_for()
    page.get_by_label("Day and phase").select_option(index=6)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_label("Your seat").select_option(index=1)
    assert visitor.axe() == []
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url("**/tables/*")
    assert visitor.wait_for_turn()
    assert visitor.table != table
    assert visitor.play(2) == 2


def test_a_file_that_is_no_record_is_said_to_be_none(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(axe=True, phone=True)
    page = visitor.page
    page.goto(f"{visitor.server.address}/replay")
    page.get_by_role("heading", name="Watch a game again").wait_for()
    assert visitor.axe() == []
    assert visitor.sideways() <= 0
    file = tmp_path / "poem.json"
    file.write_text("[1, 2]", encoding="utf-8")
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_role("alert")).to_have_text("poem.json is no record of a game.")
