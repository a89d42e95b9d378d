"""The examples of phases 1 and 2: the wager, recruiting, and everybody that is activated."""

import pytest

from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Seat,
    character,
    laid_out,
    legal,
    play,
    player,
    scene,
    spaces,
    why_not,
)


def test_wager_with_a_tie():
    """Red wagers 2, Green 5, Blue and Yellow 3; Blue is before Yellow on Initiative (R3.2, R3.3)."""
    game = scene(phase="wager", order=[YELLOW, GREEN, RED, BLUE], initiative=[GREEN, BLUE, RED, YELLOW])
    play(game, RED, "wager 2")
    play(game, GREEN, "wager 5")
    play(game, YELLOW, "wager 3")
    assert play(game, BLUE, "wager 3") == [
        "wager-chosen 2",
        "wager-yours 2 3 (only 2)",
        "wagered 3 3",
        "wagered 1 5",
        "wagered 0 2",
        "wagered 2 3",
        "order 0 2 3 1",
        "prestige 0 1 wager 6",
        "initiative-emptied",
        "phase company",
    ]
    position = game.position()
    assert position["order"] == [RED, BLUE, YELLOW, GREEN]
    assert position["initiative"] == []
    assert [p["prestige"] for p in position["players"]] == [6, 5, 5, 5]
    assert [p["cylinders"] for p in position["players"]] == [2, 5, 3, 3]
    assert game.deciders == (RED,)


def test_recruiting_lady_macbeth():
    """Red recruits Lady Macbeth, pays nothing, and cannot recruit again today; then Blue plays (R4.1, R4.2)."""
    game = scene(
        turn=RED,
        order=[RED, BLUE, YELLOW, GREEN],
        row=["lady-macbeth", "jeweler-1"],
        seats={RED: Seat(wagered=2, money=7)},
    )
    assert play(game, RED, "recruit lady-macbeth") == ["recruited 0 lady-macbeth"]
    red = player(game, RED)
    assert (red["money"], red["cylinders"], red["recruited"]) == (7, 2, True)
    assert [c["name"] for c in red["troupe"]] == ["author", "falstaff", "handyman", "queen", "lady-macbeth"]
    row = game.position()["row"]
    assert len(row) == 5 and "lady-macbeth" not in row and "jeweler-1" in row
    assert game.deciders == (BLUE,)
    for seat in (BLUE, YELLOW, GREEN):
        play(game, seat, f"recruit {row.pop()}")
    assert game.deciders == (RED,)
    assert why_not(game, RED, "recruit jeweler-1") == "recruited-already (R4.1)"


def test_the_author():
    """Blue activates the Author: a step on Act II, one on Act III, first on Initiative; then Yellow (R4.5, R5.1)."""
    game = scene(turn=BLUE, order=[RED, BLUE, YELLOW, GREEN], seats={RED: Seat(recruited=True)})
    assert play(game, BLUE, "activate author") == ["activated 2 author", "initiative 2 1"]
    assert legal(game, BLUE) == ["step I", "step II", "step III"]
    assert play(game, BLUE, "step II") == ["step 2 2 2"]
    assert legal(game, BLUE) == ["step I", "step II", "step III"]
    assert play(game, BLUE, "step III") == ["step 2 3 2"]
    assert spaces(game, BLUE) == [1, 2, 2]
    assert game.position()["initiative"] == [BLUE]
    assert game.deciders == (YELLOW,)


def costume_mistress():
    game = scene(
        turn=YELLOW,
        order=[RED, BLUE, YELLOW, GREEN],
        costumes="pink pink pink green black",
        seats={YELLOW: Seat(troupe=["costume-mistress-6-1"])},
    )
    assert play(game, YELLOW, "activate costume-mistress-6-1") == ["activated 3 costume-mistress-6-1"]
    return game


def test_three_pinks_on_falstaff():
    """Yellow's costume mistress of 6 puts three pink elements on Falstaff, who pays £2; then Green (R5.4, R6.2)."""
    game = costume_mistress()
    assert play(game, YELLOW, "costume pink falstaff 1", "costume pink falstaff 2") == [
        "costume-placed 3 pink falstaff 1",
        "costume-placed 3 pink falstaff 2",
    ]
    assert game.question(YELLOW).value == 2
    assert play(game, YELLOW, "costume pink falstaff 3") == [
        "costume-placed 3 pink falstaff 3",
        "costume-complete 3 falstaff 6",
        "money 3 2 costumes 2",
    ]
    assert (player(game, YELLOW)["money"], player(game, YELLOW)["prestige"]) == (2, 5)
    assert laid_out(game, "costumes") == "black green"
    assert game.position()["initiative"] == []  # a craftsman gives none
    assert game.deciders == (GREEN,)


