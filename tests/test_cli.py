"""The command `shakespeare`: what it prints, what it refuses, and how it ends."""

import contextlib
import io
import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pexpect
import pytest
from rich.table import Table
from rich.text import Text

from shakespeare import Game, __version__
from shakespeare.cli import main
from shakespeare.edition import loader
from shakespeare.game import state
from shakespeare.locales import LANGUAGES, Texts
from shakespeare.players import make_player, play_out
from shakespeare.terminal.escaping import EscapingConsole, escaped_json
from tests.frozen import new_game
from tests.node import node

FIRST = Path(loader.__file__).with_name("first.toml")
FINE, REFUSED, MISUSED, INTERRUPTED = 0, 1, 2, 130
PATIENCE = 120  # seconds until a test gives up; nothing takes nearly as long


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "shakespeare" / "games"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    game = new_game(2, seed=3)
    play_out(game, [make_player("groundling", seat, game.options.edition) for seat in range(2)])
    return written(tmp_path / "game.json", game)


def written(path: Path, game: Game) -> Path:
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


def run(*arguments: str) -> int:
    try:
        return main(arguments)
    except SystemExit as end:  # argparse leaves this way
        return int(end.code or 0)


def run_line(line: str, *more: str) -> int:
    return run(*line.split(), *more)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "shakespeare", *arguments]


# Help and misuse


