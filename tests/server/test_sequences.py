"""Whatever people do at a table, in whatever order: all see what they may, all who are asked can answer, and it ends."""

import pytest

from tests.profile import PROFILE
from tests.server.sequences.__main__ import story
from tests.server.sequences.runner import run

COUNTS = {"check": 1, "test": 20, "soak": 2000}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(COUNTS[PROFILE]))
def test_a_sequence(seed: int) -> None:
    result = run(seed)
    assert result.failure is None, "\n" + story(result)


@pytest.mark.slow
def test_a_sequence_is_the_same_every_time() -> None:
    assert run(1).notes == run(1).notes
