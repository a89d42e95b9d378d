"""What an expansion may change: every place where the base game asks for one.

The base game plays with this class, which adds nothing. An expansion is a subclass that holds its own part of the
position; `State.expansion` is the one in play. Each method says when it is called; what it may do is push cues.
"""

from shakespeare.game.components import Components
from shakespeare.game.icons import Icon
from shakespeare.game.moves import Move
from shakespeare.game.powers import POWER, TAKE
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, Player, State, Step
from shakespeare.game.wardrobe import FIRST_CIRCLE


class Expansion:
    """No expansion: the base game."""

    def __init__(self, components: Components) -> None:
        self.cards: tuple[int, ...] = components.cards  # all character cards in play
        self.characters: tuple[int, ...] = tuple(range(components.characters))  # all that can be in a troupe
        self.objectives: int = components.objectives  # how many are in the deck at first
        self.circles: list[tuple[int, ...]] = FIRST_CIRCLE  # by costume: the circles to choose from (R6.1)
        self.sources: tuple[int, ...] = ()  # of prestige, beside those of the base game
        self.chances: tuple[str, ...] = ()  # of draws, likewise

    def copy(self) -> "Expansion":
        return self

    def portray(self, state: State, eyes: int) -> dict[str, object]:
        """What a view or a position has besides."""
        return {}

    def objectives_gone(self) -> tuple[int, ...]:
        """Objectives that were kept and are out of the game, which everybody has seen."""
        return ()

    # What a position must add up to

    def set_aside(self) -> tuple[int, ...]:
        """Character cards in places that the base game does not have."""
        return ()

    def most_gifts(self) -> int:
        """How many cards may have joined companies beside those recruited."""
        return 0

    def recruits_elsewhere(self, seat: int) -> bool:
        """Whether the seat has used its Recruitment card today without recruiting."""
        return False

    def cylinders_elsewhere(self, seat: int) -> int:
        """Cylinders at hand in the morning that lie neither there any more nor on characters."""
        return 0

    def elements_elsewhere(self, element: int, colour: int) -> int:
        """Elements placed where the base game has no place for them."""
        return 0

    # What objectives may count

    def theater_of(self, seat: int) -> tuple[int, ...]:
        """Colours in the Theater of a seat, from the bottom."""
        return ()

    def hats_of(self, seat: int) -> tuple[int, ...]:
        """Colours of the hats of a seat."""
        return ()

    # Setup and maintenance

    def set_up(self, state: State) -> None:
        """The bags are filled; the first characters are about to be laid out."""

    def renew(self, state: State) -> None:
        """The characters of a day have been laid out."""

    # Company

    def before_turns(self, state: State) -> None:
        """The company phase lies on the stack; nobody has had a turn."""

    def actions(self, state: State, player: Player) -> list[Move]:
        """Actions beside recruiting and activating."""
        return []

    def nameable_actions(self, state: State, player: Player) -> list[Move]:
        return []

    def act(self, state: State, seat: int, move: Move) -> None:
        """Carry out one of those actions."""
        raise AssertionError(f"{move.text} is no action")

    def why_not_act(self, state: State, player: Player, move: Move, asked: str) -> Reason | None:
        return not_now(move, asked)

    # Powers

    def power(self, state: State, player: Player, character: int) -> Step:
        """What runs the icons of a character that is being activated."""
        return POWER

    def workshop(self, state: State, player: Player, character: int) -> Step:
        """What takes elements for a craftsman."""
        return TAKE

    def taking_rule(self, character: int) -> str:
        """The rule by which this one takes an element, if that is none of the base game's."""
        return ""

    def ask(self, state: State, cue: Cue, icon: Icon) -> None:
        """An icon that the base game does not know has been reached in a power."""
        raise AssertionError(f"{icon.name} means nothing in an activation")

    # Evening

    def before_ambiance(self, state: State) -> None:
        """Everybody stands on Initiative; the purple elements have not weighed yet (R8.1, R8.2)."""

    def rehearse(self, state: State, seat: int, character: int, icon: Icon) -> Cue | None:
        """An icon that the base game does not know, in a rehearsal: what is left to be decided."""
        raise AssertionError(f"{icon.name} means nothing in a rehearsal")

    def arrange(self, state: State, seat: int) -> None:
        """What a player's rehearsal leaves to be decided lies on the stack."""

    def before_penalty(self, state: State, act: int) -> None:
        """An act is about to score (R9.2)."""

    def is_excused(self, seat: int) -> bool:
        """Whether an act's penalty spares this seat."""
        return False

    def fewer_rests(self, seat: int) -> int:
        """How many Rest tokens fewer than usual a seat takes."""
        return 0

    def spared(self, seat: int) -> int:
        """The characters that a seat has openly spared so far, as bits: while it may spare more."""
        return 0

    def spare(self, state: State, seat: int, character: int) -> None:
        """A seat spares this one, and may spare more."""

    def rested(self, seat: int) -> None:
        """A seat's day is over."""

    # The end

    def payroll(self, player: Player, earners: list[int], with_objectives: bool) -> list[int]:
        """Who of these wants pay; `with_objectives` as far as their owner can tell."""
        return earners

    def after_objectives(self, state: State) -> None:
        """Objectives have been scored."""

    def before_pay(self, state: State) -> None:
        """Characters are about to be paid."""

    def prestige_due(self, player: Player) -> int:
        """Prestige that the end of the game would bring, beside that of the base game."""
        return 0
