"""Computer players by text, for everything that lets a person choose one."""

from collections.abc import Callable
from typing import Final

from shakespeare.edition import Edition, load_edition
from shakespeare.players.apprentice import Apprentice
from shakespeare.players.foreign import SCHEME, Foreign, UnusableProgram
from shakespeare.players.groundling import Groundling
from shakespeare.players.player import Player
from shakespeare.players.uniform import Uniform

_MAKERS: Final[dict[str, Callable[[int, Edition], Player]]] = {
    "random": Uniform,
    "groundling": Groundling,
    "apprentice": Apprentice,
}


class UnknownPlayer(ValueError):
    """No computer player has this name."""


def known_players() -> tuple[str, ...]:
    """The names that `make_player` takes, the weakest player first."""
    return tuple(_MAKERS)


def make_player(
    text: str, seed: int = 0, edition: Edition | None = None, *, programs: bool = False
) -> Player:
    """The computer player of this name, which plays the same for the same seed.

    `edition` is that of the game it will play; without one, the shipped edition.

    With `programs`, `program:./my-bot --flag` is a program of one's own (docs/players.md): only for texts of
    somebody who may run programs here, never for what comes over a network. `dismiss` such a player when it is no
    longer wanted.
    """
    if programs and text.startswith(SCHEME):
        try:
            return Foreign(text, seed, edition or load_edition())
        except UnusableProgram as error:
            raise UnknownPlayer(str(error)) from None
    maker = _MAKERS.get(text)
    if maker is None:
        raise UnknownPlayer(
            f"there is no computer player {text[:40]!r}; known are {', '.join(known_players())}"
        )
    return maker(seed, edition or load_edition())


def dismiss(player: Player) -> None:
    """Let a player go: one that runs a program ends it."""
    if isinstance(player, Foreign):
        player.close()
