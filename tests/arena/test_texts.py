"""Every message of the report is there, and used."""

import ast
import re
from pathlib import Path

import pytest

from shakespeare.locales import Texts
from shakespeare.locales.messages import sources

ARENA = Path(__file__).parents[2] / "src" / "shakespeare" / "arena"


def test_every_message_is_there_and_used() -> None:
    there = set(re.findall(r"^([a-z][a-z_-]*) =", sources("en")["arena.ftl"], re.MULTILINE))
    assert len(there) > 60
    named: set[str] = set()  # as they are, or as a part of a name
    for path in sorted(ARENA.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value.replace("_", "-"))
                named.add(node.value)
    parts = ("report-column-", "report-", "")
    unused = [
        id
        for id in there
        if not any(id.startswith(part) and id.removeprefix(part) in named for part in parts)
        and not any(
            id.startswith(name) for name in named if name.startswith("report-") and name.endswith("-")
        )
    ]
    assert not unused
    assert {name for name in named if re.fullmatch(r"report-[a-z-]*[a-z]", name)} <= there


@pytest.mark.parametrize(
    ("id", "args", "text"),
    [
        ("arena-title", {"games": 1, "deals": 1}, "1 game on 1 deal."),
        ("arena-title", {"games": 2, "deals": 1}, "2 games on 1 deal."),
        ("arena-title", {"games": 4, "deals": 2}, "4 games on 2 deals."),
        ("results-title", {"games": 1, "seed": "1", "players": ["a"]}, "1 game from seed 1: a."),
        ("results-title", {"games": 2, "seed": "1", "players": ["a"]}, "2 games from seed 1: a."),
        ("simulate-stopped", {"done": 0, "games": 1}, "Stopped after 0 of 1 game."),
        ("simulate-stopped", {"done": 1, "games": 2}, "Stopped after 1 of 2 games."),
    ],
)
def test_one_is_not_many(id: str, args: dict[str, object], text: str) -> None:
    assert Texts("en").say(id, **args) == text
