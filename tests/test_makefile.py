"""Targets of several parts: all of them run, and what failed is said at the end."""

import os
import shutil
import signal
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
    make = _start(tmp_path, TARGETS.format(root=ROOT, beside=beside, first=first), "all-parts", ROOT)
    stdout, stderr = make.communicate()
    assert "The first part:\nThe second part:\n" in stdout
    assert (make.returncode == 0) == ("Passed." in stdout) == (told == "")
    assert told in stderr.splitlines() if told else "Failed" not in stderr


FOLDER = """
include {root}/Makefile
folder/.ready:
	$(RUN) alone $@; echo Writing.; read <gate; mkdir folder; touch $@; echo Written.
"""


@pytest.mark.parametrize("is_killed", [False, True])
@pytest.mark.skipif(shutil.which("flock") is None, reason="without flock nobody waits")
def test_two_do_not_write_a_folder_at_once(tmp_path: Path, is_killed: bool) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    makefile = FOLDER.format(root=ROOT)
    with _start(tmp_path, makefile, "folder/.ready", tmp_path) as first:
        assert first.stdout and first.stdout.readline() == "Writing.\n"
        with _start(tmp_path, makefile, "folder/.ready", tmp_path) as second:
            assert second.stdout
            assert second.stdout.readline() == "Waiting until another make has finished folder.\n"
            if is_killed:
                os.killpg(first.pid, signal.SIGKILL)
                assert second.stdout.readline() == "Writing.\n"
            gate.write_text("\n")
            assert first.stdout.read() == ("" if is_killed else "Written.\n")
            assert second.stdout.read() == ("Written.\n" if is_killed else "")
    assert second.returncode == 0 and (tmp_path / "folder/.ready").is_file()


def _start(folder: Path, makefile: str, target: str, root: Path) -> subprocess.Popen[str]:
    """Make this target in `root`, in a process group of its own, and not as a part of a make that runs the tests."""
    file = folder / "Makefile"
    file.write_text(makefile, encoding="utf-8")
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))
    }
    command = f"make --silent --file={file}"
    return subprocess.Popen(
        [*command.split(), f"MAKE={command}", target],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=root,
        env=environment,
        process_group=0,
    )


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
