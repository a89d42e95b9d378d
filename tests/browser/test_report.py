"""The report of an arena in a real browser: readable on any screen, by day and by night, with nothing from elsewhere."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from shakespeare.cli import main
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import violations


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("arena")
    line = "arena random groundling apprentice --players 3 --games 6 --jobs 1 --backstage --out"
    assert main([*line.split(), str(folder)]) == 0
    return Path(folder / "report.html").as_uri()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_report_is_for_everybody(browser: Browser, report: str, phone: bool, theme: str) -> None:
    page = browser.new_page(
        viewport=PHONE if phone else DESKTOP, color_scheme="dark" if theme == "dark" else "light"
    )
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(report)
    assert asked == [report]
    for _ in range(2):  # as it comes, and with all tables open
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
        page.evaluate("document.querySelectorAll('details').forEach(table => table.open = true)")
    assert cut_off(page) == []
    assert complaints == []


def cut_off(page: Page) -> list[str]:
    """Texts of a chart that are wider than the screen."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.chart .label, .chart .end, .axis text, figcaption')]
            .filter(text => {
                const { left, right } = text.getBoundingClientRect();
                return left < 0 || right > innerWidth;
            })
            .map(text => text.textContent)"""
    )
    return found
