"""Whatever is killed while people play, what was acknowledged is kept, once, and every game comes to its end."""

import asyncio
import random
from contextlib import closing
from pathlib import Path

import pytest

from tests.profile import count, drawn_seed
from tests.server.faults import KINDS, Processes, check, check_log, play, processes


@pytest.mark.slow
def test_everything_is_killed_again_and_again(folder: Path) -> None:
    games = min(count(6), 50)
    seed = drawn_seed(16)
    print(f"Seed {seed}.")
    faults = ["server", "database", *KINDS * (1 + games // 10)]
    random.Random(seed).shuffle(faults)
    with processes(folder) as running:
        players = asyncio.run(play(running, games, faults, seed))
        asyncio.run(check(running.place, players))
        told = check_log(running, players)
    assert "cannot be used" in told  # there was something to tell


@pytest.mark.slow
def test_the_only_server_is_killed_again_and_again(folder: Path) -> None:
    games = min(count(3), 50)
    seed = drawn_seed(17)
    print(f"Seed {seed}.")
    with closing(Processes(folder, None)) as running:
        players = asyncio.run(play(running, games, ["server", "worker"] * (2 + games // 10), seed))
        asyncio.run(check(running.place, players))
        check_log(running, players)
