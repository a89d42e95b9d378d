"""R6: costumes."""

import itertools

import pytest

from tests.scene import GREEN, RED, Seat, character, edition_with, legal, play, player, scene, why_not

VALUES = {"black": 1, "pink": 2, "purple": 3, "blue": 4, "green": 5, "yellow": 3}
PAY = {
    **dict.fromkeys(range(6), (0, 0)),
    **dict.fromkeys((6, 7), (2, 0)),
    **dict.fromkeys((8, 9, 10), (1, 1)),
}
PAY |= {**dict.fromkeys((11, 12), (0, 2)), **dict.fromkeys((13, 14, 15), (0, 3))}


def test_who_wears_costumes():
    """R6.1: own actors and extras, used and resting ones too; nobody else."""
    game = scene(
        2,
        day=3,
        turn=RED,
        costumes="black",
        seats={
            RED: Seat(
                troupe=["hamlet", "jeweler-1"],
                extras=1,
                used=["author", "hamlet"],
                resting=["falstaff"],
            ),
            GREEN: Seat(troupe=["iago"]),
        },
    )
    play(game, RED, "activate handyman")
    assert legal(game, RED) == [
        "costume black author 1",
        "costume black extra-1 1",
        "costume black falstaff 1",
        "costume black hamlet 1",
        "done",
    ]
    assert why_not(game, RED, "costume black iago 1") == "wearer-not-yours (R6.1): character iago, circle 1"
    assert (
        why_not(game, RED, "costume black extra-2 3")
        == "wearer-not-yours (R6.1): character extra-2, circle 3"
    )


def test_several_wearers_at_once():
    """R6.1: the elements of one activation may go to several."""
    game = scene(2, turn=RED, costumes="black black pink")
    play(
        game,
        RED,
        "activate handyman",
        "costume pink falstaff 1",
        "costume black author 1",
        "costume black falstaff 2",
    )
    assert character(game, RED, "author")["costume"] == ["black", None, None]
    assert character(game, RED, "falstaff")["costume"] == ["pink", "black", None]
    assert player(game, GREEN)["troupe"][1]["costume"] == [None, None, None]


def test_costumes_stay():
    """R6.1: a placed element cannot be covered, and stays over the evening."""
    game = scene(2, turn=RED, costumes="black", seats={RED: Seat(costumes={"author": "pink green"})})
    play(game, RED, "activate handyman")
    for circle in (1, 2):
        assert why_not(game, RED, f"costume black author {circle}") == (
            f"circle-filled (R6.1): character author, circle {circle}"
        )
    evening = scene(2, phase="ambiance", seats={RED: Seat(costumes={"author": "pink green"})})
    assert evening.position()["day"] == 2
    assert character(evening, RED, "author")["costume"] == ["pink", "green", None]


def test_the_circle():
    """R6.1: circles that are alike are offered once: the first free one."""
    game = scene(2, turn=RED, costumes="black", seats={RED: Seat(costumes={"author": "- pink"})})
    play(game, RED, "activate handyman")
    assert legal(game, RED) == ["costume black author 1", "costume black falstaff 1", "done"]
    assert why_not(game, RED, "costume black author 3") == (
        "circle-not-first (R6.1): character author, circle 3, first 1"
    )
    assert why_not(game, RED, "costume black falstaff 2") == (
        "circle-not-first (R6.1): character falstaff, circle 2, first 1"
    )
    play(game, RED, "costume black author 1")
    assert character(game, RED, "author")["costume"] == ["black", "pink", None]


def test_the_circle_after_a_gap():
    """R6.1: the third circle comes next where the first two are filled."""
    game = scene(2, turn=RED, costumes="black black", seats={RED: Seat(costumes={"author": "- pink"})})
    play(game, RED, "activate handyman", "costume black author 1")
    assert legal(game, RED) == ["costume black author 3", "costume black falstaff 1", "done"]
    assert play(game, RED, "costume black author 3")[:2] == [
        "costume-placed 0 black author 3",
        "costume-complete 0 author 4",
    ]


COSTUMES = {}
for worn in itertools.combinations_with_replacement(VALUES, 3):
    COSTUMES.setdefault(sum(VALUES[colour] for colour in worn), worn)


