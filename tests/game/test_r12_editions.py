"""R12: editions are data."""

from pathlib import Path

import pytest

from shakespeare import EditionError, Game, Options, PositionError, UnknownMove, load_edition
from tests.frozen import EDITION
from tests.scene import (
    COLOURS,
    GREEN,
    PRINTED,
    RED,
    Seat,
    cards,
    edition_with,
    legal,
    lines,
    play,
    player,
    scene,
    why_not,
)
from tests.scene import character as character_of

KNOWN = ("rules", "attested", "reconstructed")


def test_every_datum_says_where_it_comes_from():
    """R12.1: stated by a document, attested, or reconstructed."""
    provenances = EDITION.provenances()
    assert len(provenances) > 150
    assert {text.split(":")[0] for text in provenances.values()} == {*KNOWN}
    for character in (*EDITION.printed, *EDITION.characters):
        table = "characters" if character.cost else "printed"
        for datum in ("name", *character.data()):
            assert f"{table}.{character.name}.{datum}" in provenances
    for objective in EDITION.objectives:
        for datum in ("name", *objective.data()):
            assert f"objectives.{objective.name}.{datum}" in provenances
    assert {"extra.rehearse", "stage.rows", "name"} <= {*provenances}


@pytest.mark.parametrize(
    ("name", "activate", "rehearse"),
    [
        ("author", ("white", "white"), None),
        ("hamlet", None, ("prestige",)),
        ("viola", None, ("coin1", "coin1")),
        ("lady-macbeth", None, ("red", "yellow", "blue")),
    ],
)
def test_what_the_documents_say_is_fixed(name, activate, rehearse):
    """R12.1: and marked as such."""
    character = next(c for c in (*EDITION.printed, *EDITION.characters) if c.name == name)
    for datum, icons in (("activate", activate), ("rehearse", rehearse)):
        if icons:
            assert getattr(character, datum) == icons
            assert character.provenance[datum] == "rules"


def test_the_stage_fits_what_the_documents_say():
    """R12.1, R7.1, R7.2: bricked rows over an odd bottom row of at least five, four virtual elements."""
    rows = EDITION.stage.rows
    assert len(rows[0]) % 2 == 1 and len(rows[0]) >= 5
    assert [len(row) for row in rows] == [len(rows[0]) - height for height in range(len(rows))]
    assert sum(row.count("v") for row in rows) == 4


def test_thirty_cards_and_ten_objectives():
    """R12.1, R2.3, R2.4."""
    assert sum(character.copies for character in EDITION.characters) == 30
    assert len(EDITION.objectives) == 10
    assert {character.cost for character in EDITION.characters} == {1, 3, 5}


def test_which_values_are_reconstructed():
    """R12.2: the program says so plainly."""
    reconstructed = EDITION.reconstructed()
    assert "characters.othello.activate" in reconstructed
    assert "stage.rows" in reconstructed
    assert "characters.hamlet.rehearse" not in reconstructed
    assert "printed.author.activate" not in reconstructed
    assert {*reconstructed} == {
        key for key, text in EDITION.provenances().items() if text.startswith("reconstructed")
    }


OWN = """
[characters.romeo]
kind = "actor"
cost = 5
copies = 1
circles = 2
activate = ["coin5", "red"]
rehearse = ["prestige"]
from = "rules: my own copy of the game"
"""


def test_an_edition_of_ones_own(tmp_path):
    """R12.2: whoever owns the box writes the printed values into a file, has it checked, and plays with it."""
    text = (Path(__file__).parents[1] / "editions" / "frozen.toml").read_text(encoding="utf-8")
    before, _, after = text.partition("[characters.romeo]")
    _, _, after = after.partition("\n[")
    file = tmp_path / "own.toml"
    file.write_text(before + OWN.lstrip() + "\n[" + after, encoding="utf-8")
    edition = load_edition(file)
    assert edition.digest != EDITION.digest
    assert "characters.romeo.activate" not in edition.reconstructed()
    assert Options(edition=edition).edition is edition
    game = scene(2, turn=RED, edition=edition, costumes="black", seats={RED: Seat(troupe=["romeo"])})
    assert player(game, RED)["payroll"] == 5
    assert play(game.copy(), RED, "activate romeo")[2:] == ["money 0 5 activation 5", "step 0 1 2"]
    play(game, RED, "activate handyman")
    assert "costume black romeo 1" in legal(game, RED)
    assert game.view(RED)["edition"] == {"name": edition.name, "digest": edition.digest}


def test_an_edition_is_checked():
    """R12.2: and every mistake is named."""
    data = EDITION.to_dict()
    data["characters"]["hamlet"]["cost"] = 2
    data["stage"]["rows"] = [". . ."]
    with pytest.raises(EditionError) as wrong:
        load_edition(data)
    assert "characters.hamlet.cost" in {mistake.key for mistake in wrong.value.mistakes}
    assert "stage.rows" in {mistake.key for mistake in wrong.value.mistakes}


