"""R11.5: the actors of Backstage that have rules of their own."""

import pytest

from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Backstage,
    InOrder,
    Seat,
    character,
    legal,
    lines,
    play,
    player,
    scene,
    spaces,
    why_not,
)

FULL = "black black black"


def turn(seat, players=2, **more):
    return scene(players, day=more.pop("day", 2), turn=RED, backstage=Backstage(), seats={RED: seat}, **more)


def rehearsal(seats, players=4, acts=None, **more):
    level = {act: dict.fromkeys(range(players), 4) for act in ("I", "II", "III")}
    return scene(
        players,
        day=4,
        phase="rehearsal",
        acts=level | (acts or {}),
        backstage=Backstage(),
        seats=seats,
        **more,
    )


# In costume


@pytest.mark.parametrize(("actor", "act"), [("shylock", 1), ("mercutio", 2), ("hermione", 3)])
def test_one_quill_more_in_costume(actor, act):
    """R11.5: with a complete costume, and without."""
    game = turn(Seat(troupe=[actor], costumes={actor: "black black"}))
    assert play(game, RED, f"activate {actor}")[2:4] == [f"step 0 {act} 2", f"step 0 {act} 3"]
    game = turn(Seat(troupe=[actor], costumes={actor: "black -"}))
    assert play(game, RED, f"activate {actor}")[2:] == [f"step 0 {act} 2"]


@pytest.mark.parametrize("actor", ["shylock", "mercutio", "hermione", "richard-iii"])
def test_no_rehearsal_power(actor):
    """R11.5: what the costume gives, it gives in activations."""
    full = FULL if actor == "richard-iii" else "black black"
    game = rehearsal({RED: Seat(troupe=[actor], costumes={actor: full})})
    told = lines(game)
    assert told[1:3] == [f"rehearsed 0 {actor}", "act-scored 1"]


def test_richards_mask():
    """R11.5: a complete costume cancels it."""
    for costume, space in (("black black -", 2), (FULL, 3)):
        game = turn(Seat(troupe=["richard-iii"], costumes={"richard-iii": costume}))
        play(game, RED, "activate richard-iii", "step I", "step I", "step I")
        assert player(game, RED)["ambiance"] == space


def test_the_costume_counts_when_the_activation_starts():
    """R11.5: a power in costume stands on the stack as such."""
    game = turn(Seat(troupe=["richard-iii"], costumes={"richard-iii": FULL}))
    play(game, RED, "activate richard-iii")
    assert [cue["step"] for cue in game.position()["stack"]] == ["company", "costumed-power", "step"]
    assert play(game, RED, "step I", "step I", "step I")[-1] == "step 0 1 4"


def test_a_double_of_an_actor_in_costume():
    """R11.4, R11.5: by all its powers."""
    seat = Seat(wagered=1, troupe=["shylock"], costumes={"shylock": "black black"})
    game = scene(2, day=2, turn=RED, backstage=Backstage(row=["double-1"]), seats={RED: seat})
    assert play(game, RED, "use double-1 1")[-2:] == ["step 0 1 2", "step 0 1 3"]


def test_two_circles_pay_by_the_same_table():
    """R6.3: a costume of two circles."""
    seat = Seat(troupe=["shylock"], costumes={"shylock": "green -"})
    game = turn(seat, costumes="pink")
    told = play(game, RED, "activate handyman", "costume pink shylock 2")
    assert told[-3:-1] == ["costume-complete 0 shylock 7", "money 0 2 costumes 2"]


def test_ophelia():
    """R11.5, R4.5: a token, and no initiative."""
    game = turn(Seat(troupe=["ophelia"]))
    assert play(game, RED, "activate ophelia") == ["activated 0 ophelia", "token-gained 0 1"]
    assert game.view(None)["initiative"] == []


# Against the others


def test_the_ghost_sends_everybody_back():
    """R11.5: every other player, in Order, on an act of their own choice; no initiative (R4.5)."""
    acts = {"I": {RED: 5, GREEN: 5, BLUE: 5, YELLOW: 2}, "II": {GREEN: 3, BLUE: 3}}
    game = turn(Seat(troupe=["ghost"]), players=4, order=[YELLOW, RED, BLUE, GREEN], acts=acts)
    told = play(game, RED, "activate ghost")
    assert told == ["activated 0 ghost", "forced 3 back I", "back 3 1 1"]
    assert game.deciders == (BLUE,)
    assert legal(game, BLUE) == ["back I", "back II"]
    assert why_not(game, BLUE, "back III") == "act-at-start (R5.2): act 3"
    assert game.question(BLUE).character == "ghost"
    assert play(game, BLUE, "back II") == ["back 2 2 2"]
    assert play(game, GREEN, "back I") == ["back 1 1 4"]
    assert spaces(game, RED) == [5, 1, 1]


