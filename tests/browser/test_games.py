"""Whole games by clicking, in a real browser: with a reload and a restart of the server in the middle."""

import random
import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.visitor import ASKED, SETTLED, Visitor, written
from tests.server.support import is_over, play_on

Visit = Callable[..., Visitor]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "backstage", "phone"),
    [(1, False, False), (3, False, False), (2, False, True), (3, True, False)],
)
def test_a_whole_game_by_clicking(visit: Visit, players: int, backstage: bool, phone: bool) -> None:
    """From the home page to the final scores."""
    visitor = visit(phone=phone, seed=players)
    visitor.start(players, backstage)
    assert visitor.play(10) == 10

    asked = visitor.question if visitor.wait_for_turn() else ""
    visitor.page.reload()
    assert visitor.wait_for_turn()
    assert visitor.question == asked  # nothing is lost by a reload
    assert visitor.play(5) == 5

    assert visitor.wait_for_turn()
    asked = visitor.question
    visitor.restart()
    assert visitor.wait_for_turn()
    assert visitor.question == asked  # nor by a restart
    visitor.play()

    standings = visitor.person().get(f"/api/tables/{visitor.table}")["standings"]
    ranked = sorted(standings, key=lambda standing: (standing["rank"], standing["seat"]))
    totals = visitor.page.locator("dialog[open] .total td")
    expect(totals).to_have_text([written(standing["score"]) for standing in ranked])
    assert any(move.startswith("use ") for move in visitor.moves) == backstage


# All that is said to screen readers, however soon something else is said.
HEARD = """
    window.heard = [];
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        for (const one of document.querySelectorAll('[data-testid=announcer] p')) heard.push(one.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true }));
"""
# Counts what appears to move across the page.
MOVING = """
    window.moving = { flight: 0, curtain: 0 };
    addEventListener('DOMContentLoaded', () => new MutationObserver(changes => {
        for (const { addedNodes } of changes)
            for (const { className } of addedNodes) if (className in moving) moving[className] += 1;
    }).observe(document.body, { childList: true, subtree: true }));
"""


@pytest.mark.slow
def test_what_moves_is_in_nobody_s_way(visit: Visit) -> None:
    """A day and the beginning of the next, with everything in motion; and nothing of it stays."""
    visitor = visit(seed=3, motion=True)
    page = visitor.page
    page.add_init_script(MOVING)
    visitor.start(3, backstage=True)
    while visitor.wait_for_turn() and not page.get_by_label("Day 2 of 6").count():
        visitor.decide()
    assert visitor.play(2) == 2
    page.wait_for_function("moving.flight >= 3 && moving.curtain >= 1")
    page.wait_for_function("() => document.querySelector('.flight, .curtain') === null")


@pytest.mark.slow
def test_two_days_of_backstage_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True, seed=4)
    visitor.start(2, backstage=True)
    while visitor.wait_for_turn() and not visitor.page.get_by_label("Day 3 of 6").count():
        visitor.decide()
    assert any(move.startswith("use ") for move in visitor.moves)


@pytest.mark.parametrize("arrives", [False, True])
def test_a_move_in_flight_is_made_once(visit: Visit, arrives: bool) -> None:
    """The server dies just after a click: before the move reaches it, or before its answer reaches the page."""
    visitor = visit()
    dying = said = False
    connections = 0

    def relay(page: WebSocketRoute) -> None:
        nonlocal connections
        connections += 1
        server = page.connect_to_server()

        def say(message: bytes | str) -> None:
            nonlocal said
            said = True
            server.send(message)

        def answer(message: bytes | str) -> None:
            if not (dying and said):
                page.send(message)
            elif visitor.server.process.poll() is None:
                visitor.server.kill()

        page.on_message(say)
        server.on_message(answer)

    visitor.page.route_web_socket("**/live*", relay)
    visitor.start(1)
    visitor.play(5)
    assert visitor.wait_for_turn()
    asked = visitor.question
    said = False
    if arrives:
        dying = visitor.offline = True
    else:
        visitor.server.process.send_signal(signal.SIGSTOP)
    while visitor.question == asked:  # an element and its place are two clicks
        visitor.click(visitor.choose())
    if arrives:
        visitor.page.wait_for_selector(".lost")  # it has died of its answer
        dying = False
    before = connections
    visitor.restart()
    assert visitor.wait_for_turn()
    assert visitor.question not in ("", asked)

    made = list(dict.fromkeys(visitor.sent))
    again = len(visitor.sent) - len(made)
    assert 1 <= again <= connections - before  # it was sent once more: at most once by each connection
    with visitor.person().live(visitor.table) as line:
        rest = play_on(line, random.Random(1))
        assert is_over(line.updates()[-1])
    log = visitor.person().get(f"/api/tables/{visitor.table}/record")["log"]
    moves = [entry["move"] for entry in log if "move" in entry]
    assert moves == [move for _, move in made + rest]


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 4])
def test_a_whole_game_by_keyboard_alone(visit: Visit, players: int) -> None:
    """No pointer is needed for anything; what happens and what is asked can be heard."""
    visitor = visit(seed=3)
    page = visitor.page
    page.add_init_script(HEARD)
    visitor.go_home()
    page.locator(f'input[name=players][value="{players}"]').focus()
    page.keyboard.press("Space")
    page.locator("form.panel button.main[type=submit]").press("Enter")
    while visitor.wait_for_turn():
        asked = page.locator(".sentence.asked").inner_text()
        expect(page.get_by_test_id("asked")).to_have_text(asked)
        visitor.decide(keyboard=True)
    assert len(visitor.moves) >= 20
    assert len(set(page.evaluate("heard"))) >= 20
    # The scores have taken the focus.
    page.wait_for_function("document.activeElement.closest('dialog[open]') !== null")
    visitor.close()


