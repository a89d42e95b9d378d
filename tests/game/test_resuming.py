"""A game goes on from a copy, from a saved position and from a record as it would have gone on itself."""

import json
import os
import random
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from shakespeare import Game, Options, RecordError, Seeded
from shakespeare.game import history
from tests.frozen import CONFIGURATIONS, EDITION, new_game, options
from tests.scene import BLUE, COLOURS, GREEN, RED, InOrder, Seat, edition_with, legal, lines, play, scene

DRAWN = ("order", "costumes", "sets", "characters", "objectives")
WANTED = "a table of order, costumes, sets, characters, objectives is wanted here"


def exactly(text):
    return f"^{re.escape(text)}$"


def choice(game, seat, number):
    moves = game.legal(seat)
    return moves[number % len(moves)]


def play_on(game, number):
    """One move for everybody who owes a choice."""
    for seat in game.deciders:
        game.play(seat, choice(game, seat, number * 7 + seat))


@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
def test_copies_positions_and_records(players, strategic_rest):
    """R3.1, R13.1: at every fifth choice, all three lead to the same next choice."""
    game = new_game(players, seed=players, strategic_rest=strategic_rest)
    early = game.copy()
    number = 0
    while not game.finished:
        if number % 5 == 0:
            before = game.position()
            json.dumps(before)
            again = Game.at(before, EDITION)
            copy = game.copy()
            assert again.position() == copy.position() == before
            assert copy.events_since(-1)[-1].to_dict() == game.events[-1].to_dict()
            for seat in game.deciders:
                assert copy.legal(seat) == again.legal(seat) == game.legal(seat)
                assert again.question(seat).to_dict() == copy.question(seat).to_dict()
            last = game.events[-1].number
            play_on(copy, number)
            play_on(again, number)
            assert game.position() == before
            play_on(game, number)
            after = game.position()
            assert copy.position() == again.position() == after
            assert lines(copy, last) == lines(again) == lines(game, last)
        else:
            play_on(game, number)
        number += 1
    for earlier in range(number):
        play_on(early, earlier)
    assert early.position() == game.position()
    record = json.loads(json.dumps(game.record()))
    replayed = Game.replay(record)
    assert replayed.position() == game.position()
    assert replayed.record() == game.record()
    assert lines(replayed) == lines(game)
    assert [s.to_dict() for s in replayed.standings()] == [s.to_dict() for s in game.standings()]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_settled_past_is_the_same_past(players):
    """R13.1: told, recorded, taken back and gone on from as if it had never been put together."""
    game, other = (new_game(players, seed=players) for _ in range(2))
    rng = random.Random(players)
    number = 0
    while not game.finished:
        undoing = [seat for seat in range(players) if game.undoable(seat)]
        assert undoing == [seat for seat in range(players) if other.undoable(seat)]
        if undoing and rng.random() < 0.2:
            for one in (game, other):
                one.undo(undoing[0])
        else:
            kept = other.copy()
            play_on(game, number)
            play_on(other, number)
            if rng.random() < 0.1:
                before = kept.record()
                other.settle()
                assert kept.record() == before
                assert other.number == game.number
                other = other.copy()
        number += 1
        since = rng.randrange(game.number + 1)
        assert lines(other, since) == lines(game, since)
        assert other.record_since(since) == game.record_since(since)
    assert other.record() == game.record()
    assert lines(other) == lines(game)


def test_a_long_past_settles_too():
    """R13.1: numbers grow with what is taken back."""
    game = new_game(1, seed=1)
    game.settle()
    first = game.events
    state = game._state
    for number in range(3):
        state.tell(history.UNDONE, 0, 40_000 + number)
    game.settle()
    assert [event.args["number"] for event in game.events[len(first) :]] == [40_000, 40_001, 40_002]
    assert [event.to_dict() for event in game.events[: len(first)]] == [event.to_dict() for event in first]


def test_an_edition_at_hand_need_not_be_in_the_record():
    game = new_game(2, seed=2)
    for number in range(5):
        play_on(game, number)
    record = game.record()
    del record["edition"]
    assert Game.replay(record, EDITION).record() == game.record()
    with pytest.raises(RecordError, match=exactly("edition: a table is wanted here")):
        Game.replay(record)
    with pytest.raises(ValueError, match="an Edition is wanted here"):
        Game.replay(record, {})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_equal_edition_is_the_same_game(players):
    """R12.2: nothing but its name is new; every card, number and word comes out the same."""
    edition = edition_with()
    assert edition.digest != EDITION.digest
    games = [Game.new(Options(players=players, edition=one), seed=9) for one in (EDITION, edition)]
    for game in games:
        number = 0
        while not game.finished:
            play_on(game, number)
            number += 1
    assert lines(games[0]) == lines(games[1])
    old, new = (game.position() for game in games)
    assert old | {"edition": None} == new | {"edition": None}
    assert new["edition"] == {"name": edition.name, "digest": edition.digest}


