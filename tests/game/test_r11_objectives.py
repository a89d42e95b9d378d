"""R11.6-R11.8: mask objectives, the firing, and the end of the game."""

import pytest

from shakespeare import load_edition
from tests.frozen import BACKSTAGE_EDITION
from tests.scene import (
    BLUE,
    GREEN,
    RED,
    Backstage,
    Seat,
    backstage,
    legal,
    lines,
    play,
    player,
    scene,
    spaces,
    why_not,
)


def evening(players=2, day=2, **more):
    """The ambiance phase is about to begin."""
    return scene(players, day=day, phase="ambiance", backstage=Backstage(), **more)


# Masks


def test_cheer():
    """R11.6: ambiance +3; after R8.1, before R8.2; the card is out of the game."""
    game = evening(seats={RED: Seat(objectives=["cheer"])}, sets="purple")
    assert lines(game) == ["phase ambiance", "initiative 0 1", "initiative 1 2"]
    assert legal(game, RED) == ["hold", "hold for good", "play cheer"]
    assert play(game, RED, "play cheer")[:5] == [
        "objective-played 0 cheer",
        "ambiance 0 3 6",
        "purple-left 1",
        "ambiance 0 -1 5",
        "ambiance 1 -1 2",
    ]
    assert player(game, RED)["objectives"] == []
    assert backstage(game)["played"] == [{"seat": 0, "objective": "cheer", "looks": 1}]


def test_run():
    """R11.6: one step on each act."""
    game = evening(seats={RED: Seat(objectives=["run"])})
    play(game, RED, "play run")
    assert spaces(game, RED) == [2, 2, 2]


def test_salvage():
    """R11.6: non-yellow elements from the discards worth up to 6, placed at once with all effects."""
    seat = Seat(objectives=["salvage"], troupe=["assistant-1"], tokens=1)
    game = evening(
        day=3,
        seats={RED: seat},
        discarded={"costumes": "green yellow", "sets": "pink yellow"},
        costumes="blue",
    )
    play(game, RED, "play salvage")
    assert game.question(RED).kind == "salvage" and game.question(RED).value == 6
    assert why_not(game, RED, "costume yellow author 1") == "salvage-yellow (R11.6): colour yellow"
    assert why_not(game, RED, "costume blue author 1") == "costume-not-discarded (R11.6): colour blue"
    assert play(game, RED, "costume green author 1") == [
        "discard-taken 0 costumes green",
        "costume-placed 0 green author 1",
    ]
    assert why_not(game, RED, "set pink 1.1") == "set-too-dear (R11.6): colour pink, value 2, left 1"
    assert "set black 1.1" in legal(game, RED)  # for exactly what is left
    assert "discard-taken 0 sets black" in play(game, RED, "set black 1.1")


def test_salvage_has_effects():
    """R11.6, R7.5: a pink set element pays."""
    game = evening(day=3, seats={GREEN: Seat(objectives=["salvage"])}, discarded={"sets": "pink"})
    play(game, GREEN, "play salvage")
    assert "money 1 1 sets 1" in play(game, GREEN, "set pink 1.1")
    assert "salvage-ended 1" in play(game, GREEN, "done")


def test_gold():
    """R11.6: one yellow element from the discards, of either kind."""
    game = evening(
        day=2, seats={RED: Seat(objectives=["gold"])}, discarded={"sets": "yellow"}, costumes="yellow"
    )
    play(game, RED, "play gold")
    assert {move.split()[0] for move in legal(game, RED)} == {"set", "done"}
    assert why_not(game, RED, "set black 1.1") == "salvage-not-yellow (R11.6): colour black"
    assert why_not(game, RED, "costume yellow author 1") == "costume-not-discarded (R11.6): colour yellow"
    assert play(game, RED, "set yellow 1.1")[:2] == ["discard-taken 0 sets yellow", "set-placed 0 yellow 1.1"]
    assert game.position()["discards"]["sets"]["yellow"] == 0


def test_no_gold_to_be_had():
    """R11.6: the objective is played all the same."""
    game = evening(seats={GREEN: Seat(objectives=["gold"])})
    assert play(game, GREEN, "play gold")[:2] == ["objective-played 1 gold", "salvage-ended 1"]


def test_any_number_in_order():
    """R11.6: each player in Order, any number of them."""
    seats = {RED: Seat(objectives=["cheer", "run"]), GREEN: Seat(objectives=["gold"])}
    game = evening(day=3, order=[GREEN, RED], seats=seats)
    assert game.deciders == (GREEN,)
    assert play(game, GREEN, "hold") == ["objectives-held 1"]
    assert game.deciders == (RED,)
    play(game, RED, "play run")
    assert legal(game, RED) == ["hold", "hold for good", "play cheer"]
    assert why_not(game, RED, "play run") == "objective-not-held (R11.6): objective run"
    assert why_not(game, RED, "pass") == "pass-not-now (R4.3): asked masks"
    play(game, RED, "play cheer")
    assert game.view(None)["phase"] != "ambiance"


