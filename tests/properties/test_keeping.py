"""Keeping a game: copies, records and positions are the same game again, at every moment of it."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from shakespeare import Chance, Game, Move, RecordError, Seeded
from tests.properties.invariants import is_json
from tests.properties.play import Deal, every_deal

ROOT = Path(__file__).parents[2]


def views(game: Game) -> list[dict[str, Any]]:
    return [game.view(seat) for seat in (None, *range(game.options.players))]


def unnumbered(views: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the ids of questions: a game from a position counts them anew."""
    return [view | {"question": view["question"] and view["question"] | {"id": ""}} for view in views]


def told(game: Game) -> list[dict[str, object]]:
    return [event.to_dict() for event in game.events]


def through_json(data: object) -> object:
    return json.loads(json.dumps(data))


def assert_same_choices(one: Game, other: Game) -> None:
    assert one.deciders == other.deciders
    for seat in range(one.options.players):
        assert one.legal(seat) == other.legal(seat)


@every_deal(3)
def test_a_copy_is_independent(deal: Deal) -> None:
    """What is played on a copy does not reach the original, nor the other way round."""
    game = deal.new()
    rng = random.Random(deal.seed)
    for seat, move in deal.play(game):
        copy = game.copy()
        before = game.position()
        assert copy.position() == before
        elsewhere = rng.choice(game.legal(seat))
        copy.play(seat, elsewhere)
        assert game.position() == before
        after = copy.position()
        assert after != before
        if rng.random() < 0.1:
            assert told(game) == told(copy)[: len(game.events)]
            record = copy.record()
            game.copy().play(seat, move)
            for _ in deal.play(game.copy()):  # another branch, to its end
                pass
            assert copy.position() == after and copy.record() == record
            assert game.position() == before


@every_deal(3)
def test_a_game_kept_move_by_move_is_its_record(deal: Deal) -> None:
    """What was logged since some moment, put together over random steps, is the whole log; undone moves too."""
    game = deal.new()
    rng = random.Random(deal.seed)
    number = -1
    log: list[object] = []
    other, heard = deal.new(), game.number  # goes on by what it hears of the first
    for seat, move in deal.play(deal.new()):
        game = game.copy()  # the history lies in several parts
        game.play(seat, move)
        if rng.random() < 0.1 and game.undoable(seat):
            branch = game.copy()
            branch.undo(seat)
            assert [*log, *branch.record_since(number)["log"]] == branch.record()["log"]
            follower = other.copy()
            follower.follow(through_json(branch.record_since(heard)))
            assert (
                follower.record() == branch.record()
                and follower.question(seat).id == branch.question(seat).id
            )
        if rng.random() < 0.2:
            piece = game.record_since(number)
            log += piece["log"]
            number = game.number
            record = game.record()
            assert log == record["log"] and piece["chance"] == record["chance"]
            assert game.record_since(number)["log"] == [] and number >= game.events[-1].number
            other.follow(through_json(game.record_since(heard)))
            heard = other.number
            assert views(other) == views(game) and other.record() == record
    assert game.finished
    assert [*log, *game.record_since(number)["log"]] == game.record()["log"]


def test_a_piece_of_another_past_is_refused_and_changes_nothing() -> None:
    game = Game.new(seed=1)
    seat = game.deciders[0]
    before = game.record()
    for piece in (
        None,
        {"log": []},
        {"log": "no list", "chance": None},
        {"log": [], "chance": {"order": 1}},
        {
            "log": [{"seat": seat, "move": game.legal(seat)[0].text}, {"seat": seat, "move": "no move"}],
            "chance": None,
        },
        {"log": [{"seat": 9, "move": "pass"}], "chance": before["chance"]},
        {"log": [{"chance": "characters", "drawn": []}], "chance": before["chance"]},
    ):
        with pytest.raises(RecordError):
            game.follow(piece)
        assert game.record() == before and game.deciders[0] == seat


@every_deal(3)
def test_a_summary_says_what_everybody_sees(deal: Deal) -> None:
    game = deal.new()

    def check() -> None:
        view = game.view(None)
        seen = {key: view[key] for key in ("day", "phase", "deciders", "standings")}
        assert game.summary() == {**seen, "finished": game.finished}

    for _ in deal.play(game):
        check()
    assert game.finished
    check()


