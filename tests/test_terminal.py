"""The game in the terminal: drawn, asked, told; and played for real in a pseudo-terminal."""

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pexpect
import pytest
from rich.console import Console

from shakespeare import Game, files
from shakespeare.locales import LANGUAGES, Texts
from shakespeare.locales.counts import CLOSE_WINS
from shakespeare.players import make_player
from shakespeare.terminal import rulebook
from shakespeare.terminal.breaking import keep_together
from shakespeare.terminal.choices import Menu, menu_for
from shakespeare.terminal.drawing import Drawing
from shakespeare.terminal.log import story
from shakespeare.terminal.session import Session
from tests.frozen import BACKSTAGE_EDITION, EDITION, new_game
from tests.scene import GREEN, RED, Backstage, Seat, scene

TEXTS = Texts(edition=EDITION)
BACKSTAGE_TEXTS = Texts(edition=BACKSTAGE_EDITION)
LORD = ["othello", "prospero", "titania", "lear", "puck", "iago", "portia", "beatrice", "lady-macbeth"]


def console(width: int = 80) -> tuple[Console, StringIO]:
    file = StringIO()
    return Console(file=file, width=width, highlight=False), file


# Drawing


@pytest.mark.slow
@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_positions_can_be_drawn_in_80_columns(players: int, backstage: bool) -> None:
    game = new_game(players, seed=8, backstage=backstage)
    edition = game.options.edition
    texts = Texts(edition=edition)
    opponents = [make_player("groundling", seat, edition) for seat in range(players)]
    screen, file = console()
    drawn = 0
    while game.deciders:
        seat = game.deciders[0]
        question = game.question(seat)
        assert question is not None
        view, legal = game.view(seat), game.legal(seat)
        drawing = Drawing(view, texts, seat)
        drawn += 1
        if drawn % 9 == 0:
            screen.print(drawing.table())
        elif part := drawing.focus(question.kind):
            screen.print(part)
        menu = menu_for(texts.question(question), question.kind, legal, view, seat, texts)
        screen.print(menu.draw(80))
        moves = [
            inner.move
            for choice in menu.choices
            for inner in (choice.further.choices if choice.further else [choice])
        ]
        assert sorted(move.number for move in moves if move) == sorted(move.number for move in legal)
        game.play(seat, opponents[seat].choose(view, question, legal))
    for line in file.getvalue().splitlines():
        assert len(line) <= 80
        assert "…" not in line, f"something does not fit: {line}"


def test_the_table_shows_what_there_is() -> None:
    """R1.2: in a pile, the disc that is ahead comes first."""
    game = new_game(2, seed=4)
    screen, file = console()
    screen.print(Drawing(game.view(0), TEXTS, 0).table())
    first, second = ("RG"[seat] for seat in game.view(0)["order"])  # type: ignore[attr-defined]
    text = file.getvalue()
    assert re.search(rf"Act II +{first}{second} ", text)
    assert "Day 1 of 6 · Setup" in text
    assert "Red (you)" in text
    assert "[1.1 ][1.2 ]" in text
    assert "[4.1*]" in text


def test_the_theatre_says_how_far_objectives_are() -> None:
    """R10.4: what each counts now; one that is played counts nothing (R11.6)."""
    seat = Seat(money=7, objectives=["purse", "run"])
    text = " ".join(shown(scene(2, day=3, turn=RED, backstage=Backstage(), seats={RED: seat})).split())
    assert f"{BACKSTAGE_TEXTS.goal('purse')}. Count: 7" in text
    assert text.count("Count:") == 1


def test_no_line_breaks_at_a_no_break_space() -> None:
    keep_together()
    for space in "\u00a0\u202f":
        screen, file = console(width=20)
        screen.print(f"On attend ici Volpone{space}: patience.")
        assert file.getvalue().splitlines() == ["On attend ici ", f"Volpone{space}: patience."]


