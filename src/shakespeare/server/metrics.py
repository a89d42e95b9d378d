"""What the server tells of itself, in the text format of Prometheus. Nothing in it is about anybody."""

from collections.abc import Iterator

from shakespeare._version import __version__
from shakespeare.server.news import News
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.tables import Tables
from shakespeare.server.times import STEPS, Times
from shakespeare.server.workers import Workers


class Moves:
    """Decisions of people: how they were answered, and how long that took."""

    def __init__(self) -> None:
        self.times = Times()
        self.refused = 0
        self.failed = 0


def render(moves: Moves, tables: Tables, storage: SQLStorage, workers: Workers, news: News) -> str:
    return "\n".join(
        [
            "# TYPE shakespeare_info gauge",
            f'shakespeare_info{{version="{__version__}"}} 1',
            *_number("tables_loaded", "gauge", tables.count),
            *_number("connections", "gauge", tables.listeners),
            *_number("computers_playing", "gauge", tables.computers_playing),
            *_number("news_heard", "gauge", int(news.are_heard)),
            *_number("workers_waited_for", "gauge", workers.waited_for),
            *_number("workers_replaced_total", "counter", workers.replaced),
            *_number("moves_refused_total", "counter", moves.refused),
            *_number("moves_failed_total", "counter", moves.failed),
            *_number("writes_total", "counter", storage.written),
            *_number("storage_errors_total", "counter", storage.errors),
            *_times("move_seconds", moves.times),
            *_times("commit_seconds", storage.commits),
            *_times("decision_seconds", workers.times),
            "",
        ]
    )


def _number(name: str, kind: str, value: int) -> Iterator[str]:
    yield f"# TYPE shakespeare_{name} {kind}"
    yield f"shakespeare_{name} {value}"


def _times(name: str, times: Times) -> Iterator[str]:
    yield f"# TYPE shakespeare_{name} histogram"
    count = 0
    for step, more in zip((*map(str, STEPS), "+Inf"), times.counts, strict=True):
        count += more
        yield f'shakespeare_{name}_bucket{{le="{step}"}} {count}'
    yield f"shakespeare_{name}_sum {times.total:.6f}"
    yield f"shakespeare_{name}_count {count}"
