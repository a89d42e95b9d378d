"""What the server tells of itself."""

import random
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from shakespeare import __version__
from shakespeare.server.limits import is_private
from shakespeare.server.messages import Update
from shakespeare.server.times import STEPS, Times
from tests.server.services import running_postgres
from tests.server.support import Person, play_on, serving


def metrics(person: Person) -> dict[str, float]:
    answer = person.web.get("/api/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith(
        "text/plain; version=0.0.4"
    )
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    found = {}
    for line in lines:
        name, value = line.rsplit(" ", 1)
        assert re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]+"\})?', name), line
        found[name] = float(value)
    return found


def test_what_happens_is_counted(folder: Path) -> None:
    """At a server where nothing else happens."""
    with serving(folder) as server:
        check_counts(Person(server))


def check_counts(person: Person) -> None:
    before = metrics(person)
    assert before[f'shakespeare_info{{version="{__version__}"}}'] == 1
    table = person.create("random", seed=1)["id"]
    with person.live(table) as line:
        line.hear_until(lambda heard: isinstance(heard, Update))
        made = play_on(line, random.Random(1), decisions=3)
        line.move("0.999", "wager 3")
        line.answered()
        after = metrics(person)

    def more(name: str) -> float:
        return after[f"shakespeare_{name}"] - before[f"shakespeare_{name}"]

    assert after["shakespeare_connections"] >= 1 and after["shakespeare_tables_loaded"] >= 1
    assert more("move_seconds_count") == len(made) + 1 and more("moves_refused_total") == 1
    assert more("writes_total") >= len(made) and more("commit_seconds_count") >= len(made)
    assert more("decision_seconds_count") >= 1
    assert table not in person.web.get("/api/metrics").text


def test_times_add_up() -> None:
    times = Times()
    for seconds in (0.0, 0.001, 0.0011, 3.0, 1000.0):
        times.add(seconds)
    assert times.counts[0] == 2 and times.counts[1] == 1 and times.counts[len(STEPS)] == 1
    assert sum(times.counts) == 5 and times.total == pytest.approx(1003.0021)


@pytest.mark.parametrize(
    ("address", "private"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("10.1.2.3", True),
        ("8.8.8.8", False),
        ("2600::1", False),
        (None, True),
    ],
)
def test_who_may_read_them(address: str | None, private: bool) -> None:
    assert is_private(address) is private


def test_strangers_may_not(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("hosted"), "--proxy", "127.0.0.1") as server:
        assert httpx.get(f"{server.address}/api/metrics").status_code == 200
        stranger = {"X-Forwarded-For": "8.8.8.8"}
        assert httpx.get(f"{server.address}/api/metrics", headers=stranger).status_code == 404
        assert httpx.get(f"{server.address}/api/health", headers=stranger).status_code == 200


def test_health_is_that_of_the_database(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running_postgres() as postgres:
        options = ("--database", postgres.new_database())
        with serving(tmp_path_factory.mktemp("data"), *options) as server:
            person = Person(server)
            assert person.get("/api/health")["version"] == __version__
            table = person.create(seed=1)["id"]
            with person.live(table) as line:
                offers = line.asked()
                postgres.kill()
                answer = person.web.get("/api/health")
                assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-failed")
                # A move is answered with a clear word, nothing of it is kept, and later it can be made.
                move = next(offer.move for offer in offers.each() if offer.reason is None)  # type: ignore[union-attr]
                line.move(offers.question, move)  # type: ignore[union-attr]
                assert line.hear().error.id == "storage-failed"  # type: ignore[union-attr]
                # Who comes now is refused, and let in later.
                with pytest.raises(InvalidStatus) as refused, person.live(table):
                    pass
                assert refused.value.response.status_code == 503
                postgres.start()
                assert person.web.get("/api/health").status_code == 200
                play_on(line, random.Random(1), decisions=3)
            with person.live(table) as line:
                play_on(line, random.Random(1), decisions=1)
