"""What goes over HTTP.

What the socket sends too is a plain dataclass, which both pydantic and msgspec know; the rest are pydantic models.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, FailFast, Field, model_validator
from pydantic_core import PydanticCustomError

from shakespeare.edition import MOST_BYTES, show
from shakespeare.locales.texts import SeatColour
from shakespeare.players.strength import DEFAULT
from shakespeare.server.post import LONGEST_ADDRESS
from shakespeare.server.words import (
    AmbianceEffect,
    Argument,
    BackstageObjectiveKind,
    CellKind,
    CharacterKind,
    Colour,
    Phase,
    SeatKind,
)

LONGEST_NAME = 40
LARGEST_SEED = 2**64 - 1
Undo = Literal["consent", "limit"]
Practice = Literal["again", "company", "hint", "stand-in", "back"]
Cause = Literal["left", "time", "failed", "open"]


# Shared with the socket


@dataclass(frozen=True, slots=True)
class GameOptions:
    players: int
    backstage: bool
    strategic_rest: bool


@dataclass(frozen=True, slots=True)
class EditionTag:
    name: str
    digest: str


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's final score, taken apart; see `shakespeare.Standing`."""

    seat: int
    score: int
    rank: int
    tied: bool
    sources: dict[str, int]
    days: list[dict[str, int]]
    objectives: dict[str, int]
    payroll: int
    unpaid: list[str]
    money: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """A computer player who plays for whoever sits there, and why."""

    computer: str
    cause: Cause


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, with the name they gave, or a computer player."""

    seat: int
    kind: SeatKind
    name: str | None
    computer: str | None
    free: bool  # a person's seat that nobody has taken yet
    stand_in: StandIn | None
    colour: SeatColour  # no two seats of a table have the same


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What was agreed about a table, apart from the game."""

    public: bool
    spectators: bool
    undo: Undo  # how far back, beyond what the rules of taking back allow
    deal: str | None  # the code of the deal that is played here
    stand_in: str  # the computer player who plays for whoever leaves, or has no time left
    returns: bool  # whether they get their seat back when they come again
    minutes: int | None  # a player's time for the whole game, by the clock
    days: int | None  # the time for a decision
    hints: bool  # whether a computer player helps, too, where several people play; never in a deal


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat wants its last decision back; which seats have agreed."""

    seat: int
    agreed: list[int]


@dataclass(frozen=True, slots=True)
class Helped:
    """A decision at which the computer player of a seat failed, and who made it."""

    seat: int
    player: str
    helper: str
    made: str  # ISO 8601, UTC


@dataclass(frozen=True, slots=True)
class Rewind:
    """The table went back further than a move can be taken back: whose wish it was, to which day, and when."""

    seat: int
    day: int
    number: int  # of the newest event that stood
    made: str  # ISO 8601, UTC
    anew: bool  # whether other things have been drawn since


@dataclass(frozen=True, slots=True)
class Table:
    id: str
    created: str  # ISO 8601, UTC
    options: GameOptions
    edition: EditionTag
    seats: list[Seat]
    seat: int | None  # the asker's own, the first of them
    own: list[int]  # all seats of the asker, who may hand the screen round
    day: int
    phase: Phase
    deciders: list[int]
    begun: bool  # somebody has decided in a person's seat: from then on everybody keeps their colour
    finished: bool
    standings: list[Standing] | None
    house: HouseRules
    wish: Wish | None
    again: bool  # somebody has sat down for a rematch
    helped: list[Helped]  # the last of them
    rewinds: list[Rewind]  # of a table that one is at; in lists, none are told


@dataclass(frozen=True, slots=True)
class Problem:
    """What went wrong: a message id of `server.ftl` with its arguments, and the English sentence."""

    id: str
    args: dict[str, Argument]
    text: str


@dataclass(slots=True)  # a frozen one takes ten times as long to make, and of these there are many
class Reason:
    """Why a move is not allowed: a message id with its arguments, and the rule, if it is one of the game."""

    id: str
    rule: str | None
    args: dict[str, Argument]


# Answers


class Failure(BaseModel):
    error: Problem


class Strength(BaseModel):
    """The share of games for two that a computer player wins against another, with its 95 % interval."""

    rival: str
    share: int = Field(description="in hundredths, as the bounds are")
    low: int
    high: int


class Info(BaseModel):
    version: str
    compiled: bool
    players: list[str] = Field(
        description="computer players, the weakest first; then the programs of this server"
    )
    default_player: str = Field(description="the one for somebody who does not choose")
    strengths: dict[str, Strength] = Field(description="of the computer players that were measured")
    languages: list[str]
    backstage: bool = Field(description="whether Backstage can be played here")
    edition: EditionTag = Field(description="of new tables, unless they bring their own")
    run: str = Field(description="another one every time that the server is started")


class Health(BaseModel):
    version: str
    run: str
    news: bool = Field(description="whether other processes are heard of at once")


class Link(BaseModel):
    token: str = Field(description="for the fragment of an address: it opens once")
    expires: float = Field(description="seconds since 1970, UTC")


class Carried(BaseModel):
    table: str | None = Field(description="where the seat is; none when it was the whole identity")


class Push(BaseModel):
    key: str | None = Field(description="of this server, for subscribing; none where no notices are sent")


class Hint(BaseModel):
    """What a computer player would do, and what it would do if it could not do that."""

    question: str
    player: str
    move: str
    second: str | None


# Deals


class DealResult(BaseModel):
    """How a seat of a game fared with a deal."""

    id: int
    seat: int
    name: str | None
    mine: bool
    stands: int | None = Field(description="where, among all who sat in this seat; none for practice")
    place: int = Field(description="in its game")
    score: int
    lead: int | None = Field(description="over the best of the others; none in the solo game")
    money: int = Field(description="what was left: it decides between equal scores")
    ended: str = Field(description="ISO 8601, UTC")
    practice: Practice | None = Field(description="why it does not count, if it does not")
    table: str | None = Field(description="to watch it again; for those alone who have finished the deal")


class Deal(BaseModel):
    """A shuffle that is shared: what is played, and how people fared with it."""

    code: str
    day: str | None = Field(description="whose deal it is, if it is a day's (ISO 8601, UTC)")
    created: str = Field(description="ISO 8601, UTC")
    options: GameOptions
    edition: EditionTag
    seats: list[str | None] = Field(description="computer players; none where a person sits")
    results: list[DealResult] = Field(description="the best first, then those for practice, the newest first")
    count: int = Field(description="how many results count, shown here or not")
    met: bool = Field(description="whether the asker has begun a game of it: another one is practice")
    done: bool = Field(description="whether the asker has finished one")
    going: str | None = Field(description="the asker's table whose game is not over")


# The components of an edition


class Card(BaseModel):
    """A printed character or one copy of a character card."""

    name: str = Field(description="as views name it")
    card: str = Field(description="the same for all copies: the key of its text")
    copy_number: int | None = Field(description="where there are several")
    title: str | None = Field(description="an edition's own name for it, instead of a text")
    kind: CharacterKind
    cost: int
    value: int | None
    circles: int
    activate: list[str]
    rehearse: list[str]
    gives_initiative: bool
    printed: bool
    costumed: list[str] = Field(description="icons that a complete costume adds when activated")
    costumed_cancels: str | None = Field(description="the icon that a complete costume cancels")
    first_action: bool = Field(description="gives the first action of every day")


class ExtraCard(BaseModel):
    circles: int
    rehearse: list[str]


class Cell(BaseModel):
    place: str
    kind: CellKind


class StageSet(BaseModel):
    rows: list[list[Cell]] = Field(description="bottom row first")


class Measure(BaseModel):
    """What an objective counts: something with conditions, or several measures together (docs/edition.md)."""

    name: str | None = Field(description="its short name, if it has one")
    count: str = Field(description="what is counted; with parts sum, least or most")
    conditions: dict[str, str | int | bool | list[str] | list[int] | None] = Field(
        description="every condition of the count, set or not"
    )
    parts: list["Measure"]


class ObjectiveCard(BaseModel):
    name: str
    title: str | None
    measure: Measure
    steps: list[int] = Field(description="how many bring a prestige each; equal ones bring several at once")


class Act(BaseModel):
    """What standing on a space brings when the acts score, by space (0 is off the track)."""

    pounds: list[int]
    prestige: list[int] = Field(description="the penalty of grey spaces included")
    ranks: list[int] | None = Field(description="prestige for being first, second")


class AmbianceSpace(BaseModel):
    space: int
    effect: AmbianceEffect | None
    amount: int


class CostumePay(BaseModel):
    pounds: int
    prestige: int


class Values(BaseModel):
    black: int
    pink: int
    purple: int
    blue: int
    green: int
    yellow: int


class Power(BaseModel):
    cylinders: int
    icons: list[str]


class BackstageCard(BaseModel):
    """One copy of a backstage card, with its power for each number of cylinders that it prints."""

    name: str = Field(description="as views name it")
    card: str = Field(description="the same for all copies: the key of its text")
    copy_number: int | None = Field(description="where there are several")
    title: str | None
    powers: list[Power]
    kept: CharacterKind | None = Field(description="as what it is kept")
    serves: CharacterKind | None = Field(description="whom a rag-picker helps")
    serves_cost: int = Field(description="at which cost; 0 for any")


class BackstageObjective(BaseModel):
    """An objective that does something instead of counting something."""

    name: str
    title: str | None
    kind: BackstageObjectiveKind
    value: int = Field(description="what salvaged elements may be worth")
    amount: int = Field(description="how far the ambiance rises")
    played: bool = Field(description="bears a mask: played in the ambiance phase")


class BackstageComponents(BaseModel):
    """What Backstage adds."""

    actors: list[Card]
    cards: list[BackstageCard]
    objectives: list[BackstageObjective]
    theater: list[CellKind] = Field(description="the spaces of the Theater card, bottom first")


class Components(BaseModel):
    """All a client must know of an edition and of the boards: it holds no rules and no card data of its own."""

    name: str
    digest: str
    characters: list[Card]
    extra: ExtraCard
    stage: StageSet
    objectives: list[ObjectiveCard]
    acts: list[Act]
    grey_spaces: int
    last_space: int
    ambiance_start: int
    ambiance_end: int
    ambiance: list[AmbianceSpace]
    costume_pay: list[CostumePay] = Field(description="what a complete costume pays, by its worth")
    colours: list[Colour]
    colour_values: Values
    cylinders: int
    tokens: int
    token_value: int
    days: int
    rehearsal_days: list[int]
    unpaid_penalty: int = Field(description="prestige for each character not paid at the end")
    counts: dict[str, int] = Field(description="the numbers that texts say, such as `close-win-3`")
    backstage: BackstageComponents | None = Field(description="where the edition has it")


class EditionMistake(BaseModel):
    """What is wrong with an edition file, and where."""

    line: int | None = Field(description="from 1; none if the file as a whole is meant")
    key: str = Field(description="dotted; empty if the file as a whole is meant")
    message: str = Field(description="an English sentence that goes on after the key")
    id: str = Field(description="of the same sentence in `locales`, after `mistake-`")
    args: dict[str, Any] = Field(description="its arguments; a dict with `id` and `args` is a text in turn")


class CheckedEdition(BaseModel):
    """An edition file that was looked at: its components, or the mistakes in it, 50 at most and one that says so."""

    components: Components | None
    provenance: dict[str, str] = Field(description="where each datum comes from, by its key in the file")
    mistakes: list[EditionMistake]


# The lessons


class LessonStep(BaseModel):
    """What is asked of the learner, or told. Its texts are in `lesson.ftl` under its name."""

    name: str
    moves: list[str] = Field(description="those that count, any of them; none where nothing is decided")
    mistake: str | None = Field(description="instead: a move that is not allowed, to be tried once")
    at: list[str] = Field(description="what is pointed at where neither is wanted, and the step is read")
    ambiance: bool = Field(description="its words speak of the ambiance track, which should be in sight")


class LessonScene(BaseModel):
    """A game from a prepared position. Scenes of the same lesson follow one another."""

    lesson: str
    name: str
    steps: list[LessonStep]


# Requests


class Request(BaseModel):
    """What may be sent in. The first unknown key ends the check: a mistake for each would cost more than they do."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _refuse_unknown_keys(cls, data: Any) -> Any:
        if isinstance(data, dict):
            for key in data:
                if key not in cls.model_fields:
                    raise PydanticCustomError("unknown_key", "{key} is not known here", {"key": show(key)})
        return data


