"""Whatever it is given, the checker answers, and the loader raises nothing but EditionError."""

from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespeare.edition import (
    ACTIVATE_ICONS,
    BACKSTAGE_CARD_ICONS,
    BACKSTAGE_REHEARSE_ICONS,
    COMBINATIONS,
    COUNTS,
    KEPT,
    KINDS,
    MEASURES,
    OBJECTIVE_KINDS,
    EditionError,
    check,
    load_edition,
)
from tests.measures import EXAMPLES

SHIPPED = resources.files("shakespeare.edition").joinpath("first.toml").read_bytes()
KEYS = (
    "name",
    "kind",
    "cost",
    "copies",
    "value",
    "circles",
    "activate",
    "rehearse",
    "measure",
    "steps",
    "worth",
    "count",
    "colour",
    "wearer",
    "sum",
    "least",
    "costumed",
    "costumed-cancels",
    "first-action",
    "amount",
    "spaces",
    "powers",
    "kept",
    "serves",
    "serves-cost",
)
WORDS = st.sampled_from(
    (
        *(*ACTIVATE_ICONS, *BACKSTAGE_REHEARSE_ICONS, *BACKSTAGE_CARD_ICONS),
        *(*KINDS, *MEASURES, *COUNTS, *COMBINATIONS, *OBJECTIVE_KINDS, *KEPT, *KEYS),
        *("from", "title", "gives-initiative", "rules", "v v . v v", ".", "c", "1", "2", "5", "6"),
        *("actors", "objectives", "theater", "cards"),
    )
)
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.integers(),
    st.sampled_from([2**64, 10**4000, -(10**4000)]),
    st.floats(),
    st.binary(max_size=3),
    st.text(max_size=50),
    WORDS,
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(WORDS, st.text(max_size=5)), inner, max_size=4),
        st.dictionaries(
            st.one_of(st.integers(), st.none(), st.floats(), st.text(max_size=5)), inner, max_size=3
        ),
    ),
    max_leaves=8,
)


def answers(data: object) -> None:
    """The checker answers in readable lines, and the loader agrees with it."""
    mistakes = check(data, "own.toml")
    for mistake in mistakes:
        assert mistake.message
        assert str(mistake.message).endswith((".", "?"))
        assert str(mistake).isprintable()
    if data is None or isinstance(data, str):
        return  # to the loader, these are the shipped edition and a path
    if mistakes:
        with pytest.raises(EditionError):
            load_edition(data)  # type: ignore[arg-type]
    else:
        edition = load_edition(data)  # type: ignore[arg-type]
        assert load_edition(edition.to_dict()) == edition


@st.composite
def mutations(draw: st.DrawFn) -> dict[str, Any]:
    """The shipped data with a few things replaced, taken out, put in or exchanged, at any depth."""
    data = load_edition().to_dict()
    for _ in range(draw(st.integers(1, 4))):
        place: Any = data
        while True:
            inside = [
                value
                for value in (place.values() if isinstance(place, dict) else place)
                if value and isinstance(value, dict | list)
            ]
            if not inside or not draw(st.integers(0, 4)):
                break
            place = draw(st.sampled_from(inside))
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            continue
        key, other = draw(st.sampled_from(keys)), draw(st.sampled_from(keys))
        match draw(st.sampled_from(["replace", "take out", "put in", "exchange"])):
            case "replace":
                place[key] = draw(VALUES)
            case "take out":
                del place[key]
            case "put in" if isinstance(place, dict):
                place[draw(st.one_of(WORDS, st.text(max_size=5)))] = draw(VALUES)
            case "put in":
                place.append(draw(VALUES))
            case _:
                place[key], place[other] = place[other], place[key]
    return data


@given(VALUES)
def test_any_value(data: object) -> None:
    answers(data)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys(load_edition().to_dict(), VALUES)))
def test_any_tables(data: dict[str, object]) -> None:
    answers(data)


