"""A sampler draws just the worlds that agree with what a seat has seen, each with its share (R13.1)."""

import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest

from shakespeare import Game, Sampler
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS, EDITION, new_game
from tests.profile import count
from tests.properties.play import Deal, every_deal

pytestmark = pytest.mark.slow

NAMES = sorted(objective.name for objective in EDITION.objectives)
A, B, C, D, E, F, G, H, K, J = NAMES


def _likes_objectives(game: Game, rng: random.Random) -> None:
    seat = rng.choice(game.deciders)
    moves = game.legal(seat)
    liked = [
        move for move in moves if move.text in ("activate queen", "ask objectives") or move.name == "play"
    ]
    game.play(seat, rng.choice(liked or moves))


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
@pytest.mark.parametrize("seed", range(count(2)))
def test_a_drawn_game_looks_the_same_to_the_seat(
    players: int, strategic_rest: bool, seed: int, backstage: bool
) -> None:
    """R13.1: whatever was drawn for what the seat cannot know, its view is byte for byte the same, and it can go on."""
    game = new_game(players, seed, strategic_rest, backstage)
    rng = random.Random(seed)
    while True:
        for seat in (None, *range(players)):
            view = json.dumps(game.view(seat))
            sampler = Sampler(json.loads(view), game.options.edition)
            drawn = [sampler.draw(rng) for _ in range(2)]
            assert all(json.dumps(world.view(seat)) == view for world in drawn)
        world = drawn[0]
        for _ in range(5):
            if not world.finished:
                _likes_objectives(world, rng)
        if game.finished:
            break
        for _ in range(rng.randint(1, 12)):
            if not game.finished:
                _likes_objectives(game, rng)


def test_a_sampled_game_has_no_past() -> None:
    """It has neither a record nor anything to take back."""
    game = Sampler(new_game(2, 3).view(0), EDITION).draw(random.Random(0))
    seat = game.deciders[0]
    game.play(seat, game.legal(seat)[0])
    assert not game.undoable(seat)
    with pytest.raises(ValueError, match="a sampled game has no record"):
        game.record()


def _after_looks(*looks: tuple[int, list[str], str]) -> Game:
    """A two-player game in which these objectives were drawn and kept."""
    position = new_game(2, 1).position()
    for player in position["players"]:
        for key in ("objectives", "objective_count", "objective_measures", "projected"):
            del player[key]
    position["looks"] = [{"seat": seat, "drawn": drawn, "kept": kept} for seat, drawn, kept in looks]
    return Game.at(position, EDITION)


def _rivals_looks(view: dict[str, Any]) -> tuple[Any, ...]:
    return tuple((tuple(look["drawn"]), look["kept"]) for look in view["looks"] if look["seat"] == 1)


def _consistent_worlds() -> set[tuple[Any, ...]]:
    """By brute force: all that seat 1 may have drawn and kept, given what seat 0 drew again afterwards."""
    worlds = set()
    for cards in itertools.permutations([D, E, F, G, H, K]):
        for kept in itertools.product(range(3), repeat=2):
            looks = [cards[:3], cards[3:]]
            back = [
                card for look, mine in zip(looks, kept, strict=True) for card in look if card != look[mine]
            ]
            if back[:3] == [E, F, H]:
                worlds.add(tuple((look, look[mine]) for look, mine in zip(looks, kept, strict=True)))
    return worlds


@every_deal(1)
def test_a_question_asked_again_after_an_undo_is_the_same_in_every_world(deal: Deal) -> None:
    """The id of a question tells how often a move was taken back: so it does in a world that is drawn."""
    game = deal.new()
    rng = random.Random(deal.seed)
    undone = 0
    for seat, _ in deal.play(game):
        other = game.copy()
        other.play(seat, other.legal(seat)[0])
        if other.undoable(seat) and rng.random() < 0.4:
            other.undo(seat)
            undone += 1
            view = other.view(seat)
            assert view["question"]["id"].endswith("-1")
            assert Sampler(view, deal.edition).draw(rng).view(seat) == view
    assert undone


