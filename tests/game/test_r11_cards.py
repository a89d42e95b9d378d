"""R11.4: the backstage cards, each at every number of cylinders that it prints."""

import pytest

from tests.frozen import BACKSTAGE_EDITION, EDITION
from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Backstage,
    Seat,
    backstage,
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


def using(card, seat=None, players=2, **more):
    """Red is about to use a card, with four cylinders for it."""
    seat = seat or Seat(wagered=1)
    seats = {RED: seat} | more.pop("others", {})
    return scene(players, turn=RED, backstage=more.pop("table", Backstage(row=[card])), seats=seats, **more)


OTHER = {GREEN: Seat(wagered=1)}  # the same of a seat that is not the first


# Architect


@pytest.mark.parametrize(
    ("number", "colours"), [(1, ["black"]), (2, ["pink", "purple", "blue"]), (3, ["green"])]
)
def test_the_architects_elements(number, colours):
    """R11.4: one cylinder for a value of 1, two for 2-4, three for 5; never yellow."""
    game = using("architect-1", sets="black pink purple blue green yellow")
    play(game, RED, f"use architect-1 {number}")
    assert legal(game, RED) == ["done", *(f"theater {colour}" for colour in sorted(colours))]
    assert game.question(RED).args == {"colours": colours}
    reason = game.why_not(RED, "theater yellow")
    assert (reason.id, reason.rule) == ("theater-other-value", "R11.4")
    assert reason.args == {"colour": "yellow", "colours": colours}


def test_the_theater_repeats_its_effects():
    """R11.4: the lowest free space, a prestige for its candle, then all effects from bottom to top."""
    game = using("architect-1", Seat(wagered=1, theater="pink"), sets="blue")
    play(game, RED, "use architect-1 2")
    assert play(game, RED, "theater blue") == [
        "theater-placed 0 blue 2",
        "prestige 0 1 candles 6",
        "money 0 1 sets 1",
        "ambiance 0 2 5",
    ]
    assert backstage(game, RED)["theater"] == ["pink", "blue"] and laid_out(game, "sets") == ""


def test_every_colour_again():
    """R11.4, R7.5: purple, green and black as in the set."""
    game = using("architect-1", Seat(wagered=1, theater="purple green"), sets="black")
    play(game, RED, "use architect-1 1")
    assert play(game, RED, "theater black") == [
        "theater-placed 0 black 3",
        "ambiance 1 -1 2",
        "token-gained 0 1",
    ]


def test_a_full_theater():
    """R11.4: there is no space left to build on."""
    game = using("architect-1", Seat(wagered=1, theater="black pink black pink"), sets="black", day=2)
    assert play(game, RED, "use architect-1 1")[1] == "backstage-idle 0 architect-1"


def test_the_architect_may_build_nothing():
    """R4.6: elements may always be declined."""
    game = using("architect-1", sets="green")
    play(game, RED, "use architect-1 3")
    assert play(game, RED, "done") == ["declined 0 architect-1"]
    assert why_not(using("architect-1"), RED, "theater black").startswith("theater-not-now (R11.4)")


def test_what_is_not_laid_out_is_not_built():
    """R0.5."""
    game = using("architect-1", sets="pink")
    play(game, RED, "use architect-1 2")
    assert why_not(game, RED, "theater blue") == "set-not-laid-out (R0.5): colour blue"
    assert why_not(game, RED, "pass") == "pass-not-now (R4.3): asked theater"


def test_the_theater_is_no_part_of_the_set():
    """R11.4: the stage stays empty, and support and symmetry do not apply."""
    game = using("architect-1", sets="black black black")
    play(game, RED, "use architect-1 1", "theater black")
    assert player(game, RED)["stage"] == {}
    assert laid_out(game, "sets") == "black black"


# Hatter