def test_everybody_with_an_objective_is_asked():
    """R11.6, R13.1: nobody learns from the question who has one to play."""
    seats = {GREEN: Seat(objectives=["wardrobe"]), BLUE: Seat(objectives=["run"])}
    game = evening(3, seats=seats)
    assert game.deciders == (GREEN,)
    assert legal(game, GREEN) == ["hold", "hold for good"]
    assert play(game, GREEN, "hold") == ["objectives-held 1"]
    assert game.deciders == (BLUE,)
    assert game.view(RED)["players"][BLUE]["objectives"] is None
    play(game, BLUE, "hold")


def test_asked_again_after_playing_one():
    """R11.6: as long as any objective is held, playing one says nothing of the others."""
    game = evening(day=3, seats={RED: Seat(objectives=["run", "wardrobe"])})
    play(game, RED, "play run")
    assert game.deciders == (RED,) and legal(game, RED) == ["hold", "hold for good"]


def test_held_for_good():
    """R11.6: who wants it is not asked again before keeping another."""
    game = evening(seats={GREEN: Seat(objectives=["run"])})
    assert play(game, GREEN, "hold for good")[0] == "objectives-held-for-good 1"
    assert backstage(game, GREEN)["held"] == 1
    position = game.position()
    kinds = []
    while not game.finished and game.view(None)["day"] < 4:
        seat = game.deciders[0]
        kinds.append((seat, game.question(seat).kind))
        moves = game.legal(seat)
        game.play(seat, next((m for m in moves if m.name in ("ask-money", "pass")), moves[0]))
    assert (GREEN, "masks") not in kinds
    assert position["backstage"]["players"][GREEN]["held"] == 1


def test_a_played_mask_cannot_be_taken_back():
    """R13.1: the others have seen it."""
    game = evening(seats={RED: Seat(objectives=["run", "wardrobe"]), GREEN: Seat(objectives=["gold"])}, day=3)
    play(game, RED, "play run")
    assert not game.undoable(RED)
    play(game, RED, "hold")
    assert game.undoable(RED)
    game.undo(RED)
    assert game.deciders == (RED,)


def test_the_offer_shows_what_a_mask_brings():
    """The owner knows it."""
    game = evening(seats={RED: Seat(objectives=["run"])})
    (offer,) = [offer for offer in game.offers(RED) if offer.move.text == "play run"]
    assert offer.gain.steps == [1, 1, 1]


def test_alone_one_is_asked_too():
    """R11.6: a spectator learns nothing either."""
    game = scene(1, day=2, phase="ambiance", backstage=Backstage(), seats={0: Seat(objectives=["wardrobe"])})
    assert legal(game, 0) == ["hold", "hold for good"]
    game = scene(1, day=2, phase="ambiance", backstage=Backstage(), seats={0: Seat(objectives=["run"])})
    assert legal(game, 0) == ["hold", "hold for good", "play run"]


def test_kept_masks_score_nothing():
    """R11.6: they score 0."""
    game = final(Seat(objectives=["run"]))
    assert "objective-scored 0 run 0 0" in lines(game)


# The end


def final(seat, other=None, players=2, edition=None):
    """The acts of day 6 have scored nothing but for Act II; the game is over."""
    level = {act: dict.fromkeys(range(players), 4) for act in ("I", "II", "III")}
    return scene(
        players,
        day=6,
        phase="rehearsal",
        acts=level,
        backstage=Backstage(),
        seats={RED: seat, GREEN: other or Seat()},
        edition=edition,
    )


def after_scoring(game):
    told = lines(game)
    return told[told.index("phase end") :]


def test_the_dearest_is_fired():
    """R11.6: not paid, and no penalty for it; still counted for everything else."""
    game = final(Seat(money=3, troupe=["romeo", "hamlet", "othello"], objectives=["dismissal"]))
    told = after_scoring(game)
    assert told[1:3] == ["objective-scored 0 dismissal 0 0", "fired 0 othello"]
    assert "paid 0 romeo 1 2" in told and "unpaid 0 hamlet 3" in told
    assert not [line for line in told if "paid 0 othello" in line]
    standing = game.standings()[0]
    assert standing.payroll == 4 and standing.unpaid == ["hamlet"]


def test_nobody_to_fire():
    """R11.6: without anybody to pay, nothing happens."""
    told = after_scoring(final(Seat(objectives=["dismissal"])))
    assert not [line for line in told if line.startswith("fired")]