def test_version_says_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == FINE
    engine = "engine in plain Python" if state.__file__.endswith(".py") else "compiled engine"
    assert capsys.readouterr().out == f"shakespeare {__version__} ({engine})\n"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("serve",),
        ("unblock",),
        ("play",),
        ("simulate",),
        ("arena",),
        ("edition",),
        ("edition", "check"),
        ("edition", "show"),
        ("replay",),
    ],
)
def test_every_command_has_help(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments, "--help") == FINE
    assert "usage: shakespeare" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("curtain", "invalid choice: 'curtain'"),
        ("--language de", "invalid choice: 'de'"),
        ("play --language", "expected one argument"),
        ("--port 65536", "a whole number from 0 to 65535, not '65536'"),
        ("serve --port x", "a whole number from 0 to 65535, not 'x'"),
        ("serve --pause -1", "seconds such as 0, 0.5 or 2"),
        ("serve --pause soon", "seconds such as 0, 0.5 or 2, not 'soon'"),
        ("serve --no-browser", "unrecognized arguments: --no-browser"),
        ("serve --program bot", "NAME=COMMAND is wanted"),
        ("serve --program bot=./nobody", "there is no program './nobody'"),
        ("--port 1616 play", "are for the game in the browser"),
        ("--no-browser replay x.json", "are for the game in the browser"),
        ("edition", "arguments are required"),
        ("play --players 5", "a whole number from 1 to 4, not '5'"),
        ("play --players two", "a whole number from 1 to 4, not 'two'"),
        ("play --players 2 --seat 3", "There is no seat 3 in a game for 2."),
        ("play --players 1 --strategic-rest", "for 2 to 4 players only (R10.3)"),
        ("play --players 2 --opponent roscius", "known are random, groundling"),
        ("play --load x.json --players 2", "--load brings its own players"),
        ("play --load x.json --backstage", "leave out --players, --strategic-rest, --backstage"),
        ("simulate --games 0", "a whole number from 1 to"),
        ("simulate --seed 18446744073709551616", "a whole number from 0 to 18446744073709551615"),
        ("simulate --players 3 --with groundling,random", "--with names 2 players, but the game has 3 seats"),
        ("simulate --with nobody", "no computer player 'nobody'"),
        ("arena random", "the following arguments are required: --out"),
        ("arena random nobody --out x", "no computer player 'nobody'"),
        ("arena program:./nobody --out x", "there is no program './nobody'"),
        ("arena random --players 1 --strategic-rest --out x", "for 2 to 4 players only (R10.3)"),
    ],
)
def test_misuse_is_explained(arguments: str, problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_line(arguments) == MISUSED
    assert problem in capsys.readouterr().err


# The game in the browser


class Listening:
    """The command on a port of its own; its address, once it can be reached."""

    def __init__(self, tmp_path: Path, *arguments: str) -> None:
        self.calls = tmp_path / "calls"
        os.mkfifo(self.calls)
        browser = tmp_path / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > {self.calls}\n', encoding="utf-8")
        browser.chmod(0o700)
        self.called = os.open(self.calls, os.O_RDONLY | os.O_NONBLOCK)
        self.process = subprocess.Popen(
            command(*arguments, "--port", "0"),
            env={**os.environ, "BROWSER": str(browser)},
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        self.output = self.process.stdout
        self.said = self.output.readline()
        self.address = self.said.split()[3]

    def browser_opened(self) -> str:
        """The address that a browser was opened with."""
        assert select.select([self.called], [], [], PATIENCE)[0]
        return os.read(self.called, 1000).decode().strip()

    def stop(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGINT)
        rest = self.output.read()
        self.output.close()
        return self.process.wait(PATIENCE), rest


@pytest.mark.slow
def test_without_a_command_the_game_opens_in_the_browser(tmp_path: Path, own_data_folder: Path) -> None:
    listening = Listening(tmp_path)
    assert listening.said == f"Shakespeare is at {listening.address} – Ctrl-C stops it.\n"
    assert listening.address.startswith("http://127.0.0.1:")
    assert listening.browser_opened() == listening.address
    assert listening.stop() == (FINE, "Stopped. Your games are kept.\n")
    os.close(listening.called)
    assert (own_data_folder.parent / "tables.sqlite3").is_file()


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("--no-browser",), ("serve",)])
def test_the_game_is_served_without_opening_a_browser(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    listening = Listening(tmp_path, *arguments, "--data", str(tmp_path / "own"))
    with urllib.request.urlopen(listening.address + "api/info") as answer:
        assert json.load(answer)["version"] == __version__
    assert listening.stop()[0] == FINE
    assert os.read(listening.called, 10) == b""
    os.close(listening.called)
    assert (tmp_path / "own" / "tables.sqlite3").is_file()


# The command, which finds a server that is there, however busy this machine is.
PATIENT = f"""
import sys
from shakespeare.cli import main
from shakespeare.server import whereabouts
whereabouts._PATIENCE = {PATIENCE}
sys.exit(main())
"""


@pytest.mark.slow
def test_a_second_start_opens_the_server_that_runs_already(tmp_path: Path) -> None:
    folder = str(tmp_path / "own")
    listening = Listening(tmp_path, "serve", "--data", folder)
    environment = {**os.environ, "BROWSER": str(tmp_path / "browser")}
    for arguments, opened in (("--no-browser",), b""), ((), f"{listening.address}\n".encode()):
        second = subprocess.run(
            [sys.executable, "-c", PATIENT, "--data", folder, *arguments],
            env=environment,
            capture_output=True,
            timeout=PATIENCE,
        )
        assert second.returncode == FINE
        assert second.stdout.decode() == f"Shakespeare is running already, at {listening.address}.\n"
        assert os.read(listening.called, 1000) == opened
    assert listening.stop()[0] == FINE
    os.close(listening.called)


def test_a_name_that_is_not_blocked_cannot_be_unblocked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("unblock", "--data", str(tmp_path)) == FINE
    assert capsys.readouterr().out == ""  # none is
    assert run("unblock", "Ben", "--data", str(tmp_path)) == REFUSED
    assert capsys.readouterr().err == "Ben is not blocked.\n"


def test_why_the_game_cannot_be_served_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run("serve", "--port", str(port), "--data", str(tmp_path)) == REFUSED
    assert f"Port {port} of 127.0.0.1 cannot be used: Address already in use." in capsys.readouterr().err
    assert run("serve", "--host", "no such host", "--data", str(tmp_path)) == REFUSED
    assert "no such host is no address of this machine" in capsys.readouterr().err
    (tmp_path / "file").touch()
    assert run("serve", "--port", "0", "--data", str(tmp_path / "file")) == REFUSED
    assert "tables.sqlite3 cannot be used" in capsys.readouterr().err


# Editions


def test_a_good_edition_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    """R12.2: the program says plainly which values are reconstructed."""
    assert run("edition", "check", str(FIRST)) == FINE
    out = capsys.readouterr().out
    assert "is a valid edition." in out
    assert "30 character cards, 10 objectives." in out
    assert "values are reconstructed" in out


def test_every_mistake_of_an_edition_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        FIRST.read_text(encoding="utf-8")
        .replace("value = 8", "value = 7")
        .replace("cost = 1\n", "cost = 2\n")
    )
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    assert run("edition", "check", str(file)) == REFUSED
    streams = capsys.readouterr()
    assert not streams.out
    assert streams.err.count("must be") == text.count("value = 7") + text.count("cost = 2\n")


