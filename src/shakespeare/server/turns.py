"""Whose turn it is: a few people are heard and a few are told something in each turn of the event loop, in the order in
which they came.

Else all that came while the loop was busy would be heard first and answered afterwards, so that the first who spoke
would wait for the last, and what has been written would wait until everybody else had been told theirs.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

_log = logging.getLogger(__name__)

_HEARD: Final = 4
_TOLD: Final = 8  # there are two people at most tables


class Line:
    """What is to be done, one after the other."""

    def __init__(self, together: int) -> None:
        self._together = together
        self._waiting: deque[Callable[[], None]] = deque()

    def join(self, turn: Callable[[], None]) -> None:
        """It is called when it is its turn, and not at once."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._call)
        self._waiting.append(turn)

    def _call(self) -> None:
        for _ in range(min(self._together, len(self._waiting))):
            try:
                self._waiting[0]()
            except Exception:
                _log.exception("Somebody has lost their turn.")
            self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._call)


class Turns:
    def __init__(self) -> None:
        self.to_be_heard = Line(_HEARD)
        self.to_be_told = Line(_TOLD)
