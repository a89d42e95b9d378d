"""What docs/edition.md says of objectives, and its examples."""

import re
import tomllib
from pathlib import Path

import pytest

from shakespeare.edition import COUNTS, MEASURES, WORTH_MEASURE, check, load_edition, read_measure
from shakespeare.edition.objectives import DEEPEST, MEASURED_KINDS, MOST_COUNTS, SHORT_NAMES
from shakespeare.locales import LANGUAGES, Texts

TEXT = (Path(__file__).parents[2] / "docs" / "edition.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", TEXT, re.S)
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TEXT.split("\n") if line[:1] == "|"]


@pytest.mark.parametrize("block", BLOCKS)
def test_an_example_can_be_played_with(block: str) -> None:
    data = load_edition().to_dict()
    ours = tomllib.loads(block)["objectives"]
    for name in list(data["objectives"])[: len(ours)]:
        del data["objectives"][name]
    data["objectives"] |= ours
    assert check(data, "own.toml") == []
    edition = load_edition(data)
    assert load_edition(edition.to_dict()).digest == edition.digest
    for language in LANGUAGES:
        assert all(Texts(language, edition=edition).goal(name) for name in ours)


def test_the_short_names_stand_for_what_is_said() -> None:
    said = {row[0].strip("`"): row[1] for row in ROWS if row[0].strip("`") in MEASURES}
    assert said.keys() == SHORT_NAMES.keys()
    for name, text in said.items():
        table = tomllib.loads(f"measure = {text.split('`')[1]}")["measure"]
        assert read_measure(table) == read_measure(name)
        assert (name == WORTH_MEASURE) == ("worth" in text)


def test_every_count_is_there_with_its_conditions() -> None:
    said = {name: row[2] for row in ROWS if len(row) == 3 for name in re.findall("`([a-z]+)`", row[0])}
    assert said.keys() >= COUNTS.keys()
    for count, conditions in COUNTS.items():
        assert all(f"`{condition}`" in said[count] for condition in conditions), count
    for kind in MEASURED_KINDS:
        assert f"`{kind}`" in TEXT
    assert "three deep, and twelve in all" in TEXT
    assert (DEEPEST, MOST_COUNTS) == (3, 12)
