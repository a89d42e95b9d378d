"""Offers name every move of a question, with what it would bring or why it is refused, and betray nothing."""

import json
import random

import pytest

from shakespeare import Game
from tests.frozen import new_game
from tests.properties.play import Deal, every_deal
from tests.scene import BLUE, GREEN, RED, Backstage, InOrder, Seat, play, scene


@every_deal(1)
def test_offers_are_the_legal_moves_and_the_refused_ones(deal: Deal) -> None:
    """Legal ones are just those of `legal`, refused ones have the reason of `why_not`; asking changes nothing."""
    game = deal.new()
    for seat, _ in deal.play(game):
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
    assert game.offers(0) == []


@every_deal(1)
def test_an_offer_keeps_its_promise(deal: Deal) -> None:
    """What a move is said to bring at once, it brings, unless somebody learns something or is asked in between."""
    game = deal.new()
    rng = random.Random(deal.seed)
    for seat, move in deal.play(game):
        phase, kind = game.view(None)["phase"], game.question(seat).kind
        # In the evening what comes next is not told apart; a prompter's pound is weighed in `acts`.
        if rng.random() > 0.2 or phase in ("wager", "ambiance", "rest") or kind == "prompt":
            continue
        gain = next(offer.gain for offer in game.offers(seat) if offer.move is move)
        after = game.copy()
        after.play(seat, move)
        new = after.events[len(game.events) :]
        ended = [place for place, event in enumerate(new) if event.id in ENDS_AN_ACTION]
        told = [event for event in new[: ended[0] if ended else None] if event.args.get("seat") == seat]
        assert gain.prestige == sum(event.args["amount"] for event in told if event.id == "prestige")
        assert gain.money == sum(event.args["amount"] for event in told if event.id == "money")
        steps = [0, 0, 0]
        for event in told:
            if event.id in ("step", "back"):
                steps[event.args["act"] - 1] += 1 if event.id == "step" else -1
        assert gain.steps == steps


# Events with which the action of a move is over: what comes then is another's, or the evening's.
ENDS_AN_ACTION = (
    *("passed-by-rule", "solo-stopped", "phase", "purple-left", "ambiance-reset", "rehearsed", "act-scored"),
    "looked",
)


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


# With Backstage


def test_what_a_card_brings_is_told() -> None:
    """R11.4: ambiance, pounds and steps of a card's power, as far as no choice is needed."""
    game = scene(
        turn=RED,
        seats={RED: Seat(wagered=2), GREEN: Seat(wagered=2)},
        backstage=Backstage(row=["barkeep-1", "marlowe-1", "lord-chamberlain-1"]),
    )
    assert _gain(game, RED, "use barkeep-1 2").ambiance == [3, 0, 0, 0]
    assert _gain(game, RED, "use marlowe-1 3").steps == [1, 1, 1]
    assert _gain(game, RED, "use lord-chamberlain-1 1 with recruitment").money == 2


def test_a_candle_of_the_theater_and_a_matching_hat_are_told() -> None:
    """R11.4: the prestige of a candle at once, that of a hat in the projected score."""
    game = scene(
        turn=RED,
        seats={RED: Seat(wagered=1, theater="black", costumes={"falstaff": "green"})},
        sets="black",
        costumes="black",
        backstage=Backstage(row=["architect-1", "hatter-1"]),
    )
    play(game, RED, "use architect-1 1")
    gain = _gain(game, RED, "theater black")
    assert (gain.prestige, gain.projected[1] - gain.projected[0]) == (1, 1)
    play(game, RED, "theater black")
    while game.deciders != (RED,):
        seat = game.deciders[0]
        play(game, seat, game.legal(seat)[0].text)
    play(game, RED, "use hatter-1 1")
    gain = _gain(game, RED, "hat black falstaff")
    assert (gain.prestige, gain.projected[1] - gain.projected[0]) == (0, 1)


def test_a_mask_objective_is_told_before_it_is_shown() -> None:
    """R11.6: what playing it brings is the owner's to know."""
    game = scene(
        phase="ambiance",
        seats={BLUE: Seat(objectives=["cheer", "run"])},
        backstage=Backstage(),
    )
    assert game.deciders == (BLUE,)
    assert _gain(game, BLUE, "play cheer").ambiance == [0, 0, 3, 0]
    assert _gain(game, BLUE, "play run").steps == [1, 1, 1]
    assert _gain(game, BLUE, "hold").steps == [0, 0, 0]


def test_avoiding_a_penalty_costs_a_pound() -> None:
    """R11.4: the pound now, the prestige when the act scores."""
    game = scene(
        day=4,
        phase="rehearsal",
        seats={GREEN: Seat(money=3, troupe=["prompter-1"])},
        backstage=Backstage(),
    )
    assert game.question(GREEN).kind == "prompt"
    paid, penalized = _gain(game, GREEN, "pay prompter"), _gain(game, GREEN, "take penalty")
    assert (paid.money, penalized.money) == (-1, 0)
    assert paid.acts[0] == penalized.acts[0] == penalized.acts[1]
    assert paid.acts[1] == [paid.acts[0][0], paid.acts[0][1] + 1]
