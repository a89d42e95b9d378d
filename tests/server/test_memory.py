"""What a server keeps in memory."""

from pathlib import Path

import pytest

from tests.server.memory import megabytes
from tests.server.support import SERVE, Person, serving

UNCOLLECTED = (
    "-c",
    "import gc, sys; gc.disable(); from shakespeare import cli; sys.exit(cli.main())",
    *SERVE,
)
CONNECTIONS = 800


@pytest.mark.slow
def test_a_closed_connection_frees_its_buffers(tmp_path: Path) -> None:
    """Some 45 kB each, which would otherwise lie there until the garbage collector comes."""
    with serving(tmp_path, how=UNCOLLECTED) as server:
        person = Person(server)
        table = person.create("random", seed=1)["id"]

        def connect(times: int) -> float:
            for _ in range(times):
                with person.live(table) as line:
                    line.hear()
            return megabytes(server.process.pid)

        before = connect(100)
        assert (connect(CONNECTIONS) - before) / CONNECTIONS < 0.05