def test_a_game_keeps_to_its_edition():
    """R12.2: a position or a record of one edition is not played with another."""
    other = edition_with(characters={"romeo": {"activate": ["coin5"]}})
    game = Game.new(Options(players=2, edition=other))
    with pytest.raises(PositionError, match="give that edition"):
        Game.at(game.position(), EDITION)
    assert Game.at(game.position(), other).position() == game.position()
    assert Game.replay(game.record()).options.edition.digest == other.digest


def test_the_shipped_edition_is_the_default():
    """R12.2: without an edition, the shipped one is played."""
    assert Options().edition is load_edition()
    assert Game.new(seed=3).options.edition is load_edition()
    other = edition_with(characters={"romeo": {"activate": ["coin5"]}})
    assert Game.new(Options(players=3), edition=other).options == Options(players=3, edition=other)


# Everything an edition says is what is played. Each test has an edition of its own, made for it.

EXTRAS = [f"extra-{number}" for number in range(1, 8)]  # one before the first day and one a day


def all_moves(edition):
    """Every move of an edition as text and as dict, in the order of their numbers."""
    everybody = [*PRINTED, *cards(edition), *EXTRAS]
    circles = {name: c.circles for c in (*edition.printed, *edition.characters) for name in c.card_names}
    for cylinders in range(1, 6):
        yield f"wager {cylinders}", {"move": "wager", "cylinders": cylinders}
    for card in cards(edition):
        yield f"recruit {card}", {"move": "recruit", "card": card}
        yield f"recruit {card} as extra", {"move": "recruit-extra", "card": card}
    for name in everybody:
        yield f"activate {name}", {"move": "activate", "character": name}
    for text in ("pass", "spend token", "keep token"):
        yield text, {"move": text.replace(" ", "-")}
    for kind in ("step", "back"):
        for number, act in enumerate(("I", "II", "III"), start=1):
            yield f"{kind} {act}", {"move": kind, "act": number}
    for colour in COLOURS:
        for name in everybody:
            for circle in range(1, circles.get(name, 3) + 1):
                fields = {"move": "costume", "colour": colour, "character": name, "circle": circle}
                yield f"costume {colour} {name} {circle}", fields
    for colour in COLOURS:
        for row, cells in enumerate(edition.stage.rows, start=1):
            for column in range(1, len(cells) + 1):
                place = f"{row}.{column}"
                yield f"set {colour} {place}", {"move": "set", "colour": colour, "place": place}
    for text in ("done", "ask money", "ask objectives"):
        yield text, {"move": text.replace(" ", "-")}
    for objective in edition.objectives:
        yield f"keep {objective.name}", {"move": "keep", "objective": objective.name}
    for name in everybody:
        yield f"spare {name}", {"move": "spare", "character": name}


def test_the_moves_of_an_edition():
    """R12.2: one fixed space of numbers; each move has a number, a text and a dict that lead to one another."""
    edition = edition_with(
        characters={"romeo": {"circles": 2}},
        stage={"rows": [". . . . . . .", ". . c c . .", "v v . v v"]},
    )
    game = scene(2, turn=RED, edition=edition)
    moves = list(all_moves(edition))
    for number, (text, fields) in enumerate(moves):
        move = game.move(number)
        assert (move.number, move.text, move.to_dict(), move.name) == (number, text, fields, fields["move"])
        assert game.move(text) is game.move(fields) is game.move(move) is move
        assert str(move) == text
        assert repr(move) == f"<Move {number}: {text}>"
        assert list(move.to_dict()) == list(fields)
    with pytest.raises(
        UnknownMove, match=f"no move number {len(moves)}: they run from 0 to {len(moves) - 1}"
    ):
        game.move(len(moves))
    move.to_dict()["move"] = "changed"
    assert move.to_dict() == fields


@pytest.mark.parametrize(
    ("face", "problem"),
    [
        (-1, "there is no move number -1: they run from 0 to"),
        (True, "a move is a number, a text or a dict, not true"),
        (None, "a move is a number, a text or a dict, not a NoneType"),
        (1.0, "a move is a number, a text or a dict, not a float"),
        ("wager 6", "no move is written 'wager 6'"),
        ("x" * 80, f"no move is written '{'x' * 40}'…"),
        ({"move": "wager", "cylinders": 6}, "no move has the dict {'move': 'wager', 'cylinders': 6}"),
        (
            {"move": "wager", "cylinders": True},
            "a move's dict holds texts and numbers, not 'cylinders': true",
        ),
        ({"move": "pass", 1: "x"}, "a move's dict holds texts and numbers, not 1: 'x'"),
        ({"move": "pass", "x": None}, "a move's dict holds texts and numbers, not 'x': nothing"),
        ({}, "no move has the dict {}"),
    ],
)
def test_no_such_move(face, problem):
    """R12.2: a sentence says what is wrong."""
    game = scene(2, turn=RED, edition=edition_with())
    with pytest.raises(UnknownMove) as wrong:
        game.move(face)
    assert str(wrong.value).startswith(problem)


