"""The checker finds every kind of mistake, and says where."""

from typing import Any

import pytest

from shakespeare.edition import Mistake, Words, check, load_edition
from tests.edition.changes import DROP, changed, messages

ROMEO = "characters.romeo"


def romeo() -> dict[str, Any]:
    """Romeo's card, to be put in elsewhere."""
    card: dict[str, Any] = load_edition().to_dict()["characters"]["romeo"]
    return card


CAST = "objectives.cast.measure"


def measured(measure: object) -> dict[str, Any]:
    return {CAST: measure}


def nested(deep: int) -> dict[str, Any]:
    """Sums in sums."""
    return {"sum": [nested(deep - 1) if deep > 1 else "actors", "pounds"]}


CASES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    # keys
    "missing table": ({"stage": DROP}, {"stage": "is missing"}),
    "table of another type": ({"stage": [1]}, {"stage": "must be a table, not a list"}),
    "unknown table": ({"stages": {}}, {"stages": "did you mean stage?"}),
    "unknown key, near": ({f"{ROMEO}.cots": 1}, {f"{ROMEO}.cots": "did you mean cost?"}),
    "unknown key, far": ({f"{ROMEO}.wxyz": 1}, {f"{ROMEO}.wxyz": "is no known key; leave it out"}),
    "unknown key of the extra": ({"extra.circles": 3}, {"extra.circles": "is no known key"}),
    "key of many lines": ({"a\nb": 1}, {"'a\\nb'": "is no known key"}),
    "key that is no text": (
        {"stage": {1: 2, "rows": ["v v . v v"], "from": "rules"}},
        {"stage": "has the key 1"},
    ),
    "missing cost": ({f"{ROMEO}.cost": DROP}, {f"{ROMEO}.cost": "is missing: it must be 1, 3 or 5"}),
    "missing circles": ({f"{ROMEO}.circles": DROP}, {f"{ROMEO}.circles": "2 or 3 (R6.3)"}),
    "card that is no table": ({ROMEO: "actor"}, {ROMEO: "must be a table, not 'actor'"}),
    # the edition
    "no name": ({"name": DROP}, {"name": "is missing"}),
    "empty name": ({"name": ""}, {"name": "of 1 to 60 characters"}),
    "name of two lines": ({"name": "a\nb"}, {"name": "on one line"}),
    "long name": ({"name": "a" * 61}, {"name": "of 1 to 60 characters"}),
    "name with spaces around": ({"name": " a"}, {"name": "without spaces around"}),
    # R0.3
    "R0.3 no queen": ({"printed.queen": DROP}, {"printed.queen": "is missing"}),
    "R0.3 one too many": (
        {"printed.hamlet": {}},
        {"printed.hamlet": "(R0.3)", "characters.hamlet": "take another"},
    ),
    "R0.3 kind": (
        {"printed.author.kind": "queen"},
        {"printed.author.kind": "must be actor (R0.3), not 'queen'"},
    ),
    "R0.3 value": (
        {"printed.handyman.value": 6},
        {"printed.handyman.value": "must be 4 for a handyman (R5.4)"},
    ),
    "R0.3 no cost": ({"printed.author.cost": 1}, {"printed.author.cost": "(R0.3); leave it out"}),
    "R0.3 no copies": ({"printed.queen.copies": 1}, {"printed.queen.copies": "(R0.3); leave it out"}),
    "R0.3 no table": ({"printed.queen": 4}, {"printed.queen": "must be a table, not 4"}),
    # R0.4
    "R0.4 cost 2": ({f"{ROMEO}.cost": 2}, {f"{ROMEO}.cost": "must be 1, 3 or 5, in pounds (R0.4), not 2"}),
    "R0.4 cost true": ({f"{ROMEO}.cost": True}, {f"{ROMEO}.cost": "not true"}),
    "R0.4 cost 1.0": ({f"{ROMEO}.cost": 1.0}, {f"{ROMEO}.cost": "not 1.0"}),
    "R0.4 cost '1'": ({f"{ROMEO}.cost": "1"}, {f"{ROMEO}.cost": "not '1'"}),
    "R0.4 cost nan": ({f"{ROMEO}.cost": float("nan")}, {f"{ROMEO}.cost": "not nan"}),
    "R0.4 huge cost": ({f"{ROMEO}.cost": 10**5000}, {f"{ROMEO}.cost": "not a huge number"}),
    # R2.3, R2.4
    "R2.3 29 cards": ({ROMEO: DROP}, {"characters": "has 29 cards"}),
    "R2.3 31 cards": ({f"{ROMEO}.copies": 2}, {"characters": "there must be 30 (R2.3)"}),
    "no copies": ({f"{ROMEO}.copies": 0}, {f"{ROMEO}.copies": "from 1 to 30"}),
    "huge copies": ({f"{ROMEO}.copies": 10**9}, {f"{ROMEO}.copies": "from 1 to 30"}),
    "R2.4 9 objectives": ({"objectives.crowd": DROP}, {"objectives": "there must be 10 (R2.4)"}),
    # kinds
    "unknown kind": ({f"{ROMEO}.kind": "acter"}, {f"{ROMEO}.kind": "must be actor, costume-mistress"}),
    "queen card": (
        {"characters.jeweler.kind": "queen"},
        {"characters.jeweler.kind": "must be actor"},
    ),
    "kind of another type": ({f"{ROMEO}.kind": ["actor"]}, {f"{ROMEO}.kind": "not a list"}),
    "R5.4 mistress of 7": (
        {"characters.costume-mistress-6.value": 7},
        {"characters.costume-mistress-6.value": "must be 6 or 8 for a costume-mistress (R5.4), not 7"},
    ),
    "R5.4 dresser of 4": (
        {"characters.set-dresser-6.value": 4},
        {"characters.set-dresser-6.value": "must be 6 or 8"},
    ),
    "R5.4 handyman of 6": (
        {"characters.handyman-4.value": 6},
        {"characters.handyman-4.value": "must be 4 for a handyman"},
    ),
    "R5.4 actor with a value": (
        {f"{ROMEO}.value": 6},
        {f"{ROMEO}.value": "is only for craftsmen (R5.4), not for the kind actor"},
    ),
    "R0.2 jeweler with icons": (
        {"characters.jeweler.activate": ["white"]},
        {"characters.jeweler.activate": "is only for actors"},
    ),
    "R0.2 assistant with circles": (
        {"characters.assistant.circles": 3},
        {"characters.assistant.circles": "is only for actors"},
    ),
    "R4.5 handyman with initiative": (
        {"printed.handyman.gives-initiative": False},
        {"printed.handyman.gives-initiative": "is only for actors"},
    ),
    # actors
    "R6.3 one circle": ({f"{ROMEO}.circles": 1}, {f"{ROMEO}.circles": "must be 2 or 3 (R6.3), not 1"}),
    "R4.5 initiative 1": (
        {ROMEO: romeo() | {"gives-initiative": 1, "from": "attested"}},
        {f"{ROMEO}.gives-initiative": "must be true or false (R4.5), not 1"},
    ),
    "unknown icon, near": (
        {f"{ROMEO}.activate": ["red", "blu"]},
        {f"{ROMEO}.activate": "did you mean blue?"},
    ),
    "unknown icon, far": ({f"{ROMEO}.activate": ["qqq"]}, {f"{ROMEO}.activate": "those are red, yellow"}),
    "icon of Backstage": (
        {f"{ROMEO}.rehearse": ["others-back"]},
        {f"{ROMEO}.rehearse": "means nothing here: the icons of a rehearsal of the base game are red"},
    ),
    "icon that is no text": ({f"{ROMEO}.activate": [["red"]]}, {f"{ROMEO}.activate": "has a list as icon 1"}),
    "R9.1 mask in a rehearsal": ({f"{ROMEO}.rehearse": ["mask"]}, {f"{ROMEO}.rehearse": "means nothing"}),
    "R9.1 extra with a mask": (
        {"extra.rehearse": ["mask"]},
        {"extra.rehearse": "means nothing here: the icons of a rehearsal of the base game are red"},
    ),
    "no icons": ({f"{ROMEO}.activate": []}, {f"{ROMEO}.activate": "1 to 6 icons"}),
    "too many icons": ({f"{ROMEO}.activate": ["red"] * 7}, {f"{ROMEO}.activate": "not of 7"}),
    "icons as a text": ({f"{ROMEO}.activate": "red"}, {f"{ROMEO}.activate": "must be a list"}),
    "R11.5 costumed in the base game": (
        {f"{ROMEO}.costumed": ["red"]},
        {f"{ROMEO}.costumed": "Backstage (R11.5)"},
    ),
    "R11.5 cancels in the base game": (
        {"printed.author.costumed-cancels": "white"},
        {"printed.author.costumed-cancels": "only for actors of Backstage"},
    ),
    "R11.5 first action in the base game": (
        {"characters.jeweler.first-action": True},
        {"characters.jeweler.first-action": "only for actors of Backstage"},
    ),
    # titles
    "empty title": ({f"{ROMEO}.title": ""}, {f"{ROMEO}.title": "must be a text"}),
    "title of another type": ({"objectives.crowd.title": 3}, {"objectives.crowd.title": "must be a text"}),
    # names
    "capital": ({ROMEO: DROP, "characters.Romeo": romeo()}, {"characters.Romeo": "lower-case"}),
    "underscore": ({ROMEO: DROP, "characters.king_lear": romeo()}, {"characters.king_lear": "hyphens"}),
    "accent": ({ROMEO: DROP, "characters.roméo": romeo()}, {"characters.'roméo'": "lower-case"}),
    "empty": ({ROMEO: DROP, "characters.": romeo()}, {"characters.''": "is no name"}),
    "line end": ({ROMEO: DROP, "characters.romeo\n": romeo()}, {"characters.'romeo\\n'": "is no name"}),
    "long": ({ROMEO: DROP, "characters." + "a" * 41: romeo()}, {f"characters.'{'a' * 40}'…": "at most 40"}),
    "extra": ({ROMEO: DROP, "characters.extra-2": romeo()}, {"characters.extra-2": "moves use"}),
    "move word": ({ROMEO: DROP, "characters.recruit": romeo()}, {"characters.recruit": "moves use"}),
    "from": ({ROMEO: DROP, "characters.from": romeo()}, {"characters.from": "moves use"}),
    "copy of a card": (
        {ROMEO: DROP, "characters.jeweler-2": romeo()},
        {"characters.jeweler-2": "uses the name 'jeweler-2', as characters.jeweler does"},
    ),
    "printed name": (
        {ROMEO: DROP, "characters.author": romeo()},
        {"characters.author": "as printed.author does"},
    ),
    "objective named as a card": (
        {"objectives.crowd": DROP, "objectives.hamlet": load_edition().to_dict()["objectives"]["crowd"]},
        {"objectives.hamlet": "as characters.hamlet does"},
    ),
    # R7: the stage
    "R7.1 no rows": ({"stage.rows": []}, {"stage.rows": "not an empty list"}),
    "R7.1 rows as a text": ({"stage.rows": ". . . . ."}, {"stage.rows": "must be a list of texts"}),
    "R7.1 row of another type": ({"stage.rows": ["v v . v v", 4]}, {"stage.rows": "has 4 as row 2"}),
    "R7.1 unknown cell": (
        {"stage.rows": ["v v x v v"]},
        {"stage.rows": "has 'x' in row 1; cells are ., c or v"},
    ),
    "R7.1 two spaces": ({"stage.rows": ["v v .  v v"]}, {"stage.rows": "one space between them"}),
    "R7.1 even bottom": ({"stage.rows": ["v v . . v v"]}, {"stage.rows": "has a bottom row of 6"}),
    "R7.1 small bottom": ({"stage.rows": ["v . v", "v v"]}, {"stage.rows": "5, 7 or 9 cells wide (R7.1)"}),
    "R7.1 huge bottom": ({"stage.rows": ["v v . . . . . . . v v"]}, {"stage.rows": "5, 7 or 9 cells wide"}),
    "R7.1 row too narrow": (
        {"stage.rows": ["v . . . v", "v . v"]},
        {
            "stage.rows": "has 3 cells in row 2; each row is one narrower than the one below, so it must have 4"
        },
    ),
    "R7.3 candles not symmetric": (
        {"stage.rows": ["v v . v v", ". . . c"]},
        {"stage.rows": "has row 2 not symmetric"},
    ),
    "R7.3 virtual not symmetric": ({"stage.rows": ["v v v v ."]}, {"stage.rows": "has row 1 not symmetric"}),
    "R7.2 three virtual": ({"stage.rows": ["v . v . v"]}, {"stage.rows": "exactly 4 (R7.2)"}),
    "R7.1 upon two virtual": (
        {"stage.rows": ["v v . v v", ". . . ."]},
        {"stage.rows": "resting on two virtual elements"},
    ),
    # R10.4: objectives
    "unknown measure": (
        {"objectives.cast.measure": "actor"},
        {"objectives.cast.measure": "must be acts-first"},
    ),
    "steps falling": ({"objectives.cast.steps": [4, 5, 4]}, {"objectives.cast.steps": "not [4, 5, 4]"}),
    "steps from 0": ({"objectives.cast.steps": [0, 1, 2]}, {"objectives.cast.steps": "from 1 to 99"}),
    "no steps": ({"objectives.cast.steps": []}, {"objectives.cast.steps": "one to three"}),
    "four steps": ({"objectives.cast.steps": [1, 2, 3, 4]}, {"objectives.cast.steps": "one to three"}),
    "one number": ({"objectives.cast.steps": 3}, {"objectives.cast.steps": "one to three"}),
    "steps of another type": ({"objectives.cast.steps": [True, 2, 3]}, {"objectives.cast.steps": "three"}),
    "huge steps": ({"objectives.cast.steps": [1, 2, 10**5000]}, {"objectives.cast.steps": "to 99"}),
    "no worth": ({"objectives.finery.worth": DROP}, {"objectives.finery.worth": "is missing"}),
    "R6.2 worth 16": ({"objectives.finery.worth": 16}, {"objectives.finery.worth": "from 1 to 15"}),
    "worth not needed": (
        {"objectives.cast.worth": 11},
        {"objectives.cast.worth": "only for the measure costumes-worth"},
    ),
    # measures that are composed
    "no count": (measured({}), {f"{CAST}": "one of the keys count, sum, least or most"}),
    "two forms": (
        measured({"count": "pounds", "sum": ["actors", "pounds"]}),
        {CAST: "has count and sum side by side"},
    ),
    "unknown count": (measured({"count": "candle"}), {f"{CAST}.count": "must be elements, colours"}),
    "count of another type": (measured({"count": ["candles"]}), {f"{CAST}.count": "not a list"}),
    "measure of another type": (measured(3), {CAST: "must be acts-first"}),
    "unknown condition": (
        measured({"count": "elements", "color": "blue"}),
        {f"{CAST}.color": "did you mean colour?"},
    ),
    "condition of another count": (
        measured({"count": "elements", "wearer": "extra"}),
        {f"{CAST}.wearer": "whose conditions are in and colour"},
    ),
    "condition of a count without any": (
        measured({"count": "rows", "colour": "blue"}),
        {f"{CAST}.colour": "has none; leave it out"},
    ),
    "worth beside a composition": (
        measured({"count": "costumes"}) | {"objectives.cast.worth": 11},
        {"objectives.cast.worth": "only for the measure costumes-worth"},
    ),
    "R10.7 acts without a condition": (measured({"count": "acts"}), {CAST: "needs place or space"}),
    "space without an act": (measured({"count": "space"}), {CAST: "needs act"}),
    "R0.1 unknown colour": (
        measured({"count": "elements", "colour": ["blue", "red"]}),
        {f"{CAST}.colour": "list of several of these, each once, not 'red'"},
    ),
    "colour twice": (
        measured({"count": "elements", "colour": ["blue", "blue"]}),
        {f"{CAST}.colour": "each once, not 'blue'"},
    ),
    "no colour": (measured({"count": "elements", "colour": []}), {f"{CAST}.colour": "not an empty list"}),
    "candles on costumes": (
        measured({"count": "candles", "in": "costumes"}),
        {f"{CAST}.in": "set or theater"},
    ),
    "R0.4 cost 2 counted": (measured({"count": "characters", "cost": [1, 2]}), {f"{CAST}.cost": "1, 3 or 5"}),
    "R10.4 paid": (measured({"count": "characters", "paid": 1}), {f"{CAST}.paid": "true or false"}),
    "R1.1 Act IV": (measured({"count": "space", "act": 4}), {f"{CAST}.act": "from 1 to 3"}),
    "R1.1 space 11": (measured({"count": "acts", "space": 11}), {f"{CAST}.space": "from 2 to 10"}),
    "R6.2 costumes worth 16": (measured({"count": "costumes", "worth": 16}), {f"{CAST}.worth": "1 to 15"}),
    "one part": (measured({"sum": ["actors"]}), {f"{CAST}.sum": "a list of 2 to 6 measures"}),
    "parts as a text": (measured({"sum": "actors"}), {f"{CAST}.sum": "must be a list"}),
    "key beside parts": (
        measured({"sum": ["actors", "pounds"], "colour": "blue"}),
        {f"{CAST}.colour": "is no known key"},
    ),
    "parts that are wrong": (
        measured({"least": ["actors", "actor", {"count": "space"}]}),
        {f"{CAST}.least.2": "must be acts-first", f"{CAST}.least.3": "needs act"},
    ),
    "worth that a part lacks": (
        measured({"most": ["actors", "costumes-worth"]}),
        {f"{CAST}.most.2": "lacks its worth here"},
    ),
    "too deep": (
        measured(nested(4)),
        {f"{CAST}.sum.1.sum.1.sum.1.sum": "nested too deeply"},
    ),
    "too large": (
        measured({"sum": [{"most": ["actors"] * 6}] * 3}),
        {CAST: "12 counts at most"},
    ),
    "objective that is no table": ({"objectives.cast": 3}, {"objectives.cast": "must be a table"}),
    # R12.1: provenance
    "R12.1 none": ({f"{ROMEO}.from": DROP}, {f"{ROMEO}.from": "is missing: it must say where name, kind"}),
    "R12.1 none for the edition": ({"from": DROP}, {"from": "is missing"}),
    "R12.1 none for a datum": ({f"{ROMEO}.from.cost": DROP}, {f"{ROMEO}.from.cost": '"rules", "attested"'}),
    "R12.1 none for the name": ({f"{ROMEO}.from.name": DROP}, {f"{ROMEO}.from.name": "is missing"}),
    "R12.1 none for initiative": (
        {f"{ROMEO}.gives-initiative": False},
        {f"{ROMEO}.from.gives-initiative": "is missing"},
    ),
    "R12.1 unknown word": ({f"{ROMEO}.from.cost": "guess"}, {f"{ROMEO}.from.cost": "not 'guess'"}),
    "R12.1 unknown word for all": ({"stage.from": "guess"}, {"stage.from": "not 'guess'"}),
    "R12.1 empty note": ({"stage.from": "rules: "}, {"stage.from": "a note"}),
    "R12.1 note without a colon": ({"stage.from": "rules S2"}, {"stage.from": "a note"}),
    "R12.1 long note": ({"stage.from": "rules: " + "x" * 300}, {"stage.from": "at most 300"}),
    "R12.1 another type": ({"stage.from": 3}, {"stage.from": "must be a text or a table"}),
    "R12.1 datum not there": (
        {"extra.from.cost": "rules"},
        {"extra.from.cost": "is for a datum that is not there"},
    ),
    "R12.1 datum misspelt": (
        {f"{ROMEO}.from.circle": "rules"},
        {f"{ROMEO}.from.circle": "did you mean circles?"},
    ),
    "R12.1 a title has none": (
        {f"{ROMEO}.title": "Roméo", f"{ROMEO}.from.title": "rules"},
        {f"{ROMEO}.from.title": "is for a datum that is not there"},
    ),
}


