"""R9: dress rehearsals."""

import pytest

from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Seat,
    edition_with,
    legal,
    lines,
    play,
    player,
    scene,
    spaces,
    why_not,
)

FULL = "black black black"
LEVEL = dict.fromkeys(range(4), 4)


def rehearsal(players=4, day=4, acts=None, **more):
    """A rehearsal where the acts give nothing by themselves, but for Act II."""
    level = {act: dict.fromkeys(range(players), 4) for act in ("I", "II", "III")}
    return scene(players, day=day, phase="rehearsal", acts=level | (acts or {}), **more)


def until_scoring(game):
    events = lines(game)
    return events[: events.index("act-scored 1")] if "act-scored 1" in events else events


@pytest.mark.parametrize("day", [4, 6])
def test_it_is_said_on_which_day_it_is(day):
    """R9.0: so that it can be called by its name."""
    game = rehearsal(day=day)
    told = [event.args for event in game.events if event.id == "phase"]
    assert told[0] == {"phase": "rehearsal", "day": day}


# Costume powers


def test_in_initiative_order():
    """R9.1: each player in Initiative order, not in Order."""
    seats = {
        seat: Seat(troupe=[card], costumes={card: FULL})
        for seat, card in enumerate(["hamlet", "romeo", "juliet", "viola"])
    }
    game = rehearsal(order=[RED, GREEN, BLUE, YELLOW], initiative=[YELLOW, GREEN, RED, BLUE], seats=seats)
    assert until_scoring(game) == [
        "phase rehearsal",
        "rehearsed 3 viola",
        "money 3 1 rehearsal 1",
        "money 3 1 rehearsal 2",
        "rehearsed 1 romeo",
        "step 1 2 5",
        "step 1 3 5",
        "rehearsed 0 hamlet",
        "prestige 0 1 rehearsal 6",
        "rehearsed 2 juliet",
        "step 2 1 5",
        "step 2 2 5",
    ]


@pytest.mark.parametrize("costume", ["", "black", "black black", "- black black"])
def test_an_incomplete_costume_does_not_rehearse(costume):
    """R9.1: only complete ones do."""
    game = rehearsal(seats={RED: Seat(troupe=["hamlet"], costumes={"hamlet": costume})})
    assert until_scoring(game) == ["phase rehearsal"]


@pytest.mark.parametrize("state", ["used", "resting"])
def test_rest_token_or_not(state):
    """R9.1: a Rest token or a cylinder makes no difference."""
    game = rehearsal(seats={RED: Seat(troupe=["hamlet"], costumes={"hamlet": FULL}, **{state: ["hamlet"]})})
    assert until_scoring(game) == ["phase rehearsal", "rehearsed 0 hamlet", "prestige 0 1 rehearsal 6"]


def test_an_extra_gives_a_white_quill():
    """R9.1."""
    game = rehearsal(seats={RED: Seat(extras=1, costumes={"extra-1": FULL})})
    assert until_scoring(game) == ["phase rehearsal", "rehearsed 0 extra-1"]
    assert game.question(RED).to_dict() == {
        "id": "0.0",
        "seat": RED,
        "kind": "step",
        "message": "ask-step",
        "character": "extra-1",
        "value": None,
        "args": {},
    }
    assert legal(game, RED) == ["step I", "step II", "step III"]
    assert why_not(game, RED, "done") == "done-not-now (R5.10): asked step"
    assert play(game, RED, "step III")[:2] == ["step 0 3 5", "act-scored 1"]


def test_the_activation_power_is_not_used():
    """R9.1: Othello's four quills are for an activation; in costume he has two white ones."""
    game = rehearsal(seats={RED: Seat(troupe=["othello"], costumes={"othello": FULL})})
    play(game, RED, "step III", "step III")
    assert spaces(game, RED) == [4, 4, 6]
    assert game.deciders != (RED,)


