"""R5: powers."""

import pytest

from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    InOrder,
    Seat,
    character,
    edition_with,
    laid_out,
    legal,
    play,
    player,
    scene,
    spaces,
    why_not,
)

PASSED = Seat(passed=True)
BOTTOM = ("1.1", "1.2", "1.3", "1.4", "1.5")


def actor(icons, **seat):
    """Red has activated a Romeo with other icons; Green and Blue are the others."""
    edition = edition_with(characters={"romeo": {"activate": icons}})
    game = scene(3, turn=RED, edition=edition, seats={RED: Seat(troupe=["romeo"], **seat)})
    return game, play(game, RED, "activate romeo")[2:]


# Quills


@pytest.mark.parametrize(("quill", "act"), [("red", 1), ("yellow", 2), ("blue", 3)])
def test_coloured_quills(quill, act):
    """R5.1: a red, yellow or blue quill is one step on Act I, II or III."""
    game, events = actor([quill])
    assert events == [f"step 0 {act} 2"]
    assert spaces(game, RED) == [1 + (number == act) for number in (1, 2, 3)]
    assert spaces(game, GREEN) == [1, 1, 1]


@pytest.mark.parametrize(("first", "second"), [("I", "I"), ("I", "III"), ("III", "II"), ("II", "II")])
def test_white_quills(first, second):
    """R5.1: a white quill is one step on any act, chosen for each."""
    game = scene(2, turn=RED)
    play(game, RED, "activate author")
    for act in (first, second):
        assert legal(game, RED) == ["step I", "step II", "step III"]
        play(game, RED, f"step {act}")
    assert spaces(game, RED) == [1 + (first, second).count(act) for act in ("I", "II", "III")]
    assert game.deciders == (GREEN,)


def test_a_black_quill():
    """R5.2: one step back on an act of your choice, among those beyond space 1."""
    game = scene(2, turn=RED, acts={"I": {RED: 2}, "III": {RED: 10}}, seats={RED: Seat(troupe=["lear"])})
    play(game, RED, "activate lear", "step I", "step I", "step I")
    assert game.question(RED).kind == "back"
    assert legal(game, RED) == ["back I", "back III"]
    assert why_not(game, RED, "back II") == "act-at-start (R5.2): act 2"
    assert why_not(game, RED, "step II") == "step-not-now (R5.1): asked back"
    assert play(game, RED, "back III") == ["back 0 3 9"]
    assert spaces(game, RED) == [5, 1, 9]


def test_a_black_quill_with_one_act_to_step_back_on():
    """R5.2, R4.6: it is mandatory, so the one way is taken."""
    edition = edition_with(characters={"romeo": {"activate": ["black", "black"]}})
    game = scene(2, turn=RED, edition=edition, acts={"II": {RED: 2}}, seats={RED: Seat(troupe=["romeo"])})
    assert play(game, RED, "activate romeo")[2:] == ["forced 0 back II", "back 0 2 1", "back-lost 0"]


def test_a_black_quill_with_nowhere_to_step_back():
    """R5.2: if there is no act beyond space 1, nothing happens."""
    game, events = actor(["black", "coin1"])
    assert events == ["back-lost 0", "money 0 1 activation 1"]
    assert spaces(game, RED) == [1, 1, 1]


# Coins, masks and the rest


@pytest.mark.parametrize(("coin", "pounds"), [("coin1", 1), ("coin3", 3), ("coin5", 5)])
def test_coins(coin, pounds):
    """R5.3: coins give £1, £3 or £5."""
    game, events = actor([coin], money=2)
    assert events == [f"money 0 {pounds} activation {2 + pounds}"]
    assert player(game, RED)["money"] == 2 + pounds


@pytest.mark.parametrize(
    ("mask", "events", "spaces"),
    [
        ("mask", ["ambiance 0 1 4"], [4, 3, 3]),
        ("mask-red", ["ambiance 0 -1 2"], [2, 3, 3]),
        ("mask-black", ["ambiance 1 -1 2", "ambiance 2 -1 2"], [3, 2, 2]),
    ],
)
def test_masks(mask, events, spaces):
    """R5.3: white +1 and red -1 for oneself, black -1 for every other player."""
    game, told = actor([mask])
    assert told == events
    assert [p["ambiance"] for p in game.position()["players"]] == spaces