def shown(game: Game, kind: str = "") -> str:
    """The table as Red sees it, or the part of it that matters for a kind of question."""
    drawing = Drawing(game.view(RED), BACKSTAGE_TEXTS, RED)
    screen, file = console()
    screen.print(drawing.focus(kind) if kind else drawing.table())
    return file.getvalue()


def test_the_table_shows_backstage() -> None:
    """R11: cards with their numbers, powers and users, the Lord's deck, Theaters, hats, kept cards, masks."""
    red = Seat(
        wagered=3,
        troupe=["prompter-1", "mercutio"],
        theater="pink",
        hats={"falstaff": "green"},
        costumes={"falstaff": "black", "mercutio": "blue pink"},
        fewer_rests=1,
    )
    green = Seat(
        wagered=4,
        recruited=True,
        theater="blue black",
        hats={"author": "purple"},
        troupe=["rag-picker-handyman-2"],
    )
    table = Backstage(
        row=["hatter-1", "barkeep-2", "architect-3"],
        uses=[(GREEN, "barkeep-2", 2, True), (RED, "hatter-1", 1, False)],
        played=[(GREEN, "run", 1)],
    )
    looks = [(GREEN, ["run", "balance", "cast"], "run")]
    game = scene(2, day=3, turn=RED, seats={RED: red, GREEN: green}, backstage=table, looks=looks)
    text = shown(game)
    for line in (
        r"Hatter I +1 cylinder +a hat ← Red\n +3 cylinders +2 hats\n",
        r"Barkeep II +1 cylinder +ambiance \+1\n +2 cylinders +ambiance \+3 ← Green with the Recruitment card\n",
        r"Architect III +1 cylinder +a set element of value 1 in your Theater\n",
        r"The Lord’s deck, from its top: \w[\w ]+ £\d, ",
        r"Objectives played: Run by Green\n",
        r"Red \(you\) .* 3/3 \+1 ",
        r"Green .* 4/4 ",
        r"Author \(pur hat\).*Rag-picker II \(Handyman\)",
        r"Theater \[blu \]\[blk \]\[ 3  \]\[ 4\* \]\n",
        r"Falstaff +blk ___ ___ \^grn ",
        r"Mercutio +blu pnk ",
        r"Theater \[pnk \]\[ 2\* \]\[ 3  \]\[ 4\* \]\n",
        r"Prompter I: you may pay £1 to avoid the penalty of an act\n",
        r"At this day’s rest one Rest token fewer for you\.\n",
    ):
        assert re.search(line, re.sub(r" +\n", "\n", text)), line


def test_the_lords_actors_are_shown_when_somebody_may_take_one() -> None:
    """R11.4: then it matters what each of them does."""
    called = scene(2, turn=RED, backstage=Backstage(row=["lord-chamberlain-1"], lord=LORD))
    assert re.search(r"The Lord’s deck, from its top: *\n +Othello +£5  Act I \+2, Act II \+2", shown(called))
    row = ["hatter-1", "hatter-2", "hatter-3", "hatter-4"]
    others = scene(2, turn=RED, backstage=Backstage(row=row, lord=LORD))
    assert "from its top: Othello £5, Prospero £5" in shown(others)


def test_the_discards_are_shown_when_somebody_may_take_them() -> None:
    """R11.4, R11.6: to a mask always, to a craftsman whom a rag-picker serves."""
    served = {RED: Seat(troupe=["rag-picker-handyman-1"])}
    for seats, expected in (({}, False), (served, True)):
        game = scene(2, day=2, turn=RED, seats=seats, backstage=Backstage())
        assert ("In the discards" in shown(game, "take")) == expected
        assert "In the discards" in shown(game, "salvage")
        assert "In the discards" in shown(game, "masks")


def menu_of(game: Game) -> Menu:
    question = game.question(RED)
    assert question is not None
    sentence = BACKSTAGE_TEXTS.question(question)
    return menu_for(sentence, question.kind, game.legal(RED), game.view(RED), RED, BACKSTAGE_TEXTS)