def test_a_move_can_be_taken_back(visit: Visit) -> None:
    visitor = visit()
    visitor.start(1)
    before = ""
    while visitor.wait_for_turn() and visitor.page.locator(".undo").count() == 0:
        before = visitor.question
        visitor.decide()
    again = visitor.question
    visitor.page.locator(".undo").click()
    visitor.page.wait_for_function(
        "asked => (document.querySelector('[data-question]')?.dataset.question ?? asked) !== asked", arg=again
    )
    assert before and re.match(
        rf"{re.escape(before)}[-@]", visitor.question
    )  # the question before, asked once more


def test_what_is_drawn_does_not_get_in_the_way(visit: Visit) -> None:
    """The disc that shows where a step would lead goes and comes while it is clicked itself."""
    visitor = visit()
    visitor.start(1)
    acts = visitor.page.locator('.target.legal[data-at^="act:"]')
    while visitor.wait_for_turn() and acts.count() == 0:
        visitor.decide()
    asked = visitor.question
    visitor.page.evaluate(SETTLED)
    visitor.page.locator('.target[data-at^="character:"]').first.focus()  # so that the click moves the focus
    acts.first.hover()
    ghost = acts.first.locator(".ghost svg").bounding_box()
    assert ghost is not None
    visitor.page.mouse.click(ghost["x"] + ghost["width"] / 2, ghost["y"] + ghost["height"] / 2)
    visitor.page.wait_for_function(f"asked => ({ASKED}) !== asked", arg=asked)


# How high the question is, frame by frame.
HEIGHTS = """() => new Promise(done => {
    const heights = [];
    const look = () => {
        heights.push(document.querySelector('.question').clientHeight);
        heights.length < 10 ? requestAnimationFrame(look) : done(heights);
    };
    look();
})"""


def test_what_is_pointed_at_stays_where_it_is(visit: Visit) -> None:
    """In a narrow window what is said above pushes the table down: once, and not again with each frame."""
    visitor = visit()
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.start(2)
    said: set[str] = set()
    for _ in range(8):
        assert visitor.wait_for_turn()
        visitor.page.evaluate(SETTLED)
        for target in visitor.page.locator(".target.legal").all()[:6]:
            target.scroll_into_view_if_needed()
            box = target.bounding_box()
            assert box is not None
            for edge in (3, box["height"] - 3):
                visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + edge)
                heights = visitor.page.evaluate(HEIGHTS)
                assert heights == sorted(heights)
                said.add(visitor.page.locator(".said").inner_text())
        visitor.decide()
    assert len(said) > 5


def test_an_illegal_click_says_why(visit: Visit) -> None:
    """With the number of the rule, and nothing happens."""
    visitor = visit()
    visitor.start(2)
    visitor.play(2)
    while visitor.wait_for_turn() and not visitor.page.get_by_role("button", name="Pass").count():
        visitor.decide()
    asked = visitor.question
    visitor.insist(visitor.page.get_by_role("button", name="Pass"))
    expect(visitor.page.locator(".note")).to_contain_text("R4.3")
    assert visitor.question == asked and visitor.moves[-1] != "pass"
