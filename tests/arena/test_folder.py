"""The folder of an arena: what is in it depends on nothing but its settings, whatever happens on the way."""

import json
import multiprocessing
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shakespeare import Game, Options, load_edition
from shakespeare.arena import (
    ArenaError,
    Folder,
    Settings,
    play_games,
    publish,
    read_games,
    spread,
    whole_games,
)
from shakespeare.files import FileError
from tests.frozen import EDITION, options
from tests.profile import count

ENTRANTS = ("random", "groundling")


def settings(seed: int = 3, players: int = 2, entrants: tuple[str, ...] = ENTRANTS) -> Settings:
    return Settings(options(players), entrants, seed)


def run(path: Path, games: int, jobs: int = 1, stop_after: int | None = None) -> Folder:
    """Play; `stop_after` so many games Ctrl-C is pressed."""

    def progress(done: int, total: int) -> None:
        if done == stop_after:
            raise KeyboardInterrupt

    folder = Folder.begin(path, settings())
    play_games(folder, games, partial(spread, jobs=jobs), progress)
    return folder


def played(path: Path) -> dict[int, tuple[Any, Any]]:
    """Game number -> what happened in it, times aside."""
    games = [json.loads(line) for line in (path / "journal.jsonl").read_text(encoding="utf-8").splitlines()]
    found = {game["game"]: (game["log"], game["result"]) for game in games}
    assert len(found) == len(games), "no game is played twice"
    return found


def quiet(done: int, total: int) -> None:
    """Whoever does not look at the progress."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve games played without any trouble."""
    return run(tmp_path_factory.mktemp("whole"), 12).path


def test_it_depends_neither_on_jobs_nor_on_interruptions(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, 12, jobs=2, stop_after=5)
    assert not multiprocessing.active_children()
    assert 5 <= len(played(tmp_path)) < 12
    run(tmp_path, 12, jobs=3)
    assert played(tmp_path) == played(whole)
    run(tmp_path, 12)
    assert len(played(tmp_path)) == 12


def test_more_games_can_be_played_later(whole: Path, tmp_path: Path) -> None:
    run(tmp_path, 5)
    assert len(played(tmp_path)) == 6  # whole deals
    run(tmp_path, 12)
    assert played(tmp_path) == played(whole)


def test_what_is_written_at_the_end_is_the_same(whole: Path, tmp_path: Path) -> None:
    def written(folder: Folder) -> dict[str, str]:
        publish(folder, read_games(folder, 12, partial(spread, jobs=1), quiet))
        texts = {file.name: file.read_text(encoding="utf-8") for file in folder.path.iterdir()}
        # Times are not the same twice.
        texts["seats.csv"] = "\n".join(row.rsplit(",", 2)[0] for row in texts["seats.csv"].splitlines())
        texts["players.csv"] = "\n".join(row.rsplit(",", 2)[0] for row in texts["players.csv"].splitlines())
        texts["report.html"] = texts["report.html"].partition('aria-labelledby="thinking"')[0]
        del texts["journal.jsonl"]
        return texts

    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, 12, stop_after=3)
    there = written(Folder.read(whole))
    assert len(there) == 8
    assert there == written(run(tmp_path, 12, jobs=2))


@pytest.mark.parametrize("seed", range(count(10)))
def test_a_torn_last_line_is_dropped(seed: int, whole: Path, tmp_path: Path) -> None:
    """As after a kill in the middle of writing, wherever it was cut."""
    content = (whole / "journal.jsonl").read_bytes()
    cut = Random(seed).randrange(len(content))
    folder = Folder.begin(tmp_path, settings())
    (tmp_path / "journal.jsonl").write_bytes(content[:cut])
    assert [entry.number for entry in folder.entries()] == list(range(content[:cut].count(b"\n")))
    run(tmp_path, 12)
    assert played(tmp_path) == played(whole)


