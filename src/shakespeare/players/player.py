"""What a computer player is, and a game driven by one for each seat."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from shakespeare.game.game import Game, Question
from shakespeare.game.moves import Move

View = Mapping[str, Any]  # `Game.view` of the player's own seat


class Player(Protocol):
    """Sees what its seat may see, and never the game itself."""

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        """One of the legal moves, of which there are at least two."""


def play_one(game: Game, seat: int, player: Player) -> None:
    """Have a player make the choice that its seat owes."""
    question = game.question(seat)
    assert question is not None
    game.play(seat, player.choose(game.view(seat), question, game.legal(seat)))


def play_out(game: Game, players: Sequence[Player]) -> int:
    """Play a game to its end, one player for each seat. Returns how many decisions that took."""
    seats = game.options.players
    if len(players) != seats:
        raise ValueError(f"a game for {seats} needs {seats} players, not {len(players)}")
    decisions = 0
    while game.deciders:
        seat = game.deciders[0]
        play_one(game, seat, players[seat])
        decisions += 1
    return decisions
