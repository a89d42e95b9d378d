"""Reading an edition: the shipped one, a file of one's own, or parsed data."""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from shakespeare.edition.backstage import Backstage, BackstageCard, BackstageObjective, Theater
from shakespeare.edition.checker import check
from shakespeare.edition.edition import Edition
from shakespeare.edition.mistakes import Argument, EditionError, Mistake, Words
from shakespeare.edition.model import Character, Extra, Stage
from shakespeare.edition.objectives import Objective, read_measure

SHIPPED: Final = "first.toml"
# The shipped file is a fifth of this.
MOST_BYTES: Final = 100_000
# Keys of thousands of parts cost tomllib gigabytes; ours have five at most.
MOST_DOTS: Final = 100


def load_edition(source: str | os.PathLike[str] | Mapping[str, Any] | None = None) -> Edition:
    """The shipped edition (always the same object), the TOML file at a path, or an edition given as a mapping.

    Raises EditionError with the mistakes found.
    """
    if source is None:
        return _shipped()
    if isinstance(source, str | os.PathLike):
        file = os.fspath(source)
        return _build(_parse(_read(file), file), file)
    data: object = source  # it may come from anywhere, whatever its type says
    return _build(dict(data) if isinstance(data, Mapping) else data, "edition")


def read_edition(content: bytes, file: str = "edition") -> Edition:
    """The edition whose TOML file has this content; `file` is what mistakes call it.

    Raises EditionError with the mistakes found.
    """
    return _build(_parse(_not_too_large(content, file), file), file)


def shipped_file() -> bytes:
    """The file of the shipped edition, as it is: what an edition of one's own begins with."""
    return resources.files(__package__).joinpath(SHIPPED).read_bytes()


@cache
def _shipped() -> Edition:
    return _build(_parse(shipped_file(), SHIPPED), SHIPPED)


def _read(file: str) -> bytes:
    try:
        with open(file, "rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        reason = getattr(error, "strerror", None) or str(error)
        raise _unreadable(file, "unreadable", why=reason) from error
    return _not_too_large(content, file)


def _not_too_large(content: bytes, file: str) -> bytes:
    if len(content) > MOST_BYTES:
        raise _unreadable(file, "too-large", most=MOST_BYTES)
    return content


def _parse(content: bytes, file: str) -> object:
    for number, line in enumerate(content.split(b"\n"), start=1):
        if line.count(b".") > MOST_DOTS and not line.lstrip().startswith(b"#"):
            raise _unreadable(file, "too-many-dots", most=MOST_DOTS, line=number)
    try:
        return tomllib.loads(content.decode("utf-8-sig"))  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        number = content.count(b"\n", 0, error.start) + 1
        raise _unreadable(file, "no-utf-8", line=number) from error
    except RecursionError as error:
        raise _unreadable(file, "too-deep") from error
    except tomllib.TOMLDecodeError as error:
        raise _unreadable(file, "no-toml", why=str(error)) from error
    except ValueError as error:  # what Python itself refuses to read
        raise _unreadable(file, "huge-number") from error


def _unreadable(file: str, message: str, **args: Argument) -> EditionError:
    return EditionError([Mistake(file, "", Words(message, **args))])


def _build(data: object, file: str) -> Edition:
    mistakes = check(data, file)
    if mistakes:
        raise EditionError(mistakes)
    assert isinstance(data, dict)
    return Edition(
        name=data["name"],
        printed=tuple(_character(name, table) for name, table in data["printed"].items()),
        characters=tuple(_character(name, table) for name, table in data["characters"].items()),
        extra=Extra(tuple(data["extra"]["rehearse"]), _provenance(data["extra"], ["rehearse"])),
        stage=Stage(
            tuple(tuple(row.split(" ")) for row in data["stage"]["rows"]),
            _provenance(data["stage"], ["rows"]),
        ),
        objectives=tuple(_objective(name, table) for name, table in data["objectives"].items()),
        backstage=_backstage(data["backstage"]) if "backstage" in data else None,
        provenance=_provenance(data, ["name"]),
    )


def _backstage(data: dict[str, Any]) -> Backstage:
    return Backstage(
        actors=tuple(_character(name, table) for name, table in data["actors"].items()),
        objectives=tuple(
            BackstageObjective(
                name=name,
                kind=table["kind"],
                value=table.get("value", 0),
                amount=table.get("amount", 0),
                title=table.get("title", ""),
                provenance=_provenance(table, ["name", *_data(table)]),
            )
            for name, table in data["objectives"].items()
        ),
        theater=Theater(tuple(data["theater"]["spaces"]), _provenance(data["theater"], ["spaces"])),
        cards=tuple(
            BackstageCard(
                name=name,
                copies=table["copies"],
                powers={int(cylinders): tuple(icons) for cylinders, icons in table["powers"].items()},
                kept=table.get("kept", ""),
                serves=table.get("serves", ""),
                serves_cost=table.get("serves-cost", 0),
                title=table.get("title", ""),
                provenance=_provenance(table, ["name", *_data(table)]),
            )
            for name, table in data["cards"].items()
        ),
    )


def _character(name: str, table: dict[str, Any]) -> Character:
    gives_initiative = table.get("gives-initiative", table["kind"] == "actor")
    first_action = table.get("first-action", False)
    # What an actor is anyway is the same datum written out or not: the model drops it.
    dropped = ["gives-initiative"] * gives_initiative + ["first-action"] * (not first_action)
    return Character(
        name=name,
        kind=table["kind"],
        cost=table.get("cost", 0),
        copies=table.get("copies", 1),
        value=table.get("value", 0),
        circles=table.get("circles", 0),
        activate=tuple(table.get("activate", ())),
        rehearse=tuple(table.get("rehearse", ())),
        gives_initiative=gives_initiative,
        title=table.get("title", ""),
        costumed=tuple(table.get("costumed", ())),
        costumed_cancels=table.get("costumed-cancels", ""),
        first_action=first_action,
        provenance=_provenance(table, ["name", *_data(table, *dropped)]),
    )


def _objective(name: str, table: dict[str, Any]) -> Objective:
    measure = table["measure"]
    return Objective(
        name=name,
        measure=measure if isinstance(measure, str) else read_measure(measure),
        steps=tuple(table["steps"]),
        worth=table.get("worth", 0),
        title=table.get("title", ""),
        provenance=_provenance(table, ["name", *_data(table)]),
    )


def _data(table: dict[str, Any], *but: str) -> list[str]:
    return [key for key in table if key not in ("from", "title", *but)]


def _provenance(table: dict[str, Any], data: list[str]) -> dict[str, str]:
    source = table["from"]
    return {key: source if isinstance(source, str) else source[key] for key in data}