def test_how_a_card_is_used_is_asked_where_there_are_two_ways() -> None:
    """R11.3: the Recruitment card may be one of the cylinders, or has to be, or is spent."""

    def ways(recruited: bool) -> dict[str, list[str]]:
        seat = Seat(wagered=4, recruited=recruited)
        game = scene(2, turn=RED, seats={RED: seat}, backstage=Backstage(row=["barkeep-1"]))
        found = {}
        for choice in menu_of(game).choices:
            if choice.label == "Barkeep I":
                moves = choice.further.choices if choice.further else [choice]
                found[choice.note] = [move.move.text for move in moves if move.move]
        return found

    assert ways(recruited=False) == {
        "1 cylinder · ambiance +1": ["use barkeep-1 1", "use barkeep-1 1 with recruitment"],
        "2 cylinders, one of them the Recruitment card · ambiance +3": ["use barkeep-1 2 with recruitment"],
    }
    assert ways(recruited=True) == {"1 cylinder · ambiance +1": ["use barkeep-1 1"]}


def test_a_choice_says_what_it_would_bring() -> None:
    """R11.4: what makes six, and what all that lies in the Theater does."""
    seat = Seat(wagered=1, theater="pink", costumes={"falstaff": "blue"}, hats={"author": "black"})
    row = ["hatter-1", "architect-1"]
    game = scene(
        2, turn=RED, seats={RED: seat}, backstage=Backstage(row=row), costumes="pink green", sets="blue"
    )
    hats = game.copy()
    hats.play(RED, "use hatter-1 1")
    pink = menu_of(hats).choices[0].further
    assert pink is not None
    assert [(choice.label, choice.note) for choice in pink.choices] == [
        ("Falstaff", "blue in the first circle: makes six")
    ]
    theater = game.copy()
    theater.play(RED, "use architect-1 2")
    assert menu_of(theater).choices[0].note == "a candle: 1 prestige, £1, ambiance +2"
    seat = Seat(wagered=1, hats={"falstaff": "black"}, tokens=1)
    dressing = scene(2, turn=RED, seats={RED: seat}, backstage=Backstage(), costumes="green pink")
    dressing.play(RED, "activate handyman")
    dressing.play(RED, "spend token")
    notes = {
        f"{choice.label}: {inner.label}": inner.note
        for choice in menu_of(dressing).choices
        if choice.further
        for inner in choice.further.choices
    }
    assert notes["green 5: Falstaff, first circle"] == "under the hat: makes six"
    assert notes["green 5: Falstaff, another circle"] == "blk hat"
    assert notes["pink 2: Author, first circle"] == ""


def test_the_log_has_headings_and_paragraphs() -> None:
    """R9.0: the dress rehearsals are called by their names."""
    game = new_game(2, seed=4)
    players = [make_player("groundling", seat, EDITION) for seat in range(2)]
    while game.deciders:
        seat = game.deciders[0]
        question = game.question(seat)
        assert question is not None
        game.play(seat, players[seat].choose(game.view(seat), question, game.legal(seat)))
    lines = [line.plain for line in story(game.events, TEXTS, solo=False)]
    assert (
        lines.index("Initial dress rehearsal.")
        < lines.index("Day 6 begins.")
        < lines.index("Final dress rehearsal.")
    )
    assert any(re.fullmatch(r"(Red|Green) activates \w.*\. (Red|Green) .*\.", line) for line in lines)
    assert not any("Initiative track is emptied" in line for line in lines)
    brief = [line.plain for line in story(game.events, TEXTS, solo=False, brief=True)]
    assert len(brief) < len(lines)