@pytest.mark.parametrize(("changes", "expected"), CASES.values(), ids=CASES)
def test_a_mistake_is_found_at_its_key(changes: dict[str, Any], expected: dict[str, str]) -> None:
    found = messages(changed(changes))
    assert found.keys() == expected.keys()
    for key, words in expected.items():
        assert any(words in message for message in found[key])


def test_all_mistakes_are_found_at_once() -> None:
    """Each case that lies in a part of its own, all in one file."""
    changes = {
        "name": 3,
        "from.name": "guess",
        "printed.queen": DROP,
        f"{ROMEO}.cost": 2,
        f"{ROMEO}.circles": 9,
        f"{ROMEO}.activate": ["rde", "bleu"],
        f"{ROMEO}.from.kind": DROP,
        "characters.jeweler.copies": 4,
        "extra.rehearse": [],
        "stage.rows": [". . . .", ". ."],
        "objectives.cast.steps": [3, 2, 1],
        "objectives.finery": DROP,
        "props": {},
    }
    found = messages(changed(changes))
    assert {key: len(said) for key, said in found.items()} == {
        "name": 1,
        "from.name": 1,
        "printed.queen": 1,
        f"{ROMEO}.cost": 1,
        f"{ROMEO}.circles": 1,
        f"{ROMEO}.activate": 2,  # each wrong icon
        f"{ROMEO}.from.kind": 1,
        "characters": 1,  # 31 cards
        "extra.rehearse": 1,
        "stage.rows": 3,  # an even bottom row, a row too narrow, no virtual elements
        "objectives.cast.steps": 1,
        "objectives": 1,  # 9 of them
        "props": 1,
    }


