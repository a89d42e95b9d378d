"""R4: recruitment and activation."""

import pytest

from shakespeare import IllegalMove
from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Seat,
    character,
    edition_with,
    legal,
    play,
    player,
    scene,
    why_not,
)

PASSED = Seat(passed=True)


# Turns


def test_round_and_round_in_order():
    """R4.1: in Order, one action each, round and round."""
    game = scene(3, turn=GREEN, order=[BLUE, GREEN, RED])
    turns = []
    for _ in range(6):
        (seat,) = game.deciders
        turns.append(seat)
        ready = [move for move in legal(game, seat) if move in ("activate author", "activate handyman")]
        play(game, seat, ready[0], *["step I"] * (2 if "author" in ready[0] else 0))
    assert turns == [GREEN, RED, BLUE, GREEN, RED, BLUE]


def test_the_first_in_order_begins():
    """R4.1."""
    assert scene(3, order=[BLUE, GREEN, RED]).deciders == (BLUE,)


def test_nobody_plays_out_of_turn():
    """R4.1: the others are refused, and nothing changes."""
    game = scene(3, turn=GREEN)
    before = game.position()
    assert why_not(game, BLUE, "activate author") == "not-your-choice (R4.1): waiting [1]"
    with pytest.raises(IllegalMove) as refused:
        game.play(BLUE, "activate author")
    assert (refused.value.seat, refused.value.move.text) == (BLUE, "activate author")
    assert refused.value.reason == game.why_not(BLUE, "activate author")
    assert game.legal(BLUE) == []
    assert game.question(BLUE) is None
    assert game.position() == before


def test_the_action_question():
    """R4.1: recruit or activate; once recruited, activate or pass."""
    game = scene(2, turn=RED, row=["hamlet", "puck", "iago", "lear"], seats={RED: Seat(troupe=["viola"])})
    assert game.question(RED).to_dict() == {
        "id": "0.0",
        "seat": RED,
        "kind": "action",
        "message": "ask-action",
        "character": None,
        "value": None,
        "args": {},
    }
    activate = [f"activate {name}" for name in ("author", "falstaff", "handyman", "queen", "viola")]
    recruit = [
        f"recruit {name}{extra}" for name in ("hamlet", "iago", "lear", "puck") for extra in ("", " as extra")
    ]
    assert legal(game, RED) == sorted(activate + recruit)
    play(game, RED, "recruit puck")
    play(game, GREEN, "recruit lear as extra")
    assert game.question(RED).id == "0.1"
    assert legal(game, RED) == sorted([*activate, "activate puck", "pass"])


def test_who_has_passed_is_skipped():
    """R4.1: a player who has dropped out is not asked any more."""
    game = scene(4, turn=RED, seats={GREEN: PASSED, YELLOW: PASSED})
    play(game, RED, "activate author", "step I", "step I")
    assert game.deciders == (BLUE,)
    play(game, BLUE, "activate author", "step I", "step I")
    assert game.deciders == (RED,)


def test_one_player_may_be_left_alone():
    """R4.1."""
    game = scene(3, turn=BLUE, seats={RED: PASSED, GREEN: PASSED, BLUE: Seat(recruited=True, wagered=3)})
    play(game, BLUE, "activate queen", "ask money")
    assert game.deciders == (BLUE,)
    play(game, BLUE, "activate author", "step I", "step I")
    assert game.deciders == (BLUE,)
    assert play(game, BLUE, "activate handyman")[2:4] == ["passed-by-rule 2", "phase ambiance"]


def test_a_turn_of_somebody_who_has_passed_goes_on():
    """R4.1: whose turn it would be, if not for having passed."""
    game = scene(3, turn=GREEN, seats={GREEN: PASSED})
    assert game.deciders == (BLUE,)
    assert game.position()["stack"] == [{"step": "company", "seat": BLUE}]


# Recruiting


def test_recruiting_a_character():
    """R4.2: face up, no money, no cylinder, usable on the same day."""
    game = scene(2, turn=RED, row=["hamlet"], seats={RED: Seat(money=1, wagered=2), GREEN: PASSED})
    row = game.position()["row"]
    assert play(game, RED, "recruit hamlet") == ["recruited 0 hamlet"]
    red = player(game, RED)
    assert (red["money"], red["cylinders"], red["wagered"], red["recruited"]) == (1, 2, 2, True)
    assert red["troupe"][-1] == {"name": "hamlet", "costume": [None] * 3, "used": False, "resting": False}
    assert game.position()["row"] == [card for card in row if card != "hamlet"]
    assert "hamlet" not in game.position()["card_discards"]
    assert play(game, RED, "activate hamlet")[:2] == ["activated 0 hamlet", "initiative 0 1"]


