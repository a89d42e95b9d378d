"""A real Chromium, and a real server on a folder of its own."""

import shutil
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.support import STEADY, Server

DESKTOP: ViewportSize = {"width": 1366, "height": 640}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Without a graphics card, drawing straight into memory is quicker than through one that is imitated. Letters are as wide
# in the shell as in the whole browser.
FLAGS = ("--no-sandbox", "--disable-gpu", "--font-render-hinting=none")
WHOLE = ("chromium", "chromium-browser")
# The same pages without a window around them, which nobody sees and which takes a third of the time.
BARE = ("chromium-headless-shell", *WHOLE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for all tests of a module, each of which has a profile of its own in it. Not for longer: while it runs, it
    keeps an event loop to itself."""
    with chromium(BARE) as running:
        yield running


@contextmanager
def chromium(names: Sequence[str]) -> Iterator[Browser]:
    """The first of these that is there."""
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "these tests need chromium: `make test` installs it"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A port for a server that is started more than once: it is bound here, but never listened on, so that nobody
    who asks for any free port is given it meanwhile."""
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Server]:
    """A server for all tests of a module, which leaves nothing to chance: everybody who visits it is somebody new."""
    running = Server(tmp_path_factory.mktemp("house"), "--port", str(port), how=STEADY)
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture
def server(house: Server) -> Server:
    """That server; started again if a test has left it dead."""
    if house.process.poll() is not None:
        house.start_again()
    return house


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody who opens the page; at the end the browser must have had nothing to complain about."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def visit(
        phone: bool = False,
        theme: str = "light",
        seed: int = 0,
        axe: bool = False,
        motion: bool = False,
        language: str = "en",
        size: str = "100",
    ) -> Visitor:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            bypass_csp=axe,  # axe is put into the page, which its policy forbids
        )
        context.add_init_script("localStorage.setItem('speed', 'instant')")
        if size != "100":
            context.add_init_script(f"localStorage.setItem('size', '{size}')")
        contexts.append(context)
        visitors.append(Visitor(context.new_page(), server, seed, phone))
        return visitors[-1]

    yield visit
    for context in contexts:
        context.close()
    for visitor in visitors:
        assert visitor.complaints == []
