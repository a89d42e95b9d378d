"""Computer players, behind one interface: (view, question, legal moves) -> move."""

from shakespeare.players.player import Player, View, play_out
from shakespeare.players.registry import UnknownPlayer, known_players, make_player

__all__ = ["Player", "UnknownPlayer", "View", "known_players", "make_player", "play_out"]