def test_a_black_mask_goes_round_in_order():
    """R5.3: those who have passed too."""
    game = scene(
        4, turn=BLUE, order=[YELLOW, BLUE, RED, GREEN], seats={BLUE: Seat(troupe=["puck"]), RED: PASSED}
    )
    assert play(game, BLUE, "activate puck", "step I")[-3:] == [
        "ambiance 3 -1 2",
        "ambiance 0 -1 2",
        "ambiance 1 -1 2",
    ]


def test_a_token_and_prestige_as_icons():
    """R4.6, R1.6: some editions print them."""
    game, events = actor(["token", "prestige"])
    assert events == ["token-gained 0 1", "prestige 0 1 activation 6"]
    assert (player(game, RED)["tokens"], player(game, RED)["prestige"]) == (1, 6)


# Craftsmen


@pytest.mark.parametrize(
    ("name", "value"),
    [("costume-mistress-6-1", 6), ("costume-mistress-8-2", 8)],
)
def test_costume_mistress(name, value):
    """R5.4: costume elements, not yellow, worth at most her value in total; each is placed at once."""
    game = scene(
        2,
        turn=RED,
        costumes="black pink purple blue green yellow",
        sets="black",
        seats={RED: Seat(troupe=[name])},
    )
    play(game, RED, f"activate {name}")
    assert game.question(RED).to_dict() == {
        "id": "0.1",
        "seat": RED,
        "kind": "take",
        "message": "ask-take",
        "character": name,
        "value": value,
        "args": {"elements": "costumes", "colours": ["black", "pink", "purple", "blue", "green"]},
    }
    colours = ("black", "pink", "purple", "blue", "green")
    assert legal(game, RED) == sorted(
        ["done", *(f"costume {colour} {who} 1" for colour in colours for who in ("author", "falstaff"))]
    )
    assert why_not(game, RED, "set black 1.1") == f"set-not-taken (R5.4): character {name}"
    play(game, RED, "costume blue author 1")
    left = value - 4
    assert game.question(RED).value == left
    assert {move.split()[1] for move in legal(game, RED) if move != "done"} == {
        colour for colour, cost in (("black", 1), ("pink", 2), ("purple", 3), ("green", 5)) if cost <= left
    }
    assert why_not(game, RED, "costume green author 2") == (
        f"costume-too-dear (R5.4): colour green, value 5, left {left}"
    )
    assert why_not(game, RED, "costume blue author 2") == "costume-not-laid-out (R0.5): colour blue"


@pytest.mark.parametrize(("name", "value"), [("set-dresser-6-1", 6), ("set-dresser-8-2", 8)])
def test_set_dresser(name, value):
    """R5.4: the same with set elements."""
    game = scene(
        2,
        turn=RED,
        sets="black pink purple blue green yellow",
        costumes="black",
        seats={RED: Seat(troupe=[name])},
    )
    play(game, RED, f"activate {name}")
    assert game.question(RED).value == value
    assert game.question(RED).args == {
        "elements": "sets",
        "colours": ["black", "pink", "purple", "blue", "green"],
    }
    colours = ("black", "pink", "purple", "blue", "green")
    assert legal(game, RED) == sorted(
        ["done", *(f"set {colour} {cell}" for colour in colours for cell in BOTTOM)]
    )
    assert why_not(game, RED, "costume black author 1") == f"costume-not-taken (R5.4): character {name}"
    play(game, RED, "set blue 1.3")
    assert game.question(RED).value == value - 4
    assert why_not(game, RED, "set green 1.1") == (
        f"set-too-dear (R5.4): colour green, value 5, left {value - 4}"
    )


@pytest.mark.parametrize("name", ["handyman", "handyman-4-1"])
def test_handyman(name):
    """R5.4: any mix of both, worth at most 4."""
    troupe = [] if name == "handyman" else [name]
    game = scene(
        2, turn=RED, costumes="black pink green", sets="black blue", seats={RED: Seat(troupe=troupe)}
    )
    play(game, RED, f"activate {name}")
    assert game.question(RED).value == 4
    assert game.question(RED).args["elements"] == "both"
    costumes = [f"costume {colour} {who} 1" for colour in ("black", "pink") for who in ("author", "falstaff")]
    assert legal(game, RED) == sorted(
        ["done", *costumes, *(f"set {colour} {cell}" for colour in ("black", "blue") for cell in BOTTOM)]
    )
    play(game, RED, "costume pink falstaff 1")
    assert game.question(RED).value == 2
    assert legal(game, RED) == sorted(
        [
            "costume black author 1",
            "costume black falstaff 2",
            "done",
            *(f"set black {cell}" for cell in BOTTOM),
        ]
    )
    play(game, RED, "set black 1.5")
    assert legal(game, RED) == ["costume black author 1", "costume black falstaff 2", "done"]
    assert play(game, RED, "costume black author 1") == ["costume-placed 0 black author 1"]
    assert game.deciders == (GREEN,)


