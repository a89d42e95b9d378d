"""R13: what is secret."""

import json

import pytest

from shakespeare import Game
from tests.frozen import EDITION, new_game
from tests.scene import BLUE, GREEN, RED, InOrder, Seat, line, play, scene

EVERYBODY = (RED, GREEN, BLUE, None)


def visible(game, seat, after=-1):
    return [line(event) for event in game.events_since(after) if event.visible_to(seat)]


def seen_by(game, eyes):
    """What a view must be, by R13.1: the position without what others hold in secret."""
    position = game.position()
    for key in ("format", "version", "chance"):
        del position[key]
    over = position["phase"] == "end"
    for seat, player in enumerate(position["players"]):
        if seat != eyes and not over:
            player["objectives"] = player["objective_measures"] = None
            player["projected"] = game.view(None)["players"][seat]["projected"]
    position["looks"] = [
        look if look["seat"] == eyes else look | {"drawn": None, "kept": None} for look in position["looks"]
    ]
    position["secret"] = [secret if seat == eyes else None for seat, secret in enumerate(position["secret"])]
    question = None if eyes is None else game.question(eyes)
    return position | {
        "seat": eyes,
        "question": question and question.to_dict(),
        "standings": [standing.to_dict() for standing in game.standings()] if over else None,
    }


def wagering():
    game = scene(3, phase="wager")
    play(game, GREEN, "wager 4")
    return game


def resting():
    seats = {seat: Seat(used=["author", "queen"]) for seat in range(3)}
    game = scene(3, day=2, phase="rest", seats=seats)
    play(game, BLUE, "spare queen")
    return game


def looking():
    game = scene(3, turn=GREEN, chance=InOrder(), seats={RED: Seat(objectives=["purse"])})
    play(game, GREEN, "activate queen", "ask objectives")
    return game


def holding():
    return scene(
        3,
        day=3,
        turn=GREEN,
        costumes="green pink",
        seats={
            RED: Seat(objectives=["purse", "gilding"], money=20, stage={"1.1": "yellow"}),
            BLUE: Seat(objectives=["crowd"], extras=2, tokens=3),
        },
    )


def ended():
    return scene(3, day=6, phase="rehearsal", seats={RED: Seat(objectives=["purse", "gilding"], money=20)})


SCENES = [wagering, resting, looking, holding, ended]


@pytest.mark.parametrize("make", SCENES)
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_a_view_is_the_position_without_the_secrets(make, eyes):
    """R13.1: all that is public, the seat's own secrets, and nothing else."""
    game = make()
    view = game.view(eyes)
    assert view == seen_by(game, eyes)
    json.dumps(view)


def test_a_wager_is_secret_until_all_are_in():
    """R13.1: the choice; that it was made is public."""
    game = wagering()
    for eyes in EVERYBODY:
        view = game.view(eyes)
        assert view["chosen"] == [0, 1, 0]
        assert view["deciders"] == [RED, BLUE]
        assert [p["wagered"] for p in view["players"]] == [0, 0, 0]
        own = ["wager-yours 1 4 (only 1)"] if eyes == GREEN else []
        assert visible(game, eyes) == ["phase wager", "wager-chosen 1", *own]
    assert game.view(GREEN)["secret"] == [None, ["wager 4"], None]
    assert game.view(RED)["secret"] == [[], None, None]
    assert game.view(None)["secret"] == [None, None, None]
    play(game, RED, "wager 1")
    play(game, BLUE, "wager 5")
    assert [p["wagered"] for p in game.view(None)["players"]] == [1, 4, 5]
    assert game.view(GREEN)["secret"] == [None, [], None]


def test_a_rest_choice_is_secret_until_all_are_in():
    """R13.1."""
    game = resting()
    assert game.view(BLUE)["secret"] == [None, None, ["spare queen"]]
    assert game.view(RED)["secret"] == [[], None, None]
    assert game.view(None)["chosen"] == [0, 0, 1]
    assert visible(game, RED) == ["phase rest", "rest-tokens-off", "rest-chosen 2"]
    assert visible(game, BLUE)[-1] == "rest-yours 2 queen (only 2)"
    assert not any(c["resting"] for p in game.view(None)["players"] for c in p["troupe"])


def test_a_strategic_rest_is_open():
    """R13.1, R10.3."""
    seats = {seat: Seat(used=["author", "queen"]) for seat in range(3)}
    game = scene(3, day=2, phase="rest", strategic_rest=True, seats=seats)
    play(game, RED, "spare queen")
    assert visible(game, GREEN)[2:] == ["rested 0 author", "stayed-fresh 0 queen", "cylinders-back 0"]
    assert game.view(None)["players"][RED]["troupe"][0]["resting"]
    assert game.view(None)["chosen"] == [0, 0, 0]


