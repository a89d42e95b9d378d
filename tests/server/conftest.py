from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def person(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
