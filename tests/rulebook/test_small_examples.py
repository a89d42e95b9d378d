"""The small examples inside the text of the rules, and the exact figures of the condensed rules."""

import pytest

from tests.frozen import EDITION, new_game
from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    InOrder,
    Seat,
    character,
    laid_out,
    legal,
    lines,
    play,
    player,
    scene,
    spaces,
    why_not,
)


@pytest.mark.parametrize(
    ("players", "bag", "draw", "row"),
    [
        (2, [8, 8, 7, 5, 4, 4], 6, 4),
        (3, [12, 12, 10, 8, 6, 6], 9, 5),
        (4, [16, 16, 12, 12, 8, 8], 12, 6),
    ],
)
def test_bags_draws_and_cards(players, bag, draw, row):
    """What each bag holds, what is drawn from it, how many cards are laid out (R1.5, R2.2, R2.3)."""
    position = new_game(players).position()
    for kind in ("costumes", "sets"):
        assert sum(position["crates"][kind].values()) == draw
        assert [
            position["crates"][kind][c] + position["bags"][kind][c] for c in position["bags"][kind]
        ] == bag
    assert len(position["row"]) == row
    game = scene(players, phase="maintenance")
    assert sum(game.position()["crates"]["costumes"].values()) == draw
    assert sum(game.position()["crates"]["sets"].values()) == draw
    assert len(game.position()["row"]) == row


def test_the_last_on_the_order_track_chooses_first():
    """The last on the Order track takes the first card, and it may be an extra (R2.3)."""
    game = new_game(4, seed=5)
    order = game.position()["order"]
    for seat in reversed(order):
        assert game.deciders == (seat,)
        assert game.question(seat).kind == "first-recruit"
        play(game, seat, f"recruit {game.position()['row'][0]} as extra")
        assert player(game, seat)["troupe"][-1]["name"] == "extra-1"
    assert game.deciders == (0, 1, 2, 3)


def test_the_second_row_rests_on_two_elements():
    """An element of the second row needs both elements below it (R7.1)."""
    game = scene(turn=RED, sets="black black", seats={RED: Seat(stage={"1.2": "pink", "1.5": "pink"})})
    play(game, RED, "activate handyman")
    assert legal(game, RED) == ["done", "set black 1.3"]
    assert why_not(game, RED, "set black 2.2") == "space-unsupported (R7.1): place 2.2, missing 1.3"
    play(game, RED, "set black 1.3")
    assert "set black 2.2" in legal(game, RED)


def test_pink_at_the_bottom_right():
    """Pink at the bottom right: the bottom left then takes nothing but pink (or yellow) (R7.3)."""
    game = scene(
        day=2,
        turn=RED,
        sets="black pink purple blue green",
        seats={RED: Seat(troupe=["set-dresser-8-1"], stage={"1.5": "pink"})},
    )
    play(game, RED, "activate set-dresser-8-1")
    assert [move for move in legal(game, RED) if move.endswith("1.1")] == ["set pink 1.1"]
    assert why_not(game, RED, "set green 1.1") == (
        "space-asymmetric (R7.3): place 1.1, mirror 1.5, colour pink"
    )


def test_one_side_of_the_set_first():
    """Nothing keeps a player from building one side up before the other (R7.3)."""
    game = scene(
        day=3, turn=RED, sets="black", seats={RED: Seat(stage={"1.1": "pink", "1.2": "blue", "1.3": "green"})}
    )
    play(game, RED, "activate handyman")
    assert legal(game, RED) == ["done", "set black 2.2"]
    assert play(game, RED, "set black 2.2")[0] == "set-placed 0 black 2.2"


def test_three_elements_on_three_wearers():
    """Three elements need not go on the same actor or extra (R6.1)."""
    game = scene(
        turn=RED,
        costumes="pink pink pink",
        seats={RED: Seat(troupe=["costume-mistress-6-1"], extras=1, recruited=True)},
    )
    play(game, RED, "activate costume-mistress-6-1")
    play(game, RED, "costume pink falstaff 1", "costume pink extra-1 1", "costume pink author 1")
    for name in ("author", "falstaff", "extra-1"):
        assert character(game, RED, name)["costume"] == ["pink", None, None]