def test_cards_put_back_and_drawn_again_say_what_was_kept() -> None:
    """R5.9: a pair put back by a rival and partly drawn again is a disjunction; all worlds come up, equally often."""
    game = _after_looks(
        (0, [A, B, C], A),
        (1, [D, E, F], D),
        (1, [G, H, K], G),
        (0, [J, B, C], J),
        (0, [E, F, H], E),
    )
    sampler = Sampler(game.view(0), EDITION)
    rng = random.Random(5)
    worlds = _consistent_worlds()
    draws = 200 * len(worlds)
    found = Counter(_rivals_looks(sampler.draw(rng).position()) for _ in range(draws))
    assert set(found) == worlds
    # Pearson's statistic of a fair draw is near the degrees of freedom, with a deviation of sqrt(2 of them).
    expected = draws / len(worlds)
    statistic = sum((times - expected) ** 2 / expected for times in found.values())
    freedom = len(worlds) - 1
    assert abs(statistic - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_view_that_cannot_be_is_refused() -> None:
    """The same objective drawn twice by the seat itself."""
    view = _after_looks((0, [A, B, C], A), (0, [D, E, F], D)).view(0)
    view["looks"][1]["drawn"] = [D, A, F]
    with pytest.raises(ValueError, match="looks: no way"):
        Sampler(view, EDITION)


def test_a_secret_choice_is_each_legal_one() -> None:
    """R3.2: a rival's wager that is in may be any."""
    game = new_game(2, 1)
    while game.question(game.deciders[0]).kind != "wager":
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[0])
    game.play(1, "wager 4")
    sampler = Sampler(game.view(0), EDITION)
    rng = random.Random(1)
    wagers = Counter(sampler.draw(rng).position()["secret"][1][0] for _ in range(500))
    assert set(wagers) == {f"wager {cylinders}" for cylinders in range(1, 6)}
    assert min(wagers.values()) > 60


# With Backstage: objectives that were played say what their owners kept (R11.6).

MASKS = [objective.name for objective in BACKSTAGE_EDITION.backstage.objectives if objective.is_played]
ALL = sorted(objective.name for objective in BACKSTAGE_EDITION.objectives) + sorted(
    objective.name for objective in BACKSTAGE_EDITION.backstage.objectives
)
Look = tuple[int, list[str], str]


def _backstage_after(looks: list[Look], played: list[tuple[int, str, int]], players: int = 2) -> Game:
    """A game with Backstage in which these objectives were drawn, kept and played."""
    position = new_game(players, 1, backstage=True).position()
    for player in position["players"]:
        for key in ("objectives", "objective_count", "objective_measures", "projected", "payroll"):
            del player[key]
    position["looks"] = [{"seat": seat, "drawn": drawn, "kept": kept} for seat, drawn, kept in looks]
    position["backstage"]["played"] = [
        {"seat": seat, "objective": objective, "looks": before} for seat, objective, before in played
    ]
    return Game.at(position, BACKSTAGE_EDITION)


def _random_looks(
    seats: list[int], rng: random.Random, liking: float
) -> tuple[list[Look], list[tuple[int, str, int]]]:
    """Looks by these seats in turn, who keep masks if they like them; what they keep of those they play at the end."""
    deck = rng.sample(ALL, len(ALL))
    looks: list[Look] = []
    for seat in seats:
        drawn, deck = deck[:3], deck[3:]
        masks = [name for name in drawn if name in MASKS]
        kept = rng.choice(masks if masks and rng.random() < liking else drawn)
        deck += [name for name in drawn if name != kept]
        looks.append((seat, drawn, kept))
    played = [(seat, kept, len(looks)) for seat, _, kept in looks if kept in MASKS and rng.random() < 0.8]
    return looks, played


