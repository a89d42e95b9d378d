"""A connection to a database, in a thread of its own, so that waiting for the disk or the network holds up nobody."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import groupby
from typing import Any, Final, Generic, Protocol, TypeVar

from shakespeare.server.storage import StorageError
from shakespeare.server.times import Times

T = TypeVar("T")
Item = TypeVar("Item")

_MOST_TOGETHER: Final = 500
_TRIES: Final = 3


class Rows(Protocol):
    """What a statement has brought."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Link(Protocol):
    """An open connection. Statements have `?` where an argument goes, and are by themselves unless begun together.

    One that breaks is made anew before the next statement, if it can be.
    """

    def execute(self, statement: str, arguments: Sequence[object] = ()) -> Rows: ...

    def select(self, statement: str, arguments: Sequence[object] = ()) -> list[Sequence[Any]]:
        """All rows that a statement finds, which may be many."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...


class Database(Protocol):
    """A kind of database, and where it is."""

    def prepare(self) -> None:
        """Bring it to the newest shape. Raises StorageError."""

    def connect(self) -> Link: ...

    def rows(self, columns: Mapping[str, str]) -> str:
        """How a statement reads a table with these columns and types from one argument, a JSON list of objects."""

    def is_conflict(self, error: Exception) -> bool:
        """Whether what was to be written does not go with what is there."""

    def is_passing(self, error: Exception) -> bool:
        """Whether the same may well go through when it is tried again."""

    def problem(self, error: Exception) -> StorageError | None:
        """What to say when it cannot be used; None for any other error, such as a row that is there already."""


Work = Callable[[Link], T]
Many = Callable[[Link, list[Item]], list[T | Exception]]


class Lane:
    """One thread with one connection."""

    def __init__(self, database: Database, name: str) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._link: Link | None = None
        self.errors = 0

    async def run(self, work: Work[T]) -> T:
        return await self.submit(lambda: self.run_here(work))

    def run_here(self, work: Work[T], tries: int = 1) -> T:
        """In the thread itself, and as often as that where something passing was in the way."""
        try:
            if self._link is None:
                self._link = self._database.connect()
            return work(self._link)
        except Exception as error:
            if tries > 1 and self._database.is_passing(error):
                return self.run_here(work, tries - 1)
            problem = self._database.problem(error)
            if problem is None:
                raise
            self.errors += 1
            raise problem from error

    def submit(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        await self.submit(self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.close()


class _Wanted(Generic[T]):
    def __init__(self, key: str, many: "Many[Any, T]", item: object, done: "asyncio.Future[T]") -> None:
        self.key = key
        self.many = many
        self.item = item
        self.done = done


class Writer:
    """What is to be written in one turn of the event loop, or while the disk was busy, is committed together.

    Work that fails takes nothing else with it but what is of its own kind about the same thing, which may follow from it:
    then all else is done again, each by itself.
    """

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._wanted: list[_Wanted[Any]] = []
        self._newest: dict[str, asyncio.Future[Any]] = {}  # by key, of what nobody has begun to write
        self._is_writing = False
        self.commits = Times()
        self.written = 0

    def run(self, key: str, work: Work[T]) -> "asyncio.Future[T]":
        """`key` says what it is about: whoever writes about the same things does so in the same order, and nobody
        waits for somebody who waits for them."""
        return self.add(key, _one_by_one, work)

    def add(self, key: str, many: "Many[Item, T]", item: Item) -> "asyncio.Future[T]":
        """The same, for what can be done for many at once: `many` has an outcome for each item, in their order."""
        loop = asyncio.get_running_loop()
        wanted: _Wanted[T] = _Wanted(key, many, item, loop.create_future())
        self._wanted.append(wanted)
        self._newest[key] = wanted.done
        if not self._is_writing:
            self._is_writing = True
            loop.call_soon(self._start)
        return wanted.done

    def is_next(self, key: str, done: "asyncio.Future[Any]") -> bool:
        """Whether nobody has begun to write it, and nothing else about the same thing came after it: then what is added
        now is written with it."""
        return self._newest.get(key) is done

    def _start(self) -> None:
        keys = {wanted.key for wanted in self._wanted[:_MOST_TOGETHER]}
        together = [wanted for wanted in self._wanted if wanted.key in keys]
        self._wanted = [wanted for wanted in self._wanted if wanted.key not in keys]
        self._newest = {wanted.key: wanted.done for wanted in self._wanted}
        together.sort(key=lambda wanted: wanted.key)
        try:
            writing = self._lane.submit(lambda: self._write(together))
        except RuntimeError:  # its thread is gone
            self._tell([(wanted, StorageError("The games are not kept any more.")) for wanted in together])
            return
        writing.add_done_callback(lambda done: self._tell(done.result()))

    def _tell(self, outcomes: "list[tuple[_Wanted[Any], Any]]") -> None:
        self.written += len(outcomes)
        for wanted, outcome in outcomes:
            if wanted.done.done():  # nobody waits for it any more
                continue
            if isinstance(outcome, Exception):
                wanted.done.set_exception(outcome)
            else:
                wanted.done.set_result(outcome)
        if self._wanted:
            self._start()
        else:
            self._is_writing = False

    def _write(self, together: list[_Wanted[Any]]) -> "list[tuple[_Wanted[Any], Any]]":
        """What each of them brought: a result or an exception."""
        # Neighbours alone, so that the order of the keys stays.
        alike = [(many, list(group)) for many, group in groupby(together, lambda wanted: wanted.many)]

        def all_of_them(link: Link) -> "list[tuple[_Wanted[Any], Any]]":
            with self.commits.taken(), whole(link):
                return [
                    pair
                    for many, group in alike
                    for pair in zip(group, many(link, [wanted.item for wanted in group]), strict=True)
                ]

        apart = [list(group) for _, group in groupby(together, lambda wanted: (wanted.key, wanted.many))]
        try:
            return self._lane.run_here(all_of_them, _TRIES)
        except Exception as error:
            if len(apart) == 1 or isinstance(error, StorageError):
                return [(wanted, error) for wanted in together]
        return [pair for group in apart for pair in self._write(group)]


def _one_by_one(link: Link, works: list[Work[T]]) -> list[T | Exception]:
    return [work(link) for work in works]


@contextmanager
def whole(link: Link) -> Iterator[None]:
    """All of it is kept, or nothing."""
    link.begin()
    try:
        yield
        link.commit()
    except BaseException:
        link.rollback()
        raise
