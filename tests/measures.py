"""Measures as an edition writes them: one of each kind, and wild ones. They share no code with the package."""

COLOURS = ["black", "pink", "purple", "blue", "green", "yellow"]
KINDS = [
    *["actor", "costume-mistress", "set-dresser", "handyman", "jeweler", "assistant", "queen"],
    *["extra", "prompter", "rag-picker", "craftsman", "non-actor"],
]
SHORT = [
    *["acts-first", "costumes-complete", "non-actors", "stage-filled", "yellow-elements"],
    *["actors", "pounds", "least-act", "extras-costumed"],
]

# Every count with its conditions, and every combination, outside and inside another.
EXAMPLES = [
    *SHORT,
    {"count": "elements"},
    {"count": "elements", "in": "set", "colour": ["blue", "green"]},
    {"count": "elements", "in": ["costumes", "theater", "hats"], "colour": "yellow"},
    {"count": "colours"},
    {"count": "colours", "in": "set"},
    {"count": "candles"},
    {"count": "candles", "in": ["set", "theater"]},
    {"count": "rows"},
    {"count": "halves"},
    {"count": "costumes"},
    {"count": "costumes", "worth": 11},
    {"count": "costumes", "state": "unfinished", "wearer": "actor", "circles": 2, "worth": 3},
    {"count": "costumes", "state": "begun", "wearer": "extra", "circles": 3},
    {"count": "characters"},
    {"count": "characters", "kind": ["jeweler", "craftsman"], "cost": [1, 3], "paid": True},
    {"count": "characters", "cost": 5, "paid": False},
    *[{"count": "characters", "kind": kind} for kind in KINDS],
    *[{"count": "elements", "in": "costumes", "colour": colour} for colour in COLOURS],
    {"count": "acts", "place": 2},
    {"count": "acts", "place": 3, "space": 8},
    {"count": "acts", "space": 10},
    {"count": "space", "act": 2},
    {"count": "behind", "act": 3},
    {"count": "prestige"},
    {"count": "tokens"},
    {"count": "rests"},
    {"sum": ["actors", {"count": "candles"}]},
    {"least": ["actors", "yellow-elements", {"sum": ["pounds", {"count": "rests"}]}]},
    {"most": ["actors", {"count": "candles"}]},
    {"sum": [{"least": ["actors", "pounds"]}, {"most": [{"count": "rows"}, {"sum": ["pounds", "actors"]}]}]},
]


def random_measure(rng, deep=2):
    """A measure of any form; short names among them."""
    if deep and rng.random() < 0.35:
        parts = [random_measure(rng, deep - 1) for _ in range(rng.randint(2, 3))]
        return {rng.choice(["sum", "least", "most"]): parts}
    if rng.random() < 0.15:
        return rng.choice(SHORT)
    counts = [
        *["elements", "elements", "colours", "candles", "rows", "halves", "costumes", "costumes"],
        *["characters", "characters", "acts", "space", "behind", "prestige", "pounds", "tokens", "rests"],
    ]
    count = rng.choice(counts)
    return {"count": count, **_conditions(rng, count)}


def _conditions(rng, count):
    places = ["set", "theater"] if count == "candles" else ["costumes", "set", "theater", "hats"]
    conditions = {
        "elements": {"in": _some(rng, places), "colour": _some(rng, COLOURS)},
        "colours": {"in": _some(rng, places)},
        "candles": {"in": _some(rng, places)},
        "costumes": {
            "state": rng.choice(["complete", "unfinished", "begun"]),
            "wearer": rng.choice(["actor", "extra"]),
            "circles": rng.choice([2, 3]),
            "worth": rng.randint(1, 12),
        },
        "characters": {
            "kind": _some(rng, KINDS),
            "cost": _some(rng, [1, 3, 5]),
            "paid": rng.random() < 0.5,
        },
        "acts": {"place": rng.randint(1, 4), "space": rng.randint(2, 8)},
        "space": {"act": rng.randint(1, 3)},
        "behind": {"act": rng.randint(1, 3)},
    }.get(count, {})
    kept = {name: value for name, value in conditions.items() if rng.random() < 0.4}
    if count in ("acts", "space", "behind") and not kept:
        return conditions
    return kept


def _some(rng, words):
    if rng.random() < 0.4:
        return rng.choice(words)
    return rng.sample(words, rng.randint(1, min(3, len(words))))


def random_steps(rng):
    """One to three, equal ones among them."""
    return sorted(rng.choices(range(1, 7), k=rng.randint(1, 3)))
