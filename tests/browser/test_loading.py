"""The first moments of a page: what is seen before anything has come, in which order it comes, and what is said if it does not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from shakespeare.locales import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import SETTLED, USABLE, Visitor

Visit = Callable[..., Visitor]
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}  # slow 3G
ORDER = """() => {
    const files = performance.getEntriesByType('resource');
    const file = start => files.find(({ name }) => name.split('/').at(-1).startsWith(start));
    return {
        painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
        script: file('index-').responseEnd,
        usable: performance.getEntriesByName('usable')[0].startTime,
        table: file('table-').startTime,
    };
}"""
TITLE = ".door .title"
PAPER = {"light": "rgb(244, 234, 213)", "dark": "rgb(30, 23, 18)"}
MOTTO = {
    "en": "Six days to stage",
    "fr": "Six jours pour monter",
    "it": "Sei giorni per montare",
    "hu": "Hat napod van",
}
BROKEN = {
    "en": ("The page could not be loaded whole.", "Try again"),
    "fr": ("La page n’a pas pu être chargée en entier.", "Réessayer"),
    "it": ("Non è stato possibile caricare tutta la pagina.", "Riprova"),
    "hu": ("Az oldalt nem sikerült egészen betölteni.", "Újra"),
}


@contextmanager
def held_back(page: Page) -> Iterator[None]:
    """Only the page itself comes, until the end."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/assets/**", hold)
    yield
    page.unroute("**/assets/**")
    for route in waiting:
        route.continue_()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_is_there_before_any_file_and_does_not_move(
    visit: Visit, language: str, phone: bool
) -> None:
    visitor = visit(language=language, phone=phone)
    page = visitor.page
    with held_back(page):
        page.goto(visitor.server.address, wait_until="commit")
        page.wait_for_selector(f"#door {TITLE.split()[1]}")
        expect(page.locator("#door .motto")).to_contain_text(MOTTO[language])
        assert page.locator("#door .motto").inner_text().count(".") == 1  # and in no other language
        expect(page.locator("#door .broken")).to_be_hidden()
        before = page.locator(TITLE).bounding_box()
        page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length === 1")
    page.wait_for_selector(".play:enabled")
    page.evaluate(SETTLED)
    assert page.locator("#door").count() == 0
    assert page.locator(TITLE).bounding_box() == before
    expect(page.locator(".motto")).to_contain_text(MOTTO[language])


@pytest.mark.parametrize(
    ("system", "chosen", "theme"),
    [("light", None, "light"), ("dark", None, "dark"), ("light", "dark", "dark"), ("dark", "light", "light")],
)
def test_the_first_paint_has_theme_language_and_size(
    visit: Visit, system: str, chosen: str | None, theme: str
) -> None:
    visitor = visit(theme=system, language="fr", size="150")
    page = visitor.page
    kept = {"language": "hu", "motion": "off", **({"theme": chosen} if chosen else {})}
    for name, value in kept.items():
        page.add_init_script(f"localStorage.setItem({name!r}, {value!r})")

    def look() -> list[str]:
        seen: list[str] = page.evaluate(
            "() => [getComputedStyle(document.documentElement).backgroundColor, document.documentElement.lang, "
            "getComputedStyle(document.documentElement).fontSize, document.documentElement.dataset.motion]"
        )
        return seen

    with held_back(page):
        page.goto(f"{visitor.server.address}/rules", wait_until="commit")
        expect(page.locator("#door .motto")).to_contain_text(MOTTO["hu"])
        first = look()
        assert first[:2] == [PAPER[theme], "hu"] and first[3] == "off"
    page.wait_for_selector("h1:not(#door *)")
    assert look() == first


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_on_a_slow_connection_things_come_in_their_order(visit: Visit, viewport: dict[str, int]) -> None:
    """Painted before the first script is there; usable before a table is asked for. No seconds: that is for benchmarks."""
    visitor = visit(phone=viewport == PHONE)
    page = visitor.page
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(USABLE)
    page.goto(visitor.server.address, wait_until="commit")
    page.wait_for_selector(".play:enabled")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => /table-/.test(name))"
    )
    page.wait_for_load_state("networkidle")
    order = page.evaluate(ORDER)
    assert order["painted"] < order["script"] < order["usable"] < order["table"], order


def test_a_game_that_is_begun_has_all_it_needs_already(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go_home()
    page.wait_for_load_state("networkidle")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    page.click(".play")
    page.wait_for_selector(".sentence.asked")
    assert not [name for name in loaded if name.startswith(("table-", "en.table-", "base-"))]


@pytest.mark.parametrize("kind", ["js", "css"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_cannot_be_loaded_says_so(visit: Visit, language: str, kind: str) -> None:
    visitor = visit(language=language)
    visitor.offline = True
    page = visitor.page
    page.route(f"**/assets/index-*.{kind}", lambda route: route.abort())
    page.goto(visitor.server.address, wait_until="commit")
    said, again = BROKEN[language]
    expect(page.get_by_role("alert").get_by_text(said)).to_be_visible()
    page.unroute(f"**/assets/index-*.{kind}")
    if kind == "js":  # else it tries again by itself
        with page.expect_navigation():
            page.get_by_role("link", name=again).click()
    page.wait_for_selector(".play:enabled")
    expect(page.get_by_text(said)).to_have_count(0)


def test_without_scripts_the_page_says_what_it_needs(visit: Visit) -> None:
    visitor = visit()
    browser = visitor.page.context.browser
    assert browser is not None
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(visitor.server.address)
    assert page.locator(TITLE).is_visible()
    assert [page.locator(f"noscript [lang={language}]").is_visible() for language in LANGUAGES] == [True] * 4
    context.close()
