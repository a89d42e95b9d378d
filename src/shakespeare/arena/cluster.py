"""The arena on many machines: Ray hands the games out, to a cluster that runs or to this machine alone.

Ray is an optional extra. Which cluster it is, Ray knows: RAY_ADDRESS names it.
"""

import importlib
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from shakespeare.arena.errors import ArenaError
from shakespeare.arena.run import Spreader

_AHEAD: Final = 2  # tasks handed out for each processor, so that none waits for its next one


@contextmanager
def cluster() -> Iterator[Spreader]:
    """A spreader for as long as we are connected; what still runs then is ended by Ray."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise ArenaError(
            "Ray is not installed. It comes with the extra “cluster”: pip install 'shakespeare-boardgame[cluster]'"
        ) from None
    try:
        ray.init(log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(f"The Ray cluster cannot be used: {error}.") from None
    try:
        yield _Cluster(ray).spread
    finally:
        ray.shutdown()


class _Cluster:
    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def spread(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
        """As `spread.spread`; a machine that is lost has its games played again by others."""
        ray = self._ray
        call = ray.remote(_call)
        shared = ray.put(work)  # once for all tasks
        waiting = iter(tasks)
        running: list[Any] = []
        while True:
            for task in islice(waiting, max(0, self._wanted() - len(running))):
                running.append(call.remote(shared, task))
            if not running:
                return
            done, running = ray.wait(running)
            for reference in done:
                yield self._result(reference)

    def _wanted(self) -> int:
        """How many tasks keep the cluster busy, which may grow meanwhile."""
        processors = self._ray.cluster_resources().get("CPU", 1)
        return max(1, int(_AHEAD * processors))

    def _result(self, reference: Any) -> Any:
        ray = self._ray
        try:
            return ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what went wrong in the game, without the way it took
        except ray.exceptions.RayError as error:
            raise ArenaError(f"The Ray cluster lost a game: {error}.") from None


def _call(work: Callable[[Any], Any], task: Any) -> Any:
    return work(task)
