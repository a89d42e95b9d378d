"""The sampler: full games that look the same to the seat, are sound, and can be played on."""

import json
import random

import pytest

from shakespeare import Sampler
from tests.properties.invariants import position_is_sound
from tests.properties.play import Deal, every_deal, play_randomly, uniform


@every_deal(3)
def test_a_sampled_game_looks_the_same(deal: Deal) -> None:
    """R13.1: the seat's view of a drawn world is its view of the game, but for the number of the question."""
    game, box = deal.new(), deal.box
    rng = random.Random(deal.seed)

    def check(seat: int | None) -> None:
        view = game.view(seat)
        sampler = Sampler(json.loads(json.dumps(view)), deal.edition)
        for _ in range(2):
            world = sampler.draw(rng)
            seen = world.view(seat)
            for shown in (view, seen):
                if shown["question"]:
                    shown["question"]["id"] = ""
            assert json.dumps(seen) == json.dumps(view)
            assert world.deciders == game.deciders
            if seat is not None:
                assert world.legal(seat) == game.legal(seat)
            position_is_sound(world, box)

    for _ in deal.play(game):
        if rng.random() < 0.04:
            for seat in (None, *range(deal.players)):
                check(seat)
    for seat in (None, *range(deal.players)):
        check(seat)


@every_deal(2)
def test_a_sampled_game_can_be_played_but_not_kept(deal: Deal) -> None:
    """It goes on to its end by the rules; it has no record and nothing to take back, since its past is not known."""
    game, box = deal.new(), deal.box
    rng = random.Random(deal.seed)
    for seat, _ in deal.play(game):
        if rng.random() > 0.04:
            continue
        before = json.dumps(game.position())
        world = Sampler(game.view(seat), deal.edition).draw(rng)
        with pytest.raises(ValueError, match="no record"):
            world.record()
        for turn, (player, _) in enumerate(play_randomly(world, rng, uniform)):
            assert not world.undoable(player)
            if turn % 20 == 0:
                position_is_sound(world, box)
        assert world.finished
        assert json.dumps(game.position()) == before


@every_deal(2)
def test_the_same_numbers_draw_the_same_world(deal: Deal) -> None:
    """A draw depends on the view and the random numbers only, and a sampler draws as often as wanted."""
    game = deal.new()
    for turn, (seat, _) in enumerate(deal.play(game)):
        if turn % 25 == 0:
            one, other = Sampler(game.view(seat), deal.edition), Sampler(game.view(seat), deal.edition)
            for number in range(3):
                first = one.draw(random.Random(number)).position()
                assert other.draw(random.Random(number)).position() == first
