"""What the first page takes over the wire: what its document names, and what that loads by itself."""

import gzip
import re
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "src" / "shakespeare" / "server" / "client"
BUDGET = {"script and style": 150_000, "fonts and art": 120_000}
LANGUAGES = ("en", "fr", "it", "hu")
# Loaded by the table as soon as it is opened: the drawings of the base game's characters.
ART = ("base",)
# Every weight of both families, which the table uses. Hungarian needs the other subset besides, for two letters.
LATIN = "*-latin-[0-9]*.woff2"
LATIN_EXTENDED = "*-latin-ext-*.woff2"


def first_load(client: Path = CLIENT) -> dict[str, int]:
    """Bytes by kind, compressed; of the languages the largest."""
    page = (client / "index.html").read_text(encoding="utf-8")
    named = {client / name.lstrip("/") for name in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)}
    scripts = _with_imports({file for file in named if file.suffix == ".js"})
    styles = {file for file in named if file.suffix == ".css"}
    languages = [_one(client, language) for language in LANGUAGES]
    art = [_one(client, name) for name in ART]
    code = sum(map(_compressed, scripts | styles)) + max(map(_compressed, languages))
    return {
        "script and style": code,
        "fonts and art": fonts(LATIN, client) + sum(map(_compressed, art)),
    }


def fonts(pattern: str, client: Path = CLIENT) -> int:
    """They are compressed already."""
    return sum(file.stat().st_size for file in (client / "assets").glob(pattern))


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


def _compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))
