"""Computer players by text, for everything that lets a person choose one."""

import re
from collections.abc import Callable
from typing import Final

from shakespeare.edition import Edition, load_edition
from shakespeare.players.apprentice import Apprentice
from shakespeare.players.devotee import DEVOTEES
from shakespeare.players.foreign import SCHEME, Foreign, UnusableProgram
from shakespeare.players.groundling import Groundling
from shakespeare.players.player import Player
from shakespeare.players.thinking import Budget, master, master_with_naive_wagers, player
from shakespeare.players.uniform import Uniform

_MAKERS: Final[dict[str, Callable[[int, Edition], Player]]] = {
    "random": Uniform,
    "groundling": Groundling,
    "apprentice": Apprentice,
}
# These take a budget after a colon: `master:40` tries 40 games a decision, `master:0.2s` thinks a fifth of a second.
_THINKERS: Final[dict[str, Callable[[int, Edition, Budget | None], Player]]] = {
    "player": player,
    "master": master,
}
# For the arena, to see what an idea is worth; nobody is offered these. Without its lookahead `player` is `apprentice`.
_VARIANTS: Final = {**_THINKERS, "master-with-naive-wagers": master_with_naive_wagers}
_BUDGET: Final = re.compile(r"(?P<games>[1-9][0-9]{0,5})|(?P<seconds>[0-9]{1,2}(\.[0-9]{1,3})?)s")


class UnknownPlayer(ValueError):
    """No computer player has this name."""


def known_players() -> tuple[str, ...]:
    """The names that `make_player` takes, the weakest player first."""
    return (*_MAKERS, *_THINKERS)


def unknown(text: str) -> UnknownPlayer:
    return UnknownPlayer(f"there is no computer player {text[:40]!r}; known are {', '.join(known_players())}")


def make_player(
    text: str, seed: int = 0, edition: Edition | None = None, *, programs: bool = False
) -> Player:
    """The computer player of this name, which plays the same for the same seed.

    `edition` is that of the game it will play; without one, the shipped edition. `player` and `master` may be told
    how long to think: `master:40` tries 40 games a decision, `master:0.2s` takes a fifth of a second.

    With `programs`, `program:./my-bot --flag` is a program of one's own (docs/players.md): only for texts of
    somebody who may run programs here, never for what comes over a network. `dismiss` such a player when it is no
    longer wanted.
    """
    if programs and text.startswith(SCHEME):
        try:
            return Foreign(text, seed, edition or load_edition())
        except UnusableProgram as error:
            raise UnknownPlayer(str(error)) from None
    shipped = edition or load_edition()
    name, _, budget = text.partition(":")
    if name in _VARIANTS and (budget or name == text):
        return _VARIANTS[name](seed, shipped, _budget(text, budget) if budget else None)
    maker = _MAKERS.get(text) or DEVOTEES.get(text)
    if maker is None:
        raise unknown(text)
    return maker(seed, shipped)


def _budget(text: str, budget: str) -> Budget:
    found = _BUDGET.fullmatch(budget)
    seconds = float(found["seconds"]) if found and found["seconds"] else None
    if found is None or seconds == 0:
        raise UnknownPlayer(
            f"{text[:40]!r}: after the colon comes a number of games, as in player:40, or a time, as in master:0.2s"
        )
    return Budget(games=int(found["games"]) if found["games"] else None, seconds=seconds)


def dismiss(player: Player) -> None:
    """Let a player go: one that runs a program ends it."""
    if isinstance(player, Foreign):
        player.close()
