"""Offers: what a question could name, with its gain or the reason why not."""

import random

from tests.properties.invariants import is_json
from tests.properties.play import Deal, every_deal
from tests.properties.test_moves import snapshot


@every_deal(3)
def test_offers_are_the_legal_moves_and_the_reasons(deal: Deal) -> None:
    """Every legal move is offered once, every other offer has the reason that `why_not` gives; nothing changes."""
    game = deal.new()
    rng = random.Random(deal.seed)
    for seat, _ in deal.play(game):
        if rng.random() > 0.1:
            continue
        before = snapshot(game)
        offers = game.offers(seat)
        assert len({offer.move.number for offer in offers}) == len(offers)
        legal = [offer.move for offer in offers if offer.legal]
        assert sorted(legal, key=lambda move: move.number) == sorted(
            game.legal(seat), key=lambda move: move.number
        )
        for offer in offers:
            assert is_json(offer.to_dict())
            assert offer.reason == game.why_not(seat, offer.move)
            assert (offer.gain is None) == (offer.reason is not None)
        for other in set(range(deal.players)) - set(game.deciders):
            assert game.offers(other) == []
        assert snapshot(game) == before


@every_deal(3)
def test_a_gain_is_what_the_move_brings(deal: Deal) -> None:
    """Within the company phase, prestige, money, tokens, steps and ambiance are as when the move is made."""
    game = deal.new()
    rng = random.Random(deal.seed)
    for seat, _ in deal.play(game):
        position = game.position()
        if position["phase"] != "company" or rng.random() > 0.1:
            continue
        for offer in game.offers(seat):
            if not offer.legal:
                continue
            branch = game.copy()
            branch.play(seat, offer.move)
            after = branch.position()
            if after["phase"] != "company" or after["day"] != position["day"]:
                continue
            old, new = position["players"], after["players"]
            gain = offer.gain
            assert gain.money == new[seat]["money"] - old[seat]["money"]
            assert gain.prestige == new[seat]["prestige"] - old[seat]["prestige"]
            assert gain.tokens == new[seat]["tokens"] - old[seat]["tokens"]
            assert gain.ambiance == [b["ambiance"] - a["ambiance"] for a, b in zip(old, new, strict=True)]
            assert gain.steps == [
                b["spaces"][seat] - a["spaces"][seat]
                for a, b in zip(position["acts"], after["acts"], strict=True)
            ]
            assert gain.projected == [old[seat]["projected"], new[seat]["projected"]]
