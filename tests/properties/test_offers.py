"""Offers name every move of a question, with what it would bring or why it is refused, and betray nothing."""

import json
import random

import pytest

from shakespeare import Game
from tests.frozen import CONFIGURATIONS, new_game
from tests.profile import count
from tests.scene import GREEN, RED, InOrder, Seat, scene


@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
@pytest.mark.parametrize("seed", range(count(1)))
def test_offers_are_the_legal_moves_and_the_refused_ones(
    players: int, strategic_rest: bool, seed: int
) -> None:
    """Legal ones are just those of `legal`, refused ones have the reason of `why_not`; asking changes nothing."""
    game = new_game(players, seed, strategic_rest)
    rng = random.Random(seed)
    while not game.finished:
        seat = rng.choice(game.deciders)
        before = json.dumps(game.position())
        offers = game.offers(seat)
        assert json.dumps(game.position()) == before
        assert sorted(offer.move.text for offer in offers if offer.legal) == sorted(
            move.text for move in game.legal(seat)
        )
        assert len({offer.move for offer in offers}) == len(offers)
        for offer in offers:
            assert (offer.gain is None) is (offer.reason is not None)
            assert offer.reason == game.why_not(seat, offer.move)
        json.dumps([offer.to_dict() for offer in offers])
        game.play(seat, rng.choice(game.legal(seat)))
    assert game.offers(0) == []


def _gain(game: Game, seat: int, text: str):
    return next(offer.gain for offer in game.offers(seat) if offer.move.text == text)


def test_a_costume_that_would_be_complete() -> None:
    """R6.2: the pay is told beforehand."""
    game = scene(
        turn=RED,
        seats={RED: Seat(costumes={"falstaff": "green green"}, wagered=2)},
        costumes="green black",
        chance=InOrder(),
    )
    game.play(RED, "activate handyman")
    gain = _gain(game, RED, "done")
    assert (gain.prestige, gain.money, gain.costume) == (0, 0, None)
    offers = {offer.move.text: offer for offer in game.offers(RED)}
    assert offers["costume green falstaff 3"].reason.id == "costume-too-dear"
    assert offers["costume black author 2"].reason.id == "circle-not-first"
    gain = offers["costume black falstaff 3"].gain
    assert gain.costume == {"character": "falstaff", "worth": 11, "pounds": 0, "prestige": 2}
    assert (gain.prestige, gain.money) == (2, 0)
    assert gain.projected[1] == gain.projected[0] + 2


def test_steps_ambiance_and_projected_score() -> None:
    """R5.1, R5.3: what an activation does at once is told, as far as no choice is needed."""
    game = scene(turn=RED, seats={RED: Seat(troupe=["hamlet"], wagered=2), GREEN: Seat(wagered=2)})
    gain = _gain(game, RED, "activate hamlet")
    assert gain.steps == [1, 1, 1]
    assert gain.acts[0][1] <= gain.acts[1][1]
    assert gain.projected[0] == gain.projected[1]


@pytest.mark.parametrize("wager", ["wager 1", "wager 5"])
def test_the_last_wager_betrays_nothing(wager: str) -> None:
    """R13.1: what the others have wagered is not told by what one's own wager would bring."""
    game = new_game(2, 1)
    while game.question(game.deciders[0]).kind != "wager":
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[0])
    game.play(1, wager)
    assert all(offer.gain.prestige == 0 for offer in game.offers(0))


def test_asking_for_objectives_betrays_nothing() -> None:
    """R5.9: nothing is drawn, and nothing is said of what would be."""
    game = scene(turn=RED, seats={RED: Seat(wagered=2)})
    game.play(RED, "activate queen")
    gain = _gain(game, RED, "ask objectives")
    assert (gain.prestige, gain.money, gain.projected[0]) == (0, 0, gain.projected[1])
    assert _gain(game, RED, "ask money").money == 4
