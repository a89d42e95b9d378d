"""The rules as plain Python and compiled: the same games, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import shakespeare
from shakespeare.game import state
from tests.properties import digests

ROOT = Path(__file__).parents[2]
PLAIN = ROOT / "src"
INSTALLED = Path(shakespeare.__file__).parents[1]  # the build that these tests run on


def _run(build: Path, *arguments: str, hash_seed: str = "0") -> str:
    path = os.pathsep.join([str(build), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.slow
def test_builds_and_hash_seeds_change_nothing() -> None:
    """Determinism: whole games are the same, byte for byte, on both builds and under any PYTHONHASHSEED."""
    found = {
        (build, hash_seed): _run(build, "-m", digests.__name__, hash_seed=hash_seed)
        for build in {PLAIN, INSTALLED}
        for hash_seed in ("0", "4242")
    }
    assert len(set(found.values())) == 1, found


def test_the_version_says_which_build_runs() -> None:
    compiled = not str(state.__file__).endswith(".py")
    assert ("compiled" in _run(INSTALLED, "-m", "shakespeare", "--version")) == compiled
    assert "compiled" not in _run(PLAIN, "-m", "shakespeare", "--version")


def test_no_compiled_file_lies_beside_the_sources() -> None:
    assert not [path for pattern in ("*.so", "*.pyd") for path in PLAIN.rglob(pattern)]
