"""One game between computer players, with a watch on each of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from shakespeare.arena.schedule import Fixture
from shakespeare.game.game import Game, Question
from shakespeare.game.moves import Move
from shakespeare.game.options import Options
from shakespeare.players import Player, View, dismiss, make_player, play_out


class Watched:
    """A player whose decisions are counted and timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        start = perf_counter()
        move = self.player.choose(view, question, legal)
        seconds = perf_counter() - start
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        return move


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over; times are by seat, in seconds."""

    fixture: Fixture
    game: Game
    decisions: int
    seconds: tuple[float, ...]  # spent thinking
    slowest: tuple[float, ...]  # on one decision


def play(options: Options, fixture: Fixture) -> Played:
    game = Game.new(options, seed=fixture.seed)
    seats = options.players
    players = [
        Watched(make_player(text, fixture.seed * seats + seat, options.edition, programs=True))
        for seat, text in enumerate(fixture.players)
    ]
    try:
        play_out(game, players)
    finally:
        for watched in players:
            dismiss(watched.player)
    return Played(
        fixture,
        game,
        sum(player.decisions for player in players),
        tuple(player.seconds for player in players),
        tuple(player.slowest for player in players),
    )