def test_the_exact_value_may_be_taken():
    """R5.4: a blue element is worth all of a handyman's 4."""
    game = scene(2, turn=RED, sets="blue black")
    play(game, RED, "activate handyman")
    assert play(game, RED, "set blue 1.1") == ["set-placed 0 blue 1.1", "ambiance 0 2 5"]
    assert game.deciders == (GREEN,)


def test_an_effect_comes_before_the_next_element():
    """R5.4, R6.2, R7.5: each element is placed at once, and pays at once."""
    game = scene(
        2,
        turn=RED,
        costumes="black",
        sets="pink",
        seats={RED: Seat(costumes={"author": "pink purple"})},
    )
    play(game, RED, "activate handyman")
    assert play(game, RED, "costume black author 3", "set pink 1.1") == [
        "costume-placed 0 black author 3",
        "costume-complete 0 author 6",
        "money 0 2 costumes 2",
        "set-placed 0 pink 1.1",
        "money 0 1 sets 3",
        "nothing-to-take 0 handyman 1",
    ]


# One element


def test_jeweler():
    """R5.5: one laid-out yellow element of either kind, placed at once."""
    game = scene(
        2,
        turn=RED,
        costumes="yellow black",
        sets="yellow yellow green",
        seats={RED: Seat(troupe=["jeweler-1"], stage={"1.3": "pink"})},
    )
    assert play(game, RED, "activate jeweler-1") == ["activated 0 jeweler-1"]
    assert game.question(RED).to_dict() == {
        "id": "0.1",
        "seat": RED,
        "kind": "take",
        "message": "ask-take",
        "character": "jeweler-1",
        "value": None,
        "args": {"elements": "both", "colours": ["yellow"]},
    }
    assert legal(game, RED) == [
        "costume yellow author 1",
        "costume yellow falstaff 1",
        "done",
        "set yellow 1.1",
        "set yellow 1.2",
        "set yellow 1.4",
        "set yellow 1.5",
    ]
    assert why_not(game, RED, "costume black author 1") == (
        "costume-other-colour (R5.5): character jeweler-1, colour black, wanted yellow"
    )
    assert why_not(game, RED, "set green 1.1") == (
        "set-other-colour (R5.5): character jeweler-1, colour green, wanted yellow"
    )
    assert play(game, RED, "set yellow 1.1") == ["set-placed 0 yellow 1.1"]
    assert laid_out(game, "sets") == "green yellow"
    assert game.deciders == (GREEN,)


def test_a_yellow_costume_element():
    """R5.5: and with that the power is over."""
    game = scene(
        2,
        turn=RED,
        costumes="yellow yellow",
        seats={RED: Seat(troupe=["jeweler-1"], extras=1, recruited=True)},
    )
    play(game, RED, "activate jeweler-1")
    assert play(game, RED, "costume yellow extra-1 1") == ["costume-placed 0 yellow extra-1 1"]
    assert laid_out(game, "costumes") == "yellow"
    assert game.deciders == (GREEN,)


def test_a_green_costume_element():
    """R5.6: an actor who takes one green costume element, and nothing else."""
    game = scene(
        2,
        turn=RED,
        costumes="green green blue yellow",
        sets="green",
        seats={RED: Seat(troupe=["beatrice"], costumes={"author": "pink pink"})},
    )
    play(game, RED, "activate beatrice")
    assert game.question(RED).args == {"elements": "costumes", "colours": ["green"]}
    assert game.question(RED).value is None
    assert why_not(game, RED, "costume blue author 3") == (
        "costume-other-colour (R5.6): character beatrice, colour blue, wanted green"
    )
    assert why_not(game, RED, "costume yellow author 3") == (
        "costume-other-colour (R5.6): character beatrice, colour yellow, wanted green"
    )
    assert why_not(game, RED, "set green 1.1") == "set-not-taken (R5.6): character beatrice"
    assert play(game, RED, "costume green author 3") == [
        "costume-placed 0 green author 3",
        "costume-complete 0 author 9",
        "money 0 1 costumes 1",
        "prestige 0 1 costumes 6",
    ]
    assert laid_out(game, "costumes") == "blue green yellow"
    assert game.question(RED).kind == "step"


