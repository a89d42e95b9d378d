"""The folder of an arena: its settings, its edition, and a journal of the games played (docs/arena.md)."""

import contextlib
import importlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from shakespeare._version import __version__
from shakespeare.arena.errors import ArenaError
from shakespeare.arena.playing import Played
from shakespeare.arena.schedule import LARGEST_SEED, Schedule
from shakespeare.edition import Edition, EditionError, load_edition, show
from shakespeare.files import read_json, unreadable, unwritable, write_json
from shakespeare.game import record
from shakespeare.game.chance import Given
from shakespeare.game.game import Game
from shakespeare.game.options import Options

FORMAT: Final = "shakespeare-arena"
VERSION: Final = 1

SETTINGS: Final = "settings.json"
EDITION: Final = "edition.json"
JOURNAL: Final = "journal.jsonl"

_LONGEST: Final = 1e9  # seconds


@dataclass(frozen=True, slots=True)
class Settings:
    """What decides every game of an arena."""

    options: Options
    entrants: tuple[str, ...]
    seed: int
    program: str = __version__  # the players of another version may play otherwise

    def to_dict(self) -> dict[str, object]:
        edition = self.options.edition
        return {
            "format": FORMAT,
            "version": VERSION,
            "entrants": list(self.entrants),
            **self.options.to_dict(),
            "edition": {"name": edition.name, "digest": edition.digest},
            "seed": self.seed,
            "program": self.program,
        }

    @property
    def compares(self) -> bool:
        """Whether different players meet."""
        return len(self.entrants) > 1 and self.options.players > 1

    def schedule(self) -> Schedule:
        return Schedule(self.entrants, self.options.players, self.seed)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the journal: a game, and how long its players thought."""

    number: int
    log: list[list[Any]]  # a draw is [what, [drawn, …]], a move [seat, text]
    result: list[int]
    seconds: list[float]
    slowest: list[float]

    @staticmethod
    def of(played: Played) -> "Entry":
        data: Any = played.game.record()
        return Entry(
            played.fixture.number,
            [list(entry.values()) for entry in data["log"]],
            data["result"],
            [round(seconds, 6) for seconds in played.seconds],
            [round(seconds, 6) for seconds in played.slowest],
        )

    def to_line(self) -> bytes:
        data = {
            "game": self.number,
            "result": self.result,
            "seconds": self.seconds,
            "slowest": self.slowest,
            "log": self.log,
        }
        return json.dumps(data, separators=(",", ":")).encode() + b"\n"

    @staticmethod
    def of_line(line: bytes) -> "Entry":
        data = json.loads(line)
        entry = Entry(data["game"], data["log"], data["result"], data["seconds"], data["slowest"])
        if not entry._is_well_formed():
            raise ValueError("this is no game")
        return entry

    def _is_well_formed(self) -> bool:
        """Whether everything is of the type it should be; a journal may have been damaged."""
        return (
            _is_whole(self.number)
            and self.number >= 0
            and _are(self.log, _is_logged)
            and _are(self.result, _is_whole)
            and _are(self.seconds, _is_time)
            and _are(self.slowest, _is_time)
            and len(self.result) == len(self.seconds) == len(self.slowest)
        )

    def record(self, options: Options) -> dict[str, object]:
        """The whole record of the game (docs/record.md)."""
        return {
            "format": record.FORMAT,
            "version": record.VERSION,
            "options": options.to_dict(),
            "edition": options.edition.to_dict(),
            "start": None,
            "log": [
                {"chance": what, "drawn": rest} if isinstance(what, str) else {"seat": what, "move": rest}
                for what, rest in self.log
            ],
            "chance": None,
            "result": self.result,
        }

    def replay(self, options: Options) -> Game:
        """The game again: as `Game.replay` does, without reading and checking the edition every time."""
        try:
            game = Game.new(options, chance=Given([rest for what, rest in self.log if isinstance(what, str)]))
            for what, rest in self.log:
                if not isinstance(what, str):
                    game.play(what, rest)
            scores = [standing.score for standing in game.standings()]
        except ValueError as error:
            raise ArenaError(f"Game {self.number} of the journal cannot be replayed: {error}.") from None
        if scores != self.result:
            raise ArenaError(f"Game {self.number} of the journal ends with {scores}, not with {self.result}.")
        return game


class Folder:
    """An arena on disk."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.settings = settings

    @staticmethod
    def begin(path: Path, settings: Settings) -> "Folder":
        """The folder for these settings: a new one, or one that was begun with just the same."""
        if (path / SETTINGS).exists():
            found = read_json(path / SETTINGS)
            differences = list(_differences(found, settings.to_dict()))
            if differences:
                raise ArenaError(
                    f"{path} holds games of another arena, and stays as it is: name another folder.\n"
                    + "\n".join(differences)
                )
        elif (path / JOURNAL).exists():
            raise ArenaError(f"{path} has a {JOURNAL} but no {SETTINGS}: nobody knows what was played there.")
        else:
            write_json(path / EDITION, settings.options.edition.to_dict())
            write_json(path / SETTINGS, settings.to_dict())
        return Folder(path, settings)

    @staticmethod
    def read(path: Path) -> "Folder":
        """The folder as it is, whatever its settings are."""
        data = read_json(path / SETTINGS)
        edition = _read_edition(path / EDITION)
        try:
            if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
                raise ValueError(f"this is no {FORMAT} of version {VERSION}")
            options = Options(data["players"], data["backstage"], data["strategic_rest"], edition)
            entrants, seed, program = data["entrants"], data["seed"], data["program"]
            settings = Settings(options, _entrants(entrants), _seed(seed), _program(program))
            settings.schedule()  # refuses those who cannot meet
            differences = list(_differences(data, settings.to_dict()))
            if differences:
                raise ValueError(f"it does not fit its edition; {differences[0]}")
        except (KeyError, TypeError, ValueError) as error:
            raise ArenaError(f"{path / SETTINGS} cannot be used: {error}.") from None
        return Folder(path, settings)

    def entries(self) -> Iterator[Entry]:
        """The games of the journal, in the order they were finished. A last line that is torn is no game."""
        for number, line in enumerate(self._lines(), start=1):
            if not line.endswith(b"\n"):
                return
            try:
                yield Entry.of_line(line)
            except (KeyError, TypeError, ValueError, RecursionError):
                raise ArenaError(f"{self.path / JOURNAL}, line {number}: this is no game.") from None

    def _lines(self) -> Iterator[bytes]:
        journal = self.path / JOURNAL
        if journal.exists():
            try:
                with open(journal, "rb") as stream:
                    yield from stream
            except OSError as error:
                raise unreadable(journal, error) from None

    def entry(self, number: int) -> Entry:
        for entry in self.entries():
            if entry.number == number:
                return entry
        raise ArenaError(f"{self.path} holds no game {number}.")

    @contextlib.contextmanager
    def journal(self) -> Iterator["Journal"]:
        """The journal, to be written; by nobody else at the same time."""
        path = self.path / JOURNAL
        try:
            stream = open(path, "ab+")  # noqa: SIM115 (closed below)
        except OSError as error:
            raise unwritable(path, error) from None
        with stream:
            _lock(stream, path)
            _drop_torn_line(stream)
            yield Journal(stream, path)


