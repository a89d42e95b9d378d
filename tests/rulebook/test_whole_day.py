"""The running example of the documents as one day of a game, from the wager to the rest."""

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


def test_one_day_of_four_players():
    """The examples of R3.2, R4.2, R4.5, R5.4, R5.5, R5.7, R5.9, R7.3, R8.3 and R10.2, one after the other."""
    game = scene(
        phase="wager",
        order=[GREEN, BLUE, YELLOW, RED],
        row=["lady-macbeth", "jeweler-1", "assistant-1", "romeo", "juliet", "puck"],
        costumes="pink pink pink green black purple black black pink blue yellow yellow",
        sets="green pink black black yellow blue purple purple pink pink pink black",
        seats={
            RED: Seat(troupe=["viola"]),
            GREEN: Seat(troupe=["set-dresser-8-1"]),
            BLUE: Seat(troupe=["iago"]),
            YELLOW: Seat(troupe=["costume-mistress-6-1"]),
        },
    )
    # The wager: Red 2, Green 5, Blue and Yellow 3, and Blue is before Yellow on Initiative.
    assert game.deciders == (RED, GREEN, BLUE, YELLOW)
    for seat, wager in ((RED, 2), (GREEN, 5), (BLUE, 3), (YELLOW, 3)):
        play(game, seat, f"wager {wager}")
    assert game.position()["order"] == [RED, BLUE, YELLOW, GREEN]
    assert [p["prestige"] for p in game.position()["players"]] == [6, 5, 5, 5]

    # Round 1
    play(game, RED, "recruit lady-macbeth")
    assert game.deciders == (BLUE,)
    play(game, BLUE, "activate author", "step II", "step III")
    assert game.position()["initiative"] == [BLUE]
    assert game.deciders == (YELLOW,)
    play(game, YELLOW, "activate costume-mistress-6-1")
    play(game, YELLOW, "costume pink falstaff 1", "costume pink falstaff 2", "costume pink falstaff 3")
    assert player(game, YELLOW)["money"] == 2
    assert game.deciders == (GREEN,)
    play(game, GREEN, "activate set-dresser-8-1", "set green 1.3", "set pink 1.2")
    assert game.why_not(GREEN, "set black 1.4").id == "space-asymmetric"
    play(game, GREEN, "set black 2.2")
    assert (player(game, GREEN)["money"], player(game, GREEN)["tokens"]) == (1, 1)
    assert game.deciders == (RED,)

    # Round 2
    play(game, RED, "activate handyman", "costume purple author 1", "set black 1.1")
    play(game, BLUE, "recruit romeo")
    play(game, YELLOW, "recruit assistant-1")
    play(game, GREEN, "recruit jeweler-1")
    assert game.position()["row"] == ["juliet", "puck"]

    # Round 3: Red's last cylinder; Yellow's handyman is worth 5 by now; Green's joker
    play(game, RED, "activate author", "step I", "step I")
    assert play(game, BLUE, "activate handyman", "set blue 1.3")[-1] == "ambiance 2 2 5"
    play(game, YELLOW, "activate handyman")
    assert game.question(YELLOW).value == 5
    play(game, YELLOW, "costume green author 1")
    play(game, GREEN, "activate jeweler-1", "set yellow 1.4")

    # Round 4
    assert game.deciders == (BLUE,)  # Red has recruited and has no cylinder left
    assert play(game, BLUE, "activate falstaff", "step I")[-2:] == ["step 2 1 2", "ambiance 2 1 6"]
    play(game, YELLOW, "activate falstaff", "step II")
    play(game, GREEN, "activate falstaff", "step I")

    # Green alone
    assert [p["passed"] for p in game.position()["players"]] == [True, False, True, True]
    play(game, GREEN, "activate author", "step I", "step III")
    play(game, GREEN, "activate queen")
    assert game.position()["initiative"] == [BLUE, RED, YELLOW, GREEN]
    assert laid_out(game, "sets") == "black pink pink pink purple purple"

    # Ambiance: two purple elements are left. Blue falls to the £1 space, Yellow and Green to "back 1", Red to the end.
    assert play(game, GREEN, "ask money") == [
        "money 1 4 queen 5",
        "passed-by-rule 1",
        "phase ambiance",
        "purple-left 2",
        "ambiance 0 -2 1",
        "ambiance 2 -2 4",
        "ambiance 3 -2 2",
        "ambiance 1 -2 2",
        "prestige 0 -1 ambiance 5",
        "money 2 1 ambiance 1",
        "forced 3 back II",
        "back 3 2 1",
    ]
    assert legal(game, GREEN) == ["back I", "back III"]
    play(game, GREEN, "back III")
    assert [spaces(game, seat) for seat in range(4)] == [[3, 1, 1], [3, 1, 1], [2, 2, 2], [1, 1, 1]]

    # Rest
    assert game.position()["day"] == 2
    assert game.deciders == (RED, GREEN, BLUE, YELLOW)
    play(game, RED, "spare author")
    play(game, BLUE, "spare author")
    play(game, YELLOW, "spare costume-mistress-6-1")
    assert game.deciders == (GREEN,)
    play(game, GREEN, "spare jeweler-1")
    resting = [[c["name"] for c in player(game, seat)["troupe"] if c["resting"]] for seat in range(4)]
    assert resting == [
        ["handyman"],
        ["author", "falstaff", "queen", "set-dresser-8-1"],
        ["falstaff", "handyman"],
        ["falstaff", "handyman"],
    ]

    # The next day: the tie goes to Blue, who was first on Initiative.
    for seat in range(4):
        play(game, seat, "wager 1")
    assert game.position()["order"] == [BLUE, RED, YELLOW, GREEN]
    assert [p["prestige"] for p in game.position()["players"]] == [5, 5, 6, 5]
    assert [p["money"] for p in game.position()["players"]] == [0, 5, 1, 2]
    assert character(game, YELLOW, "falstaff")["costume"] == ["pink", "pink", "pink"]
    for seat in (BLUE, RED, YELLOW):
        card = game.position()["row"][0]
        play(game, seat, f"recruit {card} as extra")
    assert why_not(game, GREEN, "activate queen") == "character-resting (R4.4): character queen"
    assert [move for move in legal(game, GREEN) if "activate" in move] == [
        "activate handyman",
        "activate jeweler-1",
    ]