def test_who_cannot_step_back():
    """R11.5: compulsory if some act is beyond space 1."""
    game = turn(Seat(troupe=["ghost"]))
    assert play(game, RED, "activate ghost")[1:] == ["back-lost 1"]


def test_caliban_in_rehearsal():
    """R11.5: in Initiative order."""
    seats = {RED: Seat(troupe=["caliban"], costumes={"caliban": FULL})}
    game = rehearsal(seats, initiative=[GREEN, YELLOW, RED, BLUE])
    assert lines(game)[-1] == "rehearsed 0 caliban"
    assert game.deciders == (GREEN,)
    play(game, GREEN, "back I")
    assert game.deciders == (YELLOW,)
    play(game, YELLOW, "back II")
    assert game.deciders == (BLUE,)
    assert play(game, BLUE, "back III")[:2] == ["back 2 3 3", "act-scored 1"]


def test_the_ghost_rehearses():
    """R11.5: a look at three objectives, one is kept, as R5.9."""
    seats = {GREEN: Seat(troupe=["ghost"], costumes={"ghost": FULL})}
    game = rehearsal(seats, chance=InOrder())
    assert game.question(GREEN).kind == "keep" and game.question(GREEN).character == "ghost"
    names = game.question(GREEN).args["objectives"]
    assert lines(game)[-2:] == ["looked 1 3", f"looked-at 1 {' '.join(names)} (only 1)"]
    (look,) = game.view(RED)["looks"]
    assert (look["seat"], look["count"], look["drawn"]) == (GREEN, 3, None)
    assert len(legal(game, GREEN)) == 3
    told = play(game, GREEN, legal(game, GREEN)[0])
    assert told[0] == "kept 1"
    assert player(game, GREEN)["objective_count"] == 1


def test_the_ghost_finds_no_objective():
    """R5.9: with none left there is nothing to look at."""
    names = ["cheer", "gold", "run", "salvage", "dismissal"]
    from tests.frozen import BACKSTAGE_EDITION

    names += [objective.name for objective in BACKSTAGE_EDITION.objectives]
    looks = [(GREEN, names[:3], names[0]), (GREEN, names[3:6], names[3]), (GREEN, names[6:9], names[6])]
    looks += [(GREEN, names[9:12], names[9]), (GREEN, names[12:], names[12])]
    left = [name for _, drawn, kept in looks for name in drawn if name != kept]
    while left:
        kept, *others = left[:3]
        looks.append((GREEN, left[:3], kept))
        left = [*left[3:], *others]
    seats = {BLUE: Seat(troupe=["ghost"], costumes={"ghost": FULL})}
    game = rehearsal(seats, looks=looks)
    assert "no-objective-left 2" in lines(game)


def test_mark_antony():
    """R11.5: every other player loses £1, not below 0."""
    seats = {
        RED: Seat(money=3, troupe=["mark-antony"], costumes={"mark-antony": FULL}),
        GREEN: Seat(money=2),
        BLUE: Seat(money=0),
        YELLOW: Seat(money=1),
    }
    told = lines(rehearsal(seats))
    assert told[1:4] == ["rehearsed 0 mark-antony", "money 1 -1 rehearsal 1", "money 3 -1 rehearsal 0"]


# The order of a rehearsal


def test_the_player_chooses_the_order():
    """R9.1: white quills, Caliban and Ghost one by one in the order the player likes."""
    dressed = ["caliban", "ghost", "iago"]
    seats = {RED: Seat(troupe=dressed, costumes=dict.fromkeys(dressed, "black black pink"))}
    game = rehearsal(seats, players=2, chance=InOrder())
    assert legal(game, RED) == ["rehearse caliban", "rehearse ghost", "rehearse iago"]
    assert why_not(game, RED, "rehearse author") == "nothing-to-rehearse (R9.1): character author"
    assert why_not(game, RED, "step I") == "step-not-now (R5.1): asked rehearse"
    play(game, RED, "rehearse iago", "step I", "rehearse ghost")
    assert game.question(RED).kind == "keep"
    game.play(RED, game.legal(RED)[0])
    assert legal(game, RED) == ["rehearse caliban", "rehearse iago"]
    play(game, RED, "rehearse caliban")
    play(game, GREEN, "back I")
    assert game.question(RED).kind == "step"  # one part is left
    play(game, RED, "step II")
    assert spaces(game, RED) == [5, 5, 4]


