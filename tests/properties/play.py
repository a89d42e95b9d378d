"""Random whole games: policies that reach the rare states too, and one way to play them."""

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from shakespeare import Edition, Game, Move, Options, load_edition
from tests.frozen import CONFIGURATIONS, EDITION
from tests.profile import count
from tests.properties.box import COLOURS, Box

Policy = Callable[[random.Random, int, list[Move]], Move]


def prefers(*weights: tuple[str, float]) -> Policy:
    """Chooses by weight: of the first pattern that a move's text matches, 1 where none does."""

    def weight(move: Move) -> float:
        for pattern, weight in weights:
            if re.fullmatch(pattern, move.text):
                return weight
        return 1

    def choose(rng: random.Random, seat: int, moves: list[Move]) -> Move:
        weighed = [weight(move) for move in moves]
        return rng.choices(moves, weighed if any(weighed) else None)[0]

    return choose


def by_seat(*policies: Policy) -> Policy:
    """Another policy for every seat."""

    def choose(rng: random.Random, seat: int, moves: list[Move]) -> Move:
        return policies[seat % len(policies)](rng, seat, moves)

    return choose


uniform = prefers()
busy = prefers(("wager 5", 1), ("wager .*", 0), ("pass", 0), ("done", 0))
lazy = prefers(("wager 1", 9), ("pass", 30), ("done", 9), ("recruit .*", 9))
builder = prefers(
    ("set .*", 9),
    ("wager 5", 30),
    ("pass|done|recruit .* as extra", 0.01),
    ("(recruit|activate|spare) (set-dresser|handyman|jeweler).*", 9),
    ("recruit assistant.*", 3),
    ("spend token", 9),
)
tailor = prefers(
    ("costume .*", 9),
    ("wager 5", 30),
    ("pass|done", 0.01),
    ("(recruit|activate|spare) (costume-mistress|handyman|jeweler).*", 9),
    ("recruit .* as extra", 3),
)
courtier = prefers(
    ("(activate|spare) queen", 99),
    ("ask objectives", 99),
    ("recruit .* as extra", 2),
)
climber = prefers(
    ("step I", 60),
    ("step II", 20),
    ("wager 5", 30),
    ("pass|recruit .* as extra", 0.01),
    ("(recruit|activate|spare) (handyman|queen|set-|costume-|assistant|jeweler).*", 0.1),
)
hoarder = prefers(
    ("set green .*", 60),
    ("set .*", 9),
    ("spend token", 0),
    ("wager 5", 30),
    ("pass|done|costume .*", 0.01),
    ("(recruit|activate|spare) (set-dresser|handyman).*", 9),
)
POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "busy": busy,
    "lazy": lazy,
    "builder": builder,
    "tailor": tailor,
    "courtier": courtier,
    "climber": climber,
    "hoarder": hoarder,
    "motley": by_seat(builder, courtier, lazy, tailor),
}


def play_randomly(game: Game, rng: random.Random, policy: Policy) -> Iterator[tuple[int, Move]]:
    """Plays a game to its end, and stops before every decision to say who is about to play what."""
    while game.deciders:
        seat = rng.choice(game.deciders)
        move = policy(rng, seat, game.legal(seat))
        yield seat, move
        game.play(seat, move)


ICONS = ("red", "yellow", "blue", "white", "coin1", "coin3", "coin5", "prestige")
ACTIVATION_ICONS = (
    *ICONS,
    *("black", "mask", "mask-red", "mask-black", "token"),
    *(f"{kind}-{colour}" for kind in ("costume", "set") for colour in COLOURS),
)
WILD_STAGES = (
    [". . . . . . . . .", "v . . c c . . v", ". . . c . . .", "v . . . . v"],
    ["v . c . v", ". . . .", "v c v", ". ."],
    [". c . c .", "v . . v", ". c .", "v v"],
)
WILD_EDITIONS = 5


@cache
def wild_edition(number: int) -> Edition:
    """An edition with icons, circles, costs, steps and a stage that the frozen one does not have.

    Number 0 has more moves than the frozen one, the others fewer.
    """
    rng = random.Random(number)
    data: dict[str, Any] = EDITION.to_dict()
    data["name"] = f"Wild {number}"
    for character in (*data["printed"].values(), *data["characters"].values()):
        if "cost" in character:
            character["cost"] = rng.choice((1, 3, 5))
        if character["kind"] == "actor":
            character["activate"] = rng.choices(ACTIVATION_ICONS, k=rng.randint(1, 6))
            character["rehearse"] = rng.choices(ICONS, k=rng.randint(1, 3))
            character["circles"] = rng.choice((2, 3)) if number else 3
            character["gives-initiative"] = rng.random() < 0.7
            character["from"] = "reconstructed"
    data["characters"]["titania"]["activate"] = ["token", "token", "mask-red", "black"]
    data["extra"]["rehearse"] = rng.choices(ICONS, k=2)
    data["stage"]["rows"] = WILD_STAGES[number % len(WILD_STAGES)]
    for objective in data["objectives"].values():
        objective["steps"] = sorted(rng.sample(range(1, 10), 3))
    return load_edition(data)


class Deal(NamedTuple):
    """A game to be played: its configuration, and a seed that decides all the rest."""

    players: int
    strategic_rest: bool
    seed: int

    def __str__(self) -> str:
        rest = ", strategic rest" if self.strategic_rest else ""
        return f"{self.players} players{rest}, seed {self.seed}, {self.style}"

    @property
    def edition(self) -> Edition:
        """The frozen edition, and for every third game a wild one."""
        return wild_edition(self.seed % WILD_EDITIONS) if self.seed % 3 == 2 else EDITION

    @property
    def style(self) -> str:
        return list(POLICIES)[(self.seed + 2 * self.players + 3 * self.strategic_rest) % len(POLICIES)]

    @property
    def box(self) -> Box:
        return Box(self.edition.to_dict(), self.players)

    @property
    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def new(self) -> Game:
        options = Options(players=self.players, strategic_rest=self.strategic_rest, edition=self.edition)
        return Game.new(options, seed=self.seed)

    def play(self, game: Game) -> Iterator[tuple[int, Move]]:
        return play_randomly(game, self.rng, POLICIES[self.style])

    def played(self) -> Game:
        """The finished game."""
        game = self.new()
        for _ in self.play(game):
            pass
        return game


def deals(small: int) -> list[Deal]:
    """So many games in every configuration, and many more in a soak."""
    return [
        Deal(players, strategic_rest, seed)
        for players, strategic_rest in CONFIGURATIONS
        for seed in range(count(small))
    ]


def every_deal(small: int) -> pytest.MarkDecorator:
    """Runs a test with so many games in every configuration."""
    return pytest.mark.parametrize("deal", deals(small), ids=str)
