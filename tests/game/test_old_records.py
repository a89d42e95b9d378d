"""Records of every kind of game, written once by the first version and never again: they stay playable.

What a change of the rules, of the record or of a position's form would do to people's own games shows here first.
"""

import gzip
import hashlib
import json
from pathlib import Path

import pytest

from shakespeare import Game

FOLDER = Path(__file__).parents[1] / "records"
DIGESTS = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))


def test_every_record_has_its_digest() -> None:
    assert {path.name.partition(".")[0] for path in FOLDER.glob("*.gz")} == DIGESTS.keys()


@pytest.mark.parametrize("name", DIGESTS)
def test_an_old_record_comes_to_the_same_end(name: str) -> None:
    record = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    game = Game.replay(record)
    assert game.finished
    assert [standing.score for standing in game.standings()] == record["result"]
    position = json.dumps(game.position(), sort_keys=True)
    assert hashlib.sha256(position.encode()).hexdigest() == DIGESTS[name]
