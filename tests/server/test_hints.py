"""Hints: the same question gets the same one, however little time there is to think."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from shakespeare.server import hints as module
from shakespeare.server.hints import Hints
from shakespeare.server.models import Hint
from shakespeare.server.storage import HouseRules, SeatRow
from shakespeare.server.table import Task
from shakespeare.server.troubles import Trouble
from shakespeare.server.workers import WorkerError

TEXTS = {number: f"step {act}" for number, act in enumerate(("I", "II", "III"))}
TASK = Task(0, "master", 1, "0.3", {"day": 1}, {"id": "0.3"}, list(TEXTS), TEXTS)


class Fickle:
    """Workers who say something else each time, or nothing."""

    def __init__(self) -> None:
        self.asked = 0
        self.fail = False

    async def choose(self, task: Task, digest: str, edition: dict[str, Any]) -> str:
        await asyncio.sleep(0)
        self.asked += 1
        if self.fail:
            raise WorkerError("tired")
        return task.texts[task.legal[self.asked % len(task.legal)]]


class Evening:
    """A table where one question is asked."""

    def __init__(self) -> None:
        self.workers = Fickle()
        self.hints = Hints(self.workers)  # type: ignore[arg-type]

    async def ask(self, task: Task = TASK, id: str = "ab", others: int = 0, **house: Any) -> Hint:
        seats = [SeatRow("person", person=number) for number in range(1, 2 + others)]
        row = SimpleNamespace(seats=seats, house=HouseRules(**house), edition_digest="d")
        table = SimpleNamespace(id=id, row=row, edition={}, task=lambda seat, player: task)
        return await self.hints.ask(table, task.seat, task.question_id, 1)  # type: ignore[arg-type]


def test_the_same_question_gets_the_same_hint() -> None:
    async def evening() -> None:
        here = Evening()
        first = await here.ask()
        thought = here.workers.asked
        assert await here.ask() == first
        assert await asyncio.gather(here.ask(), here.ask()) == [first, first]
        assert here.workers.asked == thought

    asyncio.run(evening())


def test_asked_twice_at_once_it_thinks_once() -> None:
    async def evening() -> None:
        here = Evening()
        first, second = await asyncio.gather(here.ask(), here.ask())
        assert first == second and here.workers.asked == 2  # the best move, and the second best

    asyncio.run(evening())


@pytest.mark.parametrize("change", [{"view": {"day": 2}}, {"question": {"id": "0.4"}}, {"seat": 1}])
def test_another_question_is_thought_about(change: dict[str, Any]) -> None:
    """Also one with the same id, if somebody has taken a move back meanwhile."""

    async def evening() -> None:
        here = Evening()
        await here.ask()
        thought = here.workers.asked
        await here.ask(replace(TASK, **change))
        assert here.workers.asked == 2 * thought

    asyncio.run(evening())


def test_a_failure_is_not_kept() -> None:
    async def evening() -> None:
        here = Evening()
        here.workers.fail = True
        with pytest.raises(Trouble):
            await here.ask()
        here.workers.fail = False
        assert (await here.ask()).move in TEXTS.values()

    asyncio.run(evening())


def test_only_the_last_ones_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 2)

    async def evening() -> None:
        here = Evening()
        for id in ("a", "b", "c"):
            await here.ask(id=id)
        thought = here.workers.asked
        await here.ask(id="b")
        assert here.workers.asked == thought
        await here.ask(id="a")
        assert here.workers.asked > thought

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("others", "house", "problem"),
    [
        (0, {}, None),
        (1, {}, "hint-not-alone"),
        (1, {"hints": True}, None),
        (0, {"deal": "code"}, "hint-deal"),
        (1, {"deal": "code", "hints": True}, "hint-deal"),
    ],
)
def test_who_is_helped(others: int, house: dict[str, Any], problem: str | None) -> None:
    async def evening() -> None:
        here = Evening()
        if problem is None:
            assert await here.ask(others=others, **house)
        else:
            with pytest.raises(Trouble) as refused:
                await here.ask(others=others, **house)
            assert refused.value.problem.id == problem

    asyncio.run(evening())
