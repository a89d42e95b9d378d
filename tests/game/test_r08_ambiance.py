"""R8: the ambiance phase."""

import pytest

from tests.scene import BLUE, GREEN, RED, YELLOW, Seat, legal, lines, play, player, scene, spaces, why_not


def evening(**more):
    """The events of the ambiance phase itself."""
    game = scene(4, phase="ambiance", **more)
    events = lines(game)
    if "ambiance-reset" in events:
        events = events[: events.index("ambiance-reset") + 1]
    return game, events


@pytest.mark.parametrize(
    ("initiative", "events"),
    [
        ([], ["initiative 1 1", "initiative 3 2", "initiative 0 3", "initiative 2 4"]),
        ([BLUE], ["initiative 1 2", "initiative 3 3", "initiative 0 4"]),
        ([RED, GREEN], ["initiative 3 3", "initiative 2 4"]),
        ([RED, GREEN, BLUE, YELLOW], []),
    ],
)
def test_joining_initiative(initiative, events):
    """R8.1: who is not yet on Initiative is added, in Order."""
    order = [GREEN, YELLOW, RED, BLUE]
    game, told = evening(order=order, initiative=initiative)
    assert told == ["phase ambiance", *events, "ambiance-reset"]
    assert game.position()["initiative"] == [*initiative, *(seat for seat in order if seat not in initiative)]


ALL = list(range(4))


@pytest.mark.parametrize("purple", [0, 1, 2, 3])
def test_purple_elements_left(purple):
    """R8.2: every player's ambiance drops 1 for each purple set element still laid out."""
    seats = {seat: Seat(ambiance=6) for seat in ALL}
    _, events = evening(
        initiative=ALL, sets=" ".join(["purple"] * purple + ["black"]), costumes="purple purple", seats=seats
    )
    space = 6 - purple
    drop = (
        [f"purple-left {purple}", *(f"ambiance {seat} -{purple} {space}" for seat in ALL)] if purple else []
    )
    assert events[: 1 + len(drop)] == ["phase ambiance", *drop]
    gains = {6: "prestige {} 1 ambiance 6", 5: None, 4: "money {} 1 ambiance 1", 3: None}[space]
    if gains:
        assert events[1 + len(drop) :] == [*(gains.format(seat) for seat in ALL), "ambiance-reset"]


def test_a_marker_at_the_left_end_stays():
    """R8.2, R1.3: and the drop is at most down to the first space."""
    _, events = evening(
        initiative=ALL, sets="purple purple", seats={RED: Seat(ambiance=1), GREEN: Seat(ambiance=2)}
    )
    assert events[1:4] == ["purple-left 2", "ambiance-held 0 1", "ambiance 1 -1 1"]


def test_effects_in_order():
    """R8.3: in Order, each player gains or loses."""
    _, events = evening(
        order=[BLUE, YELLOW, GREEN, RED],
        initiative=ALL,
        seats={RED: Seat(ambiance=1), GREEN: Seat(ambiance=4), YELLOW: Seat(ambiance=6)},
    )
    assert events[1:] == [
        "prestige 3 1 ambiance 6",
        "money 1 1 ambiance 1",
        "prestige 0 -1 ambiance 4",
        "ambiance-reset",
    ]


def test_back_one():
    """R8.3: on an act of choice where the player is beyond space 1."""
    game, events = evening(
        initiative=ALL,
        acts={"I": {RED: 3}, "III": {RED: 2, GREEN: 2}},
        seats={RED: Seat(ambiance=2), GREEN: Seat(ambiance=4)},
    )
    assert events == ["phase ambiance"]
    assert game.question(RED).to_dict() == {
        "id": "0.0",
        "seat": RED,
        "kind": "back",
        "message": "ask-back",
        "character": None,
        "value": None,
        "args": {},
    }
    assert legal(game, RED) == ["back I", "back III"]
    assert why_not(game, RED, "back II") == "act-at-start (R5.2): act 2"
    assert why_not(game, GREEN, "back III") == "not-your-choice (R4.1): waiting [0]"
    assert play(game, RED, "back III")[:3] == ["back 0 3 1", "money 1 1 ambiance 1", "ambiance-reset"]
    assert spaces(game, RED) == [3, 1, 1]
    assert spaces(game, GREEN) == [1, 1, 2]