def test_a_blue_set_element():
    """R5.6: an actor who takes one blue set element."""
    game = scene(2, turn=RED, costumes="blue", sets="blue pink", seats={RED: Seat(troupe=["prospero"])})
    play(game, RED, "activate prospero")
    assert legal(game, RED) == ["done", *(f"set blue {cell}" for cell in BOTTOM)]
    assert why_not(game, RED, "costume blue author 1") == "costume-not-taken (R5.6): character prospero"
    assert play(game, RED, "set blue 1.1") == ["set-placed 0 blue 1.1", "ambiance 0 2 5"]
    play(game, RED, "step I", "step I")
    assert game.deciders == (GREEN,)


@pytest.mark.parametrize("colour", ["black", "pink", "purple", "blue", "green", "yellow"])
def test_an_edition_may_name_any_element(colour):
    """R5.6: any colour, of either kind."""
    edition = edition_with(characters={"romeo": {"activate": [f"costume-{colour}", f"set-{colour}"]}})
    all_six = "black pink purple blue green yellow"
    game = scene(
        2, turn=RED, edition=edition, costumes=all_six, sets=all_six, seats={RED: Seat(troupe=["romeo"])}
    )
    play(game, RED, "activate romeo")
    assert legal(game, RED) == [
        *(f"costume {colour} {who} 1" for who in ("author", "falstaff", "romeo")),
        "done",
    ]
    other = "pink" if colour == "black" else "black"
    rule = "R5.5" if colour == "yellow" else "R5.6"
    assert why_not(game, RED, f"costume {other} author 1") == (
        f"costume-other-colour ({rule}): character romeo, colour {other}, wanted {colour}"
    )
    play(game, RED, "done")
    assert legal(game, RED) == ["done", *(f"set {colour} {cell}" for cell in BOTTOM)]


def test_not_craftsmen():
    """R5.5, R5.6, R5.7, R5.8: jewelers and actors have nothing of assistants and tokens."""
    game = scene(
        2,
        day=4,
        turn=RED,
        costumes="green green yellow yellow black",
        sets="blue yellow",
        seats={
            RED: Seat(troupe=["jeweler-1", "beatrice", "prospero", "assistant-1"], tokens=2),
            GREEN: PASSED,
        },
    )
    for name in ("jeweler-1", "beatrice", "prospero"):
        copy = game.copy()
        play(copy, RED, f"activate {name}")
        assert (copy.question(RED).kind, copy.question(RED).value) == ("take", None)
    assert player(game, RED)["tokens"] == 2


# Assistants


@pytest.mark.parametrize("assistants", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("handyman", 4),
        ("handyman-4-1", 4),
        ("costume-mistress-6-1", 6),
        ("costume-mistress-8-1", 8),
        ("set-dresser-6-1", 6),
        ("set-dresser-8-1", 8),
    ],
)
def test_assistants(assistants, name, value):
    """R5.7: each adds 1 to every craftsman of the owner, the printed handyman too."""
    troupe = [f"assistant-{number + 1}" for number in range(assistants)]
    if name != "handyman":
        troupe.append(name)
    game = scene(
        2, day=4, turn=RED, costumes="black", sets="black", seats={RED: Seat(troupe=troupe), GREEN: PASSED}
    )
    play(game, RED, f"activate {name}")
    assert game.question(RED).value == value + assistants


def test_an_assistant_helps_only_the_owner():
    """R5.7: not the others, and not as an extra."""
    game = scene(
        3,
        day=2,
        turn=RED,
        row=["assistant-1"],
        costumes="black",
        seats={GREEN: Seat(troupe=["assistant-2"]), BLUE: PASSED},
    )
    copy = game.copy()
    play(copy, RED, "activate handyman")
    assert copy.question(RED).value == 4
    play(game, RED, "recruit assistant-1 as extra")
    play(game, GREEN, "activate queen", "ask money")
    play(game, RED, "activate handyman")
    assert game.question(RED).value == 4


