"""How the browser client feels, in a real Chromium slowed to a quarter: part of `make bench`.

Moves are clicked at a table of three, on a desktop and on a phone. Measured are the time from a click to the first paint
that follows it (the browser's own event timing); while pieces travel, the frames that are drawn, how many of them come in time
for 60 a second, and the longest wait for one; what the page itself does for its frames, from a moment before the pieces start
until they have landed; and how many bytes the first page takes, compressed. The figures go to
benchmarks/results/client.json too.

The processor is slowed on top of whatever else it is doing: on a busy machine these figures say little. What the page itself
does is counted in its own processor time, which others lengthen less, and without slowing too; times four it has to stay
below 16.7 ms.
"""

import argparse
import itertools
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from shakespeare.locales import LANGUAGES  # noqa: E402
from tests.browser.conftest import DESKTOP, PHONE  # noqa: E402
from tests.browser.sizes import BUDGET, first_load  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.server.support import Server  # noqa: E402

RESULTS = Path(__file__).parent / "results" / "client.json"
SLOWED = 4  # times
DECISIONS = 25
UNSLOWED = 8  # decisions more, at full speed
FRAME = 1000 / 60  # milliseconds
LATE = FRAME + 1  # clocks are not that exact
BEFORE = 150_000  # microseconds: the table changes before its pieces travel
# How the journal calls a frame that is drawn, what the page itself does for one, and anything that it does at a stretch.
DRAWN, OWN, TASK = (
    "ProxyImpl::ScheduledActionDraw",
    "ProxyMain::BeginMainFrame",
    "ThreadControllerImpl::RunTask",
)

# Says when pieces start and when the last has landed. Nothing is asked of the page in between.
WATCH = """
    window.bench = { paints: [] };
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            if (entry.name === 'click' || entry.name === 'pointerup') bench.paints.push([entry.interactionId, entry.duration]);
        }
    }).observe({ type: 'event', durationThreshold: 16 });
    addEventListener('DOMContentLoaded', () => {
        let travelling = false;
        new MutationObserver(() => {
            const now = document.querySelector('.flight') !== null;
            if (now !== travelling) performance.mark(now ? 'launched' : 'landed');
            travelling = now;
        }).observe(document.body, { childList: true, subtree: true });
    });
"""


def measure(browser: Browser, page: Page, server: Server, decisions: int, phone: bool) -> dict[str, Any]:
    visitor = Visitor(page, server, seed=7, touch=phone)
    page.set_default_timeout(120_000)
    seldom(page)
    visitor.start(3)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    slowed = trace(browser, page, visitor, decisions)
    seen = page.evaluate("bench")
    by_click: dict[int, float] = {}
    for click, duration in seen["paints"]:
        by_click[click] = max(duration, by_click.get(click, 0))
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    unslowed = trace(browser, page, visitor, UNSLOWED)
    paints = sorted(by_click.values())
    return {
        "click to paint, ms, median": statistics.median(paints),
        "click to paint, ms, 95 %": at(0.95, paints),
        "clicks": len(paints),
        **while_travelling(slowed),
        **own_work(slowed),
        **{f"not slowed: {name}": value for name, value in own_work(unslowed).items()},
    }


def seldom(page: Page) -> None:
    """Waiting is not to keep the page busy: it looks up a few times a second, and not at every frame."""
    wait = page.wait_for_function
    page.wait_for_function = lambda *given, **more: wait(*given, **{"polling": 200, **more})  # type: ignore[method-assign]


def trace(browser: Browser, page: Page, visitor: Visitor, decisions: int) -> list[dict[str, Any]]:
    """What the browser did while these were played."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "trace.json"
        categories = ["devtools.timeline", "blink.user_timing", "cc", "toplevel"]
        browser.start_tracing(page=page, path=path, categories=categories)
        visitor.play(decisions)
        visitor.wait_for_turn()
        browser.stop_tracing()
        events: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    return events


def travels(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """From the first piece that starts until the last has landed, in microseconds."""
    marks = sorted(
        (event["ts"], event["name"]) for event in events if event["name"] in ("launched", "landed")
    )
    return [
        (one[0], two[0])
        for one, two in itertools.pairwise(marks)
        if (one[1], two[1]) == ("launched", "landed")
    ]


def while_travelling(events: list[dict[str, Any]]) -> dict[str, float]:
    """The frames that are drawn while something moves: each should follow the last within a 60th of a second."""
    page = next(event["pid"] for event in events if event["name"] == "launched")
    drawn = sorted(event["ts"] for event in events if event["name"] == DRAWN and event["pid"] == page)
    spans = travels(events)
    gaps = [
        (two - one) / 1000
        for start, end in spans
        for one, two in itertools.pairwise(time for time in drawn if start <= time <= end)
    ]
    return {
        "moves": len(spans),
        "frames drawn while pieces travel": len(gaps),
        "frames drawn a second": round(1000 * len(gaps) / sum(gaps), 1),
        "frames in time, %": round(100 * sum(gap <= LATE for gap in gaps) / len(gaps), 1),
        "longest wait for a frame, ms": round(max(gaps), 1),
    }


def own_work(events: list[dict[str, Any]]) -> dict[str, float]:
    """What the page does for its frames and between them, from a moment before pieces start until they have landed."""
    thread = next(
        (event["pid"], event["tid"]) for event in events if event["name"] == OWN and "tdur" in event
    )
    spans = travels(events)
    found: dict[str, list[float]] = {OWN: [], TASK: []}
    for event in events:
        name = event["name"]
        if name not in found or "tdur" not in event or (event["pid"], event["tid"]) != thread:
            continue
        if any(start - BEFORE <= event["ts"] <= end for start, end in spans):
            found[name].append(event["tdur"] / 1000)
    frames = sorted(found[OWN])
    return {
        "own frames": len(frames),
        "own work a frame, ms, median": round(statistics.median(frames), 1),
        "own work a frame, ms, 95 %": round(at(0.95, frames), 1),
        "own work a frame, ms, worst": round(frames[-1], 1),
        "own frames within 16.7 ms, %": round(100 * sum(one <= FRAME for one in frames) / len(frames), 1),
        "longest at a stretch, ms": round(max(found[TASK]), 1),
    }


def at(share: float, values: list[float]) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    decisions = parser.parse_args().decisions
    results: dict[str, Any] = {}
    print("First load, compressed:")
    for language in LANGUAGES:
        results[language] = first_load(language)
        for kind, size in results[language].items():
            print(f"  {language} {kind:16} {size / 1000:6.1f} kB of {BUDGET[kind] / 1000:.0f} kB")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for device, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
            phone = device == "phone"
            context = browser.new_context(viewport=viewport, has_touch=phone, is_mobile=phone, locale="en")
            context.add_init_script(WATCH)
            results[device] = measure(browser, context.new_page(), server, decisions, phone)
            print(f"On a {device}, slowed {SLOWED} times:")
            for name, value in results[device].items():
                print(f"  {name:42} {value}")
            context.close()
        browser.close()
        server.stop()
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
