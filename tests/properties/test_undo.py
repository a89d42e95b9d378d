"""Taking back: to exactly the position before, and only while nobody has decided or learned anything since."""

import json
from collections.abc import Iterator

import pytest

from shakespeare import Game, Move
from shakespeare.game.game import NothingToUndo
from shakespeare.game.record import RecordError
from tests.properties.follower import Follower
from tests.properties.invariants import position_is_sound
from tests.properties.play import Deal, every_deal
from tests.properties.test_follower import follow

pytestmark = pytest.mark.slow


def play_with_undo(deal: Deal, game: Game) -> Iterator[tuple[int, Move | None]]:
    """Plays like `Deal.play`, but now and then takes something back: then the move is None."""
    rng = deal.rng
    policy = deal.policy
    while game.deciders:
        regretful = [seat for seat in range(deal.players) if game.undoable(seat)]
        if regretful and rng.random() < 0.2:
            seat = rng.choice(regretful)
            yield seat, None
            game.undo(seat)
        else:
            seat = rng.choice(game.deciders)
            move = policy(rng, seat, game.legal(seat))
            yield seat, move
            game.play(seat, move)


@every_deal(3)
def test_undo_goes_back_to_the_position_before(deal: Deal) -> None:
    """The position, the choices and what is legal are as before the move; only the history and the question differ."""
    game = deal.new()
    for seat, move in deal.play(game):
        before = game.position()
        branch = game.copy()
        branch.play(seat, move)
        if branch.undoable(seat):
            branch.undo(seat)
            assert branch.position() == before
            assert branch.deciders == game.deciders
            assert branch.legal(seat) == game.legal(seat)
            assert branch.question(seat).id != game.question(seat).id
            assert branch.events[-1].id == "undone" and branch.events[-1].args["seat"] == seat


@every_deal(3)
def test_undo_is_refused_when_somebody_has_decided_or_learned_something(deal: Deal) -> None:
    """After a draw nobody can; after another's move only who has a secret choice to withdraw (R13.1)."""
    game = deal.new()

    def check() -> None:
        last = game.record()["log"][-1]
        secret = game.position()["secret"]
        for seat in range(deal.players):
            if "chance" in last:
                assert not game.undoable(seat)
            elif last["seat"] != seat:
                assert game.undoable(seat) == bool(secret[seat])
            elif secret[seat]:
                assert game.undoable(seat)
            if not game.undoable(seat):
                before = json.dumps([game.position(), game.record()])
                with pytest.raises(NothingToUndo):
                    game.undo(seat)
                assert json.dumps([game.position(), game.record()]) == before

    for turn, _ in enumerate(deal.play(game)):
        if turn % 3 == 0:
            check()
    check()


@every_deal(3)
def test_a_game_with_undo_is_a_game(deal: Deal) -> None:
    """Invariants, unique questions, records, copies and followers: all as in a game where nothing is taken back."""
    game, box = deal.new(), deal.box
    listener = Follower(deal.edition.to_dict(), deal.players, deal.backstage)
    number, undone = -1, 0
    answered: set[str] = set()
    for turn, (seat, move) in enumerate(play_with_undo(deal, game)):
        number = follow(listener, game, number)
        for decider in game.deciders:
            assert game.question(decider).id not in answered
        undone += move is None
        if move is not None:
            answered.add(game.question(seat).id)
        if turn % 10 == 0:
            position_is_sound(game, box)
        if turn % 40 == 0:
            again = Game.replay(json.loads(json.dumps(game.record())))
            assert again.position() == game.position()
            assert again.record() == game.record()
            assert [event.to_dict() for event in again.events] == [event.to_dict() for event in game.events]
            copy = game.copy()
            assert [copy.undoable(seat) for seat in range(deal.players)] == [
                game.undoable(seat) for seat in range(deal.players)
            ]
    follow(listener, game, number)
    assert undone


@every_deal(2)
def test_undoing_leads_to_no_other_game(deal: Deal) -> None:
    """With all that was taken back left out, the moves that stand give the same position: nothing is left behind."""
    game = deal.new()
    moves: list[tuple[int, Move]] = []
    for seat, move in play_with_undo(deal, game):
        if move is not None:
            moves.append((seat, move))
        else:
            last = max(place for place, (other, _) in enumerate(moves) if other == seat)
            del moves[last]
    straight = deal.new()
    for seat, move in moves:
        straight.play(seat, move)
    assert straight.position() == game.position()


def everything(game: Game, seats: int) -> str:
    """All that can be known of a game, as text."""
    return json.dumps(
        [
            game.record(),
            game.position(),
            [event.to_dict() for event in game.events],
            [game.view(seat) for seat in (*range(seats), None)],
            [game.undoable(seat) for seat in range(seats)],
            [[move.text for move in game.legal(seat)] for seat in range(seats)],
        ]
    )


@every_deal(2)
def test_checkpoints_change_nothing(deal: Deal) -> None:
    """A game that plays from its start again for each undo is the same in all that can be known of it."""
    game, plain = deal.new(), deal.new()
    turn = 0
    for turn, (seat, move) in enumerate(play_with_undo(deal, game)):
        if turn % 8 == 0:
            assert everything(game, deal.players) == everything(plain, deal.players)
        if move is not None:
            plain.play(seat, move)
        else:
            plain._checkpoints = ()
            plain.undo(seat)
    assert everything(game, deal.players) == everything(plain, deal.players)
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert everything(again, deal.players) == everything(game, deal.players)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_record_with_an_undo_too_many_is_refused(seat: int) -> None:
    """After undos that are right, too."""
    game = Deal(2, False, 1).new()
    while not game.undoable(game.deciders[0]):
        game.play(game.deciders[0], game.legal(game.deciders[0])[0])
    game.undo(game.deciders[0])
    record = game.record()
    while any(game.undoable(one) for one in range(2)):
        game.undo(next(one for one in range(2) if game.undoable(one)))
    record = game.record()
    place = len(record["log"])
    record["log"].append({"seat": seat, "undo": True})
    with pytest.raises(RecordError, match=rf"log\[{place}\]: seat {seat} has nothing to take back"):
        Game.replay(record)
