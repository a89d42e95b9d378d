"""Golden games: played again, they read as they did; between them they use every component."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from shakespeare import Game
from shakespeare.game.history import BACKSTAGE_EVENT_IDS, EVENT_IDS
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS, EDITION
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
    options = [game.options for game, _ in map(played, FILES)]
    assert {(one.players, one.strategic_rest) for one in options if not one.backstage} >= set(CONFIGURATIONS)
    backstage = [one for one in options if one.backstage]
    assert {one.players for one in backstage} == {1, 2, 3, 4}
    assert {one.strategic_rest for one in backstage} == {False, True}


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
    games = [game for game, _ in map(played, FILES) if not game.options.backstage]
    return [(event.id, event.args) for game in games for event in game.events if event.id in ids]


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
    told = {event.id for file in FILES for event in played(file)[0].events}
    assert set(EVENT_IDS) - told <= {"token-none", "undone", "lord-empty", "no-objective-left"}


# With Backstage

BACKSTAGE = BACKSTAGE_EDITION.backstage
FIRST_ACTION = re.compile(r"^\[\d\] (\S+).* \| first-action,", re.M)


def seen(game: Game, transcript: str) -> Iterator[str]:
    """What a game uses of Backstage, in words."""
    dressed: set[tuple[object, object]] = set()
    phase = ""
    for event in game.events:
        args = event.args
        if event.id == "phase":
            phase = str(args["phase"])
        elif event.id in ("backstage-used", "backstage-used-recruitment"):
            card = str(args["card"])
            name = next(part.name for part in BACKSTAGE.cards if card in part.card_names)
            yield f"{name} for {args['cylinders']}"
            yield f"{name} {'with' if event.id == 'backstage-used-recruitment' else 'without'} Recruitment card"
        elif event.id == "costume-complete":
            dressed.add((args["seat"], args["character"]))
        elif event.id in ("activated", "doubled"):
            costume = " in costume" if (args["seat"], args["character"]) in dressed else ""
            yield f"{event.id} {args['character']}"
            yield f"{event.id} {args['character']}{costume}"
        elif event.id in ("rehearsed", "objective-played"):
            yield f"{event.id} {args.get('character', args.get('objective'))}"
        elif event.id == "back":
            yield f"somebody back in {phase}"
        elif event.id in BACKSTAGE_EVENT_IDS:
            yield event.id
    for action in FIRST_ACTION.findall(transcript):
        yield "no first action" if action == "forgo" else "a first action"


def test_all_of_backstage_has_been_used() -> None:
    """Every card with every number it prints, every actor and objective, and what only some of them do (R11.4-R11.6)."""
    found = {what for game, text in map(played, FILES) if game.options.backstage for what in seen(game, text)}
    wanted = {f"{card.name} for {number}" for card in BACKSTAGE.cards for number in card.powers}
    wanted |= {
        f"{card.name} {how} Recruitment card" for card in BACKSTAGE.cards for how in ("with", "without")
    }
    for actor in BACKSTAGE.actors:
        if not actor.first_action:
            wanted.add(f"activated {actor.name}")
        if actor.costumed or actor.costumed_cancels:
            wanted.add(f"activated {actor.name} in costume")
        wanted.add(f"rehearsed {actor.name}")
    wanted |= {"a first action", "no first action", "fired", "somebody back in rehearsal"}
    wanted |= {
        f"objective-played {objective.name}" for objective in BACKSTAGE.objectives if objective.is_played
    }
    assert wanted <= found
    assert any(what.startswith("doubled ") for what in found)
