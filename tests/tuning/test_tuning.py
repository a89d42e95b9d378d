"""The search for an edition: it stays within the facts, can be stopped, and finds its way (R12.1, R12.3)."""

import json
import shutil
import tomllib
from pathlib import Path
from random import Random

import numpy as np
import pytest
from benchmarks.tuning.figures import Figure, tally
from benchmarks.tuning.file import with_values
from benchmarks.tuning.levers import changed
from benchmarks.tuning.model import Model, blended, features
from benchmarks.tuning.search import Search, Settings
from benchmarks.tuning.wanted import aim, limit, loss

from shakespeare.edition import Edition, load_edition, shipped_file
from shakespeare.edition.facts import contradicted

START = load_edition()
SETTINGS = Settings(seed=7, jobs=2, games=1, player="groundling")


def walk(seed: int, steps: int) -> Edition:
    edition, random = START, Random(seed)
    for _ in range(steps):
        edition = changed(edition.to_dict(), random, 1)
    return edition


@pytest.mark.parametrize("seed", range(4))
def test_r12_3_however_far_it_goes_every_stated_fact_is_kept(seed: int) -> None:
    edition = walk(seed, steps=60)
    assert contradicted(edition) == {}
    assert edition.digest != START.digest
    for objective in edition.objectives:
        assert list(objective.steps) == sorted(set(objective.steps))
    stated = [
        key
        for key, source in START.provenances().items()
        if source.partition(":")[0] in ("rules", "attested") and not key.endswith(".rows")
    ]
    before, after = START.to_dict(), edition.to_dict()

    def value(data: object, key: str) -> object:
        for name in key.split("."):
            data = data.get(name) if isinstance(data, dict) else None
        return data

    assert [key for key in stated if value(before, key) != value(after, key)] == []


def test_the_values_found_are_written_into_the_file_as_it_is() -> None:
    edition = walk(seed=9, steps=40)
    text = shipped_file().decode("utf-8")
    new = with_values(text, edition)
    assert new.count("\n") == text.count("\n")
    assert [line for line in new.splitlines() if line.startswith("#")] == [
        line for line in text.splitlines() if line.startswith("#")
    ]
    assert load_edition(tomllib.loads(new)) == edition


def played(folder: Path, lines: int) -> list[str]:
    """The journal of a search, as far as so many editions."""
    search = Search(START, SETTINGS, folder / "journal.jsonl")
    for number, _ in search.run(seconds=600):
        if number + 1 >= lines:
            break
    return (folder / "journal.jsonl").read_text(encoding="utf-8").splitlines()[: lines + 1]


@pytest.mark.slow
def test_a_search_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", 8)
    played(tmp_path / "part", 4)
    journal = tmp_path / "part" / "journal.jsonl"
    text = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text("".join(text[:5]) + text[5][:40] if len(text) > 5 else "".join(text[:5]) + '{"numb')
    assert played(tmp_path / "part", 8) == whole


def test_another_search_does_not_take_the_journal_over(tmp_path: Path) -> None:
    played(tmp_path, 1)
    with pytest.raises(SystemExit, match="is of another search"):
        Search(START, Settings(seed=8, jobs=2, games=1, player="groundling"), tmp_path / "journal.jsonl")


def test_the_model_learns_what_a_step_of_an_objective_is_worth() -> None:
    """Each step costs half a point here: what was never played is foretold."""
    random = Random(3)
    model = Model(START)
    noise = np.random.default_rng(3)
    for _ in range(150):
        edition = changed(START.to_dict(), random, 3)
        for objective in edition.objectives:
            name = f"objective-{objective.name}"
            model.see(edition, {name: Figure(truth(edition, name) + noise.normal(0, 0.2), 0.2)})
    far = walk(seed=5, steps=30)
    predicted = model.predictor()(far)
    names = [name for name in features(far) if name.startswith("objective-") and truth(far, name) != 1.5]
    assert names
    for name in names:
        assert abs(predicted[name] - truth(far, name)) < 0.5 * abs(1.5 - truth(far, name)) + 0.15


def truth(edition: Edition, name: str) -> float:
    weight = f"steps {name}"
    return 1.5 - 0.5 * (features(edition)[name][weight] - features(START)[name][weight])


def test_what_is_aimed_at_lies_within_the_limits() -> None:
    for name in ("score-2", "score-3", "score-4", "payroll", "card-romeo", "objective-cast"):
        assert limit(name).least <= aim(name).least < aim(name).most <= limit(name).most
        middle = (aim(name).least + aim(name).most) / 2
        assert loss({name: middle}, {name: aim(name)}) == 0 < loss({name: middle + 9}, {name: aim(name)})


def test_own_games_count_the_more_the_more_there_are() -> None:
    few = blended({"score-2": 24.0}, {"score-2": Figure(28.0, 1.0)})["score-2"]
    many = blended({"score-2": 24.0}, {"score-2": Figure(28.0, 0.1)})["score-2"]
    assert 24 < few < 25 < 27.5 < many < 28


def test_a_tally_counts_what_the_games_say() -> None:
    found = tally(START, 3, "groundling", range(2))
    assert len(found.scores["3"]) == 2
    assert found.seats["won"] + found.seats["lost"] == 6
    assert len(found.payrolls) == found.seats["won"]
    again = type(found).of(json.loads(json.dumps(found.to_dict())))
    again.add(tally(START, 3, "groundling", range(2, 4)))
    assert again.figures() == tally(START, 3, "groundling", range(4)).figures()


def test_stopping_leaves_no_process(tmp_path: Path) -> None:
    """A search that is left in the middle of its games closes its pool."""
    search = Search(START, SETTINGS, tmp_path / "journal.jsonl")
    run = search.run(seconds=600)
    next(run)
    run.close()
    shutil.rmtree(tmp_path)
