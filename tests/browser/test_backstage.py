"""Every question of Backstage, in positions that we set up: asked, looked at, and answered by clicking."""

from collections.abc import Callable

import pytest

from tests.browser.positions import questions
from tests.browser.stage import Stage
from tests.browser.visitor import Visitor
from tests.scene import RED

Visit = Callable[..., Visitor]
# Whether what came of an answer is shown, and not the answer itself, on its way.
ANSWERED = """asked => document.querySelector('[data-question]')?.dataset.question !== asked
    && !document.querySelector('.sentence').textContent.trim().endsWith('…')"""


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_every_question_of_backstage_is_answered_by_clicking(visit: Visit, phone: bool, theme: str) -> None:
    visitor = visit(phone=phone, theme=theme, seed=1, axe=True)
    visitor.start(1)
    stage = Stage(visitor)
    for kind, game in questions():
        stage.show(game)
        question = game.question(RED)
        assert question is not None and question.kind == kind
        assert visitor.axe() == [], kind
        assert visitor.sideways() <= 0, kind
        if not phone:
            assert visitor.downwards() <= 0, kind
            middle = visitor.page.locator(".middle")
            assert middle.evaluate("one => one.scrollHeight - one.clientHeight") <= 0, kind
        visitor.decide()
        visitor.page.wait_for_function(ANSWERED, arg=question.id)
        answered = game.question(RED)
        assert answered is None or answered.id != question.id, kind
