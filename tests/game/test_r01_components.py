"""R1: the tracks, the bags, the tokens."""

import pytest

from tests.frozen import new_game
from tests.scene import (
    BAGS,
    BLUE,
    COLOURS,
    GREEN,
    NEUTRAL,
    RED,
    YELLOW,
    InOrder,
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


def play_out(game):
    """Play to the end, always the last legal move but one, where there is no reason to."""
    while game.deciders:
        seat = game.deciders[0]
        moves = game.legal(seat)
        game.play(seat, moves[len(moves) // 2])
        yield game


# Acts


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_discs_start_on_space_one(players):
    """R1.1: the discs start on space 1."""
    for act in new_game(players).position()["acts"]:
        assert act["spaces"][:players] == [1] * players


@pytest.mark.parametrize(
    ("space", "events", "reached"),
    [
        (1, ["step 0 1 2", "step 0 1 3"], 3),
        (8, ["step 0 1 9", "step 0 1 10"], 10),
        (9, ["step 0 1 10", "step-lost 0 1"], 10),
        (10, ["step-lost 0 1", "step-lost 0 1"], 10),
    ],
)
def test_a_step_past_the_end_is_lost(space, events, reached):
    """R1.1: ten spaces, and a coloured quill past the last one is lost."""
    game = scene(turn=RED, acts={"I": {RED: space}}, seats={RED: Seat(troupe=["romeo"])})
    assert play(game, RED, "activate romeo")[2:] == events
    assert spaces(game, RED) == [reached, 1, 1]


def test_a_white_quill_goes_to_an_act_that_is_not_at_its_end():
    """R1.1, R4.6: where one act is left, the step is made without asking."""
    game = scene(turn=RED, acts={"I": {RED: 10}, "II": {RED: 9}, "III": {RED: 9}})
    play(game, RED, "activate author")
    assert legal(game, RED) == ["step II", "step III"]
    assert why_not(game, RED, "step I") == "act-at-end (R1.1): act 1"
    assert play(game, RED, "step II") == ["step 0 2 10", "forced 0 step III", "step 0 3 10"]


def test_a_white_quill_with_nowhere_to_go():
    """R1.1: with all discs at the end a white quill is lost."""
    game = scene(turn=RED, acts={act: {RED: 10} for act in ("I", "II", "III")})
    assert play(game, RED, "activate author") == [
        "activated 0 author",
        "initiative 0 1",
        "quill-lost 0",
        "quill-lost 0",
    ]
    assert game.deciders == (GREEN,)


# Piles


@pytest.mark.parametrize("seed", range(5))
def test_the_pile_at_the_start(seed):
    """R1.2: at the start the discs lie in Order, the first player's at the bottom."""
    position = new_game(4, seed).position()
    assert [act["ahead"] for act in position["acts"]] == [position["order"]] * 3


def test_a_disc_lands_on_top():
    """R1.2: a disc that lands on an occupied space goes on top: behind those that were there."""
    game = scene(
        turn=RED, acts={"I": {GREEN: 4, BLUE: 3, YELLOW: 3, RED: 1}}, seats={RED: Seat(troupe=["romeo"])}
    )
    assert game.position()["acts"][0]["ahead"] == [GREEN, BLUE, YELLOW, RED]
    play(game, RED, "activate romeo")
    assert game.position()["acts"][0] == {"spaces": [3, 4, 3, 3], "ahead": [GREEN, BLUE, YELLOW, RED]}


def test_a_disc_passes_those_behind():
    """R1.2: and ahead of all on the spaces before it."""
    game = scene(
        turn=RED, acts={"I": {GREEN: 4, BLUE: 2, YELLOW: 2, RED: 1}}, seats={RED: Seat(troupe=["romeo"])}
    )
    play(game, RED, "activate romeo")
    assert game.position()["acts"][0] == {"spaces": [3, 4, 2, 2], "ahead": [GREEN, RED, BLUE, YELLOW]}


def test_a_disc_leaves_a_pile():
    """R1.2: the others of a pile keep their order when one leaves it."""
    game = scene(turn=BLUE, acts={"I": {GREEN: 3, BLUE: 3, YELLOW: 3, RED: 3}})
    play(game, BLUE, "activate author", "step I", "step II")
    assert game.position()["acts"][0]["ahead"] == [BLUE, GREEN, YELLOW, RED]
    assert game.position()["acts"][1]["ahead"] == [BLUE, RED, GREEN, YELLOW]
    assert game.position()["acts"][2]["ahead"] == [RED, GREEN, BLUE, YELLOW]


def test_each_single_step_lands():
    """R1.2: a step forward and one back leave the disc on top of a pile that it was under."""
    game = scene(
        turn=RED,
        acts={"I": {RED: 3, GREEN: 3, BLUE: 3, YELLOW: 1}},
        seats={RED: Seat(troupe=["lear"])},
    )
    play(game, RED, "activate lear", "step I", "step II", "step II")
    assert game.position()["acts"][0]["ahead"] == [RED, GREEN, BLUE, YELLOW]
    play(game, RED, "back I")
    assert game.position()["acts"][0] == {"spaces": [3, 3, 3, 1], "ahead": [GREEN, BLUE, RED, YELLOW]}


def test_the_neutral_disc_is_a_disc_of_the_pile():
    """R1.2, R10.6: the player's disc lands on top of the neutral one."""
    game = scene(1, turn=RED, acts={"II": {RED: 3}})
    play(game, RED, "activate author", "step II", "step I")
    assert game.position()["acts"][1] == {"spaces": [4, 4], "ahead": [NEUTRAL, RED]}
    play(game, RED, "activate falstaff", "step II")
    assert game.position()["acts"][1] == {"spaces": [5, 4], "ahead": [RED, NEUTRAL]}


# Ambiance


@pytest.mark.parametrize(
    ("space", "event"),
    [(1, "ambiance 0 1 2"), (3, "ambiance 0 1 4"), (5, "ambiance 0 1 6"), (6, "ambiance-held 0 6")],
)
def test_the_ambiance_marker_stops_at_the_right(space, event):
    """R1.3: six spaces; a marker on the last one stays there."""
    game = scene(turn=RED, seats={RED: Seat(ambiance=space)})
    assert play(game, RED, "activate falstaff", "step I")[-1] == event
    assert player(game, RED)["ambiance"] == min(space + 1, 6)


@pytest.mark.parametrize(
    ("space", "event"),
    [(6, "ambiance 1 -1 5"), (2, "ambiance 1 -1 1"), (1, "ambiance-held 1 1")],
)
def test_the_ambiance_marker_stops_at_the_left(space, event):
    """R1.3: a marker on the first space stays there."""
    game = scene(2, turn=RED, seats={RED: Seat(troupe=["puck"]), GREEN: Seat(ambiance=space)})
    assert play(game, RED, "activate puck", "step I")[-1] == event


def test_the_ambiance_marker_starts_on_the_third_space():
    """R1.3: start is the third space."""
    assert [player(new_game(4), seat)["ambiance"] for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("space", "gain"),
    [
        (1, ["prestige 0 -1 ambiance 4"]),
        (2, ["forced 0 back I", "back 0 1 1"]),
        (3, []),
        (4, ["money 0 1 ambiance 1"]),
        (5, ["forced 0 step I", "step 0 1 3"]),
        (6, ["prestige 0 1 ambiance 6"]),
    ],
)
def test_what_the_ambiance_spaces_mean(space, gain):
    """R1.3, R8.3: from left to right."""
    game = scene(
        1,
        phase="ambiance",
        acts={"I": {RED: 2}, "II": {RED: 10 if space == 5 else 1}, "III": {RED: 10 if space == 5 else 1}},
        seats={RED: Seat(ambiance=space)},
    )
    events = lines(game)
    assert events[: events.index("ambiance-reset")] == ["phase ambiance", "initiative 0 1", *gain]


# Prestige


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_prestige_starts_at_five(players):
    """R1.4: everybody starts with 5 prestige, and no money or tokens."""
    game = new_game(players)
    for seat in range(players):
        start = player(game, seat)
        assert (start["prestige"], start["money"], start["tokens"]) == (5, 0, 0)
        assert start["ledger"] == [{"start": 5}, {}, {}, {}, {}, {}, {}]


def test_prestige_may_fall_below_zero():
    """R1.4."""
    game = scene(2, phase="ambiance", seats={RED: Seat(prestige=0, ambiance=1)})
    assert player(game, RED)["prestige"] == -1


# Bags


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_the_bags_hold(players):
    """R1.5: each bag by the number of players, and six draws of it."""
    position = new_game(players, seed=players).position()
    daily = 6 if players == 1 else 3 * players
    assert sum(BAGS[players]) == 6 * daily
    for kind in ("costumes", "sets"):
        crates, bag = position["crates"][kind], position["bags"][kind]
        assert list(bag) == list(COLOURS)
        assert [crates[colour] + bag[colour] for colour in COLOURS] == list(BAGS[players])
        assert sum(crates.values()) == daily
        assert sum(position["discards"][kind].values()) == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_element_is_somewhere_and_none_goes_back(players):
    """R1.5: elements are never put back; the bags are empty after the draw for day 6."""
    game = new_game(players, seed=7)
    daily = 6 if players == 1 else 3 * players
    for moment in play_out(game):
        position = moment.position()
        for kind in ("costumes", "sets"):
            assert sum(position["bags"][kind].values()) == (6 - max(position["day"], 1)) * daily
            everywhere = dict.fromkeys(COLOURS, 0)
            for heap in ("bags", "crates", "discards"):
                for colour, number in position[heap][kind].items():
                    everywhere[colour] += number
            for one in position["players"]:
                worn = [colour for c in one["troupe"] for colour in c.get("costume", ()) if colour]
                for colour in worn if kind == "costumes" else one["stage"].values():
                    everywhere[colour] += 1
            assert list(everywhere.values()) == list(BAGS[players])
    assert position["day"] == 6
    assert sum(position["bags"]["costumes"].values()) == sum(position["bags"]["sets"].values()) == 0


def test_discards_are_open_to_all():
    """R1.5: everyone may look at the discards, and so work out what is left in the bag."""
    game = scene(2, day=3, turn=RED, costumes="green", sets="blue")
    for eyes in (None, RED, GREEN):
        view = game.view(eyes)
        assert view["discards"] == game.position()["discards"]
        assert view["bags"] == game.position()["bags"]
        assert sum(view["discards"]["costumes"].values()) == 17


# Tokens and money


@pytest.mark.parametrize(
    ("others", "event", "supply"),
    [(0, "token-gained 0 1", 7), (7, "token-gained 0 1", 0), (8, "token-none 0", 0)],
)
def test_the_supply_of_tokens(others, event, supply):
    """R1.6: the supply holds 8 tokens; while it is empty, nobody gains one."""
    game = scene(
        turn=RED,
        sets="green",
        seats={RED: Seat(troupe=["set-dresser-6-1"]), GREEN: Seat(tokens=others)},
    )
    assert game.position()["supply"] == 8 - others
    play(game, RED, "activate set-dresser-6-1")
    assert play(game, RED, "set green 1.3")[1] == event
    assert game.position()["supply"] == supply
    assert player(game, RED)["tokens"] == (1 if others < 8 else 0)
    assert player(game, GREEN)["tokens"] == others


def test_a_used_token_returns_to_the_supply():
    """R1.6, R5.8: it can be gained again."""
    game = scene(
        turn=RED,
        sets="green",
        seats={RED: Seat(troupe=["set-dresser-6-1"], tokens=5), GREEN: Seat(tokens=3)},
    )
    play(game, RED, "activate set-dresser-6-1")
    assert game.position()["supply"] == 0
    assert play(game, RED, "spend token") == ["token-spent 0 set-dresser-6-1 4"]
    assert game.position()["supply"] == 1
    assert play(game, RED, "set green 1.3")[1] == "token-gained 0 5"


def test_money_is_not_limited():
    """R1.6."""
    game = scene(turn=RED, seats={RED: Seat(money=500_000)})
    assert play(game, RED, "activate queen", "ask money")[-1] == "money 0 4 queen 500004"


def test_cards_and_stage_are_edition_data():
    """R1.7: another edition has another stage, other powers, other objectives."""
    edition = edition_with(
        characters={"romeo": {"activate": ["coin5"], "cost": 5}},
        stage={"rows": [". . . . . . .", ". . c c . .", "v v . v v", "v v v v"][:3]},
        objectives={"purse": {"steps": [1, 2, 3]}},
    )
    game = scene(
        turn=RED, edition=edition, sets="black", seats={RED: Seat(troupe=["romeo"])}, chance=InOrder()
    )
    assert player(game, RED)["payroll"] == 5
    other = game.copy()
    play(game, RED, "activate handyman")
    assert legal(game, RED) == ["done", *(f"set black 1.{column}" for column in range(1, 8))]
    assert play(other, RED, "activate romeo")[-1] == "money 0 5 activation 5"
    assert game.move("set black 2.6").text == "set black 2.6"
    last = scene(
        2, day=6, phase="rehearsal", edition=edition, seats={RED: Seat(money=2, objectives=["purse"])}
    )
    assert "objective-scored 0 purse 2 2" in lines(last)
