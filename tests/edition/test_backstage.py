"""The checker finds every kind of mistake in the table of the expansion, and says where."""

from typing import Any

import pytest

from shakespeare.edition import load_edition
from tests.edition.changes import DROP, changed, messages

ACTORS = "backstage.actors"
OBJECTIVES = "backstage.objectives"
THEATER = "backstage.theater"
CARDS = "backstage.cards"
SHYLOCK = f"{ACTORS}.shylock"
BEAR = f"{ACTORS}.bear"
RICHARD = f"{ACTORS}.richard-iii"
HATTER = f"{CARDS}.hatter"
PROMPTER = f"{CARDS}.prompter"
RAG_PICKER = f"{CARDS}.rag-picker-handyman"
DRESSER = f"{CARDS}.rag-picker-set-dresser"


def part(table: str, name: str, **data: object) -> dict[str, Any]:
    """A part of the shipped expansion, changed, with one provenance for all."""
    shipped: dict[str, Any] = load_edition().to_dict()["backstage"][table][name]
    return shipped | {key.replace("_", "-"): value for key, value in data.items()} | {"from": "attested"}


CASES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    # keys
    "no table": ({"backstage": 3}, {"backstage": "must be a table, not 3"}),
    "R11.1 no actors": ({ACTORS: DROP}, {ACTORS: "is missing: Backstage has the tables actors, objectives"}),
    "R11.1 no theater": ({THEATER: DROP}, {THEATER: "is missing"}),
    "R11.2 no cards": ({CARDS: DROP}, {CARDS: "(R11.1, R11.2)"}),
    "actors of another type": ({ACTORS: []}, {ACTORS: "must be a table, not a list"}),
    "unknown table, near": ({"backstage.actor": {}}, {"backstage.actor": "did you mean actors?"}),
    "unknown table, far": ({"backstage.wxyz": {}}, {"backstage.wxyz": "is no known key; leave it out"}),
    "no table backstages": ({"backstages": {}}, {"backstages": "did you mean backstage?"}),
    "from of the whole": ({"backstage.from": "rules"}, {"backstage.from": "is no known key"}),
    "actor that is no table": ({SHYLOCK: "actor"}, {SHYLOCK: "must be a table"}),
    "objective that is no table": ({f"{OBJECTIVES}.run": 1}, {f"{OBJECTIVES}.run": "must be a table"}),
    "card that is a number": ({HATTER: 4}, {HATTER: "must be a table, not 4"}),
    "unknown key of a card": ({f"{HATTER}.power": {}}, {f"{HATTER}.power": "did you mean powers?"}),
    # R11.1: actors
    "R11.1 eight actors": (
        {SHYLOCK: DROP},
        {ACTORS: "has 8 actors, counting copies; there must be 9 (R11.1)"},
    ),
    "R11.1 ten actors": ({f"{SHYLOCK}.copies": 2}, {ACTORS: "has 10 actors"}),
    "R11.1 a jeweler": ({f"{SHYLOCK}.kind": "jeweler"}, {f"{SHYLOCK}.kind": "must be actor (R11.1)"}),
    "R0.4 cost": ({f"{SHYLOCK}.cost": 4}, {f"{SHYLOCK}.cost": "must be 1, 3 or 5, in pounds (R0.4), not 4"}),
    "R6.3 circles": ({f"{SHYLOCK}.circles": 4}, {f"{SHYLOCK}.circles": "must be 2 or 3 (R6.3), not 4"}),
    "R5.4 value": ({f"{SHYLOCK}.value": 4}, {f"{SHYLOCK}.value": "is only for craftsmen (R5.4)"}),
    "R4.5 initiative": (
        {SHYLOCK: part("actors", "shylock", gives_initiative="no")},
        {f"{SHYLOCK}.gives-initiative": "must be true or false (R4.5), not 'no'"},
    ),
    "missing rehearse": ({f"{SHYLOCK}.rehearse": DROP}, {f"{SHYLOCK}.rehearse": "a list of 0 to 6 icons"}),
    # R11.5: icons
    "R11.5 no activation": (
        {f"{SHYLOCK}.activate": []},
        {f"{SHYLOCK}.activate": "1 to 6 icons of an activation"},
    ),
    "R11.5 card icon": ({f"{SHYLOCK}.activate": ["hat"]}, {f"{SHYLOCK}.activate": "means nothing here"}),
    "R11.5 rehearsal icon": (
        {f"{SHYLOCK}.activate": ["others-coin"]},
        {f"{SHYLOCK}.activate": "the icons of an activation are red"},
    ),
    "R9.1 mask in a rehearsal": (
        {f"{SHYLOCK}.rehearse": ["mask"]},
        {f"{SHYLOCK}.rehearse": "others-back, others-coin and objective (R9.1, R11.5)"},
    ),
    "unknown icon": (
        {f"{SHYLOCK}.rehearse": ["other-coin"]},
        {f"{SHYLOCK}.rehearse": "did you mean others-coin?"},
    ),
    "R11.5 nothing costumed": ({f"{SHYLOCK}.costumed": []}, {f"{SHYLOCK}.costumed": "1 to 6 icons"}),
    "R11.5 costumed as a text": ({f"{SHYLOCK}.costumed": "red"}, {f"{SHYLOCK}.costumed": "not 'red'"}),
    "R11.5 cancels another icon": (
        {f"{RICHARD}.costumed-cancels": "mask-black"},
        {
            f"{RICHARD}.costumed-cancels": "must be one of the icons that are activated (R11.5), not 'mask-black'"
        },
    ),
    "R11.5 cancels a list": (
        {f"{RICHARD}.costumed-cancels": ["mask-red"]},
        {f"{RICHARD}.costumed-cancels": "not a list"},
    ),
    "R11.5 cancels something unknown": (
        {f"{RICHARD}.activate": "mask-red", f"{RICHARD}.costumed-cancels": "mask-green"},
        {f"{RICHARD}.activate": "must be a list", f"{RICHARD}.costumed-cancels": "must be one of the icons"},
    ),
    # R11.5: the bear
    "R11.5 first action 1": (
        {SHYLOCK: part("actors", "shylock", first_action=1)},
        {f"{SHYLOCK}.first-action": "must be true or false (R11.5), not 1"},
    ),
    "R11.5 a bear that is activated": (
        {f"{BEAR}.activate": ["white"]},
        {f"{BEAR}.activate": "must be an empty list beside first-action"},
    ),
    "R11.5 a costumed bear": (
        {f"{BEAR}.costumed": ["white"]},
        {f"{BEAR}.costumed": "is not for an actor with first-action"},
    ),
    "R11.5 a bear that cancels": (
        {f"{BEAR}.costumed-cancels": "white"},
        {f"{BEAR}.costumed-cancels": "who is never activated (R11.5)"},
    ),
    "R11.5 a bear without initiative": (
        {f"{BEAR}.gives-initiative": False},
        {f"{BEAR}.gives-initiative": "who is never activated (R11.5)"},
    ),
    "R11.5 two bears": (
        {f"{ACTORS}.ghost": part("actors", "bear")},
        {ACTORS: "has 2 actors with first-action; only one can act before everybody (R11.5)"},
    ),
    "R11.5 copies of the bear": (
        {SHYLOCK: DROP, f"{BEAR}.copies": 2},
        {ACTORS: "has 2 actors with first-action"},
    ),
    # R11.6: objectives
    "R11.1 four objectives": (
        {f"{OBJECTIVES}.gold": DROP},
        {OBJECTIVES: "has 4 objectives; there must be 5 (R11.1)"},
    ),
    "R11.1 six objectives": (
        {f"{OBJECTIVES}.more": part("objectives", "gold")},
        {OBJECTIVES: "has 6 objectives"},
    ),
    "R11.6 two of a kind": (
        {f"{OBJECTIVES}.gold.kind": "run"},
        {OBJECTIVES: "has none of the kind gold; there is one of each kind (R11.6)"},
    ),
    "R11.6 unknown kind": (
        {f"{OBJECTIVES}.gold.kind": "silver"},
        {f"{OBJECTIVES}.gold.kind": "must be salvage, gold, cheer, run or dismissal (R11.6)"},
    ),
    "R11.6 no kind": ({f"{OBJECTIVES}.gold.kind": DROP}, {f"{OBJECTIVES}.gold.kind": "is missing"}),
    "R11.6 no value": ({f"{OBJECTIVES}.salvage.value": DROP}, {f"{OBJECTIVES}.salvage.value": "is missing"}),
    "R11.6 value 0": ({f"{OBJECTIVES}.salvage.value": 0}, {f"{OBJECTIVES}.salvage.value": "from 1 to 15"}),
    "R11.6 value 16": ({f"{OBJECTIVES}.salvage.value": 16}, {f"{OBJECTIVES}.salvage.value": "not 16"}),
    "R11.6 value elsewhere": (
        {f"{OBJECTIVES}.gold.value": 6},
        {f"{OBJECTIVES}.gold.value": "is only for the kind salvage (R11.6)"},
    ),
    "R11.6 amount 6": ({f"{OBJECTIVES}.cheer.amount": 6}, {f"{OBJECTIVES}.cheer.amount": "from 1 to 5"}),
    "R11.6 amount true": ({f"{OBJECTIVES}.cheer.amount": True}, {f"{OBJECTIVES}.cheer.amount": "not true"}),
    "R11.6 amount elsewhere": (
        {f"{OBJECTIVES}.salvage.amount": 6},
        {f"{OBJECTIVES}.salvage.amount": "is only for the kind cheer (R11.6)"},
    ),
    "R11.6 a measure": (
        {f"{OBJECTIVES}.run.measure": "pounds"},
        {f"{OBJECTIVES}.run.measure": "is no known key"},
    ),
    # R11.1: the Theater
    "R11.1 no spaces": ({f"{THEATER}.spaces": []}, {f"{THEATER}.spaces": "a list of 1 to 9 spaces"}),
    "R11.1 ten spaces": ({f"{THEATER}.spaces": ["."] * 10}, {f"{THEATER}.spaces": "not of 10"}),
    "R11.1 spaces as a text": ({f"{THEATER}.spaces": ". c"}, {f"{THEATER}.spaces": "not '. c'"}),
    "R11.1 virtual space": (
        {f"{THEATER}.spaces": [".", "v"]},
        {f"{THEATER}.spaces": "has 'v' as space 2; spaces are . or c (R11.1)"},
    ),
    "R11.1 space that is no text": (
        {f"{THEATER}.spaces": [[]]},
        {f"{THEATER}.spaces": "has a list as space 1"},
    ),
    "unknown key of the theater": ({f"{THEATER}.rows": []}, {f"{THEATER}.rows": "is no known key"}),
    # R11.2: cards
    "R11.2 31 cards": (
        {f"{HATTER}.copies": 3},
        {CARDS: "has 31 cards, counting copies; there must be 32 (R11.2)"},
    ),
    "R11.2 28 cards": ({HATTER: DROP}, {CARDS: "has 28 cards"}),
    "R11.2 too many kept": (
        {
            CARDS: {
                "prompter": part("cards", "prompter", copies=27),
                "hatter": part("cards", "hatter", copies=5),
            }
        },
        {CARDS: "has 5 cards that nobody keeps; 6 are laid out a day (R11.2)"},
    ),
    "no copies": ({f"{HATTER}.copies": 0}, {f"{HATTER}.copies": "from 1 to 30"}),
    # R11.3, R11.4: powers
    "R11.3 no powers": ({f"{HATTER}.powers": DROP}, {f"{HATTER}.powers": "is missing"}),
    "R11.3 empty powers": ({f"{HATTER}.powers": {}}, {f"{HATTER}.powers": "not an empty table"}),
    "R11.3 powers as a list": ({f"{HATTER}.powers": ["hat"]}, {f"{HATTER}.powers": "numbers of cylinders"}),
    "R11.3 six cylinders": (
        {f"{HATTER}.powers.6": ["hat"]},
        {f"{HATTER}.powers.6": "is no number of cylinders; those are 1, 2, 3, 4 and 5 (R11.3)"},
    ),
    "R11.3 cylinders in words": ({f"{HATTER}.powers.one": ["hat"]}, {f"{HATTER}.powers.one": "(R11.3)"}),
    "R11.3 cylinders that are no text": (
        {f"{HATTER}.powers": {1: ["hat"]}},
        {f"{HATTER}.powers": "has the key 1"},
    ),
    "R11.4 no icons": (
        {f"{HATTER}.powers.1": []},
        {f"{HATTER}.powers.1": "1 to 6 icons of a backstage card (R11.4)"},
    ),
    "R11.4 icons as a text": ({f"{HATTER}.powers.1": "hat"}, {f"{HATTER}.powers.1": "not 'hat'"}),
    "R11.4 unknown icon": ({f"{HATTER}.powers.1": ["hats"]}, {f"{HATTER}.powers.1": "did you mean hat?"}),
    "R11.4 actors' icon": (
        {f"{HATTER}.powers.1": ["mask-red"]},
        {f"{HATTER}.powers.1": "means nothing here"},
    ),
    "R11.4 keep on a card that is not kept": (
        {f"{HATTER}.powers.1": ["keep"]},
        {f"{HATTER}.powers.1": "the icons of a backstage card that is not kept are red"},
    ),
    # R11.4: cards that are kept
    "R11.4 kept as an unknown": (
        {f"{PROMPTER}.kept": "jester"},
        {f"{PROMPTER}.kept": "must be prompter or rag-picker (R11.4), not 'jester'"},
    ),
    "R11.4 kept for two numbers": (
        {f"{PROMPTER}.powers.2": ["keep"]},
        {f"{PROMPTER}.powers": 'must be a table with nothing but "keep" for one number of cylinders'},
    ),
    "R11.4 kept and something else": (
        {f"{PROMPTER}.powers.1": ["keep", "white"]},
        {f"{PROMPTER}.powers": "because the card is kept (R11.4)"},
    ),
    "R11.4 kept for six": ({f"{PROMPTER}.powers": {"6": ["keep"]}}, {f"{PROMPTER}.powers": "from 1 to 5"}),
    "R11.4 a prompter that serves": (
        {f"{PROMPTER}.serves": "handyman", f"{PROMPTER}.serves-cost": 1},
        {
            f"{PROMPTER}.serves": "is only for a card kept as a rag-picker (R11.4)",
            f"{PROMPTER}.serves-cost": "is only for a card kept as a rag-picker",
        },
    ),
    "R11.4 a hatter that serves": ({f"{HATTER}.serves": "handyman"}, {f"{HATTER}.serves": "rag-picker"}),
    "R11.4 serves nobody": ({f"{RAG_PICKER}.serves": DROP}, {f"{RAG_PICKER}.serves": "is missing"}),
    "R11.4 serves the queen": (
        {f"{RAG_PICKER}.serves": "queen"},
        {f"{RAG_PICKER}.serves": "must be costume-mistress, set-dresser or handyman (R11.4)"},
    ),
    "R11.4 serves no cost": ({f"{DRESSER}.serves-cost": DROP}, {f"{DRESSER}.serves-cost": "is missing"}),
    "R0.4 serves cost 2": ({f"{DRESSER}.serves-cost": 2}, {f"{DRESSER}.serves-cost": "(R0.4), not 2"}),
    "R11.4 serves handymen of a cost": (
        {f"{RAG_PICKER}.serves-cost": 1},
        {f"{RAG_PICKER}.serves-cost": "is not for the kind handyman, which is served at any cost (R11.4)"},
    ),
    # names
    "name of a character": (
        {SHYLOCK: DROP, f"{ACTORS}.hamlet": part("actors", "shylock")},
        {f"{ACTORS}.hamlet": "uses the name 'hamlet', as characters.hamlet does"},
    ),
    "name of a copy": (
        {SHYLOCK: DROP, f"{ACTORS}.hatter-2": part("actors", "shylock")},
        {HATTER: "uses the name 'hatter-2', as backstage.actors.hatter-2 does"},
    ),
    "card named as an objective": (
        {HATTER: DROP, f"{CARDS}.wardrobe": part("cards", "hatter")},
        {f"{CARDS}.wardrobe": "as objectives.wardrobe does"},
    ),
    "character named as a card": (
        {"characters.romeo": DROP, "characters.merchant": load_edition().to_dict()["characters"]["romeo"]},
        {f"{CARDS}.merchant": "as characters.merchant does"},
    ),
    "no name": (
        {SHYLOCK: DROP, f"{ACTORS}.Shylock": part("actors", "shylock")},
        {f"{ACTORS}.Shylock": "is no name"},
    ),
    "move word": ({HATTER: DROP, f"{CARDS}.hat": part("cards", "hatter")}, {f"{CARDS}.hat": "moves use"}),
    # titles and R12.1
    "empty title": ({f"{HATTER}.title": ""}, {f"{HATTER}.title": "must be a text"}),
    "R12.1 none": (
        {f"{SHYLOCK}.from": DROP},
        {f"{SHYLOCK}.from": "is missing: it must say where name, kind"},
    ),
    "R12.1 none for the theater": ({f"{THEATER}.from": DROP}, {f"{THEATER}.from": "where spaces come from"}),
    "R12.1 none for a datum": (
        {f"{SHYLOCK}.from.costumed": DROP},
        {f"{SHYLOCK}.from.costumed": "is missing"},
    ),
    "R12.1 none for the cost": (
        {f"{DRESSER}.from.serves-cost": DROP},
        {f"{DRESSER}.from.serves-cost": "is missing"},
    ),
    "R12.1 unknown word": ({f"{HATTER}.from": "guess"}, {f"{HATTER}.from": "not 'guess'"}),
    "R12.1 datum not there": (
        {f"{HATTER}.from.kept": "rules"},
        {f"{HATTER}.from.kept": "is for a datum that is not there"},
    ),
}


