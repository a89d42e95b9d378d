"""Random editions: other icons, costs, copies, circles, stages and objectives than on the shipped cards."""

import tomllib
from pathlib import Path

from tests.measures import random_measure, random_steps

EDITIONS = Path(__file__).parents[1] / "editions"

COLOURS = ["black", "pink", "purple", "blue", "green", "yellow"]
REHEARSE = ["red", "yellow", "blue", "white", "white", "coin1", "coin3", "coin5", "prestige"]
ACTIVATE = [
    *[*REHEARSE, "black", "mask", "mask-red", "mask-black", "token"],
    *[f"{kind}-{colour}" for kind in ("costume", "set") for colour in COLOURS],
]
STAGES = [
    [". . . . .", "v . . v", "v . v", "c c", "c"],
    ["v . c . v", ". c c .", "v . v", ". ."],
    [". . . . . . .", "v . . . . v", ". . c . .", "v . . v", "c . c"],
    [". c . v . v . c .", ". v . . . . v .", "c . . . . . c"],
    ["v v c v v"],
]
BACKSTAGE_REHEARSE = [*REHEARSE, "others-back", "others-back", "others-coin", "objective"]
CARD = [
    *["red", "yellow", "blue", "white", "coin1", "coin2", "coin3", "coin5", "mask"],
    *["fewer-rest", "fewer-rest"],
    *["theater-1", "theater-2-4", "theater-5", "hat", "hat", "double-1", "double-3", "double-5"],
    *["lord-top", "lord-any", "jewel", "costume-1-3", "costume-4-5"],
]
COSTS = [1, 3, 5]


def random_edition(rng, backstage=False):
    """The text of an edition file that the rules can play."""
    edition = tomllib.loads((EDITIONS / "frozen.toml").read_text(encoding="utf-8"))
    change_base(rng, edition)
    if backstage:
        edition |= tomllib.loads((EDITIONS / "backstage.toml").read_text(encoding="utf-8"))
        change_backstage(rng, edition["backstage"])
    return "\n".join(written(edition))


def change_base(rng, edition):
    characters = [*edition["printed"].values(), *edition["characters"].values()]
    for data in characters:
        if "cost" in data:
            data["cost"] = rng.choice(COSTS)
        if data["kind"] in ("costume-mistress", "set-dresser"):
            data["value"] = rng.choice([6, 8])
        if data["kind"] == "actor":
            data["circles"] = rng.choice([2, 3])
            data["activate"] = rng.choices(ACTIVATE, k=rng.randint(1, 6))
            data["rehearse"] = rng.choices(REHEARSE, k=rng.randint(1, 4))
            if rng.random() < 0.3:
                data["gives-initiative"] = rng.random() < 0.5
    change_copies(rng, list(edition["characters"].values()))
    edition["extra"]["rehearse"] = rng.choices(REHEARSE, k=rng.randint(1, 3))
    edition["stage"]["rows"] = rng.choice(STAGES)
    for objective in edition["objectives"].values():
        objective["steps"] = random_steps(rng)
        if rng.random() < 0.6:
            objective["measure"] = random_measure(rng)
            objective.pop("worth", None)
        elif "worth" in objective:
            objective["worth"] = rng.randint(6, 13)


def change_copies(rng, cards):
    """Five times a copy fewer of one card, a copy more of another."""
    for _ in range(5):
        several = [data for data in cards if data["copies"] > 1]
        if several:
            rng.choice(several)["copies"] -= 1
            rng.choice(cards)["copies"] += 1


def change_backstage(rng, backstage):
    actors = backstage["actors"]
    for data in actors.values():
        data["cost"] = rng.choice(COSTS)
        data["circles"] = rng.choice([2, 3])
        data["rehearse"] = rng.choices(BACKSTAGE_REHEARSE, k=rng.randint(0, 4))
        if not data.get("first-action"):
            data["activate"] = rng.choices([*ACTIVATE, *["others-back"] * 3], k=rng.randint(1, 5))
            data["gives-initiative"] = rng.random() < 0.5
            data.pop("costumed", None)
            data.pop("costumed-cancels", None)
            if rng.random() < 0.5:
                data["costumed"] = rng.choices([*ACTIVATE, "others-back"], k=rng.randint(1, 2))
            if rng.random() < 0.5:
                data["costumed-cancels"] = rng.choice(data["activate"])
    gone = rng.choice([name for name, data in actors.items() if not data.get("first-action")])
    del actors[gone]
    rng.choice([data for data in actors.values() if not data.get("first-action")])["copies"] += 1
    for data in backstage["objectives"].values():
        if "value" in data:
            data["value"] = rng.randint(1, 15)
        if "amount" in data:
            data["amount"] = rng.randint(1, 5)
    backstage["theater"]["spaces"] = rng.choices([".", "c"], k=rng.randint(1, 9))
    for data in backstage["cards"].values():
        if "kept" in data:
            data["powers"] = {str(rng.randint(1, 3)): ["keep"]}
        else:
            numbers = sorted(rng.sample("12345", k=rng.randint(1, 4)))
            data["powers"] = {number: rng.choices(CARD, k=rng.randint(1, 4)) for number in numbers}
        if "serves" in data:
            data["serves"] = rng.choice(["handyman", "costume-mistress", "set-dresser"])
            data.pop("serves-cost", None)
            if data["serves"] != "handyman":
                data["serves-cost"] = rng.choice(COSTS)
    change_copies(rng, list(backstage["cards"].values()))


def toml(value):
    """A value on one line."""
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
    return repr(value)


def written(table, name=""):
    """The lines of a TOML file, with one provenance for each table."""
    if name:
        yield f"[{name}]"
    data = {key: value for key, value in table.items() if key != "from"}
    for key, value in data.items():
        if not isinstance(value, dict) or key == "measure":
            yield f"{key} = {toml(value)}"
    if "from" in table:
        yield 'from = "reconstructed"'
    for key, value in data.items():
        if isinstance(value, dict) and key != "measure":
            yield from written(value, f"{name}.{key}".lstrip("."))