def test_recruiting_extras():
    """R4.2: face down, an extra, for good; extras are numbered as they join."""
    game = scene(2, turn=RED, row=["hamlet"], seats={RED: Seat(extras=1), GREEN: PASSED})
    assert play(game, RED, "recruit hamlet as extra") == ["recruited-extra 0 hamlet extra-2"]
    assert player(game, RED)["troupe"][-1] == {
        "name": "extra-2",
        "card": "hamlet",
        "costume": [None] * 3,
        "used": False,
        "resting": False,
    }
    assert why_not(game, RED, "activate hamlet") == "character-not-yours (R4.4): character hamlet"


def test_an_extra_can_be_costumed_on_the_same_day():
    """R4.2: the newcomer can be used the same day."""
    game = scene(2, turn=RED, row=["hamlet"], costumes="black", seats={GREEN: PASSED})
    play(game, RED, "recruit hamlet as extra", "activate handyman", "costume black extra-1 1")
    assert character(game, RED, "extra-1")["costume"] == ["black", None, None]


def test_recruiting_once_a_day():
    """R4.1, R4.2: once a day, character or extra."""
    game = scene(2, turn=RED, row=["hamlet", "iago"], seats={GREEN: PASSED})
    play(game, RED, "recruit hamlet")
    assert why_not(game, RED, "recruit iago") == "recruited-already (R4.1)"
    assert why_not(game, RED, "recruit iago as extra") == "recruited-already (R4.1)"
    assert why_not(game, RED, "recruit hamlet") == "recruited-already (R4.1)"


def test_recruiting_is_mandatory():
    """R4.2, R4.3: without a cylinder and without a recruit, recruiting is all that is left to do."""
    game = scene(
        2, turn=RED, row=["hamlet", "iago"], seats={RED: Seat(wagered=1, used=["author"]), GREEN: PASSED}
    )
    assert legal(game, RED) == sorted(
        f"recruit {card}{extra}" for card in game.position()["row"] for extra in ("", " as extra")
    )
    assert why_not(game, RED, "pass") == "pass-before-recruiting (R4.3)"
    assert why_not(game, RED, "recruit puck") == "card-not-laid-out (R4.2): card puck"
    assert play(game, RED, "recruit iago")[:3] == ["recruited 0 iago", "passed-by-rule 0", "phase ambiance"]


def test_the_day_goes_on_until_everybody_has_recruited():
    """R4.2: nobody can end the phase without."""
    game = scene(2, turn=RED, seats={RED: Seat(wagered=1), GREEN: Seat(wagered=1)})
    play(game, RED, "activate queen", "ask money")
    play(game, GREEN, "activate queen", "ask money")
    play(game, RED, f"recruit {game.position()['row'][0]}")
    assert game.deciders == (GREEN,)
    assert game.position()["phase"] == "company"
    assert "phase ambiance" in play(game, GREEN, f"recruit {game.position()['row'][0]}")


# Passing


def test_passing():
    """R4.3: it ends the phase for that player, whatever cylinders are left."""
    game = scene(3, turn=RED, seats={RED: Seat(recruited=True, wagered=4), GREEN: PASSED})
    assert play(game, RED, "pass") == ["passed 0"]
    red = player(game, RED)
    assert (red["passed"], red["cylinders"]) == (True, 4)
    play(game, BLUE, f"recruit {game.position()['row'][0]}")
    assert game.deciders == (BLUE,)
    assert play(game, BLUE, "pass")[:2] == ["passed 2", "phase ambiance"]


def test_passed_by_rule_without_a_cylinder():
    """R4.3: who has recruited and has no cylinder left is passed automatically, when the turn comes."""
    game = scene(
        3, turn=RED, seats={RED: Seat(recruited=True), GREEN: Seat(recruited=True, wagered=1, used=["queen"])}
    )
    assert not player(game, GREEN)["passed"]
    assert play(game, RED, "activate author", "step I", "step I")[-1] == "passed-by-rule 1"
    assert player(game, GREEN)["passed"]
    assert game.deciders == (BLUE,)


def test_passed_by_rule_without_a_character():
    """R4.3: so is who has cylinders, but no character that may receive one."""
    seat = Seat(
        troupe=["assistant-1"],
        extras=1,
        recruited=True,
        wagered=5,
        used=["author", "queen"],
        resting=["falstaff", "handyman"],
    )
    game = scene(3, turn=GREEN, seats={GREEN: seat})
    assert player(game, GREEN)["cylinders"] == 3
    assert player(game, GREEN)["passed"]
    assert game.deciders == (BLUE,)


