"""Single rules, read from the numbered rules if this installation has them."""

import re
from importlib import resources
from pathlib import Path


def rules_text() -> str | None:
    """`docs/rules.md`, from the package or from the checkout around it; None if it is in neither."""
    package = resources.files("shakespeare")
    checkout = Path(str(package)).parents[1]
    for place in (package / "docs" / "rules.md", checkout / "docs" / "rules.md"):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


def find_rule(text: str, number: str) -> str | None:
    """The rule or the chapter of this number ("R7.3", "R7", "7.3"), as Markdown."""
    number = "R" + number.upper().removeprefix("R")
    if not re.fullmatch(r"R\d+(\.\d+)?", number):
        return None
    if "." not in number:
        found = re.search(rf"^## {number} .*?(?=^## |\Z)", text, re.M | re.S)
    else:
        # A rule goes on as far as the next one, or the next text that is not indented.
        found = re.search(rf"^- \*\*{re.escape(number)}\*\*.*\n(?:(?:  .*)?\n)*", text, re.M)
    return found[0].strip() if found else None
