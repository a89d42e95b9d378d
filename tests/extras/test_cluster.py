"""The arena on Ray: a real one, on this machine."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shakespeare.cli import main

pytestmark = pytest.mark.extras

ENVIRONMENT = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
ARENA = ("arena", "random", "groundling", "--games", "8")


def on_ray(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """In a process of its own, which leaves Ray when it ends."""
    command = [sys.executable, "-m", "shakespeare", *arguments, "--cluster"]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=300, check=False)


def games(path: Path) -> dict[int, object]:
    lines = (path / "journal.jsonl").read_text(encoding="utf-8").splitlines()
    return {game["game"]: (game["log"], game["result"]) for game in map(json.loads, lines)}


def test_the_games_are_those_of_one_machine(tmp_path: Path) -> None:
    assert main([*ARENA, "--jobs", "1", "--out", str(tmp_path / "here")]) == 0
    done = on_ray(*ARENA, "--out", str(tmp_path / "there"))
    assert done.returncode == 0, done.stderr
    assert "8 games on 4 deals" in done.stdout
    assert games(tmp_path / "there") == games(tmp_path / "here")
    assert (tmp_path / "there" / "report.html").is_file()


def test_a_player_that_fails_on_ray_is_named(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("print('checkmate', flush=True)", encoding="utf-8")
    program = f"program:{sys.executable} {bot}"
    done = on_ray("arena", program, "random", "--games", "2", "--out", str(tmp_path / "out"))
    assert done.returncode == 1
    assert f"{bot}: it said 'checkmate', which is no JSON object" in done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_interrupts_an_arena_on_ray_that_goes_on_later(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shakespeare", "arena", "random", "groundling"]
    running = subprocess.Popen(
        [*command, "--games", "100000", "--cluster", "--out", str(tmp_path)],
        env=ENVIRONMENT,
        stderr=subprocess.PIPE,
        text=True,
    )
    journal = tmp_path / "journal.jsonl"
    deadline = time.monotonic() + 200
    while not (journal.exists() and journal.read_bytes().count(b"\n") > 4) and time.monotonic() < deadline:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, error = running.communicate(timeout=100)
    assert running.returncode == 130
    assert "They are kept" in error and "Traceback" not in error
    done = on_ray("arena", "random", "groundling", "--games", "4", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
