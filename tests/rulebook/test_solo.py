"""The solo game (R10.6), part by part."""

import pytest

from tests.frozen import new_game
from tests.scene import NEUTRAL, RED, InOrder, Seat, legal, lines, play, player, scene, spaces, why_not


def test_what_is_laid_out():
    """Two-player bags, six elements of each kind and four cards a day (R10.6, R1.5, R2.2, R2.3)."""
    game = new_game(1)
    position = game.position()
    for kind in ("costumes", "sets"):
        assert sum(position["crates"][kind].values()) == 6
        both = [position["crates"][kind][c] + position["bags"][kind][c] for c in position["bags"][kind]]
        assert both == [8, 8, 7, 5, 4, 4]
    assert len(position["row"]) == 4
    play(game, RED, f"recruit {position['row'][0]}")
    assert len(game.position()["row"]) == 4
    assert len(game.position()["card_discards"]) == 3


def test_neutral_discs_at_the_start():
    """A neutral disc lies on space 4 of each act from the start (R10.6)."""
    game = new_game(1)
    assert game.position()["acts"] == [{"spaces": [1, 4], "ahead": [NEUTRAL, RED]}] * 3
    assert [e for e in lines(game) if e.startswith("neutral")] == [
        "neutral 1 4",
        "neutral 2 4",
        "neutral 3 4",
    ]


def test_no_wager():
    """There is no wager and no prestige from it: all five cylinders may be used (R10.6)."""
    game = new_game(1, seed=3)
    card = game.position()["row"][0]
    events = play(game, RED, f"recruit {card} as extra")
    assert events[-4:] == ["day 1", "cylinders 0 5", "initiative-emptied", "phase company"]
    assert game.question(RED).kind == "action"
    red = player(game, RED)
    assert (red["wagered"], red["cylinders"], red["prestige"]) == (5, 5, 5)
    assert why_not(game, RED, "wager 1") == "wager-not-now (R3.2): asked action"


def test_stopping_at_will_after_recruiting():
    """The player stops phase 2 at will, but recruiting stays mandatory (R10.6, R4.2)."""
    game = scene(1, turn=RED, row=["hamlet"])
    assert "pass" not in legal(game, RED)
    assert why_not(game, RED, "pass") == "pass-before-recruiting (R4.3)"
    play(game, RED, "recruit hamlet")
    assert legal(game, RED) == [
        "activate author",
        "activate falstaff",
        "activate hamlet",
        "activate handyman",
        "activate queen",
        "pass",
    ]


@pytest.mark.parametrize(
    ("placed", "prestige"),
    [([], 0), (["author"], 1), (["author", "queen"], 1), (["author", "queen", "falstaff"], 0)],
)
def test_prestige_for_one_or_two_cylinders(placed, prestige):
    """One or two cylinders placed: 1 prestige. None, or three and more: nothing (R10.6)."""
    game = scene(1, turn=RED, seats={RED: Seat(recruited=True, used=placed)})
    events = play(game, RED, "pass")
    gain = [f"prestige 0 1 wager {5 + prestige}"] if prestige else []
    assert events[: 3 + len(gain)] == ["passed 0", f"solo-stopped 0 {len(placed)}", *gain, "phase ambiance"]
    assert player(game, RED)["prestige"] == 5 + prestige


def test_no_prestige_for_all_five():
    """Five cylinders placed: the phase ends by itself, without a reward (R10.6, R4.3)."""
    used = ["author", "falstaff", "queen", "hamlet"]
    game = scene(1, turn=RED, seats={RED: Seat(troupe=["hamlet"], recruited=True, used=used)})
    events = play(game, RED, "activate handyman")
    assert events[:5] == [
        "activated 0 handyman",
        "nothing-to-take 0 handyman 4",
        "passed-by-rule 0",
        "solo-stopped 0 5",
        "phase ambiance",
    ]
    assert player(game, RED)["prestige"] == 5


