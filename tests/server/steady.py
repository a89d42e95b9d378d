"""`shakespeare`, but for what is left to chance and to the clock: `python -m tests.server.steady serve …`.

All tables draw the same, and computer players count games instead of seconds.
"""

import sys
from dataclasses import replace
from typing import Any, Final

from shakespeare import cli
from shakespeare.players.thinking import Budget
from shakespeare.server import run
from shakespeare.server.settings import Settings
from shakespeare.server.source import Source

SECRET: Final = bytes(range(32))
BUDGETS: Final = {"player": Budget(games=4), "master": Budget(games=8)}
serve = run.serve


def serve_steadily(settings: Settings, *more: Any) -> None:
    serve(replace(settings, new_source=lambda: Source(secret=SECRET), budgets=BUDGETS), *more)


if __name__ == "__main__":
    run.serve = serve_steadily
    sys.exit(cli.main())
