"""Single rules, from the rules of the game in a language."""

import re
from importlib import resources


def rules_text(language: str) -> str:
    """The rules that the browser shows too, without what only it can draw: figures, and icons between the words."""
    file = resources.files("shakespeare.locales") / language / "rules.md"
    text = re.sub(r"^!\[.*\n\n?", "", file.read_text(encoding="utf-8"), flags=re.M)
    return re.sub(r" ?\{[\w-]+\}", "", text)


def find_rule(text: str, number: str) -> str | None:
    """The rule or the chapter of this number ("R7.3", "R7", "7.3"), as Markdown; without one the game in brief."""
    if not number:
        return text.split("\n## ")[1].partition("\n")[2].strip()
    number = "R" + number.upper().removeprefix("R")
    if not re.fullmatch(r"R\d+(\.\d+)?", number):
        return None
    if "." not in number:
        found = re.search(rf"^## {number} .*?(?=^## |\Z)", text, re.M | re.S)
    else:
        # A rule goes on as far as the next text that is not indented.
        found = re.search(rf"^- \*\*{re.escape(number)}\*\*.*\n(?:(?:  .*)?\n)*", text, re.M)
    return found[0].strip() if found else None
