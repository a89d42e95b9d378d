"""Computer players: by name, the same for the same seed, never seeing more than their seat may."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from shakespeare import Game, Move, Options, Question, Sampler, load_edition
from shakespeare.players import Player, UnknownPlayer, View, known_players, make_player, play_out
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS, EDITION, new_game
from tests.players.games import played, wins
from tests.referee.editions import random_edition

# Those who think, with budgets that tests can afford; limited by games, they are the same for the same seed.
THINKERS = ("player:2", "master:3")
TEXTS = ("random", "groundling", "apprentice", *THINKERS)


def every_way() -> list[Any]:
    """Every player at every kind of table. Those who think, and tables of more than two, are slow where the rules are plain."""
    return [
        pytest.param(
            text,
            *way,
            marks=pytest.mark.slow if text in THINKERS or way[0] > 2 else (),
        )
        for text in TEXTS
        for way in CONFIGURATIONS
    ]


def test_every_player_is_tried_here() -> None:
    assert tuple(text.partition(":")[0] for text in TEXTS) == known_players()


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize(("text", "players", "strategic_rest"), every_way())
def test_every_player_plays_every_game_to_its_end(
    text: str, players: int, strategic_rest: bool, backstage: bool
) -> None:
    others = "apprentice" if text in THINKERS and players > 2 else text  # one who thinks is long enough
    seats = [*[others] * (players - 1), text]
    game = played(seats, 5, strategic_rest, backstage)
    assert game.finished
    assert game.record() == played(seats, 5, strategic_rest, backstage).record()


@pytest.mark.slow
@pytest.mark.parametrize("text", TEXTS)
def test_another_seed_plays_another_game(text: str) -> None:
    def choices(seed: int) -> object:
        game = new_game(2, seed=1)
        play_out(game, [make_player(text, seed, EDITION) for _ in range(2)])
        return game.record()["log"]

    assert choices(1) != choices(2)


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        UnknownPlayer,
        match="no computer player 'gruondling'; known are random, groundling, apprentice, player, master",
    ):
        make_player("gruondling")


@pytest.mark.parametrize("text", ["apprentice", *THINKERS])
def test_a_player_chooses_among_the_moves_it_is_given(text: str) -> None:
    """Though the view would allow others: so one can ask for a second choice."""
    game = new_game(2, seed=4)
    for _ in range(12):
        seat = game.deciders[0]
        question = game.question(seat)
        assert question is not None
        legal = game.legal(seat)
        player = make_player(text, 1, EDITION)
        first = player.choose(game.view(seat), question, legal)
        others = [move for move in legal if move is not first]
        if len(others) > 1:
            assert make_player(text, 1, EDITION).choose(game.view(seat), question, others) in others
        game.play(seat, first)


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


Eyes = Callable[[Game, int], View]


def choices_twice(
    make: Callable[[int], Player], players: int, strategic_rest: bool, see: Eyes, backstage: bool = False
) -> Iterator[tuple[str, str]]:
    """For every decision of a game: the choice made there, and in a world where all that is hidden was redrawn.

    Each seat has a twin of the same seed, who lives in the redrawn worlds only.
    """
    game = new_game(players, 8, strategic_rest, backstage)
    rng = Random(8)
    seats = [make(seat) for seat in range(players)]
    twins = [make(seat) for seat in range(players)]
    while game.deciders:
        seat = game.deciders[0]
        world = Sampler(game.view(seat), game.options.edition).draw(rng)
        choices = []
        for player, table in ((seats[seat], game), (twins[seat], world)):
            question = table.question(seat)
            assert question is not None
            choices.append(player.choose(see(table, seat), question, table.legal(seat)).text)
        yield choices[0], choices[1]
        game.play(seat, choices[0])


@pytest.mark.parametrize(("text", "players", "strategic_rest"), every_way())
def test_what_is_hidden_changes_no_choice(text: str, players: int, strategic_rest: bool) -> None:
    """R13.1."""

    def make(seat: int) -> Player:
        return make_player(text, seat, EDITION)

    for choice, twins_choice in choices_twice(make, players, strategic_rest, Game.view):
        assert choice == twins_choice


@pytest.mark.slow
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_hidden_changes_no_choice_with_backstage(text: str, players: int) -> None:
    """R13.1."""

    def make(seat: int) -> Player:
        return make_player(text, seat, BACKSTAGE_EDITION)

    for choice, twins_choice in choices_twice(make, players, False, Game.view, backstage=True):
        assert choice == twins_choice


class Cheat:
    """Wagers and asks as it likes, and spies out what others hold."""

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        if question.kind == "queen":
            return legal[-1]
        for move in legal:
            if move.text == "activate queen":
                return move
        hidden = [str(player["objectives"]) for player in view["players"]] + [str(view["secret"])]
        return legal[sum(map(ord, "".join(hidden))) % len(legal)]


def test_a_cheat_would_be_found_out() -> None:
    """Shown the whole position, it chooses by what was redrawn."""
    pairs = choices_twice(lambda seat: Cheat(), 2, False, lambda game, seat: game.position())
    assert any(choice != twins_choice for choice, twins_choice in pairs)


class TestGroundling:
    def test_beats_random(self) -> None:
        assert wins("groundling", "random", players=2, games=100) >= 80

    def test_has_common_sense(self) -> None:
        """It wagers 2 to 4 mostly, takes what it can place, and passes only when nobody has anything to do."""
        wagers: list[int] = []
        for seed in range(40):
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


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize(
    ("text", "seed"),
    [
        pytest.param(text, seed, marks=pytest.mark.slow if text in THINKERS or seed > 0 else ())
        for text in TEXTS
        for seed in range(4)
    ],
)
def test_every_player_plays_other_editions(text: str, seed: int, backstage: bool) -> None:
    """R12.2: other icons, circles, stages, objectives and backstage cards than the shipped ones."""
    edition = load_edition(tomllib.loads(random_edition(Random(seed), backstage)))
    game = Game.new(Options(players=seed + 1, backstage=backstage, edition=edition), seed=seed)
    play_out(game, [make_player(text, seat, edition) for seat in range(seed + 1)])
    assert game.finished