def test_a_hat():
    """R11.4: a laid-out costume element that is not yellow, on an actor or an extra."""
    game = using("hatter-1", Seat(wagered=4, extras=1), costumes="pink yellow")
    play(game, RED, "use hatter-1 1")
    assert legal(game, RED) == ["done", "hat pink author", "hat pink extra-1", "hat pink falstaff"]
    assert play(game, RED, "hat pink author") == ["hat-placed 0 pink author"]
    assert backstage(game, RED)["hats"] == {"author": "pink"}
    assert laid_out(game, "costumes") == "yellow"
    assert character(game, RED, "author")["costume"] == [None] * 3


def test_two_hats_on_different_heads():
    """R11.4: three cylinders give two, one hat each."""
    game = using("hatter-1", costumes="pink black")
    play(game, RED, "use hatter-1 3", "hat pink author")
    assert legal(game, RED) == ["done", "hat black falstaff"]
    assert why_not(game, RED, "hat black author") == "hat-worn (R11.4): character author"
    assert play(game, RED, "hat black falstaff") == ["hat-placed 0 black falstaff"]
    assert game.deciders == (GREEN,)


def test_why_no_hat():
    """R11.4: yellow, somebody else's actor, no such element."""
    game = using("hatter-1", costumes="pink yellow")
    play(game, RED, "use hatter-1 1")
    assert why_not(game, RED, "hat yellow author") == "hat-yellow (R11.4)"
    assert why_not(game, RED, "hat pink hamlet") == "wearer-not-yours (R11.4): character hamlet"
    assert why_not(game, RED, "hat black author") == "costume-not-laid-out (R0.5): colour black"
    assert why_not(game, RED, "step I") == "step-not-now (R5.1): asked hat"


def test_the_hatter_may_give_no_hat():
    """R4.6: elements may always be declined, each of two by itself."""
    game = scene(2, turn=GREEN, backstage=Backstage(row=["hatter-1"]), seats=OTHER, costumes="pink black")
    play(game, GREEN, "use hatter-1 3")
    assert play(game, GREEN, "done") == ["declined 1 hatter-1"]
    assert play(game, GREEN, "hat pink author") == ["hat-placed 1 pink author"]
    assert laid_out(game, "costumes") == "black" and game.deciders == (RED,)


def test_no_hat_to_give():
    """R11.3: the card may be used all the same."""
    game = using("hatter-1", costumes="yellow")
    assert play(game, RED, "use hatter-1 1")[1] == "backstage-idle 0 hatter-1"


def test_the_circle_under_the_hat():
    """R6.1, R11.4: the first circle and the first other free one are offered, the last one is like the second."""
    game = scene(2, turn=RED, backstage=Backstage(), costumes="pink")
    play(game, RED, "activate handyman")
    mine = [move for move in legal(game, RED) if "author" in move]
    assert mine == ["costume pink author 1", "costume pink author 2"]
    reason = why_not(game, RED, "costume pink author 3")
    assert reason == "circle-not-first (R6.1): character author, circle 3, first 2"
    play(game, RED, "costume pink author 2")
    assert character(game, RED, "author")["costume"] == [None, "pink", None]


def test_the_second_circle_is_filled():
    """R6.1: then the first and the third are offered."""
    seat = Seat(costumes={"author": "- pink -"})
    game = scene(2, turn=RED, backstage=Backstage(), costumes="pink", seats={RED: seat})
    play(game, RED, "activate handyman")
    mine = [move for move in legal(game, RED) if "author" in move]
    assert mine == ["costume pink author 1", "costume pink author 3"]


def test_the_hat_does_not_count_for_the_costume():
    """R11.4: the costume pays by its own total."""
    seat = Seat(costumes={"author": "black black -"}, hats={"author": "green"})
    game = scene(2, turn=RED, backstage=Backstage(), costumes="pink", seats={RED: seat})
    play(game, RED, "activate handyman")
    assert "costume-complete 0 author 4" in play(game, RED, "costume pink author 3")


# Double


