"""An upgrade in the middle of games: processes of two versions share a database while one after the other is replaced."""

import asyncio
import signal
from pathlib import Path
from typing import Final

import pytest

from shakespeare import __version__
from tests.server.faults import Evening, Player, Processes, check, processes
from tests.server.support import STEADY

LATER: Final = "999.0"
# The command of a later version.
SCRIPT: Final = f"""
import sys
from shakespeare import _version
_version.__version__ = {LATER!r}
from tests.server.steady import main
sys.exit(main())
"""
GAMES: Final = 3


@pytest.mark.slow
def test_one_process_after_the_other_is_upgraded_while_people_play(folder: Path) -> None:
    """Nothing that was acknowledged is lost, all games come to their end, and everybody is told of the new version."""

    async def play(running: Processes) -> list[Player]:
        evening = Evening(running)
        players = [Player(evening, number) for number in range(GAMES)]

        async def some_moves() -> None:
            before = evening.counts["acknowledged"]
            await evening.until(lambda *_: evening.counts["acknowledged"] >= before + 5 * GAMES)

        async with asyncio.TaskGroup() as everybody:
            for player in players:
                everybody.create_task(player.play())
            await some_moves()
            assert set(told(evening)) == {__version__}
            running.how = ("-c", SCRIPT, *STEADY[2:])
            for address, server in list(running.servers.items()):
                await asyncio.to_thread(server.stop, signal.SIGTERM)
                await some_moves()  # at the other one
                await asyncio.to_thread(running.start, "server", address)
                await some_moves()
            before = told(evening)
            await evening.until(lambda *_: told(evening)[LATER] >= before.get(LATER, 0) + GAMES)
            assert told(evening)[__version__] == before[__version__]
            evening.is_late = True
        return players

    with processes(folder) as running:
        players = asyncio.run(play(running))
        asyncio.run(check(running.place, players))
        assert "Traceback" not in running.log.read_text(encoding="utf-8")


def told(evening: Evening) -> dict[str, int]:
    """How often people were told which version."""
    return {
        what.removeprefix("told "): times
        for what, times in evening.counts.items()
        if what.startswith("told ")
    }