def test_a_green_and_a_black_instead():
    """Yellow could have taken a green and a black element as well: 5 + 1 = 6 (R5.4)."""
    game = costume_mistress()
    assert play(game, YELLOW, "costume green author 1", "costume black falstaff 1") == [
        "costume-placed 3 green author 1",
        "costume-placed 3 black falstaff 1",
    ]
    assert game.deciders == (GREEN,)


def set_dresser():
    """Green's set dresser of 8 has placed green in the middle and pink to the left of it."""
    game = scene(
        turn=GREEN,
        order=[RED, BLUE, YELLOW, GREEN],
        sets="green pink black yellow",
        seats={GREEN: Seat(troupe=["set-dresser-8-1"])},
    )
    assert play(game, GREEN, "activate set-dresser-8-1") == ["activated 1 set-dresser-8-1"]
    assert play(game, GREEN, "set green 1.3") == ["set-placed 1 green 1.3", "token-gained 1 1"]
    assert game.question(GREEN).kind == "take"  # the token just gained does not help here (R5.8)
    assert play(game, GREEN, "set pink 1.2") == ["set-placed 1 pink 1.2", "money 1 1 sets 1"]
    return game


def test_green_pink_and_black_in_the_set():
    """Green, pink and black: black may not mirror pink, but may lie elsewhere or above (R5.4, R7.1, R7.3, R7.5)."""
    game = set_dresser()
    assert game.question(GREEN).value == 1
    assert legal(game, GREEN) == ["done", "set black 1.1", "set black 1.5", "set black 2.2"]
    assert why_not(game, GREEN, "set black 1.4") == (
        "space-asymmetric (R7.3): place 1.4, mirror 1.2, colour pink"
    )
    assert play(game, GREEN, "set black 2.2") == ["set-placed 1 black 2.2"]
    green = player(game, GREEN)
    assert green["stage"] == {"1.2": "pink", "1.3": "green", "2.2": "black"}
    assert (green["money"], green["tokens"], green["ambiance"], green["prestige"]) == (1, 1, 3, 5)
    assert game.deciders == (RED,)


def test_the_handyman():
    """Red's handyman puts a purple costume element on the Author and a black one at the set's bottom left (R5.4)."""
    game = scene(turn=RED, costumes="purple pink", sets="black pink", seats={RED: Seat(wagered=2)})
    play(game, RED, "activate handyman")
    assert game.question(RED).value == 4
    assert play(game, RED, "costume purple author 1") == ["costume-placed 0 purple author 1"]
    assert legal(game, RED) == ["done", *(f"set black 1.{column}" for column in range(1, 6))]
    assert play(game, RED, "set black 1.1") == ["set-placed 0 black 1.1"]
    red = player(game, RED)
    assert character(game, RED, "author")["costume"] == ["purple", None, None]
    assert red["stage"] == {"1.1": "black"}
    assert (red["money"], red["prestige"], red["cylinders"]) == (0, 5, 1)
    assert [p["ambiance"] for p in game.position()["players"]] == [3, 3, 3, 3]
    assert game.deciders == (GREEN,)


def test_the_jewelers_joker():
    """Green's jeweler puts a yellow element to the right of the green one: a joker, so symmetrical (R5.5, R7.3)."""
    game = scene(
        turn=GREEN,
        sets="yellow",
        seats={
            GREEN: Seat(
                troupe=["set-dresser-8-1", "jeweler-1"],
                recruited=True,
                money=1,
                tokens=1,
                stage={"1.2": "pink", "1.3": "green", "2.2": "black"},
                used=["set-dresser-8-1"],
            )
        },
    )
    assert play(game, GREEN, "activate jeweler-1") == ["activated 1 jeweler-1"]  # no token asked for (R5.8)
    assert legal(game, GREEN) == ["done", "set yellow 1.1", "set yellow 1.4", "set yellow 1.5"]
    assert play(game, GREEN, "set yellow 1.4") == ["set-placed 1 yellow 1.4"]
    green = player(game, GREEN)
    assert green["stage"] == {"1.2": "pink", "1.3": "green", "1.4": "yellow", "2.2": "black"}
    assert (green["money"], green["tokens"], green["ambiance"], green["prestige"]) == (1, 1, 3, 5)


