"""R0: the words, and what they stand for."""

import pytest

from shakespeare import UnknownMove
from tests.frozen import new_game
from tests.scene import GREEN, RED, Seat, cards, legal, lines, play, player, scene, why_not

VALUES = {"black": 1, "pink": 2, "purple": 3, "blue": 4, "green": 5}


@pytest.mark.parametrize(("colour", "value"), VALUES.items())
@pytest.mark.parametrize(
    ("craftsman", "move"),
    [("costume-mistress-8-1", "costume {} author 1"), ("set-dresser-8-1", "set {} 1.3")],
    ids=["costume", "set"],
)
def test_the_value_of_a_colour(craftsman, move, colour, value):
    """R0.1: black 1, pink 2, purple 3, blue 4, green 5, of either kind."""
    laid_out = f"{colour} black black"
    game = scene(turn=RED, costumes=laid_out, sets=laid_out, seats={RED: Seat(troupe=[craftsman])})
    play(game, RED, f"activate {craftsman}")
    assert game.question(RED).value == 8
    play(game, RED, move.format(colour))
    assert game.question(RED).value == 8 - value


@pytest.mark.parametrize(
    ("craftsman", "kind", "yellow"),
    [
        ("costume-mistress-8-1", "costume", "costume yellow author 1"),
        ("set-dresser-8-1", "set", "set yellow 1.1"),
        ("handyman-4-1", "costume", "costume yellow author 1"),
        ("handyman-4-1", "set", "set yellow 1.1"),
    ],
)
def test_yellow_is_never_bought_by_value(craftsman, kind, yellow):
    """R0.1, R5.4: no craftsman takes yellow, whatever value is left."""
    game = scene(
        turn=RED, costumes="yellow black", sets="yellow black", seats={RED: Seat(troupe=[craftsman])}
    )
    play(game, RED, f"activate {craftsman}")
    assert not [move for move in legal(game, RED) if "yellow" in move]
    assert why_not(game, RED, yellow) == f"{kind}-yellow (R5.4): character {craftsman}"


@pytest.mark.parametrize(("worn", "total"), [("black black", 5), ("yellow black", 7), ("green green", 13)])
def test_yellow_counts_three(worn, total):
    """R0.1, R6.2: yellow counts 3 in a costume."""
    game = scene(
        turn=RED, costumes="yellow", seats={RED: Seat(troupe=["jeweler-1"], costumes={"author": worn})}
    )
    play(game, RED, "activate jeweler-1")
    assert play(game, RED, "costume yellow author 3")[1] == f"costume-complete 0 author {total}"


def objectives(troupe, extras):
    """What the actors' and the non-actors' objective count for Red."""
    game = scene(
        2,
        day=6,
        phase="rehearsal",
        seats={RED: Seat(troupe=troupe, extras=extras, objectives=["cast", "company"])},
    )
    counted = [event.split() for event in lines(game) if event.startswith("objective-scored")]
    return {name: int(count) for _, _, name, count, _ in counted}


@pytest.mark.parametrize(
    ("card", "is_actor"),
    [
        ("romeo", True),
        ("costume-mistress-6-1", False),
        ("set-dresser-6-1", False),
        ("handyman-4-1", False),
        ("jeweler-1", False),
        ("assistant-1", False),
    ],
)
def test_actors_and_non_actors(card, is_actor):
    """R0.2, R0.3: craftsmen, jewelers, assistants and the queen are non-actors; the printed characters count."""
    assert objectives([], 0) == {"cast": 2, "company": 2}
    assert objectives([card], 0) == {"cast": 2 + is_actor, "company": 2 + (not is_actor)}


def test_an_extra_is_neither():
    """R0.2: an extra is neither an actor nor a non-actor."""
    assert objectives([], 3) == {"cast": 2, "company": 2}


