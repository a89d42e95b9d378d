"""The first game: scenes that teach by playing. `first.toml` is the lesson, and says how it is written."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from shakespeare.edition import Edition, load_edition
from shakespeare.game.moves import Move

PARTNER: Final = "lesson-"  # before the name of a scene: the computer player who acts in it


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of the learner: the moves that count, or a mistake to be made once."""

    name: str
    moves: tuple[str, ...] = ()
    mistake: str | None = None
    ambiance: bool = False  # whether its words speak of the ambiance track


@dataclass(frozen=True, slots=True)
class Scene:
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
    """The lesson is about the cards that it names, whatever else is played on a server."""
    return load_edition()


@cache
def scenes() -> dict[str, Scene]:
    """The scenes by name, in their order."""
    text = (resources.files(__package__) / "first.toml").read_text(encoding="utf-8")
    return {data["name"]: _scene(data) for data in tomllib.loads(text)["scenes"]}


def _scene(data: dict[str, Any]) -> Scene:
    for player in data["position"]["players"]:
        for character in player["troupe"]:
            if "costume" in character:  # TOML has no word for nothing
                character["costume"] = [colour or None for colour in character["costume"]]
    steps = tuple(Step(**{**step, "moves": tuple(step.get("moves", ()))}) for step in data["steps"])
    return Scene(data["name"], data["seed"], data["position"], tuple(data["partner"]), steps)