def test_the_objectives_looked_at_are_the_players_own():
    """R13.1: others see that somebody looks at three, and not what is kept."""
    game = looking()
    assert game.view(GREEN)["looks"][-1] == {
        "seat": GREEN,
        "count": 3,
        "decided": False,
        "drawn": ["company", "crowd", "finery"],
        "kept": None,
    }
    assert game.view(GREEN)["question"]["args"] == {"objectives": ["company", "crowd", "finery"]}
    hidden = {"seat": GREEN, "count": 3, "decided": False, "drawn": None, "kept": None}
    assert game.view(RED)["looks"][-1] == game.view(None)["looks"][-1] == hidden
    assert game.view(RED)["question"] is None
    play(game, GREEN, "keep crowd")
    assert game.view(RED)["looks"][-1] == hidden | {"decided": True}
    assert game.view(GREEN)["looks"][-1]["kept"] == "crowd"
    assert visible(game, RED) == ["activated 1 queen", "looked 1 3", "kept 1"]
    assert visible(game, GREEN) == [
        "activated 1 queen",
        "looked 1 3",
        "looked-at 1 company crowd finery (only 1)",
        "kept 1",
        "kept-card 1 crowd (only 1)",
    ]


def test_the_objectives_held():
    """R13.1, R10.4: how many is public, which ones only at the end of the game."""
    game = holding()
    assert game.view(RED)["players"][RED]["objectives"] == ["purse", "gilding"]
    assert game.view(RED)["players"][RED]["objective_measures"] == [20, 1]
    for eyes in (GREEN, BLUE, None):
        assert game.view(eyes)["players"][RED]["objectives"] is None
        assert game.view(eyes)["players"][RED]["objective_measures"] is None
        assert game.view(eyes)["players"][RED]["objective_count"] == 2
    over = ended()
    for eyes in EVERYBODY:
        assert over.view(eyes)["players"][RED]["objectives"] == ["purse", "gilding"]
        assert over.view(eyes)["players"][RED]["objective_measures"] == [20, 0]
        assert over.view(eyes)["players"][RED]["objective_points"] == [1, 0]


def test_what_was_put_back_stays_secret_at_the_end():
    """R13.1: which of the looked-at objectives were put back, their owner knows."""
    over = ended()
    assert over.view(RED)["looks"][0]["drawn"][0] == "purse"
    assert over.view(GREEN)["looks"][0] == {
        "seat": RED,
        "count": 3,
        "decided": True,
        "drawn": None,
        "kept": None,
    }


@pytest.mark.parametrize("eyes", EVERYBODY)
def test_what_is_public(eyes):
    """R13.1: money, tokens, discards, and what the bags and the deck hold, as a set."""
    game = holding()
    view, position = game.view(eyes), game.position()
    assert [p["money"] for p in view["players"]] == [20, 0, 0]
    assert [p["tokens"] for p in view["players"]] == [0, 0, 3]
    assert view["supply"] == 5
    for key in ("discards", "bags", "crates", "deck", "card_discards", "row", "acts", "order", "initiative"):
        assert view[key] == position[key]
    assert "chance" not in view


@pytest.mark.parametrize("players", [2, 4])
def test_the_order_of_the_deck_is_not_in_any_view(players):
    """R13.1: two games that differ in what will be drawn only look the same."""
    game = new_game(players, seed=11)
    for seat in reversed(game.position()["order"]):
        play(game, seat, f"recruit {game.position()['row'][0]}")
    position = game.position()
    other = Game.at(
        position | {"chance": {what: number ^ 1 for what, number in position["chance"].items()}}, EDITION
    )
    for eyes in (*range(players), None):
        assert other.view(eyes) == game.view(eyes)
    assert game.view(None)["deck"] == sorted(game.view(None)["deck"])


def test_who_may_see_an_event():
    """R13.1: everybody, or one seat."""
    game = wagering()
    chosen, own = game.events[-2:]
    assert (chosen.id, chosen.args, chosen.audience) == ("wager-chosen", {"seat": GREEN}, None)
    assert own.to_dict() == {
        "number": own.number,
        "id": "wager-yours",
        "args": {"seat": GREEN, "cylinders": 4},
        "audience": GREEN,
    }
    assert [chosen.visible_to(eyes) for eyes in EVERYBODY] == [True, True, True, True]
    assert [own.visible_to(eyes) for eyes in EVERYBODY] == [False, True, False, False]
    assert game.events_since(chosen.number)[0].number == own.number
    assert repr(chosen) == f"<Event {chosen.number}: wager-chosen {{'seat': 1}}>"


def test_a_move_is_no_public_event():
    """R13.1: a secret move shows in no event."""
    assert {event.id for event in wagering().events} == {"phase", "wager-chosen", "wager-yours"}