@pytest.mark.parametrize(("number", "actor"), [(1, "romeo"), (2, "hamlet"), (3, "othello")])
def test_the_double_by_cost(number, actor):
    """R11.4: one, two, three cylinders for an actor of exactly £1, £3, £5; the only one is taken at once."""
    game = using("double-1", Seat(wagered=1, troupe=["romeo", "hamlet", "othello"]), day=3)
    told = play(game, RED, f"use double-1 {number}")
    assert told[1] == f"forced 0 double {actor}" and told[2] == f"doubled 0 {actor}"
    assert told[3] == "initiative 0 1"


def test_used_and_resting_actors_are_doubled():
    """R11.4: no cylinder lies on the actor, and it may still be activated."""
    seat = Seat(wagered=2, troupe=["romeo", "juliet"], used=["romeo"], resting=["juliet"])
    game = using("double-1", seat, day=2)
    play(game, RED, "use double-1 1")
    assert legal(game, RED) == ["double juliet", "double romeo"]
    play(game, RED, "double juliet")
    assert not character(game, RED, "juliet")["used"] and character(game, RED, "juliet")["resting"]
    assert player(game, RED)["cylinders"] == 1


def test_the_doubled_actor_may_work_too():
    """R11.4: it may still be activated normally."""
    game = using("double-1", Seat(wagered=2, troupe=["romeo"]))
    play(game, RED, "use double-1 1")
    play(game, GREEN, "activate author")
    while game.deciders == (GREEN,):
        game.play(GREEN, game.legal(GREEN)[0])
    assert "activate romeo" in legal(game, RED)


def test_the_double_always_gives_initiative():
    """R11.4: for Ophelia too, who does not by herself (R4.5)."""
    game = using("double-1", Seat(wagered=1, troupe=["ophelia"]))
    assert play(game, RED, "use double-1 1")[1:] == [
        "forced 0 double ophelia",
        "doubled 0 ophelia",
        "initiative 0 1",
        "token-gained 0 1",
    ]


def test_nobody_to_stand_in_for():
    """R11.4: not printed actors, extras, the bear, nor who is not an actor."""
    seat = Seat(wagered=1, troupe=["bear", "jeweler-1", "costume-mistress-6-1"], extras=1)
    game = using("double-1", seat, day=4)
    assert play(game, RED, "use double-1 2")[1] == "backstage-idle 0 double-1"


def test_why_not_double():
    """R11.4: another cost, somebody else's actor, the bear."""
    seat = Seat(wagered=1, troupe=["romeo", "juliet", "hamlet", "bear"])
    game = using("double-1", seat, day=4)
    play(game, RED, "use double-1 1")
    assert why_not(game, RED, "double hamlet") == (
        "double-other-cost (R11.4): character hamlet, cost 3, pounds 1"
    )
    assert why_not(game, RED, "double viola") == "character-not-yours (R11.4): character viola"
    assert why_not(game, RED, "double bear") == "never-activated (R11.5): character bear"
    assert why_not(game, RED, "pass") == "pass-not-now (R4.3): asked double"


def test_the_bear_is_never_doubled():
    """R4.4, R11.4: it has no power to activate, so its cost does not make it one to stand in for."""
    seat = Seat(wagered=1, troupe=["hamlet", "iago", "bear"])
    game = using("double-1", seat, day=4)
    cost = {c.name: c.cost for c in (*BACKSTAGE_EDITION.characters, *BACKSTAGE_EDITION.backstage.actors)}
    assert cost["bear"] == cost["hamlet"] == 3
    play(game, RED, "use double-1 2")
    assert [move for move in legal(game, RED) if "bear" in move] == []
    offers = {offer.move.text: offer.reason for offer in game.offers(RED)}
    assert offers["double bear"].id == "never-activated"


# Lord Chamberlain


