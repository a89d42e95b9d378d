"""Why a move is not legal: a reason of its own for every move that belongs to another question."""

import pytest

from shakespeare import Game, IllegalMove, Reason
from shakespeare.edition import show
from tests.frozen import new_game
from tests.scene import GREEN, RED, InOrder, Seat, edition_with, legal, play, scene

# One move of each kind, and the rule that says when it is made.
MOVES = {
    "wager": ("wager 3", "R3.2"),
    "recruit": ("recruit hamlet", "R4.2"),
    "recruit-extra": ("recruit hamlet as extra", "R4.2"),
    "activate": ("activate author", "R4.4"),
    "pass": ("pass", "R4.3"),
    "spend-token": ("spend token", "R5.8"),
    "keep-token": ("keep token", "R5.8"),
    "step": ("step I", "R5.1"),
    "back": ("back I", "R5.2"),
    "costume": ("costume black author 1", "R6.1"),
    "set": ("set black 1.1", "R7.1"),
    "done": ("done", "R5.10"),
    "ask-money": ("ask money", "R5.9"),
    "ask-objectives": ("ask objectives", "R5.9"),
    "keep": ("keep purse", "R5.9"),
    "spare": ("spare author", "R10.2"),
}


def asked(*moves, **seat):
    """Red is asked something after these moves."""
    game = scene(
        2,
        day=2,
        turn=RED,
        costumes="black",
        acts={"I": {RED: 2}, "II": {RED: 3}},
        seats={RED: Seat(**seat)},
        chance=InOrder(),
    )
    play(game, RED, *moves)
    return game


def rest(strategic):
    seats = {RED: Seat(used=["author", "queen"])}
    return scene(2, day=2, phase="rest", seats=seats, strategic_rest=strategic)


def setup():
    game = Game.new(new_game(2).options, chance=InOrder())
    play(game, GREEN, "recruit beatrice")  # in reverse Order
    return game


QUESTIONS = {
    "first-recruit": (setup, {"recruit", "recruit-extra"}),
    "wager": (lambda: scene(2, phase="wager"), {"wager"}),
    "action": (asked, {"recruit", "recruit-extra", "activate", "pass"}),
    "token": (lambda: asked("activate handyman", tokens=1), {"spend-token", "keep-token"}),
    "take": (lambda: asked("activate handyman"), {"costume", "set", "done"}),
    "step": (lambda: asked("activate author"), {"step"}),
    "back": (lambda: asked("activate lear", *["step III"] * 3, troupe=["lear"]), {"back"}),
    "queen": (lambda: asked("activate queen"), {"ask-money", "ask-objectives"}),
    "keep": (lambda: asked("activate queen", "ask objectives"), {"keep"}),
    "spare": (lambda: rest(False), {"spare"}),
    "open spare": (lambda: rest(True), {"spare"}),
}


@pytest.mark.parametrize("kind", MOVES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_move_that_answers_another_question(question, kind):
    """R3.2, R4.1, R5.8, R5.9, R10.2: it is refused with the kind's own reason, and nothing changes."""
    make, answers = QUESTIONS[question]
    game = make()
    name = question.split()[-1]
    assert game.question(RED).kind == name
    move, rule = MOVES[kind]
    reason = game.why_not(RED, move)
    if kind in answers:
        assert reason is None or not reason.id.endswith("-not-now")
        return
    assert reason.to_dict() == {"id": f"{kind}-not-now", "rule": rule, "args": {"asked": name}}
    before = game.position()
    with pytest.raises(IllegalMove) as refused:
        game.play(RED, move)
    assert refused.value.reason == reason
    assert game.position() == before


@pytest.mark.parametrize("question", QUESTIONS)
def test_why_not_agrees_with_legal(question):
    """R4.6, R5.10: a move is legal exactly if there is no reason why not."""
    game = QUESTIONS[question][0]()
    number = 0
    found = []
    while True:
        try:
            move = game.move(number)
        except ValueError:
            break
        if game.why_not(RED, move) is None:
            found.append(move.text)
        number += 1
    assert sorted(found) == legal(game, RED)
    assert number > 500


def test_a_reason_in_words():
    """R7.3: id, rule and arguments."""
    reason = Reason("space-asymmetric", "R7.3", {"place": "1.4", "mirror": "1.2"})
    assert str(reason) == "space-asymmetric (R7.3): place 1.4, mirror 1.2"
    assert repr(reason) == "<Reason space-asymmetric (R7.3): place 1.4, mirror 1.2>"
    assert str(Reason("recruited-already", "R4.1", {})) == "recruited-already (R4.1)"
    assert reason == Reason("space-asymmetric", "R7.3", {"place": "1.4", "mirror": "1.2"})
    assert hash(reason) == hash(Reason("space-asymmetric", "R7.3", {}))
    assert reason != Reason("space-asymmetric", "R7.3", {"place": "1.4"})
    assert reason != "space-asymmetric"


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True, 1.0])
def test_there_is_no_such_seat(seat):
    """R4.1: a seat is a number from 0 on."""
    game = scene(2, turn=RED)
    for ask in (
        game.question,
        game.legal,
        lambda seat: game.why_not(seat, "pass"),
        lambda seat: game.play(seat, "pass"),
    ):
        with pytest.raises(ValueError, match=f"there is no seat {show(seat)}: they run from 0 to 1"):
            ask(seat)
    if seat is not None:
        with pytest.raises(ValueError, match="there is no seat"):
            game.view(seat)


@pytest.mark.parametrize("seat", [True, 1.0, "1"])
def test_a_seat_is_a_whole_number(seat):
    """R4.1: what is merely equal to the number of the seat to play is refused, and changes nothing."""
    game = scene(2, turn=GREEN)
    before = game.record()
    with pytest.raises(ValueError, match=f"there is no seat {show(seat)}: they run from 0 to 1"):
        game.play(seat, "activate queen")
    assert game.record() == before


def test_a_move_of_another_edition():
    """R12.2: it is taken by its text, whatever its number there."""
    larger = edition_with(stage={"rows": [". . . . . . .", ". . c c . .", "v v . v v"]})
    move = scene(2, turn=RED, edition=larger).move("spare extra-7")
    game = scene(2, turn=RED)
    assert game.why_not(RED, move).id == "spare-not-now"
    with pytest.raises(IllegalMove) as refused:
        game.play(RED, move)
    assert refused.value.move is game.move("spare extra-7")
