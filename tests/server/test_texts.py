"""Every message of the server is there, and used."""

import ast
import re
from pathlib import Path

from shakespeare.locales.messages import sources

PACKAGE = Path(__file__).parents[2] / "src" / "shakespeare"


def said() -> set[str]:
    """The ids that the server's sources name."""
    found: set[str] = set()
    for path in [PACKAGE / "cli.py", *sorted((PACKAGE / "server").rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            function = ast.unparse(node.func).split(".")[-1]
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if function == "Trouble":
                found.add(f"error-{texts[1]}")
            elif function == "problem" and texts:
                found.add(f"error-{texts[0]}")
            elif function == "server_reason" and texts:
                found.add(f"reason-{texts[0]}")
            elif function == "say":
                found |= {str(text) for text in texts[:1]}
            elif function == "_add" and path.name == "cli.py":
                found.add(f"help-{texts[0]}")
    return found


def test_every_message_is_there_and_used() -> None:
    there = set(re.findall(r"^([a-z][a-z-]*) =", sources("en")["server.ftl"], re.MULTILINE))
    used = said()
    assert there <= used, there - used
    assert {id for id in used if id.startswith(("error-", "reason-"))} <= there
