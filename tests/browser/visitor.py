"""Somebody at a browser, who plays by clicking what can be clicked."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Route, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.support import Person, Server

PATIENCE = 30_000  # milliseconds until a test gives up; nothing takes nearly as long
expect.set_options(timeout=PATIENCE)
CUT = Path(__file__).with_name("cut.js")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# What can be clicked to answer: things on the table, words beside the question, cylinders, objectives.
ANSWERS = """
    .target.legal,
    .bar .line .button:not(.off):not(.quiet),
    .wager button,
    ul button.printed[data-answer]
"""
# Said when the page takes seconds to show its first letters, on a busy machine.
UNUSED = "was preloaded using link preload but not used within a few seconds"
PLACES = ("cell:", "character:", "theater:")
# What a click may change before the question is answered; and the question itself.
STANDING = """() => JSON.stringify([
    document.querySelector('[data-question]')?.dataset.question ?? null,
    document.querySelector('.sentence.asked') !== null,
    document.querySelector('.chooser') !== null,
    [...document.querySelectorAll('[data-at][aria-pressed=true]')].map(one => one.dataset.at),
    ...['.armed', '.sure'].map(one => document.querySelectorAll(one).length),
    document.querySelectorAll('dialog[open]').length,
])"""
ASKED = "document.querySelector('[data-question]')?.dataset.question ?? ''"
# Numbers what can be clicked next, and tells what each stands for on the table; in one look, for there are many.
CHOICES = """answers => {
    const shows = selector => document.querySelector(selector) !== null;
    const step = shows('.chooser') ? 'chooser' : shows('.armed') ? 'armed' : 'answer';
    const selectors = { chooser: '.chooser button:not(.off)', armed: '.bar .line .button.main', answer: answers };
    for (const one of document.querySelectorAll('[data-choice]')) one.removeAttribute('data-choice');
    const seen = [...document.querySelectorAll(selectors[step])].filter(one => one.checkVisibility());
    return {
        question: document.querySelector('[data-question]')?.dataset.question ?? '',
        asked: shows('.sentence.asked'),
        step,
        placing: shows('[data-at][aria-pressed=true]'),
        choices: seen.map((one, number) => (one.setAttribute('data-choice', number), one.dataset.at ?? '')),
    };
}"""
# All clicks, and those that the page lets through to what is clicked.
CLICKS = """
    window.taps = window.clicks = 0;
    window.addEventListener('click', () => (taps += 1), true);
    document.addEventListener('click', () => (clicks += 1), true);
"""
# Marks the moment from which one can play, at home.
USABLE = """addEventListener('DOMContentLoaded', () => {
    const look = () => document.querySelector('.play:enabled') && performance.mark('usable') && watch.disconnect();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
});"""
STEPPED = "() => document.querySelector('dialog.sheet[open]') || history.state?.sheet === undefined"
# Until the page is laid out with all its fonts, and what was opened is loaded.
SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const empty = one => !one.textContent.trim();
    do await frame(); while ([...document.querySelectorAll('dialog[open] .content, main.waiting')].some(empty));
    await document.fonts.ready;
    await frame();
}"""
TURN = "() => document.querySelector('.sentence.asked') || document.querySelector('dialog[open] .total')"


