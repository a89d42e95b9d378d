"""Taking back with Backstage: while nobody has decided or learned anything since (R11, R13.1)."""

import pytest

from tests.scene import BLUE, GREEN, RED, YELLOW, Backstage, Seat, backstage, play, player, scene, spaces

SIX = "black pink purple"


def who_can(game, players):
    """The seats that can take something back."""
    return [seat for seat in range(players) if game.undoable(seat)]


def test_others_back_is_the_actors_until_somebody_has_chosen():
    """R11.5: each choice of the others is a decision of theirs."""
    acts = {"I": dict.fromkeys(range(4), 5), "II": dict.fromkeys(range(4), 5)}
    game = scene(turn=RED, backstage=Backstage(), seats={RED: Seat(troupe=["ghost"])}, acts=acts)
    before = game.position()
    play(game, RED, "activate ghost")
    assert game.deciders == (GREEN,) and who_can(game, 4) == [RED]
    game.undo(RED)
    assert game.position() == before

    play(game, RED, "activate ghost")
    play(game, GREEN, "back II")
    assert game.deciders == (BLUE,) and who_can(game, 4) == [GREEN]
    game.undo(GREEN)
    assert game.deciders == (GREEN,) and spaces(game, GREEN) == [5, 5, 1]
    assert who_can(game, 4) == [RED]  # nobody has decided since, after all
    play(game, GREEN, "back I")
    play(game, BLUE, "back I")
    play(game, YELLOW, "back I")
    assert game.deciders == (GREEN,) and who_can(game, 4) == [YELLOW]


def test_who_is_forced_back_decides_nothing():
    """R11.5, R4.6: with one act to step back on there is no choice."""
    acts = {"I": dict.fromkeys(range(2), 5)}
    game = scene(2, turn=RED, backstage=Backstage(), seats={RED: Seat(troupe=["ghost"])}, acts=acts)
    play(game, RED, "activate ghost")
    assert spaces(game, GREEN) == [4, 1, 1]
    assert who_can(game, 2) == [RED]
    game.undo(RED)
    assert spaces(game, GREEN) == [5, 1, 1]


def test_calibans_rehearsal():
    """R9.1, R11.5: also in a rehearsal, in Initiative order."""
    seat = Seat(troupe=["caliban"], costumes={"caliban": SIX, "author": SIX})
    game = scene(
        3,
        day=4,
        phase="rehearsal",
        seats={RED: seat},
        acts={"I": dict.fromkeys(range(3), 5), "II": dict.fromkeys(range(3), 5)},
        initiative=[RED, BLUE, GREEN],
        backstage=Backstage(),
    )
    assert game.question(RED).kind == "rehearse"
    play(game, RED, "rehearse caliban")
    assert game.deciders == (BLUE,) and who_can(game, 3) == [RED]
    play(game, BLUE, "back I")
    assert game.deciders == (GREEN,) and who_can(game, 3) == [BLUE]
    play(game, GREEN, "back I")
    assert game.deciders == (RED,) and who_can(game, 3) == [GREEN]


def evening(players, **more):
    return scene(players, day=3, phase="ambiance", backstage=Backstage(), **more)


def test_holding_is_taken_back_until_the_next_has_chosen():
    """R11.6: one after another, in Order."""
    game = evening(2, seats={RED: Seat(objectives=["run"]), GREEN: Seat(objectives=["gold"])})
    play(game, RED, "hold for good")
    assert backstage(game, RED)["held"] == 1 and game.deciders == (GREEN,)
    assert who_can(game, 2) == [RED]
    game.undo(RED)
    assert backstage(game, RED)["held"] == 0
    play(game, RED, "hold")
    play(game, GREEN, "play gold")  # shown to all, whatever is done with it
    assert who_can(game, 2) == []


def test_elements_salvaged_are_taken_back_but_not_the_objective():
    """R11.6, R13.1: that it was held is known; what is done with it may be done otherwise."""
    game = evening(2, seats={RED: Seat(objectives=["salvage"])}, discarded={"costumes": "black pink"})
    play(game, RED, "play salvage")
    assert who_can(game, 2) == []
    position = game.position()
    play(game, RED, "costume black author 1")
    assert who_can(game, 2) == [RED]
    game.undo(RED)
    assert game.position() == position
    assert who_can(game, 2) == []


