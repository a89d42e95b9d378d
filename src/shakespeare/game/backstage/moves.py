"""The moves that only Backstage has, after all others."""

from typing import TYPE_CHECKING

from shakespeare.game.moves import (
    DOUBLE,
    ENGAGE,
    FORGO,
    FROM_CRATES,
    FROM_DISCARDS,
    HAT,
    HOLD,
    HOLD_FOR_GOOD,
    PAY_PROMPTER,
    PLAY,
    REHEARSE,
    TAKE_PENALTY,
    THEATER,
    USE,
    USE_RECRUITMENT,
    Move,
    Moves,
)
from shakespeare.game.terms import ACTOR, COLOURS, YELLOW

if TYPE_CHECKING:
    from shakespeare.game.components import Components


class BackstageMoves:
    """Added to the moves of an edition when it is read."""

    def __init__(
        self,
        moves: Moves,
        components: "Components",
        numbers: dict[int, tuple[int, ...]],
        masks: tuple[int, ...],
    ) -> None:
        """`numbers` are the numbers of cylinders that each backstage card prints."""
        names = components.names
        self.use: dict[int, list[Move]] = {}  # by card, a move for each number of cylinders
        self.use_recruitment: dict[int, list[Move]] = {}
        for card, printed in numbers.items():
            fields: dict[str, str | int] = {"card": names[card]}
            self.use[card] = [
                moves.add(USE, f"use {names[card]} {number}", {**fields, "cylinders": number}, card, number)
                for number in printed
            ]
            self.use_recruitment[card] = [
                moves.add(
                    USE_RECRUITMENT,
                    f"use {names[card]} {number} with recruitment",
                    {**fields, "cylinders": number},
                    card,
                    number,
                )
                for number in printed
            ]
        self.theater: list[Move] = [
            moves.add(THEATER, f"theater {COLOURS[colour]}", {"colour": COLOURS[colour]}, colour)
            for colour in range(1, YELLOW + 1)
        ]
        self.hat: dict[int, list[Move]] = {}  # by wearer, a move for each colour
        self.rehearse: dict[int, Move] = {}  # by character
        self.double: dict[int, Move] = {}  # by actor
        self.engage: dict[int, Move] = {}
        for character, circles in enumerate(components.circles):
            name = names[character]
            if circles:
                self.hat[character] = [
                    moves.add(
                        HAT,
                        f"hat {COLOURS[colour]} {name}",
                        {"colour": COLOURS[colour], "character": name},
                        colour,
                        character,
                    )
                    for colour in range(1, YELLOW + 1)
                ]
                self.rehearse[character] = moves.add(
                    REHEARSE, f"rehearse {name}", {"character": name}, character
                )
            if components.kinds[character] == ACTOR and components.costs[character]:
                self.double[character] = moves.add(DOUBLE, f"double {name}", {"character": name}, character)
                self.engage[character] = moves.add(ENGAGE, f"engage {name}", {"card": name}, character)
        self.from_crates: Move = moves.add(FROM_CRATES, "from crates", {})
        self.from_discards: Move = moves.add(FROM_DISCARDS, "from discards", {})
        self.forgo: Move = moves.add(FORGO, "forgo", {})
        self.play: dict[int, Move] = {}  # by objective
        for objective in masks:
            name = components.objective_names[objective]
            self.play[objective] = moves.add(PLAY, f"play {name}", {"objective": name}, objective)
        self.hold: Move = moves.add(HOLD, "hold", {})
        self.hold_for_good: Move = moves.add(HOLD_FOR_GOOD, "hold for good", {})
        self.pay_prompter: Move = moves.add(PAY_PROMPTER, "pay prompter", {})
        self.take_penalty: Move = moves.add(TAKE_PENALTY, "take penalty", {})
