"""R3: the course of a day, and the wager."""

import itertools

import pytest

from shakespeare import IllegalMove
from tests.frozen import new_game
from tests.scene import BLUE, GREEN, RED, YELLOW, Seat, legal, lines, play, player, scene, why_not


def walk_through(game):
    while game.deciders:
        seat = game.deciders[0]
        moves = game.legal(seat)
        game.play(seat, moves[-1])
    return [line for line in lines(game) if line.split()[0] in ("day", "phase")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_course_of_the_game(players):
    """R3.1: six days; a rehearsal on days 4 and 6; neither maintenance nor rest on day 6."""
    course = walk_through(new_game(players, seed=1))
    wanted = ["day 1"]
    for day in range(1, 7):
        wanted += ["phase wager", "phase company", "phase ambiance"]
        if day in (4, 6):
            wanted += ["phase rehearsal"]
        if day < 6:
            wanted += ["phase maintenance", f"day {day + 1}", "phase rest"]
    assert course == [*wanted, "phase end"]


def test_the_course_of_the_solo_game():
    """R3.1, R10.6: the same without the wager."""
    course = walk_through(new_game(1, seed=1))
    assert "phase wager" not in course
    assert course.count("phase company") == 6
    assert course.count("phase rehearsal") == 2
    assert course.count("phase rest") == course.count("phase maintenance") == 5
    assert course[-3:] == ["phase ambiance", "phase rehearsal", "phase end"]


@pytest.mark.parametrize("day", [1, 2, 3, 5])
def test_no_rehearsal_on_other_days(day):
    """R3.1."""
    game = scene(2, day=day, phase="ambiance")
    phases = [line for line in lines(game) if line.startswith("phase")]
    assert phases == ["phase ambiance", "phase maintenance", "phase rest", "phase wager"]
    assert game.position()["day"] == day + 1


def test_one_to_five_cylinders():
    """R3.2: every player chooses 1 to 5 cylinders, all at the same time."""
    game = scene(3, phase="wager")
    assert game.deciders == (RED, GREEN, BLUE)
    for seat in game.deciders:
        assert legal(game, seat) == ["wager 1", "wager 2", "wager 3", "wager 4", "wager 5"]
        assert game.question(seat).to_dict() == {
            "id": f"{seat}.0",
            "seat": seat,
            "kind": "wager",
            "message": "ask-wager",
            "character": None,
            "value": None,
            "args": {},
        }


def test_wagers_are_secret_until_all_are_in():
    """R3.2, R13.1: who has chosen is told, what only to that player."""
    game = scene(3, phase="wager")
    assert play(game, GREEN, "wager 4") == ["wager-chosen 1", "wager-yours 1 4 (only 1)"]
    assert game.deciders == (RED, BLUE)
    assert player(game, GREEN)["wagered"] == 0
    assert game.legal(GREEN) == []
    assert game.question(GREEN) is None
    assert why_not(game, GREEN, "wager 1") == "chosen-already (R13.1): waiting [0, 2]"
    with pytest.raises(IllegalMove) as refused:
        game.play(GREEN, "wager 1")
    assert refused.value.reason.id == "chosen-already"
    assert str(refused.value) == "seat 1 may not 'wager 1': chosen-already (R13.1): waiting [0, 2]"
    for eyes, seen in ((RED, None), (BLUE, None), (None, None), (GREEN, ["wager 4"])):
        view = game.view(eyes)
        assert view["secret"][GREEN] == seen
        assert view["chosen"] == [0, 1, 0]
        assert view["deciders"] == [RED, BLUE]


@pytest.mark.parametrize("wagers", [(1, 2, 3), (3, 2, 1), (2, 5, 4), (5, 1, 3)])
def test_fewest_goes_first(wagers):
    """R3.2: whoever chose fewest is first, and so on upward; the first gains 1 prestige."""
    game = scene(3, phase="wager", order=[BLUE, RED, GREEN])
    for seat, wager in enumerate(wagers):
        play(game, seat, f"wager {wager}")
    order = sorted(range(3), key=lambda seat: wagers[seat])
    assert game.position()["order"] == order
    assert game.deciders == (order[0],)
    assert [p["prestige"] for p in game.position()["players"]] == [
        5 + (seat == order[0]) for seat in range(3)
    ]
    assert player(game, order[0])["ledger"][1] == {"wager": 1}


@pytest.mark.parametrize("initiative", list(itertools.permutations(range(3))))
def test_a_tie_goes_to_initiative(initiative):
    """R3.2: a tie goes to whoever is higher on the Initiative track, not on the Order track."""
    game = scene(3, day=2, phase="wager", order=[RED, GREEN, BLUE], initiative=initiative)
    for seat in range(3):
        play(game, seat, "wager 3")
    assert game.position()["order"] == list(initiative)
    assert player(game, initiative[0])["ledger"][2] == {"wager": 1}


def test_the_reveal():
    """R3.2, R3.3: what is told when the last wager is in."""
    game = scene(3, day=2, phase="wager", order=[GREEN, BLUE, RED], initiative=[BLUE, GREEN, RED])
    play(game, BLUE, "wager 2")
    play(game, RED, "wager 1")
    assert play(game, GREEN, "wager 2") == [
        "wager-chosen 1",
        "wager-yours 1 2 (only 1)",
        "wagered 1 2",
        "wagered 2 2",
        "wagered 0 1",
        "order 0 2 1",
        "prestige 0 1 wager 6",
        "initiative-emptied",
        "phase company",
    ]


def test_initiative_is_emptied_and_other_cylinders_are_out():
    """R3.3: then Initiative is empty, and only the chosen cylinders are at hand."""
    game = scene(4, phase="wager")
    for seat, wager in enumerate((5, 1, 4, 2)):
        play(game, seat, f"wager {wager}")
    assert game.position()["initiative"] == []
    assert [(p["wagered"], p["cylinders"]) for p in game.position()["players"]] == [
        (5, 5),
        (1, 1),
        (4, 4),
        (2, 2),
    ]
    assert game.position()["chosen"] == [0, 0, 0, 0]
    card = game.position()["row"][0]
    play(game, GREEN, "activate queen", "ask money")
    for seat in (YELLOW, BLUE, RED):
        play(game, seat, "activate queen", "ask money")
    assert why_not(game, GREEN, "activate author") == "no-cylinder-left (R4.4): character author"
    play(game, GREEN, f"recruit {card}")
    assert [p["cylinders"] for p in game.position()["players"]] == [4, 0, 3, 1]


def test_the_order_lasts_until_the_next_wager():
    """R3.2, R10.1: the evening leaves the Order track as it is."""
    game = scene(3, phase="ambiance", order=[BLUE, RED, GREEN], seats={RED: Seat(used=["author"])})
    assert game.position()["day"] == 2
    assert game.position()["order"] == [BLUE, RED, GREEN]
    assert game.position()["initiative"] == [BLUE, RED, GREEN]