def test_an_extra_wears_costumes_and_does_nothing_else():
    """R0.2, R4.4: an extra wears costumes, but is never activated."""
    game = scene(turn=RED, costumes="black black", seats={RED: Seat(extras=1)})
    assert "activate extra-1" not in legal(game, RED)
    assert why_not(game, RED, "activate extra-1") == "extra-not-activated (R4.4): character extra-1"
    play(game, RED, "activate handyman")
    assert legal(game, RED) == [
        "costume black author 1",
        "costume black extra-1 1",
        "costume black falstaff 1",
        "done",
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_printed_characters(players):
    """R0.3: everybody owns the Author, Falstaff, a Handyman of 4 and the Queen from the start."""
    game = new_game(players)
    free = [None, None, None]
    for seat in range(players):
        assert player(game, seat)["troupe"] == [
            {"name": "author", "costume": free, "used": False, "resting": False},
            {"name": "falstaff", "costume": free, "used": False, "resting": False},
            {"name": "handyman", "used": False, "resting": False},
            {"name": "queen", "used": False, "resting": False},
        ]
    game = scene(players, turn=RED, costumes="black")
    play(game, RED, "activate handyman")
    assert game.question(RED).value == 4


def test_printed_characters_are_no_cards_and_have_no_cost():
    """R0.3: they work like cards, but are not among them, and cost nothing."""
    game = new_game(2)
    position = game.position()
    assert sorted([*position["row"], *position["deck"]]) == cards()
    assert len(cards()) == 30
    for name in ("author", "falstaff", "handyman", "queen"):
        assert name not in cards()
        with pytest.raises(UnknownMove):
            game.move(f"recruit {name}")
    assert player(game, RED)["payroll"] == 0


@pytest.mark.parametrize(
    ("card", "cost"), [("assistant-1", 1), ("romeo", 1), ("hamlet", 3), ("jeweler-2", 3), ("othello", 5)]
)
def test_costs(card, cost):
    """R0.4: a card costs £1, £3 or £5."""
    game = scene(turn=RED, row=[card])
    play(game, RED, f"recruit {card}")
    assert player(game, RED)["payroll"] == cost
    assert player(game, RED)["projected"] == 3  # unpaid, as things stand
    assert player(game, GREEN)["payroll"] == 0


@pytest.mark.parametrize("card", ["assistant-1", "othello"])
def test_an_extra_is_free(card):
    """R0.4: an extra costs nothing, whatever its other side says."""
    game = scene(turn=RED, row=[card])
    play(game, RED, f"recruit {card} as extra")
    assert player(game, RED)["payroll"] == 0
    assert player(game, RED)["projected"] == 5


@pytest.mark.parametrize(
    ("move", "kind"), [("costume pink author 1", "costume"), ("set pink 1.1", "set")], ids=["costume", "set"]
)
def test_elements_are_taken_from_what_is_laid_out(move, kind):
    """R0.5: what is in the bag or discarded cannot be taken."""
    game = scene(day=2, turn=RED, costumes="black", sets="black")
    assert game.position()["discards"][f"{kind}s"]["pink"] > 0
    assert game.position()["bags"][f"{kind}s"]["pink"] > 0
    play(game, RED, "activate handyman")
    assert not [move for move in legal(game, RED) if "pink" in move]
    assert why_not(game, RED, move) == f"{kind}-not-laid-out (R0.5): colour pink"


def test_the_last_one_laid_out_is_gone_when_taken():
    """R0.5: taking an element leaves one less."""
    game = scene(turn=RED, costumes="black", sets="black black")
    play(game, RED, "activate handyman", "costume black author 1", "set black 1.1")
    assert game.position()["crates"]["costumes"]["black"] == 0
    assert game.position()["crates"]["sets"]["black"] == 1
    assert why_not(game, RED, "costume black author 2") == "costume-not-laid-out (R0.5): colour black"
    assert legal(game, RED) == ["done", *(f"set black 1.{column}" for column in range(2, 6))]
