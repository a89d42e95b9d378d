"""The first game, played whole in a real browser: what is ringed is clicked, until the lesson says that it is over."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.server.support import legal

Visit = Callable[..., Visitor]

# Where the lesson stands, and what is ringed: a click must change one of them.
STANDING = """() => JSON.stringify([
    document.querySelector('.coach .now')?.textContent ?? '',
    document.querySelector('.coach .onward') !== null,
    [...document.querySelectorAll('[data-spotlit]')].map(one => one.dataset.at ?? one.dataset.answer),
    document.querySelectorAll('.armed').length,
])"""
READY = "() => document.querySelector('[data-spotlit]') || document.querySelector('.coach .onward')"


class Learner:
    def __init__(self, visitor: Visitor, keyboard: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.keyboard = keyboard

    def open(self) -> None:
        self.page.goto(f"{self.visitor.server.address}/lesson")
        self.page.get_by_role("heading", name="Your first game").wait_for()

    @property
    def told(self) -> str:
        """What the lesson asks for now."""
        now = self.page.locator(".coach .now")
        return now.inner_text() if now.count() else ""

    def ready(self) -> bool:
        """Until something is ringed; False when the scene is over."""
        self.page.wait_for_function(READY)
        return self.page.locator(".coach .onward").count() == 0

    def do(self, target: Locator) -> None:
        before = self.page.evaluate(STANDING)
        if self.keyboard:
            self.page.get_by_role("button", name="Show me").press("Enter")
            self.page.keyboard.press("Enter")
        elif target.get_attribute("aria-disabled"):  # a mistake that is asked for
            self.visitor.insist(target)
        elif self.visitor.touch:
            self.visitor.tap(target)
        else:
            target.click()
        self.page.wait_for_function(f"before => ({STANDING})() !== before", arg=before)

    def play_scene(self) -> list[str]:
        """All steps of a scene, by what is ringed. Returns what was asked."""
        asked = [self.told]
        while self.ready():
            if self.told != asked[-1]:
                asked.append(self.told)
            self.do(self.page.locator("[data-spotlit]").first)
        return asked


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "keyboard"), [(False, False), (True, False), (False, True)])
def test_the_whole_lesson(visit: Visit, phone: bool, keyboard: bool) -> None:
    visitor = visit(phone=phone, axe=True)
    learner = Learner(visitor, keyboard)
    page = visitor.page
    learner.open()
    assert visitor.axe() == []
    page.get_by_role("button", name="Begin").click()
    assert learner.ready()
    steps = {scene["name"]: scene["steps"] for scene in visitor.person().get("/api/lesson")}
    for name in steps:
        assert learner.ready()
        assert visitor.axe() == []
        assert visitor.sideways() <= 0
        asked = learner.play_scene()
        assert len(asked) == len(steps[name])
        assert visitor.axe() == []
        with page.expect_response(lambda answer: answer.request.method == "DELETE"):  # a table that is left
            page.locator(".coach .onward").click()
        page.locator(".coach .onward").wait_for(state="detached")
    page.get_by_role("heading", name="The curtain falls").wait_for()
    assert visitor.axe() == []
    assert visitor.sideways() <= 0
    wanted = [move for scene in steps.values() for step in scene for move in step["moves"]]
    assert all(move in wanted for move in visitor.moves)
    assert len(visitor.moves) == sum(bool(step["moves"]) for scene in steps.values() for step in scene)
    assert visitor.person().get("/api/tables") == []
    page.get_by_role("button", name="Play your first game").click()
    assert visitor.wait_for_turn()


def test_another_move_is_explained_and_not_made(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor)
    page = visitor.page
    learner.open()
    page.get_by_role("button", name="Begin").click()
    assert learner.ready()
    asked = visitor.question
    page.locator('[data-answer="wager 2"]').click()
    page.get_by_text("but today four characters have work to do").wait_for()
    assert visitor.moves == [] and visitor.question == asked
    learner.do(page.locator("[data-spotlit]"))
    assert visitor.moves == ["wager 4"]


def test_a_lesson_can_be_left_taken_up_and_begun_anew(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor)
    page = visitor.page
    learner.open()
    page.get_by_role("button", name="Begin").click()
    while learner.ready() and not learner.told.startswith("Take the black"):
        learner.do(page.locator("[data-spotlit]").first)
    told = learner.told
    page.reload()
    assert learner.ready()
    assert learner.told == told  # nothing is lost by a reload
    learner.open()
    page.get_by_role("button", name="Go on").click()
    assert learner.ready()
    assert learner.told == told  # nor by leaving
    page.locator(".undo").click()
    expect(page.locator(".coach .now")).not_to_have_text(told)
    learner.open()
    page.get_by_role("button", name="From the beginning").click()
    assert learner.ready()
    assert learner.told.startswith("You have five cylinders.")


BEGIN = "scene => fetch(`/api/lesson/${scene}`, { method: 'POST' }).then(answer => answer.json()).then(table => table.id)"


def take_up(visitor: Visitor, scene: str, step: str) -> None:
    """The page of a scene that was played up to a step, at a speed at which the evening is told."""
    visitor.go_home()
    table = visitor.page.evaluate(BEGIN, scene)
    person = visitor.person()
    steps = next(one["steps"] for one in person.get("/api/lesson") if one["name"] == scene)
    with person.live(table) as line:
        for one in steps[: [one["name"] for one in steps].index(step)]:
            if one["moves"]:
                offers = line.asked()
                line.move(offers.question, next(move for move in legal(offers) if move in one["moves"]))
                line.answered()
        line.asked()
    tried = [one["name"] for one in steps if one["mistake"]]
    progress = json.dumps({"scene": scene, "table": table, "tried": tried, "done": []})
    visitor.page.evaluate("progress => localStorage.setItem('lesson', progress)", progress)
    visitor.page.add_init_script("localStorage.setItem('speed', 'slow')")
    visitor.page.goto(f"{visitor.server.address}/lesson/play")
    assert Learner(visitor).ready()


def test_the_track_is_in_sight_where_it_is_spoken_of(visit: Visit) -> None:
    """On a phone, where the evening is also spoken of once."""
    visitor = visit(phone=True)
    page = visitor.page
    take_up(visitor, "day", "ambiance")
    here = page.locator(".coach .here")
    expect(here).to_be_in_viewport()
    expect(page.locator(".coach .here:nth-child(5)")).to_be_attached()  # the fifth, as the words say
    visitor.tap(page.locator("[data-spotlit]").first)
    expect(page.get_by_text("see where the points come from").locator("visible=true")).to_have_count(1)
    visitor.tap(page.locator(".account").get_by_role("button", name="Go on"))
    page.get_by_text("The marker is back at the start").wait_for()
    expect(page.locator(".coach .here:nth-child(3)")).to_be_attached()


def test_a_long_account_can_be_closed_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    take_up(visitor, "rehearsal", "rehearsal")
    following = page.locator(".account").get_by_role("button", name="Next")
    with visitor.held():  # until it goes on by hand
        visitor.tap(page.locator("[data-spotlit]").first)
        visitor.tap(following)
    lines = page.locator(".account .lines p")
    while following.count():
        before = lines.count()
        visitor.tap(following)
        expect(lines).to_have_count(before + 1)
    close = page.locator(".account").get_by_role("button", name="Go on")
    expect(close).to_be_in_viewport(ratio=1)
    visitor.tap(close)
    page.locator(".coach .onward").wait_for()
