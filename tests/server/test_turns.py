"""Everybody gets a turn, in the order in which they came, and nobody's takes long."""

import asyncio
import random
from functools import partial

import pytest

from shakespeare.server.turns import Line


@pytest.mark.parametrize("together", [1, 3, 8])
@pytest.mark.parametrize("seed", range(5))
def test_a_few_at_a_time_in_the_order_in_which_they_came(together: int, seed: int) -> None:
    rng = random.Random(seed)

    async def run() -> None:
        line, passed = Line(together), 0
        had: list[tuple[int, int]] = []

        def turn(number: int) -> None:
            had.append((number, passed))

        for number in range(50):
            line.join(partial(turn, number))
            if rng.random() < 0.2:  # some come together, others later
                await asyncio.sleep(0)
                passed += 1
        while len(had) < 50:
            await asyncio.sleep(0)
            passed += 1
        assert [number for number, _ in had] == list(range(50))
        times = [time for _, time in had]
        assert max(times.count(time) for time in times) == together

    asyncio.run(run())


def test_nothing_is_done_at_once() -> None:
    async def run() -> None:
        line = Line(8)
        had: list[int] = []
        line.join(lambda: (had.append(1), line.join(lambda: had.append(2)))[0])
        assert not had
        while len(had) < 2:
            await asyncio.sleep(0)
        line.join(lambda: had.append(3))  # and whoever comes later has a turn, too
        await asyncio.sleep(0)
        assert had == [1, 2, 3]

    asyncio.run(run())


def test_whoever_fails_holds_up_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        line = Line(2)
        had: list[int] = []

        def turn(number: int) -> None:
            if number % 2 == 0:
                raise ValueError(f"number {number}")
            had.append(number)

        for number in range(9):
            line.join(partial(turn, number))
        for _ in range(9):
            await asyncio.sleep(0)
        assert had == [1, 3, 5, 7]

    asyncio.run(run())
    assert [record.exc_text for record in caplog.records if record.exc_text and "number 8" in record.exc_text]