def test_back_one_with_nowhere_to_go():
    """R8.3: if the player is beyond space 1 nowhere, nothing happens."""
    game, events = evening(initiative=ALL, acts={"I": {GREEN: 4}}, seats={RED: Seat(ambiance=2)})
    assert events == ["phase ambiance", "back-lost 0", "ambiance-reset"]
    assert spaces(game, RED) == [1, 1, 1]


def test_forward_one():
    """R8.3: on any act where the player is not at the end."""
    game, events = evening(
        initiative=ALL, acts={"II": {RED: 10}, "III": {RED: 9}}, seats={RED: Seat(ambiance=5)}
    )
    assert events == ["phase ambiance"]
    assert (game.question(RED).kind, game.question(RED).character) == ("step", None)
    assert legal(game, RED) == ["step I", "step III"]
    assert why_not(game, RED, "step II") == "act-at-end (R1.1): act 2"
    assert play(game, RED, "step III")[:2] == ["step 0 3 10", "ambiance-reset"]


def test_forward_one_with_nowhere_to_go():
    """R8.3: if the player is at the end everywhere, nothing happens."""
    acts = {act: {RED: 10} for act in ("I", "II", "III")}
    _, events = evening(initiative=ALL, acts=acts, seats={RED: Seat(ambiance=5)})
    assert events == ["phase ambiance", "quill-lost 0", "ambiance-reset"]


def test_several_choices_one_after_the_other():
    """R8.3: whoever is earlier in Order chooses before the effects of those after."""
    game, events = evening(
        order=[GREEN, RED, BLUE, YELLOW],
        initiative=ALL,
        seats={RED: Seat(ambiance=5), GREEN: Seat(ambiance=5), YELLOW: Seat(ambiance=6)},
    )
    assert events == ["phase ambiance"]
    assert game.deciders == (GREEN,)
    assert play(game, GREEN, "step I") == ["step 1 1 2"]
    assert game.deciders == (RED,)
    assert play(game, RED, "step I")[:3] == ["step 0 1 2", "prestige 3 1 ambiance 6", "ambiance-reset"]
    assert game.position()["acts"][0]["ahead"][:2] == [GREEN, RED]


@pytest.mark.parametrize("space", [1, 3, 4, 6])
def test_markers_return(space):
    """R8.4: all of them, to the start space."""
    game, _ = evening(seats={seat: Seat(ambiance=space) for seat in ALL})
    assert [p["ambiance"] for p in game.position()["players"]] == [3, 3, 3, 3]


def test_the_markers_are_still_out_while_somebody_chooses():
    """R8.4: they return when everybody has gained or lost."""
    game, _ = evening(initiative=ALL, seats={RED: Seat(ambiance=6), BLUE: Seat(ambiance=5)})
    assert [p["ambiance"] for p in game.position()["players"]] == [6, 3, 5, 3]
    play(game, BLUE, "step II")
    assert [p["ambiance"] for p in game.position()["players"]] == [3, 3, 3, 3]


def test_where_the_prestige_of_the_phase_is_written():
    """R8.3: in the ledger, under ambiance."""
    game, _ = evening(day=3, seats={RED: Seat(ambiance=6), GREEN: Seat(ambiance=1)})
    assert player(game, RED)["ledger"] == [{"start": 5}, {}, {}, {"ambiance": 1}, {}, {}, {}]
    assert player(game, GREEN)["ledger"] == [{"start": 5}, {}, {}, {"ambiance": -1}, {}, {}, {}]
