"""Files: read with a sentence for whatever is wrong, written whole or not at all."""

import json
import os
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 20_000_000


class FileError(Exception):
    """A file that cannot be read or written; the message is for the person who named it."""


def read_json(path: Path) -> object:
    try:
        with open(path, "rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    if len(content) > MOST_BYTES:
        raise FileError(f"{path} is larger than {MOST_BYTES} bytes: no record of a game is.")
    try:
        data: object = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise FileError(f"{path} is no JSON file: {error}.") from None
    return data


def write_json(path: Path, data: object) -> None:
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a file in one step, so that a good one is never lost to a half-written one."""
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
        raise unwritable(path, error) from None


def unreadable(path: Path, error: Exception) -> FileError:
    return FileError(f"{path} cannot be read: {_problem(error)}.")


def unwritable(path: Path, error: Exception) -> FileError:
    return FileError(f"{path} cannot be written: {_problem(error)}.")


def _problem(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
