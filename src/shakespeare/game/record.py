"""Records: a whole game as plain data, and the same game again from it (docs/record.md)."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from shakespeare.edition import Edition, EditionError, load_edition, show
from shakespeare.game import history
from shakespeare.game.chance import CHANCES, Chance, ChanceError, Drawable, NoChance, Seeded, streams_of
from shakespeare.game.draws import in_words
from shakespeare.game.history import recorded
from shakespeare.game.options import Options
from shakespeare.game.position import PositionError, plain
from shakespeare.game.state import State

if TYPE_CHECKING:
    from shakespeare.game.game import Game

FORMAT: Final = "shakespeare-record"
VERSION: Final = 1
# A game of four takes some 250, moves taken back aside. One that is taken back costs no more than one that stands,
# so they are counted alike.
MOST_ENTRIES: Final = 5_000
MOST_DRAWN: Final = 100  # things in one draw: more than any edition has cards of a kind
LONGEST_TEXT: Final = 200  # characters of a move or of a name in the log
_KEYS: Final = ("format", "version", "options", "edition", "start", "log", "chance", "result")


class RecordError(ValueError):
    """A record that cannot be replayed; the message names the place."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem

    def __reduce__(self) -> tuple[type["RecordError"], tuple[str, str]]:
        return RecordError, (self.place, self.problem)


def write(options: Options, state: State, start: dict[str, object] | None) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "options": options.to_dict(),
        "edition": options.edition.to_dict(),
        "start": plain(start),
        "log": log_since(state, -1),
        "chance": chance_of(state),
        "result": [player.prestige for player in state.players] if not state.stack else None,
    }


def log_since(state: State, number: int) -> list[dict[str, object]]:
    """What the log of a record says of the entries after this one."""
    log: list[dict[str, object]] = []
    for entry in recorded(state.history, number):
        if entry.code == history.MOVE:
            log.append({"seat": entry.a, "move": state.components.moves.all[entry.b].text})
        elif entry.code == history.UNDONE:
            log.append({"seat": entry.a, "undo": True})
        elif entry.code == history.CHANCE:
            what = entry.a
            drawn = in_words(state.components, what, list(entry.items))
            log.append({"chance": CHANCES[what], "drawn": drawn})
    return log


def chance_of(state: State) -> dict[str, int] | None:
    """The state of our random source, as a record keeps it."""
    return streams_of(state.chance, state.expansion.chances)


class _Log:
    """The entries of a record, taken one after the other by the game and by the one who replays it."""

    def __init__(self, entries: list[object]) -> None:
        self.entries = entries
        self.next: int = 0

    @property
    def place(self) -> str:
        return f"log[{self.next}]"

    def peek(self) -> Mapping[object, object] | None:
        if self.next >= len(self.entries):
            return None
        entry = self.entries[self.next]
        if not isinstance(entry, Mapping):
            raise RecordError(self.place, "a table is wanted here")
        return entry


class _Recorded(Chance):
    """Chance as a record tells it."""

    def __init__(self, log: _Log) -> None:
        self.log = log

    def draw(self, what: str, items: list[Drawable], count: int) -> list[Drawable]:
        log = self.log
        entry = log.peek()
        wanted = f"{count} drawn from {what}"
        if entry is None:
            raise RecordError(log.place, f"the record ends where {wanted} are due")
        if (
            set(entry) != {"chance", "drawn"}
            or entry["chance"] != what
            or not isinstance(entry["drawn"], list)
        ):
            raise RecordError(log.place, f"{wanted} are due here, as a list")
        log.next += 1
        return entry["drawn"]

    def copy(self) -> Chance:
        log = _Log(self.log.entries)
        log.next = self.log.next
        return _Recorded(log)


def replay(data: object, new: "type[Game]", edition: Edition | None) -> "Game":
    """The game of a record, as it was left."""
    *_, game = steps(data, new, edition)
    return game


def steps(data: object, new: "type[Game]", edition: Edition | None = None) -> Iterator["Game"]:
    """Play a record again, checking every entry of it: one game, at its start and after each of its decisions.

    What the record says of the end is checked after the last step.
    """
    if not isinstance(data, Mapping):
        raise RecordError("record", "a table is wanted here")
    for key in data:
        if key not in _KEYS:
            raise RecordError(show(key), f"unknown; known are {', '.join(_KEYS)}")
    if data.get("format") != FORMAT:
        raise RecordError("format", f"this is no {FORMAT}")
    if type(data.get("version")) is not int or data.get("version") != VERSION:
        raise RecordError("version", f"only version {VERSION} is known, not {show(data.get('version'))}")
    options = _options(data, edition)
    log = _log(data.get("log"))
    try:
        game = _start(data, options, _Recorded(log), new)
    except ChanceError as error:
        raise RecordError(f"log[{log.next - 1}]", str(error)) from None
    yield game
    yield from _play_each(game, log)
    _resume(game, data.get("chance"))
    result = data.get("result")
    scores = [standing.score for standing in game.standings()] if game.finished else None
    if "result" in data and result != scores:
        raise RecordError("result", f"the game ends with {scores}, not with {show(result)}")


