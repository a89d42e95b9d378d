"""Targets of several parts: all of them run, and what failed is said at the end."""

import os
import shutil
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


PROGRAMS = "chromium chromium-headless-shell initdb redis-server firefox-esr WebKitWebDriver Xvfb"
INSTALL = "On Debian: apt-get install"


@pytest.mark.parametrize(
    ("missing", "fails", "told"),
    [
        ("", False, ""),
        ("firefox-esr", False, f"Firefox. The tests need firefox-esr. {INSTALL} firefox-esr"),
        ("Xvfb", False, f"WebKit. The tests need xvfb. {INSTALL} xvfb"),
        ("chromium-headless-shell", False, f"{INSTALL} chromium-headless-shell"),
        ("redis-server", True, f"{INSTALL} redis-server"),
    ],
)
def test_other_browsers_are_done_without(tmp_path: Path, missing: str, fails: bool, told: str) -> None:
    """By somebody who may not install anything."""
    done = _programs(tmp_path, set(PROGRAMS.split()) - {missing}, {"id": "echo 1000"})
    assert (done.returncode != 0) == fails
    assert told in done.stderr if told else done.stderr == ""


def test_what_cannot_be_installed_is_said_in_a_line(tmp_path: Path) -> None:
    apt_get = "if [ $1 = update ]; then echo 'W: no network' >&2; else echo \"E: no package ${!#}\" >&2; exit 100; fi"
    done = _programs(tmp_path, set(PROGRAMS.split()[:4]), {"id": "echo 0", "apt-get": apt_get})
    assert done.returncode == 0
    assert done.stderr.splitlines() == [
        "Nothing is tested in Firefox. E: no package firefox-esr",
        "Nothing is tested in WebKit. E: no package xvfb",
    ]


def _programs(folder: Path, here: set[str], fakes: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """`make programs` where there are these programs and no others."""
    bash, make = shutil.which("bash"), shutil.which("make")
    assert bash and make
    (folder / "bash").symlink_to(bash)
    for name, script in {**dict.fromkeys(here, ""), **fakes}.items():
        (folder / name).write_text(f"#!{bash}\n{script}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return subprocess.run(
        [make, "--silent", "programs"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={"PATH": str(folder)},
        check=False,
    )
