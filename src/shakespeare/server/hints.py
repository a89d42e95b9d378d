"""Hints: what a computer player would do in somebody's place. It is told what that seat may know, and nothing else."""

import asyncio
import contextlib
from dataclasses import replace

from shakespeare.players import known_players
from shakespeare.server.models import Hint
from shakespeare.server.table import Table, Task
from shakespeare.server.troubles import Trouble
from shakespeare.server.workers import WorkerError, Workers


class Hints:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asked: dict[str, asyncio.Future[Hint]] = {}  # by table and question, while it is thought about

    async def ask(self, table: Table, seat: int, question: str, person: int | None) -> Hint:
        """What the strongest player that we know would do. Asked twice at once, it thinks once."""
        if any(row.kind == "person" and row.person != person for row in table.row.seats):
            raise Trouble(403, "hint-not-alone")
        if table.row.house.deal is not None:
            raise Trouble(403, "hint-deal")
        task = table.task(seat, known_players()[-1])
        if task is None or task.question_id != question:
            raise Trouble(409, "hint-late")
        key = f"{table.id} {question}"
        thinking = self._asked.get(key)
        if thinking is None:
            thinking = asyncio.ensure_future(self._think(table, task))
            self._asked[key] = thinking
            thinking.add_done_callback(lambda _: self._asked.pop(key, None))
        return await asyncio.shield(thinking)

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
