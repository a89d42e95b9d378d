"""Whatever is given to the engine and sent to the server, it is answered or refused as promised."""

import pickle
from collections.abc import Iterator

import pytest

from tests.fuzz.__main__ import try_with
from tests.fuzz.cases import KINDS, Case, case_of
from tests.fuzz.figures import Figures
from tests.fuzz.target import Target
from tests.profile import count, drawn_seed


@pytest.fixture(scope="module")
def target() -> Iterator[Target]:
    with Target() as target:
        yield target


@pytest.mark.slow
def test_nothing_crashes(target: Target) -> None:
    start = drawn_seed(0)
    figures = try_with(target, start, start + count(1_000))
    assert not figures.crashes, figures.told()
    assert figures.count == count(1_000)
    for outcome in ("record refused", "position refused", "edition refused", "request 422", "frames 101"):
        assert figures.outcomes[outcome], outcome


def test_a_case_is_decided_by_its_number() -> None:
    for number in range(3, 53, 5):
        one, other = case_of(number), case_of(number)
        assert one.kind == other.kind == KINDS[number % len(KINDS)]
        assert pickle.dumps(one.data) == pickle.dumps(other.data)


def test_figures_of_pieces_add_up_and_crashes_are_told() -> None:
    def answer(case: Case) -> str:
        if case.number == 7:
            raise ZeroDivisionError("a mistake of ours")
        return "answered"

    def piece(start: int, end: int) -> Figures:
        figures = Figures()
        for number in range(start, end):
            figures.add(number, answer)
        return Figures.from_dict(figures.to_dict())

    whole, parts = piece(0, 20), Figures.summed([piece(0, 8), piece(8, 20)])
    assert (whole.count, whole.outcomes) == (parts.count, parts.outcomes)
    assert whole.count == 20 and whole.outcomes["edition crash"] == 1
    ((number, told),) = parts.crashes
    assert number == 7 and "ZeroDivisionError: a mistake of ours" in told
    assert {kind for kind, _ in parts.slowest.items()} == set(KINDS)
