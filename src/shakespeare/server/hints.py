"""Hints: what a computer player would do in somebody's place. It is told what that seat may know, and nothing else."""

import asyncio
import contextlib
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from shakespeare.players import known_players
from shakespeare.server.models import Hint
from shakespeare.server.storage import SeatRow
from shakespeare.server.table import Table, Task
from shakespeare.server.troubles import Trouble
from shakespeare.server.workers import WorkerError, Workers

MOST_KEPT: Final = 200


class Hints:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        # By table and seat: what was last asked, and the answer, which may still be thought about.
        self._kept: OrderedDict[tuple[str, int], tuple[Task, asyncio.Future[Hint]]] = OrderedDict()

    async def ask(self, table: Table, seat: int, question: str, person: int | None) -> Hint:
        """What the strongest player that we know would do. Asked the same again, it says the same."""
        house = table.row.house
        if house.deal is not None:
            raise Trouble(403, "hint-deal")
        if not house.hints and any(_is_for_another(row, person) for row in table.row.seats):
            raise Trouble(403, "hint-not-alone")
        task = table.task(seat, known_players()[-1])
        if task is None or task.question_id != question:
            raise Trouble(409, "hint-late")
        key = (table.id, seat)
        asked, thinking = self._kept.get(key, (None, None))
        # A question has the same id after a rival has taken a move back; only of the same view it is the same.
        if thinking is None or asked != task:
            thinking = asyncio.ensure_future(self._think(table, task))
            self._keep(key, task, thinking)
        return await asyncio.shield(thinking)

    def _keep(self, key: tuple[str, int], task: Task, thinking: asyncio.Future[Hint]) -> None:
        self._kept[key] = (task, thinking)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

        def forget_failure(done: asyncio.Future[Hint]) -> None:
            failed = done.cancelled() or done.exception() is not None
            if failed and self._kept.get(key) == (task, done):
                del self._kept[key]

        thinking.add_done_callback(forget_failure)

    async def _think(self, table: Table, task: Task) -> Hint:
        digest = table.row.edition_digest
        try:
            move = await self._workers.choose(task, digest, table.edition)
        except WorkerError:
            raise Trouble(503, "hint-failed") from None
        second: str | None = None
        others = [number for number in task.legal if task.texts[number] != move]
        if len(others) > 1:
            with contextlib.suppress(WorkerError):  # who insists on the first choice has no second
                second = await self._workers.choose(replace(task, legal=others), digest, table.edition)
        elif others:
            second = task.texts[others[0]]
        return Hint(question=task.question_id, player=task.player, move=move, second=second)


def _is_for_another(seat: SeatRow, person: int | None) -> bool:
    """Whether somebody else plays it, may come back to it, or is waited for. Where a computer player sits until anybody
    comes, nobody does yet."""
    return seat.person != person and (seat.person is not None or seat.player is None)
