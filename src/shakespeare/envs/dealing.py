"""A game whose draws come from outside, one by one: what a program with chance nodes of its own needs.

When the rules ask for a draw that nobody has made yet, the game is left as it was before the move, and says what is due.
Each item is then drawn by itself; when all are there, the move is made again with them.
"""

from collections import Counter

from shakespeare.game.chance import Chance, Drawable
from shakespeare.game.components import Components, components_of
from shakespeare.game.game import Game
from shakespeare.game.options import Options
from shakespeare.game.terms import COLOURS


class Due(Exception):
    """A draw that nobody has made yet."""

    def __init__(self, what: str, items: list[Drawable], count: int) -> None:
        super().__init__(f"{count} are to be drawn from {what}")
        self.what = what
        self.items = items
        self.count = count

    def __reduce__(self) -> tuple[type["Due"], tuple[str, list[Drawable], int]]:
        return Due, (self.what, self.items, self.count)


class Dealt(Chance):
    """Hands out the draws that were made."""

    def __init__(self, draws: list[list[Drawable]], next: int = 0) -> None:
        self.draws = draws
        self.next = next

    def draw(self, what: str, items: list[Drawable], count: int) -> object:
        if self.next == len(self.draws):
            raise Due(what, items, count)
        self.next += 1
        return self.draws[self.next - 1]

    def copy(self) -> object:
        return Dealt(self.draws, self.next)


class Dealing:
    """A game, or what is to be drawn before it goes on."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.game: Game | None = None  # none before the first draws
        self._moves: list[tuple[int, int]] = []  # still to be made, by seat and number
        self._draws: list[list[Drawable]] = []  # made for the first of those
        self._due: Due | None = None
        self._drawn: list[Drawable] = []  # of what is due
        self._go_on()

    @property
    def components(self) -> Components:
        return components_of(self.options.edition)

    @property
    def deciders(self) -> tuple[int, ...]:
        """Who owes a choice; nobody while something is to be drawn."""
        return () if self._due is not None or self.game is None else self.game.deciders

    @property
    def finished(self) -> bool:
        return self._due is None and self.game is not None and self.game.finished

    def play(self, moves: list[tuple[int, int]]) -> None:
        """Make the moves of some seats, each by its number."""
        self._moves = moves
        self._go_on()

    # Drawing

    def outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn next, and how likely: by number of the seat, colour, card or objective."""
        assert self._due is not None
        left = Counter(self._due.items)
        left.subtract(self._drawn)
        total = left.total()
        return sorted((self._number(item), count / total) for item, count in left.items() if count)

    def draw(self, number: int) -> None:
        due = self._due
        assert due is not None
        self._drawn.append(next(item for item in due.items if self._number(item) == number))
        if len(self._drawn) == due.count:
            self._go_on()

    def name(self, number: int) -> str:
        """What an outcome of the draw that is due stands for."""
        assert self._due is not None
        return next(str(item) for item in self._due.items if self._number(item) == number)

    @property
    def drawing(self) -> str:
        """From what is drawn now; nothing if nothing is due."""
        return "" if self._due is None else self._due.what

    def _number(self, item: Drawable) -> int:
        if isinstance(item, int):
            return item
        if self.drawing in ("costumes", "sets"):
            return COLOURS.index(item)
        if self.drawing == "objectives":
            return self.components.objective_number[item]
        return self.components.number[item]

    # Going on

    def _go_on(self) -> None:
        """Make the moves that wait, until something has to be drawn."""
        if self._due is not None:
            self._draws.append(self._drawn)
        self._due, self._drawn = None, []
        try:
            if self.game is None:
                self.game = Game.new(self.options, chance=Dealt(self._draws))
            while self._moves:
                self.game.resume(Dealt(self._draws))
                self.game.play(*self._moves[0])
                self._moves = self._moves[1:]
                self._draws = []
            self._draws = []
        except Due as due:
            self._due = due

    # Keeping

    def __deepcopy__(self, memo: object) -> "Dealing":
        other = Dealing.__new__(Dealing)
        other.options = self.options
        other.game = None if self.game is None else self.game.copy()
        other._moves = self._moves
        other._draws = self._draws[:]
        other._due = self._due
        other._drawn = self._drawn[:]
        return other