# Tokens


def tokens(**seat):
    return scene(2, day=3, turn=RED, costumes="black black green", seats={RED: Seat(**seat), GREEN: PASSED})


def test_spending_a_token():
    """R5.8: before taking anything, one token may go back to the supply for +3."""
    game = tokens(tokens=1)
    assert play(game, RED, "activate handyman") == ["activated 0 handyman"]
    assert game.question(RED).to_dict() == {
        "id": "0.1",
        "seat": RED,
        "kind": "token",
        "message": "ask-token",
        "character": "handyman",
        "value": 4,
        "args": {},
    }
    assert legal(game, RED) == ["keep token", "spend token"]
    assert game.why_not(RED, "spend token") is None
    assert game.why_not(RED, "keep token") is None
    assert why_not(game, RED, "costume black author 1") == "costume-not-now (R6.1): asked token"
    assert play(game, RED, "spend token") == ["token-spent 0 handyman 0"]
    assert (player(game, RED)["tokens"], game.position()["supply"]) == (0, 8)
    assert (game.question(RED).kind, game.question(RED).value) == ("take", 7)
    play(game, RED, "costume green author 1", "costume black author 2")
    assert game.question(RED).value == 1


def test_keeping_a_token():
    """R5.8: it need not be spent."""
    game = tokens(tokens=1)
    assert play(game, RED, "activate handyman", "keep token") == ["activated 0 handyman"]
    assert game.question(RED).value == 4
    assert (player(game, RED)["tokens"], game.position()["supply"]) == (1, 7)


def test_no_token_no_question():
    """R5.8."""
    game = tokens()
    play(game, RED, "activate handyman")
    assert (game.question(RED).kind, game.question(RED).value) == ("take", 4)
    assert why_not(game, RED, "spend token") == "spend-token-not-now (R5.8): asked take"


def test_at_most_one_token_an_activation():
    """R5.8: one, however many there are; the next craftsman may have another."""
    game = tokens(tokens=3, troupe=["costume-mistress-6-1"])
    play(game, RED, "activate handyman", "spend token", "costume black author 1")
    assert game.question(RED).kind == "take"
    play(game, RED, "done", "activate costume-mistress-6-1")
    assert (game.question(RED).kind, game.question(RED).value) == ("token", 6)
    play(game, RED, "spend token")
    assert game.question(RED).value == 9
    assert player(game, RED)["tokens"] == 1


def test_a_token_with_assistants():
    """R5.7, R5.8: both add up."""
    game = tokens(tokens=1, troupe=["assistant-1", "assistant-2"])
    play(game, RED, "activate handyman")
    assert game.question(RED).value == 6
    play(game, RED, "spend token")
    assert game.question(RED).value == 9


def test_never_a_token_gained_in_the_same_activation():
    """R5.8: a green set element's token comes too late."""
    game = scene(
        2,
        turn=RED,
        sets="green black",
        seats={RED: Seat(troupe=["set-dresser-6-1"]), GREEN: PASSED},
    )
    play(game, RED, "activate set-dresser-6-1")
    assert play(game, RED, "set green 1.1") == ["set-placed 0 green 1.1", "token-gained 0 1"]
    assert (game.question(RED).kind, game.question(RED).value) == ("take", 1)
    assert why_not(game, RED, "spend token") == "spend-token-not-now (R5.8): asked take"
    play(game, RED, "done", "activate handyman")
    assert game.question(RED).kind == "token"


@pytest.mark.parametrize("name", ["author", "jeweler-1", "queen"])
def test_tokens_serve_craftsmen_only(name):
    """R5.8."""
    game = scene(
        2, turn=RED, costumes="yellow", seats={RED: Seat(troupe=["jeweler-1"], tokens=1), GREEN: PASSED}
    )
    play(game, RED, f"activate {name}")
    assert game.question(RED).kind != "token"


# The Queen


def test_the_queens_choice():
    """R5.9: £4, or a look at three objectives."""
    game = scene(2, turn=RED, seats={RED: Seat(money=3)})
    assert play(game, RED, "activate queen") == ["activated 0 queen"]
    assert (game.question(RED).kind, game.question(RED).character) == ("queen", "queen")
    assert legal(game, RED) == ["ask money", "ask objectives"]
    assert game.why_not(RED, "ask money") is None
    assert game.why_not(RED, "ask objectives") is None
    assert play(game, RED, "ask money") == ["money 0 4 queen 7"]
    assert game.deciders == (GREEN,)


