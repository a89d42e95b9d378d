"""What every page must be: accessible, and neither too wide nor too high for the screen."""

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
EVERYWHERE = [(phone, theme) for phone in (False, True) for theme in ("light", "dark")]


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "theme"), EVERYWHERE)
def test_axe_finds_nothing(visit: Visit, phone: bool, theme: str) -> None:
    visitor = visit(phone=phone, theme=theme, axe=True)
    visitor.go_home()
    assert visitor.axe() == []
    visitor.start(3)
    seen = set()
    # Until each common kind of question has been looked at once.
    for _ in range(60):
        if not visitor.wait_for_turn():
            break
        kind = visitor.page.locator(".sentence.asked").inner_text()[:12]
        if kind not in seen:
            seen.add(kind)
            assert visitor.axe() == []
            assert visitor.sideways() <= 0
            if not phone:
                assert visitor.downwards() <= 0
        if len(seen) >= 6:
            break
        visitor.decide()
    assert len(seen) >= 4


@pytest.mark.parametrize("phone", [False, True])
def test_the_home_page_fits(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.go_home()
    assert visitor.sideways() <= 0


def test_a_stranger_s_link_is_answered_kindly(visit: Visit) -> None:
    """A table that is not there is said to be so, with a way home."""
    visitor = visit()
    visitor.offline = True  # the browser reports the missing page by itself
    visitor.page.goto(f"{visitor.server.address}/tables/nothing-here")
    visitor.page.get_by_role("alert").or_(visitor.page.get_by_role("main")).first.wait_for()
    visitor.page.wait_for_function("() => document.body.innerText.length > 20")
    assert visitor.page.get_by_role("button").or_(visitor.page.get_by_role("link")).count()
