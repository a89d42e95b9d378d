from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import Postgres, Redis, running_postgres, running_redis
from tests.server.support import Person, Server, serving

# What `make check` runs of these tests: seconds together, and nothing but Python is needed. The others count as slow.
QUICK = {
    f"test_{name}.py"
    for name in (
        *("editions", "hints", "names", "pages", "presence", "replaying"),
        *("requests", "schema", "slow", "submissions", "texts", "turns", "views"),
    )
}
SERVICES = {"postgres", "redis", "place"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(Path(__file__).parent):
            continue
        if item.path.name not in QUICK or SERVICES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it, nor count on what others leave there."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def person(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Quick rather than safe: no test that uses it pulls the plug."""
    with running_postgres("fsync=off", "synchronous_commit=off", "full_page_writes=off") as postgres:
        yield postgres


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running_redis() as redis:
        yield redis


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where games are kept: a folder, or the address of a database."""
    if request.param == "sqlite":
        return tmp_path / "data"
    address: str = request.getfixturevalue("postgres").new_database()
    return address