def test_the_top_of_the_lords_deck():
    """R11.4: £2 and the top card, usable at once, not the day's recruiting."""
    lord = ["lear", "hamlet", "puck", "portia", "ghost", "bear", "caliban", "viola", "iago"]
    game = using("lord-chamberlain-1", table=Backstage(row=["lord-chamberlain-1"], lord=lord))
    assert play(game, RED, "use lord-chamberlain-1 1") == [
        "backstage-used 0 lord-chamberlain-1 1",
        "money 0 2 backstage 2",
        "engaged 0 lear",
    ]
    assert backstage(game)["lord"] == lord[1:]
    assert not player(game, RED)["recruited"]
    play(game, GREEN, "recruit " + game.view(1)["row"][0])
    assert "activate lear" in legal(game, RED)


def test_any_card_of_the_lords_deck():
    """R11.4: with two cylinders; the order of the others stays."""
    lord = ["lear", "hamlet", "puck", "portia", "ghost", "bear", "caliban", "viola", "iago"]
    game = using("lord-chamberlain-1", table=Backstage(row=["lord-chamberlain-1"], lord=lord))
    play(game, RED, "use lord-chamberlain-1 2")
    assert len(legal(game, RED)) == 9
    assert game.question(RED).character == "lord-chamberlain-1"
    assert why_not(game, RED, "step I") == "step-not-now (R5.1): asked engage"
    assert why_not(game, RED, "engage othello") == "card-not-the-lords (R11.4): card othello"
    assert play(game, RED, "engage ghost") == ["engaged 0 ghost"]
    assert backstage(game)["lord"] == [card for card in lord if card != "ghost"]


@pytest.mark.parametrize("number", [1, 2])
def test_an_empty_lords_deck(number):
    """R11.4: only the £2."""
    actors = ["romeo", "juliet", "puck", "viola", "hamlet", "iago", "beatrice", "desdemona", "portia"]
    seats = {GREEN: Seat(wagered=1, troupe=actors)}
    table = Backstage(row=["lord-chamberlain-1"], lord=[])
    game = scene(2, turn=GREEN, backstage=table, seats=seats)
    assert play(game, GREEN, f"use lord-chamberlain-1 {number}")[1:] == [
        "money 1 2 backstage 2",
        "lord-empty 1",
    ]


# Director


def test_the_director_eases_the_rest():
    """R11.4: one Rest token fewer."""
    game = using("director-1")
    assert play(game, RED, "use director-1 1")[1] == "rest-eased 0 1"
    assert backstage(game, RED)["fewer_rests"] == 1


def rest(fewer, used, strategic_rest=False, seat=RED):
    seats = {seat: Seat(fewer_rests=fewer, used=used, wagered=len(used))}
    return scene(2, day=2, phase="rest", backstage=Backstage(), strategic_rest=strategic_rest, seats=seats)


def test_two_are_spared_in_secret():
    """R11.4, R10.2: both in secret until all are in."""
    game = rest(1, ["author", "falstaff", "queen"])
    assert play(game, RED, "spare author") == ["rest-chosen 0", "rest-yours 0 author (only 0)"]
    assert legal(game, RED) == ["spare falstaff", "spare queen"]
    assert why_not(game, RED, "spare author") == "spared-already (R10.2): character author"
    assert game.undoable(RED)
    told = play(game, RED, "spare queen")
    assert "rested 0 falstaff" in told and "stayed-fresh 0 author" in told and "stayed-fresh 0 queen" in told
    assert backstage(game, RED)["fewer_rests"] == 0


def test_two_are_spared_openly():
    """R11.4, R10.3: one after the other."""
    game = rest(1, ["author", "falstaff", "queen"], strategic_rest=True)
    assert play(game, RED, "spare author") == ["spared 0 author"]
    assert backstage(game, RED)["spared"] == ["author"]
    assert legal(game, RED) == ["spare falstaff", "spare queen"]
    assert play(game, RED, "spare queen")[:3] == [
        "stayed-fresh 0 author",
        "rested 0 falstaff",
        "stayed-fresh 0 queen",
    ]
    assert backstage(game, RED)["spared"] == []