def test_white_quills_need_no_order():
    """R9.1: they are all alike."""
    seats = {RED: Seat(troupe=["iago", "puck"], costumes={"iago": FULL, "puck": FULL})}
    game = rehearsal(seats)
    assert game.question(RED).kind == "step"
    play(game, RED, "step I", "step I", "step I")
    assert game.question(RED).kind == "step"


# Exit, pursued by a bear


def morning(bear, players=3, **more):
    """The wager is about to be made; Green and Blue wager more than Red."""
    game = scene(
        players,
        day=2,
        phase="wager",
        backstage=Backstage(row=["barkeep-1"]),
        seats={bear: Seat(troupe=["bear"])},
    )
    for seat in range(players):
        play(game, seat, f"wager {seat + 2}")
    return game


def test_the_bear_acts_first():
    """R11.5: one action before everybody, after the wager, beside the normal turns."""
    game = morning(BLUE)
    assert game.deciders == (BLUE,) and game.question(BLUE).kind == "first-action"
    moves = legal(game, BLUE)
    assert "forgo" in moves and "pass" not in moves
    assert "activate author" in moves and "use barkeep-1 1" in moves
    assert [move for move in moves if move.startswith("recruit")]
    assert why_not(game, BLUE, "activate bear") == "never-activated (R4.4): character bear"
    assert why_not(game, BLUE, "pass") == "pass-not-now (R4.3): asked first-action"
    play(game, BLUE, "use barkeep-1 1")
    assert game.deciders == (RED,) and game.question(RED).kind == "action"
    for seat in (RED, GREEN):
        game.play(seat, game.legal(seat)[0])
    assert game.deciders == (BLUE,) and game.question(BLUE).kind == "action"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bear", [RED, GREEN])
def test_the_bear_with_any_number_of_players(players, bear):
    """R11.5: but for the solo game."""
    game = morning(bear, players)
    assert game.deciders == (bear,) and game.question(bear).kind == "first-action"
    assert play(game, bear, "forgo") == [f"first-action-forgone {bear}"]
    assert game.deciders == (RED,) and game.question(RED).kind == "action"


def test_a_first_activation():
    """R11.5, R4.5: it may give initiative before everybody."""
    game = morning(BLUE)
    play(game, BLUE, "activate author", "step I", "step I")
    assert game.view(None)["initiative"] == [BLUE]
    assert game.deciders == (RED,)


def test_the_first_action_is_forgone():
    """R11.5: or forgoes it."""
    game = morning(GREEN)
    assert play(game, GREEN, "forgo") == ["first-action-forgone 1"]
    assert game.deciders == (RED,)
    assert why_not(game, RED, "forgo") == "forgo-not-now (R11.5): asked action"


def test_on_the_day_it_joins_the_bear_waits():
    """R11.5: from the day after it joins."""
    game = scene(2, turn=RED, row=["bear"], backstage=Backstage())
    play(game, RED, "recruit bear")
    assert game.question(GREEN).kind == "action"


def test_as_an_extra_it_is_no_bear():
    """R11.5: not as an extra."""
    game = scene(2, turn=RED, row=["bear"], backstage=Backstage())
    play(game, RED, "recruit bear as extra")
    while game.view(None)["phase"] != "wager":
        seat = game.deciders[0]
        moves = game.legal(seat)
        game.play(seat, next((move for move in moves if move.name == "pass"), moves[0]))
    play(game, RED, "wager 1")
    play(game, GREEN, "wager 2")
    assert game.question(RED).kind == "action"


def test_alone_the_bear_does_nothing():
    """R11.5: no effect in solo."""
    game = scene(1, day=2, phase="wager", backstage=Backstage(), seats={0: Seat(troupe=["bear"])})
    assert game.question(0).kind == "action"


def test_the_bear_wears_a_costume():
    """R11.5: for costumes it is an actor."""
    game = turn(Seat(troupe=["bear"]), costumes="pink")
    play(game, RED, "activate handyman", "costume pink bear 1")
    assert character(game, RED, "bear")["costume"] == ["pink", None, None]


def test_neutral_discs_are_not_players():
    """R11.5: alone, nobody steps back."""
    game = scene(1, day=2, turn=0, backstage=Backstage(), seats={0: Seat(troupe=["ghost"])})
    assert play(game, 0, "activate ghost") == ["activated 0 ghost"]
    seats = {0: Seat(troupe=["caliban", "iago"], costumes={"caliban": FULL, "iago": FULL})}
    game = rehearsal(seats, players=1, acts={act: {0: 4} for act in ("I", "II", "III")})
    assert game.question(0).kind == "step"
