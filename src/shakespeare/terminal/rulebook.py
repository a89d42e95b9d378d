"""Single rules and chapters, from the book of the game in a language."""

import re
from importlib import resources

from shakespeare.edition import Edition
from shakespeare.locales.counts import counts_of


def rules_text(language: str, edition: Edition) -> str:
    """What the browser shows too, with the numbers of an edition, and without what only a browser can draw: figures, and
    icons between the words. What is said below a figure is left where nothing else says it, beside the rules. An entry
    that counts something an edition has not got is left out, and a heading with nothing below it."""
    folder = resources.files("shakespeare.locales") / language
    rules, companion = (
        (folder / f"{name}.md").read_text(encoding="utf-8") for name in ("rules", "companion")
    )
    rules = re.sub(r"^!\[.*\n\n?", "", rules, flags=re.M)
    companion = re.sub(r"^!\[(.*)\]\([\w-]+\)$", r"\1", companion, flags=re.M)
    counts = counts_of(edition)
    absent = "|".join(name for name, count in counts.items() if not count)
    if absent:
        companion = re.sub(rf"^- .*\{{=(?:{absent})\}}.*\n", "", companion, flags=re.M)
        companion = re.sub(r"^### .*\n\s*(?=^#|\Z)", "", companion, flags=re.M)
    text = re.sub(r"\{=([\w-]+)\}", lambda match: str(counts[match[1]]), f"{rules}\n{companion}")
    return re.sub(r" ?\{[\w-]+\}", "", text)


def find_rule(text: str, number: str) -> str | None:
    """The rule or the chapter of this number ("R7.3", "R7", "7.3") or name ("theme"), as Markdown; without one the game
    in brief."""
    if not number:
        return text.split("\n## ")[1].partition("\n")[2].strip()
    if found := re.search(
        rf"^## ([^\n]*) \{{#{re.escape(number.lower())}\}}\n(.*?)(?=^##? |\Z)", text, re.M | re.S
    ):
        return f"## {found[1]}\n{found[2]}".strip()
    number = "R" + number.upper().removeprefix("R")
    if not re.fullmatch(r"R\d+(\.\d+)?", number):
        return None
    if "." not in number:
        found = re.search(rf"^## {number} .*?(?=^##? |\Z)", text, re.M | re.S)
    else:
        # A rule goes on as far as the next text that is not indented.
        found = re.search(rf"^- \*\*{re.escape(number)}\*\*.*\n(?:(?:  .*)?\n)*", text, re.M)
    return found[0].strip() if found else None
