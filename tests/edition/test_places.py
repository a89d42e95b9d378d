"""A mistake in an edition file is shown at its line."""

import re
from importlib import resources

import pytest

from shakespeare.edition import (
    MOST_MISTAKES,
    EditionError,
    Mistake,
    Words,
    lines_of,
    load_edition,
    places,
    read_edition,
)

SHIPPED = resources.files("shakespeare.edition").joinpath("first.toml").read_text(encoding="utf-8")


def mistakes(text: str) -> list[tuple[int | None, str]]:
    with pytest.raises(EditionError) as refused:
        read_edition(text.encode("utf-8"))
    found = refused.value.mistakes
    return list(zip(lines_of(found, text), (mistake.key for mistake in found), strict=True))


def line(part: str, text: str = SHIPPED) -> int:
    assert text.count(part) == 1
    return text[: text.index(part)].count("\n") + 1


def test_a_good_file_is_the_edition() -> None:
    assert read_edition(SHIPPED.encode("utf-8")) == load_edition()


@pytest.mark.parametrize(
    ("right", "wrong", "key"),
    [
        ('name = "Reconstructed first edition"', "name = 7", "name"),
        ('activate = ["costume-green", "white"]', 'activate = ["costume-green", "wite"]', "characters.beatrice.activate"),
        ('rehearse = ["red", "yellow", "blue"]', 'rehearse = ["red", "gold", "blue"]', "characters.lady-macbeth.rehearse"),
        ('"reconstructed: a blue set element is attested', '"guessed: a blue set element is attested', "characters.prospero.from.activate"),
        ("steps = [8, 10, 11]", "steps = [8, 10, 9]", "objectives.scenery.steps"),
        ('powers = { 1 = ["theater-1"], 2', 'powers = { 1 = ["theater-9"], 2', "backstage.cards.architect.powers.1"),
        ("rows = [", 'rows = ["x", ', "stage.rows"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_found_at_its_line(right: str, wrong: str, key: str) -> None:
    assert (line(right), key) in mistakes(SHIPPED.replace(right, wrong))


def test_what_is_missing_is_missed_where_its_table_begins() -> None:
    head = '[characters.hamlet]\nkind = "actor"\n'
    hamlet = re.sub(re.escape(head) + r"cost = \d\n", head, SHIPPED)
    assert (line("[characters.hamlet]"), "characters.hamlet.cost") in mistakes(hamlet)
    # A table that is not there at all belongs to the file as a whole.
    assert (None, "stage") in mistakes(re.sub(r"\[stage\][^\[]*\[.*\]\nfrom = .*\n", "", SHIPPED))


def test_a_file_that_is_no_toml_names_its_line() -> None:
    broken = SHIPPED.replace("steps = [8, 10, 11]", "steps = [8, 10 11]")
    assert mistakes(broken) == [(line("steps = [8, 10, 11]"), "")]
    assert mistakes("x" * 100_001) == [(None, "")]


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("char", 2),
        ("char.acters.romeo", 2),
        ("char.acters.romeo.list", 3),
        ("char.acters.romeo.a", 2),
        ("char.acters.romeo.last", 7),
        ("char.acters.romeo.after", 8),
        ("nobody", None),
    ],
)
def test_values_over_several_lines_and_odd_keys_do_not_lead_astray(key: str, number: int | None) -> None:
    text = """# [nobody]
["char" . 'acters'.romeo]
list = [ # a [
  "a = 1",
  { b = 2 },
]
last = "x = [" # }
after = 3
"""
    assert lines_of([Mistake("own.toml", key, Words("unknown-key"))], text) == [number]


def test_lines_are_looked_for_once_however_many_mistakes_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    keys = places._keys
    monkeypatch.setattr(places, "_keys", lambda text: looked.append(text) or keys(text))
    text = "".join(f"key{number} = 0\n" for number in range(5_000))
    found = mistakes(text)
    assert found[10:12] == [(5, "key4"), (6, "key5")]
    assert looked == [text]


def test_a_long_line_of_open_quotes_is_read_once() -> None:
    """Looked through from each quote on, it would take minutes."""
    text = "name = '''\n" + '"\\' * 45_000 + "\n'''\nnome = 1\n"
    assert (4, "nome") in mistakes(text)


def test_mistakes_are_listed_up_to_a_limit() -> None:
    text = "".join(f"key{number} = 0\n" for number in range(5_000))
    with pytest.raises(EditionError) as refused:
        read_edition(text.encode(), "own.toml")
    *listed, last = refused.value.mistakes
    assert len(listed) == MOST_MISTAKES
    assert str(last) == f"own.toml: has more mistakes than the {MOST_MISTAKES} that are listed."
    assert refused.value.has_more and str(refused.value).count("\n") == MOST_MISTAKES
