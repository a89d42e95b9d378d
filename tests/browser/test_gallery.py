"""Every component in every state: accessible, with nothing cut off and nothing wider than the screen."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import gallery
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import PATIENCE, violations

# Texts that are wider or higher than the box which cuts them off. What can be scrolled is not cut off.
CUT_OFF = """() => [...document.querySelectorAll('body *')]
    .filter(one => one.clientWidth > 1) // else it is for ears alone
    .filter(one => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
        const cuts = over => over === 'hidden' || over === 'clip';
        if (!one.textContent.trim() || one.closest('.hidden-text') || !one.checkVisibility()) return false;
        return (cuts(overflowX) && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
            || (cuts(overflowY) && one.scrollHeight > one.clientHeight + 1);
    })
    .map(one => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("gallery")
    gallery.build(folder)
    with gallery.serving(folder) as address:
        yield address


class Looker:
    def __init__(self, browser: Browser, phone: bool, theme: Literal["light", "dark"]) -> None:
        self.page = browser.new_page(
            viewport=PHONE if phone else DESKTOP, color_scheme=theme, reduced_motion="reduce", locale="en"
        )
        self.page.set_default_timeout(4 * PATIENCE)  # all drawings at once are many
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self._hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def open(self, address: str) -> Page:
        self.page.goto(address)
        self.page.wait_for_selector("main")
        self.page.evaluate("() => document.fonts.ready")
        return self.page

    def check(self, what: str, axe: bool = True) -> None:
        """Note all that is wrong, so that one run tells everything."""
        found = [
            *(violations(self.page) if axe else []),
            *(f"cut off: {text}" for text in self.page.evaluate(CUT_OFF)),
        ]
        if (sideways := self.page.evaluate(SIDEWAYS)) > 0:
            found.append(f"wider than the screen by {sideways} px")
        self.complaints += [f"{what}: {problem}" for problem in found]


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_every_component_in_every_state(
    browser: Browser, address: str, phone: bool, theme: Literal["light", "dark"]
) -> None:
    looker = Looker(browser, phone, theme)
    links = looker.open(address).locator("nav a").all_inner_texts()
    looker.check("drawings")
    assert len(links) == len(set(links)) > 35
    if phone:  # a table on a phone is measured as it is played (test_sizes, test_languages)
        links = [link for link in links if not link.startswith(("moment-", "state-"))]
    for link in links:
        looker.open(f"{address}?show={link}")
        looker.check(link)
    page = looker.open(f"{address}?show=controls")
    for name in [button.get_attribute("data-dialog") for button in page.locator("[data-dialog]").all()]:
        page.locator(f'[data-dialog="{name}"]').click()
        page.locator("dialog[open]").wait_for()
        looker.check(f"the dialog {name}")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    assert looker.complaints == [], "\n".join(looker.complaints)
