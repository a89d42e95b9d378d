"""The types that clients are given say exactly what the engine gives."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from shakespeare import Game, Options
from shakespeare.edition import OBJECTIVE_KINDS, model
from shakespeare.game.components import components_of
from shakespeare.game.expansions import STEPS
from shakespeare.game.moves import KIND_NAMES
from shakespeare.game.terms import COLOURS, KINDS, PHASES, YELLOW
from shakespeare.server import words
from shakespeare.server.editions import describe
from shakespeare.server.messages import Event, Offer, Offers, Question, Standing, View
from shakespeare.server.telling import tell_offers
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS, EDITION, new_game
from tests.scene import BLUE, GREEN, RED, Backstage, Seat, scene
from tests.server.support import plain


@pytest.mark.parametrize(
    ("literal", "table"),
    [
        (words.Colour, COLOURS[1 : YELLOW + 1]),
        (words.Phase, PHASES),
        (words.CharacterKind, KINDS),
        (words.QuestionKind, {step.asks for step in STEPS.values() if step.asks}),
        (words.MoveKind, KIND_NAMES),
        (words.BackstageObjectiveKind, OBJECTIVE_KINDS),
    ],
)
def test_the_words_are_those_of_the_game(literal: Any, table: Any) -> None:
    assert set(get_args(literal)) == set(table)


def positions(players: int, strategic_rest: bool, seed: int, backstage: bool = False) -> Iterator[Game]:
    """A random game, decision by decision."""
    edition = BACKSTAGE_EDITION if backstage else EDITION
    yield from played(Game.new(Options(players, backstage, strategic_rest, edition), seed=seed), seed)


def played(game: Game, seed: int) -> Iterator[Game]:
    rng = random.Random(seed)
    yield game
    while not game.finished:
        seat = rng.choice(game.deciders)
        if game.undoable(seat) and rng.random() < 0.05:
            game.undo(seat)
        else:
            # By kind first, so that the rare ones come up.
            kinds = sorted({move.kind for move in game.legal(seat)})
            kind = rng.choice(kinds)
            game.play(seat, rng.choice([move for move in game.legal(seat) if move.kind == kind]))
        yield game


def same(data: object, type: Any) -> None:
    """The type takes it as it is, and knows every part of it."""
    read = msgspec.convert(data, type)
    assert msgspec.to_builtins(read) == data


@pytest.mark.slow
def test_the_types_fit_every_view_event_and_offer() -> None:
    kinds: set[str] = set()
    games = [
        positions(players, strategic_rest, players, backstage)
        for (players, strategic_rest), backstage in product(CONFIGURATIONS, (False, True))
    ]
    # What chance seldom brings: an order of rehearsals, and the bear's first action.
    dressed = Seat(
        troupe=["caliban", "ghost", "bear"],
        costumes={"caliban": "black black pink", "ghost": "black black pink"},
    )
    rare = scene(2, day=4, phase="rehearsal", backstage=Backstage(), seats={RED: dressed})
    for one in (*games, played(rare, 1)):
        for game in one:
            for seat in (None, *range(game.options.players)):
                same(plain(game.view(seat)), View)
            for seat in game.deciders:
                question = game.question(seat)
                assert question is not None
                same(plain(question.to_dict()), Question)
                kinds.add(question.kind)
                told = tell_offers(question.id, game.offers(seat))
                same(msgspec.json.decode(msgspec.json.encode(told)), Offers)
                for offer in told.each():
                    same(plain(msgspec.to_builtins(offer)), Offer)
        for event in game.events:
            same(plain({"number": event.number, "id": event.id, "args": event.args}), Event)
        for standing in game.standings():
            same(plain(standing.to_dict()), Standing)
    assert kinds == set(get_args(words.QuestionKind))


@pytest.mark.parametrize("change", [{"curtain": 1}, {"day": "1"}, {"phase": "night"}, {"players": None}])
def test_a_view_that_is_none_is_noticed(change: dict[str, object]) -> None:
    view = plain(new_game(2).view(0))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**view, **change}, View)
    del view["supply"]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(view, View)


# Editions


def test_an_edition_is_described_whole() -> None:
    described = describe(EDITION)
    names = [card.name for card in described.characters]
    assert len(names) == len(set(names)) == 34
    *_, game = positions(4, False, seed=2)
    for player in plain(game.view(None))["players"]:
        for character in player["troupe"]:
            name = character["name"]
            circles = len(character.get("costume", []))
            if name.startswith("extra-"):
                assert circles == described.extra.circles
                continue
            card = next(card for card in described.characters if card.name == name)
            assert card.circles == circles
            assert name == (card.card if card.copy_number is None else f"{card.card}-{card.copy_number}")
    for card in described.characters:
        assert bool(card.value) == (card.kind in model.CRAFTSMEN)
        assert card.printed == (card.name in model.PRINTED)
    assert [len(row) for row in described.stage.rows] == [len(row) for row in EDITION.stage.rows]
    assert {cell.kind for row in described.stage.rows for cell in row} == set(get_args(words.CellKind))
    assert [objective.name for objective in described.objectives] == [
        objective.name for objective in EDITION.objectives
    ]


def test_backstage_is_described_whole() -> None:
    """Whatever a view of it names, and every use of a card that there is."""
    assert describe(EDITION).backstage is None
    described = describe(BACKSTAGE_EDITION).backstage
    assert described is not None
    cards = {card.name: card for card in described.cards}
    actors = {card.name: card for card in described.actors}
    characters = {card.name for card in describe(BACKSTAGE_EDITION).characters}
    assert (len(cards), len(actors), len(described.objectives)) == (32, 9, 5)
    assert not cards.keys() & characters and not actors.keys() & characters
    uses = {
        (move.to_dict()["card"], move.to_dict()["cylinders"])
        for move in components_of(BACKSTAGE_EDITION).moves.all
        if move.name == "use"
    }
    assert uses == {(card.name, power.cylinders) for card in cards.values() for power in card.powers}
    rag_pickers = [card for card in cards.values() if card.kept == "rag-picker"]
    assert rag_pickers and all(bool(card.serves) == (card in rag_pickers) for card in cards.values())
    assert {actor.name for actor in actors.values() if actor.first_action} == {"bear"}
    for game in positions(3, False, 4, backstage=True):
        backstage = plain(game.view(None))["backstage"]
        assert {*backstage["row"], *backstage["deck"], *backstage["discards"]} <= cards.keys()
        assert {*backstage["lord"]} <= {*characters, *actors}
        for player in backstage["players"]:
            assert len(player["theater"]) <= len(described.theater)
    names = {objective.name: objective for objective in described.objectives}
    assert {played["objective"] for played in backstage["played"]} <= {
        name for name, objective in names.items() if objective.played
    }


@pytest.mark.parametrize("space", range(1, 7))
def test_the_ambiance_track_is_described_as_it_works(space: int) -> None:
    """R8.3."""
    described = describe(EDITION).ambiance[space - 1]
    assert described.space == space
    acts = {act: {RED: 5} for act in ("I", "II", "III")}  # room to step both ways
    game = scene(2, phase="ambiance", seats={RED: Seat(ambiance=space)}, acts=acts)
    question = game.question(RED)
    if described.effect in ("step", "back"):
        assert question is not None and question.kind == described.effect and described.amount == 1
        return
    brought = [
        (event.id, event.args["amount"])
        for event in game.events
        if event.id in ("prestige", "money") and event.args["source"] == "ambiance"
    ]
    assert brought == ([] if described.effect is None else [(described.effect, described.amount)])


@pytest.mark.parametrize("act", [1, 2, 3])
@pytest.mark.parametrize("space", range(1, 11))
def test_the_acts_are_described_as_they_score(act: int, space: int) -> None:
    """R9.2 to R9.5: what they bring to one who is third on Act II, so that ranks do not count."""
    name = ("I", "II", "III")[act - 1]
    game = scene(4, day=4, phase="rehearsal", acts={name: {GREEN: 10, BLUE: 10, RED: space}})
    told = game.events
    scored = [event.args.get("act") for event in told if event.id == "act-scored"]
    assert scored == [1, 2, 3]
    begin = next(place for place, event in enumerate(told) if event.args == {"act": act})
    brought = {"prestige": 0, "money": 0}
    for event in told[begin + 1 :]:
        if event.id not in brought:
            break
        if event.args["seat"] == RED:
            brought[event.id] += int(str(event.args["amount"]))
    described = describe(EDITION).acts[act - 1]
    assert brought == {"prestige": described.prestige[space], "money": described.pounds[space]}
    assert described.ranks == ([2, 1] if act == 2 else None)
