"""What is secret stays secret: nobody is shown anything that depends on what they cannot know (R13.1)."""

import json
import random

import pytest

from shakespeare import Game
from tests.properties.play import Deal, deals, every_deal
from tests.properties.worlds import WORLDS, other_worlds

PRIVATE = {"wager-yours", "rest-yours", "looked-at", "kept-card", "forced"}


def shown(game: Game, seat: int | None) -> str:
    """All that a seat can get from a game, in bytes."""
    events = [event.to_dict() for event in game.events if event.visible_to(seat)]
    data: list[object] = [game.view(seat), events, game.deciders, game.finished]
    if seat is not None:
        question = game.question(seat)
        data.append(question.to_dict() if question else None)
        data.append([move.text for move in game.legal(seat)])
        data.append([offer.to_dict() for offer in game.offers(seat)])
        last = 1200 if game.options.backstage else 500  # every edition has so many moves
        reasons = [game.why_not(seat, number) for number in range(0, last, 7)]
        data.append([reason.to_dict() if reason else None for reason in reasons])
    return json.dumps(data)


@every_deal(4)
def test_what_a_seat_cannot_know_it_is_not_shown(deal: Deal) -> None:
    """R13.1: other objectives, choices and draws leave views, events, questions and reasons the same, byte for byte."""
    game = deal.new()
    rng = random.Random(deal.seed)

    def check() -> None:
        for seat in (None, *range(deal.players)):
            here = shown(game, seat)
            for name, other in other_worlds(game, seat, rng):
                assert shown(other, seat) == here, name

    for _ in deal.play(game):
        if rng.random() < (0.05 if any(game.view(None)["chosen"]) else 0.01):
            check()
    check()


@pytest.mark.slow
def test_the_other_worlds_are_other_worlds() -> None:
    """What the test above is worth: every kind of world is met, and the whole positions do differ."""
    met: set[tuple[str, bool]] = set()
    for deal in deals(2):
        game = deal.new()
        rng = random.Random(deal.seed)
        for _ in deal.play(game):
            if rng.random() < (0.2 if any(game.view(None)["chosen"]) else 0.02):
                for seat in (None, rng.randrange(deal.players)):
                    for name, other in other_worlds(game, seat, rng):
                        if other.position() != game.position():
                            met.add((name, seat is None))
    assert met == {(name, spectator) for name in WORLDS for spectator in (True, False)}


@every_deal(4)
def test_private_events_are_for_one_seat(deal: Deal) -> None:
    """A private event is seen by the seat it is about, by no other, and by no spectator."""
    for event in deal.played().events:
        if event.audience is None:
            assert event.id not in PRIVATE or event.id == "forced"
            assert event.visible_to(None)
            continue
        assert event.id in PRIVATE
        assert event.args["seat"] == event.audience
        assert not event.visible_to(None)
        assert [seat for seat in range(deal.players) if event.visible_to(seat)] == [event.audience]


@every_deal(3)
def test_a_view_holds_the_own_secrets_and_no_others(deal: Deal) -> None:
    """R13.1: objectives, looks and pending choices are there for their owner, None for all others until the end."""
    game = deal.new()

    def check() -> None:
        position = game.position()
        for seat in (None, *range(deal.players)):
            view = game.view(seat)
            assert view["seat"] == seat
            assert "chance" not in view
            question = game.question(seat) if seat is not None else None
            assert view["question"] == (question.to_dict() if question else None)
            for player, whole in zip(view["players"], position["players"], strict=True):
                known = player["seat"] == seat or game.finished
                for key in ("objectives", "objective_measures"):
                    assert player[key] == (whole[key] if known else None)
            for look, whole in zip(view["looks"], position["looks"], strict=True):
                known = look["seat"] == seat
                assert look["drawn"] == (whole["drawn"] if known else None)
                assert look["kept"] == (whole["kept"] if known else None)
            for other, choices in enumerate(view["secret"]):
                assert choices == (position["secret"][other] if other == seat else None)

    rng = random.Random(deal.seed)
    for _ in deal.play(game):
        if rng.random() < 0.2:
            check()
    check()


@every_deal(3)
def test_a_seat_is_told_its_own_secrets(deal: Deal) -> None:
    """Perfect recall: what a seat wagered, looked at, kept and spared is in the events that it sees (R5.9, R13.1)."""
    game = deal.played()
    for seat in range(deal.players):
        seen = [event for event in game.events if event.visible_to(seat)]
        looks = [look for look in game.view(seat)["looks"] if look["seat"] == seat]
        assert [event.args["objectives"] for event in seen if event.id == "looked-at"] == [
            look["drawn"] for look in looks
        ]
        assert [event.args["objective"] for event in seen if event.id == "kept-card"] == [
            look["kept"] for look in looks
        ]
        moves = [entry["move"] for entry in game.record()["log"] if entry.get("seat") == seat]
        assert [f"wager {event.args['cylinders']}" for event in seen if event.id == "wager-yours"] == [
            move for move in moves if move.startswith("wager ")
        ]
        if not deal.strategic_rest:
            assert [f"spare {event.args['character']}" for event in seen if event.id == "rest-yours"] == [
                move for move in moves if move.startswith("spare ")
            ]
