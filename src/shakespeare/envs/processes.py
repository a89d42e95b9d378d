"""Self-play over several processes: the same arrays, in memory that all of them share."""

import multiprocessing
import signal
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final

import numpy.typing as npt

from shakespeare.envs.rewards import WIN, check_reward
from shakespeare.envs.selfplay import Arrays, SelfPlay, check_actions, check_games
from shakespeare.game.options import Options

_READY: Final = b"ready"


class SelfPlayProcesses(Arrays):
    """Like `SelfPlay`, with the games dealt out to processes. Close it when done, or use it in a `with`."""

    def __init__(
        self,
        games: int,
        processes: int,
        options: Options | None = None,
        seed: int = 0,
        reward: str = WIN,
    ) -> None:
        check_games(games, seed)
        if type(processes) is not int or not 1 <= processes <= games:
            raise ValueError(f"processes: from 1 to as many as there are games, not {processes!r}")
        self.options = options or Options()
        self.reward = check_reward(reward, self.options.players)
        # A fresh interpreter for each process: what this one has open or running does not concern them.
        context = multiprocessing.get_context("spawn")
        memory = [context.RawArray("B", size) for size in Arrays.sizes(games, self.options)]
        super().__init__(games, self.options, [memoryview(one).cast("B") for one in memory])
        self._shares = [
            range(games * number // processes, games * (number + 1) // processes)
            for number in range(processes)
        ]
        self._workers: list[tuple[BaseProcess, Connection]] = []
        try:
            for share in self._shares:
                here, there = context.Pipe()
                arguments = (there, memory, games, share, self.options, seed, reward)
                process = context.Process(target=_work, args=arguments, daemon=True)
                process.start()
                there.close()
                self._workers.append((process, here))
            self._wait()
        except BaseException:
            self.close()
            raise

    def step(self, actions: npt.ArrayLike) -> None:
        """As `SelfPlay.step`."""
        if not self._workers:
            raise ValueError("these games are closed")
        chosen = check_actions(actions, self.masks)
        for (process, worker), share in zip(self._workers, self._shares, strict=True):
            try:
                worker.send(chosen[share.start : share.stop])
            except OSError:
                raise _ended(process) from None
        self._wait()

    def _wait(self) -> None:
        for process, worker in self._workers:
            try:
                worker.recv_bytes()
            except (EOFError, OSError):
                raise _ended(process) from None

    def close(self) -> None:
        """End the processes."""
        for _, worker in self._workers:
            worker.close()
        for process, _ in self._workers:
            process.join()
        self._workers = []

    def __enter__(self) -> "SelfPlayProcesses":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _ended(process: BaseProcess) -> RuntimeError:
    process.join()
    return RuntimeError(
        f"a process of the self-play has ended with code {process.exitcode}, perhaps for want of memory"
    )


def _work(
    orders: Connection, memory: list[Any], games: int, share: range, options: Options, seed: int, reward: str
) -> None:
    """Play the games of a share until nobody asks any more. Ctrl-C is heard by the one who started this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    buffers = []
    for one in memory:
        row = len(one) // games
        buffers.append(memoryview(one).cast("B")[share.start * row : share.stop * row])
    play = SelfPlay(len(share), options, seed, reward, share.start, buffers)
    while True:
        try:
            orders.send_bytes(_READY)
            actions = orders.recv()
        except (EOFError, OSError):  # the one who asked is gone, or has closed
            return
        play.step(actions)
