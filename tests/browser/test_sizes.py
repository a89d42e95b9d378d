"""Home is quick to load, and a table: what they may weigh, compressed, and that the server does compress it."""

import gzip
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from shakespeare.locales import LANGUAGES
from tests.browser.sizes import ART, BUDGET, CLIENT, REST, compressed, first_load
from tests.browser.visitor import SETTLED, USABLE, Visitor
from tests.server.support import Person, Server

# Until one can play; with what comes after it by itself, of which ő and ű take two or three; and at a table.
MOST_REQUESTS = 12
MOST_ALTOGETHER = 15
MOST_AT_TABLE = 24
REQUESTS = "performance.getEntriesByType('resource').length"
# The page itself is one.
REQUESTS_UNTIL_USABLE = """1 + performance.getEntriesByType('resource').filter(
    ({ startTime }) => startTime < performance.getEntriesByName('usable')[0].startTime,
).length"""
# Of each font that the page asks to be loaded early, whether it is used.
PRELOADED = """() => {
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
    const faces = rules.filter(rule => rule instanceof CSSFontFaceRule).map(rule => rule.style);
    const same = (face, style) => ['family', 'weight'].every(
        name => face[name].replaceAll('"', '') === style.getPropertyValue(`font-${name}`).replaceAll('"', ''),
    ) && face.unicodeRange === style.getPropertyValue('unicode-range');
    return [...document.querySelectorAll('link[rel=preload][as=font]')].map(link => {
        const style = faces.find(one => one.getPropertyValue('src').includes(link.href.split('/').at(-1)));
        return [...document.fonts].some(face => face.status === 'loaded' && same(face, style));
    });
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_keeps_to_its_budget(language: str) -> None:
    sizes = first_load(language)
    assert set(sizes) == set(BUDGET)
    for kind, size in sizes.items():
        assert BUDGET[kind] / 10 < size <= BUDGET[kind], f"{kind}: {size} bytes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_loads_no_more_than_that(visit: Callable[..., Visitor], language: str) -> None:
    """The home page, then a table with all its fonts and drawings; no character of a text is missing in the small fonts."""
    visitor = visit(language=language)
    page = visitor.page
    page.add_init_script(USABLE)
    loaded: set[str] = set()
    page.on("response", lambda response: loaded.add(response.url.rpartition("/")[2]))
    visitor.go_home()
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    assert page.evaluate(PRELOADED) == [True, True]
    ahead = {
        name
        for name in loaded
        if name.startswith(("rolldown-runtime-", "table-", f"{language}.table-", f"{ART}-"))
    }
    assert len(ahead) == 5
    # Files, what the server is asked, and fonts.
    assert 6 < page.evaluate(REQUESTS_UNTIL_USABLE) <= MOST_REQUESTS
    assert page.evaluate(REQUESTS) + 1 - len(ahead) <= MOST_ALTOGETHER
    assert 0 < _sizes(loaded - ahead, ".js", ".css") <= BUDGET["home"]
    visitor.start(3)
    assert visitor.wait_for_turn()
    page.evaluate(SETTLED)
    assert not [name for name in loaded if REST in name]
    assert first_load("en")["fonts and art"] / 2 < _sizes(loaded, ".woff2", ".svg") <= BUDGET["fonts and art"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_opened_by_its_address_takes_few_requests(
    visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(language=language)
    page = visitor.page
    visitor.go_home()
    visitor.start(3)
    assert visitor.wait_for_turn()
    page.reload()
    page.wait_for_selector(".bar .sentence")
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    assert 6 < page.evaluate(REQUESTS) + 1 <= MOST_AT_TABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_table_asks_for_it_before_any_script_is_there(
    visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(language=language)
    page = visitor.page
    page.route("**/assets/index-*.js", lambda route: None)  # it never comes
    with ExitStack() as stack:
        for name in ("table", f"{language}.table", ART, language):
            stack.enter_context(page.expect_request(f"**/assets/{name}-*.js"))
        page.goto(f"{visitor.server.address}/tables/none", wait_until="commit")


def _sizes(names: set[str], *kinds: str) -> int:
    files = [*CLIENT.glob("*.*"), *(CLIENT / "assets").iterdir()]
    return sum(compressed(file) for file in files if file.name in names and file.suffix in kinds)


def test_scripts_and_styles_are_sent_compressed(server: Server) -> None:
    web = Person(server).web
    for file in [*(CLIENT / "assets").glob("index-*.js"), *(CLIENT / "assets").glob("index-*.css")]:
        path = f"/assets/{file.name}"
        with web.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            sent = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
        assert len(sent) < file.stat().st_size / 2
        assert gzip.decompress(sent) == file.read_bytes()
        plain = web.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.content == file.read_bytes()