def test_looking_at_three_objectives():
    """R5.9, R13.1: keep one, the other two go under the deck in the order drawn."""
    game = scene(2, turn=RED, chance=InOrder())
    assert play(game, RED, "activate queen", "ask objectives") == [
        "activated 0 queen",
        "looked 0 3",
        "looked-at 0 balance cast company (only 0)",
    ]
    assert game.question(RED).to_dict() == {
        "id": "0.2",
        "seat": RED,
        "kind": "keep",
        "message": "ask-keep",
        "character": "queen",
        "value": None,
        "args": {"objectives": ["balance", "cast", "company"]},
    }
    assert legal(game, RED) == ["keep balance", "keep cast", "keep company"]
    assert why_not(game, RED, "keep purse") == "objective-not-drawn (R5.9): objective purse"
    assert play(game, RED, "keep cast") == ["kept 0", "kept-card 0 cast (only 0)"]
    red = player(game, RED)
    assert (red["objectives"], red["objective_count"], red["money"]) == (["cast"], 1, 0)
    assert game.position()["looks"] == [
        {"seat": 0, "count": 3, "decided": True, "drawn": ["balance", "cast", "company"], "kept": "cast"}
    ]
    assert game.deciders == (GREEN,)


def test_a_second_look():
    """R5.9: the next ones are drawn from those that nobody has seen; a player may hold several."""
    game = scene(
        2,
        turn=RED,
        looks=[(RED, ["balance", "cast", "company"], "cast"), (GREEN, ["purse", "crowd", "finery"], "purse")],
        chance=InOrder(),
    )
    play(game, RED, "activate queen", "ask objectives")
    assert game.question(RED).args == {"objectives": ["first-nights", "gilding", "scenery"]}
    play(game, RED, "keep scenery")
    assert player(game, RED)["objectives"] == ["cast", "scenery"]
    assert player(game, GREEN)["objectives"] == ["purse"]


THREE_LOOKS = [
    (RED, ["balance", "cast", "company"], "cast"),
    (GREEN, ["crowd", "finery", "first-nights"], "crowd"),
    (RED, ["purse", "gilding", "scenery"], "scenery"),
]


def test_objectives_put_back_come_up_in_order():
    """R5.9: first what was never drawn, then what was put back, in that order."""
    game = scene(2, turn=RED, looks=THREE_LOOKS)
    play(game, RED, "activate queen", "ask objectives")
    assert game.question(RED).args == {"objectives": ["wardrobe", "balance", "company"]}
    play(game, RED, "keep balance")
    play(game, GREEN, "activate queen", "ask objectives")
    assert game.question(GREEN).args == {"objectives": ["finery", "first-nights", "purse"]}
    play(game, GREEN, "keep purse")
    assert game.position()["looks"][-1]["drawn"] == ["finery", "first-nights", "purse"]
    assert [p["objective_count"] for p in game.position()["players"]] == [3, 2]


# Ten objectives, one kept at each look: after n looks 10 - n are left.
SIX_LOOKS = [
    *THREE_LOOKS,
    (GREEN, ["wardrobe", "balance", "company"], "wardrobe"),
    (RED, ["finery", "first-nights", "purse"], "purse"),
    (GREEN, ["gilding", "balance", "company"], "gilding"),
]
SEVEN_LOOKS = [*SIX_LOOKS, (RED, ["finery", "first-nights", "balance"], "first-nights")]
EIGHT_LOOKS = [*SEVEN_LOOKS, (GREEN, ["company", "finery", "balance"], "balance")]
NINE_LOOKS = [*EIGHT_LOOKS, (RED, ["company", "finery"], "finery")]
TEN_LOOKS = [*NINE_LOOKS, (GREEN, ["company"], "company")]


