"""A sampler draws just the worlds that agree with what a seat has seen, each with its share (R13.1)."""

import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest

from shakespeare import Game, Sampler
from tests.frozen import CONFIGURATIONS, EDITION, new_game
from tests.profile import count
from tests.properties.play import Deal, every_deal

pytestmark = pytest.mark.slow

NAMES = sorted(objective.name for objective in EDITION.objectives)
A, B, C, D, E, F, G, H, K, J = NAMES


def _likes_objectives(game: Game, rng: random.Random) -> None:
    seat = rng.choice(game.deciders)
    moves = game.legal(seat)
    liked = [move for move in moves if move.text in ("activate queen", "ask objectives")]
    game.play(seat, rng.choice(liked or moves))


@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
@pytest.mark.parametrize("seed", range(count(2)))
def test_a_drawn_game_looks_the_same_to_the_seat(players: int, strategic_rest: bool, seed: int) -> None:
    """R13.1: whatever was drawn for what the seat cannot know, its view is byte for byte the same, and it can go on."""
    game = new_game(players, seed, strategic_rest)
    rng = random.Random(seed)
    while True:
        for seat in (None, *range(players)):
            view = json.dumps(game.view(seat))
            sampler = Sampler(json.loads(view), EDITION)
            drawn = [sampler.draw(rng) for _ in range(2)]
            assert all(json.dumps(world.view(seat)) == view for world in drawn)
        world = drawn[0]
        for _ in range(5):
            if not world.finished:
                _likes_objectives(world, rng)
        if game.finished:
            break
        for _ in range(rng.randint(1, 12)):
            if not game.finished:
                _likes_objectives(game, rng)


def test_a_sampled_game_has_no_past() -> None:
    """It has neither a record nor anything to take back."""
    game = Sampler(new_game(2, 3).view(0), EDITION).draw(random.Random(0))
    seat = game.deciders[0]
    game.play(seat, game.legal(seat)[0])
    assert not game.undoable(seat)
    with pytest.raises(ValueError, match="a sampled game has no record"):
        game.record()


def _after_looks(*looks: tuple[int, list[str], str]) -> Game:
    """A two-player game in which these objectives were drawn and kept."""
    position = new_game(2, 1).position()
    for player in position["players"]:
        for key in ("objectives", "objective_count", "projected"):
            del player[key]
    position["looks"] = [{"seat": seat, "drawn": drawn, "kept": kept} for seat, drawn, kept in looks]
    return Game.at(position, EDITION)


def _rivals_looks(view: dict[str, Any]) -> tuple[Any, ...]:
    return tuple((tuple(look["drawn"]), look["kept"]) for look in view["looks"] if look["seat"] == 1)


def _consistent_worlds() -> set[tuple[Any, ...]]:
    """By brute force: all that seat 1 may have drawn and kept, given what seat 0 drew again afterwards."""
    worlds = set()
    for cards in itertools.permutations([D, E, F, G, H, K]):
        for kept in itertools.product(range(3), repeat=2):
            looks = [cards[:3], cards[3:]]
            back = [
                card for look, mine in zip(looks, kept, strict=True) for card in look if card != look[mine]
            ]
            if back[:3] == [E, F, H]:
                worlds.add(tuple((look, look[mine]) for look, mine in zip(looks, kept, strict=True)))
    return worlds


@every_deal(1)
def test_a_question_asked_again_after_an_undo_is_the_same_in_every_world(deal: Deal) -> None:
    """The id of a question tells how often a move was taken back: so it does in a world that is drawn."""
    game = deal.new()
    rng = random.Random(deal.seed)
    undone = 0
    for seat, _ in deal.play(game):
        other = game.copy()
        other.play(seat, other.legal(seat)[0])
        if other.undoable(seat) and rng.random() < 0.4:
            other.undo(seat)
            undone += 1
            view = other.view(seat)
            assert view["question"]["id"].endswith("-1")
            assert Sampler(view, deal.edition).draw(rng).view(seat) == view
    assert undone


def test_cards_put_back_and_drawn_again_say_what_was_kept() -> None:
    """R5.9: a pair put back by a rival and partly drawn again is a disjunction; all worlds come up, equally often."""
    game = _after_looks(
        (0, [A, B, C], A),
        (1, [D, E, F], D),
        (1, [G, H, K], G),
        (0, [J, B, C], J),
        (0, [E, F, H], E),
    )
    sampler = Sampler(game.view(0), EDITION)
    rng = random.Random(5)
    worlds = _consistent_worlds()
    draws = 200 * len(worlds)
    found = Counter(_rivals_looks(sampler.draw(rng).position()) for _ in range(draws))
    assert set(found) == worlds
    # Pearson's statistic of a fair draw is near the degrees of freedom, with a deviation of sqrt(2 of them).
    expected = draws / len(worlds)
    statistic = sum((times - expected) ** 2 / expected for times in found.values())
    freedom = len(worlds) - 1
    assert abs(statistic - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_view_that_cannot_be_is_refused() -> None:
    """The same objective drawn twice by the seat itself."""
    view = _after_looks((0, [A, B, C], A), (0, [D, E, F], D)).view(0)
    view["looks"][1]["drawn"] = [D, A, F]
    with pytest.raises(ValueError, match="looks: no way"):
        Sampler(view, EDITION)


def test_a_secret_choice_is_each_legal_one() -> None:
    """R3.2: a rival's wager that is in may be any."""
    game = new_game(2, 1)
    while game.question(game.deciders[0]).kind != "wager":
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[0])
    game.play(1, "wager 4")
    sampler = Sampler(game.view(0), EDITION)
    rng = random.Random(1)
    wagers = Counter(sampler.draw(rng).position()["secret"][1][0] for _ in range(500))
    assert set(wagers) == {f"wager {cylinders}" for cylinders in range(1, 6)}
    assert min(wagers.values()) > 60
