"""The first load on an emulated slow 3G connection: `python benchmarks/loading.py`.

Seconds until the title is painted and home can be used, and until a table is ready that is opened by its address; with the
requests and bytes of home. Each is the median of a few loads without a cache. PYTHONPATH=…/src measures another checkout.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))

from shakespeare.locales import LANGUAGES
from tests.browser.conftest import BARE, DESKTOP, chromium
from tests.browser.test_loading import SLOW
from tests.browser.visitor import USABLE
from tests.server.support import Person, Server

PATIENCE = 180_000  # milliseconds
FIGURES = """() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime;
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < (usable ?? Infinity));
    return {
        painted: performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000,
        usable: (usable ?? performance.now()) / 1000,
        requests: files.length + 1,
        bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
}"""


def load(browser: Browser, server: Server, path: str, ready: str, language: str, person: Person) -> Any:
    context = browser.new_context(viewport=DESKTOP, locale=language)
    name, value = person.cookie
    context.add_cookies([{"name": name, "value": value, "url": server.address}])
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(USABLE)
    page.goto(server.address + path, wait_until="commit")
    page.wait_for_selector(ready)
    figures = page.evaluate(FIGURES)
    context.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=3)
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium(BARE) as browser:
        server = Server(Path(folder))
        person = Person(server)
        table = person.create("apprentice")["id"]
        for language in arguments.languages:
            for path, ready in (("/", ".play:enabled"), (f"/tables/{table}", ".bar .sentence")):
                seen = [load(browser, server, path, ready, language, person) for _ in range(arguments.loads)]
                median = {name: statistics.median(one[name] for one in seen) for name in seen[0]}
                print(
                    f"{language} {'home ' if path == '/' else 'table'}  title {median['painted']:5.1f} s  "
                    f"ready {median['usable']:5.1f} s  {median['requests']:3.0f} requests  {median['bytes'] / 1000:6.1f} kB"
                )
        server.stop()


if __name__ == "__main__":
    main()
