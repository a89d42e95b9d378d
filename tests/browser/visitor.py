"""Somebody at a browser, who plays by clicking what can be clicked."""

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Route
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.support import Person, Server

PATIENCE = 30_000  # milliseconds until a test gives up; nothing takes nearly as long
CUT = Path(__file__).with_name("cut.js")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# What can be clicked to answer: things on the table, words beside the question, cylinders, objectives.
ANSWERS = """
    .target.legal,
    .bar .line .button:not(.off):not(.quiet),
    .wager button,
    ul button.printed[data-answer]
"""
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
# Those that the page lets through to what is clicked.
CLICKS = "window.clicks = 0; document.addEventListener('click', () => (clicks += 1), true);"
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
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate(AXE_RUN)
    return [
        f"{violation['id']}: {node['html'][:120]} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"]
    ]


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
        page.add_init_script(CLICKS)
        page.route("**/api/tables", self._choose_seed)
        page.on("console", self._hear)
        page.on("websocket", lambda socket: socket.on("framesent", self._keep))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _choose_seed(self, route: Route) -> None:
        """A game that is played alone is the same each time, as far as it depends on the server."""
        wanted = route.request.post_data_json if route.request.method == "POST" else None
        if wanted is None or self.seed is None or sum("person" in seat for seat in wanted["seats"]) > 1:
            route.continue_()
        else:
            route.continue_(post_data=json.dumps({**wanted, "seed": self.seed}))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.offline:
            self.complaints.append(message.text)

    def _keep(self, frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["type"] == "move":
            self.sent.append((message["question"], message["move"]))

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
        self.page.goto(self.server.address)
        self.page.wait_for_selector(".play")

    def start(self, players: int, backstage: bool = False) -> None:
        """A new table, with computer players in the other seats."""
        self.go_home()
        self.page.check(f'input[name=players][value="{players}"]', force=True)
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
        if not self.touch:
            target.click()
        else:
            heard = self.page.evaluate("clicks")
            target.tap()
            try:
                self.page.wait_for_function("heard => clicks > heard", arg=heard, timeout=4000)
            except PlaywrightTimeout:  # a tap soon after another is half of a double tap, and does nothing
                target.tap()
        self._wait_for_change(before, target)

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
        chosen = self.random.choice(busy if busy and self.random.random() < 0.9 else choices)
        return self.page.locator(f'[data-choice="{chosen}"]')

    def play(self, most: int = 1000) -> int:
        """Play on until the game is over, or `most` questions have been answered. Returns how many were."""
        for answered in range(most):
            if not self.wait_for_turn():
                return answered
            self.decide()
        return most

    def axe(self) -> list[str]:
        return violations(self.page)

    def cut(self) -> list[str]:
        """Texts that are not wholly seen where they belong."""
        found: list[str] = self.page.evaluate(CUT.read_text(encoding="utf-8"))
        return found

    def sideways(self) -> int:
        """By how many pixels the page is wider than the screen."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return width

    def downwards(self) -> int:
        """By how many pixels the page is higher than the screen."""
        height: int = self.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        return height


def first_of(*people: Visitor) -> Visitor:
    """Whoever of them is asked first: that is chance."""
    for one in people * 60:
        with suppress(PlaywrightTimeout):
            one.page.wait_for_function(TURN, timeout=500)
            return one
    raise AssertionError("nobody is asked anything")