def performances():
    """What some editions' icons say and do, and a whole game: everything a program starts with is used."""
    said = []
    for icons in (
        ["red", "yellow", "blue", "coin1", "coin3", "coin5"],
        ["mask", "mask-red", "mask-black", "prestige", "token", "white"],
        ["black"],
        *([f"costume-{colour}", f"set-{colour}"] for colour in COLOURS),
    ):
        edition = edition_with(characters={"romeo": {"activate": icons}})
        everything = " ".join(COLOURS)
        game = scene(
            2,
            day=2,
            turn=RED,
            edition=edition,
            costumes=everything,
            sets=everything,
            acts={"I": {RED: 3}, "III": {RED: 4}},
            seats={RED: Seat(troupe=["romeo", "jeweler-1"])},
        )
        copy = game.copy()
        said += play(copy, RED, "activate jeweler-1") + legal(copy, RED)
        said += play(game, RED, "activate romeo")
        while game.deciders == (RED,):
            moves = legal(game, RED)
            said += [str(game.question(RED).args), *moves, *play(game, RED, moves[-1])]
    game = new_game(4, seed=12)
    number = 0
    while not game.finished:
        play_on(game, number)
        number += 1
    return said + lines(game) + [str(standing.to_dict()) for standing in game.standings()]


@pytest.mark.parametrize("hash_seed", ["1"])
def test_the_same_in_a_fresh_interpreter(hash_seed):
    """R2.1, R5.6, R12.2: the same seed, options and moves give the same game in any process."""
    code = f"import {__name__} as here; print(*here.performances(), sep=chr(10))"
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hash_seed}
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert run.stdout.splitlines() == performances(), run.stderr


def test_the_same_seed_is_the_same_game():
    """R2.1, R2.2, R2.3: and another seed another one."""
    assert new_game(3, 5).position() == new_game(3, 5).position()
    assert new_game(3, 5).position() != new_game(3, 6).position()
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Game.new(options(2), seed=-1)


def test_a_record_of_a_game_that_began_at_a_position():
    """R12.2: it holds the position, the moves, and what was drawn."""
    game = scene(3, turn=GREEN, chance=InOrder(), seats={RED: Seat(passed=True), BLUE: Seat(passed=True)})
    start = game.position()
    play(game, GREEN, "activate queen", "ask objectives", "keep cast")
    record = game.record()
    assert record["start"] == start
    assert record["log"] == [
        {"seat": GREEN, "move": "activate queen"},
        {"seat": GREEN, "move": "ask objectives"},
        {"chance": "objectives", "drawn": ["balance", "cast", "company"]},
        {"seat": GREEN, "move": "keep cast"},
    ]
    assert record["result"] is None
    copy = game.copy()
    assert copy.record() == record
    again = Game.replay(record)
    assert again.position()["players"] == game.position()["players"]
    assert legal(again, GREEN) == legal(game, GREEN)


def test_what_a_record_says_was_drawn():
    """R2.1, R2.2, R2.3: order, elements and cards by name."""
    game = new_game(2, seed=1)
    record = game.record()
    position = game.position()
    assert record["start"] is None
    assert [entry["chance"] for entry in record["log"]] == ["order", "costumes", "sets", "characters"]
    order, costumes, sets, characters = [entry["drawn"] for entry in record["log"]]
    assert order == position["order"]
    for drawn, kind in ((costumes, "costumes"), (sets, "sets")):
        assert {colour: drawn.count(colour) for colour in position["crates"][kind]} == position["crates"][
            kind
        ]
    assert characters == position["row"]


def test_drawing_from_another_source():
    """R10.1: from now on."""
    game = scene(2, phase="wager", chance=InOrder())
    assert game.position()["chance"] is None
    game.resume(Seeded.of(4))
    assert game.position()["chance"] == Seeded.of(4).to_dict()
    other = scene(2, phase="wager", chance=Seeded.of(4))
    for one in (game, other):
        play(one, RED, "wager 1")
        play(one, GREEN, "wager 2")
        for seat in (RED, GREEN):
            play(one, seat, f"recruit {one.position()['row'][0]}")
        play(one, RED, "pass")
        play(one, GREEN, "pass")
    assert game.position() == other.position()


def test_what_a_seed_draws():
    """R2.1, R2.2: SplitMix64 and Fisher-Yates, the same everywhere; each kind of draw has a stream of its own."""
    source = Seeded.of(0)
    before = source.to_dict()
    assert before == {  # the published first numbers of SplitMix64
        "order": 0xE220A8397B1DCDAF,
        "costumes": 0x6E789E6AA1B965F4,
        "sets": 0x06C45D188009454F,
        "characters": 0xF88BB8A8724C81EC,
        "objectives": 0x1B39896A51A8749B,
    }
    state = before["characters"]
    pool = ["puck", "iago", "lear", "viola", "romeo", "juliet"]
    shuffled = pool[:]
    for place in range(5):
        if place in (0, 4):  # one number serves four picks
            state = (state + 0x9E3779B97F4A7C15) % 2**64
            mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
            fraction = Fraction((mixed ^ mixed >> 31) >> 8, 2**56)
        other, fraction = divmod(fraction * (6 - place), 1)
        shuffled[place], shuffled[place + other] = shuffled[place + other], shuffled[place]
    assert source.draw("characters", pool, 5) == shuffled[:5]
    assert source.to_dict() == before | {"characters": state}