@every_deal(3)
def test_a_copy_goes_on_as_the_original(deal: Deal) -> None:
    """The same moves on a copy give the same positions, events, views and record; chance is copied too."""
    game = deal.new()
    rng = random.Random(deal.seed)
    moves = list(deal.play(deal.new()))
    start = rng.randrange(len(moves))
    for seat, move in moves[:start]:
        game.play(seat, move)
    copy = game.copy()
    positions = []
    for seat, move in moves[start:]:
        game.play(seat, move)
        positions.append(game.position())
    for (seat, move), position in zip(moves[start:], positions, strict=True):
        copy.play(seat, move)
        assert copy.position() == position
    assert copy.record() == game.record()
    assert told(copy) == told(game)
    assert views(copy) == views(game)


@every_deal(2)
def test_a_record_is_the_game_again(deal: Deal) -> None:
    """`Game.replay(game.record())` is equal at sampled prefixes and at the end: position, events, views, record."""
    game = deal.new()
    rng = random.Random(deal.seed)

    def check() -> None:
        record = game.record()
        assert is_json(record)
        again = Game.replay(through_json(record) if rng.random() < 0.5 else record)
        assert again.position() == game.position()
        assert told(again) == told(game)
        assert views(again) == views(game)
        assert again.record() == record
        assert_same_choices(again, game)
        assert again.options == game.options

    for _ in deal.play(game):
        if rng.random() < 0.06:
            check()
    check()


@pytest.mark.slow
@every_deal(1)
def test_every_prefix_of_a_game_can_be_replayed(deal: Deal) -> None:
    """The same at every single prefix."""
    game = deal.new()
    for _ in deal.play(game):
        again = Game.replay(through_json(game.record()))
        assert again.position() == game.position()
        assert again.deciders == game.deciders


@every_deal(2)
def test_a_replayed_game_goes_on_as_the_original(deal: Deal) -> None:
    """A record holds the state of chance: playing on from it gives the game that would have been."""
    moves = list(deal.play(deal.new()))
    game = deal.new()
    start = random.Random(deal.seed).randrange(len(moves))
    for seat, move in moves[:start]:
        game.play(seat, move)
    again = Game.replay(through_json(game.record()))
    for seat, move in moves[start:]:
        game.play(seat, move)
        again.play(seat, move.text)
    assert again.position() == game.position()
    assert again.record() == game.record()
    assert told(again) == told(game)


@every_deal(3)
def test_a_position_is_the_game_again(deal: Deal) -> None:
    """`Game.at(game.position())` is equal at every moment: position, views and choices."""
    game = deal.new()
    rng = random.Random(deal.seed)

    def check() -> None:
        position = game.position()
        again = Game.at(through_json(position) if rng.random() < 0.5 else position, deal.edition)
        assert again.position() == position
        assert_same_choices(again, game)
        if rng.random() < 0.2:
            assert unnumbered(views(again)) == unnumbered(views(game))

    for _ in deal.play(game):
        check()
    check()


@every_deal(3)
def test_a_game_from_a_position_goes_on_as_the_original(deal: Deal) -> None:
    """The same moves give the same positions to the end, and its record is that game again."""
    moves = list(deal.play(deal.new()))
    game = deal.new()
    start = random.Random(deal.seed).randrange(len(moves))
    for seat, move in moves[:start]:
        game.play(seat, move)
    again = Game.at(through_json(game.position()), deal.edition)
    for seat, move in moves[start:]:
        game.play(seat, move)
        again.play(seat, move)
        assert again.position() == game.position()
    assert views(again) == views(game)
    assert told(again) == [
        event | {"number": number}
        for number, event in zip(
            (event.number for event in again.events), told(game)[-len(again.events) :], strict=True
        )
    ]
    assert [standing.to_dict() for standing in again.standings()] == [
        standing.to_dict() for standing in game.standings()
    ]


def begun_elsewhere(deal: Deal) -> list[Game]:
    """Some games that began at a position and went on for five choices."""
    games = []
    whole = deal.new()
    for turn, _ in enumerate(deal.play(whole)):
        if turn % 20 == 0:
            game = Game.at(whole.position(), deal.edition)
            for made, _ in enumerate(deal.play(game)):
                if made == 5:
                    break
            games.append(game)
    return games


@every_deal(2)
def test_a_game_from_a_position_can_be_replayed(deal: Deal) -> None:
    """A game begun at a position has a record like any other."""
    for game in begun_elsewhere(deal):
        again = Game.replay(through_json(game.record()))
        assert again.position() == game.position()
        assert told(again) == told(game)
        assert views(again) == views(game)


@every_deal(1)
def test_a_replayed_game_has_the_same_record(deal: Deal) -> None:
    """Also if it began at a position: nothing of the record is lost by replaying it."""
    for game in begun_elsewhere(deal):
        assert Game.replay(through_json(game.record())).record() == game.record()


