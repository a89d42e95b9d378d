"""What the first page takes over the wire: what its document names, and what that loads by itself."""

import gzip
import re
from pathlib import Path

from shakespeare.server.settings import CLIENT

BUDGET = {"script and style": 150_000, "fonts and art": 120_000}
# Loaded by the table as soon as it is opened: the drawings of the base game's characters.
ART = ("base",)
# Every weight of both families, which the table uses, with all characters that texts in any language have.
FONTS = re.compile(r"-latin(-ext)?-\d+-[^.]+\.woff2")
# What is left of the families, for names: no page asks for it by itself.
REST = "-rest-"


def first_load(language: str, client: Path = CLIENT) -> dict[str, int]:
    """Bytes by kind, compressed."""
    page = (client / "index.html").read_text(encoding="utf-8")
    named = {client / name.lstrip("/") for name in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)}
    scripts = _with_imports({file for file in named if file.suffix == ".js"})
    styles = {file for file in named if file.suffix == ".css"}
    art = [_one(client, name) for name in ART]
    fonts = [
        file for file in (client / "assets").iterdir() if FONTS.search(file.name) and REST not in file.name
    ]
    return {
        "script and style": sum(map(compressed, [*scripts, *styles, _one(client, language)])),
        "fonts and art": sum(map(compressed, [*fonts, *art])),
    }


def _one(client: Path, name: str) -> Path:
    (file,) = (client / "assets").glob(f"{name}-*.js")
    return file


def _with_imports(files: set[Path]) -> set[Path]:
    """These scripts and all that they import at once, but not what they load later."""
    found: set[Path] = set()
    while files:
        file = files.pop()
        found.add(file)
        imports = re.findall(r'(?:from|import)"\./([^"]+\.js)"', file.read_text(encoding="utf-8"))
        files |= {file.parent / name for name in imports} - found
    return found


def compressed(file: Path) -> int:
    """Fonts are compressed already."""
    return file.stat().st_size if file.suffix == ".woff2" else len(gzip.compress(file.read_bytes(), 9))
