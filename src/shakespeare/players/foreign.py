"""Foreign players: any program that speaks the line protocol of docs/players.md can take a seat.

A program plays one game from one seat. It is started with the first question, and ended by `close`.
"""

import atexit
import contextlib
import json
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import IO, Any, Final

from shakespeare._version import __version__
from shakespeare.edition import Edition
from shakespeare.game.game import Question
from shakespeare.game.moves import Move
from shakespeare.players.player import View

PROTOCOL: Final = 1
SCHEME: Final = "program:"
DEFAULT_SECONDS: Final = 60.0  # for one answer; `program:5s:./bot` gives five

_TEXT: Final = re.compile(r"program:(?:([0-9]{1,5}(?:\.[0-9]{1,3})?)s:)?(.+)", re.DOTALL)
_LONGEST_LINE: Final = 1_000_000  # bytes
_SHOWN: Final = 200  # characters of what it said
_KEPT_LINES: Final = 5  # of what it wrote to its error stream
_UNREAD_LINES: Final = 8  # that it may be ahead of us; then its pipe fills, and it waits
_FAREWELL: Final = 2.0  # seconds it has to end after "goodbye"

_running: "set[_Program]" = set()
_starting = (
    threading.Lock()
)  # held while a program is started: it is either not there yet, or among those that run


class UnusableProgram(ValueError):
    """A text that names no program that could be started."""


class PlayerFailed(RuntimeError):
    """A foreign player that cannot go on; the message names its seat, its program and what it said."""


@contextlib.contextmanager
def without_programs() -> Iterator[None]:
    """End all programs that this process has started, and let none start meanwhile: for one that is leaving."""
    with _starting:
        for program in list(_running):
            program.kill()
        yield


@atexit.register
def _end_programs() -> None:
    with without_programs():
        pass