class NewOptions(Request):
    players: Annotated[int, Field(ge=1, le=4)]
    backstage: bool = False
    strategic_rest: bool = False


class PersonSeat(Request):
    person: Literal[True]
    here: bool | None = Field(default=None, description="at the maker's own screen, which is handed round")
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)] | None = None
    colour: SeatColour | None = Field(
        default=None, description="else the usual one of the seat, if nobody has it"
    )


class ComputerSeat(Request):
    computer: Annotated[str, Field(min_length=1, max_length=200)]


class NewLevel(Request):
    computer: Annotated[str, Field(min_length=1, max_length=200)]


class NewHouseRules(Request):
    public: bool = False  # listed for everybody
    spectators: bool = True
    undo: Undo = "consent"
    stand_in: Annotated[str, Field(min_length=1, max_length=40)] = Field(
        DEFAULT, description="the computer player who plays for whoever leaves, or has no time left"
    )
    returns: bool = Field(True, description="whether they get their seat back when they come again")
    minutes: Literal[10, 20, 40, 60] | None = Field(
        None, description="a player's time for the whole game; or days, or neither"
    )
    days: Literal[1, 3, 7] | None = Field(None, description="the time for a decision")
    hints: bool = Field(False, description="whether a computer player helps, too, where several people play")


class NewTable(Request):
    options: NewOptions
    house: NewHouseRules | None = None
    seats: Annotated[list[PersonSeat | ComputerSeat], Field(min_length=1, max_length=4), FailFast()]
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = None
    edition: Annotated[str, Field(max_length=MOST_BYTES)] | None = Field(
        default=None, description="an edition file of one's own, as its text"
    )


