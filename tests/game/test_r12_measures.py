"""R12.2, R10.4: what the objectives of an edition can count, one example for each condition."""

import random
from typing import Any

import pytest

from shakespeare import Edition, Game, Options, load_edition
from tests.frozen import BACKSTAGE_EDITION, EDITION
from tests.measures import random_measure, random_steps
from tests.profile import count
from tests.scene import BLUE, GREEN, RED, Backstage, Seat, edition_with, lines, scene

OURS = {"from": "reconstructed"}
# Four actors, of them two printed, an assistant, a jeweler, a printed handyman and a queen, two extras.
COMPANY = Seat(
    prestige=8,
    money=7,
    tokens=2,
    troupe=["romeo", "othello", "assistant-1", "jeweler-1"],
    extras=2,
    costumes={
        "romeo": "green blue black",  # 10
        "othello": "yellow yellow -",
        "author": "pink pink pink",  # 6
        "extra-1": "green green yellow",  # 13
        "extra-2": "black - -",
    },
    # The frozen edition's set: . . . . . / v . . v / v . v / c c / c
    stage={
        **{"1.1": "blue", "1.2": "purple", "1.3": "pink", "1.4": "purple"},
        **{"2.2": "green", "2.3": "green", "3.2": "yellow", "4.1": "black"},
    },
    resting=["romeo", "queen"],
)
ACTS = {
    "I": {RED: 7, GREEN: 7, BLUE: 3},
    "II": {GREEN: 8, RED: 6, BLUE: 5},
    "III": {BLUE: 9, GREEN: 8, RED: 4},
}

MEASURES: list[tuple[dict[str, Any] | str, int]] = [
    ({"count": "elements"}, 12 + 8),
    ({"count": "elements", "in": "costumes"}, 12),
    ({"count": "elements", "in": "set", "colour": ["blue", "green"]}, 3),
    ({"count": "elements", "colour": "yellow"}, 4),
    ({"count": "elements", "in": ["theater", "hats"]}, 0),
    ({"count": "colours"}, 6),
    ({"count": "colours", "in": "set"}, 6),
    ({"count": "candles"}, 1),
    ({"count": "candles", "in": "theater"}, 0),
    ({"count": "rows"}, 2),  # the second and the third: virtual elements are there anyway
    ({"count": "halves"}, 1),
    ({"count": "costumes"}, 3),
    ({"count": "costumes", "wearer": "actor"}, 2),
    ({"count": "costumes", "worth": 10}, 2),
    ({"count": "costumes", "circles": 2}, 0),
    ({"count": "costumes", "state": "unfinished"}, 2),
    ({"count": "costumes", "state": "unfinished", "worth": 6}, 1),
    ({"count": "costumes", "state": "begun", "wearer": "extra"}, 2),
    ({"count": "characters"}, 10),
    ({"count": "characters", "kind": ["extra", "jeweler"]}, 3),
    ({"count": "characters", "kind": "craftsman"}, 1),
    ({"count": "characters", "kind": "non-actor"}, 4),
    ({"count": "characters", "cost": [1, 3]}, 3),
    ({"count": "characters", "kind": "actor", "cost": 5}, 1),
    ({"count": "characters", "paid": True}, 3),  # £1, £1 and £3 of £7; extras and printed ones want no pay
    ({"count": "characters", "paid": False}, 1),
    ({"count": "characters", "kind": "actor", "paid": False}, 1),
    ({"count": "acts", "place": 1}, 1),
    ({"count": "acts", "place": 2}, 2),
    ({"count": "acts", "place": 4}, 3),
    ({"count": "acts", "space": 6}, 2),
    ({"count": "acts", "place": 1, "space": 8}, 0),
    ({"count": "space", "act": 2}, 6),
    ({"count": "behind", "act": 1}, 2),
    ({"count": "behind", "act": 3}, 0),
    ({"count": "prestige"}, 8),
    ({"count": "pounds"}, 7),
    ({"count": "tokens"}, 2),
    ({"count": "rests"}, 2),
    ({"sum": ["actors", {"count": "candles"}]}, 5),
    ({"least": ["actors", "pounds", {"count": "tokens"}]}, 2),
    ({"most": ["actors", {"sum": ["pounds", {"count": "rests"}]}]}, 9),
    ("least-act", 4),
]


def counting(measure: object, steps: list[int], base: Edition = EDITION) -> Edition:
    data = base.to_dict()
    data["objectives"]["cast"] = {"measure": measure, "steps": steps, **OURS}
    return load_edition(data)


@pytest.mark.parametrize(("measure", "counted"), MEASURES, ids=lambda value: str(value))
def test_every_measure_counts_what_lies_there(measure: object, counted: int) -> None:
    """R10.4, R10.7, R11.7."""
    seat = Seat(**{**vars(COMPANY), "objectives": ["cast"]})
    game = scene(3, day=6, turn=RED, acts=ACTS, seats={RED: seat}, edition=counting(measure, [1]))
    assert game.view(RED)["players"][RED]["objective_measures"] == [counted]


