"""Firefox and WebKit over W3C WebDriver, as much of them as a game needs.

Firefox speaks its second form (BiDi) by itself; WebKit the first one, through Debian's WebKitWebDriver.
"""

import base64
import json
import os
import shutil
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from playwright.sync_api import ViewportSize
from websockets.sync.client import ClientConnection, connect

from tests.server.services import free_port

PATIENCE = 30  # seconds until a test gives up; nothing takes nearly as long
ASIDE = 6  # pixels between two clicks that are no double click
Found = TypeVar("Found")

# Calls a function in the page again and again, until what it says is true, and returns that; else null.
UNTIL = """async (...args) => {
    const until = performance.now() + %d;
    for (;;) {
        const seen = await (%s)(...args);
        if (seen || performance.now() > until) return seen || null;
        await new Promise(again => setTimeout(again, 20));
    }
}"""
# The middle of a thing, once it stands still and nothing is before it.
MIDDLE = """async (selector, aside) => {
    const one = [...document.querySelectorAll(selector)].find(one => one.checkVisibility());
    if (!one) return null;
    const middle = () => {
        const box = one.getBoundingClientRect();
        return [Math.round(box.x + box.width / 2) + aside, Math.round(box.y + box.height / 2)];
    };
    const [left, top] = middle();
    if (left < 0 || left >= innerWidth || top < 0 || top >= innerHeight) one.scrollIntoView({ block: 'center', inline: 'center' });
    const [x, y] = middle();
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return middle().join() === [x, y].join() && one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


class Remote(ABC):
    """A browser with one page."""

    _clicks = 0

    @abstractmethod
    def open(self, address: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def complaints(self) -> list[str]:
        """Errors and warnings in the console, and exceptions that nobody caught."""

    @abstractmethod
    def picture(self, path: Path) -> None: ...

    @abstractmethod
    def _call(self, function: str) -> str | None:
        """What an asynchronous function without arguments returns."""

    @abstractmethod
    def _act(self, actions: list[dict[str, Any]]) -> None:
        """Input by pointer or keys, as both forms of WebDriver describe it."""

    def evaluate(self, function: str, *args: Any) -> Any:
        """What a function of the page returns, or its promise comes to, in JSON."""
        given = json.dumps(args)
        answer = self._call(f"async () => JSON.stringify(await (\n{function}\n)(...{given}))")
        return None if answer is None else json.loads(answer)

    def wait_for(self, function: str, *args: Any) -> Any:
        """The first thing it returns that is true."""
        seen = self.evaluate(UNTIL % (PATIENCE * 1000, f"\n{function}\n"), *args)
        assert seen is not None, f"{function} {args}: in vain; the browser says {self.complaints()}"
        return seen

    def click(self, selector: str) -> None:
        """With the pointer, as people do; but two clicks at the same place would be a double one."""
        self._clicks += 1
        x, y = self.wait_for(MIDDLE, selector, self._clicks % 2 * ASIDE)
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act([{"type": "pointer", "id": "mouse", "actions": moves}])


class Firefox(Remote):
    def __init__(self, socket: ClientConnection, size: ViewportSize) -> None:
        self._socket = socket
        self._number = 0
        self._heard: list[str] = []
        self._say("session.new", capabilities={})
        tree = self._say("browsingContext.getTree")
        self._page = tree["contexts"][0]["context"]
        self._say("browsingContext.setViewport", context=self._page, viewport=size)
        self._say("session.subscribe", events=["log.entryAdded"])

    def _say(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(2 * PATIENCE))
            if message["type"] == "event":
                self._hear(message["params"])
            else:
                assert message["type"] == "success" and message["id"] == self._number, message
                return message["result"]

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self._heard.append(entry["text"])

    def open(self, address: str) -> None:
        self._go("navigate", url=address)

    def reload(self) -> None:
        self._go("reload")

    def _go(self, where: str, **params: str) -> None:
        # It would complain of those that are on their way.
        self.evaluate("async () => void (await document.fonts.ready)")
        self._say(f"browsingContext.{where}", context=self._page, wait="complete", **params)

    def complaints(self) -> list[str]:
        self.evaluate("() => 0")  # what it has to say is said before its answer
        return self._heard

    def picture(self, path: Path) -> None:
        shot = self._say("browsingContext.captureScreenshot", context=self._page)
        path.write_bytes(base64.b64decode(shot["data"]))

    def _call(self, function: str) -> str | None:
        target = {"context": self._page}
        answer = self._say(
            "script.callFunction", functionDeclaration=function, awaitPromise=True, target=target
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        text: str | None = answer["result"].get("value")
        return text

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._say("input.performActions", context=self._page, actions=actions)

    def quit(self) -> None:
        self._say("browser.close")


# Its driver does not tell what is said in the console: the page keeps it, from when it is there. What goes wrong before
# leaves no page.
LISTEN = """() => {
    const heard = (window.heard = []);
    for (const level of ['error', 'warn']) {
        const write = console[level];
        console[level] = (...words) => (heard.push(words.map(String).join(' ')), write.apply(console, words));
    }
    addEventListener('error', event => heard.push(`${event.error ?? event.message}`));
    addEventListener('unhandledrejection', event => heard.push(`${event.reason}`));
}"""

WEBKIT = {
    "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",  # half the work where a graphics card would be imitated
    "NO_AT_BRIDGE": "1",  # there is no session bus
}


class WebKit(Remote):
    def __init__(self, client: httpx.Client, size: ViewportSize) -> None:
        self._client = client
        self._heard: list[str] = []
        self._session = ""
        session = self._say("POST", "/session", capabilities={})
        self._session = f"/session/{session['sessionId']}"
        self._say("POST", "/timeouts", script=2 * PATIENCE * 1000)
        # The page is lower than the window, by a bar.
        self._say("POST", "/window/rect", **size)
        bar = size["height"] - self.evaluate("() => innerHeight")
        self._say("POST", "/window/rect", width=size["width"], height=size["height"] + bar)
        self.wait_for("(width, height) => innerWidth === width && innerHeight === height", *size.values())

    def _say(self, method: str, path: str, **body: Any) -> Any:
        json = body if method == "POST" else None
        answer = self._client.request(method, self._session + path, json=json)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        self._leave()
        self._say("POST", "/url", url=address)
        self.evaluate(LISTEN)

    def reload(self) -> None:
        self._leave()
        self._say("POST", "/refresh")
        self.evaluate(LISTEN)

    def _leave(self) -> None:
        self._heard += self.evaluate("() => (window.heard ?? []).splice(0)")

    def complaints(self) -> list[str]:
        self._leave()
        return self._heard

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._say("GET", "/screenshot")))

    def _call(self, function: str) -> str | None:
        script = f"""const done = arguments[arguments.length - 1];
            ({function})().then(text => done({{ text }}), error => done({{ error: `${{error}}` }}));"""
        answer = self._say("POST", "/execute/async", script=script, args=[])
        assert "error" not in answer, answer["error"]
        text: str | None = answer.get("text")
        return text

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._say("POST", "/actions", actions=actions)

    def quit(self) -> None:
        self._say("DELETE", "")


@contextmanager
def firefox(folder: Path, size: ViewportSize) -> Iterator[Remote]:
    """Without a window; with a profile in a folder, removed at the end."""
    _need("firefox-esr")
    with ExitStack() as stack:
        home = stack.enter_context(_home(folder))
        command = ["firefox-esr", "--headless", "--profile", str(home), "--remote-debugging-port=0"]
        stack.enter_context(_running(command, {"HOME": str(home)}))
        told = home / "WebDriverBiDiServer.json"
        port = _until(lambda: json.loads(told.read_text(encoding="utf-8"))["ws_port"])
        socket = stack.enter_context(connect(f"ws://127.0.0.1:{port}/session", max_size=None))
        browser = Firefox(socket, size)
        with _looked_at(browser, folder):
            yield browser
        browser.quit()


@contextmanager
def webkit(folder: Path, size: ViewportSize) -> Iterator[Remote]:
    """In a window of a screen that nobody sees; with a home in a folder, removed at the end."""
    _need("WebKitWebDriver", "Xvfb")
    with ExitStack() as stack:
        home = stack.enter_context(_home(folder))
        display = stack.enter_context(_screen())
        port = free_port()
        environment = {"HOME": str(home), "DISPLAY": display, **WEBKIT}
        stack.enter_context(_running(["WebKitWebDriver", f"--port={port}"], environment))
        client = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=2 * PATIENCE))
        _until(lambda: client.get("/status").is_success)
        browser = WebKit(client, size)
        with _looked_at(browser, folder):
            yield browser
        browser.quit()


def _need(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"there is no {program}: `make test` installs it where it may")


@contextmanager
def _home(folder: Path) -> Iterator[Path]:
    home = folder / "home"
    home.mkdir()
    try:
        yield home
    finally:
        shutil.rmtree(home)


@contextmanager
def _screen() -> Iterator[str]:
    """One with a free number."""
    end, told = os.pipe()
    command = ["Xvfb", "-displayfd", str(told), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with _running(command, {}, pass_fds=[told]):
        os.close(told)
        with open(end, encoding="ascii") as line:
            yield f":{line.readline().strip()}"


@contextmanager
def _running(
    command: Sequence[str], environment: Mapping[str, str], pass_fds: Sequence[int] = ()
) -> Iterator[None]:
    """A program, and all that it starts: they have ended when none of them holds what they write to any longer."""
    process = subprocess.Popen(
        command,
        env={"PATH": os.environ["PATH"], **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        pass_fds=pass_fds,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


@contextmanager
def _looked_at(browser: Remote, folder: Path) -> Iterator[None]:
    """A picture of what a test has failed at."""
    try:
        yield
    except AssertionError:
        browser.picture(folder / "failed.png")
        raise


def _until(look: Callable[[], Found]) -> Found:
    """What it finds, as soon as there is something."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError, ValueError, KeyError, httpx.TransportError):
            return look()
        time.sleep(0.02)
    return look()
