"""An arena from beginning to end: play what is missing, read all games, write tables and report."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, Final

from shakespeare.arena.errors import ArenaError
from shakespeare.arena.facts import GameFacts, base_names, facts_of
from shakespeare.arena.figures import Figures, figures_of
from shakespeare.arena.folder import Entry, Folder
from shakespeare.arena.playing import play
from shakespeare.arena.report import report
from shakespeare.arena.schedule import Fixture
from shakespeare.arena.tables import tables
from shakespeare.files import write_text
from shakespeare.game.options import Options

REPORT: Final = "report.html"

# Does the work on each task and gives the results as they are ready: on this machine (`spread`), or on many.
Spreader = Callable[[Callable[[Any], Any], Iterable[Any]], Generator[Any, None, None]]
Progress = Callable[
    [int, int], None
]  # is told how many of how many are done, first of all how many were before


def play_games(folder: Folder, games: int, spreader: Spreader, progress: Progress) -> None:
    """Play those of the first games that the folder does not hold yet."""
    settings = folder.settings
    fixtures = settings.schedule().fixtures(games)
    with folder.journal() as journal:
        there = {entry.number for entry in folder.entries()}
        missing = [fixture for fixture in fixtures if fixture.number not in there]
        done = len(fixtures) - len(missing)
        progress(done, len(fixtures))
        with closing(spreader(partial(_play, settings.options), missing)) as played:
            for entry in played:
                journal.add(entry)
                done += 1
                progress(done, len(fixtures))


def _play(options: Options, fixture: Fixture) -> Entry:
    return Entry.of(play(options, fixture))


def whole_games(folder: Folder) -> int:
    """How many games the folder holds, up to the first deal that is not whole."""
    there = {entry.number for entry in folder.entries()}
    games = 0
    while games in there:
        games += 1
    games -= games % folder.settings.schedule().rotations
    if not games:
        raise ArenaError(f"{folder.path} holds no games yet.")
    return games


def read_games(folder: Folder, games: int, spreader: Spreader, progress: Progress) -> list[GameFacts]:
    """What each of the first games tells, in their order."""
    options = folder.settings.options
    fixtures = folder.settings.schedule().fixtures(games)
    progress(0, len(fixtures))
    wanted = (
        (fixtures[entry.number], entry) for entry in folder.entries() if 0 <= entry.number < len(fixtures)
    )
    found: dict[int, GameFacts] = {}
    with closing(spreader(partial(_read, options, base_names(options.edition)), wanted)) as read:
        for facts in read:
            found[facts.fixture.number] = facts
            progress(len(found), len(fixtures))
    missing = [fixture.number for fixture in fixtures if fixture.number not in found]
    if missing:
        raise ArenaError(f"{folder.path} holds no game {missing[0]}.")
    return [found[number] for number in range(len(fixtures))]


def _read(options: Options, names: dict[str, str], task: tuple[Fixture, Entry]) -> GameFacts:
    return facts_of(options, names, *task)


def publish(folder: Folder, games: Sequence[GameFacts], language: str = "en") -> Figures:
    """Write the tables, and the report in a language."""
    figures = figures_of(folder.settings, games)
    for name, text in tables(figures, games).items():
        write_text(folder.path / name, text)
    write_text(folder.path / REPORT, report(figures, language))
    return figures
