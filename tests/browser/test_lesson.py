"""The lessons, played whole in a real browser: what is ringed is clicked, until the lesson says that it is over."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

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
READY = "() => document.querySelector('[data-spotlit], .coach .onward, .coach .read')"
RINGED = "document.activeElement.dataset.spotlit !== undefined"
# How much of a phone the words of the lesson and the question cover.
COVERED = """[...document.querySelectorAll('main.phone > .question, .table-page > .coach')]
    .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0) / innerHeight"""

# By how many pixels the words of the lesson are higher than their place.
OVER = "(words => words.scrollHeight - words.clientHeight)(document.querySelector('.coach .words'))"


class Learner:
    """Somebody who does what a lesson asks for: by clicks or taps, by the keyboard alone, or by letting it be shown."""

    def __init__(self, visitor: Visitor, way: str = "click") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.way = way

    def open(self) -> None:
        self.page.goto(f"{self.visitor.server.address}/lesson")
        self.page.get_by_role("heading", name="Learn to play").wait_for()

    def begin(self, lesson: str = "Your first game") -> None:
        self.page.get_by_role("region", name=lesson).get_by_role("button", name="Begin").click()

    @property
    def told(self) -> str:
        """What the lesson asks for now."""
        now = self.page.locator(".coach .now")
        return now.inner_text() if now.count() else ""

    def ready(self) -> bool:
        """Until something is ringed or to be read; False when the scene is over."""
        self.page.wait_for_function(READY)
        return self.page.locator(".coach .onward").count() == 0

    def do(self) -> None:
        before = self.page.evaluate(STANDING)
        reading = self.page.locator(".coach .read")
        target = self.page.locator("[data-spotlit]").first
        assert self.page.evaluate(OVER) <= 0
        if reading.count():
            reading.press("Enter")
        elif self.way == "show":
            self.page.get_by_role("button", name="Show me").click()
        elif self.way == "keyboard":
            self.reach()
            self.page.keyboard.press("Enter")
        elif target.get_attribute("aria-disabled"):  # a mistake that is asked for
            self.visitor.insist(target)
        elif self.visitor.touch:
            expect(target).to_be_in_viewport()
            assert self.page.evaluate(COVERED) < 0.5
            self.visitor.tap(target)
        else:
            target.click()
        self.page.wait_for_function(f"before => ({STANDING})() !== before", arg=before)

    def reach(self) -> None:
        """What is ringed, by the keyboard: it comes first."""
        for _ in range(3):
            if self.page.evaluate(RINGED):
                return
            self.page.keyboard.press("Tab" if self.page.locator("dialog[open]").count() else "g")
        assert self.page.evaluate(RINGED), f"the keyboard does not get to what is ringed: {self.told}"

    def play_scene(self) -> list[str]:
        """All steps of a scene. Returns what was asked."""
        asked = [self.told]
        while self.ready():
            if self.told != asked[-1]:
                asked.append(self.told)
            self.do()
        return asked


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lesson", "way", "over"),
    [
        ("Your first game", "touch", "The curtain falls, and you know the game."),
        ("Your first game", "show", "The curtain falls, and you know the game."),
        ("What else there is", "keyboard", "The curtain falls, and nothing is new to you any more."),
    ],
)
def test_a_whole_lesson(visit: Visit, lesson: str, way: str, over: str) -> None:
    visitor = visit(phone=way == "touch", axe=True)
    learner = Learner(visitor, way)
    page = visitor.page
    learner.open()
    assert visitor.axe() == []
    learner.begin(lesson)
    assert learner.ready()
    told = visitor.person().get("/api/lesson")
    lessons = list(dict.fromkeys(scene["lesson"] for scene in told))
    number = lessons[lesson != "Your first game"]
    steps = {scene["name"]: scene["steps"] for scene in told if scene["lesson"] == number}
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
    page.get_by_role("heading", name=over).wait_for()
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
    learner.begin()
    assert learner.ready()
    asked = visitor.question
    page.locator('[data-answer="wager 4"]').click()
    page.get_by_text("read this first").wait_for()  # the aim of the game comes before the first move
    learner.do()
    learner.do()
    page.locator('[data-answer="wager 2"]').click()
    page.get_by_text("but today four characters have work to do").wait_for()
    assert visitor.moves == [] and visitor.question == asked
    learner.do()
    assert visitor.moves == ["wager 4"]


def test_a_lesson_can_be_left_taken_up_and_begun_anew(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor)
    page = visitor.page
    learner.open()
    learner.begin()
    while learner.ready() and not learner.told.startswith("Take the black"):
        learner.do()
    told = learner.told
    page.reload()
    assert learner.ready()
    assert learner.told == told  # nothing is lost by a reload
    learner.open()
    page.get_by_role("button", name="Go on").click()
    assert learner.ready()
    assert learner.told == told  # nor by leaving
    page.evaluate("localStorage.setItem('language', 'fr')")
    page.reload()
    assert learner.ready()
    assert learner.told.startswith("Prenez pour Desdémone")  # nor by another language
    page.evaluate("localStorage.setItem('language', 'en')")
    page.reload()
    assert learner.ready()
    page.locator(".undo").click()
    expect(page.locator(".coach .now")).not_to_have_text(told)
    learner.open()
    page.get_by_role("button", name="From the beginning").click()
    assert learner.ready()
    expect(page.locator(".coach .now")).to_contain_text("six days left to stage a play")


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
    tried = [one["name"] for one in steps if not one["moves"]]
    progress = json.dumps({"scene": scene, "table": table, "tried": tried, "done": []})
    visitor.page.evaluate("progress => localStorage.setItem('lesson', progress)", progress)
    visitor.page.add_init_script("localStorage.setItem('speed', 'slow')")
    visitor.page.goto(f"{visitor.server.address}/lesson/play")
    assert Learner(visitor).ready()


def test_the_track_is_in_sight_where_it_is_spoken_of(visit: Visit) -> None:
    """On a phone; and of an evening that brings no points nobody says that they are to be seen."""
    visitor = visit(phone=True)
    page = visitor.page
    take_up(visitor, "day", "ambiance")
    here = page.locator(".coach .here")
    expect(here).to_be_in_viewport()
    expect(page.locator(".coach .here:nth-child(5)")).to_be_attached()  # the fifth, as the words say
    visitor.tap(page.locator("[data-spotlit]").first)
    page.get_by_text("The marker is back at the start").wait_for()
    expect(page.get_by_text("where the points come from")).to_have_count(0)
    expect(page.locator(".coach .here:nth-child(3)")).to_be_attached()


def test_what_places_are_called_is_seen_where_it_is_said(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    take_up(visitor, "day", "set-mirror")
    place = page.locator('[data-at="cell:1.4"] .place')
    expect(place).to_have_text("1.4")
    expect(place).to_be_visible()


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
