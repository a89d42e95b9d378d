"""A move and its three faces: a number, a short text, a dict.

There is one Move object for each number, made once for an edition. The numbers are one fixed space:
a later expansion adds its own at the end.
"""

from collections.abc import Mapping
from typing import Final

from shakespeare.edition import show
from shakespeare.game.terms import ACTS, COLOURS, CYLINDERS, YELLOW

# Kinds of moves, and what their two or three numbers mean.
WAGER: Final = 0  # cylinders
RECRUIT: Final = 1  # card
RECRUIT_EXTRA: Final = 2  # card
ACTIVATE: Final = 3  # character
PASS: Final = 4
SPEND_TOKEN: Final = 5
KEEP_TOKEN: Final = 6
STEP: Final = 7  # act
BACK: Final = 8  # act
COSTUME: Final = 9  # colour, wearer, circle
SET: Final = 10  # colour, cell
DONE: Final = 11
ASK_MONEY: Final = 12
ASK_OBJECTIVES: Final = 13
KEEP: Final = 14  # objective
SPARE: Final = 15  # character
KIND_NAMES: Final = (
    "wager",
    "recruit",
    "recruit-extra",
    "activate",
    "pass",
    "spend-token",
    "keep-token",
    "step",
    "back",
    "costume",
    "set",
    "done",
    "ask-money",
    "ask-objectives",
    "keep",
    "spare",
)
ACT_NAMES: Final = ("I", "II", "III")


class UnknownMove(ValueError):
    """No move of this edition has that number, text or dict."""


class Move:
    """One move. Compare with `is` or `==`: equal moves of an edition are the same object."""

    __slots__ = ("_fields", "a", "b", "c", "kind", "number", "text")

    def __init__(
        self, number: int, kind: int, text: str, fields: dict[str, str | int], a: int, b: int, c: int
    ) -> None:
        self.number = number
        self.kind = kind
        self.text = text
        self.a = a
        self.b = b
        self.c = c
        self._fields = fields

    @property
    def name(self) -> str:
        """The kind of move, as the dict names it."""
        return KIND_NAMES[self.kind]

    def to_dict(self) -> dict[str, str | int]:
        return dict(self._fields)

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        return self

    def __reduce__(self) -> tuple[type["Move"], tuple[object, ...]]:
        return Move, (self.number, self.kind, self.text, self._fields, self.a, self.b, self.c)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Move {self.number}: {self.text}>"