# Two thirds of a table are strokes of drawings, in which there is nothing for axe to find: it looks at the page without
# them, in two thirds of the time.
AXE_RUN = """async () => {
    const drawings = [...document.querySelectorAll('svg:not(:has(title, text, [role], [tabindex]))')];
    const strokes = drawings.map(drawing => [...drawing.childNodes]);
    for (const drawing of drawings) drawing.replaceChildren();
    try {
        return (await axe.run(document, { resultTypes: ['violations'] })).violations;
    } finally {
        drawings.forEach((drawing, number) => drawing.append(...strokes[number]));
    }
}"""


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page as it is."""
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate(AXE_RUN)
    return [
        f"{violation['id']}: {node['html'][:120]} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"]
    ]


def chosen(seen: dict[str, Any], rng: random.Random) -> int:
    """Mostly something that happens on the table: games in which everybody passes show little."""
    found: list[str] = seen["choices"]
    choices = list(range(len(found)))
    if seen["step"] == "armed":
        choices = choices[-1:]
    elif seen["step"] == "answer" and seen["placing"]:
        # An element was clicked first, and waits for its place.
        choices = [number for number in choices if found[number].startswith(PLACES)]
    assert choices, f"{seen['question']}: nothing can be clicked"
    busy = [number for number in choices if found[number]]
    return rng.choice(busy if busy and rng.random() < 0.9 else choices)


class Visitor:
    def __init__(self, page: Page, server: Server, seed: int, touch: bool) -> None:
        self.page = page
        self.seed: int | None = seed  # of the tables that this visitor makes; None: whatever the server draws
        self.server = server
        self.random = random.Random(seed)
        self.touch = touch
        self.complaints: list[str] = []
        self.offline = False  # while the server is away, failed connections are no surprise
        page.set_default_timeout(PATIENCE)
        self.sent: list[tuple[str, str]] = []  # the moves that went out, with what each answers
        self._sent: dict[
            tuple[str, str, str], None
        ] = {}  # the same at each table, those sent again counted once
        page.add_init_script(CLICKS)
        page.route("**/api/tables", self._choose_seed)
        page.on("console", self._hear)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _choose_seed(self, route: Route) -> None:
        """A game that is played alone is the same each time, as far as it depends on the server."""
        wanted = route.request.post_data_json if route.request.method == "POST" else None
        if wanted is None or self.seed is None or sum("person" in seat for seat in wanted["seats"]) > 1:
            route.continue_()
        else:
            route.continue_(post_data=json.dumps({**wanted, "seed": self.seed}))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.offline and UNUSED not in message.text:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        def keep(frame: bytes | str) -> None:
            message = json.loads(frame)
            if message["type"] == "move":
                self.sent.append((message["question"], message["move"]))
                self._sent[urlsplit(socket.url).path, message["question"], message["move"]] = None

        socket.on("framesent", keep)

    @property
    def moves(self) -> list[str]:
        """The moves that went out. One whose answer is slow in coming is sent again, and counts once."""
        return [move for _, _, move in self._sent]

    def restart(self) -> None:
        """Start the server again, where it was and with what it had: the page comes back by itself."""
        self.offline = True
        if self.server.process.poll() is None:
            self.server.kill()
        self.page.wait_for_selector(".lost")
        self.server.start_again()
        self.page.wait_for_selector(".lost", state="detached")
        self.offline = False

    def person(self) -> Person:
        """The same person without a browser."""
        person = Person(self.server)
        for cookie in self.page.context.cookies():
            person.have_cookie(cookie["name"], cookie["value"])
        return person

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def go_home(self) -> None:
        """With all that the page loads by itself, but for public tables: there may be none."""
        self.page.goto(self.server.address)
        for part in (".play:enabled", "form.panel", "[aria-labelledby=day-title]"):
            self.page.wait_for_selector(part)

    def close(self) -> None:
        """Close what lies over the page, by keyboard; a sheet takes a step back with it."""
        dialogs = self.page.locator("dialog[open]")
        left = dialogs.count() - 1
        self.page.keyboard.press("Escape")
        expect(dialogs).to_have_count(left)
        self.page.wait_for_function(STEPPED)

    def start(self, players: int, backstage: bool = False) -> None:
        """A new table, with computer players in the other seats."""
        self.go_home()
        self.page.check(f'input[name=players][value="{players}"]')
        self.page.set_checked("input[name=backstage]", backstage)
        self.page.click("form.panel button.main[type=submit]")
        self.page.wait_for_selector(".bar .sentence")

    def wait_for_turn(self) -> bool:
        """Until something is asked; False when the game is over."""
        self.page.wait_for_function(TURN)
        return self.page.locator("dialog[open] .total").count() == 0

    @property
    def question(self) -> str:
        """The id of what is asked; empty while nothing is."""
        asked: str = self.page.evaluate(ASKED)
        return asked

    def click(self, target: Locator) -> None:
        """Click, and wait until the click has shown."""
        before = self.page.evaluate(STANDING)
        if self.touch:
            self.tap(target)
        else:
            target.click()
        self._wait_for_change(before, target)

    def insist(self, target: Locator) -> None:
        """Click what is said to be disabled, and answers all the same."""
        self.page.evaluate(SETTLED)
        if self.touch:
            self.tap(target, force=True)
        else:
            target.hover()
            target.click(force=True)

    def tap(self, target: Locator, force: bool = False) -> None:
        """Tap, and wait until the page has heard it: it ignores a tap soon after another, as half of a double tap. Three
        are the most that the browser takes together."""
        for _ in range(4):
            tapped, heard = self.page.evaluate("[taps, clicks]")
            target.tap(force=force)
            self.page.wait_for_function("tapped => taps > tapped", arg=tapped)
            if self.page.evaluate("clicks") > heard:
                return
        raise AssertionError(f"the page ignores taps on {target}")

    def _wait_for_change(self, before: str, target: Locator) -> None:
        try:
            self.page.wait_for_function(f"before => ({STANDING})() !== before", arg=before)
        except PlaywrightTimeout:
            clicked = target.evaluate_all("all => all.map(one => one.outerHTML.slice(0, 300))")
            said = self.page.locator(".note, .sentence").all_inner_texts()
            raise AssertionError(f"nothing came of {clicked} at {before}; the page says {said}") from None

    def press(self, target: Locator) -> None:
        """The same by keyboard alone: G steps to what can be done, and Enter does it."""
        before = self.page.evaluate(STANDING)
        focused = target.element_handle()
        for _ in range(60):
            if self.page.evaluate("one => one === document.activeElement", focused):
                break
            self.page.keyboard.press("g")
        else:
            raise AssertionError(f"{self.question}: the keyboard does not get to {target}")
        self.page.keyboard.press("Enter")
        self._wait_for_change(before, target)

    def choose(self) -> Locator:
        """What to click next."""
        return self._any(self._look())

    def decide(self, keyboard: bool = False) -> None:
        """Answer the question, in as many clicks as it takes."""
        seen = self._look()
        asked = seen["question"]
        for _ in range(6):
            if seen["question"] != asked or not seen["asked"]:
                return
            target = self._any(seen)
            if keyboard:
                self.press(target)
            else:
                self.click(target)
            seen = self._look()
        if seen["question"] == asked and seen["asked"]:
            raise AssertionError(f"{asked} is still asked after six clicks")

    def _look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(CHOICES, ANSWERS)
        return seen

    def _any(self, seen: dict[str, Any]) -> Locator:
        return self.page.locator(f'[data-choice="{chosen(seen, self.random)}"]')

    def play(self, most: int = 1000) -> int:
        """Play on until the game is over, or `most` questions have been answered. Returns how many were."""
        for answered in range(most):
            if not self.wait_for_turn():
                return answered
            self.decide()
        return most

    @contextmanager
    def held(self) -> Iterator[None]:
        """The clock of the page stands still."""
        clock = self.page.clock
        clock.install()
        clock.pause_at(datetime.fromtimestamp(self.page.evaluate("Date.now()") / 1000 + 1, UTC))
        yield
        clock.resume()

    def axe(self) -> list[str]:
        return violations(self.page)

    def cut(self) -> list[str]:
        """Texts that are not wholly seen where they belong."""
        self.page.evaluate(SETTLED)
        found: list[str] = self.page.evaluate(CUT.read_text(encoding="utf-8"))
        return found

    def sideways(self) -> int:
        """By how many pixels the page is wider than the screen."""
        self.page.evaluate(SETTLED)
        width: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return width

    def downwards(self) -> int:
        """By how many pixels the page is higher than the screen."""
        self.page.evaluate(SETTLED)
        height: int = self.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        return height


def written(score: int) -> str:
    """As the page writes it."""
    return f"−{-score}" if score < 0 else str(score)


def first_of(*people: Visitor) -> Visitor:
    """Whoever of them is asked; any of them where several are."""
    for one in people * 60:
        with suppress(PlaywrightTimeout):
            one.page.wait_for_function(TURN, timeout=500)
            return one
    raise AssertionError("nobody is asked anything")
