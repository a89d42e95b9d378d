"""What a page says and does while what stands behind it is gone, or has become another."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from shakespeare import __version__
from tests.browser.visitor import PATIENCE, Visitor

Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


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
