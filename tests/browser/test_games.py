"""Whole games by clicking, in a real browser: with a reload and a restart of the server in the middle."""

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor
from tests.server.support import Server

Visit = Callable[..., Visitor]


def _restart(visitor: Visitor) -> None:
    """Kill the server and start it again at the same address: the page comes back by itself."""
    server = visitor.server
    port = server.address.rpartition(":")[2]
    visitor.offline = True
    server.kill()
    visitor.page.wait_for_selector(".lost")
    visitor.server = Server(server.folder, "--port", port)
    server.process = visitor.server.process
    visitor.page.wait_for_selector(".lost", state="detached")
    visitor.offline = False


def _log(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".log li").all_inner_texts()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "phone"), [(1, False), (3, False), (2, True)])
def test_a_whole_game_by_clicking(visit: Visit, players: int, phone: bool) -> None:
    """From the home page to the final scores."""
    visitor = visit(phone=phone, seed=players)
    visitor.start(players)
    assert visitor.play(10) == 10

    asked = visitor.question if visitor.wait_for_turn() else ""
    visitor.page.reload()
    assert visitor.wait_for_turn()
    assert visitor.question == asked  # nothing is lost by a reload
    assert visitor.play(5) == 5

    assert visitor.wait_for_turn()
    asked = visitor.question
    _restart(visitor)
    assert visitor.wait_for_turn()
    assert visitor.question == asked  # nor by a restart
    visitor.play()

    totals = visitor.page.locator("dialog[open] .total")
    assert totals.count()
    table = visitor.page.url.rpartition("/")[2]
    standings = visitor.page.request.get(f"{visitor.server.address}/api/tables/{table}").json()["standings"]
    shown = visitor.page.locator("dialog[open]").inner_text()
    for standing in standings:
        assert str(abs(standing["score"])) in shown


def test_a_move_can_be_taken_back(visit: Visit) -> None:
    visitor = visit()
    visitor.start(1)
    while visitor.wait_for_turn() and visitor.page.locator(".undo").count() == 0:
        visitor.decide()
    again = visitor.question
    visitor.page.locator(".undo").click()
    visitor.page.wait_for_function(
        "asked => (document.querySelector('[data-question]')?.dataset.question ?? asked) !== asked", arg=again
    )
    assert "-" in visitor.question  # the question before, asked once more


def test_an_illegal_click_says_why(visit: Visit) -> None:
    """With the number of the rule, and nothing happens."""
    visitor = visit()
    visitor.start(2)
    visitor.play(2)
    while visitor.wait_for_turn() and not visitor.page.get_by_role("button", name="Pass").count():
        visitor.decide()
    asked = visitor.question
    visitor.page.get_by_role("button", name="Pass").click(force=True)
    note = visitor.page.locator(".note")
    note.wait_for()
    assert "R4.3" in note.inner_text()
    assert visitor.question == asked
