"""A whole game by clicking, in the browsers that are not Chromium."""

import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import DESKTOP
from tests.browser.visitor import ANSWERS, ASKED, CHOICES, CUT, STANDING, TURN, chosen
from tests.browser.webdriver import Remote, firefox, webkit
from tests.server.support import Server

SEED = 1
# The table that is made next draws from a seed.
SEEDED = """seed => {
    const send = fetch;
    window.fetch = (address, request) => {
        if (request?.method !== 'POST') return send(address, request);
        return send(address, { ...request, body: JSON.stringify({ ...JSON.parse(request.body), seed }) });
    };
}"""

STILL = "() => { localStorage.setItem('speed', 'instant'); localStorage.setItem('motion', 'off'); }"


class Player:
    """Plays by clicking what can be clicked."""

    def __init__(self, browser: Remote) -> None:
        self.browser = browser
        self.random = random.Random(SEED)

    @property
    def question(self) -> str:
        asked: str = self.browser.evaluate(f"() => {ASKED}")
        return asked

    def wait_for_turn(self) -> bool:
        """Until something is asked; False when the game is over."""
        asked: list[bool] = self.browser.wait_for(
            f"() => {{ const seen = ({TURN})(); return seen && [seen.matches('.asked')]; }}"
        )
        return asked[0]

    def click(self) -> None:
        """Anything that leads to an answer, and wait until the click has shown."""
        seen, before = self.browser.evaluate(f"answers => [({CHOICES})(answers), ({STANDING})()]", ANSWERS)
        self.browser.click(f'[data-choice="{chosen(seen, self.random)}"]')
        self.browser.wait_for(f"before => ({STANDING})() !== before", before)

    def play(self, most: int) -> int:
        """Until the game is over, or after so many clicks. Returns how many there were."""
        for clicks in range(most):
            if not self.wait_for_turn():
                return clicks
            self.click()
        return most

    def check(self) -> None:
        """Nothing is cut off."""
        assert self.browser.evaluate(CUT.read_text(encoding="utf-8")) == []
        assert self.browser.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.slow
@pytest.mark.parametrize("launch", [firefox, webkit])
def test_a_whole_game(
    launch: Callable[[Path, ViewportSize], AbstractContextManager[Remote]], server: Server, tmp_path: Path
) -> None:
    with launch(tmp_path, DESKTOP) as browser:
        player = Player(browser)
        browser.open(f"{server.address}/icon.svg")
        browser.evaluate(STILL)
        browser.open(server.address)
        browser.wait_for("() => document.querySelector('form.panel button.main[type=submit]') !== null")
        player.check()
        browser.evaluate(SEEDED, SEED)
        browser.click('label:has(input[name=players][value="1"])')
        browser.click("form.panel button.main[type=submit]")
        assert player.play(12) == 12

        assert player.wait_for_turn()
        player.check()
        asked = player.question
        browser.reload()
        assert player.wait_for_turn()
        assert player.question == asked  # nothing is lost by a reload

        assert player.play(1000) > 20
        player.check()
        standings = "async () => (await (await fetch('/api' + location.pathname)).json()).standings"
        (standing,) = browser.evaluate(standings)
        total = browser.evaluate("() => document.querySelector('dialog[open] .total td').innerText")
        assert total == str(standing["score"]).replace("-", "−")
        assert browser.complaints() == []
