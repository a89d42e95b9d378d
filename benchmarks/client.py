"""How the browser client feels, in a real Chromium slowed to a quarter: part of `make bench`.

Moves are clicked at a table of three. Measured are the time from a click to the first paint that follows it (the browser's
own event timing); while pieces travel, the frames that are drawn (the browser moves them by itself) and those that the page
could have changed; and how many bytes the first page takes, compressed. The figures go to benchmarks/results/client.json too.

The processor is slowed on top of whatever else it is doing: on a busy machine these figures say little. What the page
itself does for a frame is counted in its own processor time, which others do not lengthen, and without slowing; times four
it has to stay below 16.7 ms.
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
TRACED = 8  # decisions more, while the browser keeps a journal
# How the journal calls a frame that is drawn, and what the page itself does for one.
DRAWN, OWN = "ProxyImpl::ScheduledActionDraw", "ProxyMain::BeginMainFrame"

WATCH = """
    window.bench = { paints: [], flights: [] };
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            if (entry.name === 'click' || entry.name === 'pointerup') bench.paints.push([entry.interactionId, entry.duration]);
        }
    }).observe({ type: 'event', durationThreshold: 16 });
    addEventListener('DOMContentLoaded', () => {
        let frames = null;
        const frame = time => {
            frames.push(time);
            if (document.querySelector('.flight')) requestAnimationFrame(frame);
            else {
                performance.mark('landed');
                bench.flights.push(frames);
                frames = null;
            }
        };
        new MutationObserver(() => {
            if (frames === null && document.querySelector('.flight')) {
                performance.mark('launched');
                frames = [];
                requestAnimationFrame(frame);
            }
        }).observe(document.body, { childList: true });
    });
"""


def measure(browser: Browser, page: Page, server: Server, decisions: int, phone: bool) -> dict[str, Any]:
    visitor = Visitor(page, server, seed=7, touch=phone)
    page.set_default_timeout(120_000)
    visitor.start(3)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    visitor.play(decisions)
    visitor.wait_for_turn()
    seen = page.evaluate("bench")
    by_click: dict[int, float] = {}
    for click, duration in seen["paints"]:
        by_click[click] = max(duration, by_click.get(click, 0))
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return {
        "paints": sorted(by_click.values()),
        "flights": [frames for frames in seen["flights"] if len(frames) > 2],
        "travelling": while_travelling(trace(browser, page, visitor, TRACED)),
    }


def trace(browser: Browser, page: Page, visitor: Visitor, decisions: int) -> list[dict[str, Any]]:
    """What the browser did while these were played."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "trace.json"
        browser.start_tracing(
            page=page, path=path, categories=["devtools.timeline", "blink.user_timing", "cc"]
        )
        visitor.play(decisions)
        visitor.wait_for_turn()
        browser.stop_tracing()
        events: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    return events


def while_travelling(events: list[dict[str, Any]]) -> dict[str, float]:
    """From the first piece that starts until the last has landed."""
    marks = sorted(
        (event["ts"], event["name"]) for event in events if event["name"] in ("launched", "landed")
    )
    spans = [
        (one[0], two[0])
        for one, two in itertools.pairwise(marks)
        if (one[1], two[1]) == ("launched", "landed")
    ]
    seen = [event for event in events if any(start <= event["ts"] <= end for start, end in spans)]
    seconds = sum(end - start for start, end in spans) / 1_000_000
    drawn = [event for event in seen if event["name"] == DRAWN]
    own = sorted(event["tdur"] / 1000 for event in seen if event["name"] == OWN and "tdur" in event)
    return {
        "frames drawn a second": round(len(drawn) / seconds, 1),
        "own work a frame, ms, median": round(statistics.median(own), 1),
        "own work a frame, ms, 95 %": round(at(0.95, own), 1),
        "frames": len(own),
    }


def frames_a_second(flights: list[list[float]]) -> list[float]:
    return sorted(1000 * (len(frames) - 1) / (frames[-1] - frames[0]) for frames in flights)


def gaps(flights: list[list[float]]) -> list[float]:
    """Milliseconds from one frame to the next."""
    return sorted(b - a for frames in flights for a, b in itertools.pairwise(frames))


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
            seen = measure(browser, context.new_page(), server, decisions, phone)
            rates, paints, frames = frames_a_second(seen["flights"]), seen["paints"], gaps(seen["flights"])
            results[device] = {
                "click to paint, ms, median": statistics.median(paints),
                "click to paint, ms, 95 %": at(0.95, paints),
                "clicks": len(paints),
                "frames a second, median": round(statistics.median(rates), 1),
                "frames a second, slowest tenth": round(at(0.1, rates), 1),
                "frame, ms, 95 %": round(at(0.95, frames), 1),
                "flights": len(rates),
                **{f"not slowed: {name}": value for name, value in seen["travelling"].items()},
            }
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