class Foreign:
    """A player that asks a program."""

    def __init__(self, text: str, seed: int, edition: Edition) -> None:
        found = _TEXT.fullmatch(text)
        try:
            words = shlex.split(found[2]) if found else []
        except ValueError as error:
            raise UnusableProgram(f"{text!r} is no command: {error}") from None
        if found is None or not words:
            raise UnusableProgram(
                f"{text!r} names no program; write program:./my-bot, or program:5s:./my-bot"
            )
        if shutil.which(words[0]) is None:
            raise UnusableProgram(f"there is no program {words[0]!r} that could be run")
        self.seconds = float(found[1]) if found[1] else DEFAULT_SECONDS
        if not self.seconds:
            raise UnusableProgram(f"{text!r} gives the program no time")
        self._words = words
        self._seed = seed
        self._edition = edition
        self._program: _Program | None = None
        self._asked = ""  # the last question, for whoever reads an error

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        try:
            program = self._program or self._start(view)
            self._asked = f" when asked question {question.id}"
            return self._ask(program, view, question, legal)
        except _Failure as failure:
            said = self._program.last_words() if self._program else ""
            self.close()
            raise PlayerFailed(
                f"Seat {question.seat}, {shlex.join(self._words)}: {failure}{self._asked}.{said}"
            ) from None
        except BaseException:
            self.close()  # whoever is interrupted while a program thinks will not ask it again
            raise

    def close(self) -> None:
        """End the program: with a word, then by force."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _start(self, view: View) -> "_Program":
        self._asked = " before the first question"
        program = self._program = _Program(self._words)
        program.send({"type": "hello", "protocol": PROTOCOL, "game": "shakespeare", "version": __version__})
        answer = program.receive("hello", self.seconds)
        if answer.get("protocol") != PROTOCOL:
            raise program.refuse(f"it speaks protocol {_short(answer.get('protocol'))}, not {PROTOCOL}")
        program.send(
            {
                "type": "game",
                "seat": view["seat"],
                "seed": self._seed,
                "seconds": self.seconds,
                "options": view["options"],
                "edition": self._edition.to_dict(),
            }
        )
        program.receive("ready", self.seconds)
        return program

    def _ask(self, program: "_Program", view: View, question: Question, legal: Sequence[Move]) -> Move:
        moves = {move.text: move for move in legal}
        program.send(
            {
                "type": "question",
                "id": question.id,
                "question": question.to_dict(),
                "view": view,
                "moves": list(moves),
            }
        )
        answer = program.receive("answer", self.seconds)
        if answer.get("id") != question.id:
            raise program.refuse(f"it answered question {_short(answer.get('id'))}")
        move = answer.get("move")
        if not isinstance(move, str) or move not in moves:
            raise program.refuse(f"it answered {_short(move)}, which is none of the {len(moves)} legal moves")
        return moves[move]


class _Failure(Exception):
    """What is wrong with a program, as the end of a sentence."""


class _Program:
    """A running program, and its lines. Threads read and write, so that nothing it does can hold us up."""

    def __init__(self, words: Sequence[str]) -> None:
        self._problem = ""
        self._owner = os.getpid()
        # A thread of its own is not interrupted half-way, so that no program is started and lost.
        starting = threading.Thread(target=self._start, args=(words,))
        starting.start()
        starting.join()
        if self._problem:
            raise _Failure(f"it cannot be started ({self._problem})")
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._incoming: queue.Queue[bytes] = queue.Queue(_UNREAD_LINES)
        self._ended = False
        self._errors: deque[str] = deque(maxlen=_KEPT_LINES)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads = [
            _thread(_write_lines, self._process.stdin, self._outgoing),
            _thread(_read_lines, self._process.stdout, self._hear),
            _thread(_read_lines, self._process.stderr, self._note),
        ]

    def _start(self, words: Sequence[str]) -> None:
        with _starting:
            try:
                self._process = subprocess.Popen(
                    words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    start_new_session=True,  # Ctrl-C is ours to hear, and what it starts ends with it
                )
            except OSError as error:
                self._problem = error.strerror or str(error)
                return
            _running.add(self)
            try:
                self._watcher = _watch(self._process.pid)
            except OSError as error:
                self._problem = error.strerror or str(error)
                self.kill()
                self._process.wait()
                _running.discard(self)

    def send(self, message: Mapping[str, Any]) -> None:
        self._outgoing.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def receive(self, kind: str, seconds: float) -> dict[str, Any]:
        """The next message, which must be of this kind."""
        try:
            line = self._incoming.get(timeout=seconds)
        except queue.Empty:
            raise self.refuse(f"it said nothing for {seconds:g} seconds") from None
        if not line:
            raise _Failure(f"it ended{self._exit()}")
        if len(line) > _LONGEST_LINE:
            raise self.refuse(f"its line is longer than {_LONGEST_LINE} bytes")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise self.refuse(
                f"it said {_short(line.decode(errors='replace').strip())}, which is no JSON object"
            )
        if message.get("type") == "error":
            raise _Failure(f"it gave up, saying {_short(message.get('message'))},")
        if message.get("type") != kind:
            raise self.refuse(f"its message is of type {_short(message.get('type'))}, not {kind!r}")
        return message

    def refuse(self, problem: str) -> _Failure:
        """Tell the program what is wrong with it, for its own log."""
        self.send({"type": "error", "message": problem})
        return _Failure(problem)

    def last_words(self) -> str:
        """What it wrote to its error stream at last, as a sentence."""
        if self._process.poll() is not None:
            self._threads[2].join(_FAREWELL)  # all that it wrote will be read
        said = "\n".join(self._errors).strip()
        return f" Its error stream ends with:\n{said}" if said else ""

    def end(self) -> None:
        self._stop_hearing()
        self.send({"type": "goodbye"})
        self._outgoing.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        self.kill()
        self._process.wait()
        if self._watcher is not None:
            self._watcher.kill()
            self._watcher.communicate()
        deadline = time.monotonic() + _FAREWELL
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        _running.discard(self)

    def kill(self) -> None:
        """End it and all that it has started; a process that was forked from its owner has no say in it."""
        if self._owner != os.getpid():
            return
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _exit(self) -> str:
        try:
            code = self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return " its output"
        return f" with exit code {code}" if code >= 0 else f" by signal {-code}"

    def _hear(self, line: bytes) -> None:
        if not self._ended:
            self._incoming.put(line)

    def _stop_hearing(self) -> None:
        """Pass over whatever it still says, so that neither it nor who reads it waits for room."""
        self._ended = True
        with contextlib.suppress(queue.Empty):
            while True:
                self._incoming.get_nowait()

    def _note(self, line: bytes) -> None:
        if line:
            self._errors.append(_visible(line.decode(errors="replace").rstrip()[:_SHOWN]))


def _watch(group: int) -> subprocess.Popen[bytes] | None:
    """A process that ends a program and all that it has started when ours ends, by force too: then its input closes."""
    if not hasattr(os, "killpg"):
        return None
    return subprocess.Popen(
        ["/bin/sh", "-c", f"read line; kill -9 -{group}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # so that a signal to our process group does not reach it
    )


def _thread(target: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=target, args=arguments, daemon=True)
    thread.start()
    return thread


def _write_lines(stream: IO[bytes], lines: "queue.SimpleQueue[bytes | None]") -> None:
    # A program that ended does not read on; whoever waits for its answer is told.
    with contextlib.suppress(OSError):
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError):
        stream.close()


def _read_lines(stream: IO[bytes], tell: Callable[[bytes], None]) -> None:
    """Tell every line, and an empty one at the end."""
    with contextlib.suppress(OSError, ValueError), stream:
        while line := stream.readline(_LONGEST_LINE + 1):
            tell(line)
    tell(b"")


def _visible(text: str) -> str:
    """The text for a terminal, which would obey what cannot be printed."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text.expandtabs()
    )


def _short(said: object) -> str:
    text = repr(said)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
