"""Records on disk: read with a sentence for whatever is wrong, written whole or not at all."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Final

from shakespeare.game.game import Game
from shakespeare.game.record import RecordError

MOST_BYTES: Final = 20_000_000


class FileError(Exception):
    """A file that cannot be read or written; the message is for the person who named it."""


def read_json(path: Path) -> object:
    try:
        with open(path, "rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {_problem(error)}.") from None
    if len(content) > MOST_BYTES:
        raise FileError(f"{path} is larger than {MOST_BYTES} bytes: no record of a game is.")
    try:
        data: object = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise FileError(f"{path} is no JSON file: {error}.") from None
    return data


def load_game(path: Path) -> Game:
    """The game of a record. Raises FileError, also if it cannot be replayed."""
    try:
        return Game.replay(read_json(path))
    except RecordError as error:
        raise FileError(f"{path}: {error}.") from None


def write_json(path: Path, data: object) -> None:
    """Write a file in one step, so that a good one is never lost to a half-written one."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    try:
        place = path.resolve()
        if place.exists() and not place.is_file():
            place.write_text(text, encoding="utf-8")  # a pipe or a device is written to, never replaced
            return
        place.parent.mkdir(parents=True, exist_ok=True)
        whole = place.with_name(place.name + ".new")
        whole.write_text(text, encoding="utf-8")
        os.replace(whole, place)
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be written: {_problem(error)}.") from None


def _problem(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def saves_folder() -> Path:
    """Where games are kept when nobody says otherwise: the user's own folder for data of programs."""
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    if data:
        folder = Path(data)
    else:
        try:
            folder = Path.home() / ".local" / "share"
        except RuntimeError:  # nobody knows where home is
            folder = Path.cwd()
    return folder / "shakespeare" / "games"


def new_save() -> Path:
    """A file for a new game, named by the time it starts."""
    name = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = saves_folder()
    path = folder / f"{name}.json"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.json"
        number += 1
    return path
