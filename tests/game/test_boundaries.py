"""What comes from outside: wrong things get the same error, and objects can be copied and sent, compiled or not."""

import copy
import pickle
import random
from typing import Any

import pytest

from shakespeare import Chance, ChanceError, Game, Given, IllegalMove, Options, PositionError, Sampler, Seeded
from tests.frozen import EDITION, new_game


def _objects() -> dict[str, Any]:
    """One of each kind that the public interface hands out."""
    game = new_game(2, 1)
    seat = game.deciders[0]
    with pytest.raises(IllegalMove) as refusal:
        game.play(seat, "pass")
    offer = next(offer for offer in game.offers(seat) if offer.legal)
    done = new_game(1, 2)
    while done.deciders:
        done.play(0, done.legal(0)[0])
    return {
        "question": game.question(seat),
        "move": game.legal(seat)[0],
        "offer": offer,
        "gain": offer.gain,
        "reason": game.why_not(seat, "pass"),
        "refusal": refusal.value,
        "event": game.events[0],
        "standing": done.standings()[0],
        "seeded": Seeded.of(3),
        "given": Given([["red"], [1, 2]]),
        "options": game.options,
        "edition": EDITION,
    }


def _told(thing: Any) -> object:
    if isinstance(thing, Given):
        return thing.outcomes, thing.next
    return thing.to_dict() if hasattr(thing, "to_dict") else str(thing)


@pytest.mark.parametrize("name", list(_objects()))
def test_everything_can_be_copied_and_sent(name: str) -> None:
    thing = _objects()[name]
    for other in (copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):
        assert type(other) is type(thing)
        assert _told(other) == _told(thing)


def test_a_copied_move_is_the_same_and_a_sent_one_is_found_again() -> None:
    game = new_game(2, 1)
    seat = game.deciders[0]
    move = game.legal(seat)[0]
    assert copy.copy(move) is move
    assert copy.deepcopy([move])[0] is move
    game.play(seat, pickle.loads(pickle.dumps(move)))


def test_games_and_samplers_can_be_sent() -> None:
    game = new_game(3, 4)
    for _ in range(10):
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[-1])
    other = pickle.loads(pickle.dumps(game))
    assert other.position() == game.position()
    assert other.record() == game.record()
    sampler = pickle.loads(pickle.dumps(Sampler(game.view(1), EDITION)))
    assert sampler.draw(random.Random(1)).view(1) == game.view(1)


class Answering(Chance):
    """A source that answers as it likes."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def draw(self, what: str, items: list[str | int], count: int) -> object:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


@pytest.mark.parametrize("answer", [None, (0, 1), "01", [0], [0, 1, 2], [None, 1], {0: 1}])
def test_a_wrong_draw_is_refused(answer: object) -> None:
    """R2.1: whatever a source of one's own answers."""
    with pytest.raises(ChanceError):
        Game.new(Options(players=2), chance=Answering(answer))
    with pytest.raises(ChanceError):
        Game.new(Options(players=2), chance=Given([answer]))


@pytest.mark.parametrize("error", [ValueError("lost"), KeyboardInterrupt()])
def test_a_source_that_fails_leaves_the_game_as_it_was(error: BaseException) -> None:
    """Also when somebody gives up in the middle of a draw; and offers and undo need no draws."""
    game = Game.at(new_game(2, 5).position(), EDITION, Seeded.of(5))
    while game.question(game.deciders[0]).kind == "first-recruit":
        seat = game.deciders[0]
        game.resume(Answering(error) if seat == game.deciders[-1] else Seeded.of(5))
        before = game.position() | {"chance": None}
        assert game.offers(seat)
        try:
            game.play(seat, game.legal(seat)[0])
        except type(error):
            assert game.position() | {"chance": None} == before
            game.resume(Seeded.of(5))
            game.play(seat, game.legal(seat)[0])
    game.resume(Answering(None))
    with pytest.raises(ChanceError, match="cannot be copied"):
        game.copy()


@pytest.mark.parametrize("wrong", ["a", 1.5, None, True, [1]])
def test_wrong_numbers_editions_and_generators_are_named(wrong: Any) -> None:
    game = new_game(2, 1)
    with pytest.raises(ValueError, match="the number of an event is wanted here"):
        game.events_since(wrong)
    assert not any(event.visible_to(wrong) for event in game.events if event.audience is not None)
    if wrong is None:
        return
    for call in (
        lambda: Game.new(Options(players=2), edition=wrong),
        lambda: Game.at(game.position(), wrong),
        lambda: Sampler(game.view(0), wrong),
    ):
        with pytest.raises(ValueError, match="edition: an Edition is wanted here"):
            call()
    with pytest.raises(ValueError, match=r"a random\.Random is wanted here"):
        Sampler(game.view(0), EDITION).draw(wrong)
    with (
        pytest.raises(ValueError, match="a list of draws is wanted here")
        if wrong != [1]
        else pytest.raises(ChanceError)
    ):
        Game.new(Options(players=2), chance=Given(wrong))


def test_a_view_of_an_unknown_edition_is_refused() -> None:
    view = new_game(2, 1).view(0)
    for edition in ({}, {"digest": "0" * 64}, {"digest": 5}):
        with pytest.raises(PositionError) as error:
            Sampler({**view, "edition": edition})
        assert error.value.place.startswith("edition")
    with pytest.raises(PositionError):
        Sampler({})


@pytest.mark.parametrize("backstage", [False, True])
def test_more_hidden_choices_than_can_be_made_are_refused(backstage: bool) -> None:
    """One wager a day (R3.2): a view that shows more is no view."""
    game = new_game(2, 1, backstage=backstage)
    while game.question(game.deciders[0]).kind != "wager":
        game.play(game.deciders[0], game.legal(game.deciders[0])[0])
    view = game.view(0)
    view["chosen"][1] = 2
    with pytest.raises(PositionError, match=r"chosen\[1\].*so many choices"):
        Sampler(view, game.options.edition)


def test_moves_taken_back_again_and_again() -> None:
    """A long record of little is replayed in time: the work is not the square of its length."""
    game = new_game(1, 3)
    while not game.undoable(0):
        game.play(0, game.legal(0)[0])
    game.undo(0)
    move = game.legal(0)[0]
    for _ in range(799):
        game.play(0, move)
        game.undo(0)
    record = game.record()
    assert sum("undo" in entry for entry in record["log"]) == 800
    again = Game.replay(record)
    assert again.record() == record
    again.play(0, move)
    assert again.undoable(0)
