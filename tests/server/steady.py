"""`shakespeare`, but for what is left to chance and to the clock: `python -m tests.server.steady serve …`.

All tables draw the same, and so does the deal of the day, which is always of the same day; computer players count games
instead of seconds, and none counts as hung. With a file of draws in its folder each table draws by the name there and its
number.
"""

import os
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from shakespeare import cli
from shakespeare.players.thinking import Budget
from shakespeare.server import deals, run
from shakespeare.server.identity import KEY_FILE
from shakespeare.server.settings import Settings
from shakespeare.server.source import Source
from tests.server.support import DRAWS, secret_of

TODAY: Final = date(2026, 4, 23)
SECRET: Final = bytes(range(32))
BUDGETS: Final = {"player": Budget(games=4), "master": Budget(games=8)}
serve = run.serve


def new_source(folder: Path) -> Source:
    file = folder / DRAWS
    if not file.exists():
        return Source(secret=SECRET)
    number, _, name = file.read_text(encoding="utf-8").partition(" ")
    file.write_text(f"{int(number) + 1} {name}", encoding="utf-8")
    return Source(secret=secret_of(name, int(number)))


def put_key(folder: Path) -> None:
    """From which the deals of days follow."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not (folder / KEY_FILE).exists():
        new = folder / f"{KEY_FILE}.{os.getpid()}"
        new.touch(mode=0o600)
        new.write_text(SECRET.hex(), encoding="ascii")
        new.rename(folder / KEY_FILE)


def serve_steadily(settings: Settings, *more: Any) -> None:
    put_key(settings.data)
    steady = replace(settings, new_source=lambda: new_source(settings.data), budgets=BUDGETS, patience=3600.0)
    serve(steady, *more)


def main() -> int:
    deals._today = lambda: TODAY
    run.serve = serve_steadily
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