@pytest.mark.parametrize(
    ("disc", "prestige"),
    [
        ({RED: 5}, 2),
        ({RED: 4, NEUTRAL: 4}, 2),  # Red was there first
        ({NEUTRAL: 4, RED: 4}, 1),
        ({RED: 3}, 0),  # -1 + 1
    ],
)
def test_act_ii_against_the_neutral_disc(disc, prestige):
    """Act II is scored against the neutral disc by the order in the pile: first 2, second 1 (R10.6, R1.2, R9.4)."""
    game = scene(1, day=4, phase="rehearsal", acts={"I": {RED: 4}, "II": disc, "III": {RED: 4}})
    assert player(game, RED)["prestige"] == 5 + prestige


def test_neutral_discs_move_after_the_first_rehearsal():
    """After the scoring of the first rehearsal they move to space 8, on top of what is there (R10.6)."""
    game = scene(
        1,
        day=4,
        phase="rehearsal",
        acts={"I": {RED: 8}, "II": {RED: 9}, "III": {RED: 7}},
        seats={RED: Seat(costumes={"author": "black black black"})},
    )
    assert lines(game) == ["phase rehearsal", "rehearsed 0 author"]
    events = play(game, RED, "step II")
    assert events[:11] == [
        "step 0 2 10",
        "act-scored 1",
        "money 0 3 acts 3",
        "act-scored 2",
        "prestige 0 2 acts 7",
        "act-scored 3",
        "prestige 0 1 acts 8",
        "neutral 1 8",
        "neutral 2 8",
        "neutral 3 8",
        "phase maintenance",
    ]
    assert game.position()["acts"] == [
        {"spaces": [8, 8], "ahead": [RED, NEUTRAL]},
        {"spaces": [10, 8], "ahead": [RED, NEUTRAL]},
        {"spaces": [7, 8], "ahead": [NEUTRAL, RED]},
    ]


def test_neutral_discs_stay_after_the_second_rehearsal():
    """They move once only, after the first rehearsal (R10.6)."""
    game = scene(1, day=6, phase="rehearsal", acts={"I": {RED: 9}})
    assert game.finished
    assert game.position()["acts"][0] == {"spaces": [9, 8], "ahead": [RED, NEUTRAL]}
    assert not [e for e in lines(game) if e.startswith("neutral")]


def test_first_places_against_the_neutral_discs():
    """The first-places objective compares with all three neutral discs, order in the pile included (R10.6, R10.7)."""
    game = scene(
        1,
        day=6,
        phase="rehearsal",
        acts={"I": {RED: 8, NEUTRAL: 8}, "II": {NEUTRAL: 8, RED: 8}, "III": {RED: 9}},
        seats={RED: Seat(objectives=["first-nights"])},
    )
    assert "objective-scored 0 first-nights 2 2" in lines(game)


def test_the_result_is_a_score():
    """The result is a score: one standing, rank 1 (R10.6)."""
    game = scene(
        1,
        day=6,
        phase="rehearsal",
        acts={"I": {RED: 10}, "II": {RED: 4}, "III": {RED: 8}},
        seats={RED: Seat(prestige=9)},
    )
    (standing,) = game.standings()
    assert (standing.score, standing.rank, standing.tied, standing.money) == (9 + 1 + 2, 1, False, 5)
    assert lines(game)[-1] == "final 0 12 5"  # and nobody has won


def test_a_solo_evening():
    """Maintenance lays out four cards and six elements; rest is asked of the one player (R10.1, R10.2, R10.6)."""
    game = scene(1, day=1, phase="maintenance", seats={RED: Seat(used=["author", "queen"])}, chance=InOrder())
    position = game.position()
    assert position["day"] == 2
    assert len(position["row"]) == 4
    assert sum(position["crates"]["costumes"].values()) == 6
    assert sum(position["crates"]["sets"].values()) == 6
    assert legal(game, RED) == ["spare author", "spare queen"]
    play(game, RED, "spare queen")
    assert spaces(game, RED) == [1, 1, 1]
    assert player(game, RED)["cylinders"] == 5
    assert why_not(game, RED, "activate author") == "character-resting (R4.4): character author"
