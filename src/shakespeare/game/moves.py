"""A move and its three faces: a number, a short text, a dict.

There is one Move object for each number, made once for an edition. The numbers are one fixed space:
an expansion adds its own at the end.
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
# Of Backstage (R11).
USE: Final = 16  # card, number of cylinders
USE_RECRUITMENT: Final = 17  # the same; one of them is the Recruitment card
THEATER: Final = 18  # colour
HAT: Final = 19  # colour, wearer
DOUBLE: Final = 20  # actor
ENGAGE: Final = 21  # card of the Lord's deck
FROM_CRATES: Final = 22
FROM_DISCARDS: Final = 23
FORGO: Final = 24
PLAY: Final = 25  # objective
HOLD: Final = 26
HOLD_FOR_GOOD: Final = 27
REHEARSE: Final = 28  # character
PAY_PROMPTER: Final = 29
TAKE_PENALTY: Final = 30
KIND_NAMES: Final[tuple[str, ...]] = (
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
    "use",
    "use-recruitment",
    "theater",
    "hat",
    "double",
    "engage",
    "from-crates",
    "from-discards",
    "forgo",
    "play",
    "hold",
    "hold-for-good",
    "rehearse",
    "pay-prompter",
    "take-penalty",
)
ACT_NAMES: Final[tuple[str, ...]] = ("I", "II", "III")


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
        cards: tuple[int, ...],
        circles: list[int],
        cells: list[str],
        objectives: list[str],
    ) -> None:
        self.all: list[Move] = []
        self._by_text: dict[str, Move] = {}
        self._by_fields: dict[frozenset[tuple[str, str | int]], Move] = {}
        self.wager: list[Move] = []  # [cylinders - 1]
        self.recruit: dict[int, Move] = {}  # by card
        self.recruit_extra: dict[int, Move] = {}
        self.activate: list[Move] = []  # [character]
        self.step: list[Move] = []  # [act]
        self.back: list[Move] = []
        # [colour][wearer][circle]; none for those without circles
        self.costume: list[list[list[Move]]] = [[] for _ in range(YELLOW + 1)]
        self.set: list[list[Move]] = []  # [colour][cell]
        self.keep: list[Move] = []  # [objective]
        self.spare: list[Move] = []  # [character]

        for cylinders in range(1, CYLINDERS + 1):
            self.wager.append(self.add(WAGER, f"wager {cylinders}", {"cylinders": cylinders}, cylinders))
        self._add_recruits(characters, cards)
        self._add_activations(characters)
        self.pass_: Move = self.add(PASS, "pass", {})
        self.spend_token: Move = self.add(SPEND_TOKEN, "spend token", {})
        self.keep_token: Move = self.add(KEEP_TOKEN, "keep token", {})
        for act in range(ACTS):
            self.step.append(self.add(STEP, f"step {ACT_NAMES[act]}", {"act": act + 1}, act))
        for act in range(ACTS):
            self.back.append(self.add(BACK, f"back {ACT_NAMES[act]}", {"act": act + 1}, act))
        self._add_costumes(characters, circles)
        self.set.append([])  # no colour 0
        for colour in range(1, YELLOW + 1):
            self.set.append(
                [
                    self.add(
                        SET,
                        f"set {COLOURS[colour]} {place}",
                        {"colour": COLOURS[colour], "place": place},
                        colour,
                        cell,
                    )
                    for cell, place in enumerate(cells)
                ]
            )
        self.done: Move = self.add(DONE, "done", {})
        self.ask_money: Move = self.add(ASK_MONEY, "ask money", {})
        self.ask_objectives: Move = self.add(ASK_OBJECTIVES, "ask objectives", {})
        self._add_keeps(objectives)
        self._add_spares(characters)

    def extend(
        self, characters: list[str], cards: tuple[int, ...], circles: list[int], objectives: list[str]
    ) -> None:
        """The same moves for more characters and objectives: those of an expansion, after all others."""
        self._add_recruits(characters, cards)
        self._add_activations(characters)
        self._add_costumes(characters, circles)
        self._add_keeps(objectives)
        self._add_spares(characters)

    # Each goes on after the last character or objective that has its moves already.

    def _add_recruits(self, characters: list[str], cards: tuple[int, ...]) -> None:
        for card in cards:
            name = characters[card]
            self.recruit[card] = self.add(RECRUIT, f"recruit {name}", {"card": name}, card)
            self.recruit_extra[card] = self.add(
                RECRUIT_EXTRA, f"recruit {name} as extra", {"card": name}, card
            )

    def _add_activations(self, characters: list[str]) -> None:
        for number in range(len(self.activate), len(characters)):
            name = characters[number]
            self.activate.append(self.add(ACTIVATE, f"activate {name}", {"character": name}, number))

    def _add_costumes(self, characters: list[str], circles: list[int]) -> None:
        for colour in range(1, YELLOW + 1):
            wearers = self.costume[colour]
            for number in range(len(wearers), len(characters)):
                name = characters[number]
                wearers.append(
                    [
                        self.add(
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

    def _add_keeps(self, objectives: list[str]) -> None:
        for number in range(len(self.keep), len(objectives)):
            name = objectives[number]
            self.keep.append(self.add(KEEP, f"keep {name}", {"objective": name}, number))

    def _add_spares(self, characters: list[str]) -> None:
        for number in range(len(self.spare), len(characters)):
            name = characters[number]
            self.spare.append(self.add(SPARE, f"spare {name}", {"character": name}, number))

    def add(
        self, kind: int, text: str, fields: dict[str, str | int], a: int = -1, b: int = -1, c: int = -1
    ) -> Move:
        """A new move, with the next number."""
        named: dict[str, str | int] = {"move": KIND_NAMES[kind]}
        named.update(fields)
        move = Move(len(self.all), kind, text, named, a, b, c)
        self.all.append(move)
        self._by_text[text] = move
        self._by_fields[frozenset(named.items())] = move
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