def test_three_are_spared_openly():
    """R11.4, R10.3: everybody sees whom each time, of any seat."""
    game = rest(2, ["author", "falstaff", "handyman", "queen"], strategic_rest=True, seat=GREEN)
    assert play(game, GREEN, "spare queen") == ["spared 1 queen"]
    assert play(game, GREEN, "spare falstaff") == ["spared 1 falstaff"]
    assert backstage(game, GREEN)["spared"] == ["falstaff", "queen"]
    assert backstage(game, RED)["spared"] == []
    assert legal(game, GREEN) == ["spare author", "spare handyman"]
    assert why_not(game, GREEN, "spare queen") == "spared-already (R10.2): character queen"
    assert "rested 1 handyman" in play(game, GREEN, "spare author")


@pytest.mark.parametrize("fewer", [2, 3])
def test_two_directors_add_up(fewer):
    """R11.4: never below none."""
    game = rest(fewer, ["author", "falstaff", "queen"])
    assert not [line for line in lines(game) if line.startswith("rested")]
    assert game.view(None)["phase"] == "wager"


# Jeweler, Barkeep, Marlowe, Merchant


def test_the_backstage_jeweler():
    """R11.4: two cylinders for a yellow element of either kind."""
    game = using("backstage-jeweler-1", costumes="yellow pink", sets="yellow")
    assert [m for m in legal(game, RED) if "jeweler-1" in m and "use" in m] == [
        "use backstage-jeweler-1 2",
        "use backstage-jeweler-1 2 with recruitment",
    ]
    play(game, RED, "use backstage-jeweler-1 2")
    assert {move.split()[1] for move in legal(game, RED) if move != "done"} == {"yellow"}
    assert "set yellow 1.1" in legal(game, RED)
    assert why_not(game, RED, "costume pink author 1").startswith("costume-other-colour (R11.4)")
    assert play(game, RED, "costume yellow author 1") == ["costume-placed 0 yellow author 1"]


def test_a_doubled_actor_takes_by_its_own_rule():
    """R5.6: what the Double's actor takes is no matter of the card."""
    taker = next(c for c in EDITION.characters if c.is_actor and any("costume-" in i for i in c.activate))
    number = {1: 1, 3: 2, 5: 3}[taker.cost]
    colours = "black pink purple blue green"
    game = using("double-1", Seat(wagered=1, troupe=[taker.name]), costumes=colours, sets=colours)
    play(game, RED, f"use double-1 {number}")
    assert "not-taken (R5.6)" in why_not(game, RED, "set black 1.1")


@pytest.mark.parametrize(("number", "space"), [(1, 4), (2, 6)])
def test_the_barkeep(number, space):
    """R11.4: ambiance +1 or +3; no initiative."""
    game = using("barkeep-1")
    play(game, RED, f"use barkeep-1 {number}")
    assert player(game, RED)["ambiance"] == space
    assert game.view(None)["initiative"] == []


def test_marlowe():
    """R11.4: a step on any act, or on all three; no initiative."""
    game = using("marlowe-1")
    play(game, RED, "use marlowe-1 1")
    assert legal(game, RED) == ["step I", "step II", "step III"]
    assert play(game, RED, "step II") == ["step 0 2 2"]
    game = using("marlowe-1")
    play(game, RED, "use marlowe-1 3")
    assert spaces(game, RED) == [2, 2, 2]
    assert game.view(None)["initiative"] == []


@pytest.mark.parametrize(("number", "colours"), [(1, {"black", "pink", "purple"}), (2, {"blue", "green"})])
def test_the_merchant(number, colours):
    """R11.4: a costume element of value 1-3 or 4-5, never yellow."""
    game = using("merchant-1", costumes="black pink purple blue green yellow", sets="black")
    play(game, RED, f"use merchant-1 {number}")
    assert {move.split()[1] for move in legal(game, RED) if move != "done"} == colours
    assert why_not(game, RED, "costume yellow author 1").startswith("costume-other-colours (R11.4)")
    assert why_not(game, RED, "set black 1.1") == "set-not-taken (R11.4): character merchant-1"


