"""The shipped edition says what the rule documents say, and where everything comes from."""

import tomllib
from importlib import resources

import pytest

from shakespeare.edition import (
    ACTIVATE_ICONS,
    KINDS,
    MEASURES,
    PROVENANCES,
    REHEARSE_ICONS,
    Character,
    check,
    load_edition,
)

EDITION = load_edition()
CHARACTERS = {character.name: character for character in EDITION.characters}
PRINTED = {character.name: character for character in EDITION.printed}
FILE = tomllib.loads(
    resources.files("shakespeare.edition").joinpath("first.toml").read_text(encoding="utf-8")
)


def test_it_has_no_mistakes() -> None:
    assert check(FILE, "first.toml") == []


def test_it_is_loaded_once() -> None:
    assert load_edition() is EDITION


def test_r0_3_printed_characters() -> None:
    assert [(one.name, one.kind, one.cost, one.copies) for one in EDITION.printed] == [
        ("author", "actor", 0, 1),
        ("falstaff", "actor", 0, 1),
        ("handyman", "handyman", 0, 1),
        ("queen", "queen", 0, 1),
    ]
    assert PRINTED["handyman"].value == 4
    assert PRINTED["author"].activate == ("white", "white")


def test_r2_3_thirty_cards_with_names_of_their_own() -> None:
    cards = [name for character in EDITION.characters for name in character.card_names]
    assert len(cards) == len(set(cards)) == 30
    assert {"hamlet", "jeweler-1", "jeweler-3", "handyman-4-2"} <= set(cards)


def test_r5_7_three_assistants() -> None:
    assert CHARACTERS["assistant"].copies == 3


@pytest.mark.parametrize(
    ("name", "power"),
    [("viola", ("coin1", "coin1")), ("hamlet", ("prestige",)), ("lady-macbeth", ("red", "yellow", "blue"))],
)
def test_r9_1_rehearsal_powers_the_rules_name(name: str, power: tuple[str, ...]) -> None:
    assert CHARACTERS[name].rehearse == power
    assert CHARACTERS[name].provenance["rehearse"] == "rules"


def test_r6_3_three_circles() -> None:
    actors = [one for one in (*EDITION.printed, *EDITION.characters) if one.is_actor]
    assert {actor.circles for actor in actors} == {3}
    assert EDITION.extra.circles == 3


def test_r4_5_all_actors_of_the_base_game_give_initiative() -> None:
    assert all(one.gives_initiative == one.is_actor for one in (*EDITION.printed, *EDITION.characters))


def test_r9_1_an_extra_rehearses_one_white_quill() -> None:
    assert EDITION.extra.rehearse == ("white",)


def test_r7_the_worked_example_can_be_built() -> None:
    """Green goes in the centre, pink to its left, black on the second row upon both."""
    stage = EDITION.stage
    centre = (1, (len(stage.rows[0]) + 1) // 2)
    assert stage.mirror(*centre) == centre
    above_both = (2, centre[1] - 1)
    assert stage.below(*above_both) == ((1, centre[1] - 1), centre)
    assert "v" not in {stage.cell(*place) for place in (above_both, *stage.below(*above_both))}


def test_r10_7_an_objective_pays_one_prestige_for_each_first_place() -> None:
    assert [one.steps for one in EDITION.objectives if one.measure == "acts-first"] == [(1, 2, 3)]


def test_each_measure_is_used_once() -> None:
    assert sorted(one.measure for one in EDITION.objectives) == sorted(MEASURES)


def test_it_uses_known_words_only() -> None:
    everyone = (*EDITION.printed, *EDITION.characters)
    assert {one.kind for one in everyone} == set(KINDS)
    assert {icon for one in everyone for icon in one.activate} <= set(ACTIVATE_ICONS)
    assert {icon for one in everyone for icon in one.rehearse} <= set(REHEARSE_ICONS)
    assert set(REHEARSE_ICONS) <= set(ACTIVATE_ICONS)


def test_it_has_no_titles() -> None:
    """The translations give the names that are shown."""
    assert not any(one.title for one in (*EDITION.printed, *EDITION.characters))
    assert not any(one.title for one in EDITION.objectives)


def test_r12_1_every_datum_has_a_provenance() -> None:
    provenances = EDITION.provenances()
    data = EDITION.to_dict()
    expected = {"name", "extra.rehearse", "stage.rows"}
    for table in ("printed", "characters", "objectives"):
        for name, part in data[table].items():
            expected |= {f"{table}.{name}.{key}" for key in ("name", *part) if key != "from"}
    assert set(provenances) == expected
    assert {text.partition(":")[0] for text in provenances.values()} == set(PROVENANCES)


def test_r12_1_it_says_plainly_what_is_reconstructed() -> None:
    reconstructed = EDITION.reconstructed()
    assert {"stage.rows", "characters.titania.name", "characters.prospero.activate"} <= set(reconstructed)
    assert not {"printed.author.activate", "extra.rehearse", "objectives.wardrobe.measure"} & set(
        reconstructed
    )


@pytest.mark.parametrize("character", EDITION.characters, ids=lambda one: one.name)
def test_r12_1_what_the_rules_fix_is_marked_so(character: Character) -> None:
    fixed = {"value", "circles"} & set(character.provenance)
    assert {character.provenance[datum] for datum in fixed} <= {"rules"}
