"""Damaged positions, records, views and options are refused with their own error, whatever the damage."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shakespeare import Edition, Game, Options, PositionError, RecordError, Sampler
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS, EDITION
from tests.profile import count
from tests.properties.box import Box
from tests.properties.damage import HOSTILE, Damage, Path, damaged, damages, paths, with_value
from tests.properties.invariants import position_is_sound
from tests.properties.play import Deal, play_randomly, uniform

DEALS = [
    *(Deal(*configuration, 0) for configuration in CONFIGURATIONS),
    *(Deal(3, False, 2), Deal(4, False, 5)),
    *(Deal(1, False, 0, True), Deal(2, False, 0, True), Deal(3, False, 10, True), Deal(4, False, 14, True)),
    *(Deal(2, True, 4, True), Deal(2, True, 1, True), Deal(3, False, 1, True), Deal(4, True, 3, True)),
]
RECORDS = 3 * len(DEALS)


@cache
def positions() -> list[tuple[dict[str, Any], Edition]]:
    """Positions of every shape, the first and the last of each: every stack in every configuration."""
    first: dict[object, tuple[dict[str, Any], Edition]] = {}
    last: dict[object, tuple[dict[str, Any], Edition]] = {}

    def keep(deal: Deal, game: Game) -> None:
        position = game.position()
        stack = [cue["step"] for cue in position["stack"]]
        shape = (
            deal[:2],
            deal.backstage,
            position["phase"],
            *stack,
            any(position["chosen"]),
            len(position["looks"]) > 3,
        )
        last[shape] = (json.loads(json.dumps(position)), deal.edition)
        first.setdefault(shape, last[shape])

    for deal in DEALS:
        game = deal.new()
        for _ in deal.play(game):
            keep(deal, game)
        keep(deal, game)
    return [*first.values(), *last.values()]


@cache
def records() -> list[dict[str, Any]]:
    """Records finished and unfinished, from the beginning and from a position."""
    found = []
    for deal in DEALS:
        game = deal.new()
        for turn, _ in enumerate(deal.play(game)):
            if turn == 12 * deal.players:
                found.append(game.record())
                later = Game.at(game.position(), deal.edition)
                for made, _ in enumerate(deal.play(later)):
                    if made == 20:
                        break
                found.append(later.record())
        found.append(game.record())
    assert len(found) == RECORDS
    return [json.loads(json.dumps(record)) for record in found]


@cache
def views() -> list[tuple[dict[str, Any], Edition]]:
    """What the seats see of those positions, one after the other."""
    found = []
    for number, (position, edition) in enumerate(positions()):
        game = Game.at(position, edition)
        found.append((json.loads(json.dumps(game.view(number % game.options.players))), edition))
    return found


def documents(what: str) -> list[dict[str, Any]]:
    if what == "record":
        return records()
    return [data for data, _ in (views() if what == "view" else positions())]


@cache
def places(what: str, number: int) -> list[list[Path]]:
    """The places of a document, by its first key: each of them gets its share of damage, however small it is."""
    found: dict[object, list[Path]] = {}
    for path in paths(documents(what)[number]):
        found.setdefault(path[0], []).append(path)
    return list(found.values())


@st.composite
def damaged_documents(draw: st.DrawFn, what: str) -> tuple[int, list[Damage]]:
    """The number of a document, and what is done to it."""
    number = draw(st.integers(0, len(documents(what)) - 1))
    done = [
        draw(damages(draw(st.sampled_from(places(what, number))))) for _ in range(draw(st.integers(1, 3)))
    ]
    return number, done


def check_refusal(error: PositionError | RecordError) -> None:
    """It says what is wrong and, unless that is the position as a whole, where."""
    assert error.problem
    assert str(error) == (f"{error.place}: {error.problem}" if error.place else error.problem)
    assert error.place or isinstance(error, PositionError)
    assert error.place == "edition" or len(str(error)) < 1000  # an edition lists all its mistakes


def is_understood(given: object, understood: object) -> bool:
    """Nothing that was given has been passed over; an empty list is as good as none."""
    if isinstance(given, dict) and isinstance(understood, dict):
        return all(key in understood and is_understood(given[key], understood[key]) for key in given)
    if isinstance(given, list) and isinstance(understood, list):
        return not given or (len(given) == len(understood) and all(map(is_understood, given, understood)))
    return type(given) is type(understood) and given == understood


def check_position(data: Any, edition: Edition) -> None:
    """It is refused, or is a sound position of a game that can be kept again and played to its end."""
    try:
        game = Game.at(data, edition)
    except PositionError as error:
        check_refusal(error)
        return
    box = Box(edition.to_dict(), game.options.players, game.options.backstage)
    position = game.position()
    if is_understood(data.get("stack"), position["stack"]):  # else the game has gone on since
        assert is_understood(data | {"chance": None}, position | {"chance": None})
    position_is_sound(game, box)
    again = Game.at(json.loads(json.dumps(position)), edition)
    assert again.position() == position
    for seat in (None, *range(game.options.players)):
        game.view(seat)
    rng = random.Random(0)
    for turn, _ in enumerate(play_randomly(game, rng, uniform)):
        if turn % 20 == 0:
            position_is_sound(game, box)
            assert Game.at(game.position(), edition).position() == game.position()
    assert len(game.standings()) == game.options.players


def check_record(data: object) -> None:
    """It is refused, or is the record of the game that it gives."""
    try:
        game = Game.replay(data)
    except RecordError as error:
        check_refusal(error)
        return
    assert isinstance(data, dict)
    record = game.record()
    assert record["log"] == data["log"]
    assert record["edition"] == Game.replay(record).record()["edition"]
    assert data.get("result") in (None, record["result"])
    assert Game.replay(json.loads(json.dumps(record))).position() == game.position()


def check_view(data: object, edition: Edition) -> None:
    """It is refused, or the games drawn from it show it, and can be played to their end."""
    try:
        sampler = Sampler(data, edition)
    except PositionError as error:
        check_refusal(error)
        return
    assert isinstance(data, dict)
    game = sampler.draw(random.Random(0))
    assert game.view(data["seat"]) == data
    for _ in play_randomly(game, random.Random(0), uniform):
        pass
    assert len(game.standings()) == game.options.players


@settings(max_examples=count(200))
@given(damaged_documents("view"))
def test_a_damaged_view_is_refused_or_sound(case: tuple[int, list[Damage]]) -> None:
    """Up to three damages of any kind: PositionError, or a view that a game could show."""
    number, done = case
    data, edition = views()[number]
    for damage in done:
        data = damaged(data, damage)
    check_view(data, edition)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_view_with_a_hostile_value_is_refused_or_sound(name: str) -> None:
    """Huge numbers, deep nesting, wrong types and the like, in many places and as the whole."""
    check_view(HOSTILE[name](), EDITION)
    rng = random.Random(name)
    for _ in range(count(30)):
        number = rng.randrange(len(views()))
        data, edition = views()[number]
        path = rng.choice(rng.choice(places("view", number)))
        check_view(with_value(data, path, HOSTILE[name]()), edition)


@settings(max_examples=count(200))
@given(damaged_documents("position"))
def test_a_damaged_position_is_refused_or_sound(case: tuple[int, list[Damage]]) -> None:
    """Up to three damages of any kind: PositionError, or a game that the rules could have come to."""
    number, done = case
    data, edition = positions()[number]
    for damage in done:
        data = damaged(data, damage)
    check_position(data, edition)


@settings(max_examples=count(100))
@given(damaged_documents("record"))
def test_a_damaged_record_is_refused_or_true(case: tuple[int, list[Damage]]) -> None:
    """Up to three damages of any kind: RecordError, or the record of exactly the game it gives."""
    number, done = case
    data = records()[number]
    for damage in done:
        data = damaged(data, damage)
    check_record(data)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_position_with_a_hostile_value_is_refused_or_sound(name: str) -> None:
    """Huge numbers, deep nesting, wrong types and the like, in many places and as the whole."""
    check_position(HOSTILE[name](), EDITION)
    rng = random.Random(name)
    for _ in range(count(30)):
        number = rng.randrange(len(positions()))
        data, edition = positions()[number]
        path = rng.choice(rng.choice(places("position", number)))
        check_position(with_value(data, path, HOSTILE[name]()), edition)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_record_with_a_hostile_value_is_refused_or_true(name: str) -> None:
    """Huge numbers, deep nesting, wrong types and the like, in many places and as the whole."""
    check_record(HOSTILE[name]())
    rng = random.Random(name)
    for _ in range(count(15)):
        number = rng.randrange(len(records()))
        path = rng.choice(rng.choice(places("record", number)))
        check_record(with_value(records()[number], path, HOSTILE[name]()))


@pytest.mark.parametrize("key", ["format", "version"])
@pytest.mark.parametrize("name", HOSTILE)
def test_another_format_or_version_is_refused(key: str, name: str) -> None:
    """Only this format and version 1 itself, not what Python takes to be equal to it."""
    value = HOSTILE[name]()
    position, edition = positions()[0]
    with pytest.raises(PositionError, match=key):
        Game.at(position | {key: value}, edition)
    with pytest.raises(RecordError, match=key):
        Game.replay(records()[0] | {key: value})


def change_top(**changes: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Says something else of the question that is asked."""
    return lambda position: {"stack": [*position["stack"][:-1], position["stack"][-1] | changes]}