def _shares(looks: list[Look], played: list[tuple[int, str, int]], eyes: int) -> dict[tuple[int, ...], int]:
    """By brute force, for each way in which all may have kept: in how many ways it explains what `eyes` know."""
    shares: dict[tuple[int, ...], int] = {}
    for kept in itertools.product(range(3), repeat=len(looks)):
        cards = list(range(len(ALL)))  # each of the deck, numbered as it lay there at first
        drawn: list[list[int]] = []
        for mine in kept:
            drawn.append(cards[:3])
            cards = [*cards[3:], *(card for place, card in enumerate(drawn[-1]) if place != mine)]
        own = [number for number, (seat, _, _) in enumerate(looks) if seat == eyes]
        facts = [fact for number in own for fact in zip(drawn[number], looks[number][1], strict=True)]
        if any(looks[number][1][kept[number]] != looks[number][2] for number in own):
            continue
        others = [entry for entry in played if entry[0] != eyes]
        for chosen in itertools.permutations(range(len(looks)), len(others)):
            if any(
                looks[number][0] != seat or number >= before
                for number, (seat, _, before) in zip(chosen, others, strict=True)
            ):
                continue
            told = [
                *facts,
                *((drawn[n][kept[n]], name) for n, (_, name, _) in zip(chosen, others, strict=True)),
            ]
            names = dict(told)
            consistent = all(names[card] == name for card, name in told)
            if consistent and len(set(names.values())) == len(names):
                shares[kept] = shares.get(kept, 0) + 1
    return shares


def _kept_places(world: Game) -> tuple[int, ...]:
    return tuple(look["drawn"].index(look["kept"]) for look in world.position()["looks"])


@pytest.mark.parametrize(
    "seats",
    [[1, 1, 1], [1, 0, 1, 1, 0, 0], [0, 1, 0, 1, 0, 1, 0], [1, 1, 0, 0, 0, 1, 0], [0, 0, 0, 1, 1, 1, 1, 0]],
    ids=str,
)
@pytest.mark.parametrize("seed", range(count(2)))
def test_what_was_played_says_what_was_kept(seats: list[int], seed: int) -> None:
    """R11.6, R13.1: what others kept is drawn by the shares that brute force gives to each way, for every pair of eyes."""
    rng = random.Random(seed)
    looks, played = _random_looks(seats, rng, 0.9)
    for eyes in (0, 1):
        shares = _shares(looks, played, eyes)
        whole = sum(shares.values())
        sampler = Sampler(_backstage_after(looks, played).view(eyes), BACKSTAGE_EDITION)
        draws = min(60 * len(shares), 6000)
        found = Counter(_kept_places(sampler.draw(rng)) for _ in range(draws))
        assert set(found) <= set(shares)
        if len(shares) > 1:
            assert len(found) > 0.5 * len(shares)
            statistic = sum(
                (found[kept] - draws * share / whole) ** 2 / (draws * share / whole)
                for kept, share in shares.items()
            )
            freedom = len(shares) - 1
            assert abs(statistic - freedom) < 6 * (2 * freedom) ** 0.5 + 12


def _situations(sampler: Sampler) -> int:
    """How much the sampler has to think of."""
    layer, total = [sampler._start], 0
    for _ in sampler._looks:
        total += len(layer)
        layer = list({id(way.then): way.then for situation in layer for way in situation.ways}.values())
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_however_many_objectives_are_hunted_a_view_is_read_quickly(players: int) -> None:
    """All fifteen are looked at and kept, in any order of the players: what must be gone through stays small."""
    most = 0
    for seed in range(count(15)):
        rng = random.Random(seed)
        seats = [rng.randrange(players) for _ in range(15)]
        looks, played = _random_looks(seats, rng, 0.7)
        game = _backstage_after(looks, played, players)
        for eyes in (None, *range(players)):
            sampler = Sampler(game.view(eyes), BACKSTAGE_EDITION)
            assert sampler.draw(rng).view(eyes) == game.view(eyes)
            most = max(most, _situations(sampler))
    assert 100 < most < 3000


def test_a_played_objective_was_kept_before() -> None:
    """R11.6: by the one who played it, in an earlier look; else there is no such view."""
    looks = [(0, ALL[:3], ALL[0]), (1, ["run", *ALL[3:5]], "run")]
    view = _backstage_after(looks, [(1, "run", 2)]).view(0)
    assert Sampler(view, BACKSTAGE_EDITION).draw(random.Random(0)).view(0) == view
    view["backstage"]["played"][0]["looks"] = 1
    with pytest.raises(ValueError, match="looks: no way"):
        Sampler(view, BACKSTAGE_EDITION)
    view["backstage"]["played"] *= 2
    with pytest.raises(ValueError, match="is played once"):
        Sampler(view, BACKSTAGE_EDITION)