# Rules and files


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_found_by_their_number(language: str) -> None:
    """R7.3 and its like, with their tables, and whole chapters."""
    text = rulebook.rules_text(language, EDITION)
    assert not re.search(r"!\[|\{(?!#)", text)
    rule = rulebook.find_rule(text, "r7.3")
    assert rule is not None
    assert rule.startswith("- **R7.3** ") and "\n" not in rule
    table = rulebook.find_rule(text, "R7.5")
    assert table is not None and table.count("\n  |") == 8
    solo = rulebook.find_rule(text, "R10.6")
    assert solo is not None and solo.count("\n  - ") == 6
    chapter = rulebook.find_rule(text, "R8")
    assert chapter is not None and "R8.4" in chapter and "R9" not in chapter
    brief = rulebook.find_rule(text, "")
    assert brief is not None and "R10.4" in brief and "**R0.1**" not in brief
    assert rulebook.find_rule(text, "R7." + "99") is None
    assert rulebook.find_rule(text, ".*") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_beside_the_rules_are_found_by_their_name(language: str) -> None:
    text = rulebook.rules_text(language, EDITION)
    scores = rulebook.find_rule(text, "Scores")
    assert scores is not None and not re.search(r"[{}]", scores)
    assert all(str(points) in scores for points in CLOSE_WINS.values())
    for name in ("strategy", "theme", "box", "signs"):
        chapter = rulebook.find_rule(text, name)
        assert chapter is not None and chapter.startswith("## ") and len(chapter) > 1000
    last = rulebook.find_rule(text, "R12")
    assert last is not None and "\n# " not in last


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_without_backstage_has_nothing_of_it_in_its_box(language: str) -> None:
    without = rulebook.rules_text(language, EDITION)
    whole = rulebook.rules_text(language, BACKSTAGE_EDITION)
    for name in ("strategy", "scores", "theme", "signs"):
        assert rulebook.find_rule(without, name) == rulebook.find_rule(whole, name) is not None
    box, full = rulebook.find_rule(without, "box"), rulebook.find_rule(whole, "box")
    assert box is not None and full is not None and full.startswith(box)
    (heading, *entries) = full.removeprefix(box).strip().splitlines()
    assert heading.startswith("### ") and len([entry for entry in entries if entry]) == 4
    assert not re.search(r"\b0\b", box)


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.json"
    files.write_json(path, {"a": "é"})
    files.write_json(path, {"a": "b"})
    assert files.read_json(path) == {"a": "b"}
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]
    link = tmp_path / "link.json"
    link.symlink_to(path)
    files.write_json(link, [1])
    assert link.is_symlink() and files.read_json(path) == [1]
    files.write_json(Path(os.devnull), [1])
    assert Path(os.devnull).is_char_device()
    with pytest.raises(files.FileError, match="cannot be written"):
        files.write_json(path / "below", 1)
    with pytest.raises(files.FileError, match="cannot be read: No such file"):
        files.read_json(tmp_path / "nowhere.json")


# A session, with answers prepared


class Visit:
    """A game for two at seed 4, with these answers; what was said is in `text`."""

    def __init__(self, save: Path, answers: Iterable[str], game: Game | None = None) -> None:
        self.game = game or new_game(2, seed=4)
        self.asked: list[str] = []
        self.answers: Iterator[str] = iter(answers)
        screen, file = console()
        session = Session(
            self.game, 0, {1: make_player("groundling", 1, EDITION)}, TEXTS, screen, self._answer, save
        )
        self.finished = session.run()
        self.text = file.getvalue()

    def _answer(self, prompt: str) -> str:
        self.asked.append(prompt)
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def first_card(game: Game) -> str:
    return str(game.view(0)["row"][0])  # type: ignore[index]


def test_a_move_by_number_or_text(save: Path) -> None:
    card = first_card(new_game(2, seed=4))
    for answer in (
        "1",
        f"recruit {card}",
        f"  RECRUIT   {card} ",
        f"Recruit {TEXTS.name('card', card, 'the')}",
    ):
        visit = Visit(save, [answer])
        assert not visit.finished
        assert f"Red recruits {TEXTS.card(card)}." in visit.text
        save.unlink()