def test_everything_else_before_the_white_quills():
    """R9.1: coloured quills, money and prestige first; then the white quills one by one."""
    edition = edition_with(
        characters={"romeo": {"rehearse": ["white", "red", "white", "coin3", "prestige", "coin5"]}}
    )
    game = rehearsal(
        edition=edition,
        seats={
            RED: Seat(
                troupe=["romeo", "juliet"],
                extras=1,
                costumes={"romeo": FULL, "juliet": FULL, "extra-1": FULL},
            )
        },
    )
    assert until_scoring(game) == [
        "phase rehearsal",
        "rehearsed 0 romeo",
        "step 0 1 5",
        "money 0 3 rehearsal 3",
        "prestige 0 1 rehearsal 6",
        "money 0 5 rehearsal 8",
        "rehearsed 0 juliet",
        "step 0 1 6",
        "step 0 2 5",
        "rehearsed 0 extra-1",
    ]
    asked = []
    for act in ("I", "II", "III"):
        asked.append(game.question(RED).character)
        play(game, RED, f"step {act}")
    assert asked == ["romeo", "romeo", "extra-1"]
    assert spaces(game, RED) == [7, 6, 5]


def test_a_player_finishes_before_the_next():
    """R9.1: the white quills of one, then all of the next."""
    seats = {
        GREEN: Seat(costumes={"author": FULL}),
        RED: Seat(troupe=["hamlet"], costumes={"hamlet": FULL}),
    }
    game = rehearsal(initiative=[GREEN, RED, BLUE, YELLOW], seats=seats)
    assert until_scoring(game) == ["phase rehearsal", "rehearsed 1 author"]
    assert play(game, GREEN, "step I")[:3] == ["step 1 1 5", "rehearsed 0 hamlet", "prestige 0 1 rehearsal 6"]


def test_quills_at_the_end_are_lost():
    """R9.1, R1.1: coloured and white ones."""
    acts = {act: {**LEVEL, RED: 10} for act in ("I", "II", "III")}
    game = rehearsal(
        acts=acts, seats={RED: Seat(troupe=["lady-macbeth"], costumes={"lady-macbeth": FULL, "author": FULL})}
    )
    assert until_scoring(game) == [
        "phase rehearsal",
        "rehearsed 0 author",
        "rehearsed 0 lady-macbeth",
        "step-lost 0 1",
        "step-lost 0 2",
        "step-lost 0 3",
        "quill-lost 0",
    ]


def test_rehearsals_give_no_initiative():
    """R9.1, R4.5: the Initiative track stays as it is."""
    game = rehearsal(
        initiative=[BLUE, RED, YELLOW, GREEN],
        seats={GREEN: Seat(troupe=["hamlet"], costumes={"hamlet": FULL})},
    )
    assert game.position()["initiative"] == [BLUE, RED, YELLOW, GREEN]


# Scoring


@pytest.mark.parametrize(("space", "loss"), [(1, 1), (2, 1), (3, 1), (4, 0)])
@pytest.mark.parametrize("act", ["I", "II", "III"])
def test_the_penalty_on_grey_spaces(act, space, loss):
    """R9.2: every player on spaces 1 to 3 of an act loses 1 prestige."""
    acts = {"II": {**LEVEL, GREEN: 6, BLUE: 5}} | {
        act: {**LEVEL, GREEN: 6, BLUE: 5, RED: space} if act == "II" else {**LEVEL, RED: space}
    }
    game = rehearsal(acts=acts)
    assert player(game, RED)["prestige"] == 5 - loss
    assert player(game, YELLOW)["prestige"] == 5
    assert player(game, RED)["ledger"][4] == ({"acts": -loss} if loss else {})