def test_a_damaged_line_is_named(whole: Path, tmp_path: Path) -> None:
    lines = (whole / "journal.jsonl").read_bytes().splitlines(keepends=True)
    for damaged in (b"{}\n", b"null\n", b"\x00\n", lines[2][:-5] + b"\n"):
        Folder.begin(tmp_path, settings())
        (tmp_path / "journal.jsonl").write_bytes(b"".join([*lines[:2], damaged, *lines[3:]]))
        with pytest.raises(ArenaError, match="line 3: this is no game"):
            run(tmp_path, 12)


DEEP = object()  # more brackets than can be read


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("game", value) for value in ([1], 1.0, "2", True, None, -1, DEEP)),
        *(("log", value) for value in (5, None, {}, [5], [[]], [[0]], [["order", 1]], [["order", [[0]]]])),
        *(("log", value) for value in ([[0, 1]], [[None, "pass"]], ["ab"], DEEP)),
        *(("result", value) for value in (5, None, ["a", "b"], [1.5, 2.5], [1], DEEP)),
        *(("seconds", value) for value in (None, 5, ["a", "b"], [], [1.0], [1.0, None], [True, 1.0], "ab")),
        *(("seconds", value) for value in ([-1.0, 1.0], [float("nan"), 1.0], [float("inf"), 1.0])),
        *(("slowest", value) for value in (None, ["a", "b"], [], [10**400, 1])),
    ],
)
def test_what_is_damaged_in_a_line_is_no_game(key: str, value: object, whole: Path, tmp_path: Path) -> None:
    lines = (whole / "journal.jsonl").read_text(encoding="utf-8").splitlines()
    changed = {**json.loads(lines[2]), key: 0 if value is DEEP else value}
    lines[2] = json.dumps(changed)
    if value is DEEP:
        lines[2] = lines[2].replace(f'"{key}": 0', f'"{key}": {"[" * 100_000}{"]" * 100_000}')
    folder = Folder.begin(tmp_path, settings())
    (tmp_path / "journal.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    for read in (whole_games, lambda folder: read_games(folder, 12, partial(spread, jobs=1), quiet)):
        with pytest.raises(ArenaError, match=r"journal\.jsonl, line 3: this is no game\.$"):
            read(folder)


def test_a_game_that_the_rules_do_not_allow_is_found(whole: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in (whole / "journal.jsonl").read_text(encoding="utf-8").splitlines()]
    changed = json.loads(json.dumps(lines))
    changed[4]["result"][0] += 1
    moved = json.loads(json.dumps(lines))
    place = next(n for n, (what, _) in enumerate(moved[4]["log"]) if not isinstance(what, str))
    moved[4]["log"][place][1] = "pass"
    folder = Folder.begin(tmp_path, settings())
    for games, problem in ((changed, "Game 4 of the journal ends with"), (moved, "cannot be replayed")):
        text = "".join(json.dumps(game) + "\n" for game in games)
        (tmp_path / "journal.jsonl").write_text(text, encoding="utf-8")
        with pytest.raises(ArenaError, match=problem):
            read_games(folder, 12, partial(spread, jobs=1), quiet)


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (settings(seed=4), "seed: 3 there, 4 here"),
        (settings(players=3), "players: 2 there, 3 here"),
        (
            settings(entrants=("groundling", "random")),
            "entrants: random, groundling there, groundling, random here",
        ),
        (Settings(options(2, True), ENTRANTS, 3), "strategic_rest: False there, True here"),
        (Settings(options(2), ENTRANTS, 3, "0.0.0"), "program: .* there, 0.0.0 here"),
    ],
)
def test_other_settings_are_refused_with_what_differs(other: Settings, difference: str, whole: Path) -> None:
    before = {file.name: file.read_bytes() for file in whole.iterdir()}
    with pytest.raises(ArenaError, match=difference):
        Folder.begin(whole, other)
    assert before == {file.name: file.read_bytes() for file in whole.iterdir()}


def test_another_edition_is_refused(whole: Path) -> None:
    data = EDITION.to_dict()
    data["name"] = "Another"
    with pytest.raises(ArenaError, match=r"edition: .* there, Another \(.*\) here"):
        Folder.begin(whole, Settings(Options(2, edition=load_edition(data)), ENTRANTS, 3))