@pytest.mark.parametrize(
    ("craftsman", "value"), [("handyman", 4), ("costume-mistress-6-1", 6)], ids=["handyman", "mistress"]
)
def test_the_assistant(craftsman, value):
    """Yellow has recruited an assistant: from now on the handyman's value is 5 (R5.7)."""
    game = scene(
        turn=YELLOW,
        row=["assistant-2"],
        costumes="green black",
        seats={
            YELLOW: Seat(troupe=["costume-mistress-6-1"]),
            RED: Seat(passed=True),
            GREEN: Seat(passed=True),
            BLUE: Seat(passed=True),
        },
    )
    before = game.copy()
    play(before, YELLOW, f"activate {craftsman}")
    assert before.question(YELLOW).value == value
    play(game, YELLOW, "recruit assistant-2", f"activate {craftsman}")
    assert game.question(YELLOW).value == value + 1


def test_the_queens_four_pounds():
    """Green, alone at the end, puts the last cylinder on the Queen and takes £4; that ends the phase (R4.1, R5.9)."""
    game = scene(
        turn=GREEN,
        order=[RED, BLUE, YELLOW, GREEN],
        seats={
            RED: Seat(passed=True),
            BLUE: Seat(passed=True),
            YELLOW: Seat(passed=True),
            GREEN: Seat(
                troupe=["set-dresser-8-1", "jeweler-1"],
                recruited=True,
                money=1,
                used=["set-dresser-8-1", "jeweler-1", "falstaff"],
            ),
        },
    )
    play(game, GREEN, "activate author", "step I", "step I")
    assert game.deciders == (GREEN,)
    assert legal(game, GREEN) == ["activate handyman", "activate queen", "pass"]
    assert play(game, GREEN, "activate queen") == ["activated 1 queen"]
    assert legal(game, GREEN) == ["ask money", "ask objectives"]
    assert play(game, GREEN, "ask money")[:3] == ["money 1 4 queen 5", "passed-by-rule 1", "phase ambiance"]
    assert player(game, GREEN)["money"] == 5
    assert player(game, GREEN)["objectives"] == []


def test_passing_early():
    """A player who has recruited may stop with cylinders left, and then rests fewer characters (R4.3, R10.2).

    Five cylinders wagered and four used: three Rest tokens, on three of those four; never on assistants or extras.
    """
    game = scene(
        2,
        turn=RED,
        seats={
            RED: Seat(
                troupe=["assistant-1"],
                extras=1,
                recruited=True,
                wagered=5,
                used=["author", "falstaff", "handyman", "queen"],
            ),
            GREEN: Seat(passed=True),
        },
        row=["assistant-2", "assistant-3"],
    )
    assert player(game, RED)["cylinders"] == 1
    # Only the assistant and the extra are left, so Red is out without being asked (R4.3).
    assert game.question(RED).kind == "spare"
    assert legal(game, RED) == ["spare author", "spare falstaff", "spare handyman", "spare queen"]
    play(game, RED, "spare handyman")
    resting = [c["name"] for c in player(game, RED)["troupe"] if c["resting"]]
    assert resting == ["author", "falstaff", "queen"]


def test_passing_with_cylinders_left():
    """Passing ends the phase for that player only, whatever cylinders are left; it needs a recruit first (R4.3)."""
    game = scene(3, turn=RED, row=["hamlet"], seats={RED: Seat(wagered=5)})
    assert why_not(game, RED, "pass") == "pass-before-recruiting (R4.3)"
    play(game, RED, "recruit hamlet")
    play(game, GREEN, "activate author", "step I", "step I")
    play(game, BLUE, "activate author", "step I", "step I")
    assert play(game, RED, "pass") == ["passed 0"]
    assert player(game, RED)["cylinders"] == 5
    play(game, GREEN, "activate falstaff", "step I")
    play(game, BLUE, "activate falstaff", "step I")
    assert game.deciders == (GREEN,)
