"""What tables draw from: a secret that nobody is told, the same after every interruption, another after going back."""

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from shakespeare import Game, Keyed
from shakespeare.game.chance import Seeded
from shakespeare.server.messages import Accepted
from shakespeare.server.past import standing
from shakespeare.server.source import Source
from shakespeare.server.storage import SeatRow
from shakespeare.server.storage.sqlite import FILE
from shakespeare.server.table import Table
from tests.server.support import COMMAND, PERSON, Person, play_on, serving
from tests.server.test_tables import House, Nobody, run

FREE = {"person": True}


def sources(folder: Path) -> dict[str, Source]:
    with sqlite3.connect(folder / FILE) as database:
        return {id: Source.of_text(text) for id, text in database.execute("SELECT id, source FROM tables")}


def drawn(record: Any) -> list[dict[str, Any]]:
    return [entry for entry in record["log"] if "chance" in entry]


async def move(table: Table, rng: random.Random) -> None:
    seat = rng.choice(table.describe(None).deciders)
    task = table.task(seat, "random")
    assert task is not None
    answer = await table.move(seat, task.question_id, rng.choice(list(task.texts.values())))
    assert isinstance(answer, Accepted)


def test_every_table_has_a_secret_of_its_own(tmp_path: Path) -> None:
    """However it is made; but for a seed that somebody chose who plays alone."""
    with serving(tmp_path / "data", how=COMMAND) as server:
        person = Person(server)
        solo = person.create()["id"]
        with person.live(solo) as line:
            play_on(line, random.Random(1))
        record = person.get(f"/api/tables/{solo}/record")
        again = person.web.post(f"/api/tables/{solo}/rematch").json()["id"]
        wanted = {"record": record, "moment": 5, "seat": 0, "computer": "random"}
        on = person.web.post("/api/replays/play-on", json=wanted).json()["id"]
        tables = [solo, again, on, person.create_with([PERSON, FREE])["id"]]
        chosen = person.create(seed=7)["id"]
    found = sources(tmp_path / "data")
    assert len({found[table].secret for table in tables}) == len(tables)
    assert all(len(found[table].secret) == 32 and found[table].seed is None for table in tables)
    assert found[chosen].seed == 7


def test_nothing_that_leaves_the_server_has_the_secret(tmp_path: Path) -> None:
    """Pages, messages, records, deals and the log; nor anything from which it, or the next draw, could be had."""
    rng = random.Random(3)
    with (tmp_path / "log").open("wb") as log, serving(tmp_path / "data", log=log, how=COMMAND) as server:
        person, watcher = Person(server), Person(server)
        table = person.create("random")["id"]
        told: list[str] = []
        with person.live(table) as line, watcher.live(table) as other:
            play_on(line, rng, 10)
            told.append(person.web.get(f"/api/tables/{table}/replay").text)
            play_on(line, rng)
            told += [*line.raw, *other.raw]
        told += [
            person.web.get(f"/api/tables/{table}").text,
            person.web.get(f"/api/tables/{table}/record").text,
            person.web.post(f"/api/tables/{table}/deal").text,
        ]
    source = sources(tmp_path / "data")[table]
    everything = "".join(told) + (tmp_path / "log").read_text(encoding="utf-8")
    assert source.secret.hex() not in everything.lower()
    record = json.loads(told[-2])
    assert record["chance"] is None
    with sqlite3.connect(tmp_path / "data" / FILE) as database:
        assert {text for (text,) in database.execute("SELECT chance FROM moves")} == {"null"}
        assert database.execute("SELECT seed FROM tables").fetchall() == [("0",)]


def test_a_game_draws_the_same_however_often_it_is_read_again(place: Path | str) -> None:
    """Loaded anew after each decision, followed by another process, or never interrupted."""

    async def work(house: House) -> None:
        records = []
        for way in ("never", "loaded", "followed"):
            rng = random.Random(5)
            table = other = await house.create(3, seed=9)
            if way == "followed":
                other = await Table.load(house.storage, table.id, Nobody())
            while not table.finished:
                await move(table, rng)
                if way == "loaded":
                    table = await Table.load(house.storage, table.id, Nobody())
                elif way == "followed":
                    await other.catch_up()
                    table, other = other, table
            records.append(drawn(table.record_for(None, None)))
        assert records[0] == records[1] == records[2]

    run(place, work)


async def to_day_three(table: Table) -> list[dict[str, Any]]:
    """The draws after the start."""
    before = len(drawn(table.record_for(None, None)))
    rng = random.Random(1)
    while table.summary.day < 3:
        await move(table, rng)
    return drawn(table.record_for(None, None))[before:]


async def back_to_the_start(house: House, table: Table) -> None:
    rows = standing(await house.storage.moves(table.id, 0))
    assert isinstance(await table.go_back(0, rows[1].n), Accepted)
    loaded = await Table.load(house.storage, table.id, Nobody())
    assert (loaded.age, loaded.rows) == (table.age, table.rows)


@pytest.mark.parametrize("people", [1, 2])
def test_after_going_back_other_things_are_drawn(place: Path | str, people: int) -> None:
    """Whoever has looked ahead knows nothing of what comes."""

    async def work(house: House) -> None:
        table = await house.create(people, seed=2)
        start = table.record_for(None, None)["log"]
        games = []
        for _ in range(3):
            games.append(await to_day_three(table))
            await back_to_the_start(house, table)
            assert table.record_for(None, None)["log"] == start
        assert games[0] != games[1] != games[2] != games[0]

    run(place, work)


def test_from_a_chosen_seed_the_same_comes_again(tmp_path: Path) -> None:
    """Whoever plays alone from it has nobody to hide anything from."""

    async def work(house: House) -> None:
        maker = await house.storage.add_person("maker")
        seats = [SeatRow("person", person=maker)]
        made = await house.tables.create(maker, {"players": 1}, seats, Source(seed=4))
        table = await house.tables.find(made.id)
        games = []
        for _ in range(2):
            games.append(await to_day_three(table))
            await back_to_the_start(house, table)
        assert games[0] == games[1] != []

    run(tmp_path / "data", work)


def test_a_game_from_before_draws_from_its_secret_from_now_on(tmp_path: Path) -> None:
    """Its first draws came from a seed, which others may have found by now."""

    async def work(house: House) -> None:
        table = await house.create(2, seed=6)
        # As it was kept before: the draws of a seed, and where its streams stand.
        game = Game.new(table._game.options, seed=1)
        log, streams = json.dumps(game.record()["log"]), json.dumps(Seeded.of(1).to_dict())
        await house.storage._write(  # type: ignore[attr-defined]
            table.id,
            lambda link: link.execute(
                "UPDATE moves SET log = ?, chance = ? WHERE table_id = ?", (log, streams, table.id)
            ),
        )
        old = await Table.load(house.storage, table.id, Nobody())
        rng = random.Random(8)
        while not old.finished:
            await move(old, rng)
        assert not old.is_dealt  # no deal can bring its first draws again
        game.resume(Keyed(table.row.source.secret, 0, game.drawn))
        for row in (await house.storage.moves(table.id, 0))[1:]:
            assert row.seat is not None and row.move is not None and row.chance is None
            game.play(row.seat, row.move)
        assert game.record()["log"] == (old.record_for(None, None))["log"]

    run(tmp_path / "data", work)
