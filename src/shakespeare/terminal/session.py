"""One person against computer players, at a terminal or through a pipe."""

import difflib
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from shakespeare.files import FileError, write_json
from shakespeare.game.game import Game, Question
from shakespeare.game.moves import Move, UnknownMove
from shakespeare.locales import Texts
from shakespeare.locales.counts import CLOSE_WINS
from shakespeare.players import Player
from shakespeare.players.player import play_one
from shakespeare.terminal.choices import Menu, menu_for
from shakespeare.terminal.drawing import Drawing
from shakespeare.terminal.log import story
from shakespeare.terminal.rulebook import find_rule, rules_text
from shakespeare.terminal.scores import standings_table

# Questions that open a turn: the whole table is drawn for them.
_OPENING = ("first-recruit", "wager", "first-action", "action")


class TakenBack(Exception):
    """The person takes the last move back."""


class Left(Exception):
    """The person has left the table."""


class Session:
    """`ask` shows a prompt and returns a line; it raises EOFError when there are no more."""

    def __init__(
        self,
        game: Game,
        seat: int,
        players: Mapping[int, Player],
        texts: Texts,
        console: Console,
        ask: Callable[[str], str],
        save: Path,
    ) -> None:
        self.game = game
        self.seat = seat
        self.players = players
        self.texts = texts
        self.console = console
        self.ask = ask
        self.save = save
        self.saves = {save}  # files that are this game's own
        self.told = -1  # the last event that has been told
        self.saving = True  # until it fails: then it is said once
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "table": self._table,
            "log": self._log,
            "rules": self._rules,
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> bool:
        """Play to the end; False if the person leaves before that."""
        try:
            while self.game.deciders:
                if self.seat in self.game.deciders:
                    self._decide()
                else:
                    seat = self.game.deciders[0]
                    play_one(self.game, seat, self.players[seat])
        except (Left, EOFError, KeyboardInterrupt) as reason:
            self._goodbye()
            if isinstance(reason, KeyboardInterrupt):
                raise
            return False
        self._finish()
        return True

    def catch_up(self) -> None:
        """What has happened before is no news."""
        events = self.game.events
        self.told = events[-1].number if events else -1

    # A decision

    def _decide(self) -> None:
        question = self.game.question(self.seat)
        assert question is not None
        self._news()
        self._show(question)
        sentence = self.texts.question(question)
        legal = self.game.legal(self.seat)
        menu = menu_for(sentence, question.kind, legal, self.game.view(self.seat), self.seat, self.texts)
        try:
            self.game.play(self.seat, self._choose(menu))
        except TakenBack:
            self.game.undo(self.seat)
        self._autosave()

    def _show(self, question: Question) -> None:
        drawing = self._drawing()
        part = drawing.table() if question.kind in _OPENING else drawing.focus(question.kind)
        if part is not None:
            self.console.print(part)

    def _choose(self, menu: Menu) -> Move:
        """Ask until there is a move; a choice may open a further menu, and 0 leads back."""
        path = [menu]
        self._draw(menu, False)
        while True:
            line = self.ask(self.texts.say("prompt")).strip()
            word, _, rest = line.partition(" ")
            word = word.casefold()
            if word in self.commands:
                self.commands[word](rest.strip())
                if word in ("table", "log", "rules"):
                    self._draw(path[-1], len(path) > 1)
            elif line.isdecimal() and line.isascii() and len(line) < 10:
                found = self._numbered(path, int(line))
                if found is not None:
                    return found
            elif line:
                move = self._spelled(line)
                if move is not None:
                    return move
            else:
                self._say("choose-something", count=len(path[-1].choices))

    def _draw(self, menu: Menu, inner: bool) -> None:
        self.console.print(Text(menu.question, "bold"))
        self.console.print(menu.draw(self.console.width))
        if inner:
            self.console.print(Text("  0 ", "bold").append(self.texts.say("choices-back"), "not bold"))

    def _numbered(self, path: list[Menu], number: int) -> Move | None:
        choices = path[-1].choices
        if number == 0 and len(path) > 1:
            path.pop()
        elif not 1 <= number <= len(choices):
            self._say("choose-something", count=len(choices))
            return None
        elif (further := choices[number - 1].further) is not None:
            if len(further.choices) == 1:
                return further.choices[0].move
            path.append(further)
        else:
            return choices[number - 1].move
        self._draw(path[-1], len(path) > 1)
        return None

    def _spelled(self, line: str) -> Move | None:
        """The legal move that is written so, or in words; otherwise say why there is none."""
        line = " ".join(line.split())
        wanted = line.casefold()
        legal = self.game.legal(self.seat)
        for move in legal:
            if wanted in (move.text.casefold(), self.texts.move(move).casefold()):
                return move
        known = self._known(line)
        if known is None:
            near = difflib.get_close_matches(wanted, [move.text.casefold() for move in legal], n=1)
            self._say("unknown-move", text=line[:40])
            if near:
                self._say("nearest-move", text=near[0])
            return None
        self._explain(known)
        return None

    def _known(self, line: str) -> Move | None:
        """Any move of the game, legal or not. Case matters for nothing but the acts' numerals."""
        line = " ".join(line.split())
        first, _, last = line.lower().rpartition(" ")
        for text in (line, line.lower(), f"{first} {last.upper()}"):
            try:
                return self.game.move(text)
            except UnknownMove:
                continue
        return None

    def _explain(self, move: Move) -> None:
        reason = self.game.why_not(self.seat, move)
        if reason is None:
            self._say("legal-move", text=self.texts.move(move))
        else:
            self.console.print(Text(self.texts.reason(reason), "yellow"))

    # Commands

    def _help(self, rest: str) -> None:
        self._say("help-game")

    def _table(self, rest: str) -> None:
        self.console.print(self._drawing().table())

    def _log(self, rest: str) -> None:
        events = [event for event in self.game.events if event.visible_to(self.seat)]
        for line in story(events, self.texts, self._solo):
            self.console.print(line)

    def _rules(self, rest: str) -> None:
        rule = find_rule(rules_text(self.texts.language, self.game.options.edition), rest)
        if rule is None:
            self._say("rules-unknown", number=rest[:20])
        else:
            self.console.print(Padding(Markdown(rule), (1, 0)))
            if not rest:
                self._say("rules-how")
                self._say("rules-chapters")

    def _why(self, rest: str) -> None:
        move = self._known(rest)
        if not rest:
            self._say("why-what")
        elif move is None:
            self._say("unknown-move", text=rest[:40])
        else:
            self._explain(move)

    def _undo(self, rest: str) -> None:
        if self.game.undoable(self.seat):
            raise TakenBack
        self._say("undo-nothing")

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.save
        if path.exists() and path not in self.saves:
            self._say("save-exists", file=str(path))
            return
        try:
            write_json(path, self.game.record())
        except FileError as error:
            self.console.print(Text(str(error), "red"))
        else:
            self.saves.add(path)
            self._say("saved", file=str(path))

    def _quit(self, rest: str) -> None:
        answer = self.ask(self.texts.say("quit-sure") + " ").strip().casefold()
        if answer in self.texts.say("yes-words").split():
            raise Left

    # Telling

    def _drawing(self) -> Drawing:
        return Drawing(self.game.view(self.seat), self.texts, self.seat)

    @property
    def _solo(self) -> bool:
        return self.game.options.players == 1

    def _say(self, id: str, **args: object) -> None:
        # A file's name is not broken: it may be copied.
        self.console.print(Text(self.texts.say(id, **args)), soft_wrap="file" in args)

    def _news(self) -> None:
        """What has happened since the last choice."""
        events = self.game.events_since(self.told)
        if events:
            self.told = events[-1].number
        seen = [event for event in events if event.visible_to(self.seat)]
        lines = story(seen, self.texts, self._solo, brief=True)
        if lines:
            self.console.print()
        for line in lines:
            self.console.print(line)

    def _autosave(self) -> None:
        if self.saving:
            try:
                write_json(self.save, self.game.record())
            except FileError as error:
                self.saving = False
                self.console.print(Text(str(error), "red"))
                self._say("save-elsewhere")

    def _goodbye(self) -> None:
        self._autosave()
        self.console.print()
        if self.saving:
            self._say("left-saved", file=str(self.save))

    def _finish(self) -> None:
        self._autosave()
        self._news()
        self.console.print(Rule(Text(self.texts.say("scores-title"), "bold")))
        self.console.print(standings_table(self.game.standings(), self.texts))
        if self._solo:
            self._say("scores-solo", score=self.game.standings()[0].score)
        players = self.game.options.players
        self._say("close-win", players=players, score=CLOSE_WINS[players])
        if self.game.options.backstage:
            self._say("close-win-base")
        if self.saving:
            self._say("scores-saved", file=str(self.save))