def follow(data: object, game: "Game") -> None:
    """Go on as `Game.record_since` says that another game of the same past did."""
    if not isinstance(data, Mapping) or set(data) != {"log", "chance"}:
        raise RecordError("record", "a table of log and chance is wanted here")
    log = _log(data["log"])
    game.resume(_Recorded(log))
    for _ in _play_each(game, log):
        pass
    _resume(game, data["chance"])


def _log(entries: object) -> _Log:
    """The entries, none of which is larger than one of a real game could be."""
    if not isinstance(entries, list):
        raise RecordError("log", f"a list of at most {MOST_ENTRIES} entries is wanted here")
    if len(entries) > MOST_ENTRIES:
        raise RecordError("log", f"it has {len(entries)} entries; at most {MOST_ENTRIES} are allowed")
    for place, entry in enumerate(entries):
        if isinstance(entry, Mapping):  # anything else is refused when its turn comes
            for key in ("move", "chance"):
                _check_text(f"log[{place}].{key}", entry.get(key))
            drawn = entry.get("drawn")
            if isinstance(drawn, list):
                if len(drawn) > MOST_DRAWN:
                    raise RecordError(
                        f"log[{place}].drawn", f"{len(drawn)} are drawn; at most {MOST_DRAWN} are allowed"
                    )
                for number, word in enumerate(drawn):
                    _check_text(f"log[{place}].drawn[{number}]", word)
    return _Log(entries)


def _check_text(place: str, text: object) -> None:
    if isinstance(text, str) and len(text) > LONGEST_TEXT:
        raise RecordError(place, f"a text of {len(text)} characters; at most {LONGEST_TEXT} are allowed")


def _play_each(game: "Game", log: _Log) -> Iterator["Game"]:
    try:
        while (entry := log.peek()) is not None:
            _play(game, log, entry)
            yield game
    except ChanceError as error:
        raise RecordError(f"log[{log.next - 1}]", str(error)) from None


def _resume(game: "Game", streams: object) -> None:
    more = game._state.expansion.chances
    game.resume(NoChance() if streams is None else _streams(streams, more))


def _options(data: Mapping[object, object], edition: Edition | None) -> Options:
    try:
        if edition is None:
            told = data.get("edition")
            if not isinstance(told, Mapping):
                raise RecordError("edition", "a table is wanted here")
            edition = load_edition(told)
        options = Options.from_dict(data.get("options"), edition)
    except EditionError as error:
        raise RecordError("edition", str(error)) from None
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError("options", str(error).removeprefix("options: ")) from None
    if data.get("options") != options.to_dict():
        raise RecordError("options", f"all of {', '.join(options.to_dict())} are wanted here")
    return options


def _start(data: Mapping[object, object], options: Options, chance: Chance, new: "type[Game]") -> "Game":
    start = data.get("start")
    if start is None:
        return new.new(options, chance=chance)
    try:
        game = new.at(start, options.edition, chance)
    except PositionError as error:
        raise RecordError(f"start.{error.place}" if error.place else "start", error.problem) from None
    if game.options != options:
        raise RecordError("start.options", "these are not the options of the record")
    return game


def _play(game: "Game", log: _Log, entry: Mapping[object, object]) -> None:
    place = log.place
    undoes = set(entry) == {"seat", "undo"} and entry["undo"] is True
    if not undoes and set(entry) != {"seat", "move"}:
        raise RecordError(place, "a move with its seat is due here")
    seat = entry["seat"]
    text = entry.get("move", "")
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(text, str):
        raise RecordError(place, "a seat is a number, a move a text")
    log.next += 1
    try:
        if undoes:
            game.undo(seat)
        else:
            game.play(seat, text)
    except (RecordError, ChanceError):
        raise
    except ValueError as error:
        raise RecordError(place, str(error)) from None


def _streams(value: object, more: tuple[str, ...]) -> Seeded:
    try:
        return Seeded.from_dict(value, more)
    except ValueError as error:
        raise RecordError("chance", str(error)) from None
