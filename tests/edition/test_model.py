"""The model: what it gives back, what it is known by."""

import copy
import json
import pickle
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from shakespeare.edition import (
    Backstage,
    BackstageCard,
    BackstageObjective,
    Character,
    Edition,
    Extra,
    Objective,
    Stage,
    Theater,
    card_names,
    load_edition,
)
from tests.edition.changes import DROP, changed

EDITION = load_edition()


def small() -> Edition:
    """An edition too small to be played, whose digest tuning never changes."""
    return Edition(
        name="Small",
        printed=(Character("queen", "queen"),),
        characters=(
            Character("ghost", "actor", 3, 1, 0, 2, ("white",), ("coin1",), False, "Geist"),
            Character("jeweler", "jeweler", 3, 3),
        ),
        extra=Extra(("white",)),
        stage=Stage(((".", "v", "."), ("c", "c"))),
        objectives=(Objective("finery", "costumes-worth", (1, 2, 3), 11),),
        provenance={"name": "reconstructed"},
    )


def small_backstage() -> Backstage:
    """As small."""
    return Backstage(
        actors=(
            Character("shylock", "actor", 1, 1, 0, 2, ("red",), (), True, costumed=("red",)),
            Character("richard", "actor", 5, 1, 0, 3, ("mask-red",), (), True, costumed_cancels="mask-red"),
            Character("bear", "actor", 3, 1, 0, 3, (), ("white",), True, first_action=True),
        ),
        objectives=(
            BackstageObjective("salvage", "salvage", value=6),
            BackstageObjective("cheer", "cheer", amount=3, title="Hurrah"),
        ),
        theater=Theater((".", "c")),
        cards=(
            BackstageCard("rag-picker", 1, {1: ("keep",)}, "rag-picker", "set-dresser", 3, "Old clo"),
            BackstageCard("hatter", 4, {3: ("hat", "hat"), 1: ("hat",)}),
        ),
    )


def test_to_dict_loads_as_the_same_edition() -> None:
    assert load_edition(EDITION.to_dict()) == EDITION
    assert load_edition(json.loads(json.dumps(EDITION.to_dict(), sort_keys=True))) == EDITION


def test_to_dict_has_the_form_of_the_file() -> None:
    assert small().to_dict() == {
        "name": "Small",
        "from": {"name": "reconstructed"},
        "printed": {"queen": {"kind": "queen", "from": {}}},
        "characters": {
            "ghost": {
                "kind": "actor",
                "cost": 3,
                "copies": 1,
                "circles": 2,
                "activate": ["white"],
                "rehearse": ["coin1"],
                "gives-initiative": False,
                "title": "Geist",
                "from": {},
            },
            "jeweler": {"kind": "jeweler", "cost": 3, "copies": 3, "from": {}},
        },
        "extra": {"rehearse": ["white"], "from": {}},
        "stage": {"rows": [". v .", "c c"], "from": {}},
        "objectives": {"finery": {"measure": "costumes-worth", "steps": [1, 2, 3], "worth": 11, "from": {}}},
    }


def test_to_dict_has_the_form_of_the_file_with_backstage() -> None:
    data = replace(small(), backstage=small_backstage()).to_dict()
    assert {key: value for key, value in data.items() if key != "backstage"} == small().to_dict()
    actor = {"kind": "actor", "copies": 1, "from": {}}
    assert data["backstage"] == {
        "actors": {
            "bear": actor
            | {"cost": 3, "circles": 3, "activate": [], "rehearse": ["white"], "first-action": True},
            "richard": actor
            | {
                "cost": 5,
                "circles": 3,
                "activate": ["mask-red"],
                "rehearse": [],
                "costumed-cancels": "mask-red",
            },
            "shylock": actor
            | {"cost": 1, "circles": 2, "activate": ["red"], "rehearse": [], "costumed": ["red"]},
        },
        "objectives": {
            "cheer": {"kind": "cheer", "amount": 3, "title": "Hurrah", "from": {}},
            "salvage": {"kind": "salvage", "value": 6, "from": {}},
        },
        "theater": {"spaces": [".", "c"], "from": {}},
        "cards": {
            "hatter": {"copies": 4, "powers": {"1": ["hat"], "3": ["hat", "hat"]}, "from": {}},
            "rag-picker": {
                "copies": 1,
                "powers": {"1": ["keep"]},
                "kept": "rag-picker",
                "serves": "set-dresser",
                "serves-cost": 3,
                "title": "Old clo",
                "from": {},
            },
        },
    }


