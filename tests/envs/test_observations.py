"""Observations: what each number means, that nothing hidden is in them, and that they do not depend on the build."""

import random
import re
from array import array
from pathlib import Path

import pytest

from shakespeare import Game, Options, Sampler, load_edition
from shakespeare.envs import layout_of
from shakespeare.envs.layout import LEAST, MOST
from shakespeare.game.components import components_of
from shakespeare.game.encode import Memory, encoder_of
from tests.envs.games import every_way, options, positions
from tests.envs.reference import observed
from tests.frozen import BACKSTAGE_EDITION, EDITION
from tests.properties.play import POLICIES, WILD_EDITIONS, play_randomly, wild_edition
from tests.properties.worlds import other_worlds


def floats(game: Game, seat: int) -> array:
    found = array("f")
    found.frombytes(encoder_of(components_of(game.options.edition)).observation(game, seat))
    return found


def named(game: Game, seat: int) -> dict[str, float]:
    """By name, every number of an observation that is not zero."""
    layout = layout_of(game.options.edition)
    numbers = floats(game, seat)
    assert len(numbers) == layout.size
    return {name: number for name, number in zip(layout.names, numbers, strict=True) if number}


@every_way(2)
def test_every_number_says_what_the_view_says(way, seed) -> None:
    """A second encoder, which reads the view and nothing else, finds the same numbers under the same names."""
    for game, rng in positions(way, seed):
        if rng.random() < 0.2 or game.finished:
            for seat in range(way[0]):
                assert named(game, seat) == observed(game.view(seat))


@pytest.mark.parametrize("number", range(WILD_EDITIONS))
def test_other_editions_have_their_own_index(number) -> None:
    """Other stages, costumes of two circles, other cards: the same second encoder agrees."""
    game = Game.new(Options(players=1 + number % 4, edition=wild_edition(number)), seed=number)
    rng = random.Random(number)
    for _ in play_randomly(game, rng, POLICIES["builder"]):
        if rng.random() < 0.2:
            seat = rng.randrange(game.options.players)
            assert named(game, seat) == observed(game.view(seat))


@every_way(2)
def test_what_is_hidden_changes_nothing(way, seed) -> None:
    """Other worlds that show a seat the same view give it the same observation and mask."""
    encoder = encoder_of(components_of(BACKSTAGE_EDITION))
    differed = False
    for game, rng in positions(way, seed):
        if rng.random() > (0.3 if any(game.view(None)["chosen"]) else 0.03):
            continue
        for seat in range(way[0]):
            sampler = Sampler(game.view(seat))
            for _ in range(3):
                other = sampler.draw(rng)
                differed = differed or other.position() != game.position()
                assert encoder.observation(other, seat) == encoder.observation(game, seat)
                assert encoder.mask(other, seat) == encoder.mask(game, seat)
    assert differed or way[0] == 1


@every_way(1)
def test_what_was_seen_before_changes_nothing(way, seed) -> None:
    """A memory of this game, of one that went on another way, of a move taken back, of another game: the same is seen."""
    encoder = encoder_of(components_of(BACKSTAGE_EDITION))
    memory = Memory()
    elsewhere = Game.new(options(1 + seed % 4, not way[1]), seed=seed)

    def look(game: Game, rng: random.Random) -> None:
        for seat in range(game.options.players):
            if rng.random() < 0.5 or game.finished:
                assert encoder.observation(game, seat, memory) == encoder.observation(game, seat)

    for game, rng in positions(way, seed):
        look(game, rng)
        if rng.random() < 0.1:
            look(elsewhere, rng)
            look(game, rng)
        other = game.copy()
        for _ in range(rng.choice((0, 0, 4))):
            if other.finished:
                break
            seat = rng.choice(other.deciders)
            other.play(seat, rng.choice(other.legal(seat)))
            look(other, rng)
            if other.undoable(seat) and rng.random() < 0.1:
                other.undo(seat)
                look(other, rng)


def test_what_was_chosen_or_kept_elsewhere_changes_nothing() -> None:
    """The same with worlds that are made by hand rather than drawn: other objectives, choices and draws."""
    met = set()
    for seed in range(4):
        for game, rng in positions((3, False, False), seed):
            if rng.random() < (0.3 if any(game.view(None)["chosen"]) else 0.02):
                seat = rng.randrange(3)
                for name, other in other_worlds(game, seat, rng):
                    met.add(name)
                    assert floats(other, seat) == floats(game, seat), name
    assert met == {"objectives", "kept", "choice", "future"}


@every_way(1)
def test_the_mask_is_the_legal_moves(way, seed) -> None:
    encoder = encoder_of(components_of(BACKSTAGE_EDITION))
    for game, _ in positions(way, seed):
        for seat in range(way[0]):
            mask = encoder.mask(game, seat)
            assert len(mask) == layout_of(BACKSTAGE_EDITION).moves
            assert [number for number, legal in enumerate(mask) if legal] == sorted(
                move.number for move in game.legal(seat)
            )


@every_way(1)
def test_numbers_stay_within_the_bounds(way, seed) -> None:
    for game, rng in positions(way, seed):
        if rng.random() < 0.2:
            numbers = floats(game, rng.randrange(way[0]))
            assert min(numbers) >= LEAST and max(numbers) <= MOST


def test_one_layout_for_all_ways_to_play() -> None:
    lengths = {
        len(floats(Game.new(options(players, backstage), seed=1), players - 1))
        for players in (1, 2, 3, 4)
        for backstage in (False, True)
    }
    assert lengths == {layout_of(BACKSTAGE_EDITION).size}


def test_an_edition_without_backstage_has_no_place_for_it() -> None:
    layout = layout_of(EDITION)
    assert layout.size < layout_of(BACKSTAGE_EDITION).size
    assert layout.sections[-1].name == "backstage" and layout.sections[-1].start == layout.size
    game = Game.new(Options(players=2, edition=EDITION), seed=3)
    assert named(game, 0) == observed(game.view(0))


def test_the_index_is_whole() -> None:
    """Every number has a name of its own, and sections follow one another without gaps."""
    layout = layout_of()
    assert len(set(layout.names)) == layout.size
    assert [layout.number[name] for name in layout.names] == list(range(layout.size))
    start = 0
    for section in layout.sections:
        assert section.start == start
        assert all(name.startswith(section.name + "/") for name in layout.names[start : section.stop])
        start = section.stop
    assert start == layout.size
    seats = [section.stop - section.start for section in layout.sections if section.name.startswith("seat_")]
    assert len(seats) == 4 and len(set(seats)) == 1


def test_the_document_lists_the_sections() -> None:
    """docs/learning.md says where each section of the shipped edition lies."""
    text = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+)–(\d+) \|", text, re.M)
    layout = layout_of(load_edition())
    assert [(name, int(first), int(last)) for name, first, last in rows] == [
        (section.name, section.start, section.stop - 1) for section in layout.sections
    ]
    assert f"{layout.size:,} numbers" in text and f"{layout.moves:,} moves" in text


def test_looking_changes_nothing() -> None:
    game = Game.new(options(3, True), seed=5)
    rng = random.Random(5)
    for _ in range(40):
        seat = game.deciders[0]
        before = game.position()
        floats(game, seat)
        encoder_of(components_of(BACKSTAGE_EDITION)).mask(game, seat)
        assert game.position() == before
        game.play(seat, rng.choice(game.legal(seat)))
