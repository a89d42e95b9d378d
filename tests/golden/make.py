"""Write the golden games anew: `python -m tests.golden.make`. Read the difference before you keep it.

The choices are random but lean towards what uses the components; the seeds are such that between them the games
use every card and score every objective (`test_golden.py` checks it).
"""

import random
from collections.abc import Iterator
from pathlib import Path

from shakespeare import Game, Move
from tests.frozen import BACKSTAGE_EDITION, new_game
from tests.golden.transcript import header, play

HERE = Path(__file__).parent

# file: (title, players, strategic rest, seed, Backstage)
GAMES = {
    "solo.txt": ("One player", 1, False, 0, False),
    "two.txt": ("Two players", 2, False, 34, False),
    "three.txt": ("Three players", 3, False, 23, False),
    "four.txt": ("Four players", 4, False, 4, False),
    "two-strategic.txt": ("Two players, strategic rest", 2, True, 2, False),
    "three-strategic.txt": ("Three players, strategic rest", 3, True, 45, False),
    "four-strategic.txt": ("Four players, strategic rest", 4, True, 11, False),
    "backstage-solo.txt": ("Backstage, one player", 1, False, 34, True),
    "backstage-two-strategic.txt": ("Backstage, two players, strategic rest", 2, True, 47, True),
    "backstage-three.txt": ("Backstage, three players", 3, False, 53, True),
    "backstage-four.txt": ("Backstage, four players", 4, False, 31, True),
    "backstage-four-strategic.txt": ("Backstage, four players, strategic rest", 4, True, 54, True),
}

_LIKING = {
    "recruit": 6.0,
    "recruit-extra": 1.5,
    "activate": 6.0,
    "costume": 3.0,
    "set": 2.0,
    "done": 0.3,
    "pass": 0.3,
    "ask-objectives": 2.0,
    "ask-money": 1.0,
}
# With Backstage: lean towards its cards, actors and objectives.
_BACKSTAGE_LIKING = {
    "use": 4.0,
    "use-recruitment": 1.5,
    "hold": 0.5,
    "hold-for-good": 0.1,
    "play": 3.0,
    "from-discards": 3.0,
    "forgo": 60.0,
}
_NEW = {
    *(actor.name for actor in BACKSTAGE_EDITION.backstage.actors),
    *(objective.name for objective in BACKSTAGE_EDITION.backstage.objectives),
}


def _weight(game: Game, seat: int, move: Move) -> float:
    weight = _LIKING.get(move.name, 1.0)
    if game.options.backstage:
        fields = move.to_dict()
        weight = _BACKSTAGE_LIKING.get(move.name, weight)
        if move.name == "wager":
            return 6 - fields["cylinders"]
        if _NEW & {fields.get("card"), fields.get("character"), fields.get("objective")}:
            weight *= 6
        if "cylinders" in fields:
            weight *= fields["cylinders"]  # a higher number is rarer
    if move.name == "costume":
        # Finish costumes rather than begin them.
        troupe = game.view(seat)["players"][seat]["troupe"]
        wearer = next(entry for entry in troupe if entry["name"] == move.to_dict()["character"])
        weight *= 1 + 8 * sum(colour is not None for colour in wearer["costume"])
        weight *= 4 if move.to_dict()["colour"] in ("blue", "green") else 1
    if move.name == "wager":
        weight = move.to_dict()["cylinders"]
    return weight


def _choices(game: Game, seed: int) -> Iterator[tuple[int, str]]:
    rng = random.Random(seed)
    while game.deciders:
        seat = rng.choice(game.deciders)
        moves = game.legal(seat)
        weights = [_weight(game, seat, move) for move in moves]
        yield seat, rng.choices(moves, weights)[0].text


def make(title: str, players: int, strategic_rest: bool, seed: int, backstage: bool = False) -> str:
    game = new_game(players, seed, strategic_rest, backstage)
    lines = header(title, players, strategic_rest, seed, backstage) + play(game, _choices(game, seed))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name, settings in GAMES.items():
        (HERE / name).write_text(make(*settings), encoding="utf-8")
        print(f"wrote {name}")
