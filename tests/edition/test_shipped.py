"""The shipped edition says what the rule documents say, and where everything comes from."""

import tomllib
from importlib import resources

import pytest

from shakespeare.edition import (
    ACTIVATE_ICONS,
    BACKSTAGE_ACTIVATE_ICONS,
    BACKSTAGE_CARD_ICONS,
    BACKSTAGE_REHEARSE_ICONS,
    KINDS,
    MEASURES,
    PROVENANCES,
    REHEARSE_ICONS,
    Character,
    check,
    load_edition,
)

EDITION = load_edition()
assert EDITION.backstage is not None
BACKSTAGE = EDITION.backstage
CHARACTERS = {character.name: character for character in EDITION.characters}
PRINTED = {character.name: character for character in EDITION.printed}
ACTORS = {actor.name: actor for actor in BACKSTAGE.actors}
CARDS = {card.name: card for card in BACKSTAGE.cards}
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
    assert {"hamlet", "jeweler-1", "jeweler-2", "handyman-4-2"} <= set(cards)


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
    assert not any(one.title for one in (*BACKSTAGE.actors, *BACKSTAGE.objectives, *BACKSTAGE.cards))


def test_r12_1_every_datum_has_a_provenance() -> None:
    provenances = EDITION.provenances()
    data = EDITION.to_dict()
    expected = {"name", "extra.rehearse", "stage.rows"}
    tables = {table: data[table] for table in ("printed", "characters", "objectives")}
    tables |= {f"backstage.{table}": data["backstage"][table] for table in ("actors", "objectives", "cards")}
    for table, parts in tables.items():
        for name, part in parts.items():
            expected |= {f"{table}.{name}.{key}" for key in ("name", *part) if key != "from"}
    expected.add("backstage.theater.spaces")
    assert set(provenances) == expected
    assert {text.partition(":")[0] for text in provenances.values()} == set(PROVENANCES)


def test_r12_1_it_says_plainly_what_is_reconstructed() -> None:
    reconstructed = EDITION.reconstructed()
    assert {"stage.rows", "characters.titania.name", "characters.prospero.activate"} <= set(reconstructed)
    assert not {"printed.author.activate", "extra.rehearse", "objectives.wardrobe.measure"} & set(
        reconstructed
    )


# Backstage


def test_r11_1_nine_actors_join() -> None:
    assert {one.name for one in BACKSTAGE.actors} == {
        *("shylock", "mercutio", "hermione", "richard-iii", "ophelia"),
        *("ghost", "caliban", "mark-antony", "bear"),
    }
    assert {(one.kind, one.copies) for one in BACKSTAGE.actors} == {("actor", 1)}


def test_r11_2_thirty_two_backstage_cards_with_names_of_their_own() -> None:
    cards = [name for card in BACKSTAGE.cards for name in card.card_names]
    assert len(cards) == len(set(cards)) == 32
    assert {"architect-6", "double-2", "backstage-jeweler-1", "rag-picker-set-dresser"} <= set(cards)
    assert not set(cards) & {*CHARACTERS, *PRINTED, *ACTORS}


@pytest.mark.parametrize(
    ("name", "copies", "powers"),
    [
        ("architect", 6, {1: ("theater-1",), 2: ("theater-2-4",), 3: ("theater-5",)}),
        ("hatter", 4, {1: ("hat",), 3: ("hat", "hat")}),
        ("double", 2, {1: ("double-1",), 2: ("double-3",), 3: ("double-5",)}),
        ("lord-chamberlain", 3, {1: ("coin2", "lord-top"), 2: ("coin2", "lord-any")}),
        ("director", 2, {1: ("fewer-rest",)}),
        ("backstage-jeweler", 3, {2: ("jewel",)}),
        ("barkeep", 2, {1: ("mask",), 2: ("mask", "mask", "mask")}),
        ("marlowe", 2, {1: ("white",), 3: ("red", "yellow", "blue")}),
        ("merchant", 2, {1: ("costume-1-3",), 2: ("costume-4-5",)}),
        ("prompter", 2, {1: ("keep",)}),
        ("rag-picker-handyman", 2, {1: ("keep",)}),
        ("rag-picker-costume-mistress", 1, {1: ("keep",)}),
        ("rag-picker-set-dresser", 1, {1: ("keep",)}),
    ],
)
def test_r11_4_the_cards(name: str, copies: int, powers: dict[int, tuple[str, ...]]) -> None:
    assert (CARDS[name].copies, CARDS[name].powers) == (copies, powers)
    assert CARDS[name].provenance["copies"] == CARDS[name].provenance["powers"] == "rules"


