"""What is said beside a question, and on a phone what is brought in sight by it."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.positions import evening, scavenging, turn
from tests.browser.stage import Stage
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

# Whether nowhere else on the page more of what glows could be seen whole, below the question and above the way to the sheets.
NO_BETTER = """() => {
    const glowing = [...document.querySelectorAll('main.phone > :not(.question) .target.legal')];
    const seen = () => {
        const from = document.querySelector('.question').getBoundingClientRect().bottom;
        const to = document.querySelector('nav').getBoundingClientRect().top;
        return glowing.map(one => one.getBoundingClientRect()).filter(one => one.top >= from && one.bottom <= to).length;
    };
    const here = scrollY;
    const now = seen();
    let most = 0;
    for (let y = 0; y < document.documentElement.scrollHeight; y += 10) {
        scrollTo(0, y);
        most = Math.max(most, seen());
    }
    scrollTo(0, here);
    return most > 0 && now >= most;
}"""
TOUCH = "(name) => dispatchEvent(new TouchEvent(name, { touches: name === 'touchend' ? [] : [finger] }))"
# Until all that a new question moves has moved.
FRAMES = """() => new Promise(done => {
    const next = left => (left ? requestAnimationFrame(() => next(left - 1)) : done());
    next(6);
})"""
FINGER = "window.finger = new Touch({ identifier: 1, target: document.body })"


def take(visitor: Visitor) -> None:
    """Let the handyman work."""
    handyman = visitor.page.locator('[data-at="character:handyman"]')
    visitor.click(handyman)
    visitor.click(visitor.page.locator(".bar .button.main"))
    assert visitor.wait_for_turn()


def test_what_can_be_chosen_is_brought_in_sight(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.start(1)
    Stage(visitor).show(turn())
    take(visitor)
    visitor.page.wait_for_function(f"() => scrollY > 0 && ({NO_BETTER})()")


def test_nothing_moves_under_a_finger(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.start(1)
    Stage(visitor).show(turn())
    page = visitor.page
    visitor.tap(page.locator('[data-at="character:handyman"]'))
    button = page.locator(".bar .button.main")
    button.wait_for()
    page.evaluate(FINGER)
    page.evaluate(TOUCH, "touchstart")
    button.evaluate("one => one.click()")
    page.locator(".choice").first.wait_for()
    page.evaluate(FRAMES)
    assert not page.evaluate(NO_BETTER)


def test_the_only_place_is_spoken_of_as_such(visit: Visit) -> None:
    """And what the button above does is not said twice."""
    visitor = visit(phone=True)
    visitor.start(1)
    Stage(visitor).show(turn("use architect-1 2"))
    page = visitor.page
    visitor.tap(page.locator(".choice").first)
    button = page.locator(".bar .line .button.main")
    said = page.locator(".said")
    expect(said).to_contain_text("There is one place for it")
    expect(said).not_to_contain_text(button.inner_text())


def test_the_queen_says_what_objectives_are(visit: Visit) -> None:
    visitor = visit()
    visitor.start(1)
    Stage(visitor).show(turn("activate queen"))
    expect(visitor.page.locator(".said")).to_contain_text("up to three objectives and keep one")


def test_who_lets_something_be_is_told_no_gain(visit: Visit) -> None:
    visitor = visit()
    visitor.start(1)
    stage = Stage(visitor)
    page = visitor.page
    for game, name, said in (
        (scavenging(), "Take nothing", "Your rag-picker also brings"),
        (evening(), "Play no objective today", "Those with a mask glow"),
    ):
        stage.show(game)
        page.get_by_role("button", name=name, exact=True).hover()
        expect(page.locator(".said")).to_contain_text(said)
        expect(page.locator(".said")).not_to_contain_text("nothing at once")
