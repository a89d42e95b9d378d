"""R2: setting up."""

import pytest

from shakespeare import Game
from tests.frozen import new_game, options
from tests.scene import RED, InOrder, cards, legal, lines, play, player, scene, why_not

ROW = {1: 4, 2: 4, 3: 5, 4: 6}
DAILY = {1: 6, 2: 6, 3: 9, 4: 12}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_is_random(players):
    """R2.1: the Order track is filled at random; every order comes up."""
    orders = {tuple(new_game(players, seed).position()["order"]) for seed in range(40 * players)}
    assert len(orders) == {2: 2, 3: 6, 4: 24}[players]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_initiative_starts_as_the_order(players):
    """R2.1: the Initiative track starts equal to it."""
    for seed in range(5):
        game = new_game(players, seed)
        assert game.position()["initiative"] == game.position()["order"]
        assert lines(game)[0] == "order " + " ".join(map(str, game.position()["order"]))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_elements(players):
    """R2.2: three elements per player from each bag, six with one player."""
    game = new_game(players, seed=2)
    costumes, sets = [e for e in game.events if e.id in ("costumes-laid-out", "sets-laid-out")]
    assert (costumes.id, sets.id) == ("costumes-laid-out", "sets-laid-out")
    for event, kind in ((costumes, "costumes"), (sets, "sets")):
        crates = game.position()["crates"][kind]
        assert len(event.args["colours"]) == sum(crates.values()) == DAILY[players]
        assert all(event.args["colours"].count(colour) == number for colour, number in crates.items())


def test_the_elements_are_drawn_at_random():
    """R2.2: another seed, other elements; and the two bags are drawn from apart."""
    drawn = [new_game(4, seed).position()["crates"] for seed in range(20)]
    assert len({str(crates["costumes"]) for crates in drawn}) > 10
    assert sum(crates["costumes"] != crates["sets"] for crates in drawn) > 10


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_cards(players):
    """R2.3: in reverse Order each player takes a card, the rest is discarded, the same number is laid out again."""
    game = new_game(players, seed=4)
    first = game.position()
    assert len(first["row"]) == ROW[players]
    assert sorted([*first["row"], *first["deck"]]) == cards()
    assert (first["day"], first["phase"]) == (0, "setup")
    assert lines(game)[-1] == "characters-laid-out " + " ".join(first["row"])
    left = list(first["row"])
    for seat in reversed(first["order"]):
        assert game.deciders == (seat,)
        assert game.question(seat).kind == "first-recruit"
        assert legal(game, seat) == sorted(
            [f"recruit {c}" for c in left] + [f"recruit {c} as extra" for c in left]
        )
        card = left.pop(1)
        assert why_not(game, seat, "pass") == "pass-not-now (R4.3): asked first-recruit"
        events = play(game, seat, f"recruit {card}")
        assert events[0] == f"recruited {seat} {card}"
        assert player(game, seat)["troupe"][-1]["name"] == card
        assert not player(game, seat)["recruited"]
    then = game.position()
    assert then["card_discards"] == left
    assert len(then["row"]) == ROW[players]
    assert not {*then["row"]} & {*first["row"]}
    assert len(then["deck"]) == 30 - 2 * ROW[players]
    assert events[1:4] == [
        "characters-discarded " + " ".join(left),
        "characters-laid-out " + " ".join(then["row"]),
        "day 1",
    ]
    assert then["day"] == 1
    assert then["phase"] == ("company" if players == 1 else "wager")
    assert [p["money"] for p in then["players"]] == [0] * players


def test_the_first_card_as_an_extra():
    """R2.3: a player may take the first card as an extra."""
    game = new_game(2)
    seat = game.deciders[0]
    card = game.position()["row"][0]
    assert play(game, seat, f"recruit {card} as extra") == [f"recruited-extra {seat} {card} extra-1"]
    assert player(game, seat)["troupe"][-1]["card"] == card


def test_only_laid_out_cards_are_taken():
    """R2.3, R4.2: a card in the deck cannot be taken, nor one that another has taken."""
    game = Game.new(options(2), chance=InOrder())
    assert game.position()["row"] == ["assistant-1", "assistant-2", "assistant-3", "beatrice"]
    seat, other = reversed(game.position()["order"])
    assert why_not(game, seat, "recruit hamlet") == "card-not-laid-out (R4.2): card hamlet"
    assert why_not(game, seat, "recruit hamlet as extra") == "card-not-laid-out (R4.2): card hamlet"
    play(game, seat, "recruit beatrice")
    assert why_not(game, other, "recruit beatrice") == "card-not-laid-out (R4.2): card beatrice"
    assert why_not(game, seat, "recruit assistant-1") == f"not-your-choice (R4.1): waiting [{other}]"


def test_the_cards_are_shuffled():
    """R2.3: every card comes up."""
    rows = [new_game(4, seed).position()["row"] for seed in range(60)]
    assert {card for row in rows for card in row} == {*cards()}
    assert len({row[0] for row in rows}) > 15


def test_the_objectives_are_shuffled():
    """R2.4: ten objectives in a random order, of which three are seen at a time."""
    seen = set()
    firsts = set()
    for seed in range(40):
        game = new_game(1, seed)
        play(game, RED, f"recruit {game.position()['row'][0]}", "activate queen", "ask objectives")
        drawn = game.question(RED).args["objectives"]
        assert len({*drawn}) == 3
        seen |= {*drawn}
        firsts.add(drawn[0])
    assert len(seen) == 10
    assert len(firsts) > 6


def test_nobody_has_an_objective_at_the_start():
    """R2.4: they lie face down in one stack."""
    for players in (1, 2, 3, 4):
        game = new_game(players)
        assert [p["objective_count"] for p in game.position()["players"]] == [0] * players
        assert game.position()["looks"] == []


def test_a_scene_can_be_a_setup():
    """R2.3: a saved position during setup goes on where it was."""
    game = new_game(3, seed=9)
    last, middle, first = reversed(game.position()["order"])
    play(game, last, f"recruit {game.position()['row'][2]}")
    again = Game.at(game.position(), game.options.edition)
    assert again.deciders == (middle,)
    for seat in (middle, first):
        move = legal(game, seat)[0]
        assert play(again, seat, move) == play(game, seat, move)
    assert again.position() == game.position()


def test_maintenance_lays_out_no_more_than_setup():
    """R2.2, R2.3, R10.1: the same number of elements and cards each day."""
    for players in (1, 2, 3, 4):
        position = scene(players, day=2, phase="maintenance").position()
        assert len(position["row"]) == ROW[players]
        assert sum(position["crates"]["sets"].values()) == DAILY[players]
