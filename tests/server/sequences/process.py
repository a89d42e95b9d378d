"""A server in a process of its own, as the sequences want it: `python -m tests.server.sequences.process FOLDER SEED PORT`."""

import logging
import sys
from dataclasses import replace
from pathlib import Path

from shakespeare.server.run import listen, serve
from tests.server.sequences.houses import Time, settings_for


def main() -> None:
    """Clocks go by the real time: no step passes any. After them come a database and a Redis, if there are any."""
    folder, seed, port, *services = sys.argv[1:]
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    database, redis = services or (None, None)
    settings = settings_for(Path(folder), int(seed), Time(), database)
    settings = replace(settings, redis=redis, now=type(settings)(data=Path(folder)).now, workers=1)
    serve(
        settings,
        listen("127.0.0.1", int(port)),
        lambda address: print(f"Served at {address}", flush=True),
        False,
    )


if __name__ == "__main__":
    main()