# What a hand-written position may leave out: it is derived, or is as at the start of a game.
DERIVED = ("format", "version", "bags", "deck", "supply", "chosen", "deciders", "edition")
PLAYERS_DERIVED = (
    "seat",
    "prestige",
    "objective_count",
    "objectives",
    "objective_measures",
    "payroll",
    "projected",
)
BACKSTAGE_DERIVED = ("deck", "cylinders")


def by_hand(position: dict[str, Any]) -> dict[str, Any]:
    """As somebody would write it: no more than needed."""
    data = {key: value for key, value in position.items() if key not in DERIVED}
    data["players"] = [
        {
            key: value
            for key, value in player.items()
            if key not in PLAYERS_DERIVED and value not in (0, False)
        }
        for player in position["players"]
    ]
    if "backstage" in data:
        data["backstage"] = _backstage_by_hand(data["backstage"])
    return data


def _backstage_by_hand(backstage: dict[str, Any]) -> dict[str, Any]:
    data = {key: value for key, value in backstage.items() if value and key not in BACKSTAGE_DERIVED}
    data["players"] = [
        {key: value for key, value in player.items() if value and key not in BACKSTAGE_DERIVED}
        for player in backstage["players"]
    ]
    return data


@every_deal(2)
def test_what_can_be_derived_may_be_left_out(deal: Deal) -> None:
    """A position with derived keys and defaults left out is the same game (docs/record.md)."""
    game = deal.new()
    for turn, _ in enumerate(deal.play(game)):
        if turn % 5 == 0:
            assert Game.at(by_hand(game.position()), deal.edition).position() == game.position()
    assert Game.at(by_hand(game.position()), deal.edition).position() == game.position()


def without_stack(position: dict[str, Any]) -> dict[str, Any]:
    """Also without the looks, of which one may be undecided."""
    data = by_hand(position)
    del data["stack"]
    return data | {"looks": [look for look in position["looks"] if look["decided"]]}


@every_deal(2)
def test_without_a_stack_the_phase_is_about_to_begin(deal: Deal) -> None:
    """A position at the beginning of a phase needs no stack; played from there, it is a game like any other."""
    game = deal.new()
    rng = random.Random(deal.seed)
    before = "setup"
    for seat, _ in deal.play(game):
        position = game.position()
        if position["phase"] != before and game.question(seat).kind in ("wager", "action", "spare"):
            again = Game.at(without_stack(position), deal.edition)
            assert again.position() == position
        elif position["phase"] == "company" and rng.random() < 0.05 and position["day"] < 6:
            for phase in ("company", "ambiance", "maintenance"):
                start = without_stack(position) | {"phase": phase}
                if phase == "maintenance":
                    if deal.players == 1 and position["day"] == 4:
                        continue  # the neutral discs would have moved by then (R10.6)
                    start["initiative"] = position["order"]
                again = Game.at(start, deal.edition)
                for turn, _ in enumerate(deal.play(again)):
                    if turn == 5:
                        break
                copy = Game.replay(through_json(again.record()))
                assert copy.position() == again.position()
                assert told(copy) == told(again)
        before = position["phase"]


@every_deal(2)
def test_the_same_seed_and_moves_are_the_same_game(deal: Deal) -> None:
    """Determinism: two games of one seed, played the same, have the same record; another seed has another."""
    game = deal.played()
    assert deal.played().record() == game.record()
    assert deal._replace(seed=deal.seed + 1_000_003).played().record() != game.record()


class Tapped(Chance):
    """A source of draws of one's own, without a state to save: it wraps a seeded one."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner

    def draw(self, what: str, items: list[str | int], count: int) -> list[str | int]:
        return self.inner.draw(what, items, count)

    def copy(self) -> Chance:
        return Tapped(self.inner.copy())


@every_deal(1)
def test_another_source_of_chance_gives_a_record_too(deal: Deal) -> None:
    """A game drawn from elsewhere (a real table, an adapter) is recorded and replayed all the same."""
    seeded = deal.new()
    game = Game.new(seeded.options, chance=Tapped(Seeded.of(deal.seed)))
    rng = random.Random(deal.seed)
    moves: list[tuple[int, Move]] = []
    for seat, move in deal.play(game):
        moves.append((seat, move))
        if rng.random() < 0.03:
            record = game.record()
            assert record["chance"] is None
            again = Game.replay(through_json(record))
            assert again.position() == game.position()
            assert again.record() == record
    for seat, move in moves:
        seeded.play(seat, move)
    assert seeded.record()["log"] == game.record()["log"]
    assert Game.replay(through_json(game.record())).record() == game.record()
