"""What holds for the repository as a whole: who imports whom, and what no file may contain."""

import ast
import re
import subprocess
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "shakespeare"

# The parts of the package, and which others each may import. TOP is the package itself
# (`from shakespeare import Game`), which is for those who use it, not for those it is made of.
TOP = "__init__"
MAY_IMPORT: dict[str, set[str]] = {
    "_version": set(),
    "files": set(),
    "edition": set(),
    "game": {"edition"},
    "locales": {"edition", "game"},
    "players": {"edition", "game", "locales"},
    "arena": {"edition", "files", "game", "locales", "players"},
    "envs": {"edition", "game", "locales", "players"},
    "server": {"edition", "game", "locales", "players"},
    "terminal": {"edition", "files", "game", "locales", "players", "arena"},
    "cli": {"edition", "files", "game", "locales", "players", "arena", "envs", "server", "terminal", TOP},
    TOP: {"edition", "game"},
    "__main__": {"cli"},
}


def part_of(module: str) -> str:
    """The part a module belongs to: `game` for `shakespeare.game.moves`."""
    return module.split(".")[1] if "." in module else TOP


def walk(tree: ast.AST, at_import: bool) -> Iterator[ast.AST]:
    """Every node of a module; `at_import`: only what runs while it is imported."""
    for node in ast.iter_child_nodes(tree):
        if at_import and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if at_import and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            node = ast.Module(body=node.orelse, type_ignores=[])
        yield node
        yield from walk(node, at_import)


class Modules:
    """The modules of a `shakespeare` package: full name -> source."""

    def __init__(self, sources: Mapping[str, str], packages: set[str]) -> None:
        self.sources = sources
        self.packages = packages

    @classmethod
    def read(cls, folder: Path) -> "Modules":
        sources, packages = {}, set()
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder.parent).with_suffix("").parts
            name = ".".join(parts).removesuffix(".__init__")
            sources[name] = path.read_text(encoding="utf-8")
            if path.name == "__init__.py":
                packages.add(name)
        return cls(sources, packages)

    def imports(self, module: str, at_import: bool = False) -> set[str]:
        """The modules of the package that one of them imports, relative imports resolved."""
        found = set()
        for node in walk(ast.parse(self.sources[module]), at_import):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                origin = node.module or ""
                if node.level:
                    here = module.split(".")
                    up = node.level - (module in self.packages)
                    origin = ".".join(here[: len(here) - up] + origin.split(".")).removesuffix(".")
                names = {f"{origin}.{alias.name}" for alias in node.names}
                found |= {name if name in self.sources else origin for name in names}
        return {name for name in found if name.split(".")[0] == "shakespeare"}

    def misplaced(self, module: str) -> list[str]:
        """The imports of a module that do not go downward."""
        part = part_of(module)
        allowed = MAY_IMPORT[part] | {part, "_version"}
        return sorted(name for name in self.imports(module) if part_of(name) not in allowed)

    def cycle(self, part: str) -> list[str]:
        """Modules of a part that import one another in a circle while they are imported; none is best."""
        graph = {}
        for module in self.sources:
            if part_of(module) == part:
                asked = self.imports(module, at_import=True)
                # The packages around an imported module run before it does; those around the importer already do.
                around = {
                    package
                    for package in self.packages
                    if not module.startswith(f"{package}.")
                    and any(name.startswith(f"{package}.") for name in asked)
                }
                graph[module] = {name for name in asked | around if part_of(name) == part and name != module}
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            return list(reversed(error.args[1]))
        return []


MODULES = Modules.read(PACKAGE)


@pytest.mark.parametrize("module", MODULES.sources)
def test_imports_go_downward(module: str) -> None:
    part = part_of(module)
    assert part in MAY_IMPORT, f"{part} has no place among the layers yet: give it one in MAY_IMPORT."
    wrong = MODULES.misplaced(module)
    assert not wrong, f"{module} must not import {', '.join(wrong)}."


