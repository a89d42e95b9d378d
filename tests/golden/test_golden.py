"""Golden games: played again, they read as they did; between them they use every component."""

from functools import cache
from pathlib import Path

import pytest

from shakespeare import Game
from tests.frozen import CONFIGURATIONS, EDITION
from tests.golden.transcript import replay

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@cache
def played(file: Path) -> tuple[Game, str]:
    return replay(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_game_reads_as_it_did(file: Path) -> None:
    game, transcript = played(file)
    assert transcript.splitlines() == file.read_text(encoding="utf-8").splitlines()
    assert game.finished


def test_every_configuration_has_a_golden_game() -> None:
    found = {(game.options.players, game.options.strategic_rest) for game, _ in map(played, FILES)}
    assert found == set(CONFIGURATIONS)


def _copies() -> list[str]:
    names = [character.name for character in EDITION.printed]
    for character in EDITION.characters:
        names.append(character.name)
    return names


def _card(name: str) -> str:
    """The card that a copy of it (jeweler-2) is one of."""
    names = set(_copies())
    return name if name in names else name.rpartition("-")[0]


def _events(*ids: str) -> list[tuple[str, dict[str, object]]]:
    return [(event.id, event.args) for file in FILES for event in played(file)[0].events if event.id in ids]


def test_every_card_has_been_activated_or_counted_on() -> None:
    """An assistant is never activated; being recruited as a character is its use (R5.7)."""
    used = {_card(str(args["character"])) for _, args in _events("activated")}
    recruited = {_card(str(args["card"])) for _, args in _events("recruited")}
    assistants = {character.name for character in EDITION.characters if character.kind == "assistant"}
    assert set(_copies()) - used == assistants
    assert assistants <= recruited


def test_every_actor_and_an_extra_have_rehearsed() -> None:
    """Every costume power has been seen (R9.1)."""
    rehearsed = {_card(str(args["character"])) for _, args in _events("rehearsed")}
    characters = [*EDITION.printed, *EDITION.characters]
    actors = {character.name for character in characters if character.kind == "actor"}
    assert actors <= rehearsed
    assert "extra" in {
        name.rpartition("-")[0] for name in (str(a["character"]) for _, a in _events("rehearsed"))
    }


def test_every_objective_has_scored() -> None:
    """Every objective has been kept and has given prestige (R10.4)."""
    scored = {str(args["objective"]) for _, args in _events("objective-scored") if args["amount"]}
    assert scored == {objective.name for objective in EDITION.objectives}


def test_every_kind_of_event_has_been_told() -> None:
    """What a game can tell is seen in a golden game, but for what hardly ever happens."""
    from shakespeare.game.history import BACKSTAGE_EVENT_IDS, EVENT_IDS

    told = {event.id for file in FILES for event in played(file)[0].events}
    assert set(EVENT_IDS) - {*BACKSTAGE_EVENT_IDS} - told <= {"token-none", "undone"}
