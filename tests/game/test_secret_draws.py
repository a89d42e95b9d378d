"""Draws from a secret: the same for whoever has it, and nothing that was drawn leads to what comes."""

import copy
import json
import pickle
import random
from collections import Counter
from typing import Any

import pytest

from shakespeare import Game, Keyed, Options, load_edition
from shakespeare.game.chance import CHANCES

EDITION = load_edition()
SECRET = bytes(range(32))
BAG = list("abcdefghijkl")


def played(game: Game, rng: random.Random, most: int = 10_000) -> Game:
    for _ in range(most):
        if game.finished:
            break
        seat = rng.choice(game.deciders)
        game.play(seat, rng.choice(game.legal(seat)))
    return game


def new(secret: bytes = SECRET, backstage: bool = False, age: int = 0) -> Game:
    return Game.new(Options(3, backstage, edition=EDITION), chance=Keyed(secret, age))


def drawn(game: Game) -> list[dict[str, Any]]:
    log: Any = game.record()["log"]
    return [entry for entry in log if "chance" in entry]


def text(chance: Keyed, count: int) -> str:
    return "".join(str(item) for item in chance.draw("costumes", [*BAG], count))


def test_a_secret_always_draws_the_same() -> None:
    """Deals live as long as the server: what their secrets mean never changes."""
    chance = Keyed(SECRET)
    assert [text(chance, 4) for _ in range(3)] == ["jkic", "eack", "gjic"]
    assert text(chance, 12) == "ligjakcbhdfe"


@pytest.mark.parametrize("backstage", [False, True])
def test_every_part_of_the_source_makes_another_game(backstage: bool) -> None:
    first = played(new(backstage=backstage), random.Random(1))
    assert drawn(first) == drawn(played(new(backstage=backstage), random.Random(1)))
    for other in (new(b"\x01" * 16, backstage), new(SECRET, backstage, age=1)):
        assert drawn(other)[:4] != drawn(first)[:4]


def test_each_kind_of_draw_has_a_stream_of_its_own() -> None:
    """Whatever the players look at in between, they see the same bags and cards."""
    for what in CHANCES:
        alone, among = Keyed(SECRET), Keyed(SECRET)
        for count in (3, 5, 2):
            for other in CHANCES:
                if other != what:
                    among.draw(other, [*BAG], 4)
            assert among.draw(what, [*BAG], count) == alone.draw(what, [*BAG], count)


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_on_from_how_often_it_has_drawn(backstage: bool, seed: int) -> None:
    """Interrupted anywhere, it draws what it would have drawn."""
    whole = played(new(backstage=backstage), random.Random(seed)).record()
    rng = random.Random(seed)
    game = new(backstage=backstage)
    while not game.finished:
        played(game, rng, 7)
        game = Game.replay(game.record(), EDITION)
        game.resume(Keyed(SECRET, 0, game.drawn))
    assert game.record() == whole


def test_no_record_position_or_copy_tells_the_secret() -> None:
    game = played(new(), random.Random(2), 40)
    record, position = game.record(), game.position()
    assert record["chance"] is None and position["chance"] is None
    for told in (record, position, game.view(0), game.record_since(-1)):
        assert SECRET.hex() not in json.dumps(told)
    assert SECRET not in pickle.dumps(game)
    with pytest.raises(TypeError):
        pickle.dumps(Keyed(SECRET))
    assert SECRET.hex() not in repr(Keyed(SECRET))


def test_a_copy_draws_the_same_by_itself() -> None:
    game = played(new(), random.Random(3), 40)
    other = copy.copy(game)
    ended = played(game, random.Random(4)).record()
    assert played(other, random.Random(4)).record() == ended


@pytest.mark.parametrize("secret", [b"", b"x" * 15, b"x" * 65, "x" * 16, 7, None])
def test_a_secret_is_long_enough(secret: object) -> None:
    with pytest.raises(ValueError, match="a secret is 16 to 64 bytes"):
        Keyed(secret)


@pytest.mark.parametrize("size", [2, 5, 72, 200])
def test_nothing_is_likelier_than_another(size: int) -> None:
    """First picks and last ones: within five standard deviations, from secrets that are always the same."""
    times = 4000
    first: Counter[object] = Counter()
    last: Counter[object] = Counter()
    for number in range(times):
        chance = Keyed(number.to_bytes(16, "big"))
        picked = chance.draw("sets", list(range(size)), size)
        assert sorted(picked) == list(range(size))  # type: ignore[type-var]
        first[picked[0]] += 1
        last[picked[-1]] += 1
    share = times / size
    for found in (first, last):
        assert all(abs(found[item] - share) < 5 * share**0.5 for item in range(size))