def test_an_edition_without_backstage_is_complete() -> None:
    edition = load_edition(changed({"backstage": DROP}))
    assert edition.backstage is None
    assert "backstage" not in edition.to_dict()
    assert edition == replace(EDITION, backstage=None)
    assert edition.digest != EDITION.digest
    assert load_edition(edition.to_dict()) == edition


def test_to_dict_is_the_callers_own() -> None:
    EDITION.to_dict()["backstage"]["cards"]["hatter"]["powers"]["1"].append("hat")
    EDITION.to_dict()["characters"]["romeo"]["activate"].append("red")
    EDITION.to_dict()["characters"]["romeo"]["from"].clear()
    assert load_edition(EDITION.to_dict()) == EDITION


def test_the_digest_is_stable() -> None:
    """Records name editions by it: it must never change for the same data."""
    assert small().digest == "591e80fd310902e87f7a6984ec5e2079e4edd89a411f7d001b9757c73d82fb34"
    with_backstage = replace(small(), backstage=small_backstage())
    assert with_backstage.digest == "863703343287883119ee63a482fef4952594ae149a5c975008fce0f90220f457"


def test_the_digest_does_not_know_provenance_or_order() -> None:
    reordered = dict(reversed(EDITION.to_dict().items()))
    reordered["characters"] = dict(reversed(reordered["characters"].items()))
    cards = reordered["backstage"]["cards"]
    cards["hatter"]["powers"] = dict(reversed(cards["hatter"]["powers"].items()))
    reordered["backstage"]["cards"] = dict(reversed(cards.items()))
    assert load_edition(reordered) == EDITION
    other = load_edition(changed({"stage.from": "attested: my own box"}))
    assert other != EDITION
    assert other.digest == EDITION.digest


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "Mine"},
        {"characters.romeo.cost": 5},
        {"characters.romeo.circles": 2},
        {"characters.romeo.rehearse": ["blue", "yellow"]},
        {"characters.romeo.title": "Roméo"},
        {"printed.author.rehearse": ["red"]},
        {"extra.rehearse": ["red"]},
        {"stage.rows": ["v v . v v"]},
        {"objectives.finery.worth": 12},
        {"objectives.cast.steps": [1, 2, 4]},
        {"backstage.actors.shylock.costumed": ["blue"]},
        {"backstage.actors.richard-iii.costumed-cancels": "white"},
        {"backstage.objectives.salvage.value": 7},
        {"backstage.objectives.cheer.amount": 2},
        {"backstage.theater.spaces": ["."]},
        {"backstage.cards.hatter.powers": {"1": ["hat"], "2": ["hat", "hat"]}},
        {"backstage.cards.rag-picker-set-dresser.serves-cost": 5},
    ],
    ids=str,
)
def test_the_digest_knows_every_datum(changes: dict[str, Any]) -> None:
    assert load_edition(changed(changes)).digest != EDITION.digest


def test_an_edition_is_a_key() -> None:
    again = load_edition(EDITION.to_dict())
    assert again is not EDITION
    assert {EDITION: 1}[again] == 1
    assert replace(EDITION, name="Mine") not in {EDITION}


def test_a_replaced_edition_has_its_own_digest() -> None:
    assert replace(EDITION, name="Mine").digest == load_edition(changed({"name": "Mine"})).digest


def test_editions_travel() -> None:
    for other in (pickle.loads(pickle.dumps(EDITION)), copy.deepcopy(EDITION)):
        assert other == EDITION
        assert other.digest == EDITION.digest


def test_the_model_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        EDITION.name = "Mine"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        EDITION.characters[0].cost = 1  # type: ignore[misc]


def test_r4_5_gives_initiative_is_true_unless_the_edition_says_otherwise() -> None:
    card = EDITION.to_dict()["characters"]["romeo"]
    said = {"characters.romeo": card | {"gives-initiative": True, "from": "attested"}}
    unsaid = {"characters.romeo": card | {"from": "attested"}}
    assert load_edition(changed(said)) == load_edition(changed(unsaid))

    edition = load_edition(
        changed({"characters.romeo": card | {"gives-initiative": False, "from": "attested"}})
    )
    (romeo,) = (character for character in edition.characters if character.name == "romeo")
    assert not romeo.gives_initiative
    assert romeo.provenance["gives-initiative"] == "attested"
    assert load_edition(edition.to_dict()) == edition


