"""People are served while all computer players think."""

import os
import random
import re
from itertools import count
from pathlib import Path
from typing import Final

from shakespeare import Game, Options
from tests.server.support import PERSON, Person, play_on, serving

# `master` searches for as long as the test goes on.
SERVE: Final = """
import sys
from pathlib import Path
from shakespeare.server import workers
from shakespeare.server.run import listen, serve
from shakespeare.server.settings import Settings
workers.budgeted = lambda player, *_: "master:999999" if player == "master" else player
settings = Settings(data=Path(sys.argv[1]), workers=2, patience=3600)
serve(settings, listen("127.0.0.1", 0), lambda address: print("Serving at", address, flush=True), False)
"""


COMPUTER_FIRST: Final = next(seed for seed in count() if Game.new(Options(2), seed=seed).deciders == (1,))


def metric(person: Person, name: str) -> int:
    found = re.search(rf"^shakespeare_{name} (\d+)$", person.web.get("/api/metrics").text, re.M)
    assert found
    return int(found[1])


def test_a_game_is_played_to_its_end_while_every_worker_searches(folder: Path) -> None:
    """All its moves are acknowledged before any of the searches has ended, and one of them waits for a worker."""
    with serving(folder, how=("-c", SERVE)) as server:
        person = Person(server)
        for _ in range(3):
            seats = [PERSON, {"computer": "master"}]
            assert person.create_with(seats, seed=COMPUTER_FIRST)["deciders"] == [1]
        while metric(person, "workers_waited_for") != 1:
            pass
        workers = server.workers()
        assert len(workers) == 2
        for worker in workers:
            modest = min(19, os.getpriority(os.PRIO_PROCESS, server.process.pid) + 10)
            while os.getpriority(os.PRIO_PROCESS, worker) != modest:  # it may not have begun yet
                pass
        table = person.create(seed=1)["id"]
        with person.live(table) as line:
            assert len(play_on(line, random.Random(1))) > 20
        assert person.get(f"/api/tables/{table}")["finished"]
        assert metric(person, "decision_seconds_count") == 0
        assert metric(person, "workers_waited_for") == 1 and server.workers() == workers