class Performance:
    """What the icons of Red's actor must do, from space 5 on every act, where Act I is chosen each time."""

    def __init__(self):
        self.spaces, self.money, self.ambiance, self.prestige = [5, 5, 5], 0, {RED: 3, GREEN: 3}, 5

    def move(self, act, by=1):
        self.spaces[act] += by
        return [f"{'step' if by > 0 else 'back'} 0 {act + 1} {self.spaces[act]}"]

    def mood(self, seat, by):
        self.ambiance[seat] += by
        return [f"ambiance {seat} {by} {self.ambiance[seat]}"]

    def events(self, name, icon, source):
        if icon in ("red", "yellow", "blue"):
            return self.move(("red", "yellow", "blue").index(icon))
        if icon in ("white", "black"):
            return self.move(0, 1 if icon == "white" else -1)
        if icon.startswith("coin"):
            self.money += int(icon[4:])
            return [f"money 0 {icon[4:]} {source} {self.money}"]
        if icon == "prestige":
            self.prestige += 1
            return [f"prestige 0 1 {source} {self.prestige}"]
        if icon.startswith("mask"):
            return (
                self.mood(GREEN, -1) if icon == "mask-black" else self.mood(RED, 1 if icon == "mask" else -1)
            )
        if icon == "token":
            return ["token-gained 0 1"]
        return [f"declined 0 {name}"]


ANSWERS = {"step": "step I", "back": "back I", "take": "done"}
FIVES = {act: {GREEN: 5, RED: 5} for act in ("I", "II", "III")}


def actors(edition):
    return [c for c in (*edition.printed, *edition.characters) if c.kind == "actor"]


def test_every_actor_does_what_is_printed():
    """R12.2, R4.6: the activation power of every actor, icon by icon; and a token as an icon of an edition."""
    edition = edition_with(
        characters={
            "lear": {"activate": ["mask-red", "token", "black", "coin5", "mask-black", "prestige"]},
            "puck": {"gives-initiative": False},
        },
        printed={"falstaff": {"activate": ["coin1", "costume-black", "set-black"]}},
    )
    six = "black pink purple blue green yellow"
    for actor in actors(edition):
        troupe = [] if actor.name in PRINTED else [actor.name]
        game = scene(
            2, turn=RED, edition=edition, costumes=six, sets=six, acts=FIVES, seats={RED: Seat(troupe=troupe)}
        )
        events = play(game, RED, f"activate {actor.name}")
        while game.deciders == (RED,):
            assert game.question(RED).character == actor.name
            events += play(game, RED, ANSWERS[game.question(RED).kind])
        performance = Performance()
        wanted = [f"activated 0 {actor.name}", *(["initiative 0 1"] if actor.name != "puck" else [])]
        for icon in actor.activate:
            wanted += performance.events(actor.name, icon, "activation")
        assert events == wanted


def test_every_costume_does_what_is_printed():
    """R12.2, R9.1: the rehearsal power of every actor and of the extra: first what needs no choice."""
    edition = edition_with(
        characters={"lear": {"rehearse": ["coin5", "coin3", "white", "coin1", "prestige"]}},
        extra={"rehearse": ["blue", "white", "white"]},
    )
    everybody = {actor.name: actor for actor in actors(edition)} | {"extra-1": edition.extra}
    for name, wearer in everybody.items():
        troupe = [] if name in (*PRINTED, "extra-1") else [name]
        seat = Seat(troupe=troupe, extras=1, costumes={name: "black black black"})
        game = scene(2, day=4, phase="rehearsal", edition=edition, acts=FIVES, seats={RED: seat})
        while game.deciders == (RED,) and game.question(RED).kind == "step":
            assert game.question(RED).character == name
            play(game, RED, "step I")
        events = lines(game)
        performance = Performance()
        wanted = ["phase rehearsal", f"rehearsed 0 {name}"]
        for icon in sorted(wearer.rehearse, key=lambda icon: icon == "white"):
            wanted += performance.events(name, icon, "rehearsal")
        assert events[: events.index("act-scored 1")] == wanted


