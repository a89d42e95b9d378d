"""The seats of computer players: whoever owes a decision is asked, and moves after a moment."""

import asyncio
import logging
from typing import Final

from shakespeare.server.storage import StorageError
from shakespeare.server.table import Table, Task
from shakespeare.server.troubles import Trouble
from shakespeare.server.workers import WorkerError, Workers

_log = logging.getLogger(__name__)

_FIRST_WAIT: Final = 1.0  # seconds after a failure; doubled each time
_LONGEST_WAIT: Final = 60.0
_STANDING_BY: Final = 1.0  # seconds between looks at a table for which another process moves


class Computers:
    """At most one task for each table at which a computer player has to move."""

    def __init__(self, workers: Workers, pause: float) -> None:
        self._workers = workers
        self._pause = pause
        self._playing: dict[str, asyncio.Task[None]] = {}

    def attend(self, table: Table) -> None:
        """Let the computer players of a table move, now if one has to, until a person has to."""
        if table.id not in self._playing and any(table.tasks()):
            playing = asyncio.create_task(self._play(table), name="computers")
            self._playing[table.id] = playing

    @property
    def count(self) -> int:
        """Tables at which they have to move."""
        return len(self._playing)

    def is_playing(self, id: str) -> bool:
        return id in self._playing

    async def _play(self, table: Table) -> None:
        """Whatever goes wrong, they try again: nobody else would move for them."""
        wait = _FIRST_WAIT
        is_ours = False
        try:
            while True:
                try:
                    tasks = list(table.tasks())
                    if not tasks and is_ours:
                        is_ours = False
                        await table.release()
                        continue  # something may have come in meanwhile
                    if not tasks:
                        return
                    if not is_ours:
                        is_ours = await table.claim()
                    if not is_ours:  # another process is at it; should it stop, we go on
                        await asyncio.sleep(_STANDING_BY)
                        await table.catch_up()
                        continue
                    table.show_thinking(tuple(task.seat for task in tasks))
                    await self._decide(table, tasks)
                    wait = _FIRST_WAIT
                except Exception as error:
                    if table.gone:
                        continue
                    _log.error(
                        "A computer player cannot move, and tries again in %.0f s: %s",
                        wait,
                        error,
                        exc_info=not isinstance(error, WorkerError | StorageError | Trouble),
                    )
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, _LONGEST_WAIT)
        finally:
            del self._playing[table.id]
            table.show_thinking(())

    async def _decide(self, table: Table, tasks: list[Task]) -> None:
        """One decision of everybody who owes one."""
        digest = table.row.edition_digest
        choices = await asyncio.gather(*(self._workers.choose(task, digest, table.edition) for task in tasks))
        for task, choice in zip(tasks, choices, strict=True):
            await asyncio.sleep(self._pause)
            # Refused when the question is over, because somebody took a move back: then it is asked anew.
            await table.move(task.seat, task.question_id, choice)

    async def close(self) -> None:
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self._playing.clear()  # of those, too, who were cancelled before they began