def test_alone_a_played_objective_can_be_taken_back():
    """R13.1: there is nobody to whom it was shown."""
    game = evening(1, seats={RED: Seat(objectives=["salvage", "run"])}, discarded={"costumes": "black pink"})
    position = game.position()
    play(game, RED, "play salvage")
    assert game.question(RED).kind == "salvage" and game.undoable(RED)
    game.undo(RED)
    assert game.position() == position and player(game, RED)["objective_count"] == 2


def test_a_prompters_pound_is_taken_back_until_the_next_has_chosen():
    """R11.4: owners choose openly, one after another; what scores between two choices is no decision."""
    game = scene(
        2,
        day=4,
        phase="rehearsal",
        backstage=Backstage(),
        seats={RED: Seat(troupe=["prompter-1"], money=5), GREEN: Seat(troupe=["prompter-2"], money=5)},
    )
    position = game.position()
    play(game, RED, "pay prompter")
    assert game.deciders == (GREEN,) and who_can(game, 2) == [RED]
    game.undo(RED)
    assert game.position() == position
    play(game, RED, "pay prompter")
    play(game, GREEN, "take penalty")
    assert game.question(RED).args == {"act": 2} and player(game, GREEN)["prestige"] == 4
    assert who_can(game, 2) == [GREEN]
    game.undo(GREEN)
    assert game.question(GREEN).args == {"act": 1} and player(game, GREEN)["prestige"] == 5
    assert backstage(game, RED)["excused"]


def test_a_first_action_is_taken_back():
    """R11.5: as any other action."""
    seats = {BLUE: Seat(troupe=["bear"], wagered=2)}
    game = scene(3, phase="company", seats=seats, backstage=Backstage(row=["barkeep-1"]))
    assert game.deciders == (BLUE,)
    position = game.position()
    for move in ("forgo", "use barkeep-1 1", "activate author"):
        game.play(BLUE, move)
        assert who_can(game, 3) == [BLUE]
        game.undo(BLUE)
        assert game.position() == position


@pytest.mark.parametrize(
    "moves", [["use lord-chamberlain-1 1"], ["use lord-chamberlain-1 2", "engage ghost"]]
)
def test_the_lords_deck_lies_open(moves):
    """R11.1, R13.1: who takes a card of it learns nothing new."""
    table = Backstage(row=["lord-chamberlain-1"], lord=["ghost", "bear", "romeo", "juliet", "hamlet"])
    troupe = ["caliban", "ophelia", "shylock", "mercutio"]
    game = scene(2, day=4, turn=RED, seats={RED: Seat(wagered=1, troupe=troupe)}, backstage=table)
    position = game.position()
    play(game, RED, *moves)
    for _ in moves:
        assert game.undoable(RED)
        game.undo(RED)
    assert game.position() == position


def test_two_spared_in_secret_are_withdrawn_one_by_one():
    """R10.2, R11.4: until the last choice of all is in."""
    seat = Seat(used=["author", "handyman", "queen"], fewer_rests=1)
    game = scene(2, day=2, phase="rest", seats={RED: seat, GREEN: seat}, backstage=Backstage())
    play(game, RED, "spare author")
    play(game, GREEN, "spare queen")
    play(game, RED, "spare queen")
    assert game.deciders == (GREEN,) and who_can(game, 2) == [RED, GREEN]
    game.undo(RED)
    assert game.position()["secret"] == [["spare author"], ["spare queen"]]
    game.undo(RED)
    assert game.position()["secret"] == [[], ["spare queen"]]
    play(game, RED, "spare handyman", "spare author")
    play(game, GREEN, "spare author")
    assert who_can(game, 2) == []


def test_two_spared_openly_are_taken_back_until_the_next_has_chosen():
    """R10.3, R11.4: in Initiative order, one after another."""
    seat = Seat(used=["author", "handyman", "queen"], fewer_rests=1)
    game = scene(
        2, day=2, phase="rest", seats={RED: seat, GREEN: seat}, backstage=Backstage(), strategic_rest=True
    )
    position = game.position()
    play(game, RED, "spare author", "spare queen")
    assert game.deciders == (GREEN,)
    game.undo(RED)
    assert backstage(game, RED)["spared"] == ["author"]
    game.undo(RED)
    assert game.position() == position
    play(game, RED, "spare author", "spare queen")
    play(game, GREEN, "spare author")
    assert who_can(game, 2) == [GREEN]
