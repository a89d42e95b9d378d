"""Targets of several parts: all of them run, and what failed is said at the end."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TARGETS = """
include {root}/Makefile
good better:
	@true
bad:
	@false
all-parts:
	$(RUN) at_once good {beside} better; part "The first part" {first}; part "The second part" true; verdict && echo Passed.
"""


@pytest.mark.parametrize(
    ("beside", "first", "told"),
    [
        ("", "true", ""),
        ("", "false", "Failed: The first part."),
        ("bad", "true", "Failed: bad."),
        ("bad", "sh -c 'exit 3'", "Failed: bad; The first part."),
    ],
)
def test_a_part_that_fails_hides_no_other(tmp_path: Path, beside: str, first: str, told: str) -> None:
    file = tmp_path / "Makefile"
    file.write_text(TARGETS.format(root=ROOT, beside=beside, first=first), encoding="utf-8")
    # Not as a part of a make that runs the tests.
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))
    }
    command = f"make --silent --file={file}"
    done = subprocess.run(
        [*command.split(), f"MAKE={command}", "all-parts"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        check=False,
    )
    assert "The first part:\nThe second part:\n" in done.stdout
    assert (done.returncode == 0) == ("Passed." in done.stdout) == (told == "")
    assert told in done.stderr.splitlines() if told else "Failed" not in done.stderr
