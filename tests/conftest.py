import logging
import os
import random
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from shakespeare.game import components
from tests.helped import HELPED
from tests.profile import PROFILE, count

# No deadline and no complaint about slow examples: how fast the machine is says nothing about the rules.
for profile in ("check", "test"):
    settings.register_profile(
        profile,
        max_examples=count(30),
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.register_profile(
    "soak",
    max_examples=count(30),
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(PROFILE)
# What is tried depends on no constants of the modules that happen to be loaded, and so on no order of tests.
providers._get_local_constants = lambda: providers._local_constants

# The command line speaks the system's language; the tests read English, wherever they run.
os.environ["LANG"] = "C.UTF-8"
for name in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)

# Programs that are started in the background may ignore Ctrl-C, and so would all that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", type=int, metavar="SEED", help="run the tests in an order drawn from this")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffled with `--order`: the modules, and the tests in each, for those of one share a server. What needs an optional
    extra runs only when it is asked for (`make test-extras`)."""
    order = config.getoption("order")
    if order is not None:
        modules: dict[str, list[pytest.Item]] = {}
        for item in items:
            modules.setdefault(item.location[0], []).append(item)
        drawn = random.Random(order)
        shuffled = [drawn.sample(tests, len(tests)) for tests in modules.values()]
        drawn.shuffle(shuffled)
        items[:] = [test for tests in shuffled for test in tests]
    if "extras" not in config.option.markexpr:
        asked = [item for item in items if not item.get_closest_marker("extras")]
        config.hook.pytest_deselected(items=[item for item in items if item not in asked])
        items[:] = asked


class _Helped(logging.Handler):
    """Hears of computer players that could not decide."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if HELPED in record.getMessage():
            self.told.append(record.getMessage())


@pytest.fixture(autouse=True)
def _players_decide(request: pytest.FixtureRequest) -> Iterator[None]:
    """Wherever the test plays: who decides instead of a player that failed hides a fault."""
    if request.node.get_closest_marker("makes_players_fail"):
        yield
        return
    heard, log = _Helped(), logging.getLogger("shakespeare.server.computers")
    log.addHandler(heard)
    yield
    log.removeHandler(heard)
    assert not heard.told


@pytest.fixture(scope="session", autouse=True)
def _tables_made_anew() -> None:
    """Tables that were made while tests were collected are made again: a changed rule changes them too."""
    components._MADE.clear()