def test_what_is_not_understood_is_answered_kindly(save: Path) -> None:
    answers = [
        "",
        "0",
        "99",
        "9" * 5000,
        "-1",
        "recruit hamlett",
        "shrug",
        "\x00",
        "why",
        "why shrug",
        "rules R99",
    ]
    text = Visit(save, answers).text
    assert text.count("Please choose a number from 1 to 8") == 3
    assert "I do not know “recruit hamlett”." in text
    assert "Why what?" in text
    assert "I do not know “shrug”." in text
    assert "There is no rule “R99”." in text


def test_an_illegal_move_is_explained(save: Path) -> None:
    text = Visit(save, ["pass", "why set green 2.2", "why step ii", "step II"]).text
    assert "You cannot pass now: first you take a character. (R4.3)" in text
    assert "Nobody is taking set elements; now you take a character. (R7.1)" in text
    assert text.count("You have no step forward to make; now you take a character. (R5.1)") == 2


def test_why_a_legal_move_is_no_question(save: Path) -> None:
    card = first_card(new_game(2, seed=4))
    assert "is allowed." in Visit(save, [f"why recruit {card}"]).text


def test_commands(save: Path, tmp_path: Path) -> None:
    copy = tmp_path / "a  copy.json"
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    visit = Visit(
        save,
        [
            "?",
            "table",
            "log",
            "rules R7.3",
            "rules",
            f"save {copy}",
            f"save {copy}",
            f"save {diary}",
            "save /dev/null/x",
        ],
    )
    assert "why MOVE" in visit.text
    assert visit.text.count("Your individual board") == 2
    assert "Characters laid out:" in visit.text
    assert "Left and right must have the same colours" in " ".join(visit.text.split())
    assert visit.text.count(f"Saved in {copy}.") == 2
    assert "exists already" in visit.text and diary.read_text() == "dear diary"
    assert "cannot be written" in visit.text
    assert Game.replay(json.loads(copy.read_text())).deciders == visit.game.deciders


def test_a_move_is_taken_back(save: Path) -> None:
    """Within an action, as often as one likes; not when somebody has moved since."""
    game = scene(2, turn=RED, seats={RED: Seat(wagered=2), GREEN: Seat(wagered=2)})
    visit = Visit(save, ["undo", "activate author", "step I", "undo", "undo", "activate queen"], game)
    assert "There is nothing to take back" in visit.text
    assert visit.text.count("Red takes the last move back.") == 2
    position = Game.replay(json.loads(save.read_text(encoding="utf-8"))).position()
    assert position["acts"][0]["spaces"][RED] == 1
    used = [character["name"] for character in position["players"][RED]["troupe"] if character["used"]]
    assert used == ["queen"]


def test_quitting_asks_first(save: Path) -> None:
    visit = Visit(save, ["quit", "n", "1", "quit", "y", "never asked"])
    assert not visit.finished
    assert next(visit.answers) == "never asked"
    assert "The game is kept." in visit.text
    assert Game.replay(json.loads(save.read_text())).record()["log"] == visit.game.record()["log"]


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    visit = Visit(tmp_path / "file" / "game.json", ["1", "3"])
    assert visit.text.count("cannot be written") == 1
    assert "To keep it, type: save FILE" in visit.text
    assert "The game is kept" not in visit.text


def test_elements_are_chosen_first_and_then_their_place(save: Path) -> None:
    game = new_game(2, seed=4)
    answers = iter(["1", "wager 3", "activate handyman", "1", "0", "1", "1"])
    text = Visit(save, answers, game).text
    assert "Who wears the black element?" in text or "Where does the black element go?" in text
    assert text.count("something else") == 2
    assert any(
        event.id in ("costume-placed", "set-placed") and event.args["seat"] == 0 for event in game.events
    )


# The real thing