def test_two_cannot_write_at_once(tmp_path: Path) -> None:
    folder = Folder.begin(tmp_path, settings())
    with folder.journal(), pytest.raises(ArenaError, match="is in use: another arena is writing to it"):
        run(tmp_path, 2)
    run(tmp_path, 2)
    assert len(played(tmp_path)) == 2


def test_any_game_can_be_taken_out(whole: Path) -> None:
    folder = Folder.read(whole)
    assert folder.settings == settings()
    for number in (0, 7, 11):
        entry = folder.entry(number)
        game = Game.replay(entry.record(folder.settings.options))
        assert game.finished
        assert [standing.score for standing in game.standings()] == entry.result
    with pytest.raises(ArenaError, match="holds no game 12"):
        folder.entry(12)


def test_a_folder_is_summed_up_as_far_as_its_deals_are_whole(whole: Path, tmp_path: Path) -> None:
    assert whole_games(Folder.read(whole)) == 12
    folder = Folder.begin(tmp_path, settings())
    with pytest.raises(ArenaError, match="holds no games yet"):
        whole_games(folder)
    lines = (whole / "journal.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "journal.jsonl").write_bytes(b"".join([*lines[:5], *lines[6:]]))  # 5 is missing
    assert whole_games(folder) == 4
    with pytest.raises(ArenaError, match="holds no game 5"):
        read_games(folder, 12, partial(spread, jobs=1), quiet)


def test_what_is_no_folder_of_an_arena_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"settings\.json cannot be read"):
        Folder.read(tmp_path / "nowhere")
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match="cannot be written"):
        Folder.begin(tmp_path / "file", settings())
    (tmp_path / "journal.jsonl").touch()
    with pytest.raises(ArenaError, match="nobody knows what was played there"):
        Folder.begin(tmp_path, settings())
    folder = Folder.begin(tmp_path / "good", settings()).path
    for data in (
        [],
        {},
        {"format": "shakespeare-arena", "version": 2},
        {"format": "shakespeare-arena", "version": 1},
    ):
        (folder / "settings.json").write_text(json.dumps(data), encoding="utf-8")
        with pytest.raises(ArenaError, match=r"settings\.json cannot be used"):
            Folder.read(folder)


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("seed", "x", "seed: a whole number from 0 to 2^64 - 1, not 'x'"),
        ("seed", 1.5, "seed: a whole number from 0 to 2^64 - 1, not 1.5"),
        ("seed", 3.0, "seed: a whole number from 0 to 2^64 - 1, not 3.0"),
        ("seed", -1, "seed: a whole number from 0 to 2^64 - 1, not -1"),
        ("seed", None, "seed: a whole number from 0 to 2^64 - 1, not nothing"),
        ("entrants", [1, 2], "entrants: the name of a player is wanted here, not 1"),
        ("entrants", [["random"]], "entrants: the name of a player is wanted here, not a list"),
        ("entrants", [], "entrants: at least one is wanted"),
        ("entrants", "random", "entrants: a list of players is wanted here, not 'random'"),
        ("entrants", None, "entrants: a list of players is wanted here, not nothing"),
        ("entrants", ["random", "random"], "entrants: random is named twice"),
        ("program", 5, "program: a version is wanted here, not 5"),
    ],
)
def test_damaged_settings_are_refused(key: str, value: object, problem: str, tmp_path: Path) -> None:
    Folder.begin(tmp_path, settings())
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({**settings().to_dict(), key: value}), encoding="utf-8")
    with pytest.raises(ArenaError, match=f"{re.escape(f'{file} cannot be used: {problem}.')}$"):
        Folder.read(tmp_path)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('"foo"', "a table is wanted here, not 'foo'."),
        ("null", "a table is wanted here, not nothing."),
        ("[1]", "a table is wanted here, not a list."),
        ('{"name": 5}', "The edition has "),
    ],
)
def test_a_damaged_edition_is_refused(text: str, problem: str, tmp_path: Path) -> None:
    Folder.begin(tmp_path, settings())
    file = tmp_path / "edition.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ArenaError, match=re.escape(f"{file} cannot be used: {problem}")):
        Folder.read(tmp_path)
