"""Databases of every earlier version, with a game half played, are brought to the newest shape, and the game goes on.

`schemas/` has what was there: the shape of each revision as SQLite and PostgreSQL had it, and the rows that a server of
that revision had written, each file on top of those before. They were written down once; nothing of today's code is in
them. A new revision brings its own.
"""

import random
import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from shakespeare.server.clocks import SeatClock
from shakespeare.server.messages import Accepted
from shakespeare.server.storage import HouseRules, LinkRow, SeatRow, Wish
from shakespeare.server.storage.migrations import FOLDER
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.storage.sqlite import FILE
from shakespeare.server.table import Table
from shakespeare.server.telling import describe
from tests.server.test_storage import run
from tests.server.test_tables import Nobody

SCHEMAS = Path(__file__).parent / "schemas"
REVISIONS = sorted(path.stem.removeprefix("rows-") for path in SCHEMAS.glob("rows-*.sql"))
MOVES = 40  # that had been made


def test_every_revision_is_written_down() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    revisions = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert sorted(revisions) == REVISIONS
    for kind in ("sqlite", "postgresql"):
        assert sorted(path.name for path in SCHEMAS.glob(f"{kind}-*")) == [
            f"{kind}-{r}.sql" for r in REVISIONS
        ]


def put_down(place: Path | str, revision: str) -> None:
    """The database as a server of this revision left it."""
    kind = "sqlite" if isinstance(place, Path) else "postgresql"
    rows = [f"rows-{earlier}.sql" for earlier in REVISIONS if earlier <= revision]
    texts = [(SCHEMAS / name).read_text(encoding="utf-8") for name in (f"{kind}-{revision}.sql", *rows)]
    if isinstance(place, Path):
        place.mkdir()
        database = sqlite3.connect(place / FILE)
        database.executescript("".join(texts))
        database.close()
    else:
        with psycopg.connect(place) as link:
            for text in texts:
                link.execute(text.encode())


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_game_of_every_revision_is_played_to_its_end(place: Path | str, revision: str) -> None:
    put_down(place, revision)

    async def work(storage: SQLStorage) -> None:
        await check_rows(storage, revision)
        table = await Table.load(storage, "half", Nobody())
        assert not table.finished and table.rows == MOVES + 1
        rng = random.Random(1)
        while not table.finished:
            seat = table.describe(None).deciders[0]
            task = table.task(seat, "random")
            assert task is not None
            answer = await table.move(seat, task.question_id, rng.choice(list(task.texts.values())))
            assert isinstance(answer, Accepted)
        found = await storage.table("half")
        assert found is not None and found.summary.finished and found.summary == table.summary
        assert len(await storage.moves("half", 0)) == table.rows

    run(place, work)


async def check_rows(storage: SQLStorage, revision: str) -> None:
    """All that was written stands, and what there was not yet is as usual."""
    ann, ben = await storage.person("ann"), await storage.person("ben")
    assert ann is not None and ben is not None
    table = await storage.table("half")
    assert table is not None
    assert (table.maker, table.options["players"]) == (ann, 2)
    assert table.source.seed is None and len(table.source.secret) == 32
    away: dict[str, Any] = {"stand_in": "random", "cause": "left"} if revision >= "0005" else {}
    chosen: list[dict[str, Any]] = [{}, {}]
    if revision >= "0009":
        chosen = [{"colour": "blue"}, {"colour": "red"}]
    assert table.seats == [
        SeatRow("person", name="Ann", person=ann, **chosen[0]),
        SeatRow("person", name="Ben", person=ben, **away, **chosen[1]),
    ]
    colours = [seat.colour for seat in describe(table, ann).seats]
    assert colours == (["blue", "red"] if any(chosen) else ["red", "green"])
    assert table.begun
    assert [listed.id for listed in await storage.tables_of(ben, 10)] == ["half"]
    assert await storage.waiting(0, 10) == []
    if revision < "0003":
        assert table.house == HouseRules() and table.origin is None
    else:
        assert table.house.public and not table.house.spectators and table.origin == "somewhere"
        assert await storage.person("phone") == ann
        assert await storage.use_link("link") == LinkRow(ann, "half", 0)
        assert await storage.blocked(["ruder", "rude"])
    assert table.wish == (Wish(0, MOVES, (ann,)) if revision >= "0004" else None)
    if revision < "0005":
        assert table.clocks is None
    else:
        assert table.clocks == (SeatClock(3000.5), SeatClock(2400.0))
        assert table.house.minutes == 60
        assert [one.endpoint for one in await storage.subscriptions(ann)] == ["https://push.example.org/a"]
    assert set(await storage.marks("half")) == ({"hint"} if revision >= "0006" else set())
    results = await storage.results("0123456789abcdef", ben)
    assert [(one.name, one.score) for one in results] == ([("Ben", 20)] if revision >= "0006" else [])
