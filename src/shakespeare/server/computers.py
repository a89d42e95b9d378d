"""The seats of computer players: whoever owes a decision is asked, and moves after a moment."""

import asyncio
import contextlib
import logging
from collections import Counter
from dataclasses import replace
from typing import Final

from shakespeare.players import known_players
from shakespeare.server.lesson import is_partner
from shakespeare.server.messages import Accepted
from shakespeare.server.standins import StandIns
from shakespeare.server.storage import Helped, StorageError
from shakespeare.server.storage.shared import timestamp
from shakespeare.server.table import Table, Task
from shakespeare.server.troubles import Trouble
from shakespeare.server.workers import WorkerError, Workers

_log = logging.getLogger(__name__)

_FIRST_WAIT: Final = 1.0  # seconds after a failure; doubled each time
_LONGEST_WAIT: Final = 60.0
_LONGEST_WITHOUT_STORAGE: Final = 4.0  # looking whether it is back costs little
_FAILURES: Final = 3  # decisions of a program in a row, until somebody else plays for it
_MOST_FAILURES: Final = 1000  # that are counted, at all tables together
# Who makes a decision at which a player has failed; and if it cannot either, chance does, without any worker.
_HELPER: Final = "groundling"
_CHANCE: Final = "random"
_STANDING_BY: Final = 1.0  # seconds between looks at a table for which another process moves


class Computers:
    """At most one task for each table at which a computer player has to move."""

    def __init__(self, workers: Workers, pause: float, stand_ins: StandIns | None = None) -> None:
        """`stand_ins` play where a program fails again and again."""
        self._workers = workers
        self._stand_ins = stand_ins
        self._pause = pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        # Of programs, by table, seat and name, since their last decision there.
        self._failures: Counter[tuple[str, int, str]] = Counter()

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
                        "The computer players of table %s… cannot move, and try again in %.0f s: %s",
                        table.short_id,
                        wait,
                        error,
                        exc_info=not isinstance(error, WorkerError | StorageError | Trouble),
                    )
                    await asyncio.sleep(wait)
                    longest = _LONGEST_WITHOUT_STORAGE if isinstance(error, StorageError) else _LONGEST_WAIT
                    wait = min(2 * wait, longest)
        finally:
            del self._playing[table.id]
            if table.finished or table.gone:
                for key in [key for key in self._failures if key[0] == table.id]:
                    del self._failures[key]
            table.show_thinking(())

    async def _decide(self, table: Table, tasks: list[Task]) -> None:
        """One decision of everybody who owes one. Who cannot decide keeps nobody else from it; a partner of the lesson, whose
        every move is part of it, is asked again."""
        digest = table.row.edition_digest
        choices = await asyncio.gather(
            *(self._workers.choose(task, digest, table.edition) for task in tasks), return_exceptions=True
        )
        problems: list[BaseException] = []
        for task, choice in zip(tasks, choices, strict=True):
            if isinstance(choice, Exception) and not is_partner(task.player):
                if await _plays_still(table, task) and not await self._is_replaced(table, task):
                    await self._help(table, task, choice)
                continue
            if isinstance(choice, BaseException):
                problems.append(choice)
                continue
            self._failures.pop((table.id, task.seat, task.player), None)
            await asyncio.sleep(self._pause)
            if await _plays_still(table, task):
                # Refused when the question is over, because somebody took a move back: then it is asked anew.
                await table.move(task.seat, task.question_id, choice)
        if problems:
            raise problems[0]

    async def _help(self, table: Table, task: Task, problem: Exception) -> None:
        """Somebody simpler makes a decision at which a player has failed, so that nobody waits for it for ever."""
        helper, choice = _CHANCE, task.texts[task.legal[task.seed % len(task.legal)]]
        if task.player not in (_HELPER, _CHANCE):
            simpler = replace(task, player=_HELPER)
            with contextlib.suppress(Exception):
                choice = await self._workers.choose(simpler, table.row.edition_digest, table.edition)
                helper = _HELPER
        if not await _plays_still(table, task):
            return
        await table.expect_help()
        answer = await table.move(task.seat, task.question_id, choice)
        if isinstance(answer, Accepted):
            _log.error(
                "At table %s… the player %s of seat %d failed at question %s, and %s decided for it: %s.",
                table.short_id,
                task.player,
                task.seat,
                task.question_id,
                helper,
                problem,
            )
            await table.note_help(Helped(task.seat, task.player, helper, timestamp()))

    async def _is_replaced(self, table: Table, task: Task) -> bool:
        """Whether somebody else plays from now on for a program that fails again and again."""
        if task.player in known_players() or self._stand_ins is None:
            return False
        key = table.id, task.seat, task.player
        self._failures[key] += 1
        if self._failures[key] < _FAILURES:
            while len(self._failures) > _MOST_FAILURES:
                del self._failures[next(iter(self._failures))]
            return False
        del self._failures[key]
        return await self._stand_ins.replace_program(table, task.seat, task.player)

    async def close(self) -> None:
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self._playing.clear()  # of those, too, who were cancelled before they began


async def _plays_still(table: Table, task: Task) -> bool:
    """Whether nobody plays the seat instead since the player was asked: another process may have let them."""
    await table.catch_up()
    return table.row.seats[task.seat].player == task.player
