"""R12.3: the facts of cards that the rule documents state, and what an edition says against them."""

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from shakespeare.edition import load_edition, shipped_file
from shakespeare.edition.facts import FACTS, asked_of, contradicted
from tests.edition.changes import DROP, changed

FILE: dict[str, Any] = tomllib.loads(shipped_file().decode("utf-8"))
FILE_ACTORS = [name for name, table in FILE["characters"].items() if table["kind"] == "actor"]


def against(changes: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The facts that the shipped edition contradicts after these changes."""
    found = contradicted(load_edition(changed(dict(changes))))
    return {fact.name: keys for fact, keys in found.items()}


def test_r12_3_every_edition_that_we_ship_keeps_every_stated_fact() -> None:
    assert contradicted(load_edition()) == {}


def test_r12_3_facts_of_backstage_are_asked_of_editions_that_have_it() -> None:
    base = load_edition(changed({"backstage": DROP}))
    assert {fact.name for fact in asked_of(load_edition())} == {fact.name for fact in FACTS}
    assert not any(fact.of_backstage for fact in asked_of(base))
    assert contradicted(base) == {}


# A change that is against a fact, and the keys that it is said of.
AGAINST: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    (
        "assistants",
        {
            "characters.assistant.copies": 2,
            "characters.jeweler.copies": FILE["characters"]["jeweler"]["copies"] + 1,
        },
        ("characters",),
    ),
    (
        "cheap-costume-mistress",
        {"characters.costume-mistress-6.cost": 1, "characters.costume-mistress-8.cost": 5},
        ("characters",),
    ),
    (
        "cheap-set-dresser",
        {"characters.set-dresser-6.cost": 1, "characters.set-dresser-8.cost": 5},
        ("characters",),
    ),
    ("craftsmen", {"characters.set-dresser-8.value": 6}, ("characters",)),
    ("author", {"printed.author.activate": ["white"]}, ("printed.author.activate",)),
    ("falstaff", {"printed.falstaff.activate": ["white", "white"]}, ("printed.falstaff.activate",)),
    ("falstaff", {"printed.falstaff.activate": ["mask", "black"]}, ("printed.falstaff.activate",)),
    ("extra", {"extra.rehearse": ["white", "white"]}, ("extra.rehearse",)),
    (
        "lady-macbeth",
        {"characters.lady-macbeth.rehearse": ["red", "red", "blue"]},
        ("characters.lady-macbeth.rehearse",),
    ),
    ("viola", {"characters.viola.rehearse": ["coin1"]}, ("characters.viola.rehearse",)),
    ("viola", {"characters.viola.rehearse": ["coin1", "coin1", "white"]}, ("characters.viola.rehearse",)),
    ("hamlet", {"characters.hamlet.rehearse": ["prestige", "prestige"]}, ("characters.hamlet.rehearse",)),
    ("quills-in-costume", {"characters.lear.rehearse": ["coin1"]}, ("characters.lear.rehearse",)),
    ("quills-in-costume", {"printed.author.rehearse": ["prestige"]}, ("printed.author.rehearse",)),
    ("quills-in-activation", {"characters.romeo.activate": ["black"]}, ("characters.romeo.activate",)),
    (
        "backstage-powers",
        {"backstage.actors.shylock.rehearse": ["red"]},
        ("backstage.actors.shylock.rehearse",),
    ),
    (
        "backstage-powers",
        {"backstage.actors.ghost.rehearse": ["white"]},
        ("backstage.actors.ghost.rehearse",),
    ),
    ("backstage-quills", {"backstage.actors.bear.rehearse": []}, ("backstage.actors.bear.rehearse",)),
    ("first-places", {"objectives.first-nights.steps": [1, 2, 4]}, ("objectives",)),
    ("costumes-objective", {"objectives.wardrobe.measure": "actors"}, ("objectives",)),
    ("non-actors-objective", {"objectives.company.measure": "actors"}, ("objectives",)),
    ("stage-objective", {"objectives.scenery.measure": "actors"}, ("objectives",)),
]


@pytest.mark.parametrize(("fact", "changes", "keys"), AGAINST)
def test_r12_3_what_is_against_a_fact_is_said_with_its_place(
    fact: str, changes: dict[str, Any], keys: tuple[str, ...]
) -> None:
    assert against(changes)[fact] == keys


def test_r12_3_actors_cost_one_three_and_five() -> None:
    costs = {key: 3 for key in FILE_ACTORS if FILE["characters"][key]["cost"] == 5}
    assert "costs-of-actors" in against({f"characters.{key}.cost": cost for key, cost in costs.items()})


def test_r12_3_viola_brings_two_pounds_in_any_coins() -> None:
    assert "viola" in against({"characters.viola.rehearse": ["coin3"]})
    assert "viola" in against({"characters.viola.rehearse": ["coin5", "coin5", "coin1", "white"]})
    assert "viola" not in against({"characters.viola.rehearse": ["coin1", "coin1"]})


def test_r12_3_at_most_half_of_the_actor_cards_bring_more_than_quills() -> None:
    quills = {f"characters.{name}.activate": ["white"] for name in FILE_ACTORS}
    half = len(FILE_ACTORS) // 2
    more = {f"characters.{name}.activate": ["white", "mask"] for name in FILE_ACTORS[:half]}
    assert "quills-alone" not in against(quills | more)
    one_more = {f"characters.{FILE_ACTORS[half]}.activate": ["white", "black"]}
    assert len(against(quills | more | one_more)["quills-alone"]) == half + 1


def test_r12_3_every_listed_icon_stands_on_some_actor() -> None:
    only_quills = {f"characters.{name}.activate": ["white"] for name in FILE_ACTORS}
    missing = against(only_quills)["listed-icons"]
    assert "characters: black" in missing
    assert "characters: costume-green" in missing
    assert "characters: white" not in missing
    assert "characters: mask-red" not in missing  # Richard III has it


@pytest.mark.parametrize("place", ["theater", "hats"])
def test_r12_3_the_theater_and_hats_are_no_stage_set(place: str) -> None:
    measure = {"count": "elements", "in": place}
    assert "stage-objective" in against({"objectives.scenery.measure": measure})
    assert "stage-objective" not in against({"objectives.scenery.measure": {"count": "halves"}})


def test_every_fact_can_be_contradicted() -> None:
    """Each is tried above, but those that the checker asks of every edition: ten objectives, and costume powers at all."""
    tried = {fact for fact, _, _ in AGAINST} | {"costs-of-actors", "quills-alone", "listed-icons"}
    assert {fact.name for fact in FACTS} - tried == {"objectives", "costume-powers"}
