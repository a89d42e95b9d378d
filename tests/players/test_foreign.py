"""Foreign players: programs that speak the line protocol, and what becomes of those that do not."""

import json
import os
import re
import shlex
import signal
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from shakespeare import Game, Move, Options, Question
from shakespeare.players import (
    Player,
    PlayerFailed,
    UnknownPlayer,
    View,
    dismiss,
    foreign,
    make_player,
    play_out,
    without_programs,
)
from tests.frozen import BACKSTAGE_EDITION, EDITION, new_game
from tests.node import node

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds until a test gives up; nothing takes nearly as long

# What every bot of these tests begins with; it leaves its process id behind.
HEAD = """
import json, os, signal, subprocess, sys, time
open({pid!r}, "w").write(str(os.getpid()))
def hear():
    return json.loads(sys.stdin.readline())
def say(**message):
    print(json.dumps(message), flush=True)
def begin():
    assert hear()["type"] == "hello"
    say(type="hello", protocol=1)
    assert hear()["type"] == "game"
    say(type="ready")
"""
FIRST = """
begin()
while (asked := hear())["type"] == "question":
    say(type="answer", id=asked["id"], move=asked["moves"][0])
"""


class Bot:
    """A program in a file, and the process it was last seen in."""

    def __init__(self, folder: Path, body: str, seconds: float = 600) -> None:
        self.pid = folder / "pid"
        self.file = folder / "bot.py"
        self.file.write_text(HEAD.format(pid=str(self.pid)) + body, encoding="utf-8")
        self.text = f"program:{seconds:g}s:{shlex.join([sys.executable, str(self.file)])}"

    def is_running(self) -> bool:
        """One that has not begun when it is ended never does."""
        return self.pid.exists() and running(int(self.pid.read_text()))

    def ends(self) -> bool:
        """Whether it ends by and by."""
        return ends(int(self.pid.read_text()))


def wait_for(file: Path) -> None:
    """Until a program has written something there."""
    deadline = time.monotonic() + PATIENCE
    while not (file.exists() and file.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.01)


def running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class First:
    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        return legal[0]


def played(players: Sequence[Player], seed: int = 3) -> Game:
    game = new_game(len(players), seed)
    try:
        play_out(game, players)
    finally:
        for player in players:
            dismiss(player)
    return game


def test_a_program_plays_as_a_player_of_ours_would(tmp_path: Path) -> None:
    bot = Bot(tmp_path, FIRST)
    game = played([make_player(bot.text, 5, EDITION, programs=True), First()])
    assert game.finished
    assert game.record() == played([First(), First()]).record()
    assert not bot.is_running()


def test_it_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    """R13.1: what it is sent is the view of its seat."""
    heard = tmp_path / "heard"
    bot = Bot(
        tmp_path,
        f"""
heard = open({str(heard)!r}, "w")
def hear():
    line = sys.stdin.readline()
    heard.write(line)
    heard.flush()
    return json.loads(line)
"""
        + FIRST,
    )
    asked: list[dict[str, Any]] = []

    class Witness:
        def __init__(self, player: Player) -> None:
            self.player = player

        def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
            moves = [move.text for move in legal]
            asked.append({"id": question.id, "question": question.to_dict(), "view": view, "moves": moves})
            return self.player.choose(view, question, legal)

    player = make_player(bot.text, 77, EDITION, programs=True)
    played([First(), Witness(player)])
    dismiss(player)
    hello, game, *questions, goodbye = map(json.loads, heard.read_text(encoding="utf-8").splitlines())
    assert hello["type"] == "hello" and hello["protocol"] == 1
    assert (game["seat"], game["seed"], game["seconds"]) == (1, 77, 600.0)
    assert game["options"] == {"players": 2, "backstage": False, "strategic_rest": False}
    assert game["edition"] == EDITION.to_dict()
    assert questions == [{"type": "question", **json.loads(json.dumps(question))} for question in asked]
    assert goodbye == {"type": "goodbye"}
    check_the_document(hello, game, questions[0], goodbye)


def check_the_document(*messages: dict[str, Any]) -> None:
    """The example in docs/players.md has the messages that are sent, with all their keys."""
    (block,) = re.findall(
        r"```json\n(.*?)```", (ROOT / "docs" / "players.md").read_text(encoding="utf-8"), re.S
    )
    documented = [json.loads(line) for line in block.splitlines()]
    ours = [documented[0], documented[2], documented[4], documented[6]]
    for message, example in zip(messages, ours, strict=True):
        assert set(message) == set(example)
        assert message["type"] == example["type"]


# Those that cannot go on

