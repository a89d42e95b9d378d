"""R7: the stage set. The edition's rows, bottom first: . . . . . / v . . v / v . v / c c / c"""

import pytest

from shakespeare import PositionError
from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Seat,
    edition_with,
    lines,
    play,
    player,
    scene,
    why_not,
)

BOTTOM = ("1.1", "1.2", "1.3", "1.4", "1.5")
SIX = "black pink purple blue green yellow"


def building(stage, sets="black", troupe=("set-dresser-8-1",), day=2, **more):
    """Red has activated the first of the troupe."""
    game = scene(4, day=day, turn=RED, sets=sets, seats={RED: Seat(troupe=troupe, stage=stage, **more)})
    play(game, RED, f"activate {troupe[0]}")
    return game


def where(game, colour):
    """The spaces that Red may fill with a colour."""
    return sorted(move.text.split()[2] for move in game.legal(RED) if move.text.startswith(f"set {colour}"))


# Support


@pytest.mark.parametrize(
    ("stage", "open_spaces"),
    [
        ("", "1.1 1.2 1.3 1.4 1.5"),
        ("1.1", "1.2 1.3 1.4 1.5"),
        ("1.1 1.2", "1.3 1.4 1.5"),  # 2.1 is virtual
        ("1.2 1.3", "1.1 1.4 1.5 2.2"),
        ("1.3 1.4", "1.1 1.2 1.5 2.3"),
        ("1.2 1.3 1.4", "1.1 1.5 2.2 2.3"),
        ("1.2 1.3 1.4 2.2", "1.1 1.5 2.3"),
        ("1.2 1.3 1.4 2.2 2.3", "1.1 1.5 3.2"),
        ("1.2 1.3 1.4 2.2 2.3 3.2", "1.1 1.5 4.1 4.2"),
        ("1.2 1.3 1.4 2.2 2.3 3.2 4.1", "1.1 1.5 4.2"),
        ("1.2 1.3 1.4 2.2 2.3 3.2 4.1 4.2", "1.1 1.5 5.1"),
        ("1.2 1.3 1.4 2.2 2.3 3.2 4.1 4.2 5.1", "1.1 1.5"),
        ("1.1 1.2 1.3 1.4 1.5", "2.2 2.3"),
    ],
)
def test_what_can_be_filled(stage, open_spaces):
    """R7.1, R7.2: from the bottom up; a space needs both below it, filled or virtual."""
    game = building(dict.fromkeys(stage.split(), "black"), sets="black black")
    assert where(game, "black") == open_spaces.split()


@pytest.mark.parametrize(
    ("stage", "place", "missing"),
    [
        ("", "2.2", "1.2"),
        ("1.2", "2.2", "1.3"),
        ("1.3", "2.2", "1.2"),
        ("1.2 1.3", "2.3", "1.4"),
        ("1.2 1.3 1.4", "3.2", "2.2"),
        ("1.2 1.3 1.4 2.2", "3.2", "2.3"),
        ("1.2 1.3 1.4 2.2 2.3", "4.1", "3.2"),
        ("1.2 1.3 1.4 2.2 2.3", "4.2", "3.2"),
        ("1.2 1.3 1.4 2.2 2.3 3.2 4.1", "5.1", "4.2"),
    ],
)
def test_what_lacks_support(stage, place, missing):
    """R7.1: and the reason names the space that is missing below."""
    game = building(dict.fromkeys(stage.split(), "black"))
    assert why_not(game, RED, f"set black {place}") == (
        f"space-unsupported (R7.1): place {place}, missing {missing}"
    )


def test_a_filled_space_is_filled():
    """R7.1."""
    game = building({"1.3": "green"})
    assert why_not(game, RED, "set black 1.3") == "space-filled (R7.1): place 1.3, colour green"


def test_no_space_rests_on_two_virtual_elements():
    """R7.1: an edition with such a space is refused."""
    with pytest.raises(ValueError, match="resting on two virtual elements"):
        edition_with(stage={"rows": [". . . . .", "v v v v", ". . ."]})


# Virtual elements