def test_every_character_is_what_is_printed():
    """R12.2, R0.2, R4.4, R6.3: costs, circles, values, and who can be activated."""
    edition = edition_with(characters={"romeo": {"circles": 2, "cost": 5}, "jeweler": {"cost": 1}})
    everybody = {name: c for c in (*edition.printed, *edition.characters) for name in c.card_names}
    assert [*everybody] == [*PRINTED, *cards(edition)]
    for name, one in everybody.items():
        troupe = [] if name in PRINTED else [name]
        game = scene(
            2,
            turn=RED,
            edition=edition,
            costumes="black",
            sets="black",
            seats={RED: Seat(troupe=troupe, extras=0)},
        )
        assert player(game, RED)["payroll"] == one.cost
        assert len(character_of(game, RED, name).get("costume", ())) == one.circles
        can = f"activate {name}" in legal(game, RED)
        assert can == (one.kind != "assistant")
        if one.value:
            play(game, RED, f"activate {name}")
            assert game.question(RED).value == one.value
            kinds = {"costume-mistress": "costumes", "set-dresser": "sets", "handyman": "both"}
            assert game.question(RED).args["elements"] == kinds[one.kind]


def test_extras_up_to_the_last_day():
    """R12.2, R6.3, R4.4: seven extras at most, with three circles, no cost and no activation."""
    edition = edition_with()
    game = scene(
        4, day=6, turn=RED, edition=edition, costumes="black", seats={RED: Seat(extras=7, recruited=True)}
    )
    assert player(game, RED)["payroll"] == 0
    for name in EXTRAS:
        assert character_of(game, RED, name)["costume"] == [None, None, None]
        assert why_not(game, RED, f"activate {name}") == f"extra-not-activated (R4.4): character {name}"
    play(game, RED, "activate handyman")
    assert {move.split()[2] for move in legal(game, RED) if move != "done"} == {"author", "falstaff", *EXTRAS}


def test_every_space_of_the_stage():
    """R12.2, R7.1, R7.3, R7.4: filled one by one in another stage: what is open, what mirrors what, the candles."""
    edition = edition_with(stage={"rows": [". . c c c . .", ". v . . v .", "c . . . c", "c v v c"]})
    cells = {f"{r}.{c}": kind for r, row in enumerate(edition.stage.rows, 1) for c, kind in enumerate(row, 1)}
    width = [len(row) for row in edition.stage.rows]
    stage = {}
    for place in [place for place, kind in cells.items() if kind != "v"]:
        game = scene(
            4, day=6, turn=RED, edition=edition, sets="black pink", seats={RED: Seat(stage=dict(stage))}
        )
        play(game, RED, "activate handyman")
        wanted = ["done"]
        for cell, kind in cells.items():
            row, column = (int(number) for number in cell.split("."))
            below = [f"{row - 1}.{column}", f"{row - 1}.{column + 1}"] if row > 1 else []
            if kind == "v" or cell in stage or not all(b in stage or cells[b] == "v" for b in below):
                continue
            mirrored = stage.get(f"{row}.{width[row - 1] + 1 - column}")
            wanted += [f"set {colour} {cell}" for colour in ("black", "pink") if mirrored in (None, colour)]
        assert legal(game, RED) == sorted(wanted)
        row, column = (int(number) for number in place.split("."))
        colour = stage.get(f"{row}.{width[row - 1] + 1 - column}") or ("black", "pink")[column % 2]
        candle = ["prestige 0 1 candles 6"] if cells[place] == "c" else []
        pay = ["money 0 1 sets 1"] if colour == "pink" else []
        events = play(game, RED, f"set {colour} {place}")
        assert events[: 1 + len(candle) + len(pay)] == [f"set-placed 0 {colour} {place}", *candle, *pay]
        assert ("candles" in str(events)) == bool(candle)
        stage[place] = colour


def test_every_objective_counts_what_is_printed():
    """R12.2, R10.4: measure, steps and worth of an edition's objectives."""
    edition = edition_with(objectives={"finery": {"worth": 9}, "purse": {"steps": [5, 6, 7]}})
    wanted = {
        "balance": (6, 2),
        "cast": (4, 1),
        "company": (3, 0),
        "crowd": (1, 1),
        "finery": (1, 1),
        "first-nights": (2, 2),
        "gilding": (2, 2),
        "purse": (6, 2),
        "scenery": (2, 0),
        "wardrobe": (2, 0),
    }
    for name, (measured, points) in wanted.items():
        seat = Seat(
            money=1,
            troupe=["romeo", "viola", "assistant-1"],
            extras=1,
            costumes={"romeo": "green yellow black", "extra-1": "pink pink blue"},
            stage={"1.1": "yellow", "1.2": "pink"},
            objectives=[name],
        )
        game = scene(
            2,
            day=6,
            phase="rehearsal",
            edition=edition,
            acts={"I": {RED: 10}, "II": {GREEN: 7, RED: 4}, "III": {RED: 9}},
            seats={RED: seat},
        )
        assert f"objective-scored 0 {name} {measured} {points}" in lines(game)