# Prompter


def test_the_prompter_is_kept():
    """R11.4: as a character, free, and never activated (R4.4)."""
    game = using("prompter-1", Seat(wagered=1))
    assert play(game, RED, "use prompter-1 1") == [
        "backstage-used 0 prompter-1 1",
        "backstage-kept 0 prompter-1",
    ]
    assert "prompter-1" not in backstage(game)["row"] and player(game, RED)["payroll"] == 0
    play(game, GREEN, "activate author")
    while game.deciders == (GREEN,):
        game.play(GREEN, game.legal(GREEN)[0])
    assert why_not(game, RED, "activate prompter-1") == "never-activated (R4.4): character prompter-1"
    assert why_not(game, RED, "use prompter-1 1") == "backstage-occupied (R11.3): card prompter-1"


def penalty(initiative=(RED, GREEN, BLUE, YELLOW), **seats):
    """A rehearsal on day 4: everybody is on grey spaces of Act I, and on no other."""
    beyond = dict.fromkeys(range(4), 4)
    return scene(
        4,
        day=4,
        phase="rehearsal",
        initiative=initiative,
        acts={"II": beyond, "III": beyond},
        backstage=Backstage(),
        seats={seat: Seat(troupe=cards, money=money) for seat, (cards, money) in seats.pop("seats").items()},
    )


def test_a_penalty_is_avoided():
    """R11.4: £1 from money in hand; owners choose openly in Initiative order, before anybody is penalized."""
    owners = {RED: (["prompter-1"], 1), BLUE: (["prompter-2"], 2)}
    game = penalty(initiative=[BLUE, RED, GREEN, YELLOW], seats=owners)
    assert lines(game)[-1] == "act-scored 1"
    assert game.deciders == (BLUE,)
    assert legal(game, BLUE) == ["pay prompter", "take penalty"]
    assert why_not(game, BLUE, "pass") == "pass-not-now (R4.3): asked prompt"
    assert play(game, BLUE, "pay prompter") == ["money 2 -1 prompter 1", "penalty-avoided 2 1"]
    assert game.deciders == (RED,)
    assert play(game, RED, "take penalty")[:4] == [
        "prestige 0 -1 acts 4",
        "prestige 1 -1 acts 4",
        "prestige 3 -1 acts 4",
        "act-scored 2",
    ]
    assert not backstage(game, BLUE)["excused"]


def test_each_act_by_itself():
    """R11.4: at each act's penalty."""
    game = scene(
        2,
        day=4,
        phase="rehearsal",
        backstage=Backstage(),
        seats={RED: Seat(troupe=["prompter-1"], money=5)},
    )
    for act in (1, 2, 3):
        assert game.question(RED).args == {"act": act}
        assert f"penalty-avoided 0 {act}" in play(game, RED, "pay prompter")
    assert player(game, RED)["money"] == 2


def test_two_pay_for_the_same_penalty():
    """R11.4: each owner of a Prompter for the own one."""
    owners = {RED: (["prompter-1"], 1), YELLOW: (["prompter-2"], 1)}
    game = penalty(seats=owners)
    play(game, RED, "pay prompter")
    assert play(game, YELLOW, "pay prompter")[:5] == [
        "money 3 -1 prompter 0",
        "penalty-avoided 3 1",
        "prestige 1 -1 acts 4",
        "prestige 2 -1 acts 4",
        "act-scored 2",
    ]