@pytest.mark.parametrize(
    ("looks", "drawn"),
    [
        (SIX_LOOKS, ["finery", "first-nights", "balance"]),
        (SEVEN_LOOKS, ["company", "finery", "balance"]),
        (EIGHT_LOOKS, ["company", "finery"]),
    ],
    ids=["four left", "three left", "two left"],
)
def test_few_objectives_left(looks, drawn):
    """R5.9: with fewer than three left, look at what there is."""
    game = scene(2, turn=RED, looks=looks)
    assert play(game, RED, "activate queen", "ask objectives")[1:] == [
        f"looked 0 {len(drawn)}",
        f"looked-at 0 {' '.join(drawn)} (only 0)",
    ]
    assert game.question(RED).args == {"objectives": drawn}
    assert legal(game, RED) == sorted(f"keep {name}" for name in drawn)


def test_one_objective_left():
    """R5.9, R13.1: the last one is kept without asking, and only the player is told."""
    game = scene(2, turn=RED, looks=NINE_LOOKS)
    assert play(game, RED, "activate queen", "ask objectives") == [
        "activated 0 queen",
        "looked 0 1",
        "looked-at 0 company (only 0)",
        "forced 0 keep company (only 0)",
        "kept 0",
        "kept-card 0 company (only 0)",
    ]
    assert player(game, RED)["objectives"][-1] == "company"
    assert game.deciders == (GREEN,)


def test_no_objective_left():
    """R5.9: with none left, the £4 are taken without asking."""
    game = scene(2, turn=RED, looks=TEN_LOOKS)
    assert play(game, RED, "activate queen") == [
        "activated 0 queen",
        "forced 0 ask money",
        "money 0 4 queen 4",
    ]
    assert game.deciders == (GREEN,)


def test_the_player_goes_on_knowing_what_was_put_back():
    """R5.9, R13.1: the view of the player holds every look; the others see that there was one."""
    game = scene(2, turn=RED, looks=THREE_LOOKS[:2])
    looks = game.view(RED)["looks"]
    assert looks[0]["drawn"] == ["balance", "cast", "company"]
    assert looks[0]["kept"] == "cast"
    assert looks[1] == {"seat": GREEN, "count": 3, "decided": True, "drawn": None, "kept": None}


# Taking less, or what has no place


def test_taking_less_than_allowed():
    """R5.10: or nothing, is legal."""
    game = scene(2, turn=RED, costumes="black black", seats={GREEN: PASSED})
    nothing = game.copy()
    assert play(nothing, RED, "activate handyman", "done") == ["activated 0 handyman", "declined 0 handyman"]
    assert character(nothing, RED, "handyman")["used"]
    assert play(game, RED, "activate handyman", "costume black author 1", "done")[-1] == "declined 0 handyman"
    assert laid_out(game, "costumes") == "black"
    assert game.question(RED).kind == "action"


def test_an_element_without_a_place_cannot_be_taken():
    """R5.10: all costumes are complete."""
    full = "black black black"
    game = scene(
        2,
        day=2,
        turn=RED,
        costumes="black",
        sets="black",
        seats={RED: Seat(costumes={"author": full, "falstaff": full})},
    )
    play(game, RED, "activate handyman")
    assert legal(game, RED) == ["done", *(f"set black {cell}" for cell in BOTTOM)]
    for circle in (1, 2, 3):
        assert why_not(game, RED, f"costume black author {circle}") == (
            f"circle-filled (R6.1): character author, circle {circle}"
        )


def test_a_set_element_without_a_place_cannot_be_taken():
    """R5.10, R7.3: symmetry leaves no space for it."""
    game = scene(
        2,
        day=3,
        turn=RED,
        sets="black",
        seats={RED: Seat(stage={"1.1": "pink", "1.2": "pink", "1.3": "pink", "2.2": "pink"})},
    )
    assert play(game, RED, "activate handyman")[1:] == ["nothing-to-take 0 handyman 4"]
    assert laid_out(game, "sets") == "black"


def test_a_full_set_takes_nothing():
    """R5.10, R7.1: for want of space."""
    full = {f"1.{column}": "black" for column in range(1, 6)} | dict.fromkeys(
        ("2.2", "2.3", "3.2", "4.1", "4.2", "5.1"), "black"
    )
    game = scene(4, day=2, turn=RED, sets="black", seats={RED: Seat(troupe=["set-dresser-8-1"], stage=full)})
    assert play(game, RED, "activate set-dresser-8-1")[1:] == ["nothing-to-take 0 set-dresser-8-1 8"]
    assert why_not(game, GREEN, "set black 1.1") == "set-not-now (R7.1): asked action"
