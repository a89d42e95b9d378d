"""What a page says and does while what stands behind it is gone, or has become another."""

import random
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from shakespeare import __version__
from tests.browser.visitor import Visitor, first_of
from tests.server.services import running_postgres, running_redis
from tests.server.support import PERSON, is_over, play_on, serving

Visit = Callable[..., Visitor]


def test_a_page_meets_a_server_of_another_version(visit: Visit) -> None:
    """In an upgrade process by process: the page came from the old one, and the first that it hears is the new one."""
    visitor = visit()
    page = visitor.page
    upgrading = True

    def connect(socket: WebSocketRoute) -> None:
        def hand_on(frame: bytes | str) -> None:
            assert isinstance(frame, str)
            socket.send(frame.replace(f'"{__version__}"', '"another"') if upgrading else frame)

        socket.connect_to_server().on_message(hand_on)

    page.route_web_socket("**/live*", connect)
    visitor.start(1)
    page.reload()  # at home it has heard the old one
    renewed = page.get_by_text("The game has been renewed since this page was opened.")
    expect(renewed).to_be_visible()
    upgrading = False
    with page.expect_navigation():
        page.get_by_role("button", name="Load the page again").click()
    assert visitor.wait_for_turn()
    expect(renewed).to_have_count(0)


def answer(visitor: Visitor) -> str:
    """Click until an answer is on its way; what it answers."""
    asked = visitor.question
    while visitor.question == asked:  # an element and its place are two clicks
        visitor.click(visitor.choose())
    return asked


@pytest.mark.slow
def test_the_database_goes_away_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    """Nobody has to click again: what was decided waits and is made, once."""
    with (
        running_postgres() as postgres,
        serving(tmp_path / "data", "--database", postgres.new_database()) as server,
    ):
        visitor = visit()
        visitor.server = server
        page = visitor.page
        visitor.start(1)
        visitor.play(3)
        assert visitor.wait_for_turn()
        visitor.offline = True
        postgres.kill()
        asked = answer(visitor)
        waits = page.get_by_text("Your move waits in the wings")
        expect(waits).to_be_visible()
        late = page.context.new_page()
        late.goto(page.url)
        unread = late.get_by_text("Games cannot be kept right now; we keep trying.")
        expect(unread).to_be_visible()
        expect(waits).to_be_visible()
        postgres.start()
        for line in (waits, unread):
            expect(line).to_have_count(0)
        assert visitor.wait_for_turn()
        assert visitor.question not in ("", asked)
        late.locator("[data-question]").wait_for()

        made = list(dict.fromkeys(visitor.sent))
        assert len(visitor.sent) > len(made)
        person, table = visitor.person(), visitor.table
        for one in (page, late):  # so that none still loads what it shows at the end when the server is gone
            one.close()
        with person.live(table) as live:
            rest = play_on(live, random.Random(1))
            assert is_over(live.updates()[-1])
        log = person.get(f"/api/tables/{table}/record")["log"]
        assert [entry["move"] for entry in log if "move" in entry] == [move for _, move in made + rest]


def test_a_server_that_hangs_is_noticed(visit: Visit) -> None:
    """Nothing is closed, and nobody answers."""
    visitor = visit()
    visitor.start(1)
    assert visitor.wait_for_turn()
    visitor.offline = True
    visitor.server.process.send_signal(signal.SIGSTOP)
    try:
        asked = answer(visitor)
        lost = visitor.page.get_by_text("No connection; we keep trying.")
        expect(lost).to_be_visible()
    finally:
        visitor.server.process.send_signal(signal.SIGCONT)
    expect(lost).to_have_count(0)
    assert visitor.wait_for_turn()
    assert visitor.question not in ("", asked)


@pytest.mark.slow
def test_without_redis_people_at_two_processes_play_on(visit: Visit, tmp_path: Path) -> None:
    """It only hints: what is done elsewhere is seen a little later."""
    with running_postgres() as postgres, running_redis() as redis:
        shared = ("--database", postgres.new_database(), "--redis", redis.address)
        with serving(tmp_path / "data", *shared) as here, serving(tmp_path / "data", *shared) as there:
            ann, ben = visit(), visit()
            ann.server, ben.server = here, there
            ann.start(1)
            table = ann.person().create_with([PERSON, {"person": True}])["id"]
            ann.page.goto(f"{here.address}/tables/{table}")
            ben.page.goto(f"{there.address}/tables/{table}")
            ben.page.get_by_role("button", name="Sit down as Green").click()
            for happens in (redis.kill, redis.start):
                happens()
                for _ in range(3):
                    first_of(ann, ben).play(1)
            assert ann.sent and ben.sent
            for one in (ann, ben):
                expect(one.page.locator(".lost")).to_have_count(0)
                one.page.close()
