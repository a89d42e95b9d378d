"""The legal moves as numbered choices, grouped for a person to read."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shakespeare.game.moves import ACTIVATE, COSTUME, RECRUIT, RECRUIT_EXTRA, SET, Move
from shakespeare.game.terms import COLOURS, VALUES
from shakespeare.locales import Texts
from shakespeare.terminal.drawing import View


@dataclass
class Choice:
    """One thing to choose: a move, or a menu that asks further."""

    label: str
    move: Move | None = None
    further: "Menu | None" = None
    note: str = ""


@dataclass
class Choices:
    """A group of them; `pairs` belong beside each other."""

    heading: str
    choices: list[Choice]
    pairs: bool = False

    def draw(self, number: int, width: int) -> RenderableType:
        """One choice a line if there is something to note, else as many beside one another as fit."""
        noted = any(choice.note for choice in self.choices)
        fitting = max(1, width // (max(len(choice.label) for choice in self.choices) + 6))
        columns = 1 if noted else 2 if self.pairs else fitting
        grid = Table.grid(padding=(0, 2))
        for _ in range(columns + noted):
            grid.add_column()
        cells = []
        for place, choice in enumerate(self.choices):
            cells.append(Text(f"{number + place:>3} ", "bold").append(choice.label, "not bold"))
            if noted:
                cells.append(Text(choice.note, "dim"))
        for start in range(0, len(cells), columns + noted):
            grid.add_row(*cells[start : start + columns + noted])
        return grid


@dataclass
class Menu:
    """Groups of choices, numbered from 1 on throughout."""

    question: str
    groups: list[Choices] = field(default_factory=list)

    @property
    def choices(self) -> list[Choice]:
        return [choice for group in self.groups for choice in group.choices]

    def draw(self, width: int) -> RenderableType:
        parts: list[RenderableType] = []
        number = 1
        for group in self.groups:
            if group.heading:
                parts.append(Text(group.heading, "italic"))
            parts.append(group.draw(number, width))
            number += len(group.choices)
        return Group(*parts)


def menu_for(question: str, kind: str, legal: Sequence[Move], view: View, me: int, texts: Texts) -> Menu:
    """The choices for one question."""
    if kind == "take":
        return _take_menu(question, legal, view, me, texts)
    player = view["players"][me]
    recruits = [move for move in legal if move.kind in (RECRUIT, RECRUIT_EXTRA)]
    activations = [move for move in legal if move.kind == ACTIVATE]
    others = [move for move in legal if move not in recruits and move not in activations]
    menu = Menu(question)
    for heading, moves, pairs in (
        (texts.say("choices-recruit"), recruits, True),
        (texts.say("choices-activate"), activations, False),
        ("", others, False),
    ):
        if moves:
            choices = [_choice(move, player, view, texts) for move in moves]
            menu.groups.append(Choices(heading, choices, pairs))
    return menu


def _choice(move: Move, player: View, view: View, texts: Texts) -> Choice:
    fields = move.to_dict()
    if move.kind == RECRUIT:
        label = texts.card(str(fields["card"]))
    elif move.kind == RECRUIT_EXTRA:
        label = texts.say("choices-extra")
    elif move.kind == ACTIVATE:
        label = texts.card(str(fields["character"]))
    else:
        label = texts.move(move)
    return Choice(label, move, note=_note(fields, player, view, texts))


def _note(fields: dict[str, Any], player: View, view: View, texts: Texts) -> str:
    """What it helps to know of a move before making it."""
    kind = fields["move"]
    if kind in ("activate", "spare"):
        assistants = sum(
            1
            for other in player["troupe"]
            if (character := texts.character(other["name"])) and character.kind == "assistant"
        )
        return texts.power(fields["character"], assistants)
    if kind in ("step", "back"):
        space = view["acts"][fields["act"] - 1]["spaces"][player["seat"]]
        return texts.say("note-step", here=space, there=space + 1 if kind == "step" else space - 1)
    if kind == "keep":
        return texts.goal(fields["objective"])
    return ""


def _take_menu(question: str, legal: Sequence[Move], view: View, me: int, texts: Texts) -> Menu:
    """First which element, then where it goes."""
    player = view["players"][me]
    places: dict[tuple[int, int], list[Move]] = {}
    for move in legal:
        if move.kind in (COSTUME, SET):
            places.setdefault((move.kind, move.a), []).append(move)
    menu = Menu(question)
    for kind, heading in ((COSTUME, texts.say("choices-costume")), (SET, texts.say("choices-set"))):
        choices = []
        for (element, colour), moves in sorted(places.items()):
            if element != kind:
                continue
            label = texts.say("element-value", colour=COLOURS[colour], value=VALUES[colour])
            where = texts.say("where-costume" if kind == COSTUME else "where-set", colour=COLOURS[colour])
            inner = [Choice(_place(move, texts), move, note=_worn(move, player, texts)) for move in moves]
            note = texts.say(f"effect-{COLOURS[colour]}") if kind == SET else ""
            choices.append(Choice(label, further=Menu(where, [Choices("", inner)]), note=note))
        if choices:
            menu.groups.append(Choices(heading, choices))
    rest = [move for move in legal if move.kind not in (COSTUME, SET)]
    menu.groups.append(Choices("", [Choice(texts.move(move), move) for move in rest]))
    return menu


def _place(move: Move, texts: Texts) -> str:
    fields = move.to_dict()
    if move.kind == COSTUME:
        return texts.card(str(fields["character"]))
    return str(fields["place"])


def _worn(move: Move, player: View, texts: Texts) -> str:
    """What is there already: what somebody wears, a candle."""
    fields = move.to_dict()
    if move.kind != COSTUME:
        row, column = map(int, str(fields["place"]).split("."))
        return texts.say("note-candle") if texts.edition.stage.cell(row, column) == "c" else ""
    name = fields["character"]
    costume = next(character["costume"] for character in player["troupe"] if character["name"] == name)
    worn = [colour for colour in costume if colour]
    if not worn:
        return ""
    return texts.say("note-worn", colours=worn, free=len(costume) - len(worn))