@pytest.mark.parametrize("place", ["2.1", "2.4", "3.1", "3.3"])
def test_virtual_elements_cannot_be_covered(place):
    """R7.2: there are four, and none is ever filled."""
    game = building(dict.fromkeys(BOTTOM, "black"))
    assert why_not(game, RED, f"set black {place}") == f"space-virtual (R7.2): place {place}"
    assert place not in player(game, RED)["stage"]
    with pytest.raises(PositionError, match="virtual"):
        building({place: "black"})


def test_virtual_elements_have_no_colour():
    """R7.2, R10.4: they are no filled spaces, and mirror nothing."""
    game = scene(
        2, day=6, phase="rehearsal", seats={RED: Seat(objectives=["scenery"], stage={"1.1": "pink"})}
    )
    assert "objective-scored 0 scenery 1 0" in lines(game)


# Symmetry


@pytest.mark.parametrize("mirrored", ["black", "pink", "purple", "blue", "green"])
@pytest.mark.parametrize(
    ("filled", "place"), [("1.1", "1.5"), ("1.5", "1.1"), ("1.2", "1.4"), ("1.4", "1.2")]
)
def test_the_mirror_decides_the_colour(mirrored, filled, place):
    """R7.3: a space whose mirror is filled takes only the mirror's colour or yellow."""
    game = building({filled: mirrored}, sets=SIX)
    for colour in ("black", "pink", "purple", "blue", "green"):
        if colour == mirrored:
            assert place in where(game, colour)
        else:
            assert place not in where(game, colour)
            assert why_not(game, RED, f"set {colour} {place}") == (
                f"space-asymmetric (R7.3): place {place}, mirror {filled}, colour {mirrored}"
            )
    jeweler = building({filled: mirrored}, sets=SIX, troupe=["jeweler-1"])
    assert where(jeweler, "yellow") == [cell for cell in BOTTOM if cell != filled]


@pytest.mark.parametrize("colour", ["black", "pink", "purple", "blue", "green"])
def test_a_yellow_mirror_takes_any_colour(colour):
    """R7.3: if the mirror is yellow, the space takes any colour."""
    game = building({"1.1": "yellow"}, sets=SIX)
    assert "1.5" in where(game, colour)
    assert game.why_not(RED, f"set {colour} 1.5") is None


def test_yellow_takes_yellow():
    """R7.3."""
    game = building({"1.1": "yellow"}, sets=SIX, troupe=["jeweler-1"])
    assert where(game, "yellow") == ["1.2", "1.3", "1.4", "1.5"]


@pytest.mark.parametrize("colour", ["black", "pink", "purple", "blue", "green"])
def test_a_space_on_the_axis_is_its_own_mirror(colour):
    """R7.3: it takes any colour."""
    game = building({"1.1": "black", "1.2": "pink"}, sets=SIX)
    assert "1.3" in where(game, colour)


@pytest.mark.parametrize(
    ("stage", "place", "allowed"),
    [
        ({"2.2": "pink"}, "2.3", {"pink"}),
        ({"2.3": "green"}, "2.2", {"green"}),
        ({"2.2": "pink", "2.3": "pink"}, "3.2", {"black", "pink", "purple", "blue", "green"}),
        ({"2.2": "pink", "2.3": "pink", "3.2": "blue", "4.1": "green"}, "4.2", {"green"}),
        ({"2.2": "pink", "2.3": "pink", "3.2": "blue", "4.2": "black"}, "4.1", {"black"}),
        (
            {"2.2": "pink", "2.3": "pink", "3.2": "blue", "4.1": "green", "4.2": "green"},
            "5.1",
            {"black", "pink", "purple", "blue", "green"},
        ),
    ],
)
def test_symmetry_in_every_row(stage, place, allowed):
    """R7.3: the mirror is the one in the same row."""
    below = dict.fromkeys(("1.2", "1.3", "1.4"), "black")
    game = building(below | stage, sets=SIX)
    assert {colour for colour in SIX.split() if place in where(game, colour)} == allowed


