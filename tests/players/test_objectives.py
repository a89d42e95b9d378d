"""Computer players follow the objectives of an edition, however they are composed."""

from typing import Any

import pytest

from shakespeare import Edition, Game, Options, load_edition
from shakespeare.edition.objectives import SHORT_NAMES, WORTH_MEASURE
from shakespeare.players import make_player, play_out
from tests.frozen import BACKSTAGE_EDITION, EDITION
from tests.profile import count
from tests.scene import GREEN, RED, InOrder, Seat, scene

OURS = {"from": "reconstructed"}


def aiming_at(measure: object, steps: list[int]) -> Edition:
    """The frozen edition with another *cast*."""
    data = EDITION.to_dict()
    data["objectives"]["cast"] = {"measure": measure, "steps": steps, **OURS}
    return load_edition(data)


def chosen(game: Game) -> str:
    """What the apprentice does for Red, whatever its seed."""
    question = game.question(RED)
    assert question is not None
    moves = {
        make_player("apprentice", seed, game.options.edition)
        .choose(game.view(RED), question, game.legal(RED))
        .text
        for seed in range(5)
    }
    assert len(moves) == 1, moves
    return moves.pop()


def taken(
    measure: object, steps: list[int], costumes: str = "", sets: str = "", seat: dict[str, Any] | None = None
) -> str:
    """The first element that the handyman takes for this objective."""
    seats = {RED: Seat(objectives=["cast"], **(seat or {}))}
    edition = aiming_at(measure, steps)
    game = scene(2, day=4, turn=RED, seats=seats, costumes=costumes, sets=sets, edition=edition)
    game.play(RED, "activate handyman")
    return chosen(game)


@pytest.mark.parametrize(("colour", "other"), [("black", "pink"), ("pink", "black")])
def test_the_colour_that_counts_is_taken(colour: str, other: str) -> None:
    """R10.4: in the set, and on costumes."""
    measure = {"count": "elements", "in": "set", "colour": colour}
    assert taken(measure, [1, 1, 1], sets=f"{colour} {other}").startswith(f"set {colour} ")
    measure = {"count": "elements", "in": "costumes", "colour": colour}
    assert taken(measure, [1, 1, 1], costumes=f"{colour} {other}").startswith(f"costume {colour} ")


def test_of_several_what_there_is_least_of_is_taken() -> None:
    parts = [{"count": "elements", "in": place} for place in ("set", "costumes")]
    dressed = {"costumes": {"author": "black - -"}}
    built = {"stage": {"1.3": "black"}}
    assert taken({"least": parts}, [1], "black", "black", dressed).startswith("set black")
    assert taken({"least": parts}, [1], "black", "black", built).startswith("costume black")
    assert taken({"most": parts}, [2, 2, 2], "black", "black", built).startswith("set black")


def test_a_row_is_completed() -> None:
    """The second row of the frozen edition's set lacks one space, the first one two."""
    stage = dict.fromkeys(["1.2", "1.3", "1.4", "2.2"], "black")
    assert taken({"count": "rows"}, [1, 1, 1], sets="black", seat={"stage": stage}) == "set black 2.3"


def test_those_are_dressed_who_count() -> None:
    seat = {"extras": 1, "costumes": {"author": "black black -", "extra-1": "black black -"}}
    for wearer, name in (("extra", "extra-1"), ("actor", "author")):
        measure = {"count": "costumes", "wearer": wearer}
        assert taken(measure, [1, 1, 1], costumes="black", seat=seat) == f"costume black {name} 3"


@pytest.mark.parametrize(("act", "name"), list(enumerate(["I", "II", "III"], start=1)))
def test_the_act_that_counts_is_walked(act: int, name: str) -> None:
    for measure in (
        {"count": "space", "act": act},
        {"sum": [{"count": "space", "act": act}, "pounds"]},
    ):
        acts = {act: {RED: 8, GREEN: 4} for act in ("I", "II", "III")}
        edition = aiming_at(measure, [9, 9, 9])
        game = scene(2, day=5, turn=RED, seats={RED: Seat(objectives=["cast"])}, acts=acts, edition=edition)
        game.play(RED, "activate author")
        assert chosen(game) == f"step {name}"


def test_the_objective_that_is_nearly_done_is_kept() -> None:
    """The first three by name are balance, cast and company."""
    seat = Seat(stage=dict.fromkeys(["1.2", "1.3", "1.4", "2.2", "2.3"], "black"))
    edition = aiming_at({"sum": [{"count": "rows"}, {"count": "elements", "in": "set"}]}, [6, 6, 6])
    game = scene(2, day=5, turn=RED, seats={RED: seat}, chance=InOrder(), edition=edition)
    game.play(RED, "activate queen")
    game.play(RED, "ask objectives")
    assert chosen(game) == "keep cast"


@pytest.mark.slow
@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("player", ["apprentice", "player:2"])
@pytest.mark.parametrize("seed", range(count(3)))
def test_a_composition_is_played_like_its_short_name(player: str, backstage: bool, seed: int) -> None:
    """Move by move."""
    data = BACKSTAGE_EDITION.to_dict()
    for objective in data["objectives"].values():
        if objective["measure"] != WORTH_MEASURE:
            objective["measure"] = dict(SHORT_NAMES[objective["measure"]])
    logs = []
    for edition in (BACKSTAGE_EDITION, load_edition(data)):
        game = Game.new(Options(2, backstage, edition=edition), seed=seed)
        play_out(game, [make_player(player, seed, edition) for _ in range(2)])
        logs.append(game.record()["log"])
    assert logs[0] == logs[1]
