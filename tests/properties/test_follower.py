"""A person who hears only the public events can follow the whole game (`follower.Follower`)."""

import ast
from pathlib import Path

import pytest

from shakespeare import Game
from shakespeare.game.history import EVENT_IDS
from tests.properties import box, follower
from tests.properties.follower import CONTROL, Follower
from tests.properties.play import Deal, deals, every_deal


def follow(listener: Follower, game: Game, number: int) -> int:
    """Hear what is new, compare, and return the number of the last event."""
    events = game.events_since(number)
    listener.hear(event.to_dict() for event in events)
    seen = {key: value for key, value in game.view(None).items() if key not in CONTROL}
    picture = listener.picture()
    assert set(picture) == set(seen)
    for key, value in picture.items():
        assert value == seen[key], key
    return events[-1].number if events else number


@every_deal(6)
def test_the_public_events_tell_the_public_state(deal: Deal) -> None:
    """R13.1: at every decision and at the end, what the events have told is what the spectator's view shows."""
    game = deal.new()
    listener = Follower(deal.edition.to_dict(), deal.players, deal.backstage)
    number = -1
    for _ in deal.play(game):
        number = follow(listener, game, number)
    follow(listener, game, number)
    assert listener.finished == deal.players
    assert bool(listener.winners) == (deal.players > 1)


def test_the_follower_is_independent() -> None:
    """It imports nothing of the engine: what it knows, it has from the events and the printed data."""
    for module in (follower, box):
        tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
        names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names += [
            alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        ]
        assert not [name for name in names if name.split(".")[0] == "shakespeare"]


@pytest.mark.slow
def test_random_play_reaches_the_rare_states() -> None:
    """What these tests are worth: every event there is happens in their games, and so do the rarest states."""
    told: set[str] = set()
    rare: set[str] = set()
    for deal in deals(9):
        game = deal.new()
        for _ in deal.play(game):
            if game._state.supply == 0:
                rare.add("no token left")
            if deal.backstage and not game._state.expansion.lord:
                rare.add("no card of the Lord left")
        told |= {event.id for event in game.events}
        view = game.view(None)
        if any(len(player["stage"]) == len(deal.box.spaces) for player in view["players"]):
            rare.add("a full stage")
        if sum(look["decided"] for look in view["looks"]) == len(deal.box.objectives):
            rare.add("no objective left, with Backstage" if deal.backstage else "no objective left")
        if deal.backstage:
            players = view["backstage"]["players"]
            if any(len(player["theater"]) == len(deal.box.theater) for player in players):
                rare.add("a full Theater")
            if len(view["backstage"]["played"]) == len(deal.box.masks):
                rare.add("all masks played")
        if any(10 in act["spaces"] for act in view["acts"]):
            rare.add("the end of an act")
        if any(player["prestige"] < 0 for player in view["players"]):
            rare.add("less than no prestige")
    # See test_undo, and test_r11_actors: a ghost that rehearses after fifteen looks.
    assert set(EVENT_IDS) - told <= {"undone", "no-objective-left"}
    assert rare == {
        "no token left",
        "a full stage",
        "no objective left",
        "the end of an act",
        "less than no prestige",
        "no card of the Lord left",
        "no objective left, with Backstage",
        "a full Theater",
        "all masks played",
    }
