"""Random editions: other icons, costs, copies, circles, stages and objectives than on the shipped cards."""

import tomllib
from pathlib import Path

FROZEN = Path(__file__).parents[1] / "editions" / "frozen.toml"

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


def random_edition(rng):
    """The text of an edition file that the rules can play."""
    with FROZEN.open("rb") as file:
        edition = tomllib.load(file)
    characters = [*edition["printed"].values(), *edition["characters"].values()]
    for data in characters:
        if "cost" in data:
            data["cost"] = rng.choice([1, 3, 5])
        if data["kind"] in ("costume-mistress", "set-dresser"):
            data["value"] = rng.choice([6, 8])
        if data["kind"] == "actor":
            data["circles"] = rng.choice([2, 3])
            data["activate"] = rng.choices(ACTIVATE, k=rng.randint(1, 6))
            data["rehearse"] = rng.choices(REHEARSE, k=rng.randint(1, 4))
            if rng.random() < 0.3:
                data["gives-initiative"] = rng.random() < 0.5
    for _ in range(5):  # a copy fewer of one card, a copy more of another
        several = [data for data in edition["characters"].values() if data["copies"] > 1]
        if several:
            rng.choice(several)["copies"] -= 1
            rng.choice(list(edition["characters"].values()))["copies"] += 1
    edition["extra"]["rehearse"] = rng.choices(REHEARSE, k=rng.randint(1, 3))
    edition["stage"]["rows"] = rng.choice(STAGES)
    for objective in edition["objectives"].values():
        first = rng.randint(1, 3)
        objective["steps"] = [first, first + rng.randint(1, 2), first + rng.randint(3, 5)]
        if "worth" in objective:
            objective["worth"] = rng.randint(6, 13)
    return "\n".join(written(edition))


def written(table, name=""):
    """The lines of a TOML file, with one provenance for each table."""
    if name:
        yield f"[{name}]"
    data = {key: value for key, value in table.items() if key != "from"}
    for key, value in data.items():
        if not isinstance(value, dict):
            yield f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}"
    if "from" in table:
        yield 'from = "reconstructed"'
    for key, value in data.items():
        if isinstance(value, dict):
            yield from written(value, f"{name}.{key}".lstrip("."))
