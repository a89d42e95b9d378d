"""How the browser client feels, in a real Chromium slowed to a quarter: part of `make bench`.

Moves are clicked at a table of three. Measured are the time from a click to the first paint that follows it (the browser's
own event timing), the frames a second while pieces travel, and how many bytes the first page takes, compressed. The figures
go to benchmarks/results/client.json too. The processor is slowed on top of whatever else it is doing: on a busy machine
the figures say little.
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

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESKTOP, PHONE  # noqa: E402
from tests.browser.sizes import BUDGET, LATIN_EXTENDED, first_load, fonts  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.server.support import Server  # noqa: E402

RESULTS = Path(__file__).parent / "results" / "client.json"
SLOWED = 4  # times
DECISIONS = 25

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
                bench.flights.push(frames);
                frames = null;
            }
        };
        new MutationObserver(() => {
            if (frames === null && document.querySelector('.flight')) {
                frames = [];
                requestAnimationFrame(frame);
            }
        }).observe(document.body, { childList: true });
    });
"""


def measure(page: Page, server: Server, decisions: int, phone: bool) -> dict[str, Any]:
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
    return {"paints": sorted(by_click.values()), "flights": [f for f in seen["flights"] if len(f) > 2]}


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
    for kind, size in first_load().items():
        results[kind] = size
        print(f"  {kind:16} {size / 1000:6.1f} kB of {BUDGET[kind] / 1000:.0f} kB")
    print(f"  Hungarian letters {fonts(LATIN_EXTENDED) / 1000:5.1f} kB more, of fonts")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for device, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
            phone = device == "phone"
            context = browser.new_context(viewport=viewport, has_touch=phone, is_mobile=phone, locale="en")
            context.add_init_script(WATCH)
            seen = measure(context.new_page(), server, decisions, phone)
            rates, paints, frames = frames_a_second(seen["flights"]), seen["paints"], gaps(seen["flights"])
            results[device] = {
                "click to paint, ms, median": statistics.median(paints),
                "click to paint, ms, 95 %": at(0.95, paints),
                "clicks": len(paints),
                "frames a second, median": round(statistics.median(rates), 1),
                "frames a second, slowest tenth": round(at(0.1, rates), 1),
                "frame, ms, 95 %": round(at(0.95, frames), 1),
                "flights": len(rates),
            }
            print(f"On a {device}, slowed {SLOWED} times:")
            for name, value in results[device].items():
                print(f"  {name:32} {value}")
            context.close()
        browser.close()
        server.stop()
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
