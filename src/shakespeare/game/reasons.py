"""Why a move is not legal: a message id of its own, its arguments, and the rule that says so."""

from shakespeare.game.moves import KIND_NAMES, Move


class Reason:
    """One restriction of the rules, met by one move."""

    __slots__ = ("args", "id", "rule")

    def __init__(self, id: str, rule: str, args: dict[str, object]) -> None:
        self.id = id
        self.rule = rule
        self.args = args

    def to_dict(self) -> dict[str, object]:
        return {"id": self.id, "rule": self.rule, "args": dict(self.args)}

    def __reduce__(self) -> tuple[type["Reason"], tuple[object, ...]]:
        return Reason, (self.id, self.rule, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        args = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.id} ({self.rule})" + (f": {args}" if args else "")

    def __repr__(self) -> str:
        return f"<Reason {self}>"


class IllegalMove(ValueError):
    """A move that the rules do not allow now. Nothing has changed."""

    def __init__(self, seat: int, move: Move, reason: Reason) -> None:
        super().__init__(f"seat {seat} may not {move.text!r}: {reason}")
        self.seat = seat
        self.move = move
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[int, Move, Reason]]:
        return IllegalMove, (self.seat, self.move, self.reason)


# The rule that says when each kind of move is made; kept beside the moves' names, in their order.
_WHEN = (
    "R3.2",
    "R4.2",
    "R4.2",
    "R4.4",
    "R4.3",
    "R5.8",
    "R5.8",
    "R5.1",
    "R5.2",
    "R6.1",
    "R7.1",
    "R5.10",
    "R5.9",
    "R5.9",
    "R5.9",
    "R10.2",
    "R11.3",
    "R11.3",
    "R11.4",
    "R11.4",
    "R11.4",
    "R11.4",
    "R11.4",
    "R11.4",
    "R11.5",
    "R11.6",
    "R11.6",
    "R11.6",
    "R9.1",
    "R11.4",
    "R11.4",
)


def not_now(move: Move, asked: str) -> Reason:
    """The move belongs to another question than the one asked."""
    return Reason(KIND_NAMES[move.kind] + "-not-now", _WHEN[move.kind], {"asked": asked})