def test_act_after_act_and_the_penalty_first():
    """R9.2: Acts I, II, III; in each the penalty in Order, then the gain."""
    game = scene(
        3, day=4, phase="rehearsal", order=[BLUE, RED, GREEN], acts={"I": {RED: 5}, "III": {GREEN: 10}}
    )
    events = lines(game)
    assert events[: events.index("phase maintenance")] == [
        "phase rehearsal",
        "act-scored 1",
        "prestige 2 -1 acts 4",
        "prestige 1 -1 acts 4",
        "money 0 1 acts 1",
        "act-scored 2",
        "prestige 2 -1 acts 3",
        "prestige 0 -1 acts 4",
        "prestige 1 -1 acts 3",
        "prestige 2 2 acts 5",
        "prestige 0 1 acts 5",
        "act-scored 3",
        "prestige 2 -1 acts 4",
        "prestige 0 -1 acts 4",
        "prestige 1 3 acts 6",
    ]


@pytest.mark.parametrize("day", [4, 6])
@pytest.mark.parametrize(
    ("space", "pounds"), [(1, 0), (3, 0), (4, 0), (5, 1), (6, 1), (7, 3), (8, 3), (9, 3), (10, 5)]
)
def test_act_i(day, space, pounds):
    """R9.3: £1 on spaces 5 and 6, £3 on 7 to 9, £5 on 10."""
    game = rehearsal(day=day, acts={"I": {**LEVEL, RED: space}})
    assert [p["money"] for p in game.position()["players"]] == [pounds, 0, 0, 0]
    gain = f"money 0 {pounds} acts {pounds}"
    assert (gain in lines(game)) == bool(pounds)


@pytest.mark.parametrize(
    ("act", "gains"),
    [
        ({RED: 7, GREEN: 6, BLUE: 5, YELLOW: 4}, [2, 1, 0, 0]),
        ({YELLOW: 10, BLUE: 10, GREEN: 10, RED: 10}, [0, 0, 1, 2]),
        ({BLUE: 6, RED: 6, YELLOW: 5, GREEN: 4}, [1, 0, 2, 0]),
        ({GREEN: 6, YELLOW: 5, BLUE: 5, RED: 4}, [0, 2, 0, 1]),
    ],
)
def test_act_ii(act, gains):
    """R9.4: 2 prestige for the furthest, 1 for the second; the order in the pile breaks ties."""
    game = rehearsal(acts={"II": act})
    assert [p["prestige"] - 5 for p in game.position()["players"]] == gains
    assert [p["money"] for p in game.position()["players"]] == [0, 0, 0, 0]


@pytest.mark.parametrize("space", [1, 2, 3])
def test_act_ii_from_a_grey_space(space):
    """R9.4: even from a grey space: with the penalty, +1 for the first and 0 for the second."""
    game = rehearsal(3, acts={"II": {GREEN: space, BLUE: space, RED: 1}})
    assert [p["prestige"] - 5 for p in game.position()["players"]] == [-1, 1, 0]


def test_act_ii_with_two_players():
    """R9.4: both gain."""
    game = rehearsal(2, acts={"II": {GREEN: 4, RED: 4}})
    assert [p["prestige"] - 5 for p in game.position()["players"]] == [1, 2]


@pytest.mark.parametrize("day", [4, 6])
@pytest.mark.parametrize(
    ("space", "prestige"),
    [(1, -1), (3, -1), (4, 0), (5, 0), (6, 1), (7, 1), (8, 2), (9, 2), (10, 3)],
)
def test_act_iii(day, space, prestige):
    """R9.5: 1 prestige on spaces 6 and 7, 2 on 8 and 9, 3 on 10."""
    acts = {"II": {GREEN: 5, BLUE: 5, RED: 4, YELLOW: 4}, "III": {**LEVEL, RED: space}}
    game = rehearsal(day=day, acts=acts)
    assert player(game, RED)["prestige"] == 5 + prestige
    assert player(game, YELLOW)["prestige"] == 5
    assert player(game, RED)["money"] == 0


def test_both_rehearsals_score():
    """R9.2, R3.1: on day 4 the game goes on, on day 6 it ends."""
    assert rehearsal(day=4).position()["day"] == 5
    assert rehearsal(day=6).finished
