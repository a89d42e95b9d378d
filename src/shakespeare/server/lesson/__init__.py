"""Lessons: scenes that teach by playing. Each is a file; `first.toml` says how they are written."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from shakespeare.edition import Edition, load_edition
from shakespeare.game.moves import Move

LESSONS: Final = ("first", "second")  # in this order
PARTNER: Final = "lesson-"  # before the name of a scene: the computer player who acts in it


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of the learner: the moves that count. Or a mistake to be made once, or something to read."""

    name: str
    moves: tuple[str, ...] = ()
    mistake: str | None = None
    at: tuple[str, ...] = ()  # what is ringed while it is read
    ambiance: bool = False  # whether its words speak of the ambiance track


@dataclass(frozen=True, slots=True)
class Scene:
    lesson: str
    name: str
    seed: int
    position: dict[str, Any]
    partner: tuple[str, ...]
    steps: tuple[Step, ...]


class Partner:
    """Plays its part: the moves of a scene, one after the other. Off the script, it does the first thing allowed."""

    def __init__(self, scene: Scene) -> None:
        self._script = scene.partner

    def choose(self, view: dict[str, Any], question: object, legal: list[Move]) -> Move:
        answered = view["questions"][view["seat"]]
        wanted = self._script[answered] if answered < len(self._script) else None
        return next((move for move in legal if move.text == wanted), legal[0])


def is_partner(player: str | None) -> bool:
    return player is not None and player.startswith(PARTNER)


def partner_of(player: str) -> Partner:
    return Partner(scenes()[player.removeprefix(PARTNER)])


def lesson_edition() -> Edition:
    """The lessons are about the cards that they name, whatever else is played on a server."""
    return load_edition()


@cache
def scenes() -> dict[str, Scene]:
    """The scenes of all lessons by name, in their order."""
    return scenes_for(lesson_edition())


def scenes_for(edition: Edition) -> dict[str, Scene]:
    """The same for an edition, whose cards have numbers where it has several copies of them."""
    numbered = {card.name: f"{card.name}-1" for card in edition.characters if card.copies > 1}
    files = resources.files(__package__)
    return {
        scene.name: scene
        for lesson in LESSONS
        for scene in _scenes(
            lesson, tomllib.loads((files / f"{lesson}.toml").read_text(encoding="utf-8")), numbered
        )
    }


def _scenes(lesson: str, data: dict[str, Any], numbered: dict[str, str]) -> Iterator[Scene]:
    for scene in data["scenes"]:
        for player in scene["position"].get("players", ()):
            for character in player["troupe"]:
                if "costume" in character:  # TOML has no word for nothing
                    character["costume"] = [colour or None for colour in character["costume"]]
        steps = tuple(
            Step(
                **{
                    **step,
                    "moves": _named(tuple(step.get("moves", ())), numbered),
                    "at": tuple(step.get("at", ())),
                }
            )
            for step in scene["steps"]
        )
        position = _named(scene["position"], numbered)
        yield Scene(
            lesson, scene["name"], scene["seed"], position, _named(tuple(scene["partner"]), numbered), steps
        )


def _named(data: Any, numbered: dict[str, str]) -> Any:
    """The same with each card called as in the edition."""
    if isinstance(data, str):
        return " ".join(numbered.get(word, word) for word in data.split(" "))
    if isinstance(data, dict):
        return {key: _named(value, numbered) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return type(data)(_named(value, numbered) for value in data)
    return data
