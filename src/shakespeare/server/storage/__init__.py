"""What is kept, behind one thin interface: tables, their moves, and who may sit where.

A move is a row. Its number in the table is the lock: whoever writes the same number second has missed something,
reads it, and tries again. A seat answers a question once. Rows hold what a record's log holds (docs/record.md),
so that a game is rebuilt from them alone; tables in memory are a cache.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from shakespeare.players.strength import DEFAULT
from shakespeare.server.clocks import Clocks
from shakespeare.server.source import Source


class StorageError(Exception):
    """The games cannot be read or kept; the message is for the person who started the server."""


class Conflict(Exception):
    """Somebody has written this row before: read what is there, and try again."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    kind: str  # "person" or "computer"
    name: str | None = None
    computer: str | None = None
    person: int | None = None  # None: nobody has sat down yet
    stand_in: str | None = None  # the computer player who plays for whoever sits there
    cause: str | None = None  # why: "left", "time", "failed" or "open", until somebody sits down
    colour: str | None = None  # chosen, or given to who sat down; which one is shown, `colours` says

    @property
    def player(self) -> str | None:
        """The computer player who moves for this seat."""
        return self.stand_in or self.computer


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of tables shows of a game, so that nobody has to replay it for that."""

    day: int
    phase: str
    deciders: list[int]
    finished: bool
    standings: list[dict[str, Any]] | None


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What was agreed about a table, apart from the game."""

    public: bool = False  # listed for everybody; else whoever knows the address finds it
    spectators: bool = True
    undo: str = (
        "consent"  # further back than the rules allow: with everybody's consent; or "limit": not at all
    )
    deal: str | None = None  # the code of the deal that is played here
    stand_in: str = DEFAULT  # the computer player who takes the seat of whoever leaves, or has no time left
    returns: bool = True  # whether they get it back when they come again
    minutes: int | None = None  # a player's for the whole game
    days: int | None = None  # for a decision
    hints: bool = False  # whether a computer player helps, too, where several people play

    @property
    def is_timed(self) -> bool:
        return self.minutes is not None or self.days is not None


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat wants to go back to before a row; who has agreed."""

    seat: int
    to: int
    agreed: tuple[int, ...]  # people


@dataclass(frozen=True, slots=True)
class LinkRow:
    """What a link carries: a seat at a table, or the whole identity."""

    person: int
    table: str | None
    seat: int | None


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser wants notices, and what it needs to read them."""

    endpoint: str = field(repr=False)  # whoever knows it can send there
    key: str = field(repr=False)  # its public key, and a secret, both in base64url
    secret: str = field(repr=False)
    language: str


@dataclass(frozen=True, slots=True)
class Helped:
    """A decision at which the player of a seat failed, and who made it."""

    seat: int
    player: str
    helper: str
    made: str  # ISO 8601, UTC


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    created: str  # ISO 8601, UTC
    maker: int
    options: dict[str, Any]
    edition_name: str
    edition_digest: str
    source: Source
    seats: list[SeatRow]
    summary: Summary
    house: HouseRules = HouseRules()
    origin: str | None = None  # of whoever made it: nothing can be read from it, it can only be compared
    wish: Wish | None = None  # to take back more than the rules allow
    clocks: Clocks | None = None  # of the seats, where there are any
    again: bool = False  # somebody has sat down for a rematch
    begun: bool = False  # somebody has decided in a person's seat: that person, or their stand-in
    helped: tuple[Helped, ...] = ()  # the last decisions at which computer players failed


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One decision, or the start of the game (row 0), and all that chance brought after it."""

    n: int
    seat: int | None
    question: str | None  # None for the start, and for a move taken back
    move: str | None
    log: list[dict[str, Any]] = field(repr=False)  # as in a record
    chance: dict[str, int] | None = field(repr=False)  # the source of draws after it


@dataclass(frozen=True, slots=True)
class DealRow:
    code: str
    created: str  # ISO 8601, UTC
    options: dict[str, Any]
    edition_name: str
    edition_digest: str
    source: Source
    seats: tuple[str | None, ...]  # the computer players; None where a person sits


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How one seat of one game came out."""

    id: int
    table: str
    seat: int
    person: int | None
    name: str | None
    place: int
    score: int
    lead: int | None  # over the best of the others
    money: int
    ended: str
    practice: str | None  # why it does not count, if it does not
    stands: int  # where, among those of this seat that count
    kept: int  # 0 when its table has been deleted


