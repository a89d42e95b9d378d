"""Computer players in processes of their own, watched: one that dies or hangs is replaced, and its decision taken again."""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from shakespeare.players.thinking import Budget
from shakespeare.server.budgets import budgeted
from shakespeare.server.programs import player_text
from shakespeare.server.table import Task
from shakespeare.server.times import Times
from shakespeare.server.worker import MOST_EDITIONS, Choice, Decision

_log = logging.getLogger(__name__)

_ATTEMPTS: Final = 2
_SOURCE: Final = Path(__file__).parents[2]  # a worker runs the very code that we do
WHOLE: Final = ".ready"  # lies in a folder with the compiled package when nothing is missing


class WorkerError(Exception):
    """A decision could not be had, in several attempts."""


class Package:
    """What workers run: the server's own package, or the same one compiled, once that is whole and while it starts."""

    def __init__(self, compiled: Path | None = None) -> None:
        """`compiled` is a folder that may come to hold the package compiled."""
        self.folder = _SOURCE
        self._compiled = compiled

    def change_over(self) -> None:
        if self._compiled is not None and (self._compiled / WHOLE).is_file():
            self.folder, self._compiled = self._compiled, None

    def give_up(self, error: Exception) -> None:
        """The compiled package does not start."""
        if self.folder != _SOURCE:  # else another worker has said so
            _log.warning(
                "The compiled rules in %s do not start (%s): computer players think with the plain ones.",
                self.folder,
                error,
            )
            self.folder = _SOURCE


class Worker:
    """One process, started when it is first needed, and anew when another package is to be run."""

    def __init__(self, patience: float, package: Package) -> None:
        self._patience = patience
        self._package = package
        self._folder = package.folder  # what its process runs
        self._process: asyncio.subprocess.Process | None = None
        self._known: set[str] = set()  # editions that the process has

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(
        self, task: Task, digest: str, edition: dict[str, Any], player: str, is_program: bool
    ) -> int:
        """The number of the move it chooses. Raises WorkerError, and is a new process next time, if it gives none."""
        patience = self._patience
        try:
            async with asyncio.timeout(patience):
                choice = await self._ask(task, digest, edition, player, is_program)
        except TimeoutError:
            await self.stop()
            raise WorkerError(f"a worker has not decided in {patience} seconds") from None
        except Exception as error:  # event loops differ in what they raise when a process is gone
            await self.stop()
            raise WorkerError(f"a worker has failed: {error}") from error
        except asyncio.CancelledError:
            await self.stop()  # what it would say next is the answer to something else
            raise
        if choice.move is None or choice.move not in task.legal:
            raise WorkerError(f"the player {task.player} failed: {choice.problem or 'its move is not legal'}")
        return choice.move

    async def _ask(
        self, task: Task, digest: str, edition: dict[str, Any], player: str, is_program: bool
    ) -> Choice:
        self._package.change_over()
        if self._folder != self._package.folder:
            await self.stop()
        if not self._is_started():
            self._known.clear()
            await self._start()
        decision = Decision(
            player,
            task.seed,
            digest,
            task.view,
            task.question,
            task.legal,
            None if digest in self._known else edition,
            is_program,
        )
        line = await self._exchange(msgspec.json.encode(decision) + b"\n")
        choice = msgspec.json.decode(line, type=Choice)
        if choice.problem is not None:  # which may be that it does not have the edition, or could not read it
            self._known.discard(digest)
        elif digest not in self._known:
            if len(self._known) >= MOST_EDITIONS:
                self._known.clear()
            self._known.add(digest)
        return choice

    def _is_started(self) -> bool:
        return self._process is not None

    async def _exchange(self, line: bytes) -> bytes:
        """A decision for an answer."""
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise OSError("its process has ended")
        return answer

    async def _start(self) -> None:
        await self._launch(self._package.folder)
        if self._folder == _SOURCE:
            return
        try:
            await self._exchange(b"\n")  # a process that works answers any line
        except Exception as error:  # as in `ask`
            await self.stop()
            self._package.give_up(error)
            await self._launch(_SOURCE)

    async def _launch(self, folder: Path) -> None:
        self._folder = folder
        folders = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "shakespeare.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(folders)},
            start_new_session=True,  # Ctrl-C in the terminal is for the server alone
        )

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class _Crew:
    """So many workers, and the decisions that wait for one."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self.all = workers
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self.waited_for = 0  # decisions for which no worker is free yet
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def take(self) -> Worker:
        self.waited_for += 1
        try:
            return await self.idle.get()
        finally:
            self.waited_for -= 1


class Workers:
    """So many workers, shared by all tables, and as many for programs: one that hangs keeps only programs waiting."""

    def __init__(
        self,
        count: int,
        patience: float,
        programs: Mapping[str, str] | None = None,
        budgets: Mapping[str, Budget] | None = None,
        compiled: Path | None = None,
    ) -> None:
        """`programs` are those that the operator has named, with their commands; `budgets` replace the usual ones;
        `compiled`: see Package."""
        self._programs = programs or {}
        self._budgets = budgets
        self._patience = patience
        self._package = Package(compiled)
        self._built_in = _Crew([self._new_worker() for _ in range(count)])
        self._foreign = _Crew([self._new_worker() for _ in range(count if self._programs else 0)])
        self.times = Times()
        self.replaced = 0

    @property
    def _all(self) -> list[Worker]:
        return [*self._built_in.all, *self._foreign.all]

    def _new_worker(self) -> Worker:
        return Worker(self._patience, self._package)

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._all if worker.pid is not None]

    @property
    def waited_for(self) -> int:
        """Decisions for which no worker is free yet."""
        return self._built_in.waited_for + self._foreign.waited_for

    async def choose(self, task: Task, digest: str, edition: dict[str, Any]) -> str:
        """The move that a computer player chooses, as text."""
        problem: WorkerError | None = None
        pool = self._foreign if task.player in self._programs else self._built_in
        for _ in range(_ATTEMPTS):
            worker = await pool.take()
            try:
                with self.times.taken():
                    return task.texts[await worker.ask(task, digest, edition, *self._player(task.player))]
            except WorkerError as error:
                self.replaced += 1
                _log.warning("Question %s is asked again: %s.", task.question_id, error)
                problem = error
            finally:
                pool.idle.put_nowait(worker)
        assert problem is not None
        raise problem

    def _player(self, name: str) -> tuple[str, bool]:
        """Whom to ask now, and whether that is a program. The longer the queue, the less they think."""
        command = self._programs.get(name)
        if command is not None:
            return player_text(command, self._patience), True
        return budgeted(name, self._built_in.waited_for, len(self._built_in.all), self._budgets), False

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()
