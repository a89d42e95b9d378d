"""Backup and restore as docs/hosting.md says: taken while games go on, brought back when nobody serves."""

import random
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from shakespeare.server.storage.sqlite import FILE
from tests.server.services import program
from tests.server.support import Person, play_on, serving


def back_up(place: Path | str, copy: Path) -> None:
    if isinstance(place, Path):
        with closing(sqlite3.connect(place / FILE)) as database, closing(sqlite3.connect(copy)) as other:
            database.backup(other)
    else:
        with copy.open("wb") as file:
            subprocess.run([program("pg_dump"), "--format=custom", place], stdout=file, check=True)


def restore(place: Path | str, copy: Path) -> None:
    if isinstance(place, Path):
        for file in place.glob(f"{FILE}*"):
            file.unlink()
        copy.rename(place / FILE)
    else:
        command = [program("pg_restore"), "--clean", "--if-exists", f"--dbname={place}", str(copy)]
        subprocess.run(command, check=True)


@pytest.mark.slow
def test_a_game_goes_on_from_a_backup(place: Path | str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    folder = place if isinstance(place, Path) else tmp_path / "key"
    where = [] if isinstance(place, Path) else ["--database", place]
    with serving(folder, *where) as server:
        person = Person(server)
        table = person.create("random", seed=5)["id"]
        with person.live(table) as line:
            kept = play_on(line, random.Random(1), 6)
            back_up(place, copy)
            play_on(line, random.Random(1), 5)
            seen = line.number
    restore(place, copy)
    with serving(folder, *where) as server:
        person = person.moved_to(server)
        # The page asks for what is new since a moment that never was, and is told all there is.
        with person.live(table, seen) as line:
            line.number = -1
            kept += play_on(line, random.Random(2))
        record = person.get(f"/api/tables/{table}/record")
    assert [entry["move"] for entry in record["log"] if entry.get("seat") == 0] == [move for _, move in kept]