def test_r11_5_an_actor_acts_first_only_if_the_edition_says_so() -> None:
    card = EDITION.to_dict()["backstage"]["actors"]["shylock"] | {"from": "attested"}
    said = load_edition(changed({"backstage.actors.shylock": card | {"first-action": False}}))
    assert said == load_edition(changed({"backstage.actors.shylock": card}))


def test_titles_are_kept() -> None:
    edition = load_edition(
        changed(
            {
                "objectives.crowd.title": "A crowd",
                "printed.queen.title": "Elizabeth",
                "backstage.actors.bear.title": "A bear",
                "backstage.objectives.gold.title": "Gilt",
                "backstage.cards.hatter.title": "The mad one",
            }
        )
    )
    backstage = edition.backstage
    assert backstage is not None
    assert [one.title for one in backstage.actors if one.title] == ["A bear"]
    assert [one.title for one in backstage.objectives if one.title] == ["Gilt"]
    assert [one.title for one in backstage.cards if one.title] == ["The mad one"]
    assert [one.title for one in edition.objectives if one.title] == ["A crowd"]
    assert [one.title for one in edition.printed if one.title] == ["Elizabeth"]
    assert load_edition(edition.to_dict()) == edition


def test_one_provenance_stands_for_every_datum() -> None:
    edition = load_edition(changed({"objectives.finery.from": "attested: my own box", "from": "rules"}))
    (finery,) = (objective for objective in edition.objectives if objective.name == "finery")
    assert finery.provenance == dict.fromkeys(("name", "measure", "steps", "worth"), "attested: my own box")
    assert edition.provenance == {"name": "rules"}


def test_reconstructed_names_the_data_by_key() -> None:
    edition = load_edition(
        changed(
            {
                "stage.from.rows": "attested",
                "objectives.first-nights.from": "rules",
                "backstage.theater.from": "attested",
                "backstage.actors.bear.from.cost": "rules",
                "backstage.cards.rag-picker-set-dresser.from": "attested: my own box",
            }
        )
    )
    lost = set(EDITION.reconstructed()) - set(edition.reconstructed())
    assert lost == {
        "stage.rows",
        "objectives.first-nights.name",
        "backstage.theater.spaces",
        "backstage.actors.bear.cost",
        "backstage.cards.rag-picker-set-dresser.serves-cost",
    }


def test_everything_is_sorted_by_name() -> None:
    data = changed({"characters.romeo": DROP, "characters.aaron": EDITION.to_dict()["characters"]["romeo"]})
    edition = load_edition(data)
    assert replace(edition, characters=edition.characters[::-1]) == edition
    backstage = edition.backstage
    assert backstage is not None
    turned = replace(
        backstage,
        actors=backstage.actors[::-1],
        objectives=backstage.objectives[::-1],
        cards=backstage.cards[::-1],
    )
    assert turned == backstage
    for parts in (
        *(edition.printed, edition.characters, edition.objectives),
        *(backstage.actors, backstage.objectives, backstage.cards),
    ):
        names = [part.name for part in parts]
        assert names == sorted(names)


def test_powers_are_sorted_by_cylinders() -> None:
    (hatter, _) = small_backstage().cards
    assert list(hatter.powers) == [1, 3]


def test_r11_6_a_dismissal_is_not_played() -> None:
    assert BackstageObjective("run", "run").is_played
    assert not BackstageObjective("dismissal", "dismissal").is_played


def test_equal_cards_have_numbers() -> None:
    assert BackstageCard("hatter", 2, {1: ("hat",)}).card_names == ("hatter-1", "hatter-2")
    assert card_names("hamlet", 1) == ("hamlet",)
    assert card_names("jeweler", 3) == ("jeweler-1", "jeweler-2", "jeweler-3")


def test_r7_places_of_the_stage() -> None:
    stage = Stage(((".", "c", ".", "c", "."), ("v", ".", ".", "v"), (".", ".", ".")))
    assert stage.spaces[:6] == ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 1))
    assert len(stage.spaces) == 12
    assert stage.cell(1, 2) == "c"
    assert stage.cell(2, 4) == "v"
    assert stage.mirror(1, 1) == (1, 5)
    assert stage.mirror(2, 2) == (2, 3)
    assert stage.mirror(3, 2) == (3, 2)
    assert stage.below(1, 3) == ()
    assert stage.below(3, 2) == ((2, 2), (2, 3))
