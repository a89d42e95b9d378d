"""What home takes over the wire, and what a table takes besides: files of the built client, compressed."""

import gzip
import re
from pathlib import Path

from shakespeare.server.settings import CLIENT

BUDGET = {"home": 90_000, "table": 80_000, "fonts and art": 120_000}
# Script, style and texts of a table, by the beginnings of their names; and drawings of the base game's characters.
TABLE = ("table", "{}.table")
ART = "base"
# Every weight of both families, which the table uses, with all characters that texts in any language have.
FONTS = re.compile(r"-latin(-ext)?-\d+-[^.]+\.woff2")
# What is left of the families, for names: no page asks for it by itself.
REST = "-rest-"


def first_load(language: str, client: Path = CLIENT) -> dict[str, int]:
    """Bytes by what they are for; those of home with the page itself, and what stands in it."""
    page = client / "index.html"
    named = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page.read_text(encoding="utf-8"))
    home = _with_imports({client / name.lstrip("/") for name in named}) | {page, *_named(client, language)}
    table = {file for name in TABLE for file in _named(client, name.format(language))}
    fonts = [
        file for file in (client / "assets").iterdir() if FONTS.search(file.name) and REST not in file.name
    ]
    return {
        "home": sum(map(compressed, home)),
        "table": sum(map(compressed, _with_imports(table) - home)),
        "fonts and art": sum(map(compressed, [*fonts, *_named(client, ART)])),
    }


def _named(client: Path, name: str) -> list[Path]:
    found = [file for file in (client / "assets").glob(f"{name}-*") if file.suffix in (".js", ".css")]
    assert found, f"nothing is called {name}"
    return found


def _with_imports(files: set[Path]) -> set[Path]:
    """These files and all scripts that they import at once, but not what they load later."""
    found: set[Path] = set()
    while files:
        file = files.pop()
        found.add(file)
        text = file.read_text(encoding="utf-8") if file.suffix == ".js" else ""
        imports = re.findall(r'(?:from|import)"\./([^"]+\.js)"', text)
        files |= {file.parent / name for name in imports} - found
    return found


def compressed(file: Path) -> int:
    """Fonts are compressed already."""
    return file.stat().st_size if file.suffix == ".woff2" else len(gzip.compress(file.read_bytes(), 9))