@pytest.mark.parametrize("day", [4, 6])
def test_nobody_stays_excused(day):
    """R11.4: what was paid for is over with the act, on the next day and at the end of the game too."""
    seats = {RED: Seat(troupe=["prompter-1"], money=3), GREEN: Seat(troupe=["prompter-2"], money=3)}
    game = scene(2, day=day, phase="rehearsal", backstage=Backstage(), seats=seats)
    for _ in range(3):
        play(game, RED, "pay prompter")
        assert [backstage(game, seat)["excused"] for seat in (RED, GREEN)] == [True, False]
        play(game, GREEN, "pay prompter")
    assert game.view(None)["phase"] == ("wager" if day == 4 else "end")
    assert [backstage(game, seat)["excused"] for seat in (RED, GREEN)] == [False, False]


@pytest.mark.parametrize("space", [1, 2, 3])
def test_every_grey_space_has_a_penalty_to_avoid(space):
    """R9.2, R11.4: spaces 1-3."""
    beyond = dict.fromkeys(range(2), 4)
    game = scene(
        2,
        day=4,
        phase="rehearsal",
        acts={"I": {RED: space, GREEN: 4}, "II": beyond, "III": beyond},
        backstage=Backstage(),
        seats={RED: Seat(troupe=["prompter-1"], money=1)},
    )
    assert legal(game, RED) == ["pay prompter", "take penalty"]
    assert play(game, RED, "pay prompter")[1] == "penalty-avoided 0 1"


@pytest.mark.parametrize(
    ("troupe", "money", "space"),
    [([], 5, 1), (["prompter-1"], 0, 1), (["prompter-1"], 5, 4)],
    ids=["no prompter", "no money", "no penalty"],
)
def test_who_is_not_asked(troupe, money, space):
    """R11.4: only an owner with a pound and a penalty."""
    beyond = dict.fromkeys(range(2), 4)
    game = scene(
        2,
        day=4,
        phase="rehearsal",
        acts={"I": {RED: space, GREEN: 4}, "II": beyond, "III": beyond},
        backstage=Backstage(),
        seats={RED: Seat(troupe=troupe, money=money)},
    )
    assert game.view(None)["phase"] != "rehearsal"


def test_a_second_prompter_adds_nothing():
    """R11.4: it is asked once an act."""
    seats = {RED: Seat(troupe=["prompter-1", "prompter-2"], money=5)}
    game = scene(2, day=4, phase="rehearsal", backstage=Backstage(), seats=seats)
    play(game, RED, "take penalty")
    assert game.question(RED).args == {"act": 2}


# Rag-pickers


def test_a_handyman_takes_from_the_discards():
    """R11.4: as well as from the crates, within the one value; any Handyman, the printed one too."""
    seat = Seat(troupe=["rag-picker-handyman-1"])
    game = scene(2, day=2, turn=RED, backstage=Backstage(), seats={RED: seat}, costumes="pink", sets="yellow")
    play(game, RED, "activate handyman")
    assert "costume pink author 1" in legal(game, RED) and "costume black author 1" in legal(game, RED)
    assert not [move for move in legal(game, RED) if "yellow" in move]
    before = game.position()["discards"]["costumes"]["black"]
    assert play(game, RED, "costume black author 1") == [
        "discard-taken 0 costumes black",
        "costume-placed 0 black author 1",
    ]
    assert game.position()["discards"]["costumes"]["black"] == before - 1
    assert game.question(RED).value == 3
    assert play(game, RED, "costume pink author 2", "from crates") == ["costume-placed 0 pink author 2"]
    assert laid_out(game, "costumes") == ""
    assert (
        why_not(game, RED, "costume pink author 3") == "costume-too-dear (R5.4): colour pink, value 2, left 1"
    )


def test_from_the_crates_or_from_the_discards():
    """R11.4: whoever could take it from both chooses."""
    seat = Seat(troupe=["rag-picker-handyman-2"])
    game = scene(2, day=2, turn=RED, backstage=Backstage(), seats={RED: seat}, sets="black black black")
    play(game, RED, "activate handyman", "set black 1.1")
    assert legal(game, RED) == ["from crates", "from discards"]
    assert game.question(RED).args == {"move": "set black 1.1", "elements": "sets"}
    assert game.question(RED).character == "handyman"
    assert why_not(game, RED, "done") == "done-not-now (R5.10): asked origin"
    branch = game.copy()
    assert play(game, RED, "from discards") == ["discard-taken 0 sets black", "set-placed 0 black 1.1"]
    assert laid_out(game, "sets") == "black black black"
    assert play(branch, RED, "from crates") == ["set-placed 0 black 1.1"]
    assert laid_out(branch, "sets") == "black black"