def test_not_passed_by_rule_before_recruiting():
    """R4.3, R4.2: without a recruit nobody is passed."""
    seat = Seat(wagered=5, used=["author", "queen"], resting=["falstaff", "handyman"])
    game = scene(3, turn=GREEN, seats={GREEN: seat}, row=["hamlet"])
    assert game.deciders == (GREEN,)
    assert not [move for move in legal(game, GREEN) if not move.startswith("recruit")]
    play(game, GREEN, "recruit hamlet")
    assert not player(game, GREEN)["passed"]
    assert why_not(game, GREEN, "activate hamlet") == "not-your-choice (R4.1): waiting [2]"


# Activating


def test_a_cylinder_is_put_on_the_character():
    """R4.4."""
    game = scene(2, turn=RED, seats={RED: Seat(wagered=3), GREEN: PASSED})
    play(game, RED, "activate author", "step I", "step I")
    red = player(game, RED)
    assert (red["wagered"], red["cylinders"]) == (3, 2)
    assert [c["name"] for c in red["troupe"] if c["used"]] == ["author"]
    assert why_not(game, RED, "activate author") == "character-used (R4.4): character author"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("author", "character-used (R4.4): character author"),
        ("falstaff", "character-used (R4.4): character falstaff"),
        ("queen", "character-resting (R4.4): character queen"),
        ("assistant-1", "assistant-not-activated (R4.4): character assistant-1"),
        ("extra-1", "extra-not-activated (R4.4): character extra-1"),
        ("extra-2", "character-not-yours (R4.4): character extra-2"),
        ("hamlet", "character-not-yours (R4.4): character hamlet"),
        ("iago", "character-not-yours (R4.4): character iago"),
    ],
)
def test_who_cannot_be_activated(name, reason):
    """R4.4: used and resting characters, assistants, extras, and those of others."""
    game = scene(
        2,
        day=3,
        turn=RED,
        row=["iago"],
        seats={
            RED: Seat(troupe=["assistant-1"], extras=1, used=["author", "falstaff"], resting=["queen"]),
            GREEN: Seat(troupe=["hamlet"], extras=2),
        },
    )
    assert why_not(game, RED, f"activate {name}") == reason
    assert [move for move in legal(game, RED) if "activate" in move] == ["activate handyman"]
    with pytest.raises(IllegalMove):
        game.play(RED, f"activate {name}")


def test_a_used_character_is_used_even_without_a_cylinder_left():
    """R4.4: the reason nearest to the character comes first."""
    game = scene(2, turn=RED, seats={RED: Seat(wagered=1, used=["author"], resting=["queen"]), GREEN: PASSED})
    assert why_not(game, RED, "activate author") == "character-used (R4.4): character author"
    assert why_not(game, RED, "activate queen") == "character-resting (R4.4): character queen"
    assert why_not(game, RED, "activate falstaff") == "no-cylinder-left (R4.4): character falstaff"


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("handyman", "nothing-to-take 0 handyman 4"),
        ("set-dresser-8-1", "nothing-to-take 0 set-dresser-8-1 8"),
        ("costume-mistress-6-1", "nothing-to-take 0 costume-mistress-6-1 6"),
        ("jeweler-1", "nothing-to-take 0 jeweler-1 0"),
    ],
)
def test_activating_who_can_do_nothing(name, event):
    """R4.4: it is legal, and the character counts as used."""
    troupe = [] if name == "handyman" else [name]
    game = scene(2, turn=RED, seats={RED: Seat(troupe=troupe), GREEN: PASSED})
    assert play(game, RED, f"activate {name}") == [f"activated 0 {name}", event]
    assert character(game, RED, name)["used"]
    assert player(game, RED)["cylinders"] == 4
    assert game.question(RED).kind == "action"


# Initiative


def test_the_first_actor_of_the_day_gives_initiative():
    """R4.5: the disc goes to the first free space, before the power resolves, and once a day."""
    game = scene(
        3, turn=GREEN, initiative=[BLUE], seats={RED: PASSED, GREEN: Seat(troupe=["hamlet"]), BLUE: PASSED}
    )
    assert play(game, GREEN, "activate hamlet") == [
        "activated 1 hamlet",
        "initiative 1 2",
        "step 1 1 2",
        "step 1 2 2",
        "step 1 3 2",
    ]
    assert game.position()["initiative"] == [BLUE, GREEN]
    assert play(game, GREEN, "activate author") == ["activated 1 author"]
    assert game.position()["initiative"] == [BLUE, GREEN]