def test_one_side_before_the_other():
    """R7.3: and spaces may stay empty."""
    game = building({"1.1": "pink", "1.2": "blue", "1.3": "green", "2.2": "purple"}, sets="purple blue")
    assert where(game, "purple") == []
    assert where(game, "blue") == ["1.4"]
    play(game, RED, "set blue 1.4")
    assert where(game, "purple") == ["2.3"]


# Candles

UP_TO_THREE = dict.fromkeys(("1.2", "1.3", "1.4", "2.2", "2.3", "3.2"), "black")


@pytest.mark.parametrize(
    ("stage", "place"),
    [(UP_TO_THREE, "4.1"), (UP_TO_THREE, "4.2"), (UP_TO_THREE | {"4.1": "black", "4.2": "black"}, "5.1")],
)
def test_a_candle(stage, place):
    """R7.4: filling a space with a candle gains 1 prestige at once, before the colour's effect (R7.5)."""
    game = building(stage, sets="pink")
    assert play(game, RED, f"set pink {place}")[:3] == [
        f"set-placed 0 pink {place}",
        "prestige 0 1 candles 6",
        "money 0 1 sets 1",
    ]
    assert player(game, RED)["ledger"][2] == {"candles": 1}


@pytest.mark.parametrize("place", ["1.1", "1.5", "2.2", "3.2"])
def test_no_candle(place):
    """R7.4."""
    stage = {cell: colour for cell, colour in UP_TO_THREE.items() if cell < place}
    game = building(stage, sets="black")
    assert play(game, RED, f"set black {place}")[0] == f"set-placed 0 black {place}"
    assert player(game, RED)["prestige"] == 5


# Colours


@pytest.mark.parametrize(
    ("colour", "events"),
    [
        ("black", []),
        ("pink", ["money 0 1 sets 1"]),
        ("purple", ["ambiance 3 -1 2", "ambiance 1 -1 1", "ambiance-held 2 1"]),
        ("blue", ["ambiance 0 2 5"]),
        ("green", ["token-gained 0 1"]),
    ],
)
def test_the_effect_of_a_colour(colour, events):
    """R7.5: at once; purple for every other player, in Order, those who have passed too."""
    game = scene(
        4,
        turn=RED,
        order=[YELLOW, RED, GREEN, BLUE],
        sets=colour,
        seats={
            RED: Seat(troupe=["set-dresser-8-1"]),
            GREEN: Seat(ambiance=2, passed=True),
            BLUE: Seat(ambiance=1),
        },
    )
    play(game, RED, "activate set-dresser-8-1")
    told = play(game, RED, f"set {colour} 1.3")
    assert told[:-1] == [f"set-placed 0 {colour} 1.3", *events]
    assert told[-1].startswith("nothing-to-take 0 set-dresser-8-1")


def test_yellow_has_no_effect():
    """R7.5."""
    game = building({}, sets="yellow", troupe=["jeweler-1"])
    before = game.position()["players"]
    assert play(game, RED, "set yellow 1.3") == ["set-placed 0 yellow 1.3"]
    after = game.position()["players"]
    assert {key for key in after[RED] if after[RED][key] != before[RED][key]} == {"stage", "projected"}
    assert after[1:] == before[1:]


def test_effects_of_one_activation_add_up():
    """R7.5: each element has its own."""
    game = building({}, sets="pink pink blue")
    play(game, RED, "set pink 1.1", "set pink 1.5", "set blue 1.3")
    assert (player(game, RED)["money"], player(game, RED)["ambiance"]) == (2, 5)


def test_a_costume_has_no_effect_of_its_colour():
    """R7.5: the effects are those of the set only."""
    game = scene(2, turn=RED, costumes=SIX, seats={RED: Seat(troupe=["costume-mistress-8-1"])})
    play(game, RED, "activate costume-mistress-8-1")
    assert play(game, RED, "costume purple author 1", "costume green falstaff 1") == [
        "costume-placed 0 purple author 1",
        "costume-placed 0 green falstaff 1",
    ]
    assert [p["ambiance"] for p in game.position()["players"]] == [3, 3]
    assert player(game, RED)["tokens"] == 0