def test_r11_4_the_cards_that_are_kept() -> None:
    assert {name: (one.kept, one.serves, one.serves_cost) for name, one in CARDS.items() if one.kept} == {
        "prompter": ("prompter", "", 0),
        "rag-picker-handyman": ("rag-picker", "handyman", 0),
        "rag-picker-costume-mistress": ("rag-picker", "costume-mistress", 3),
        "rag-picker-set-dresser": ("rag-picker", "set-dresser", 3),
    }


def test_r11_4_a_rag_picker_has_somebody_to_serve() -> None:
    everyone = (*EDITION.printed, *EDITION.characters)
    for card in BACKSTAGE.cards:
        served = [one for one in everyone if one.kind == card.serves and card.serves_cost in (0, one.cost)]
        assert bool(served) == (card.kept == "rag-picker")


def test_r11_5_a_complete_costume_gives_one_more_quill() -> None:
    costumed = {name: one.costumed for name, one in ACTORS.items() if one.costumed}
    assert costumed == {"shylock": ("red",), "mercutio": ("yellow",), "hermione": ("blue",)}
    for name, quill in costumed.items():
        assert (ACTORS[name].activate, ACTORS[name].rehearse) == (quill, ())


def test_r11_5_a_complete_costume_cancels_the_red_mask_of_richard_iii() -> None:
    cancels = {name: one.costumed_cancels for name, one in ACTORS.items() if one.costumed_cancels}
    assert cancels == {"richard-iii": "mask-red"}
    assert "mask-red" in ACTORS["richard-iii"].activate
    assert not ACTORS["richard-iii"].rehearse


def test_r11_5_the_bear_acts_first() -> None:
    assert [name for name, one in ACTORS.items() if one.first_action] == ["bear"]
    assert not ACTORS["bear"].activate


def test_r11_5_powers_the_rules_name() -> None:
    assert ACTORS["ophelia"].activate == ("token",)
    assert ACTORS["ghost"].activate == ACTORS["caliban"].rehearse == ("others-back",)
    assert ACTORS["ghost"].rehearse == ("objective",)
    assert ACTORS["mark-antony"].rehearse == ("others-coin",)


def test_r4_5_two_actors_of_backstage_give_no_initiative() -> None:
    assert {name for name, one in ACTORS.items() if not one.gives_initiative} == {"ophelia", "ghost"}


def test_r6_3_some_actors_of_backstage_have_two_circles() -> None:
    assert {name for name, one in ACTORS.items() if one.circles == 2} == {"shylock", "mercutio", "hermione"}


def test_r11_6_five_objectives() -> None:
    assert {(one.kind, one.value, one.amount, one.is_played) for one in BACKSTAGE.objectives} == {
        ("salvage", 6, 0, True),
        ("gold", 0, 0, True),
        ("cheer", 0, 3, True),
        ("run", 0, 0, True),
        ("dismissal", 0, 0, False),
    }


def test_r11_1_the_theater_is_a_column_with_candles() -> None:
    assert BACKSTAGE.theater.spaces == (".", "c", ".", "c")


def test_backstage_uses_every_icon_that_is_its_own() -> None:
    activate = {icon for one in BACKSTAGE.actors for icon in (*one.activate, *one.costumed)}
    rehearse = {icon for one in BACKSTAGE.actors for icon in one.rehearse}
    cards = {icon for card in BACKSTAGE.cards for power in card.powers.values() for icon in power}
    assert set(BACKSTAGE_ACTIVATE_ICONS) - set(ACTIVATE_ICONS) <= activate
    assert set(BACKSTAGE_REHEARSE_ICONS) - set(REHEARSE_ICONS) <= rehearse
    assert set(BACKSTAGE_CARD_ICONS) - set(ACTIVATE_ICONS) <= cards


def test_r12_1_the_cost_that_is_lost_is_marked_as_ours() -> None:
    ours = {key for key in EDITION.reconstructed() if key.startswith("backstage.cards.")}
    assert ours == {"backstage.cards.rag-picker-set-dresser.serves-cost"}
    assert "backstage.theater.spaces" in EDITION.reconstructed()


@pytest.mark.parametrize("character", EDITION.characters, ids=lambda one: one.name)
def test_r12_1_what_the_rules_fix_is_marked_so(character: Character) -> None:
    fixed = {"value", "circles"} & set(character.provenance)
    assert {character.provenance[datum] for datum in fixed} <= {"rules"}