def test_an_empty_edition_lacks_everything() -> None:
    assert messages({}).keys() == {"name", "from", "printed", "characters", "extra", "stage", "objectives"}


NO_TABLES = [None, True, 3, 10**5000, float("nan"), "name", b"name", [], [{}], object()]


@pytest.mark.parametrize("data", NO_TABLES, ids=range(len(NO_TABLES)))
def test_an_edition_is_a_table(data: object) -> None:
    (mistake,) = check(data, "own.toml")
    assert mistake.key == ""
    assert "must be a table" in str(mistake.message)


def test_a_count_is_not_blamed_for_copies_that_cannot_be_counted() -> None:
    assert messages(changed({f"{ROMEO}.copies": "one"})).keys() == {f"{ROMEO}.copies"}


def test_a_card_of_unknown_kind_is_checked_as_far_as_it_can_be() -> None:
    found = messages(changed({f"{ROMEO}.kind": "clown", f"{ROMEO}.circles": 7, f"{ROMEO}.cost": 4}))
    assert found.keys() == {f"{ROMEO}.kind", f"{ROMEO}.circles", f"{ROMEO}.cost"}


def test_a_mistake_reads_as_a_sentence() -> None:
    (mistake,) = check(changed({f"{ROMEO}.cost": 2}), "own.toml")
    assert str(mistake) == "own.toml: characters.romeo.cost: must be 1, 3 or 5, in pounds (R0.4), not 2."
    assert str(Mistake("own.toml", "", Words("too-deep"))).startswith("own.toml: is nested too deeply;")


RIGHT: dict[str, dict[str, Any]] = {
    "R6.3 two circles": {f"{ROMEO}.circles": 2},
    "R4.5 no initiative": {ROMEO: romeo() | {"gives-initiative": False, "from": "attested"}},
    "titles": {
        f"{ROMEO}.title": "Roméo",
        "objectives.crowd.title": "A crowd",
        "printed.queen.title": "Elizabeth",
    },
    "R12.1 one provenance for all": {f"{ROMEO}.from": "attested: my own box"},
    "R5.6 any element": {f"{ROMEO}.activate": ["costume-yellow", "set-black", "token", "black", "mask-red"]},
    "R7.1 a single row": {"stage.rows": ["v v . v v"]},
    "R7.1 a wide stage": {"stage.rows": ["v v . c . c . v v"]},
    "another name": {ROMEO: DROP, "characters.king-lear-2": romeo()},
}


@pytest.mark.parametrize("changes", RIGHT.values(), ids=RIGHT)
def test_what_is_right_is_let_be(changes: dict[str, Any]) -> None:
    assert messages(changed(changes)) == {}