@pytest.mark.parametrize(("changes", "expected"), CASES.values(), ids=CASES)
def test_a_mistake_is_found_at_its_key(changes: dict[str, Any], expected: dict[str, str]) -> None:
    found = messages(changed(changes))
    assert found.keys() == expected.keys()
    for key, words in expected.items():
        assert any(words in message for message in found[key])


def test_all_mistakes_are_found_at_once() -> None:
    changes = {
        "characters.romeo.cost": 2,
        f"{SHYLOCK}.cost": 2,
        f"{SHYLOCK}.activate": ["rde", "hat"],
        f"{BEAR}.activate": ["white"],
        f"{ACTORS}.ghost": DROP,
        f"{OBJECTIVES}.gold": DROP,
        f"{OBJECTIVES}.cheer.amount": "3",
        f"{THEATER}.spaces": ["v", "", "c"],
        f"{HATTER}.copies": 5,
        f"{HATTER}.powers.7": ["hat"],
        f"{RAG_PICKER}.serves": DROP,
        "backstage.props": {},
    }
    found = messages(changed(changes))
    assert {key: len(said) for key, said in found.items()} == {
        "characters.romeo.cost": 1,
        f"{SHYLOCK}.cost": 1,
        f"{SHYLOCK}.activate": 2,  # each wrong icon
        f"{BEAR}.activate": 1,
        ACTORS: 1,  # 8 of them
        OBJECTIVES: 1,  # 4 of them
        f"{OBJECTIVES}.cheer.amount": 1,
        f"{THEATER}.spaces": 2,  # each wrong space
        CARDS: 1,  # 33 of them
        f"{HATTER}.powers.7": 1,
        f"{RAG_PICKER}.serves": 1,
        "backstage.props": 1,
    }


