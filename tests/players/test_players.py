"""Computer players: by name, the same for the same seed, never seeing more than their seat may."""

from collections.abc import Sequence
from typing import Any

import pytest

from shakespeare import Game, Move, Question
from shakespeare.players import Player, UnknownPlayer, View, known_players, make_player, play_out
from tests.frozen import CONFIGURATIONS, EDITION, new_game


def played(texts: Sequence[str], seed: int, strategic_rest: bool = False) -> Game:
    game = new_game(len(texts), seed, strategic_rest)
    play_out(game, [make_player(text, seed * 4 + seat, EDITION) for seat, text in enumerate(texts)])
    return game


@pytest.mark.parametrize("text", known_players())
@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
def test_every_player_plays_every_game_to_its_end(text: str, players: int, strategic_rest: bool) -> None:
    game = played([text] * players, seed=5, strategic_rest=strategic_rest)
    assert game.finished
    assert game.record() == played([text] * players, seed=5, strategic_rest=strategic_rest).record()


@pytest.mark.parametrize("text", known_players())
def test_another_seed_plays_another_game(text: str) -> None:
    def choices(seed: int) -> object:
        game = new_game(2, seed=1)
        play_out(game, [make_player(text, seed, EDITION) for _ in range(2)])
        return game.record()["log"]

    assert choices(1) != choices(2)


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownPlayer, match="no computer player 'gruondling'; known are random, groundling"):
        make_player("gruondling")


def test_a_game_needs_a_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="a game for 2 needs 2 players, not 1"):
        play_out(new_game(2), [make_player("random")])


class Witness:
    """Keeps what it is shown."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seen: list[tuple[View, Question, list[Move]]] = []

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        self.seen.append((view, question, list(legal)))
        return self.player.choose(view, question, legal)


def test_a_player_is_shown_its_own_view_and_at_least_two_moves() -> None:
    """R13.1: objectives and wagers of the others stay hidden."""
    game = new_game(3, seed=2)
    witnesses = [Witness(make_player("groundling", seat, EDITION)) for seat in range(3)]
    decisions = play_out(game, witnesses)
    assert decisions == sum(len(witness.seen) for witness in witnesses)
    for seat, witness in enumerate(witnesses):
        for view, question, legal in witness.seen:
            assert view["seat"] == question.seat == seat
            assert len(legal) >= 2
            for other in view["players"]:
                assert (other["objectives"] is None) == (other["seat"] != seat)
            for other, secret in enumerate(view["secret"]):
                assert (secret is None) == (other != seat)


class TestGroundling:
    def test_beats_random(self) -> None:
        wins = 0.0
        for seed in range(100):
            seat = seed % 2
            texts = ["random", "random"]
            texts[seat] = "groundling"
            standings = played(texts, seed).standings()
            if standings[seat].rank == 1:
                wins += 0.5 if standings[seat].tied else 1
        assert wins >= 80

    def test_has_common_sense(self) -> None:
        """It wagers 2 to 4 mostly, takes what it can place, and passes only when nobody has anything to do."""
        wagers: list[int] = []
        for seed in range(10):
            log: Any = played(["groundling"] * 2, seed).record()["log"]
            moves = [entry["move"] for entry in log if "move" in entry]
            assert "done" not in moves
            assert moves.count("pass") <= 6
            wagers += [int(move[-1]) for move in moves if move.startswith("wager")]
        assert sum(2 <= wager <= 4 for wager in wagers) / len(wagers) > 0.8

    def test_recruits_only_whom_it_hopes_to_pay(self) -> None:
        """R10.4: unpaid characters cost 2 prestige each."""
        unpaid = [
            len(standing.unpaid)
            for seed in range(20)
            for standing in played(["groundling"] * 2, seed).standings()
        ]
        assert sum(unpaid) / len(unpaid) < 0.75