class TakeSeat(Request):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)] | None = None
    colour: SeatColour | None = Field(
        default=None, description="any that no person at the table has; else the one that the seat shows"
    )


class NewColour(Request):
    colour: SeatColour


class NewMove(Request):
    question: Annotated[str, Field(min_length=1, max_length=40)]
    move: Annotated[str, Field(min_length=1, max_length=200)]
    seat: int | None = Field(default=None, description="which of the asker's own, where there are several")


class NewUndo(Request):
    number: int
    seat: int | None = None


class FurtherUndo(Request):
    seat: int | None = None


class UndoAnswer(Request):
    agree: bool


class NewHint(Request):
    question: Annotated[str, Field(min_length=1, max_length=40)]
    seat: int | None = None


class NewReplay(Request):
    record: dict[str, Any]
    seat: int | None = None


class PlayOn(Request):
    """A new table from a moment of a game: a person in one seat, computer players in the others."""

    moment: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0, le=3)]
    computer: Annotated[str, Field(min_length=1, max_length=200)]
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)] | None = None


class PlayRecordOn(PlayOn):
    record: dict[str, Any]


class NewRecord(Request):
    record: dict[str, Any]


class PlayDeal(Request):
    """A table for a deal: the asker in one seat of a person, or, at a screen that is handed round, in all."""

    seat: Annotated[int, Field(ge=0, le=3)] | None = Field(None, description="else the first of a person")
    here: bool = False
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)] | None = None


class NewLink(Request):
    table: Annotated[str, Field(min_length=1, max_length=40)] | None = Field(
        None, description="whose seat it carries; else it carries the whole identity"
    )
    seat: int | None = Field(None, description="which, of several of one's own there; else the first")


class UsedLink(Request):
    token: Annotated[str, Field(min_length=1, max_length=100)]


class NewSubscription(Request):
    """What a browser's push manager gives out: where to send notices, and the keys to seal them with."""

    endpoint: Annotated[str, Field(min_length=1, max_length=LONGEST_ADDRESS)]
    key: Annotated[str, Field(min_length=1, max_length=200, description="p256dh, in base64url")]
    secret: Annotated[str, Field(min_length=1, max_length=100, description="auth, in base64url")]
    language: Annotated[str, Field(min_length=1, max_length=10)]


class OldSubscription(Request):
    endpoint: Annotated[str, Field(min_length=1, max_length=LONGEST_ADDRESS)]
