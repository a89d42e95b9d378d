"""A position of the game, and the stack of what is still to be done in it.

State holds data and the few changes that everything else is made of; the rules are in the other modules.
"""

from typing import TYPE_CHECKING, TypeVar

from shakespeare.game import history
from shakespeare.game.chance import Chance, as_chance
from shakespeare.game.components import Components
from shakespeare.game.draws import ask_chance
from shakespeare.game.history import History
from shakespeare.game.moves import Move
from shakespeare.game.reasons import Reason
from shakespeare.game.terms import (
    AMBIANCE_START,
    DAYS,
    EVERYBODY,
    HIDDEN,
    MONEY_SOURCES,
    NOBODY,
    SETUP_PHASE,
    START,
    START_PRESTIGE,
    STRIDE,
    TOKENS,
    VIRTUAL,
)

if TYPE_CHECKING:
    from shakespeare.game.expansion import Expansion

T = TypeVar("T")


def changed(items: list[T], place: int, value: T) -> list[T]:
    """A list that differs in one place: for those that copies of a state share."""
    other = items[:]
    other[place] = value
    return other


class Player:
    """All that lies before one player.

    Its lists are shared by copies: each is replaced when something in it changes.
    """

    __slots__ = (
        "ambiance",
        "costumes",
        "cylinders",
        "extras",
        "ledger",
        "money",
        "objective_points",
        "objectives",
        "passed",
        "prestige",
        "recruited",
        "resting",
        "seat",
        "stage",
        "tokens",
        "troupe",
        "used",
        "wagered",
    )

    def __init__(self, seat: int, costumes: list[int], stage: list[int], ledger: list[list[int]]) -> None:
        self.seat: int = seat
        self.prestige: int = 0
        self.money: int = 0
        self.tokens: int = 0
        self.ambiance: int = AMBIANCE_START
        self.wagered: int = 0  # cylinders for this day
        self.cylinders: int = 0  # of those, still at hand
        self.recruited: bool = False
        self.passed: bool = False
        self.troupe: tuple[int, ...] = ()  # characters, in the order they joined
        self.extras: tuple[int, ...] = ()  # the card behind extra-1, extra-2 ...
        self.used: int = 0  # characters that bear a cylinder, as bits
        self.resting: int = 0  # characters that bear a Rest token, as bits
        self.costumes: list[int] = costumes  # by character: three circles of three bits each
        self.stage: list[int] = stage  # by cell: its colour
        self.objectives: tuple[int, ...] = ()
        self.objective_points: tuple[int, ...] = ()  # what each of them scored, at the end
        self.ledger: list[list[int]] = ledger  # prestige by day (0 is before the first) and source

    def book(self, day: int, source: int, amount: int) -> None:
        """Gain prestige, or lose it."""
        self.prestige += amount
        sources = self.ledger[day]
        self.ledger = changed(self.ledger, day, changed(sources, source, sources[source] + amount))

    def copy(self) -> "Player":
        other = Player(self.seat, self.costumes, self.stage, self.ledger)
        other.prestige = self.prestige
        other.money = self.money
        other.tokens = self.tokens
        other.ambiance = self.ambiance
        other.wagered = self.wagered
        other.cylinders = self.cylinders
        other.recruited = self.recruited
        other.passed = self.passed
        other.troupe = self.troupe
        other.extras = self.extras
        other.used = self.used
        other.resting = self.resting
        other.objectives = self.objectives
        other.objective_points = self.objective_points
        return other


def new_player(components: Components, seat: int) -> Player:
    """A player before anything has happened."""
    player = Player(
        seat,
        [0] * len(components.names),
        [VIRTUAL if virtual else 0 for virtual in components.virtual],
        [[0] * len(MONEY_SOURCES)] * (DAYS + 1),
    )
    player.troupe = tuple(range(components.printed))
    player.book(0, START, START_PRESTIGE)
    return player


class Look:
    """Objectives that a player looked at: those drawn, in order, and the one kept (NOBODY: not chosen yet)."""

    __slots__ = ("drawn", "kept", "seat")

    def __init__(self, seat: int, drawn: tuple[int, ...], kept: int) -> None:
        self.seat = seat
        self.drawn = drawn
        self.kept = kept


