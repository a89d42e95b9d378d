"""Whole games between computer players, with the frozen edition."""

from collections.abc import Sequence

from shakespeare import Game
from shakespeare.players import make_player, play_out
from tests.frozen import new_game


def played(texts: Sequence[str], seed: int, strategic_rest: bool = False, backstage: bool = False) -> Game:
    """A finished game, one computer player for each seat."""
    game = new_game(len(texts), seed, strategic_rest, backstage)
    edition = game.options.edition
    play_out(game, [make_player(text, seed * 4 + seat, edition) for seat, text in enumerate(texts)])
    return game


def wins(text: str, rival: str, players: int, games: int, backstage: bool = False) -> float:
    """How many games one player wins against rivals of another kind, in each seat in turn; a tie counts in parts."""
    total = 0.0
    for seed in range(games):
        texts = [rival] * players
        texts[seed % players] = text
        standings = played(texts, seed, backstage=backstage).standings()
        if standings[seed % players].rank == 1:
            total += 1 / sum(standing.rank == 1 for standing in standings)
    return total