FAILURES = {
    "no JSON": ("begin(); hear(); print('e4', flush=True); hear()", "it said 'e4', which is no JSON object"),
    "no object": (
        "begin(); hear(); print('[]', flush=True); hear()",
        r"it said '\[\]', which is no JSON object",
    ),
    "deep": ("begin(); hear(); print('[' * 100000, flush=True); hear()", "which is no JSON object"),
    "bytes": ("begin(); hear(); os.write(1, b'\\xff\\xfe\\n'); hear()", "which is no JSON object"),
    "other protocol": ("hear(); say(type='hello', protocol=2); hear()", "it speaks protocol 2, not 1"),
    "other message": ("begin(); hear(); say(type='ready'); hear()", "of type 'ready', not 'answer'"),
    "other question": (
        "begin(); hear(); say(type='answer', id='9', move=''); hear()",
        "it answered question '9'",
    ),
    "illegal move": (
        "begin(); say(type='answer', id=hear()['id'], move='wager 3'); hear()",
        "it answered 'wager 3', which is none of the 8 legal moves",
    ),
    "no move": ("begin(); say(type='answer', id=hear()['id']); hear()", "it answered None, which is none of"),
    "a list": (
        "begin(); say(type='answer', id=hear()['id'], move=[1]); hear()",
        r"it answered \[1\], which is",
    ),
    "gives up": ("begin(); say(type='error', message='too hard')", "it gave up, saying 'too hard'"),
    "ends": ("begin(); hear(); sys.exit(3)", "it ended with exit code 3 when asked question 0.0"),
    "ends at once": ("sys.exit(0)", "it ended with exit code 0 before the first question"),
    "crashes": ("begin(); raise RuntimeError('alas')", r"(?s)exit code 1 .*Its error stream ends with.*alas"),
    "killed": ("begin(); os.kill(os.getpid(), signal.SIGKILL)", "it ended by signal 9"),
    "long line": ("begin(); hear(); print('x' * 2_000_000, flush=True); hear()", "longer than 1000000 bytes"),
}


@pytest.mark.parametrize("name", FAILURES)
def test_what_is_wrong_is_said_and_nothing_is_left_behind(name: str, tmp_path: Path) -> None:
    body, problem = FAILURES[name]
    bot = Bot(tmp_path, body)
    with pytest.raises(PlayerFailed, match=problem) as raised:
        played([make_player(bot.text, 1, EDITION, programs=True), First()])
    assert str(raised.value).startswith(f"Seat 0, {sys.executable} {bot.file}: ")
    assert not bot.is_running()


@pytest.mark.slow
@pytest.mark.parametrize(
    "body",
    [
        "begin(); hear(); time.sleep(1000)",
        "begin(); os.close(0); time.sleep(1000)",
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)",
        "begin(); hear(); subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)']); time.sleep(1000)",
    ],
)
def test_one_that_hangs_is_ended_when_its_time_is_up(body: str, tmp_path: Path) -> None:
    bot = Bot(tmp_path, body, seconds=1)
    with pytest.raises(PlayerFailed, match="it said nothing for 1 seconds"):
        played([make_player(bot.text, 1, EDITION, programs=True), First()])
    assert not bot.is_running()


@pytest.mark.slow
def test_one_that_does_not_listen_holds_nobody_up(tmp_path: Path) -> None:
    """What we send is more than a pipe holds."""
    bot = Bot(tmp_path, "say(type='hello', protocol=1); say(type='ready'); time.sleep(1000)", seconds=1)
    player = make_player(bot.text, 1, BACKSTAGE_EDITION, programs=True)
    game = new_game(2)
    seat = game.deciders[0]
    question = game.question(seat)
    assert question is not None
    with pytest.raises(PlayerFailed, match="it said nothing"):
        player.choose({**game.view(seat), "long": "x" * 200_000}, question, game.legal(seat))
    assert not bot.is_running()


@pytest.mark.slow
def test_one_that_does_not_go_is_ended(tmp_path: Path) -> None:
    bot = Bot(tmp_path, FIRST + "time.sleep(1000)")
    assert played([make_player(bot.text, 1, EDITION, programs=True), First()]).finished
    assert not bot.is_running()


@pytest.mark.slow
def test_what_it_starts_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    body = f"""
process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
open({str(child)!r}, "w").write(str(process.pid))
"""
    bot = Bot(tmp_path, body + FIRST + "time.sleep(1000)")
    played([make_player(bot.text, 1, EDITION, programs=True), First()])
    assert ends(int(child.read_text()))


def ends(pid: int) -> bool:
    deadline = time.monotonic() + PATIENCE
    while is_alive(pid) and time.monotonic() < deadline:
        time.sleep(0.01)  # whoever adopts it has to notice
    return not is_alive(pid)


