"""Random whole games: policies that reach the rare states too, and one way to play them."""

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from shakespeare import Edition, Game, Move, Options, load_edition
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS, EDITION
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
lazy = prefers(("wager 1", 9), ("pass", 30), ("done", 9), ("recruit .*", 9), ("forgo", 99))
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

# With Backstage, where cylinders that are not wagered have their use too (R11.3).
NEW_ACTORS = "|".join(actor.name for actor in BACKSTAGE_EDITION.backstage.actors)
stagehand = prefers(
    ("wager [12]", 9),
    ("wager .*", 1),
    ("use (architect-. 1|.* [2345]).*", 30),
    ("use .*", 9),
    ("pass|done|recruit .*", 0.01),
)
patron = prefers(
    ("wager [23]", 9),
    ("use (lord-chamberlain|director|double)-.*", 40),
    ("use .* with recruitment", 0.1),
    (f"(recruit|engage|activate) ({NEW_ACTORS})", 40),
    ("activate (costume-mistress|handyman).*", 9),
    (f"costume .* ({NEW_ACTORS}) .", 90),
    ("costume .*", 5),
    ("forgo", 60),
    ("pass|done|recruit .* as extra", 0.01),
)
keeper = prefers(
    ("wager [34]", 9),
    ("use (prompter|rag-picker)-.*", 90),
    ("use (merchant|hatter|backstage-jeweler)-.*", 9),
    ("(activate|spare) (handyman|costume-mistress-6|set-dresser-6).*", 30),
    ("from discards", 5),
    ("step II", 0.01),
    ("pass|done", 0.1),
)
hunter = prefers(
    ("(activate|spare) queen", 99),
    ("ask objectives", 99),
    ("use double-.*", 9),
    ("keep (salvage|gold|cheer|run|dismissal)", 9),
    ("play .*", 2),
    ("hold for good", 0.2),
    ("costume .* ghost .", 90),
    ("pass", 0.1),
)
BACKSTAGE_POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "stagehand": stagehand,
    "patron": patron,
    "keeper": keeper,
    "hunter": hunter,
    "lazy": lazy,
    "climber": climber,
    "motley": by_seat(patron, stagehand, keeper, hunter),
    "tailor": tailor,
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
BACKSTAGE_ACTIVATION_ICONS = (*ACTIVATION_ICONS, *["others-back"] * 5)
BACKSTAGE_ICONS = (*ICONS, *["others-back", "others-coin", "objective"] * 3)
CARD_ICONS = (
    *("red", "yellow", "blue", "white", "coin1", "coin2", "coin3", "coin5", "mask", "fewer-rest"),
    *("theater-1", "theater-2-4", "theater-5", "hat", "double-1", "double-3", "double-5"),
    *("jewel", "costume-1-3", "costume-4-5"),
    *("lord-top", "lord-any") * 4,
)


@cache
def wild_edition(number: int, backstage: bool = False) -> Edition:
    """An edition with icons, circles, costs, steps and a stage that the frozen one does not have.

    Number 0 has more moves than the frozen one, the others fewer.
    """
    rng = random.Random(number)
    data: dict[str, Any] = (BACKSTAGE_EDITION if backstage else EDITION).to_dict()
    data["name"] = f"Wild {number}{' with Backstage' if backstage else ''}"
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
    if backstage:
        _go_wild_backstage(data["backstage"], rng)
    return load_edition(data)


def _go_wild_backstage(data: dict[str, Any], rng: random.Random) -> None:
    for actor in data["actors"].values():
        actor["cost"] = rng.choice((1, 3, 5))
        actor["circles"] = rng.choice((2, 3))
        actor["rehearse"] = rng.choices(BACKSTAGE_ICONS, k=rng.randint(0, 3))
        if "first-action" not in actor:
            actor["activate"] = rng.choices(BACKSTAGE_ACTIVATION_ICONS, k=rng.randint(1, 4))
            if "costumed-cancels" in actor:
                actor["costumed-cancels"] = rng.choice(actor["activate"])
            else:
                actor["costumed"] = rng.choices(BACKSTAGE_ACTIVATION_ICONS, k=rng.randint(1, 2))
        actor["from"] = "reconstructed"
    for card in data["cards"].values():
        if "kept" not in card:
            numbers = rng.sample(range(1, 6), rng.randint(1, 3))
            card["powers"] = {str(n): rng.choices(CARD_ICONS, k=rng.randint(1, 3)) for n in numbers}
            card["from"] = "reconstructed"
    data["theater"] = {"spaces": rng.choices(".c", k=rng.randint(1, 3)), "from": "reconstructed"}


class Deal(NamedTuple):
    """A game to be played: its configuration, and a seed that decides all the rest."""

    players: int
    strategic_rest: bool
    seed: int
    backstage: bool = False

    def __str__(self) -> str:
        rest = ", strategic rest" if self.strategic_rest else ""
        backstage = ", Backstage" if self.backstage else ""
        return f"{self.players} players{rest}{backstage}, seed {self.seed}, {self.style}"

    @property
    def edition(self) -> Edition:
        """The frozen edition, and for every third game a wild one; with Backstage for every other."""
        if self.seed % 2 == 1 if self.backstage else self.seed % 3 == 2:
            return wild_edition(self.seed % WILD_EDITIONS, self.backstage)
        return BACKSTAGE_EDITION if self.backstage else EDITION

    @property
    def policies(self) -> dict[str, Policy]:
        return BACKSTAGE_POLICIES if self.backstage else POLICIES

    @property
    def style(self) -> str:
        place = self.seed + 2 * self.players + 3 * self.strategic_rest
        return list(self.policies)[place % len(self.policies)]

    @property
    def policy(self) -> Policy:
        return self.policies[self.style]

    @property
    def box(self) -> Box:
        return Box(self.edition.to_dict(), self.players, self.backstage)

    @property
    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def new(self) -> Game:
        options = Options(self.players, self.backstage, self.strategic_rest, self.edition)
        return Game.new(options, seed=self.seed)

    def play(self, game: Game) -> Iterator[tuple[int, Move]]:
        return play_randomly(game, self.rng, self.policy)

    def played(self) -> Game:
        """The finished game."""
        game = self.new()
        for _ in self.play(game):
            pass
        return game


def deals(small: int) -> list[Deal]:
    """So many games in every configuration, half as many with Backstage, and many more in a soak."""
    return [
        Deal(players, strategic_rest, seed, backstage)
        for backstage, games in ((False, count(small)), (True, (count(small) + 1) // 2))
        for players, strategic_rest in CONFIGURATIONS
        for seed in range(games)
    ]


def every_deal(small: int) -> pytest.MarkDecorator:
    """Runs a test with so many games in every configuration."""
    return pytest.mark.parametrize("deal", deals(small), ids=str)
