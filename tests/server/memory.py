"""How much memory a server takes while many moves are made: `python -m tests.server.memory --moves 100000`.

People play one game after the other against computer players; half of the moves are theirs.
"""

import argparse
import asyncio
import random
import re
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.faults import Evening, Player, Processes
from tests.server.support import COMMAND


def megabytes(pid: int) -> float:
    """What a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


async def play(running: Processes, games: int, moves: int, pieces: int = 20) -> list[tuple[int, float]]:
    """After each piece: how many moves of people, and what the server has in memory."""
    evening = Evening(running)
    (server,) = running.servers.values()
    rng = random.Random(1)
    found = []
    async with asyncio.TaskGroup() as everybody:
        for _ in range(games):
            everybody.create_task(Player(evening, rng.randrange(10**9)).play())
        for piece in range(1, pieces + 1):
            wanted = moves // 2 * piece // pieces
            await evening.until(lambda *_, wanted=wanted: evening.counts["acknowledged"] >= wanted, None)  # type: ignore[misc]
            found.append((2 * evening.counts["acknowledged"], megabytes(server.process.pid)))
            print(f"{found[-1][0]:9,} moves  {found[-1][1]:6.1f} MB", flush=True)
        evening.is_late = True
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=50)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as name,
        closing(Processes(Path(name) / "data", None, COMMAND)) as running,
    ):
        asyncio.run(play(running, chosen.games, chosen.moves))
    return 0


if __name__ == "__main__":
    sys.exit(main())