class Storage(Protocol):
    """Where everything is kept. What a method has returned from is safe."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def person(self, token_hash: str) -> int | None:
        """Who has this token."""

    async def add_person(self, token_hash: str) -> int:
        """The person with this token, who is known from now on."""

    async def add_token(self, person: int, token_hash: str) -> None:
        """A further token of the same person, for another device."""

    async def delete_person(self, person: int) -> list[str]:
        """Forget somebody: who they are, the names they gave, the tables where only they were, and editions that no other
        table needs. Their other seats are free again. Returns the tables that have changed."""

    async def add_link(self, token_hash: str, link: LinkRow, expires: float) -> None: ...

    async def use_link(self, token_hash: str) -> LinkRow | None:
        """What a link carries, once, and not when it is too late."""

    async def move_seat(self, id: str, seat: int, giver: int, taker: int) -> bool:
        """Give a seat to somebody else, who has none at this table."""

    async def report_name(self, key: str, person: int, origin: str | None, most: int) -> None:
        """Somebody finds names with this key offensive. When so many have, they are taken away and blocked.

        All who come from one place count once, where it is known.
        """

    async def blocked(self, keys: Sequence[str]) -> set[str]:
        """Which of these are keys of names that are blocked."""

    async def blocked_names(self) -> list[str]:
        """The keys of all names that are blocked."""

    async def unblock(self, key: str) -> bool:
        """Let a name be given again, and forget who reported it; False if it was not blocked."""

    async def edition(self, digest: str) -> dict[str, Any] | None: ...

    async def add_table(self, table: TableRow, edition: dict[str, Any], start: MoveRow) -> Clocks | None:
        """Keep a new table. Returns its clocks, where there are any."""

    async def table(self, id: str) -> TableRow | None: ...

    async def whole(self, id: str, since: int) -> tuple[TableRow | None, list[MoveRow]]:
        """A table with its rows from this number on, read at one go."""

    async def tables_now(self, ids: Sequence[str]) -> dict[str, tuple[TableRow, int]]:
        """Those of these tables that are there, each with the number of its rows."""

    async def tables_of(self, person: int, most: int) -> list[TableRow]:
        """The tables that a person made or sits at, the one that changed last first."""

    async def going_of(self, person: int) -> list[TableRow]:
        """All tables at which a person sits and whose game is not over, newest first."""

    async def public_tables(self, most: int, most_from: int) -> list[TableRow]:
        """Tables for everybody whose game is not over, with a free seat or open to spectators, the one that changed last first;
        at most so many of one address."""

    async def waiting(self, seconds: float, most: int) -> list[str]:
        """The tables at which a computer player has had to move for so long, longest first."""

    async def count_unfinished(self, person: int) -> int:
        """How many tables that a person made have a game that is not over."""

    async def count_unfinished_from(self, origin: str) -> int:
        """The same for all who came from one place."""

    async def count_from(self, origin: str) -> int:
        """How many tables there are, finished or not, of all who came from one place."""

    async def delete_table(self, id: str) -> None: ...

    async def clean_up(self, unfinished: float, finished: float) -> int:
        """Delete tables that have not changed since these moments; how many.

        With them, what has been left for as long as finished games are kept: deals that nobody plays, reports of names,
        people of whom there is nothing, and editions of no game. And links that are too late.
        """

    async def take_seat(
        self, id: str, seat: int, person: int, name: str | None, colour: str | None = None
    ) -> int | None:
        """Sit down, in this colour or in the one that the seat shows. None when it is done; else the seat that was in the
        way: this one, if it is not free, or that of the person who has the colour."""

    async def set_colour(self, id: str, seat: int, person: int, colour: str) -> int | None:
        """Give somebody's seat another colour; if another seat of theirs has it, the two swap. None when it is done; else
        the seat that was in the way: this one, if it is not theirs or the game has begun, or that of whoever has the
        colour."""

    async def set_wish(self, id: str, before: Wish | None, after: Wish | None) -> bool:
        """Put a wish in the place of another; False if there is a third one."""

    async def moves(self, id: str, since: int) -> list[MoveRow]:
        """The rows from this number on."""

    async def answer(self, id: str, seat: int, question: str) -> str | None:
        """The move with which a seat has answered a question."""

    def add_move(
        self, id: str, row: MoveRow, summary: Summary, is_timed: bool = False
    ) -> "asyncio.Future[Clocks | None]":
        """Keep a move. Raises Conflict if the number or the question is taken, or the table is gone.

        Returns the clocks after it, if the table has any, which whoever knows it has to say.
        """

    def can_follow(self, id: str, keeping: "asyncio.Future[Clocks | None]") -> bool:
        """Whether a move at a table that is added now is kept together with this one, or neither is."""

    # Time, and who plays for whom

    def now(self) -> float:
        """Seconds since 1970: the time by which clocks go."""

    async def set_stand_in(self, id: str, seat: int, level: str, cause: str, person: int) -> bool:
        """Let a computer player play for this person in a seat; False if one does, or the seat is not theirs."""

    async def replace_player(self, id: str, seat: int, player: str, level: str) -> bool:
        """Let another computer player go on where this one fails; False if it plays there no more."""

    async def set_level(self, id: str, seat: int, level: str) -> bool:
        """Let a computer player play where another one does, or where nobody has sat down yet; False if a person plays."""

    async def open_seat(self, id: str, seat: int) -> bool:
        """Let anybody sit down where a computer player sits, who plays until then; False if none sits there."""

    async def close_seat(self, id: str, seat: int) -> bool:
        """Let nobody sit down any more in a free seat where a computer player plays; False if it is no such seat."""

    async def add_help(self, id: str, helped: Helped) -> None:
        """Note who made a decision at which a player failed."""

    async def give_back(self, id: str, seat: int, person: int) -> bool:
        """Let somebody play their seat again; False if it is not theirs, or nobody stands in."""

    async def expire(self, id: str) -> list[int]:
        """Let computer players play for all at a table whose time is up; the seats. Once, whoever asks."""

    async def due_tables(self) -> list[str]:
        """The tables at which somebody's time is up."""

    async def next_due(self) -> float | None:
        """When the next one will be; None if no clock runs."""

    async def beat(self) -> None:
        """A sign of life: time without any is not charged to those whose clocks run."""

    # Notices

    async def add_subscription(self, person: int, wanted: Subscription, most: int) -> bool:
        """Send notices there, too; False if somebody has so many already."""

    async def remove_subscription(self, endpoint: str, person: int | None) -> bool:
        """Send none there any more; if somebody is given, only if it is theirs."""

    async def subscriptions(self, person: int) -> list[Subscription]: ...

    async def arrive(self, person: int, table: str, server: str, until: float) -> None:
        """Somebody is at a table, by this server: believed for a while."""

    async def go(self, person: int, table: str, server: str) -> None: ...

    async def stay(self, server: str, until: float) -> None:
        """All who are here by this server stay."""

    async def is_present(self, person: int, table: str) -> bool:
        """Whether somebody is at a table, by whichever server."""

    async def add_deal(self, deal: DealRow, edition: dict[str, Any]) -> None:
        """Keep a deal, unless it is kept already."""

    async def share_deal(
        self, deal: DealRow, edition: dict[str, Any], table: str, summary: Summary, practice: str | None
    ) -> None:
        """The same, with the finished game that it comes from, and why that does not count, if it does not."""

    async def deal(self, code: str) -> DealRow | None: ...

    async def results(self, code: str, person: int | None) -> list[ResultRow]:
        """The best results of a deal, some of those for practice, and all of a person's own."""

    async def count_results(self, code: str) -> int:
        """How many count, shown or not."""

    async def attempt(self, code: str, person: int) -> str | None:
        """The table at which a person met a deal: it alone counts, whatever has become of it."""

    async def result_name(self, code: str, result: int) -> str | None:
        """The name at a result of a deal."""

    async def mark(self, id: str, what: str) -> None:
        """Note something about a table, once."""

    async def marks(self, id: str) -> set[str]: ...

    async def rematch(self, id: str) -> str | None:
        """The table at which those of this one play again."""

    async def set_rematch(self, id: str, again: str) -> str:
        """Note that table, unless there is one; the one that is noted then."""

    async def claim(self, id: str) -> bool:
        """Take it upon this process to move for the computer players of a table, unless another one does.

        It saves work, and no more: the rows decide whose move counts.
        """

    async def release(self, id: str) -> None:
        """Leave them to whoever comes next."""
