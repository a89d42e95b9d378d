"""Other worlds: records of games in which something that a seat cannot know is different (R13.1).

Only what is secret differs, so that nothing a seat is shown may. A spectator is the seat None.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

from shakespeare import Game

Record = dict[str, Any]
World = Callable[[Game, int | None, random.Random], Record | None]


def _with_log(record: Record, change: Callable[[int, dict[str, Any]], dict[str, Any]]) -> Record:
    return record | {"log": [change(place, entry) for place, entry in enumerate(record["log"])]}


def other_objectives(game: Game, seat: int | None, rng: random.Random) -> Record | None:
    """Among the objectives that the seat has never seen, all change places: drawn, kept, put back or in the deck."""
    looks = game.position()["looks"]
    seen = {name for look in looks if look["seat"] == seat for name in look["drawn"]}
    if game.finished:  # everybody sees what was kept (R10.4)
        seen |= {look["kept"] for look in looks}
    hidden = sorted({objective.name for objective in game.options.edition.objectives} - seen)
    exchanged = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def change(place: int, entry: dict[str, Any]) -> dict[str, Any]:
        if entry.get("chance") == "objectives":
            return entry | {"drawn": [exchanged.get(name, name) for name in entry["drawn"]]}
        if entry.get("move", "").startswith("keep ") and entry["move"] != "keep token":
            name = entry["move"].removeprefix("keep ")
            return entry | {"move": f"keep {exchanged.get(name, name)}"}
        return entry

    return _with_log(game.record(), change)


def other_kept(game: Game, seat: int | None, rng: random.Random) -> Record | None:
    """Another player has kept another of the objectives looked at."""
    if game.finished:
        return None
    looks = game.position()["looks"]
    fresh = 10
    safe: list[int] = []  # looks after which none has come to the objectives put back
    for number, look in enumerate(looks):
        if look["count"] > fresh:
            safe = []
        fresh -= min(look["count"], fresh)
        if look["seat"] != seat and look["count"] > 1 and look["decided"]:
            safe.append(number)
    if not safe:
        return None
    number = rng.choice(safe)
    look = looks[number]
    name = rng.choice([name for name in look["drawn"] if name != look["kept"]])
    record = game.record()
    answers = [
        place
        for place, entry in enumerate(record["log"])
        if entry.get("move", "").startswith("keep ") and entry["move"] != "keep token"
    ]
    answered = answers[sum(earlier["count"] > 1 for earlier in looks[:number])]
    return _with_log(
        record, lambda place, entry: entry | {"move": f"keep {name}"} if place == answered else entry
    )


def other_choice(game: Game, seat: int | None, rng: random.Random) -> Record | None:
    """Another player has wagered, or spared, something else; it is not yet revealed."""
    position = game.position()
    chosen = [other for other, moves in enumerate(position["secret"]) if moves and other != seat]
    if not chosen:
        return None
    other = rng.choice(chosen)
    (move,) = position["secret"][other]
    if move.startswith("wager"):
        moves = [f"wager {cylinders}" for cylinders in range(1, 6)]
    else:
        troupe = position["players"][other]["troupe"]
        moves = [f"spare {character['name']}" for character in troupe if character["used"]]
    instead = rng.choice([another for another in moves if another != move])
    record = game.record()
    last = max(place for place, entry in enumerate(record["log"]) if entry.get("seat") == other)
    return _with_log(record, lambda place, entry: entry | {"move": instead} if place == last else entry)


def other_future(game: Game, seat: int | None, rng: random.Random) -> Record | None:
    """What is drawn from now on is different."""
    record = game.record()
    return record | {"chance": {what: rng.getrandbits(64) for what in record["chance"]}}


WORLDS: dict[str, World] = {
    "objectives": other_objectives,
    "kept": other_kept,
    "choice": other_choice,
    "future": other_future,
}


def other_worlds(game: Game, seat: int | None, rng: random.Random) -> Iterator[tuple[str, Game]]:
    """The game again in every kind of other world that there is now, with the name of the kind."""
    for name, world in WORLDS.items():
        record = world(game, seat, rng)
        if record is not None and record != game.record():
            yield name, Game.replay(record)