@pytest.mark.parametrize(
    ("measure", "counted"),
    [
        ({"count": "elements", "in": "theater"}, 2),
        ({"count": "elements", "in": ["costumes", "hats"], "colour": "pink"}, 2),
        ({"count": "colours", "in": ["theater", "hats"]}, 3),
        ({"count": "candles", "in": ["set", "theater"]}, 1),
        ({"count": "costumes", "circles": 2}, 1),
        ({"count": "characters", "kind": "prompter"}, 1),
        ({"count": "characters", "paid": True}, 1),
    ],
    ids=str,
)
def test_what_backstage_adds_is_counted_too(measure: object, counted: int) -> None:
    """R11.4, R11.6: Theater, hats, costumes of two; the one who is fired wants no pay."""
    seat = Seat(
        money=9,
        troupe=["shylock", "othello", "prompter-1"],
        costumes={"shylock": "pink green"},
        theater="black blue",
        hats={"shylock": "pink"},
        objectives=["cast", "dismissal"],
    )
    game = scene(
        3,
        day=6,
        turn=RED,
        seats={RED: seat},
        backstage=Backstage(),
        edition=counting(measure, [1], BACKSTAGE_EDITION),
    )
    assert game.view(RED)["players"][RED]["objective_measures"] == [counted, 0]


@pytest.mark.parametrize("costumes", range(6))
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ([3, 3, 3], [0, 0, 0, 3, 3, 3]),
        ([2, 4], [0, 0, 1, 1, 2, 2]),
        ([1, 3, 3], [0, 1, 1, 3, 3, 3]),
        ([4], [0, 0, 0, 0, 1, 1]),
    ],
)
def test_equal_steps_bring_their_prestige_at_once(steps: list[int], points: list[int], costumes: int) -> None:
    """R10.4."""
    quiet = ["hamlet", "romeo", "juliet", "viola", "lear"]
    seat = Seat(
        troupe=quiet, costumes=dict.fromkeys(quiet[:costumes], "black black black"), objectives=["cast"]
    )
    acts = {act: {RED: 10} for act in ("I", "II", "III")}
    game = scene(
        4,
        day=6,
        phase="rehearsal",
        acts=acts,
        seats={RED: seat},
        edition=counting({"count": "costumes"}, steps),
    )
    assert f"objective-scored 0 cast {costumes} {points[costumes]}" in lines(game)


def test_money_and_prestige_are_looked_at_before_the_end_brings_any() -> None:
    """R10.4, R11.8: before any objective scores, yellow elements count, and anybody is paid or goes unpaid."""
    edition = edition_with(
        objectives={
            "cast": {"measure": {"count": "prestige"}, "steps": [1]},
            "company": {"measure": {"count": "characters", "paid": False}, "steps": [1]},
            "purse": {"steps": [1]},
        }
    )
    names = ["company", "cast", "purse"]
    seat = Seat(prestige=9, money=3, troupe=["othello", "hamlet"], stage={"1.3": "yellow"}, objectives=names)
    acts = {act: {RED: 4, GREEN: 4} for act in ("I", "II", "III")}
    game = scene(2, day=6, phase="rehearsal", acts=acts, seats={RED: seat}, edition=edition)
    events = [event.args for event in game.events if event.id == "objective-scored"]
    assert {event["objective"]: (event["measured"], event["amount"]) for event in events} == {
        "company": (1, 1),
        "cast": (9 + 2, 1),  # the first place on Act II
        "purse": (3, 1),
    }
    for eyes in (RED, GREEN, None):
        assert game.view(eyes)["players"][RED]["objective_measures"] == [1, 11, 3]


def wild(rng: random.Random) -> Edition:
    """The frozen edition with other objectives."""
    data = BACKSTAGE_EDITION.to_dict()
    for name in data["objectives"]:
        data["objectives"][name] = {"measure": random_measure(rng), "steps": random_steps(rng), **OURS}
    return load_edition(data)


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("seed", range(count(10)))
def test_a_finished_game_shows_what_its_objectives_counted(seed: int, players: int, backstage: bool) -> None:
    """R10.4: and never more than a prestige for each step, of which there are three at most."""
    rng = random.Random(seed)
    game = Game.new(Options(players, backstage, edition=wild(rng)), seed=seed)
    while game.deciders:
        seat = rng.choice(game.deciders)
        texts = [move.text for move in game.legal(seat)]
        wanted = [text for text in texts if text in ("activate queen", "ask objectives")]
        game.play(seat, rng.choice(wanted or texts))
    view = game.view(None)["players"]
    for player in view:
        counted = dict(zip(player["objectives"], player["objective_measures"], strict=True))
        for event in game.events:
            if event.id == "objective-scored" and event.args["seat"] == player["seat"]:
                assert counted[event.args["objective"]] == event.args["measured"]
                assert 0 <= event.args["amount"] <= 3
    assert Game.replay(game.record()).position() == game.position()