class Journal:
    def __init__(self, stream: BinaryIO, path: Path) -> None:
        self._stream = stream
        self._path = path

    def add(self, entry: Entry) -> None:
        """A game is there for good, or not at all: a line that was cut off is dropped when the folder is opened."""
        try:
            self._stream.write(entry.to_line())
            self._stream.flush()
        except OSError as error:
            raise unwritable(self._path, error) from None


def _read_edition(path: Path) -> Edition:
    data = read_json(path)
    if not isinstance(data, dict):
        raise ArenaError(f"{path} cannot be used: a table is wanted here, not {show(data)}.")
    try:
        return load_edition(data)
    except EditionError as error:
        raise ArenaError(f"{path} cannot be used: {error}") from None


def _entrants(data: object) -> tuple[str, ...]:
    if not isinstance(data, list):
        raise ValueError(f"entrants: a list of players is wanted here, not {show(data)}")
    for entrant in data:
        if not isinstance(entrant, str):
            raise ValueError(f"entrants: the name of a player is wanted here, not {show(entrant)}")
    return tuple(data)


def _seed(data: object) -> int:
    if type(data) is not int or not 0 <= data <= LARGEST_SEED:
        raise ValueError(f"seed: a whole number from 0 to 2^64 - 1, not {show(data)}")
    return data


def _program(data: object) -> str:
    if not isinstance(data, str):
        raise ValueError(f"program: a version is wanted here, not {show(data)}")
    return data


def _are(values: object, is_one: Callable[[object], bool]) -> bool:
    return isinstance(values, list) and all(map(is_one, values))


def _is_whole(value: object) -> bool:
    return type(value) is int


def _is_time(value: object) -> bool:
    return isinstance(value, int | float) and type(value) is not bool and 0 <= value <= _LONGEST


def _is_logged(value: object) -> bool:
    """A draw or a move, as it looks; whether it is one, the replay tells."""
    match value:
        case [str(), list(drawn)]:
            return all(isinstance(item, str | int) for item in drawn)
        case [int(), str()]:
            return True
    return False


def _drop_torn_line(stream: BinaryIO) -> None:
    stream.seek(0)
    whole = 0
    for line in stream:
        if line.endswith(b"\n"):
            whole += len(line)
    stream.truncate(whole)


def _lock(stream: BinaryIO, path: Path) -> None:
    """Hold the file as long as it is open, where the system can do that."""
    try:
        fcntl = importlib.import_module("fcntl")
    except ImportError:
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ArenaError(f"{path.parent} is in use: another arena is writing to it.") from None


def _differences(there: object, wanted: Mapping[str, object]) -> Iterator[str]:
    if not isinstance(there, dict):
        there = {}
    for key in {**wanted, **there}:
        if there.get(key) != wanted.get(key):
            yield f"{key}: {_shown(there.get(key))} there, {_shown(wanted.get(key))} here"


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return f"{value.get('name')} ({str(value.get('digest'))[:8]})"
    return str(value)
