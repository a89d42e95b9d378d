"""Every component in every state: accessible, with nothing cut off and nothing wider than the screen."""

import fcntl
import re
from collections.abc import Iterator
from contextlib import closing
from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.browser import gallery
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import PATIENCE, SETTLED, violations

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
# What can be clicked and is covered by something else when one has scrolled to it, as the keyboard does.
COVERED = """() => {
    const found = [];
    const within = document.querySelector('dialog[open]') ?? document.querySelector('main');
    for (const one of within.querySelectorAll('button, a[href], input, select')) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        // What is larger than the screen is looked at in the middle of it.
        const there = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
        if (one !== there && !one.contains(there)) {
            const over = there?.closest('[class]')?.className ?? 'nothing';
            found.push(`${one.dataset.at ?? one.textContent.trim().slice(0, 40)} by ${over}`);
        }
    }
    scrollTo(0, 0);
    return found;
}"""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


# The parts of the gallery, by what the names in them begin with: each is looked at in a test of its own.
PARTS = {
    "drawings": r"^$",
    "controls": r"^controls$",
    "cards": r"^cards$",
    "moments": r"^moment-(?!backstage)",
    "backstage": r"^moment-backstage",
    "states": r"^state-",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """Built once, whoever comes first."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "gallery"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "moments.json").exists():
            gallery.build(folder)
    with gallery.serving(folder) as address:
        yield address


class Looker:
    def __init__(
        self,
        browser: Browser,
        phone: bool,
        theme: Literal["light", "dark"],
        size: str = "100",
        language: str = "en",
    ) -> None:
        self.page = browser.new_page(
            viewport=PHONE if phone else DESKTOP, color_scheme=theme, reduced_motion="reduce", locale=language
        )
        self.page.add_init_script(f"localStorage.setItem('size', '{size}')")
        self.page.set_default_timeout(4 * PATIENCE)  # all drawings at once are many
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self._hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def open(self, address: str) -> list[str]:
        """Returns the names of all that can be shown."""
        self.page.goto(address)
        self.page.wait_for_selector("main")
        return ["", *self.page.locator("nav a").all_inner_texts()]

    def show(self, name: str) -> None:
        self.page.evaluate("name => (location.hash = name)", name)
        self.page.wait_for_selector(f'[data-show="{name}"] main', state="attached")

    def close(self) -> None:
        self.page.close()

    def check(self, what: str, axe: bool = True) -> None:
        """Note all that is wrong, so that one run tells everything."""
        self.page.evaluate(SETTLED)
        found = [
            *(violations(self.page) if axe else []),
            *(f"cut off: {text}" for text in self.page.evaluate(CUT_OFF)),
            *(f"covered: {text}" for text in self.page.evaluate(COVERED)),
        ]
        if (sideways := self.page.evaluate(SIDEWAYS)) > 0:
            found.append(f"wider than the screen by {sideways} px")
        self.complaints += [f"{what}: {problem}" for problem in found]


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
@pytest.mark.parametrize("part", PARTS)
def test_every_component_in_every_state(
    browser: Browser, address: str, part: str, phone: bool, theme: Literal["light", "dark"]
) -> None:
    with closing(Looker(browser, phone, theme)) as looker:
        names = [name for name in looker.open(address) if re.search(PARTS[part], name)]
        assert names
        for name in names:
            looker.show(name)
            # With axe tables are looked at on phones as they are played (test_pages, test_backstage).
            looker.check(name, axe=not phone or not name.startswith(("moment-", "state-")))
        if part == "controls":
            check_dialogs(looker)
        assert looker.complaints == [], "\n".join(looker.complaints)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "hu"])
def test_large_letters_cover_nothing_on_a_phone(browser: Browser, address: str, language: str) -> None:
    """With letters half as large again, in the language with the longest words too, whatever is asked."""
    with closing(Looker(browser, True, "light", "150", language)) as looker:
        for name in looker.open(address):
            if name.startswith(("moment-", "state-")):
                looker.show(name)
                looker.check(name, axe=False)
        assert looker.complaints == [], "\n".join(looker.complaints)


def check_dialogs(looker: Looker) -> None:
    page = looker.page
    for name in [button.get_attribute("data-dialog") for button in page.locator("[data-dialog]").all()]:
        page.locator(f'[data-dialog="{name}"]').click()
        page.locator("dialog[open]").wait_for()
        looker.check(f"the dialog {name}")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def test_every_part_is_looked_at(browser: Browser, address: str) -> None:
    with closing(Looker(browser, False, "light")) as looker:
        names = looker.open(address)
    assert len(names) == len(set(names)) > 35
    assert all(sum(bool(re.search(part, name)) for part in PARTS.values()) == 1 for name in names)
