"""What is handed out: a source distribution with the built client, and a wheel made from it without node or compiler."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatch_build import VERSION, client_digest

ROOT = Path(__file__).parent.parent


def _build(kind: str, source: Path, to: Path, **environment: str) -> Path:
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", to, source],
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
    )
    (made,) = to.iterdir()
    return made


@pytest.mark.slow
def test_the_wheel_made_from_the_source_distribution_is_whole(tmp_path: Path) -> None:
    sdist = _build("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    assert not (source / "web").exists()  # so that nothing needs to be built

    # With nothing on the path there is neither node nor a compiler.
    wheel = _build("wheel", source, tmp_path / "wheel", SHAKESPEARE_PURE="1", PATH=str(tmp_path))
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        files = set(archive.namelist())
    package = ROOT / "src"
    wanted = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted <= files
    assert {"shakespeare/server/client/index.html", "shakespeare/locales/en/rules.md"} <= files
    assert not [name for name in files if "node_modules" in name or name.startswith("tests")]


def test_a_client_of_another_version_is_built_anew(tmp_path: Path) -> None:
    """It compares its version with the server's."""
    version = tmp_path / VERSION
    version.parent.mkdir(parents=True)
    (tmp_path / "web").mkdir()
    version.write_text('__version__ = "1.0"', encoding="utf-8")
    before = client_digest(tmp_path)
    version.write_text('__version__ = "1.1"', encoding="utf-8")
    assert client_digest(tmp_path) != before
