"""What has changed in a view: it makes the old one the new one, says nothing twice, and shows nothing that is hidden."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from shakespeare import Game, Options
from shakespeare.game.changes import changes
from tests.changing import applied
from tests.properties.play import Deal, every_deal
from tests.properties.test_keeping import through_json
from tests.properties.test_undo import play_with_undo

pytestmark = pytest.mark.slow


def told_twice(value: Any, change: Any) -> Iterator[Any]:
    """Parts of a change that are what they were."""
    if isinstance(change, list):
        if change[0] == value:
            yield change
        return
    if not change:
        yield change
    for key, part in change.items():
        yield from told_twice(value[int(key)] if isinstance(value, list) else value.get(key), part)


def moments(deal: Deal) -> list[Game]:
    """A whole game, with moves that are taken back; every moment is a game of its own."""
    game = deal.new()
    found = [game.copy()]
    for _ in play_with_undo(deal, game):
        found.append(game.copy())
    return [*found, game]


@every_deal(3)
def test_a_change_makes_the_old_view_the_new_one(deal: Deal) -> None:
    found = moments(deal)
    rng = random.Random(deal.seed)
    far = [(rng.choice(found), rng.choice(found)) for _ in range(30)]  # forward and back
    for eyes in (None, *range(deal.players)):
        for before, after in (*pairwise(found), *far):
            old, change = before.view(eyes), through_json(after.changes(before, eyes))
            assert applied(old, change) == after.view(eyes)
        for game in found[:: max(1, len(found) // 10)]:
            assert game.changes(game, eyes) == {} == game.changes(game.copy(), eyes)


@every_deal(1)
def test_little_is_told_that_has_not_changed(deal: Deal) -> None:
    """From one moment to the next only what differs is told, but for looks and cues that were made anew."""
    for before, after in pairwise(moments(deal)):
        for eyes in range(deal.players):
            old, change = before.view(eyes), after.changes(before, eyes)
            change = {key: part for key, part in change.items() if key not in ("looks", "stack")}
            assert change.keys() <= changes(old, after.view(eyes)).keys() | {"secret", "chosen"}
            if change:
                assert not list(told_twice(old, change))


def test_another_game_is_refused() -> None:
    game = Game.new(Options(players=2))
    for other in (Game.new(Options(players=3)), None, game.view(0)):
        with pytest.raises(ValueError, match="the same game"):
            game.changes(other, 0)