# Positions that no game comes to: the number of players, the question asked, what is changed.
IMPOSSIBLE: dict[str, tuple[tuple[int, ...], str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "a wager in the solo game (R10.6)": (
        (1,),
        "company",
        lambda position: {
            "phase": "wager",
            "initiative": [0],
            "stack": [{"step": "wager"}],
            "players": [position["players"][0] | {"wagered": 0, "cylinders": 0}],
        },
    ),
    "open rest without the option (R10.3)": (
        (2, 3, 4),
        "secret-rest",
        lambda position: {"stack": [{"step": "open-rest"}]},
    ),
    "secret rest with the option (R10.3)": (
        (2, 3, 4),
        "open-rest",
        lambda position: {"stack": [{"step": "secret-rest"}]},
    ),
    "a craftsman worth too much (R5.4)": ((1, 2, 3, 4), "take", change_top(value=40)),
    "a craftsman worth too much with a token to come (R5.8)": (
        (1, 2, 3, 4),
        "token",
        change_top(value=40),
    ),
    "somebody off the Initiative track at the end (R8.1)": (
        (2, 3, 4),
        "end",
        lambda position: {"initiative": position["initiative"][1:]},
    ),
    "Backstage in the base game": (
        (1, 2, 3, 4),
        "wager",
        lambda position: (
            {"options": position["options"] | {"backstage": False}}
            if position["options"]["backstage"]
            else {"backstage": {}}
        ),
    ),
    "an edition by another name": (
        (1, 2, 3, 4),
        "company",
        lambda position: {"edition": position["edition"] | {"name": "Another"}},
    ),
}


def change_backstage(
    change: Callable[[dict[str, Any]], dict[str, Any]],
) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Says something else of what Backstage adds; `change` is given the whole position."""
    return lambda position: {"backstage": position["backstage"] | change(position)}


def change_before(**changes: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Says something else of what lies before the first player."""
    return change_backstage(
        lambda position: {
            "players": [
                position["backstage"]["players"][0] | changes,
                *position["backstage"]["players"][1:],
            ]
        }
    )


def a_use(position: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A use of the first card laid out."""
    card = position["backstage"]["row"][0]
    number = next(n for n in range(1, 6) if f"use {card} {n}" in MOVES_OF_BACKSTAGE)
    return {"seat": 0, "card": card, "number": number, "recruitment": False} | changes


# The same with Backstage.
IMPOSSIBLE_BACKSTAGE: dict[str, tuple[tuple[int, ...], str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "a card in two places (R11.2)": (
        (1, 2, 3, 4),
        "company",
        change_backstage(lambda position: {"discards": position["backstage"]["row"][:1]}),
    ),
    "a card too few in the row (R11.2)": (
        (1, 2, 3, 4),
        "company",
        change_backstage(lambda position: {"row": position["backstage"]["row"][1:]}),
    ),
    "a card of the Lord that is nowhere (R11.1)": (
        (1, 2, 3, 4),
        "first-recruit",
        change_backstage(lambda position: {"lord": position["backstage"]["lord"][1:]}),
    ),
    "a card of the Lord that is laid out (R11.1)": (
        (2, 3, 4),
        "wager",
        lambda position: {"row": [position["backstage"]["lord"][0], *position["row"][1:]]},
    ),
    "a card used before the wager (R11.3)": (
        (2, 3, 4),
        "wager",
        change_backstage(lambda position: {"uses": [a_use(position)]}),
    ),
    "a card used twice (R11.3)": (
        (2, 3, 4),
        "company",
        change_backstage(lambda position: {"uses": [a_use(position), a_use(position)]}),
    ),
    "a number that is not printed (R11.3)": (
        (1, 2, 3, 4),
        "company",
        change_backstage(lambda position: {"uses": [a_use(position, number=6)]}),
    ),
    "a Recruitment card used by whoever has not recruited (R11.3)": (
        (2, 3, 4),
        "first-action",
        change_backstage(lambda position: {"uses": [a_use(position, recruitment=True)]}),
    ),
    "a yellow element in the Theater (R11.4)": ((1, 2, 3, 4), "company", change_before(theater=["yellow"])),
    "a Theater too high (R11.1)": ((1, 2, 3, 4), "company", change_before(theater=["black"] * 10)),
    "a hat on somebody else's head (R11.4)": (
        (1, 2, 3, 4),
        "company",
        change_before(hats={"extra-7": "black"}),
    ),
    "a hat on a craftsman (R11.4)": ((1, 2, 3, 4), "company", change_before(hats={"handyman": "black"})),
    "somebody spared by day (R10.3)": ((1, 2, 3, 4), "company", change_before(spared=["author"])),
    "an avoided penalty in the company phase (R11.4)": ((1, 2, 3, 4), "company", change_before(excused=True)),
    "objectives held that were never looked at (R11.6)": (
        (1, 2, 3, 4),
        "first-recruit",
        change_before(held=1),
    ),
    "an objective played that nobody kept (R11.6)": (
        (1, 2, 3, 4),
        "first-recruit",
        change_backstage(lambda position: {"played": [{"seat": 0, "objective": "run", "looks": 0}]}),
    ),
    "an objective without a mask played (R11.6)": (
        (1, 2, 3, 4),
        "first-recruit",
        change_backstage(lambda position: {"played": [{"seat": 0, "objective": "dismissal", "looks": 0}]}),
    ),
    "a first action without the bear (R11.5)": (
        (2, 3, 4),
        "first-action",
        lambda position: {
            "stack": [
                *position["stack"][:-1],
                {"step": "first-action", "seat": (position["stack"][-1]["seat"] + 1) % 2},
            ]
        },
    ),
    "an element from nowhere (R11.4)": ((1, 2, 3, 4), "origin", change_top(index=0)),
    "a Double for another price (R11.4)": ((1, 2, 3, 4), "double", change_top(value=2)),
    "a salvage worth too much (R11.6)": ((1, 2, 3, 4), "salvage", change_top(value=99)),
    "masks out of turn (R11.6)": ((2, 3, 4), "masks", change_top(index=9)),
    "a prompter for another act (R11.4)": ((1, 2, 3, 4), "prompt", change_top(index=9)),
}
MOVES_OF_BACKSTAGE = {
    f"use {name} {number}"
    for card in BACKSTAGE_EDITION.backstage.cards
    for name in card.card_names
    for number in card.powers
}


@pytest.mark.parametrize("what", [*IMPOSSIBLE, *IMPOSSIBLE_BACKSTAGE])
def test_a_position_that_no_game_comes_to_is_refused(what: str) -> None:
    """Single changes that make a position impossible, each by itself."""
    players, asked, change = (IMPOSSIBLE | IMPOSSIBLE_BACKSTAGE)[what]
    found = 0
    for position, edition in positions():
        if what in IMPOSSIBLE_BACKSTAGE and edition is not BACKSTAGE_EDITION:
            continue
        top = position["stack"][-1] if position["stack"] else {"step": "end"}
        fits = position["options"]["players"] in players and top["step"] == asked
        if not fits or top.get("value") == "one" or any(position["chosen"]):
            continue
        changed = position | change(position)
        del changed["deciders"]
        found += 1
        with pytest.raises(PositionError):
            Game.at(changed, edition)
    assert found


def test_a_position_of_another_edition_is_refused() -> None:
    for position, edition in positions():
        if edition is not EDITION:
            with pytest.raises(PositionError, match="edition"):
                Game.at(position, EDITION)
        if edition is not BACKSTAGE_EDITION:
            with pytest.raises(PositionError, match="edition"):
                Game.at(position, BACKSTAGE_EDITION)


@pytest.mark.parametrize("number", range(RECORDS))
def test_a_record_cut_short_is_an_unfinished_game_or_refused(number: int) -> None:
    """Cut before a choice it is the game up to there; before a draw, or with a result, it is refused."""
    record = records()[number]
    rng = random.Random(number)
    for _ in range(count(5)):
        place = rng.randrange(len(record["log"]))
        missing = record["log"][place]
        cut = record | {"log": record["log"][:place], "result": None, "chance": None}
        if "move" in missing:
            game = Game.replay(cut)
            assert missing["seat"] in game.deciders
            assert game.record()["log"] == cut["log"]
        else:
            with pytest.raises(RecordError, match=rf"log\[{place}\]: the record ends"):
                Game.replay(cut)
        if record["result"]:
            with pytest.raises(RecordError):
                Game.replay(cut | {"result": record["result"]})


@pytest.mark.parametrize("number", range(RECORDS))
def test_a_record_with_something_added_is_refused(number: int) -> None:
    """A draw too many, at the end or twice running, is never due."""
    record = records()[number]
    rng = random.Random(number)
    log = record["log"]
    with pytest.raises(RecordError, match=r"log\[\d+\]"):
        Game.replay(record | {"log": [*log, {"chance": "sets", "drawn": ["black"]}]})
    draws = [place for place, entry in enumerate(log) if "chance" in entry]
    for _ in range(count(3) if draws else 0):
        place = rng.choice(draws)
        with pytest.raises(RecordError, match=r"log\[\d+\]"):
            Game.replay(record | {"log": [*log[:place], log[place], *log[place:]]})


def test_a_result_that_is_not_the_game_s_is_refused() -> None:
    for record in records():
        for result in ([0], [99, 99, 99, 99], [], "won", None if record["result"] else [5, 5]):
            if result != record["result"]:
                with pytest.raises(RecordError, match="result"):
                    Game.replay(record | {"result": result})


scalars = st.none() | st.integers() | st.floats() | st.text(max_size=5) | st.binary(max_size=3)
anything = (
    scalars | st.booleans() | st.lists(scalars, max_size=2) | st.dictionaries(scalars, scalars, max_size=2)
)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "players": st.integers(0, 5) | anything,
            "backstage": anything,
            "strategic_rest": anything,
            "edition": st.just(EDITION) | anything,
        },
    )
)
def test_bad_options_are_named(given_options: dict[str, Any]) -> None:
    """R2.1, R10.3: 1 to 4 players, strategic rest for 2 to 4; a ValueError begins with the name of the option."""
    players = given_options.get("players", 2)
    wrong = {
        "players": type(players) is not int or not 1 <= players <= 4,
        # The frozen edition has no Backstage in it, the shipped one has.
        "backstage": type(given_options.get("backstage", False)) is not bool
        or (given_options.get("backstage", False) and "edition" in given_options),
        "strategic_rest": type(given_options.get("strategic_rest", False)) is not bool
        or (given_options.get("strategic_rest", False) and players == 1),
        "edition": given_options.get("edition", EDITION) is not EDITION,
    }
    if any(wrong.values()):
        names = "|".join(name for name, is_wrong in wrong.items() if is_wrong)
        with pytest.raises(ValueError, match=f"^({names}): "):
            Options(**given_options)
    else:
        options = Options(**given_options)
        assert options == Options.from_dict(options.to_dict(), options.edition)


@pytest.mark.parametrize("option", ["players", "backstage", "strategic_rest", "edition"])
@pytest.mark.parametrize("name", [name for name in HOSTILE if name != "false"])
def test_hostile_options_are_named(option: str, name: str) -> None:
    """Also where the value cannot be written into the message."""
    if option in ("strategic_rest", "backstage") and name == "true":
        return
    with pytest.raises(ValueError, match=f"^{option}: "):
        Options(**{option: HOSTILE[name]()})


@given(
    st.dictionaries(st.sampled_from(("players", "backstage", "strategic_rest", "x")) | scalars, anything)
    | anything
)
def test_options_from_anything(data: object) -> None:
    """`Options.from_dict`: the options, or a ValueError that names what is wrong."""
    try:
        options = Options.from_dict(data, EDITION)
    except ValueError as error:
        problem = str(error)
    else:
        assert isinstance(data, dict)
        assert options.to_dict() | data == options.to_dict()
        return
    assert problem.split(":")[0] in ("options", "players", "backstage", "strategic_rest")


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, True, None, "7", [7]])
def test_a_seed_is_a_whole_number_of_64_bits(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        Game.new(Options(edition=EDITION), seed=seed)  # type: ignore[arg-type]
