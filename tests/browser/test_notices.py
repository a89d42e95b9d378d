"""Notices, which only a whole browser shows."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import WHOLE, chromium
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(WHOLE) as running:
        yield running


def test_a_notice_is_shown_where_nobody_looks_at_the_table(visit: Visit) -> None:
    """The worker runs under the strict rules of all our pages, and says nothing to whoever is at the table."""
    ann = visit()
    ann.page.context.grant_permissions(["notifications"])
    ann.go_home()
    link = ann.page.context.new_cdp_session(ann.page)
    registered: list[str] = []
    link.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    link.send("ServiceWorker.enable")
    ann.page.evaluate(
        """async () => {
            await navigator.serviceWorker.register('/notices.js');
            const { active } = await navigator.serviceWorker.ready;
            while (active.state !== 'activated') {
                await new Promise(done => active.addEventListener('statechange', done, { once: true }));
            }
        }"""
    )

    while not registered:  # the browser tells of it in its own time
        ann.page.evaluate("() => new Promise(requestAnimationFrame)")

    def send(url: str) -> None:
        notice = {"title": "It is your turn.", "body": "…", "url": url, "tag": url}
        message = {"origin": ann.server.address, "registrationId": registered[-1], "data": json.dumps(notice)}
        link.send("ServiceWorker.deliverPushMessage", message)

    shown = """async () => {
        const worker = await navigator.serviceWorker.ready;
        for (const begun = performance.now(); performance.now() < begun + 2000;) {
            const all = await worker.getNotifications();
            if (all.length) return all.map(one => one.title + one.data.url);
            await new Promise(requestAnimationFrame);
        }
        return [];
    }"""
    send(ann.page.url.removeprefix(ann.server.address))  # they look at it
    # The browser may drop what is sent while it is busy; of one table, one notice is shown.
    for _ in range(30):
        send("/tables/elsewhere")
        if found := ann.page.evaluate(shown):
            break
    assert found == ["It is your turn./tables/elsewhere"]