def test_as_many_laid_out_as_discarded():
    """R11.4: crates and discards add up to what there is to take."""
    seat = Seat(troupe=["rag-picker-handyman-1"])
    game = scene(
        2,
        day=2,
        turn=RED,
        backstage=Backstage(),
        seats={RED: seat},
        sets="blue",
        discarded={"sets": "blue"},
    )
    play(game, RED, "activate handyman")
    assert "set blue 1.1" in legal(game, RED)
    play(game, RED, "set blue 1.1")
    assert legal(game, RED) == ["from crates", "from discards"]


def test_what_is_neither_laid_out_nor_discarded():
    """R11.4: is not there to be taken, of either kind."""
    seats = {GREEN: Seat(troupe=["rag-picker-handyman-1"])}
    game = scene(2, day=2, turn=GREEN, backstage=Backstage(), seats=seats, sets="black")
    play(game, GREEN, "activate handyman")
    assert why_not(game, GREEN, "set blue 1.1") == "set-nowhere (R11.4): colour blue"
    assert why_not(game, GREEN, "costume blue author 1") == "costume-nowhere (R11.4): colour blue"


def test_who_has_a_rag_picker_may_take_nothing():
    """R5.10: or less than allowed."""
    seats = {GREEN: Seat(troupe=["rag-picker-handyman-1"])}
    game = scene(2, day=2, turn=GREEN, backstage=Backstage(), seats=seats, sets="pink")
    play(game, GREEN, "activate handyman")
    branch = game.copy()
    assert play(game, GREEN, "done") == ["declined 1 handyman"]
    assert game.deciders == (RED,) and laid_out(game, "sets") == "pink"
    play(branch, GREEN, "costume black author 1")
    assert play(branch, GREEN, "done") == ["declined 1 handyman"]
    assert branch.deciders == (RED,)


@pytest.mark.parametrize(
    ("picker", "craftsman", "served"),
    [
        ("rag-picker-costume-mistress", "costume-mistress-6-1", True),
        ("rag-picker-costume-mistress", "costume-mistress-8", False),
        ("rag-picker-set-dresser", "set-dresser-6-1", True),
        ("rag-picker-set-dresser", "handyman", False),
        ("rag-picker-handyman-1", "set-dresser-6-1", False),
        ("rag-picker-handyman-1", "handyman-4", True),
    ],
)
def test_whom_a_rag_picker_serves(picker, craftsman, served):
    """R11.4: craftsmen of one kind and cost, the Handyman at any."""
    names = [name for name in (picker, craftsman) if name != "handyman"]
    from tests.scene import cards

    if craftsman not in (*cards(), "handyman"):
        craftsman = names[1] = next(name for name in cards() if name.startswith(craftsman))
    game = scene(2, day=2, turn=RED, backstage=Backstage(), seats={RED: Seat(troupe=names)})
    play(game, RED, f"activate {craftsman}")
    assert (game.deciders == (RED,)) == served
    if served:
        assert why_not(game, RED, "set green 1.1").split()[0] in ("set-nowhere", "set-not-taken")


def test_tokens_and_assistants_help_him_too():
    """R5.7, R5.8: the value is the craftsman's."""
    seat = Seat(troupe=["rag-picker-handyman-1", "assistant-1"], tokens=1)
    game = scene(2, day=3, turn=RED, backstage=Backstage(), seats={RED: seat})
    play(game, RED, "activate handyman", "spend token")
    assert game.question(RED).value == 8
