"""The examples of phases 3, 4 and 6: ambiance, the dress rehearsal, the scoring of the acts, rest."""

from tests.scene import BLUE, GREEN, RED, YELLOW, Seat, legal, lines, play, player, scene, spaces, why_not


def test_two_purple_elements_left():
    """Two purple set elements are left; Blue ends on the £1 space, gains £1 and returns (R8.2, R8.3, R8.4)."""
    game = scene(
        phase="ambiance",
        order=[RED, BLUE, YELLOW, GREEN],
        sets="purple purple black",
        seats={BLUE: Seat(ambiance=6)},
    )
    assert lines(game)[:15] == [
        "phase ambiance",
        "initiative 0 1",
        "initiative 2 2",
        "initiative 3 3",
        "initiative 1 4",
        "purple-left 2",
        "ambiance 0 -2 1",
        "ambiance 2 -2 4",
        "ambiance 3 -2 1",
        "ambiance 1 -2 1",
        "prestige 0 -1 ambiance 4",
        "money 2 1 ambiance 1",
        "prestige 3 -1 ambiance 4",
        "prestige 1 -1 ambiance 4",
        "ambiance-reset",
    ]
    assert [p["ambiance"] for p in game.position()["players"]] == [3, 3, 3, 3]


def test_dress_rehearsal():
    """On day 4 Red rehearses last, with Lady Macbeth, Hamlet and an extra (R9.1)."""
    game = scene(
        day=4,
        phase="rehearsal",
        initiative=[GREEN, BLUE, YELLOW, RED],
        acts={"I": {RED: 4}, "II": {RED: 5}, "III": {RED: 4}},
        seats={
            RED: Seat(
                troupe=["lady-macbeth", "hamlet"],
                extras=1,
                costumes={
                    "lady-macbeth": "black black pink",
                    "hamlet": "pink black green",
                    "extra-1": "black black black",
                    "author": "pink pink",
                    "falstaff": "green",
                },
            )
        },
    )
    assert lines(game) == [
        "phase rehearsal",
        "rehearsed 0 lady-macbeth",
        "step 0 1 5",
        "step 0 2 6",
        "step 0 3 5",
        "rehearsed 0 hamlet",
        "prestige 0 1 rehearsal 6",
        "rehearsed 0 extra-1",
    ]
    assert game.deciders == (RED,)
    assert game.question(RED).character == "extra-1"
    assert legal(game, RED) == ["step I", "step II", "step III"]
    assert play(game, RED, "step II")[:2] == ["step 0 2 7", "act-scored 1"]
    assert spaces(game, RED) == [5, 7, 5]


def test_scoring_the_three_acts():
    """Act I, II and III for Green, Blue, Red and Yellow (R9.2, R9.3, R9.4, R9.5)."""
    game = scene(
        day=4,
        phase="rehearsal",
        acts={
            "I": {GREEN: 3, BLUE: 4, RED: 4, YELLOW: 6},
            "II": {RED: 7, BLUE: 5, GREEN: 5, YELLOW: 2},
            "III": {RED: 5, YELLOW: 4, BLUE: 10, GREEN: 6},
        },
    )
    assert lines(game)[:12] == [
        "phase rehearsal",
        "act-scored 1",
        "prestige 1 -1 acts 4",
        "money 3 1 acts 1",
        "act-scored 2",
        "prestige 3 -1 acts 4",
        "prestige 0 2 acts 7",
        "prestige 2 1 acts 6",
        "act-scored 3",
        "prestige 1 1 acts 5",
        "prestige 2 3 acts 9",
        "phase maintenance",
    ]
    assert [p["prestige"] for p in game.position()["players"]] == [7, 5, 9, 4]
    assert [p["money"] for p in game.position()["players"]] == [0, 0, 0, 1]


def test_nobody_has_moved_on_act_ii():
    """Act II pays even those who never left the start: first -1 + 2, second -1 + 1, the others -1 (R9.4, R1.2)."""
    game = scene(
        day=4,
        phase="rehearsal",
        order=[BLUE, RED, YELLOW, GREEN],
        acts={"I": dict.fromkeys(range(4), 4), "III": dict.fromkeys(range(4), 4)},
    )
    assert [p["prestige"] for p in game.position()["players"]] == [5, 4, 6, 4]


def test_greens_rest():
    """Green used five cylinders: four tokens, and the jeweler is available on the next day (R10.2, R4.4)."""
    game = scene(
        2,
        day=2,
        phase="rest",
        seats={
            GREEN: Seat(
                troupe=["set-dresser-8-1", "jeweler-1"],
                used=["queen", "falstaff", "author", "set-dresser-8-1", "jeweler-1"],
            )
        },
    )
    assert game.deciders == (GREEN,)
    assert legal(game, GREEN) == [
        "spare author",
        "spare falstaff",
        "spare jeweler-1",
        "spare queen",
        "spare set-dresser-8-1",
    ]
    assert play(game, GREEN, "spare jeweler-1") == [
        "rest-chosen 1",
        "rest-yours 1 jeweler-1 (only 1)",
        "cylinders-back 0",
        "rested 1 author",
        "rested 1 falstaff",
        "rested 1 queen",
        "rested 1 set-dresser-8-1",
        "stayed-fresh 1 jeweler-1",
        "cylinders-back 1",
        "phase wager",
    ]
    green = player(game, GREEN)
    assert [c["name"] for c in green["troupe"] if c["resting"]] == [
        "author",
        "falstaff",
        "queen",
        "set-dresser-8-1",
    ]
    assert not any(c["used"] for c in green["troupe"])
    play(game, RED, "wager 5")
    play(game, GREEN, "wager 4")
    for name in ("author", "falstaff", "queen", "set-dresser-8-1"):
        assert why_not(game, GREEN, f"activate {name}") == f"character-resting (R4.4): character {name}"
    assert game.why_not(GREEN, "activate jeweler-1") is None
    assert [move for move in legal(game, GREEN) if "activate" in move] == [
        "activate handyman",
        "activate jeweler-1",
    ]