@pytest.mark.parametrize("stream", [0, 1, 2**64 - 1])
def test_a_saved_source(stream):
    """R2.1: a source of draws goes on where it was saved."""
    streams = dict.fromkeys(DRAWN, stream)
    source = Seeded.from_dict(streams)
    assert source.to_dict() == streams
    again = source.copy()
    seats = list(range(9))
    drawn = source.draw("order", seats, 9)
    assert drawn == again.draw("order", seats, 9)
    assert sorted(drawn) == seats
    assert source.to_dict() == again.to_dict() != streams
    assert streams == dict.fromkeys(DRAWN, stream)


@pytest.mark.parametrize(
    ("streams", "problem"),
    [
        (None, WANTED),
        ("12345", WANTED),
        ([1, 2, 3, 4, 5], WANTED),
        (dict.fromkeys(DRAWN[1:], 1), WANTED),
        (dict.fromkeys((*DRAWN, "weather"), 1), WANTED),
        *[
            (dict.fromkeys(DRAWN, 1) | {"sets": stream}, "whole numbers from 0 to 2^64 - 1 are wanted here")
            for stream in (-1, 2**64, True, 2.0, "2", None)
        ],
    ],
)
def test_what_is_no_saved_source(streams, problem):
    """R2.1."""
    with pytest.raises(ValueError, match=exactly(problem)):
        Seeded.from_dict(streams)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"players": 0}, "players: a whole number from 1 to 4, not 0"),
        ({"players": 5}, "players: a whole number from 1 to 4, not 5"),
        ({"players": True}, "players: a whole number from 1 to 4, not true"),
        ({"players": 2, "strategic_rest": 1}, "strategic_rest: true or false, not 1"),
        ({"players": 2, "backstage": None}, "backstage: true or false, not nothing"),
        (
            {"players": 2, "backstage": True, "edition": EDITION},
            "backstage: 'Reconstructed first edition' has no Backstage in it (R11)",
        ),
        ({"players": 1, "strategic_rest": True}, "strategic_rest: for 2 to 4 players only (R10.3)"),
        ({"edition": "mine"}, "edition: a loaded edition, not 'mine'; use load_edition"),
    ],
)
def test_options(data, problem):
    """R10.3, R12.2: one to four players, and the variants that there are."""
    with pytest.raises(ValueError, match=exactly(problem)):
        Options(**data)


def test_options_as_data():
    """R12.2: the edition is written apart."""
    chosen = Options(players=3, strategic_rest=True, edition=EDITION)
    data = {"players": 3, "backstage": False, "strategic_rest": True}
    assert chosen.to_dict() == data
    assert Options.from_dict(data, EDITION) == chosen
    assert Options.from_dict({}, EDITION) == Options(players=2, edition=EDITION)
    problem = "options: a table of players, backstage, strategic_rest, not list"
    with pytest.raises(ValueError, match=exactly(problem)):
        Options.from_dict([], EDITION)
    problem = "options: unknown option 'seats'; known are players, backstage, strategic_rest"
    with pytest.raises(ValueError, match=exactly(problem)):
        Options.from_dict({"seats": 3}, EDITION)


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (
            {"seat": 0, "move": "x" * 201},
            "log[{last}].move: a text of 201 characters; at most 200 are allowed",
        ),
        (
            {"chance": "x" * 300, "drawn": []},
            "log[{last}].chance: a text of 300 characters; at most 200 are allowed",
        ),
        (
            {"chance": "order", "drawn": [0] * 101},
            "log[{last}].drawn: 101 are drawn; at most 100 are allowed",
        ),
        (
            {"chance": "sets", "drawn": ["x", "x" * 999]},
            "log[{last}].drawn[1]: a text of 999 characters; at most 200 are allowed",
        ),
    ],
)
def test_no_entry_is_larger_than_one_of_a_game(entry: dict[str, object], problem: str) -> None:
    """It is refused before anything is played, by a whole record and by a piece of one."""
    game = Game.new(Options(2), seed=1)
    record = game.record()
    log = [*record["log"], entry]
    with pytest.raises(RecordError, match=exactly(problem.format(last=len(log) - 1))):
        Game.replay({**record, "log": log})
    with pytest.raises(RecordError, match=exactly(problem.format(last=0))):
        game.follow({"log": [entry], "chance": None})


def test_a_log_that_is_too_long_is_refused() -> None:
    record = Game.new(Options(2), seed=1).record()
    log = [*record["log"], *[{"seat": 0, "undo": True}] * 5_000]
    with pytest.raises(
        RecordError, match=exactly(f"log: it has {len(log)} entries; at most 5000 are allowed")
    ):
        Game.replay({**record, "log": log})
