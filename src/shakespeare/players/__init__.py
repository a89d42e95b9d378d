"""Computer players, behind one interface: (view, question, legal moves) -> move."""

from shakespeare.players.foreign import PlayerFailed, without_programs
from shakespeare.players.player import Player, View, play_out
from shakespeare.players.registry import UnknownPlayer, dismiss, known_players, make_player, unknown

__all__ = [
    "Player",
    "PlayerFailed",
    "UnknownPlayer",
    "View",
    "dismiss",
    "known_players",
    "make_player",
    "play_out",
    "unknown",
    "without_programs",
]