@st.composite
def backstages(draw: st.DrawFn) -> dict[str, Any]:
    """The shipped data with some tables of Backstage, or of one of its cards, made of anything."""
    data = load_edition().to_dict()
    table = draw(st.sampled_from(list(data["backstage"])))
    if table == "theater" or draw(st.booleans()):
        data["backstage"][table] = draw(VALUES)
    else:
        part = data["backstage"][table][draw(st.sampled_from(list(data["backstage"][table])))]
        part[draw(st.one_of(st.sampled_from(list(part)), WORDS))] = draw(VALUES)
    return data


@given(mutations())
def test_any_mutation(data: dict[str, Any]) -> None:
    answers(data)


@given(backstages())
def test_any_backstage(data: dict[str, Any]) -> None:
    answers(data)


MEASURED = st.recursive(
    st.one_of(
        st.sampled_from(EXAMPLES),
        VALUES,
        st.dictionaries(
            WORDS, st.one_of(WORDS, st.integers(-1, 12), st.lists(WORDS, max_size=3)), max_size=4
        ),
    ),
    lambda inner: st.dictionaries(
        st.sampled_from(("count", *COMBINATIONS)), st.lists(inner, max_size=7), min_size=1, max_size=2
    ),
    max_leaves=20,
)


@given(MEASURED, st.lists(st.integers(-1, 100), max_size=4))
def test_any_measure(measure: object, steps: list[int]) -> None:
    data = load_edition().to_dict()
    data["objectives"]["cast"] |= {"measure": measure, "steps": steps}
    answers(data)


def test_a_hostile_measure_is_looked_at_no_further_than_a_measure_may_go() -> None:
    """Wide, deep, and the same table again and again: each is answered with few mistakes."""
    wide: Any = ["actors"] * 100_000
    deep: Any = "actors"
    again: Any = {"sum": ["actors", "wrong"]}
    for _ in range(10_000):
        deep = {"sum": [deep, deep]}
    for _ in range(60):
        again = {"least": [again] * 6}
    colours = {"count": "elements", "colour": ["blue"] * 100_000}
    for measure in ({"sum": wide}, deep, again, {"most": [again] * 6}, colours):
        data = load_edition().to_dict()
        data["objectives"]["cast"]["measure"] = measure
        mistakes = check(data, "own.toml")
        assert 0 < len(mistakes) < 30
        assert all(mistake.key.startswith("objectives.cast.measure") for mistake in mistakes)


@pytest.mark.slow
@pytest.mark.parametrize("table", ["printed", "characters", "extra", "stage", "objectives", "backstage"])
def test_deep_nesting(table: str) -> None:
    lists: list[Any] = []
    tables: dict[str, Any] = {}
    for _ in range(100_000):
        lists = [lists]
        tables = {"romeo": tables}
    data = load_edition().to_dict()
    data[table] = {"romeo": tables, "puck": lists, "rows": lists, "rehearse": lists, "from": tables}
    answers(data)


@pytest.mark.slow
@pytest.mark.parametrize("table", ["actors", "objectives", "theater", "cards"])
def test_deep_nesting_backstage(table: str) -> None:
    lists: list[Any] = []
    tables: dict[str, Any] = {}
    for _ in range(100_000):
        lists = [lists]
        tables = {"1": tables}
    part = dict.fromkeys(("activate", "costumed-cancels", "kept", "serves", "kind", "spaces"), lists)
    data = load_edition().to_dict()
    data["backstage"][table] = {"bear": part | {"powers": tables}, "hatter": tables, "spaces": lists}
    answers(data)


@given(st.data())
def test_any_file(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(SHIPPED)))
    end = data.draw(st.integers(start, min(start + 40, len(SHIPPED))))
    put_in = data.draw(
        st.one_of(
            st.binary(max_size=10), st.text(max_size=10).map(lambda text: text.encode("utf-8", "replace"))
        )
    )
    path: Path = tmp_path_factory.getbasetemp() / "own.toml"
    path.write_bytes(SHIPPED[:start] + put_in + SHIPPED[end:])
    try:
        load_edition(path)
    except EditionError as error:
        mistakes = error.mistakes
    else:
        return
    assert {mistake.file for mistake in mistakes} == {str(path)}