class Moves:
    """All moves of one edition, and ways to find them."""

    def __init__(
        self,
        characters: list[str],
        printed: int,
        first_extra: int,
        circles: list[int],
        cells: list[str],
        objectives: list[str],
    ) -> None:
        self.all: list[Move] = []
        self.wager: list[Move] = []  # [cylinders - 1]
        self.recruit: list[Move] = []  # [card - printed]
        self.recruit_extra: list[Move] = []
        self.activate: list[Move] = []  # [character]
        self.step: list[Move] = []  # [act]
        self.back: list[Move] = []
        self.costume: list[list[list[Move]]] = []  # [colour][wearer][circle]; none for those without circles
        self.set: list[list[Move]] = []  # [colour][cell]
        self.keep: list[Move] = []  # [objective]
        self.spare: list[Move] = []  # [character]

        for cylinders in range(1, CYLINDERS + 1):
            self.wager.append(self._add(WAGER, f"wager {cylinders}", {"cylinders": cylinders}, cylinders))
        for card in range(printed, first_extra):
            name = characters[card]
            self.recruit.append(self._add(RECRUIT, f"recruit {name}", {"card": name}, card))
            self.recruit_extra.append(
                self._add(RECRUIT_EXTRA, f"recruit {name} as extra", {"card": name}, card)
            )
        for number, name in enumerate(characters):
            self.activate.append(self._add(ACTIVATE, f"activate {name}", {"character": name}, number))
        self.pass_: Move = self._add(PASS, "pass", {})
        self.spend_token: Move = self._add(SPEND_TOKEN, "spend token", {})
        self.keep_token: Move = self._add(KEEP_TOKEN, "keep token", {})
        for act in range(ACTS):
            self.step.append(self._add(STEP, f"step {ACT_NAMES[act]}", {"act": act + 1}, act))
        for act in range(ACTS):
            self.back.append(self._add(BACK, f"back {ACT_NAMES[act]}", {"act": act + 1}, act))
        self.costume.append([])  # no colour 0
        for colour in range(1, YELLOW + 1):
            wearers: list[list[Move]] = []
            for number, name in enumerate(characters):
                wearers.append(
                    [
                        self._add(
                            COSTUME,
                            f"costume {COLOURS[colour]} {name} {circle + 1}",
                            {"colour": COLOURS[colour], "character": name, "circle": circle + 1},
                            colour,
                            number,
                            circle,
                        )
                        for circle in range(circles[number])
                    ]
                )
            self.costume.append(wearers)
        self.set.append([])
        for colour in range(1, YELLOW + 1):
            self.set.append(
                [
                    self._add(
                        SET,
                        f"set {COLOURS[colour]} {place}",
                        {"colour": COLOURS[colour], "place": place},
                        colour,
                        cell,
                    )
                    for cell, place in enumerate(cells)
                ]
            )
        self.done: Move = self._add(DONE, "done", {})
        self.ask_money: Move = self._add(ASK_MONEY, "ask money", {})
        self.ask_objectives: Move = self._add(ASK_OBJECTIVES, "ask objectives", {})
        for number, name in enumerate(objectives):
            self.keep.append(self._add(KEEP, f"keep {name}", {"objective": name}, number))
        for number, name in enumerate(characters):
            self.spare.append(self._add(SPARE, f"spare {name}", {"character": name}, number))

        self._by_text: dict[str, Move] = {move.text: move for move in self.all}
        self._by_fields: dict[frozenset[tuple[str, str | int]], Move] = {
            frozenset(move.to_dict().items()): move for move in self.all
        }

    def _add(
        self, kind: int, text: str, fields: dict[str, str | int], a: int = -1, b: int = -1, c: int = -1
    ) -> Move:
        named: dict[str, str | int] = {"move": KIND_NAMES[kind]}
        named.update(fields)
        move = Move(len(self.all), kind, text, named, a, b, c)
        self.all.append(move)
        return move

    def owns(self, move: Move) -> bool:
        """Whether this very object is one of these moves."""
        return move.number < len(self.all) and self.all[move.number] is move

    def find(self, face: object) -> Move:
        """The move with this number, text or dict (or a Move of an equal edition)."""
        if isinstance(face, Move):
            return self.of_text(face.text)
        if isinstance(face, bool):
            raise UnknownMove(f"a move is a number, a text or a dict, not {show(face)}")
        if isinstance(face, int):
            if 0 <= face < len(self.all):
                return self.all[face]
            raise UnknownMove(f"there is no move number {show(face)}: they run from 0 to {len(self.all) - 1}")
        if isinstance(face, str):
            return self.of_text(face)
        if isinstance(face, Mapping):
            return self._of_dict(face)
        raise UnknownMove(f"a move is a number, a text or a dict, not a {type(face).__name__}")

    def of_text(self, text: str) -> Move:
        move = self._by_text.get(text)
        if move is None:
            raise UnknownMove(f"no move is written {show(text)}")
        return move

    def _of_dict(self, face: Mapping[object, object]) -> Move:
        fields: list[tuple[str, str | int]] = []
        for key, value in face.items():
            if not isinstance(key, str) or isinstance(value, bool) or not isinstance(value, (str, int)):
                raise UnknownMove(f"a move's dict holds texts and numbers, not {show(key)}: {show(value)}")
            fields.append((key, value))
        move = self._by_fields.get(frozenset(fields))
        if move is None:
            shown = ", ".join([f"{show(key)}: {show(value)}" for key, value in fields[:6]])
            raise UnknownMove(f"no move has the dict {{{shown}}}")
        return move
