"""What is true at every moment of every game."""

import json
import random

import pytest

from shakespeare import Game
from tests.properties import invariants
from tests.properties.invariants import ALWAYS, FROM_THE_BEGINNING, is_json
from tests.properties.play import Deal, every_deal


@every_deal(6)
def test_every_position_is_sound(deal: Deal) -> None:
    """R1.1-R1.6, R2.3, R3.1, R4.2, R4.4, R5.9, R6.1, R6.3, R7.1, R7.2, R7.3, R10.4: see `invariants`."""
    game, box = deal.new(), deal.box

    def check() -> None:
        position = game.position()
        for invariant in (*ALWAYS, *FROM_THE_BEGINNING):
            invariant(position, box)

    for _ in deal.play(game):
        check()
    check()


@every_deal(6)
def test_a_question_has_a_choice(deal: Deal) -> None:
    """At least two moves, all different; the engine makes forced choices itself; () exactly at the end."""
    game = deal.new()
    for _ in deal.play(game):
        invariants.questions_are_questions(game)
    invariants.questions_are_questions(game)


@every_deal(4)
def test_question_ids_are_unique(deal: Deal) -> None:
    """A question keeps its id until it is answered, and no other of the seat ever has it."""
    game = deal.new()
    open_now: dict[int, str] = {}
    answered: set[str] = set()
    for seat, _ in deal.play(game):
        for decider in game.deciders:
            question = game.question(decider).id
            assert question not in answered
            assert open_now.setdefault(decider, question) == question
        answered.add(open_now.pop(seat))
    assert not open_now


@every_deal(4)
def test_the_game_ends_after_the_sixth_day(deal: Deal) -> None:
    """Six days of phases, two rehearsals; no maintenance and no rest on day 6 (R3.1, R10.4); no wager solo (R10.6)."""
    game = deal.played()
    assert game.finished and game.view(None)["day"] == 6
    told = [
        event.args.get("phase", event.args.get("day"))
        for event in game.events
        if event.id in ("phase", "day")
    ]
    morning = [*["wager"] * (deal.players > 1), "company", "ambiance"]
    expected: list[object] = [1]
    for day in range(1, 6):
        expected += [*morning, *["rehearsal"] * (day == 4), "maintenance", day + 1, "rest"]
    assert told == [*expected, *morning, "rehearsal", "end"]


@every_deal(8)
def test_standings_add_up(deal: Deal) -> None:
    """R10.4, R10.5: sources, days, objectives, pay and places, all computed again; nobody wins alone (R10.6)."""
    game = deal.played()
    invariants.standings_add_up(game, deal.box)
    won = [event.args["seats"] for event in game.events if event.id == "won"]
    first = [standing.seat for standing in game.standings() if standing.rank == 1]
    assert won == ([first] if deal.players > 1 else [])


@every_deal(1)
def test_there_are_no_standings_before_the_end(deal: Deal) -> None:
    game = deal.new()
    for _ in deal.play(game):
        assert game.view(None)["standings"] is None
        with pytest.raises(ValueError, match="not finished"):
            game.standings()


@every_deal(2)
def test_everything_told_is_json(deal: Deal) -> None:
    """Views, questions, events, positions and records are plain data."""
    game = deal.new()
    rng = random.Random(deal.seed)

    def check() -> None:
        assert is_json(game.position())
        for seat in (None, *range(deal.players)):
            assert is_json(game.view(seat))

    for seat, _ in deal.play(game):
        assert is_json(game.question(seat).to_dict())
        if rng.random() < 0.2:
            check()
    check()
    assert is_json(game.record())
    assert is_json([event.to_dict() for event in game.events])


@every_deal(1)
def test_what_is_handed_out_is_not_the_game_itself(deal: Deal) -> None:
    """Writing into a view, position, record, event or standing changes nothing in the game."""

    def spoil(data: object) -> None:
        values = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
        for value in list(values):
            spoil(value)
        if isinstance(data, dict | list):
            data.clear()

    def told(game: Game) -> str:
        events = [event.to_dict() for event in game.events]
        return json.dumps([game.position(), game.record(), events, game.view(None)])

    def check(game: Game) -> None:
        before = told(game)
        for seat in (None, *range(deal.players)):
            spoil(game.view(seat))
        spoil(game.position())
        spoil(game.record())
        for event in game.events:
            spoil(event.args)
        assert told(game) == before

    game = deal.new()
    for turn, _ in enumerate(deal.play(game)):
        if turn % 20 == 0:
            check(game)
            check(Game.at(game.position(), deal.edition))
    check(game)