@pytest.mark.parametrize(
    "name", ["handyman", "queen", "jeweler-1", "set-dresser-6-1", "costume-mistress-6-1"]
)
def test_who_is_no_actor_gives_no_initiative(name):
    """R4.5: only actors do."""
    troupe = [] if name in ("handyman", "queen") else [name]
    game = scene(2, turn=RED, seats={RED: Seat(troupe=troupe)})
    assert "initiative 0 1" not in play(game, RED, f"activate {name}")
    assert game.position()["initiative"] == []


@pytest.mark.parametrize("name", ["author", "falstaff", "beatrice"])
def test_every_actor_gives_initiative(name):
    """R4.5: printed ones too, and those that begin with an element."""
    game = scene(2, turn=RED, seats={RED: Seat(troupe=["beatrice"])})
    assert play(game, RED, f"activate {name}")[1] == "initiative 0 1"
    assert game.position()["initiative"] == [RED]


def test_an_actor_marked_as_giving_no_initiative():
    """R4.5: such an actor does not, and leaves it to the next one."""
    edition = edition_with(characters={"viola": {"activate": ["token"], "gives-initiative": False}})
    game = scene(2, turn=RED, edition=edition, seats={RED: Seat(troupe=["viola"]), GREEN: PASSED})
    assert play(game, RED, "activate viola") == ["activated 0 viola", "token-gained 0 1"]
    assert game.position()["initiative"] == []
    assert play(game, RED, "activate author") == ["activated 0 author", "initiative 0 1"]


# Icons


def test_icons_resolve_in_printed_order():
    """R4.6: one after the other, as printed."""
    edition = edition_with(
        characters={"romeo": {"activate": ["coin3", "mask-red", "white", "prestige", "black", "mask"]}}
    )
    game = scene(
        2,
        turn=RED,
        edition=edition,
        acts={"II": {RED: 3}},
        seats={RED: Seat(troupe=["romeo"]), GREEN: PASSED},
    )
    assert play(game, RED, "activate romeo") == [
        "activated 0 romeo",
        "initiative 0 1",
        "money 0 3 activation 3",
        "ambiance 0 -1 2",
    ]
    assert game.question(RED).to_dict() == {
        "id": "0.1",
        "seat": RED,
        "kind": "step",
        "message": "ask-step",
        "character": "romeo",
        "value": None,
        "args": {},
    }
    assert play(game, RED, "step III") == ["step 0 3 2", "prestige 0 1 activation 6"]
    assert (game.question(RED).kind, game.question(RED).character) == ("back", "romeo")
    assert legal(game, RED) == ["back II", "back III"]
    assert play(game, RED, "back II") == ["back 0 2 2", "ambiance 0 1 3"]
    assert game.question(RED).kind == "action"
    assert player(game, RED)["ledger"][1] == {"activation": 1}


def test_icons_are_mandatory():
    """R4.6: a step cannot be declined."""
    game = scene(2, turn=RED)
    play(game, RED, "activate falstaff")
    assert legal(game, RED) == ["step I", "step II", "step III"]
    assert why_not(game, RED, "done") == "done-not-now (R5.10): asked step"
    assert why_not(game, RED, "pass") == "pass-not-now (R4.3): asked step"


def test_elements_may_be_declined():
    """R4.6: and the icons after them are done all the same."""
    game = scene(2, turn=RED, costumes="green", seats={RED: Seat(troupe=["beatrice"])})
    play(game, RED, "activate beatrice")
    assert legal(game, RED) == [
        "costume green author 1",
        "costume green beatrice 1",
        "costume green falstaff 1",
        "done",
    ]
    assert play(game, RED, "done") == ["declined 0 beatrice"]
    assert game.question(RED).kind == "step"
    assert game.position()["crates"]["costumes"]["green"] == 1


def test_an_icon_that_cannot_be_done_is_passed_over():
    """R4.6: no green costume is laid out: on to the quill."""
    game = scene(2, turn=RED, costumes="blue", sets="green", seats={RED: Seat(troupe=["beatrice"])})
    assert play(game, RED, "activate beatrice") == [
        "activated 0 beatrice",
        "initiative 0 1",
        "nothing-to-take 0 beatrice 0",
    ]
    assert game.question(RED).kind == "step"