@pytest.mark.parametrize(
    "arguments", [("edition", "check"), ("edition", "show"), ("replay",), ("play", "--load")]
)
def test_files_that_cannot_be_read_are_named(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for content in (None, b"\xff\xfe\x00", b"[" * 100_000, b"{}", b"", b"null", b'"text"'):
        file = tmp_path / "file"
        if content is not None:
            file.write_bytes(content)
        assert run(*arguments, str(file)) == REFUSED
        assert capsys.readouterr().err.strip()
    assert run(*arguments, str(tmp_path)) == REFUSED


def test_the_shipped_edition_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("edition", "show") == FINE
    out = capsys.readouterr().out
    for part in ("Lady Macbeth", "£5†", "[1.1*]", "Wardrobe†", "others’", "† reconstructed"):
        assert part in out
    assert max(map(len, out.splitlines())) <= 80


# Simulations


def test_a_simulation_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_line("simulate --games 6 --jobs 2 --with groundling,random") == FINE
    streams = capsys.readouterr()
    for part in (
        "6 games from seed 1",
        "groundling",
        "random",
        "Red",
        "Green",
        "Winner’s score",
        "games a second",
    ):
        assert part in streams.out
    assert not streams.err
    assert max(map(len, streams.out.splitlines())) <= 80


@pytest.mark.slow
def test_a_simulation_with_backstage(capsys: pytest.CaptureFixture[str]) -> None:
    """R11.8: hats are a source of prestige."""
    assert run_line("simulate --backstage --games 4 --jobs 1 --with apprentice,groundling") == FINE
    assert re.search(r"^ Hats +\d", capsys.readouterr().out, re.MULTILINE)
    assert run_line("simulate --games 4 --jobs 1 --with apprentice,groundling") == FINE
    assert "Hats" not in capsys.readouterr().out


def test_numbers_are_written_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_line("simulate --games 4 --jobs 1 --with apprentice,groundling --language fr") == FINE
    told = capsys.readouterr().out
    for written in (r"\d,\d\d ", r"\d,\d\s%", r"\d,\d\s£"):
        assert re.search(written, told)
    assert not re.search(r"\d\.\d", told)


def test_a_solo_simulation_has_no_winners(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_line("simulate --players 1 --games 3 --jobs 1") == FINE
    assert "Wins" not in capsys.readouterr().out


@pytest.mark.slow
def test_a_simulation_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "deep" / "results.json"
    line = "simulate --games 4 --jobs 1 --players 3 --strategic-rest --json --out"
    assert run_line(line, str(out)) == FINE
    summary = json.loads(capsys.readouterr().out)
    whole = json.loads(out.read_text(encoding="utf-8"))
    assert summary["games"] == 4
    assert summary["options"]["strategic_rest"] is True
    assert len(whole.pop("rows")) == 4
    assert whole == summary


def test_results_that_cannot_be_written_are_printed_at_least(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert run_line("simulate --games 1 --jobs 1 --out", str(tmp_path / "file" / "results.json")) == REFUSED
    streams = capsys.readouterr()
    assert "Winner’s score" in streams.out
    assert "cannot be written" in streams.err


# Arenas


def test_an_arena_is_played_and_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "deep" / "results"
    line = "arena random groundling --games 5 --jobs 2 --out"
    assert run_line(line, str(out)) == FINE
    streams = capsys.readouterr()
    assert "6 games on 3 deals." in streams.out
    for part in ("random", "groundling", "Wins", "Rating", f"The report is in {out / 'report.html'}"):
        assert part in streams.out.replace("\n", "")
    assert not streams.err
    names = {path.name for path in out.iterdir()}
    tables = {"seats.csv", "players.csv", "cards.csv", "objectives.csv", "wagers.csv"}
    assert names == tables | {"settings.json", "edition.json", "journal.jsonl", "report.html"}

    # The report again, from what is there.
    report = (out / "report.html").read_text(encoding="utf-8")
    (out / "report.html").unlink()
    assert run("arena", "--jobs", "1", "--out", str(out)) == FINE
    assert (out / "report.html").read_text(encoding="utf-8") == report

    # Other settings.
    capsys.readouterr()
    assert run_line("arena random groundling --seed 2 --out", str(out)) == REFUSED
    assert "seed: 1 there, 2 here" in capsys.readouterr().err


def test_a_game_of_an_arena_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_line("arena groundling --players 3 --games 2 --jobs 1 --out", str(tmp_path / "out")) == FINE
    capsys.readouterr()
    assert run("arena", "--record", "1", "--out", str(tmp_path / "out")) == FINE
    file = tmp_path / "game.json"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert run("replay", str(file)) == FINE
    assert "is a good record" in capsys.readouterr().out
    assert run("arena", "--record", "2", "--out", str(tmp_path / "out")) == REFUSED
    assert "holds no game 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("arena random random --out", "random is named twice"),
        ("arena random --seed 18446744073709551615 --games 2 --out", "seed: from 0 up"),
        ("arena --out", "settings.json cannot be read"),
        ("arena --record 1 --out", "settings.json cannot be read"),
    ],
)
def test_an_arena_that_cannot_be_is_refused_and_leaves_nothing(
    arguments: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_line(arguments, str(tmp_path / "out")) == REFUSED
    assert problem in capsys.readouterr().err
    assert not list(tmp_path.glob("out*"))


@pytest.mark.slow
def test_the_example_bot_meets_our_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"program:{node()} {Path(__file__).parents[1] / 'examples' / 'bot.mjs'}"
    arguments = ("--games", "6", "--jobs", "2", "--out", str(tmp_path / "out"))
    assert run("arena", bot, "random", *arguments) == FINE
    assert "6 games on 3 deals" in capsys.readouterr().out
    assert bot in (tmp_path / "out" / "players.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_player_that_fails_ends_the_arena_and_the_rest_is_kept(
    jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("print('checkmate', flush=True)", encoding="utf-8")
    program = f"program:{sys.executable} {bot}"
    arguments = ("--games", "4", "--jobs", jobs, "--out", str(tmp_path / "out"))
    assert run("arena", program, "random", *arguments) == REFUSED
    error = capsys.readouterr().err
    assert f"{sys.executable} {bot}: it said 'checkmate', which is no JSON object" in error
    assert error.startswith("Seat ")
    assert "Traceback" not in error
    assert (tmp_path / "out" / "journal.jsonl").read_bytes() == b""


ENDLESS = ("arena", "random", "groundling", "--games", "100000", "--jobs", "2", "--out")


def in_session(leader: int) -> list[int]:
    """The processes that a terminal's first process has started, itself included."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                state, _, _, session = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
                if int(session) == leader and state != "Z":
                    found.append(int(entry.name))
    return found


@pytest.mark.slow
def test_ctrl_c_interrupts_an_arena_that_goes_on_later(tmp_path: Path) -> None:
    program, *arguments = command(*ENDLESS, str(tmp_path))
    child = pexpect.spawn(program, arguments, encoding="utf-8", timeout=PATIENCE, dimensions=(24, 120))
    child.expect(r"Playing.* [3-9]/100000")
    child.sendintr()
    child.expect(
        r"Stopped after \d+ of 100,000 games\. They are kept: the same command goes on from there\.\r\n"
    )
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before
    child.close()
    assert child.exitstatus == INTERRUPTED
    there = (tmp_path / "journal.jsonl").read_bytes()
    assert there.endswith(b"\n") and there.count(b"\n") >= 3
    games = there.count(b"\n") + 2
    assert run_line(f"arena random groundling --jobs 1 --games {games} --out", str(tmp_path)) == FINE
    assert (tmp_path / "journal.jsonl").read_bytes().startswith(there)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked for in /proc")
def test_an_arena_that_is_killed_leaves_no_process_behind_and_goes_on_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program, *arguments = command(*ENDLESS, str(tmp_path))
    child = pexpect.spawn(program, arguments, encoding="utf-8", timeout=PATIENCE, dimensions=(24, 120))
    child.expect(r"Playing.* [3-9]/100000")
    assert len(in_session(child.pid)) == 3
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    child.close()
    deadline = time.monotonic() + PATIENCE
    while in_session(child.pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not in_session(child.pid)
    games = (tmp_path / "journal.jsonl").read_bytes().count(b"\n") + 2
    assert run_line(f"arena random groundling --jobs 1 --games {games} --out", str(tmp_path)) == FINE
    assert "The report is in" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked for in /proc")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_program_that_thinks_for_ever_ends_with_the_arena(
    jobs: str, how: signal.Signals, tmp_path: Path
) -> None:
    """After a kill at least one that listens: nobody is left who could end another."""
    pids = tmp_path / "pids"
    bot = tmp_path / "bot.py"
    listening = how == signal.SIGKILL and jobs == "1"
    bot.write_text(
        f"import os, sys, time\nopen({str(pids)!r}, 'a').write(str(os.getpid()) + '\\n')\n"
        + ("sys.stdin.read()" if listening else "time.sleep(1000)"),
        encoding="utf-8",
    )
    program = f"program:{sys.executable} {bot}"
    arguments = command(
        "arena", program, "random", "--games", "4", "--jobs", jobs, "--out", str(tmp_path / "out")
    )
    arena = subprocess.Popen(arguments, stderr=subprocess.PIPE)
    deadline = time.monotonic() + PATIENCE
    while not (pids.exists() and pids.read_text().endswith("\n")) and time.monotonic() < deadline:
        time.sleep(0.01)
    arena.send_signal(how)
    assert arena.wait(PATIENCE) == (INTERRUPTED if how == signal.SIGINT else -signal.SIGKILL)
    arena.communicate()
    while any(map(is_running, pids.read_text().split())) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(is_running, pids.read_text().split()))


def is_running(pid: str) -> bool:
    try:
        return (Path("/proc") / pid / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# Languages


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "hu_HU"}, "hu"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:it:fr"}, "it"),
        ({"LANG": "C", "LANGUAGE": "it"}, "en"),
        ({"LANG": "nonsense"}, "en"),
    ],
)
def test_the_system_s_language_is_spoken(
    environment: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("--help") == FINE
    assert Texts(language).say("help-serve") in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_language_is_spoken_wherever_it_is_named(
    language: str, record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    said = Texts(language).say("event-day", day=6)
    assert run("--language", language, "replay", str(record)) == FINE
    before = capsys.readouterr().out
    assert said in before
    assert run("replay", f"--language={language}", str(record)) == FINE
    assert capsys.readouterr().out == before


def test_the_terminal_game_is_played_in_a_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nwhy pass\n"))
    assert run_line("play --players 2 --seed 1 --language hu") == FINE
    out = capsys.readouterr().out
    texts = Texts("hu")
    for said in (texts.say("table-theatre"), texts.say("column-prestige"), texts.say("phase-setup")):
        assert said in out
    assert texts.pounds(0) in out and "£" not in out and "Setup" not in out


# Records


def test_a_record_is_told_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(record)) == FINE
    out = capsys.readouterr().out
    for part in (
        "Day 6 begins.",
        "Final dress rehearsal.",
        "Act II is scored.",
        "Payroll",
        "is a good record",
    ):
        assert part in out


def test_an_unfinished_record_is_told_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "game.json", new_game(2, seed=3))
    assert run("replay", str(file)) == FINE
    assert "The game is not finished:" in capsys.readouterr().out


def test_a_damaged_record_is_refused_with_the_place(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    place = next(n for n, entry in enumerate(data["log"]) if "move" in entry)
    data["log"][place]["move"] = "pass"
    record.write_text(json.dumps(data), encoding="utf-8")
    assert run("replay", str(record)) == REFUSED
    assert f"log[{place}]" in capsys.readouterr().err


# Playing, without a terminal


def test_play_ends_with_the_input_and_keeps_the_game(
    own_data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n3\nnonsense\n"))
    assert run("play", "--players", "2", "--seed", "4") == FINE
    out = capsys.readouterr().out
    assert "A game for 2, seed 4. You are Red." in out
    assert "> 3" in out, "what is piped in can be read in what comes out"
    assert "I do not know “nonsense”." in out
    (save,) = own_data_folder.iterdir()
    assert f'shakespeare play --load "{save}"' in out
    assert Game.replay(json.loads(save.read_text(encoding="utf-8"))).view(0)["day"] == 1

    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert run("play", "--load", str(save)) == FINE
    assert "Welcome back" in capsys.readouterr().out


def test_a_finished_game_is_shown_when_loaded(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", "--load", str(record)) == FINE
    assert "The final score" in capsys.readouterr().out


def test_no_file_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert run("play", "--players", "2", "--save", str(file)) == REFUSED
    assert "exists already" in capsys.readouterr().err
    assert file.read_text() == "dear diary"


def test_play_with_an_edition_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FIRST.read_text(encoding="utf-8").replace(
        "[characters.hamlet]", '[characters.hamlet]\ntitle = "The Dane"'
    )
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    for seed in range(30):
        assert run("play", "--players", "4", "--edition", str(file), "--seed", str(seed)) == FINE
        if "The Dane" in capsys.readouterr().out:
            return
    raise AssertionError("Hamlet was never laid out")


# Ends that nobody wants to see as a traceback


@pytest.mark.slow
def test_a_reader_who_has_enough() -> None:
    for arguments in (("edition", "show"), ("simulate", "--json", "--games", "1", "--jobs", "1")):
        process = subprocess.Popen(command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.wait(timeout=PATIENCE) == REFUSED
        assert process.stderr.read() == b""
        process.stderr.close()


@pytest.mark.slow
def test_ctrl_c_stops_a_simulation() -> None:
    """At a terminal, where a bar shows the progress."""
    program, *arguments = command("simulate", "--games", "1000000", "--jobs", "2")
    child = pexpect.spawn(program, arguments, encoding="utf-8", timeout=PATIENCE)
    child.expect(r"Playing.*\d+/1000000")
    child.sendintr()
    child.expect(r"Stopped after \d+ of 1,000,000 games\.\r\n")
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before
    child.close()
    assert child.exitstatus == INTERRUPTED


def test_a_narrow_character_set_is_enough() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command("edition", "show"), env=environment, capture_output=True, timeout=PATIENCE)
    assert done.returncode == FINE
    assert b"Lady Macbeth" in done.stdout


# What comes from outside

RED = "\x1b[31m"
OBEYED = (RED, "\x9b31m", "\x07", "\u202e")


@pytest.mark.parametrize("code", OBEYED)
@pytest.mark.parametrize(
    "line",
    ["edition check", "edition show", "replay", "play --load", "simulate --games 1 --edition", "arena --out"],
)
def test_what_a_terminal_would_obey_in_a_name_is_escaped(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], line: str, code: str
) -> None:
    """Whether the file is there or not."""
    for content in (None, "{", f'name = "{code}"', f'{{"{code}": 1}}'):
        path = tmp_path / f"a{code}b"
        if content is not None:
            path.write_text(content, encoding="utf-8")
        assert run_line(line, str(path)) != FINE
        printed = "".join(capfd.readouterr())
        assert f"a{code.encode('unicode_escape').decode()}b" in printed
        assert code not in printed


@pytest.mark.parametrize("code", OBEYED)
def test_what_a_terminal_would_obey_in_an_argument_is_escaped(
    capfd: pytest.CaptureFixture[str], code: str
) -> None:
    for arguments in ([code], ["--port", code], ["simulate", "--with", code], ["replay", "a", code]):
        assert run(*arguments) == MISUSED
        assert code not in "".join(capfd.readouterr())
    assert run("unblock", f"x{code}") == REFUSED
    assert code not in "".join(capfd.readouterr())


def test_a_good_file_with_a_bad_name(tmp_path: Path, capfd: pytest.CaptureFixture[str], record: Path) -> None:
    for line, good in (("edition check", FIRST), ("replay", record)):
        path = tmp_path / f"a\n{RED}b"
        path.write_bytes(good.read_bytes())
        assert run_line(line, str(path)) == FINE
        printed = "".join(capfd.readouterr())
        assert r"a\n\x1b[31mb" in printed and RED not in printed


def test_what_a_console_is_given_is_escaped_and_styled_all_the_same() -> None:
    stream = io.StringIO()
    console = EscapingConsole(file=stream, force_terminal=True, color_system="standard", width=40)
    table = Table("head")
    table.add_row(Text(f"a{RED}b", "green"))
    console.print(Text(f"x{RED}y"), table)
    assert r"x\x1b[31my" in stream.getvalue() and r"a\x1b" in stream.getvalue()
    assert "\x1b[32m" in stream.getvalue() and RED not in stream.getvalue()


def test_json_stays_json() -> None:
    data = {"name": f"\x9b{RED}\u202e"}
    text = escaped_json(json.dumps(data, ensure_ascii=False))
    assert text.isprintable() and json.loads(text) == data
