"""The pictures of the README, taken anew: `python -m tests.browser.pictures` (or `make pictures`).

The home page; then a game of three, played to its fourth day by an apprentice in our seat, and to its end. Another, with
Backstage, is photographed when it is our turn on the third day.
"""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from shakespeare import Question, load_edition
from shakespeare.game.components import components_of
from shakespeare.players import make_player
from shakespeare.server.messages import Offers, Update
from tests.browser.conftest import DESKTOP, PHONE
from tests.server.support import Line, Person, Server, legal

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SEED = 11


def _play(line: Line, day: int, kind: str = "take") -> None:
    """Until we are asked this on this day (to take elements, if nothing else is said), or the game is over."""
    edition = load_edition()
    moves = components_of(edition).moves
    player = make_player("apprentice", SEED, edition)
    while isinstance(offers := line.asked(), Offers):
        view = [message for message in line.heard if isinstance(message, Update)][-1].view
        asked = view["question"]
        if view["day"] == day and asked["kind"] == kind:
            return
        question = Question(*(asked[key] for key in ("id", "seat", "kind", "character", "value", "args")))
        choice = player.choose(view, question, [moves.find(text) for text in legal(offers)])
        line.move(offers.question, choice.text)
        line.answered()


def _take(page: Page, address: str, awaited: str, name: str) -> None:
    page.goto(address)
    page.wait_for_selector(awaited)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=IMAGES / name)
    print(f"wrote {name}")


def main() -> None:
    chromium = shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        person = Person(server)
        table = person.create("apprentice", "apprentice", seed=SEED)
        address = f"{server.address}/tables/{table['id']}"
        pages = {}
        for device, viewport, scale in (("table", DESKTOP, 1), ("phone", PHONE, 1.5)):
            context = browser.new_context(
                viewport=viewport,
                device_scale_factor=scale,
                is_mobile=device == "phone",
                has_touch=device == "phone",
                reduced_motion="reduce",
            )
            name, value = person.cookie
            context.add_cookies([{"name": name, "value": value, "url": server.address}])
            pages[device] = context.new_page()
        _take(pages["table"], server.address, "section.panel li a", "home.png")
        with person.live(table["id"]) as line:
            _play(line, day=4)
            for device, page in pages.items():
                _take(page, address, ".sentence.asked", f"{device}.png")
            _play(line, day=7)
        _take(pages["table"], address, "dialog[open] .total", "end.png")
        table = person.create("apprentice", "apprentice", seed=SEED, backstage=True)
        with person.live(table["id"]) as line:
            _play(line, 3, "action")
        _take(pages["table"], f"{server.address}/tables/{table['id']}", ".sentence.asked", "backstage.png")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