def test_nobody_is_fired_without_the_objective():
    """R11.6: all of the others are paid, also by whoever holds other objectives."""
    seats = [Seat(money=9, troupe=["romeo"], objectives=["run"]), Seat(money=9, troupe=["hamlet"])]
    told = after_scoring(final(*seats))
    assert not [line for line in told if line.startswith("fired")]
    assert "paid 0 romeo 1 8" in told and "paid 1 hamlet 3 6" in told


def test_others_do_not_see_that_somebody_will_be_fired():
    """R13.1: payroll and projection of the others are without it."""
    seat = Seat(money=1, troupe=["romeo", "othello"], objectives=["dismissal"])
    game = scene(2, day=3, turn=GREEN, backstage=Backstage(), seats={RED: seat})
    own, others = game.view(RED)["players"][RED], game.view(GREEN)["players"][RED]
    assert (own["payroll"], own["projected"]) == (1, 5)
    assert (others["payroll"], others["projected"]) == (6, 3)


def test_the_order_of_the_end():
    """R11.8: objectives, firing, yellow elements, hats, payment."""
    seat = Seat(
        money=1,
        troupe=["romeo", "hamlet"],
        objectives=["dismissal"],
        hats={"author": "green"},
        costumes={"author": "black yellow"},
    )
    told = [line.split()[0] for line in after_scoring(final(seat)) if line.split()[1] == "0"]
    assert told == [
        "objective-scored",
        "fired",
        "yellow-counted",
        "prestige",
        "hats-counted",
        "prestige",
        "paid",
        "final",
        "won",
    ]


def test_all_objectives_are_scored_before_anybody_is_fired():
    """R11.8: a player's firing waits for the objectives of the others."""
    firing = Seat(troupe=["hamlet"], objectives=["dismissal"])
    told = after_scoring(final(firing, Seat(objectives=["wardrobe"])))
    scored = [index for index, line in enumerate(told) if line.startswith("objective-scored")]
    assert len(scored) == 2 and max(scored) < told.index("fired 0 hamlet")


def test_the_final_score_lists_its_sources_in_order():
    """R11.8: what counts at the end stands in the order in which it is counted."""
    sources = list(final(Seat()).standings()[0].sources)
    assert sources[-4:] == ["objectives", "yellow", "hats", "unpaid"]


@pytest.mark.parametrize(
    ("hat", "costume", "matches"),
    [
        ("green", "black - -", 1),
        ("purple", "yellow - -", 1),
        ("purple", "purple green -", 1),
        ("blue", "black pink -", 0),
        ("green", "- black -", 0),
    ],
)
def test_hats_that_make_six(hat, costume, matches):
    """R11.4: hat and first circle make 6, yellow counting 3, complete or not."""
    game = final(Seat(hats={"author": hat}, costumes={"author": costume}))
    assert f"hats-counted 0 {matches}" in lines(game)
    assert game.standings()[0].sources["hats"] == matches


def test_a_hat_on_an_actor_with_two_circles():
    """R11.4: his first circle counts too."""
    game = final(Seat(troupe=["shylock"], hats={"shylock": "green"}, costumes={"shylock": "black -"}))
    assert "hats-counted 0 1" in lines(game)


def test_hats_are_in_the_projection():
    """R11.8: everybody sees them."""
    seat = Seat(hats={"author": "green"}, costumes={"author": "black - -"})
    game = scene(2, turn=GREEN, backstage=Backstage(), seats={RED: seat})
    assert game.view(GREEN)["players"][RED]["projected"] == 6


def test_prompters_and_rag_pickers_are_not_actors():
    """R11.7: for the objective of non-actor characters, never extras."""
    plain = final(Seat(objectives=["company"], extras=1))
    more = final(Seat(objectives=["company"], extras=1, troupe=["prompter-1", "rag-picker-handyman-1"]))
    counted = [
        next(line for line in lines(game) if "objective-scored 0" in line).split()[3]
        for game in (plain, more)
    ]
    assert int(counted[1]) == int(counted[0]) + 2


def test_two_circle_costumes_count_by_their_worth_alone():
    """R11.7: not for complete costumes, but for costumes of a certain worth."""
    data = BACKSTAGE_EDITION.to_dict()
    data["name"] = "Cheap finery"
    data["objectives"]["finery"] |= {"worth": 8, "from": "reconstructed"}
    seat = Seat(objectives=["wardrobe", "finery"], troupe=["shylock"], costumes={"shylock": "green purple"})
    told = lines(final(seat, edition=load_edition(data)))
    assert "objective-scored 0 wardrobe 0 0" in told and "objective-scored 0 finery 1 1" in told
