"""What tuning may change of an edition: values that no document states and no preview shows, one small change at a time."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

from shakespeare.edition import Edition, EditionError, load_edition
from shakespeare.edition.facts import FORWARD_QUILLS, contradicted
from shakespeare.game.terms import LAST_SPACE

Data = dict[str, Any]

OTHERS = ("mask", "mask-black", "coin1", "coin3", "coin5", "black")
COSTS = (1, 3, 5)
MOST_QUILLS = 4
MOST_IN_COSTUME = 3
MOST_OTHERS = 2
MOST_CANDLES = 6
LEAST_CANDLES = 2
MOST_COPIES = 4
MOST_STEP = 40
# Attested for an actress and an actor, who keep them.
TAKES = ("costume-green", "set-blue")
# The lesson speaks of these (server/lesson): who learns the game there meets the same cards at the table.
OF_THE_LESSON = {"desdemona": ("cost", "activate", "rehearse"), "titania": ("cost",)}


def changed(data: Data, random: Random, times: int) -> Edition:
    """The edition after so many changes that keep it valid and every stated fact true (R12.3)."""
    while True:
        candidate = copy.deepcopy(data)
        for _ in range(times):
            random.choice(CHANGES)(candidate, random)
        edition = _edition(candidate)
        if edition is not None and not contradicted(edition) and not _twins(edition):
            return edition


def _edition(data: Data) -> Edition | None:
    try:
        return load_edition(data)
    except EditionError:
        return None


def _twins(edition: Edition) -> bool:
    """Are two actors the same but for their names?"""
    actors = [one for one in edition.characters if one.is_actor]
    powers = {(one.cost, tuple(sorted(one.activate)), tuple(sorted(one.rehearse))) for one in actors}
    return len(powers) < len(actors)


def _free(table: Data, key: str) -> list[Data]:
    """The parts of a table whose datum is our reconstruction: what is stated or attested is never changed."""
    return [
        part
        for name, part in table.items()
        if key in part
        and part["from"][key].startswith("reconstructed")
        and key not in OF_THE_LESSON.get(name, ())
    ]


def _cost(data: Data, random: Random) -> None:
    card = random.choice(_free(data["characters"], "cost"))
    index = COSTS.index(card["cost"]) + random.choice((-1, 1))
    if 0 <= index < len(COSTS):
        card["cost"] = COSTS[index]


def _quill(icons: list[str], random: Random, most: int) -> list[str]:
    """One quill more, one less, or one of another colour."""
    quills, others = _split(icons)
    change = random.choice(("more", "less", "colour", "colour"))
    if change == "more" and len(quills) < most:
        quills.append(
            random.choice(quills or FORWARD_QUILLS)
            if random.random() < 0.5
            else random.choice(FORWARD_QUILLS)
        )
    elif change == "less" and len(quills) > 1:
        quills.pop(random.randrange(len(quills)))
    elif change == "colour" and quills:
        quills[random.randrange(len(quills))] = random.choice(FORWARD_QUILLS)
    return _ordered(quills, others)


def _split(icons: list[str]) -> tuple[list[str], list[str]]:
    """The quills, and all else."""
    quills = [icon for icon in icons if icon in FORWARD_QUILLS]
    return quills, [icon for icon in icons if icon not in FORWARD_QUILLS]


def _ordered(quills: list[str], others: list[str]) -> list[str]:
    """As printed: what is taken, the quills, all else."""
    first = [icon for icon in others if icon in TAKES]
    last = sorted((icon for icon in others if icon not in TAKES), key=OTHERS.index)
    return first + sorted(quills, key=FORWARD_QUILLS.index) + last


def _activation(data: Data, random: Random) -> None:
    card = random.choice(_free(data["characters"], "activate"))
    card["activate"] = _quill(card["activate"], random, MOST_QUILLS)


def _costume(data: Data, random: Random) -> None:
    card = random.choice(_free(data["characters"], "rehearse") + _free(data["printed"], "rehearse"))
    card["rehearse"] = _quill(card["rehearse"], random, MOST_IN_COSTUME)


def _other(data: Data, random: Random) -> None:
    """One icon that is no quill: more, less, instead of another, or on another card."""
    card, there = random.sample(_free(data["characters"], "activate"), 2)
    quills, others = _split(card["activate"])
    free = [icon for icon in others if icon not in TAKES]
    change = random.choice(("more", "less", "instead", "move"))
    if change == "more" and len(others) < MOST_OTHERS:
        others.append(random.choice(OTHERS))
    elif free and change == "less":
        others.remove(random.choice(free))
    elif free and change == "instead":
        others.remove(random.choice(free))
        others.append(random.choice(OTHERS))
    elif free and change == "move":
        icon = random.choice(free)
        others.remove(icon)
        its_quills, its_others = _split(there["activate"])
        there["activate"] = _ordered(its_quills, [*its_others, icon])
    card["activate"] = _ordered(quills, others)


def _copies(data: Data, random: Random) -> None:
    """One copy less of a card, one more of another."""
    cards = [card for card in _free(data["characters"], "copies") if card["kind"] != "actor"]
    less, more = random.sample(cards, 2)
    if less["copies"] > 1 and more["copies"] < MOST_COPIES:
        less["copies"] -= 1
        more["copies"] += 1


def _candle(data: Data, random: Random) -> None:
    """A candle lit or put out, on both sides of the axis."""
    rows = [row.split(" ") for row in data["stage"]["rows"]]
    places = [
        (row, column)
        for row, cells in enumerate(rows)
        for column in range((len(cells) + 1) // 2)
        if cells[column] != "v"
    ]
    row, column = random.choice(places)
    new = "." if rows[row][column] == "c" else "c"
    for mirrored in (column, len(rows[row]) - 1 - column):
        rows[row][mirrored] = new
    if LEAST_CANDLES <= sum(cells.count("c") for cells in rows) <= MOST_CANDLES:
        data["stage"]["rows"] = [" ".join(cells) for cells in rows]


def _step(data: Data, random: Random) -> None:
    objective = random.choice(_free(data["objectives"], "steps"))
    steps = list(objective["steps"])
    steps[random.randrange(len(steps))] += random.choice((-1, 1))
    if steps == sorted(set(steps)) and steps[0] > 0 and steps[-1] <= _most(data, objective["measure"]):
        objective["steps"] = steps


def _most(data: Data, measure: str) -> int:
    """What can be reached at all."""
    if measure == "least-act":
        return LAST_SPACE
    if measure == "stage-filled":
        return sum(row.split(" ").count(cell) for row in data["stage"]["rows"] for cell in ".c")
    return MOST_STEP


CHANGES: tuple[Callable[[Data, Random], None], ...] = (
    _cost,
    _activation,
    _activation,
    _costume,
    _costume,
    _other,
    _other,
    _copies,
    _candle,
    _step,
    _step,
)