class Cue:
    """Something still to be done: a step, whose it is, and what it works with. Never changed, only replaced."""

    __slots__ = ("character", "colours", "elements", "index", "seat", "step", "value")

    def __init__(
        self,
        step: "Step",
        seat: int = NOBODY,
        character: int = NOBODY,
        index: int = 0,
        value: int = 0,
        elements: int = 0,
        colours: int = 0,
    ) -> None:
        self.step = step
        self.seat = seat
        self.character = character  # the one whose power this is
        self.index = index  # how far a list has been worked through
        self.value = value  # what is left of a craftsman's value
        self.elements = elements  # kinds of elements that may be taken, as bits
        self.colours = colours  # colours that may be taken, as bits


class Disclosure(Exception):
    """What would happen next is hidden from whoever wonders."""


class State:
    """One position."""

    __slots__ = (
        "act_ahead",
        "act_spaces",
        "bags",
        "card_discards",
        "chance",
        "components",
        "crates",
        "day",
        "deciders",
        "deck",
        "discards",
        "discs",
        "expansion",
        "history",
        "initiative",
        "legal",
        "looks",
        "objective_pool",
        "objective_queue",
        "order",
        "phase",
        "players",
        "questions",
        "row",
        "seats",
        "secret",
        "stack",
        "strategic_rest",
        "supply",
        "wondering",
    )

    def __init__(
        self,
        components: Components,
        seats: int,
        strategic_rest: bool,
        chance: Chance,
        expansion: "Expansion",
        players: list[Player],
        act_spaces: list[int],
        act_ahead: list[tuple[int, ...]],
        crates: list[int],
        bags: list[int],
        discards: list[int],
        stack: list[Cue],
        secret: list[tuple[Move, ...]],
        questions: list[int],
        legal: list[Move],
        past: History,
    ) -> None:
        self.components: Components = components
        self.seats: int = seats
        self.strategic_rest: bool = strategic_rest
        self.chance: Chance = chance
        self.expansion: Expansion = expansion
        self.history: History = past

        self.day: int = 0
        self.phase: int = SETUP_PHASE
        self.players: list[Player] = players
        self.order: tuple[int, ...] = ()
        self.initiative: tuple[int, ...] = ()
        self.discs: int = seats + 1 if seats == 1 else seats  # the last one is neutral in the solo game
        self.act_spaces: list[int] = act_spaces  # [act * discs + disc]
        self.act_ahead: list[tuple[int, ...]] = act_ahead  # by act: discs, the leader first
        self.crates: list[int] = crates  # elements by kind and colour
        self.bags: list[int] = bags  # shared by copies, as are discards and secret: replaced when they change
        self.discards: list[int] = discards
        self.row: tuple[int, ...] = ()  # character cards laid out
        self.deck: tuple[int, ...] = ()  # what is in it, in no order
        self.card_discards: tuple[int, ...] = ()
        self.looks: tuple[Look, ...] = ()
        self.objective_pool: tuple[int, ...] = ()  # never drawn, in no order
        self.objective_queue: tuple[int, ...] = ()  # put back under the deck, in order
        self.supply: int = TOKENS

        self.stack: list[Cue] = stack
        self.secret: list[tuple[Move, ...]] = secret  # choices made, not yet revealed
        self.questions: list[int] = questions  # how many questions each seat has answered
        self.legal: list[Move] = legal  # for a question to one seat
        self.deciders: tuple[int, ...] = ()
        self.wondering: bool = False  # a copy that only looks what a move would do

    def copy(self) -> "State":
        return self.copy_drawing_from(as_chance(self.chance.copy()))

    def copy_drawing_from(self, chance: Chance) -> "State":
        past = self.history.continued()
        if past.before is self.history:  # what both share must not grow any more
            self.history = self.history.continued()
        other = State(
            self.components,
            self.seats,
            self.strategic_rest,
            chance,
            self.expansion.copy(),
            [player.copy() for player in self.players],
            self.act_spaces[:],
            self.act_ahead[:],
            self.crates[:],
            self.bags,
            self.discards,
            self.stack[:],
            self.secret,
            self.questions[:],
            self.legal,
            past,
        )
        other.day = self.day
        other.phase = self.phase
        other.order = self.order
        other.initiative = self.initiative
        other.row = self.row
        other.deck = self.deck
        other.card_discards = self.card_discards
        other.looks = self.looks
        other.objective_pool = self.objective_pool
        other.objective_queue = self.objective_queue
        other.supply = self.supply
        other.deciders = self.deciders
        return other

    # What happened

    def tell(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Report something that everybody sees."""
        self.history.add(code, EVERYBODY, a, b, c, d)

    def tell_list(self, code: int, items: tuple[int, ...], a: int = 0) -> None:
        self.history.add_list(code, EVERYBODY, a, items)

    def whisper(self, seat: int, code: int, a: int = 0, b: int = 0) -> None:
        """Report something that only one seat sees, or nobody."""
        self.history.add(code, seat, a, b, 0, 0)

    def whisper_list(self, seat: int, code: int, items: tuple[int, ...], a: int = 0) -> None:
        self.history.add_list(code, seat, a, items)

    def disclose(self) -> None:
        """Somebody is about to learn something: the one place where hidden things become known.

        Nothing before it can be taken back, and who only wonders what a move would do goes no further.
        """
        if self.wondering:
            raise Disclosure
        self.whisper(HIDDEN, history.DISCLOSURE)

    def draw(self, what: int, items: list[int], count: int) -> list[int]:
        """Ask chance, and write its answer into the history; the list of items is used up."""
        self.disclose()
        drawn = ask_chance(self.chance, self.components, what, items, count)
        self.whisper_list(HIDDEN, history.CHANCE, tuple(drawn), what)
        return drawn

    # The changes that everything else is made of

    def gain_prestige(self, seat: int, amount: int, source: int) -> None:
        if amount:
            player = self.players[seat]
            player.book(self.day, source, amount)
            self.tell(history.PRESTIGE, seat, amount, source, player.prestige)

    def gain_money(self, seat: int, amount: int, source: int) -> None:
        if amount:
            player = self.players[seat]
            player.money += amount
            self.tell(history.MONEY, seat, amount, source, player.money)

    def gain_token(self, seat: int) -> None:
        """A "+3" token, if the supply has one (R1.6)."""
        if self.supply:
            self.supply -= 1
            player = self.players[seat]
            player.tokens += 1
            self.tell(history.TOKEN_GAINED, seat, player.tokens)
        else:
            self.tell(history.TOKEN_NONE, seat)

    # The stack

    def answer(self, seat: int, move: Move) -> None:
        """Make a legal move, and do all that follows from it without a choice."""
        self.questions[seat] += 1
        self.whisper(HIDDEN, history.MOVE, seat, move.number)
        cue = self.stack[-1]
        cue.step.play(self, cue, seat, move)
        self.advance()

    def push(self, cue: Cue) -> None:
        self.stack.append(cue)

    def pop(self) -> None:
        self.stack.pop()

    def replace(self, cue: Cue) -> None:
        self.stack[-1] = cue

    def advance(self) -> None:
        """Do all that needs no choice, until somebody has one to make or the game is over."""
        self.advance_to(0)

    def advance_to(self, depth: int) -> None:
        """The same, but no further than until `depth` cues are left."""
        stack = self.stack
        while len(stack) > depth:
            cue = stack[-1]
            moves = cue.step.proceed(self, cue)
            if not moves:
                continue
            cue = stack[-1]  # the step may have handed the turn on
            if len(moves) == 1:
                self.whisper(
                    cue.seat if cue.step.private else EVERYBODY, history.FORCED, cue.seat, moves[0].number
                )
                cue.step.play(self, cue, cue.seat, moves[0])
                continue
            self.legal = moves
            self.deciders = cue.step.deciders(self, cue)
            return
        self.legal = []
        self.deciders = ()


def new_state(
    components: Components, seats: int, strategic_rest: bool, chance: Chance, expansion: "Expansion"
) -> State:
    """A state before anything has been set up."""
    elements = [0] * (2 * STRIDE)
    return State(
        components,
        seats,
        strategic_rest,
        chance,
        expansion,
        [],
        [],
        [],
        elements,
        elements[:],
        elements[:],
        [],
        [()] * seats,
        [0] * seats,
        [],
        History(None, 0),
    )


class Step:
    """One kind of thing to be done: what happens by itself, what is asked, how an answer is carried out.

    A step has no state of its own: that is in its cue.
    """

    name: str = ""  # in positions
    asks: str = ""  # the kind of its question
    private: bool = False  # only the one who decides may see what was chosen

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        """Do what needs no choice. Return the moves to choose from, or none if the stack has changed."""
        raise NotImplementedError

    def deciders(self, state: State, cue: Cue) -> tuple[int, ...]:
        return (cue.seat,)

    def legal(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return state.legal

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        """Why a move is not legal; None if it is."""
        raise NotImplementedError

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        """Every move that an answer to the question could name, legal or not."""
        return self.legal(state, cue, seat)

    def arguments(self, state: State, cue: Cue, seat: int) -> dict[str, object]:
        """What the question's message needs beside the character and the value."""
        return {}