def test_a_costume_of_less_than_six_pays_nothing():
    """Black, black and pink make 4: complete, no pay, and yet it rehearses (R6.2, R9.1)."""
    game = scene(turn=RED, costumes="pink", seats={RED: Seat(costumes={"falstaff": "black black"})})
    play(game, RED, "activate handyman")
    assert play(game, RED, "costume pink falstaff 3") == [
        "costume-placed 0 pink falstaff 3",
        "costume-complete 0 falstaff 4",
        "nothing-to-take 0 handyman 2",
    ]
    game = scene(day=4, phase="rehearsal", seats={RED: Seat(costumes={"falstaff": "black black pink"})})
    assert lines(game) == ["phase rehearsal", "rehearsed 0 falstaff"]
    assert game.question(RED).kind == "step"


def test_an_element_without_a_place_stays():
    """All costumes complete: a costume element cannot be taken and stays laid out (R5.10)."""
    game = scene(
        turn=RED,
        costumes="pink",
        seats={RED: Seat(costumes={"author": "black black black", "falstaff": "black black black"})},
    )
    assert play(game, RED, "activate handyman") == ["activated 0 handyman", "nothing-to-take 0 handyman 4"]
    assert laid_out(game, "costumes") == "pink"


def test_one_token_at_a_time_and_not_with_actors():
    """Two tokens cannot be played together, and they do not work with actors (R5.8)."""
    game = scene(
        day=2,
        turn=RED,
        costumes="black green",
        seats={RED: Seat(tokens=2, troupe=["beatrice"], recruited=True)},
    )
    with_actor = game.copy()
    play(with_actor, RED, "activate beatrice")
    assert with_actor.question(RED).kind == "take"
    play(game, RED, "activate handyman")
    assert legal(game, RED) == ["keep token", "spend token"]
    assert play(game, RED, "spend token") == ["token-spent 0 handyman 1"]
    assert (game.question(RED).kind, game.question(RED).value) == ("take", 7)
    assert player(game, RED)["tokens"] == 1


def test_who_has_not_rehearsed_joins_initiative():
    """Only Blue has rehearsed: the others follow in Order (R8.1)."""
    game = scene(phase="ambiance", order=[RED, BLUE, YELLOW, GREEN], initiative=[BLUE])
    assert game.position()["initiative"] == [BLUE, RED, YELLOW, GREEN]


def test_the_end_of_an_act():
    """At the end nobody goes further; whoever arrives there later lies on top (R1.1, R9.1)."""
    game = scene(
        turn=RED,
        acts={"I": {GREEN: 10, RED: 9}},
        seats={RED: Seat(troupe=["romeo"])},
    )
    assert play(game, RED, "activate romeo") == [
        "activated 0 romeo",
        "initiative 0 1",
        "step 0 1 10",
        "step-lost 0 1",
    ]
    assert game.position()["acts"][0]["ahead"][:2] == [GREEN, RED]


def test_a_resting_actor_rehearses():
    """An actor takes part in the dress rehearsal even with a Rest token (R9.1)."""
    game = scene(
        day=4,
        phase="rehearsal",
        seats={RED: Seat(troupe=["hamlet"], resting=["hamlet"], costumes={"hamlet": "black black black"})},
    )
    assert lines(game)[1:3] == ["rehearsed 0 hamlet", "prestige 0 1 rehearsal 6"]


@pytest.mark.parametrize(
    ("start", "moved"), [(6, "ambiance-held 0 6"), (5, "ambiance 0 1 6"), (4, "ambiance 0 2 6")]
)
def test_the_ambiance_track_has_ends(start, moved):
    """Nobody leaves the ambiance track, whatever would make them (R1.3)."""
    game = scene(turn=RED, sets="blue", seats={RED: Seat(ambiance=start)})
    play(game, RED, "activate handyman")
    assert play(game, RED, "set blue 1.3")[1] == moved


def test_the_authors_two_white_quills():
    """The Author has two white quills when activated (R5.1, R12.1)."""
    author = next(character for character in EDITION.printed if character.name == "author")
    assert author.activate == ("white", "white")


def test_a_free_extra():
    """Whoever wants no character can always recruit an extra, who is free (R4.2, R0.4)."""
    game = scene(turn=RED, row=["othello"])
    assert play(game, RED, "recruit othello as extra") == ["recruited-extra 0 othello extra-1"]
    assert player(game, RED)["payroll"] == 0
    assert player(game, RED)["troupe"][-1] == {
        "name": "extra-1",
        "card": "othello",
        "costume": [None, None, None],
        "used": False,
        "resting": False,
    }


