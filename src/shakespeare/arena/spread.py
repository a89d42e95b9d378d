"""Work spread over processes. What comes out does not depend on how many, only in which order it comes."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, TypeVar

from shakespeare.arena.errors import ArenaError
from shakespeare.players import without_programs

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD: Final = 3  # tasks handed out for each process, so that none waits for its next one


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Generator[Result, None, None]:
    """The results in the order they are ready. Closed before its end, it leaves no process behind."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(work,))
    over = False
    try:
        waiting = iter(tasks)
        running: set[Future[Result]] = set()
        while True:
            with _ctrl_c_later():
                for task in islice(waiting, _AHEAD * jobs - len(running)):
                    running.add(pool.submit(_call, task))
            if not running:
                over = True
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise ArenaError(
            "A process of the simulation was ended from outside, perhaps for want of memory. Try fewer jobs."
        ) from None
    finally:
        if not over:  # a game can take minutes, and nobody waits for its end
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Hear Ctrl-C only afterwards: a process that is just being started must not hear it at all."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_work: Callable[[Any], Any]  # in a process of the pool: what it does


def _begin(work: Callable[[Any], Any]) -> None:
    """The one who started the processes hears Ctrl-C, and ends them; if it is gone itself, they end too."""
    global _work
    _work = work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # In a thread: whoever is interrupted may be about to start a program.
    signal.signal(signal.SIGTERM, lambda number, frame: threading.Thread(target=_leave).start())
    threading.Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    _leave()


def _leave() -> None:
    with without_programs():
        os._exit(1)


def _call(task: Any) -> Any:
    return _work(task)