@pytest.mark.parametrize("total", range(3, 16))
def test_what_a_complete_costume_pays(total):
    """R6.2: at once, by its total."""
    *first, last = COSTUMES[total]
    giver = "jeweler-1" if last == "yellow" else "costume-mistress-8-1"
    game = scene(
        2, turn=RED, costumes=last, seats={RED: Seat(troupe=[giver], costumes={"falstaff": " ".join(first)})}
    )
    play(game, RED, f"activate {giver}")
    pounds, prestige = PAY[total]
    events = [f"costume-placed 0 {last} falstaff 3", f"costume-complete 0 falstaff {total}"]
    events += [f"money 0 {pounds} costumes {pounds}"] if pounds else []
    events += [f"prestige 0 {prestige} costumes {5 + prestige}"] if prestige else []
    assert play(game, RED, f"costume {last} falstaff 3")[: len(events)] == events
    red = player(game, RED)
    assert (red["money"], red["prestige"]) == (pounds, 5 + prestige)
    assert red["ledger"][1] == ({"costumes": prestige} if prestige else {})


def test_an_incomplete_costume_pays_nothing():
    """R6.2: only the last circle pays."""
    game = scene(
        2, turn=RED, costumes="green green", seats={RED: Seat(troupe=["costume-mistress-8-1"], tokens=1)}
    )
    play(game, RED, "activate costume-mistress-8-1", "spend token")
    assert play(game, RED, "costume green author 1", "costume green author 2") == [
        "costume-placed 0 green author 1",
        "costume-placed 0 green author 2",
        "nothing-to-take 0 costume-mistress-8-1 1",
    ]
    assert (player(game, RED)["money"], player(game, RED)["prestige"]) == (0, 5)


def test_an_extras_costume_pays_as_well():
    """R6.2, R6.3: an extra has three circles, and pays by the same table."""
    game = scene(
        2, turn=RED, costumes="blue", seats={RED: Seat(extras=1, costumes={"extra-1": "green green"})}
    )
    assert len(character(game, RED, "extra-1")["costume"]) == 3
    play(game, RED, "activate handyman")
    assert play(game, RED, "costume blue extra-1 3") == [
        "costume-placed 0 blue extra-1 3",
        "costume-complete 0 extra-1 14",
        "prestige 0 3 costumes 8",
    ]


@pytest.mark.parametrize("name", ["author", "falstaff", "hamlet", "extra-1"])
def test_three_circles(name):
    """R6.3: a character has three circles."""
    game = scene(2, turn=RED, seats={RED: Seat(troupe=["hamlet"], extras=1, recruited=True)})
    assert character(game, RED, name)["costume"] == [None, None, None]


@pytest.mark.parametrize("name", ["handyman", "queen", "jeweler-1"])
def test_no_circles(name):
    """R6.1, R0.2: who is no actor and no extra wears no costume."""
    game = scene(2, turn=RED, seats={RED: Seat(troupe=["jeweler-1"])})
    assert "costume" not in character(game, RED, name)


@pytest.mark.parametrize(
    "worn", [("black", "black"), ("black", "blue"), ("pink", "blue"), ("green", "purple"), ("green", "green")]
)
def test_two_circles(worn):
    """R6.3: some actors have two; they pay by the same table."""
    edition = edition_with(characters={"romeo": {"circles": 2}})
    first, last = worn
    total = VALUES[first] + VALUES[last]
    game = scene(
        2,
        day=2,
        turn=RED,
        edition=edition,
        costumes=f"{last} black",
        seats={
            RED: Seat(troupe=["romeo", "costume-mistress-6-1"], costumes={"romeo": first, "author": "pink"})
        },
    )
    play(game, RED, "activate costume-mistress-6-1")
    assert f"costume {last} romeo 2" in legal(game, RED)
    events = play(game, RED, f"costume {last} romeo 2")
    assert events[1] == f"costume-complete 0 romeo {total}"
    assert (player(game, RED)["money"], player(game, RED)["prestige"] - 5) == PAY[total]
    assert character(game, RED, "romeo")["costume"] == [first, last]
    assert not [move for move in legal(game, RED) if "romeo" in move]


def test_a_two_circle_costume_is_filled_from_the_first():
    """R6.3, R6.1."""
    edition = edition_with(characters={"romeo": {"circles": 2}})
    game = scene(2, turn=RED, edition=edition, costumes="black", seats={RED: Seat(troupe=["romeo"])})
    assert character(game, RED, "romeo")["costume"] == [None, None]
    play(game, RED, "activate handyman")
    assert [move for move in legal(game, RED) if "romeo" in move] == ["costume black romeo 1"]
    assert why_not(game, RED, "costume black romeo 2") == (
        "circle-not-first (R6.1): character romeo, circle 2, first 1"
    )
