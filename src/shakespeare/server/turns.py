"""Whose turn it is: a few people are heard and a few are told something in each turn of the event loop, in the order in
which they came.

Else all that came while the loop was busy would be heard first and answered afterwards, so that the first who spoke
would wait for the last, and what has been written would wait until everybody else had been told theirs.
"""

import asyncio
from collections import deque
from typing import Final

_HEARD: Final = 4
_TOLD: Final = 8  # there are two people at most tables


class Line:
    """People who wait for their turn."""

    def __init__(self, together: int) -> None:
        self._together = together
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._call, loop)
        self._waiting.append(turn)
        await turn

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        for _ in range(min(self._together, len(self._waiting))):
            turn = self._waiting.popleft()
            if not turn.done():  # or they have left
                turn.set_result(None)
        if self._waiting:
            loop.call_soon(self._call, loop)


class Turns:
    def __init__(self) -> None:
        self.to_be_heard = Line(_HEARD)
        self.to_be_told = Line(_TOLD)
