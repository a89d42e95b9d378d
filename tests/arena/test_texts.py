"""Every message of the report is there, and used."""

import ast
import re
from pathlib import Path

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
