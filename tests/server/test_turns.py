"""Everybody gets a turn, in the order in which they came, and nobody's takes long."""

import asyncio
import random

import pytest

from shakespeare.server.turns import Line


@pytest.mark.parametrize("together", [1, 3, 8])
@pytest.mark.parametrize("seed", range(5))
def test_a_few_at_a_time_in_the_order_in_which_they_came(together: int, seed: int) -> None:
    rng = random.Random(seed)

    async def run() -> None:
        line, passed, had, tasks = Line(together), 0, [], []

        async def one(number: int) -> None:
            await line.wait()
            had.append((number, passed))

        for number in range(50):
            tasks.append(asyncio.create_task(one(number)))
            if rng.random() < 0.2:  # some come together, others later
                await asyncio.sleep(0)
                passed += 1
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            passed += 1
        assert [number for number, _ in had] == list(range(50))
        times = [time for _, time in had]
        assert max(times.count(time) for time in times) == together

    asyncio.run(run())


def test_whoever_leaves_holds_up_nobody() -> None:
    async def run() -> None:
        line = Line(2)
        tasks = [asyncio.create_task(line.wait()) for _ in range(9)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        await asyncio.gather(*tasks[1::2])
        assert all(task.cancelled() for task in tasks[::2])
        await line.wait()  # and whoever comes later has a turn, too

    asyncio.run(run())