def is_alive(pid: int) -> bool:
    """A zombie is not."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return running(pid) and not Path("/proc").exists()


def test_all_programs_end_at_once(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    bot = Bot(tmp_path, f"begin(); hear(); open({str(asked)!r}, 'w').write('yes'); time.sleep(1000)")
    player = make_player(bot.text, 1, EDITION, programs=True)
    game = new_game(2)
    seat = game.deciders[0]
    question = game.question(seat)
    assert question is not None

    class Interrupted(Exception):
        pass

    def interrupt(number: int, frame: object) -> None:
        with without_programs():
            raise Interrupted

    def when_asked() -> None:
        wait_for(asked)
        os.kill(os.getpid(), signal.SIGALRM)

    before = signal.signal(signal.SIGALRM, interrupt)
    interrupting = threading.Thread(target=when_asked)
    interrupting.start()
    try:
        with pytest.raises((Interrupted, PlayerFailed)):
            player.choose(game.view(seat), question, game.legal(seat))
    finally:
        interrupting.join()
        signal.signal(signal.SIGALRM, before)
    assert not bot.is_running()


@pytest.mark.slow
def test_one_that_talks_on_is_made_to_wait(tmp_path: Path) -> None:
    """It may be ahead by some lines and by what a pipe holds; our memory is not for it to fill."""
    said = tmp_path / "said"
    bot = Bot(
        tmp_path,
        f"""
begin()
asked = hear()
say(type="answer", id=asked["id"], move=asked["moves"][0])
with open({str(said)!r}, "w") as lines:
    while True:
        print("x" * 100_000, flush=True)
        lines.write(".")
        lines.flush()
""",
    )
    player = make_player(bot.text, 1, EDITION, programs=True)
    game = new_game(2)
    seat = game.deciders[0]
    question = game.question(seat)
    assert question is not None
    before = set(threading.enumerate())
    player.choose(game.view(seat), question, game.legal(seat))
    wait_for(said)
    time.sleep(0.5)
    assert said.stat().st_size < 20
    dismiss(player)
    assert not bot.is_running()
    for thread in set(threading.enumerate()) - before:
        thread.join(PATIENCE)
    assert set(threading.enumerate()) <= before, "nobody waits for room any more"


def test_what_it_wrote_to_its_error_stream_moves_no_cursor(tmp_path: Path) -> None:
    bot = Bot(tmp_path, r"sys.stderr.buffer.write('a\tß\x1b[2J\r\x07\u202e\x9b1m!\n'.encode()); sys.exit(1)")
    with pytest.raises(PlayerFailed) as raised:
        played([make_player(bot.text, 1, EDITION, programs=True), First()])
    assert str(raised.value).endswith("\na       ß\\x1b[2J\\r\\x07\\u202e\\x9b1m!")


# Texts


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("program:", "names no program"),
        ("program:   ", "names no program"),
        ("program:5s:", "names no program|there is no program"),
        ("program:./no-such-bot", "there is no program './no-such-bot' that could be run"),
        ("program:'unfinished", "is no command: No closing quotation"),
        ("program:0s:cat", "gives the program no time"),
    ],
)
def test_a_text_that_names_no_program_is_refused(text: str, problem: str) -> None:
    with pytest.raises(UnknownPlayer, match=problem):
        make_player(text, programs=True)


def test_no_program_is_run_for_those_who_may_not(tmp_path: Path) -> None:
    """A name that comes over a network is a name of ours, or none."""
    bot = Bot(tmp_path, FIRST)
    with pytest.raises(UnknownPlayer, match="there is no computer player 'program:"):
        make_player(bot.text)


def test_no_program_is_started_before_it_is_asked(tmp_path: Path) -> None:
    bot = Bot(tmp_path, FIRST)
    dismiss(make_player(bot.text, programs=True))
    assert not bot.pid.exists()


def test_a_program_that_cannot_be_watched_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    def no_room(pid: int) -> None:
        started.append(pid)
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(foreign, "_watch", no_room)
    with pytest.raises(PlayerFailed, match="cannot be started"):
        played([make_player(Bot(tmp_path, FIRST).text, programs=True), First()])
    assert started and not any(running(pid) for pid in started)


# The example in another language


@pytest.mark.parametrize(("players", "backstage"), [(1, False), (2, False), (4, False), (2, True)])
def test_the_example_in_javascript_plays_whole_games(players: int, backstage: bool) -> None:
    text = f"program:{shlex.join([node(), str(ROOT / 'examples' / 'bot.mjs')])}"
    edition = BACKSTAGE_EDITION if backstage else EDITION

    def play() -> Game:
        game = Game.new(Options(players, backstage, edition=edition), seed=4)
        seats = [
            make_player(text, 9, edition, programs=True),
            *(make_player("random", seat, edition) for seat in range(1, players)),
        ]
        try:
            play_out(game, seats)
        finally:
            dismiss(seats[0])
        return game

    game = play()
    assert game.finished
    assert game.record() == play().record(), "the same seed gives the same game"
