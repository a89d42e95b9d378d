"""What goes over the socket, and the view in it.

A view is sent as `Game.view` gives it; the structs here say what it looks like, to clients and to tests.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from shakespeare.server.models import EditionTag, GameOptions, Problem, Reason, Standing, Table
from shakespeare.server.words import Arguments, Colour, MoveKind, Phase, QuestionKind


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A struct that knows all its fields."""


# The view


class Colours(Strict, frozen=True):
    """How many elements of each colour."""

    black: int
    pink: int
    purple: int
    blue: int
    green: int
    yellow: int


class Elements(Strict, frozen=True):
    costumes: Colours
    sets: Colours


class ActTrack(Strict, frozen=True):
    """`spaces` by disc; `ahead`: the discs, the leader first. A disc is a seat's; the last is neutral in a solo game."""

    spaces: list[int]
    ahead: list[int]


class Character(Strict, frozen=True):
    """A member of a troupe. Only an extra has a `card`, only who has circles a `costume`."""

    name: str
    used: bool
    resting: bool
    card: str | UnsetType = UNSET
    costume: list[Colour | None] | UnsetType = UNSET


class PlayerView(Strict, frozen=True):
    seat: int
    prestige: int
    money: int
    tokens: int
    ambiance: int
    wagered: int
    cylinders: int
    recruited: bool
    passed: bool
    troupe: list[Character]
    stage: dict[str, Colour]
    objective_count: int
    objectives: list[str] | None
    objective_measures: list[int] | None
    objective_points: list[int]
    ledger: list[dict[str, int]]
    payroll: int
    projected: int


class Look(Strict, frozen=True):
    seat: int
    count: int
    decided: bool
    drawn: list[str] | None
    kept: str | None


class Cue(Strict, frozen=True):
    """Something still to be done."""

    step: str
    seat: int | UnsetType = UNSET
    character: str | UnsetType = UNSET
    index: int | UnsetType = UNSET
    value: int | Literal["one"] | UnsetType = UNSET


class Use(Strict, frozen=True):
    """A backstage card in use: for which printed number, and whether the Recruitment card is one of them."""

    seat: int
    card: str
    number: int
    recruitment: bool


class Played(Strict, frozen=True):
    """A mask objective that was played, and how many looks there had been."""

    seat: int
    objective: str
    looks: int


class BackstagePlayer(Strict, frozen=True):
    """What Backstage adds to a player: `hats` by wearer, the Theater from its bottom."""

    cylinders: int
    theater: list[Colour]
    hats: dict[str, Colour]
    fewer_rests: int
    spared: list[str]
    held: int
    excused: bool


class BackstageView(Strict, frozen=True):
    """What Backstage adds to a view: the Lord's deck has its top first, `players` goes by seat."""

    lord: list[str]
    row: list[str]
    uses: list[Use]
    deck: list[str]
    discards: list[str]
    played: list[Played]
    players: list[BackstagePlayer]


class Question(Strict, frozen=True):
    id: str
    seat: int
    kind: QuestionKind
    message: str
    character: str | None
    value: int | None
    args: Arguments


class View(Strict, frozen=True):
    """All that a seat may know; None stands where something is hidden."""

    seat: int | None
    options: GameOptions
    edition: EditionTag
    day: int
    phase: Phase
    order: list[int]
    initiative: list[int]
    acts: list[ActTrack]
    crates: Elements
    discards: Elements
    bags: Elements
    row: list[str]
    deck: list[str]
    card_discards: list[str]
    supply: int
    players: list[PlayerView]
    looks: list[Look]
    secret: list[list[str] | None]
    chosen: list[int]
    stack: list[Cue]
    questions: list[int]
    deciders: list[int]
    question: Question | None
    standings: list[Standing] | None
    backstage: BackstageView | UnsetType = UNSET


# Events and offers


class Event(Strict, frozen=True, gc=False):
    number: int
    id: str
    args: Arguments


class CostumeGain(Strict, frozen=True, gc=False):
    character: str
    worth: int
    pounds: int
    prestige: int


class Gain(Strict, frozen=True, gc=False):
    """What a move visibly brings; see `shakespeare.Gain`."""

    prestige: int
    money: int
    tokens: int
    ambiance: list[int]
    steps: list[int]
    acts: list[list[int]]
    costume: CostumeGain | None
    projected: list[int]


class NamedMove(Strict, frozen=True, gc=False):
    """A move as people know it: its text, and what that says."""

    move: str
    kind: MoveKind
    args: Arguments


class Offer(Strict, frozen=True):
    """A move that the question could name: with its gain, or with the reason why not."""

    move: str
    kind: MoveKind
    args: Arguments
    gain: Gain | None
    reason: Reason | None


# From the server. The view is written as it is: what it holds is the engine's word alone.


class Welcome(Strict, frozen=True, tag="welcome"):
    table: Table
    version: str


# What has changed since the message before: a table with the changes by key or place, or a list with the new value.
Change = dict[str, Any] | list[Any]


class Update(Strict, frozen=True, tag="update"):
    number: int
    events: list[Event]
    view: Change  # of a View; the first on a connection is the new value, all of it
    undoable: bool
    age: int  # how often the table went back further than moves can be taken back; events are numbered anew then
    further: bool  # whether there is a decision to be taken back so


class Offers(Strict, frozen=True, tag="offers"):
    """Every move that the question could name; its outcome, in the same order, is its gain, or the place in `reasons`
    of why not, which many have in common."""

    question: str
    moves: list[NamedMove]
    outcomes: list[Gain | int]
    reasons: list[Reason]

    def each(self) -> list[Offer]:
        """As somebody reads them who has been told."""
        told = msgspec.json.decode(msgspec.json.encode(self), type=Offers)
        return [
            Offer(named.move, named.kind, named.args, None, told.reasons[outcome])
            if isinstance(outcome, int)
            else Offer(named.move, named.kind, named.args, outcome, None)
            for named, outcome in zip(told.moves, told.outcomes, strict=True)
        ]


class Accepted(Strict, frozen=True, tag="accepted"):
    question: str | None
    number: int


class Refused(Strict, frozen=True, tag="refused"):
    question: str | None
    reason: Reason


class Failed(Strict, frozen=True, tag="error"):
    error: Problem


class Thinking(Strict, frozen=True, tag="thinking"):
    seats: list[int]


class ClockFace(Strict, frozen=True):
    left: float  # seconds, now
    running: bool


class Clocks(Strict, frozen=True, tag="clocks"):
    """What the clocks of all seats read when it was sent: whoever shows them counts on from there."""

    seats: list[ClockFace]


# Over HTTP: a game once more (see `replays`)


class Moment(Strict, frozen=True):
    """What a game was after a decision: the newest event's number, what had happened, and what had changed."""

    number: int
    events: list[Event]
    view: Change


class Replay(Strict, frozen=True):
    options: GameOptions
    edition: dict[str, Any]  # Components
    seat: int | None
    moments: list[Moment]


# A frame holds a list of these: all that there is to say at one moment.
FromServer = Welcome | Update | Offers | Accepted | Refused | Failed | Thinking | Clocks


# From the client


class Move(Strict, frozen=True, tag="move"):
    question: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Undo(Strict, frozen=True, tag="undo"):
    number: int


FromClient = Move | Undo