def test_an_empty_expansion_lacks_everything() -> None:
    assert messages(changed({"backstage": {}})).keys() == {ACTORS, OBJECTIVES, THEATER, CARDS}


@pytest.mark.parametrize("key", [SHYLOCK, HATTER])
def test_a_count_is_not_blamed_for_copies_that_cannot_be_counted(key: str) -> None:
    assert messages(changed({f"{key}.copies": "one"})).keys() == {f"{key}.copies"}


def test_a_card_kept_as_an_unknown_is_checked_as_far_as_it_can_be() -> None:
    card = part("cards", "rag-picker-handyman", kept="jester", serves="queen", serves_cost=2)
    card["powers"] = {"1": ["keep", "hta"]}
    found = messages(changed({RAG_PICKER: card}))
    assert found.keys() == {f"{RAG_PICKER}.{key}" for key in ("kept", "serves", "serves-cost", "powers.1")}


def test_an_objective_of_unknown_kind_is_checked_as_far_as_it_can_be() -> None:
    objective = part("objectives", "gold", kind="silver", value=99, amount=3)
    found = messages(changed({f"{OBJECTIVES}.gold": objective}))
    assert found.keys() == {f"{OBJECTIVES}.gold.kind", f"{OBJECTIVES}.gold.value"}


RIGHT: dict[str, dict[str, Any]] = {
    "no expansion": {"backstage": DROP},
    "R11.5 any icon": {
        f"{SHYLOCK}.activate": ["others-back", "set-yellow", "token"],
        f"{SHYLOCK}.rehearse": ["objective", "others-coin", "others-back", "prestige"],
        f"{SHYLOCK}.costumed": ["others-back", "coin3"],
    },
    "R11.5 both effects of a costume": {SHYLOCK: part("actors", "shylock", costumed_cancels="red")},
    "R11.5 no bear": {BEAR: part("actors", "ghost")},
    "R11.5 a bear by word": {SHYLOCK: part("actors", "shylock", first_action=False)},
    "R6.3 three circles": {f"{SHYLOCK}.circles": 3},
    "R11.1 copies": {SHYLOCK: DROP, f"{ACTORS}.mercutio.copies": 2},
    "R11.1 a theater of one space": {f"{THEATER}.spaces": ["c"]},
    "R11.1 a theater of nine": {f"{THEATER}.spaces": ["."] * 9},
    "R11.3 five cylinders": {f"{HATTER}.powers": {"5": ["hat", "coin1", "coin3", "coin5", "mask", "jewel"]}},
    "R11.4 kept for three": {f"{PROMPTER}.powers": {"3": ["keep"]}},
    "R11.4 another rag-picker": {
        RAG_PICKER: part("cards", "rag-picker-handyman", serves="costume-mistress", serves_cost=5)
    },
    "R11.6 other numbers": {f"{OBJECTIVES}.salvage.value": 15, f"{OBJECTIVES}.cheer.amount": 1},
    "R11.6 another name": {f"{OBJECTIVES}.gold": DROP, f"{OBJECTIVES}.gilt": part("objectives", "gold")},
    "titles": {f"{BEAR}.title": "Exit", f"{OBJECTIVES}.gold.title": "Or", f"{HATTER}.title": "Chapelier"},
}


@pytest.mark.parametrize("changes", RIGHT.values(), ids=RIGHT)
def test_what_is_right_is_let_be(changes: dict[str, Any]) -> None:
    data = changed(changes)
    assert messages(data) == {}
    edition = load_edition(data)
    assert load_edition(edition.to_dict()) == edition
