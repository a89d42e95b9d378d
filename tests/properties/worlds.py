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


def objectives(game: Game) -> list[str]:
    """All that are in the game."""
    edition = game.options.edition
    more = edition.backstage.objectives if game.options.backstage else ()
    return [objective.name for objective in (*edition.objectives, *more)]


def played(position: dict[str, Any]) -> set[str]:
    """Objectives that were played, which everybody has seen (R11.6)."""
    return {entry["objective"] for entry in position.get("backstage", {}).get("played", ())}


def other_objectives(game: Game, seat: int | None, rng: random.Random) -> Record | None:
    """Among the objectives that the seat has never seen, all change places: drawn, kept, put back or in the deck."""
    position = game.position()
    looks = position["looks"]
    seen = {name for look in looks if look["seat"] == seat for name in look["drawn"]} | played(position)
    if game.finished:  # everybody sees what was kept (R10.4)
        seen |= {look["kept"] for look in looks}
    hidden = sorted(set(objectives(game)) - seen)
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
    position = game.position()
    looks = position["looks"]
    fresh = len(objectives(game))
    safe: list[int] = []  # looks after which none has come to the objectives put back
    for number, look in enumerate(looks):
        if look["count"] > fresh:
            safe = []
        fresh -= min(look["count"], fresh)
        if (
            look["seat"] != seat
            and look["count"] > 1
            and look["decided"]
            and look["kept"] not in played(position)
        ):
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
    choices = position["secret"][other]
    if choices[0].startswith("wager"):
        moves = [f"wager {cylinders}" for cylinders in range(1, 6)]
    else:
        troupe = position["players"][other]["troupe"]
        moves = [f"spare {character['name']}" for character in troupe if character["used"]]
    instead = rng.choice([another for another in moves if another not in choices])
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
