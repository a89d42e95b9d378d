"""Saved games: where they are kept, and a game again from its record."""

import os
from datetime import datetime
from pathlib import Path

from shakespeare.files import FileError, read_json
from shakespeare.game.game import Game
from shakespeare.game.record import RecordError


def load_game(path: Path) -> Game:
    """The game of a record. Raises FileError, also if it cannot be replayed."""
    try:
        return Game.replay(read_json(path))
    except RecordError as error:
        raise FileError(f"{path}: {error}.") from None


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