class Terminal:
    """`shakespeare play` in a pseudo-terminal."""

    def __init__(self, data: Path, *arguments: str, size: tuple[int, int] = (24, 80)) -> None:
        self.transcript = StringIO()
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "shakespeare", "play", *arguments],
            env={**os.environ, "XDG_DATA_HOME": str(data), "TERM": "xterm-256color", "NO_COLOR": "1"},
            dimensions=size,
            encoding="utf-8",
            timeout=120,
        )
        self.child.logfile_read = self.transcript
        self.child.delaybeforesend = None

    def wait(self, *patterns: str) -> int:
        return int(self.child.expect([*patterns]))

    def say(self, line: str) -> None:
        self.child.sendline(line)

    def count(self) -> int:
        """How many choices there are: asked with an empty line."""
        self.say("")
        self.wait(r"a number from 1 to (\d+)")
        found = int(self.child.match[1])
        self.wait(r"\n> ")
        return found

    def play(self, seed: int) -> None:
        """Answer every question with any of its choices, until the final score."""
        random = Random(seed)
        while self.wait(r"\n> ", "The final score") == 0:
            self.say(str(random.randint(1, self.count())))

    def end(self) -> int:
        self.wait(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus)


@pytest.mark.slow
def test_a_whole_solo_game_at_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--players", "1", "--seed", "6")
    terminal.play(seed=1)
    assert terminal.end() == 0
    text = terminal.transcript.getvalue()
    assert "A solo game, seed 6." in text
    assert "Day 6 begins." in text
    assert re.search(r"You end with \S+ points\.", text)
    assert f"Alone, more than {CLOSE_WINS[1]} points is strong play." in text
    assert "Traceback" not in text


@pytest.mark.slow
@pytest.mark.parametrize("players", ["1", "2"])
def test_a_whole_game_with_backstage_at_a_terminal(tmp_path: Path, players: str) -> None:
    terminal = Terminal(tmp_path, "--backstage", "--players", players, "--seed", "3")
    terminal.play(seed=5)
    assert terminal.end() == 0
    text = terminal.transcript.getvalue()
    assert "Use a backstage card" in text
    assert "The Lord’s deck, from its top:" in text
    assert "That is said of the game without Backstage." in text
    assert "Red uses " in text
    assert "Traceback" not in text


@pytest.mark.slow
def test_a_whole_game_for_two_at_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", "9", size=(40, 100))
    terminal.wait("How many players, you included")
    terminal.say("five")
    terminal.wait("Please type 1, 2, 3 or 4")
    terminal.say("")
    terminal.play(seed=2)
    assert terminal.end() == 0
    text = terminal.transcript.getvalue()
    assert "A game for 2, seed 9." in text
    assert re.search(r"(Red|Green) wins\.|share the victory", text)
    assert f"A close win with two is about {CLOSE_WINS[2]} points." in text
    assert "Unpaid characters" in text or "Costumes" in text
    (save,) = tmp_path.rglob("*.json")
    assert Game.replay(json.loads(save.read_text())).finished
    assert str(save) in text


@pytest.mark.slow
def test_leaving_a_terminal_keeps_the_game(tmp_path: Path) -> None:
    """By Ctrl-D, by Ctrl-C, by saying so: each time it goes on where it was."""
    file = tmp_path / "game.json"
    terminal = Terminal(tmp_path, "--players", "2", "--seed", "4", "--save", str(file))
    terminal.wait(r"\n> ")
    terminal.say("1")
    terminal.wait(r"\n> ")
    terminal.child.sendeof()
    terminal.wait("Continue it with")
    assert terminal.end() == 0
    for leave, code in (("\x03", 130), ("quit\ry\r", 0)):
        terminal = Terminal(tmp_path, "--load", str(file))
        terminal.wait("Welcome back")
        terminal.wait(r"\n> ")
        assert terminal.count() == 5  # a wager
        terminal.child.send(leave)
        terminal.wait("Continue it with")
        assert terminal.end() == code
    assert "Traceback" not in terminal.transcript.getvalue()


def test_ctrl_d_instead_of_a_number_of_players(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.wait("How many players")
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert not list(tmp_path.rglob("*.json"))