def test_the_game_has_no_import_cycles() -> None:
    cycle = MODULES.cycle("game")
    assert not cycle, "Modules import one another in a circle: " + " -> ".join(cycle)


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("shakespeare.game.stage", "from ..edition.model import Card", []),
        ("shakespeare.game.stage", "from .. import _version", []),
        ("shakespeare.game.stage", "import os, shakespeare.game.moves", []),
        ("shakespeare.game.stage", "def f():\n    from ..players import Bot", ["shakespeare.players"]),
        ("shakespeare.game.stage", "if TYPE_CHECKING:\n    import shakespeare.cli", ["shakespeare.cli"]),
        ("shakespeare.game.stage", "from .. import locales", ["shakespeare.locales"]),
        ("shakespeare.game.stage", "from shakespeare import Game", ["shakespeare"]),
        ("shakespeare.game", "from .. import Game", ["shakespeare"]),
        ("shakespeare.game", "from ..server.app import App", ["shakespeare.server.app"]),
        ("shakespeare.edition", "from shakespeare.game import Game", ["shakespeare.game"]),
        ("shakespeare.arena", "from shakespeare import envs", ["shakespeare.envs"]),
        ("shakespeare.cli", "from shakespeare import Game, arena", []),
        ("shakespeare", "from .game import Game\nfrom .cli import main", ["shakespeare.cli"]),
    ],
)
def test_an_upward_import_is_noticed(module: str, source: str, wrong: list[str]) -> None:
    parts = ("edition", "game", "arena", "envs", "locales")
    packages = {"shakespeare", *(f"shakespeare.{part}" for part in parts)}
    modules = dict.fromkeys(packages | {"shakespeare._version", "shakespeare.cli"}, "") | {module: source}
    assert Modules(modules, packages).misplaced(module) == wrong


@pytest.mark.parametrize(
    ("stage", "acts", "package", "circle"),
    [
        ("from .acts import Act", "", "from .stage import Stage", False),
        ("from .acts import Act", "def f():\n    from . import stage", "", False),
        ("from .acts import Act", "if TYPE_CHECKING:\n    from .stage import Stage", "", False),
        ("from .acts import Act", "from . import stage", "", True),
        ("from .acts import Act", "try:\n    import shakespeare.game.stage\nfinally: ...", "", True),
        ("from . import Act", "", "from .acts import Act\nfrom .stage import Stage", True),
        ("from .backstage.hat import Hat", "", "", True),
    ],
)
def test_a_cycle_is_noticed(stage: str, acts: str, package: str, circle: bool) -> None:
    sources = {
        "shakespeare.game": package,
        "shakespeare.game.stage": stage,
        "shakespeare.game.acts": acts,
        "shakespeare.game.backstage": "from ..stage import Stage",
        "shakespeare.game.backstage.hat": "",
    }
    packages = {"shakespeare.game", "shakespeare.game.backstage"}
    assert bool(Modules(sources, packages).cycle("game")) is circle


def test_every_package_folder_has_an_init() -> None:
    folders = {
        folder for path in PACKAGE.rglob("*.py") for folder in path.parents if folder.is_relative_to(PACKAGE)
    }
    missing = [str(folder.relative_to(ROOT)) for folder in folders if not (folder / "__init__.py").is_file()]
    assert not missing, f"no __init__.py in {', '.join(sorted(missing))}"


# What no file may contain, spelled so that this file does not.
REGISTRIES = [
    ".".join(labels)
    for labels in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
    )
]
FORBIDDEN = {
    "a package registry": re.compile("|".join(map(re.escape, REGISTRIES)).encode()),
    "a path of one machine": re.compile(rb"(?<![\w.~-])/(?:work|root)/"),
}


def repository_files() -> list[Path]:
    """What git keeps, and what it would if asked now."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is not a git checkout")
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_names(what: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in repository_files()
        for number, line in enumerate(path.read_bytes().split(b"\n"), 1)
        if FORBIDDEN[what].search(line)
    ]
    assert not found, f"{what} is named in {', '.join(found)}"


def test_locks_hold_no_address() -> None:
    assert not (ROOT / "uv.lock").exists(), (
        "uv.lock names hosts: our locks are requirements/*.txt (`make lock`)."
    )
    locks = sorted(ROOT.glob("requirements/*.txt"))
    assert locks
    for lock in locks:
        text = lock.read_text(encoding="utf-8")
        assert "https://" not in text and "http://" not in text, f"{lock.name} names an address."
        assert "--hash=sha256:" in text, f"{lock.name} has no hashes."
    lock = ROOT / "web" / "package-lock.json"
    text = lock.read_text(encoding="utf-8")
    assert "https://" not in text and "http://" not in text, f"{lock.name} names an address."