def test_back_onto_an_occupied_space():
    """A disc that goes back onto an occupied space lies on top there too (R1.2)."""
    game = scene(
        turn=RED,
        acts={"I": {RED: 4, GREEN: 3, BLUE: 3, YELLOW: 3}, "II": dict.fromkeys(range(4), 10)},
        seats={RED: Seat(troupe=["lear"])},
    )
    play(game, RED, "activate lear", "step III", "step III", "step III")
    assert legal(game, RED) == ["back I", "back II", "back III"]
    assert play(game, RED, "back I") == ["back 0 1 3"]
    assert game.position()["acts"][0]["ahead"] == [GREEN, BLUE, YELLOW, RED]
    assert spaces(game, RED) == [3, 10, 4]


@pytest.mark.parametrize(
    ("money", "acts"),
    [(0, {RED: 4}), (1, {RED: 5}), (1, {RED: 6}), (3, {RED: 7}), (3, {RED: 9}), (5, {RED: 10})],
)
def test_act_i_is_not_cumulative(money, acts):
    """Act I: £1, £3, £5 from spaces 5, 7, 10; only the last one reached counts (R9.3)."""
    game = scene(day=4, phase="rehearsal", acts={"I": acts})
    assert player(game, RED)["money"] == money


@pytest.mark.parametrize(("prestige", "space"), [(0, 5), (1, 6), (1, 7), (2, 8), (2, 9), (3, 10)])
def test_act_iii_is_not_cumulative(prestige, space):
    """Act III: 1, 2, 3 prestige from spaces 6, 8, 10; only the last one reached counts (R9.5)."""
    level = dict.fromkeys(range(4), 4)
    game = scene(
        day=4, phase="rehearsal", acts={"I": level, "II": {**level, GREEN: 5, BLUE: 5}, "III": {RED: space}}
    )
    assert player(game, RED)["prestige"] == 5 + prestige


def test_viola_and_hamlet_in_costume():
    """Viola, fully costumed, gives £2, Hamlet 1 prestige (R9.1, R12.1)."""
    game = scene(
        2,
        day=4,
        phase="rehearsal",
        acts={act: dict.fromkeys(range(2), 4) for act in ("I", "III")} | {"II": {GREEN: 5, RED: 4}},
        seats={
            RED: Seat(
                troupe=["viola", "hamlet"],
                costumes={"viola": "black black black", "hamlet": "black black black"},
            )
        },
    )
    assert lines(game)[1:6] == [
        "rehearsed 0 viola",
        "money 0 1 rehearsal 1",
        "money 0 1 rehearsal 2",
        "rehearsed 0 hamlet",
        "prestige 0 1 rehearsal 6",
    ]


def test_the_jeweler_has_no_bonus():
    """Assistants and tokens do nothing for the jeweler: one yellow element, and only yellow (R5.5, R5.7, R5.8)."""
    game = scene(
        day=2,
        turn=RED,
        costumes="yellow yellow black",
        seats={RED: Seat(troupe=["jeweler-1", "assistant-1"], tokens=1)},
    )
    play(game, RED, "activate jeweler-1")
    assert legal(game, RED) == ["costume yellow author 1", "costume yellow falstaff 1", "done"]
    play(game, RED, "costume yellow author 1")
    assert game.deciders == (GREEN,)


def test_yellow_is_wild_and_spaces_may_stay_empty():
    """Yellow matches any colour, and any colour matches yellow; spaces may be left empty (R7.3)."""
    game = scene(turn=RED, sets="black", seats={RED: Seat(stage={"1.1": "yellow", "1.2": "green"})})
    play(game, RED, "activate handyman")
    assert legal(game, RED) == ["done", "set black 1.3", "set black 1.5"]
    assert play(game, RED, "done") == ["declined 0 handyman"]


def test_three_objectives_one_kept():
    """The Queen shows three objectives; one is kept, two go under the deck (R5.9)."""
    game = scene(turn=RED, chance=InOrder())
    play(game, RED, "activate queen", "ask objectives")
    assert legal(game, RED) == ["keep balance", "keep cast", "keep company"]
    play(game, RED, "keep cast")
    assert player(game, RED)["objectives"] == ["cast"]


def test_cylinders_of_one_to_five():
    """One to five cylinders may be wagered (R3.2)."""
    game = scene(phase="wager")
    assert legal(game, RED) == [f"wager {cylinders}" for cylinders in (1, 2, 3, 4, 5)]
