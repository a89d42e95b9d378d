"""The legal moves as numbered choices, grouped for a person to read."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shakespeare.game.backstage.hats import MATCH
from shakespeare.game.moves import (
    ACTIVATE,
    COSTUME,
    HAT,
    RECRUIT,
    RECRUIT_EXTRA,
    SET,
    USE,
    USE_RECRUITMENT,
    Move,
)
from shakespeare.game.terms import COLOURS, VALUES
from shakespeare.locales import Texts
from shakespeare.terminal.backstage import card_power
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
        for column in range(columns + noted):
            grid.add_column(no_wrap=noted and column == 0)
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
    if kind in ("take", "salvage"):
        return _take_menu(question, legal, view, me, texts)
    if kind == "hat":
        return _hat_menu(question, legal, view, me, texts)
    player = view["players"][me]
    recruits = [move for move in legal if move.kind in (RECRUIT, RECRUIT_EXTRA)]
    activations = [move for move in legal if move.kind == ACTIVATE]
    uses = [move for move in legal if move.kind in (USE, USE_RECRUITMENT)]
    others = [move for move in legal if move not in (*recruits, *activations, *uses)]
    menu = Menu(question)
    for heading, choices, pairs in (
        (texts.say("choices-recruit"), [_choice(move, player, view, texts) for move in recruits], True),
        (texts.say("choices-activate"), [_choice(move, player, view, texts) for move in activations], False),
        (texts.say("choices-use"), _uses(uses, texts), False),
        ("", [_choice(move, player, view, texts) for move in others], False),
    ):
        if choices:
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
    if kind in ("keep", "play"):
        return texts.goal(fields["objective"])
    if kind == "double":
        return texts.power(fields["character"])
    if kind == "engage":
        return _actor(fields["card"], texts)
    if kind == "rehearse":
        return texts.rehearsal(fields["character"])
    if kind == "theater":
        return _theater(fields["colour"], view["backstage"]["players"][player["seat"]]["theater"], texts)
    return ""


def _actor(name: str, texts: Texts) -> str:
    """What somebody costs and does, on the stage and in costume."""
    character = texts.character(name)
    assert character is not None
    parts = [texts.pounds(character.cost), texts.power(name)]
    if rehearsal := texts.rehearsal(name):
        parts.append(texts.say("rehearsal-power", power=rehearsal))
    return " · ".join(parts)


# Backstage


def _uses(moves: Sequence[Move], texts: Texts) -> list[Choice]:
    """The uses of backstage cards; where the Recruitment card may be one of the cylinders, that is asked further."""
    ways: dict[tuple[int, int], list[Move]] = {}
    for move in moves:
        ways.setdefault((move.a, move.b), []).append(move)
    choices = []
    for (_, number), found in sorted(ways.items()):
        name = str(found[0].to_dict()["card"])
        id = "note-use" if found[0].kind == USE else "note-use-recruitment"
        choice = Choice(
            texts.card(name), note=texts.say(id, cylinders=number, power=_card_power(name, number, texts))
        )
        if len(found) == 1:
            choice.move = found[0]
        else:
            labels = ["label-use" if move.kind == USE else "label-use-recruitment" for move in found]
            inner = [Choice(texts.say(label), move) for label, move in zip(labels, found, strict=True)]
            choice.further = Menu(texts.say("where-use", card=name), [Choices("", inner)])
        choices.append(choice)
    return choices


def _theater(colour: str, built: Sequence[str], texts: Texts) -> str:
    """The effects of all that will lie in the Theater, bottom to top, and its candle (R11.4)."""
    assert texts.edition.backstage is not None
    effects = [texts.say(f"effect-{other}") for other in (*built, colour) if other != "black"]
    if texts.edition.backstage.theater.spaces[len(built)] == "c":
        effects.insert(0, texts.say("note-candle"))
    return ", ".join(effects) or texts.say("effect-black")


def _card_power(name: str, number: int, texts: Texts) -> str:
    assert texts.edition.backstage is not None
    card = next(card for card in texts.edition.backstage.cards if name in card.card_names)
    return card_power(card, number, texts)


def _hat_menu(question: str, legal: Sequence[Move], view: View, me: int, texts: Texts) -> Menu:
    """First which element, then who wears it."""
    costumes = {character["name"]: character.get("costume") for character in view["players"][me]["troupe"]}
    colours: dict[int, list[Move]] = {}
    for move in legal:
        if move.kind == HAT:
            colours.setdefault(move.a, []).append(move)
    choices = []
    for colour, moves in sorted(colours.items()):
        inner = []
        for move in moves:
            name = str(move.to_dict()["character"])
            inner.append(Choice(texts.card(name), move, note=_under_hat(colour, costumes[name], texts)))
        where = texts.say("where-hat", colour=COLOURS[colour])
        label = texts.say("element-value", colour=COLOURS[colour], value=VALUES[colour])
        choices.append(Choice(label, further=Menu(where, [Choices("", inner)])))
    rest = [Choice(texts.move(move), move) for move in legal if move.kind != HAT]
    return Menu(question, [Choices(texts.say("choices-costume"), choices), Choices("", rest)])


def _under_hat(hat: int, costume: Sequence[str | None], texts: Texts) -> str:
    """What the hat would have to match (R11.4)."""
    first = costume[0]
    if first is None:
        return ""
    six = VALUES[hat] + VALUES[COLOURS.index(first)] == MATCH
    return texts.say("note-six" if six else "note-first-circle", colour=first)


# Elements


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
            wearers = [move.b for move in moves]
            inner = [
                Choice(
                    _place(move, wearers.count(move.b) > 1, texts),
                    move,
                    note=_worn(move, player, view, texts),
                )
                for move in moves
            ]
            note = texts.say(f"effect-{COLOURS[colour]}") if kind == SET else ""
            choices.append(Choice(label, further=Menu(where, [Choices("", inner)]), note=note))
        if choices:
            menu.groups.append(Choices(heading, choices))
    rest = [move for move in legal if move.kind not in (COSTUME, SET)]
    menu.groups.append(Choices("", [Choice(texts.move(move), move) for move in rest]))
    return menu


def _place(move: Move, several: bool, texts: Texts) -> str:
    """A wearer or a space; the circle only where `several` of a wearer's are offered."""
    fields = move.to_dict()
    if move.kind != COSTUME:
        return str(fields["place"])
    if not several:
        return texts.card(str(fields["character"]))
    return texts.say("label-other-circle" if move.c else "label-first-circle", character=fields["character"])


def _worn(move: Move, player: View, view: View, texts: Texts) -> str:
    """What is there already: what somebody wears, a hat that wants a match, a candle."""
    fields = move.to_dict()
    if move.kind != COSTUME:
        row, column = map(int, str(fields["place"]).split("."))
        return texts.say("note-candle") if texts.edition.stage.cell(row, column) == "c" else ""
    name = fields["character"]
    costume = next(character["costume"] for character in player["troupe"] if character["name"] == name)
    worn = [colour for colour in costume if colour]
    notes = [texts.say("note-worn", colours=worn, free=len(costume) - len(worn))] if worn else []
    hats = view["backstage"]["players"][player["seat"]]["hats"] if "backstage" in view else {}
    if name in hats and not costume[0]:
        six = move.c == 0 and VALUES[COLOURS.index(hats[name])] + VALUES[move.a] == MATCH
        short = texts.name("colour", hats[name], "short")
        notes.append(texts.say("note-under-hat") if six else texts.say("hat-worn", short=short))
    return ", ".join(notes)
