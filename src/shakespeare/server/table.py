"""A table in memory: the one place of the server that calls the engine.

It is a cache of what the storage holds. A move is made in a copy of the game, kept, and only then shown.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, Protocol

from shakespeare.edition import Edition, load_edition
from shakespeare.game.components import edition_with
from shakespeare.game.game import Game, NothingToUndo
from shakespeare.game.history import Event
from shakespeare.game.moves import UnknownMove
from shakespeare.game.options import Options
from shakespeare.game.reasons import IllegalMove
from shakespeare.game.record import FORMAT, VERSION, RecordError
from shakespeare.server import messages, models
from shakespeare.server.clocks import Clocks, reading
from shakespeare.server.messages import Accepted, Refused
from shakespeare.server.news import News
from shakespeare.server.past import Past, reaching, rewind, rewinds_to, standing
from shakespeare.server.source import Source
from shakespeare.server.storage import Conflict, Helped, MoveRow, Storage, Summary, TableRow
from shakespeare.server.storage.deals import STAND_IN
from shakespeare.server.telling import describe, tell_event, tell_offers, tell_reason
from shakespeare.server.troubles import Trouble, server_reason

_log = logging.getLogger(__name__)

Answer = Accepted | Refused

_SHOWN_OF_ID: Final = 6  # characters of a table's id, in the log: enough to find it, too few to go there
# Moves taken back in one game. Nobody comes near it by playing, and a table can always be read again quickly.
_MOST_TAKEN_BACK: Final = 500
_SETTLING: Final = 16  # decisions after which the past is put together, so that a table in memory stays small


class House(Protocol):
    """Who has to know of what happens at a table."""

    def changed(self, table: "Table") -> None:
        """A decision has been made, here or elsewhere."""

    def written(self, table: "Table") -> None:
        """This process has kept something that others do not know yet."""


class Listener(Protocol):
    def wake(self) -> None:
        """Something at the table has changed."""


@dataclass(frozen=True, slots=True)
class Task:
    """A decision that a computer player owes: all it may know, and nothing of the game.

    View and question are the engine's own, because players rebuild games from them; `question_id` is the id that
    the table answers to.
    """

    seat: int
    player: str
    seed: int
    question_id: str
    view: dict[str, object]
    question: dict[str, object]
    legal: list[int]
    texts: dict[int, str]  # of the legal moves


class _Decision:
    """A decision that is being kept, and the game after it."""

    def __init__(self, row: MoveRow, game: Game, keeping: "asyncio.Future[Clocks | None]") -> None:
        self.row = row
        self.game = game
        self.keeping = keeping
        self.shown: asyncio.Future[Exception | None] = keeping.get_loop().create_future()  # or why it is not


@dataclass(frozen=True, slots=True)
class Shown:
    """What somebody at a table has been shown last. Games are never changed once they are shown."""

    game: Game
    seat: int | None
    plays: bool  # and nobody for them
    age: int


class Table:
    def __init__(
        self, storage: Storage, row: TableRow, edition: dict[str, Any], game: Game, house: House
    ) -> None:
        self.row = row
        self.gone = False  # deleted while somebody was at it
        self._thinking: tuple[int, ...] = ()
        self.listeners: set[Listener] = set()
        self._storage = storage
        self._edition = edition
        self._game = game
        self._house = house
        self._writing = asyncio.Lock()
        self._line: list[_Decision] = []  # that are kept together; others may still join
        self.rows = 0  # decisions that are kept, the start counted as one: grows with every change
        self.number = -1  # of the newest event
        self._news: tuple[int, list[Event]] | None = None  # what happened last, after which number
        self._taken_back = 0
        self._past = Past()
        self._has_source_of_start = False

    @classmethod
    async def load(cls, storage: Storage, id: str, house: House) -> "Table":
        """The table with this id."""
        row, rows = await storage.whole(id, 0)
        edition = None if row is None else await storage.edition(row.edition_digest)
        if row is None or edition is None:  # or deleted between two looks
            raise Trouble(404, "no-such-table")
        return cls.made(storage, row, edition, await _replay(row, edition, rows), rows, house)

    @classmethod
    def made(
        cls,
        storage: Storage,
        row: TableRow,
        edition: dict[str, Any],
        game: Game,
        rows: list[MoveRow],
        house: House,
    ) -> "Table":
        """A table of which all is known already."""
        table = cls(storage, row, edition, game, house)
        table._hear(game, rows)
        return table

    def _hear(self, game: Game, rows: list[MoveRow]) -> None:
        """Take in what is new: rows, and the game after them."""
        self._game = game
        if self.rows // _SETTLING < (self.rows + len(rows)) // _SETTLING:
            game.settle()
        self.rows += len(rows)
        self._taken_back += sum(row.n > 0 and row.move is None for row in rows)
        for row in rows:
            if rewinds_to(row) is not None:
                self.number = -1
            self._past.hear(row)
            if row.move is not None and row.seat is not None and self.row.seats[row.seat].kind == "person":
                self.row = replace(self.row, begun=True)
            if row.n == 0:  # a secret leaves no streams
                self._has_source_of_start = (row.chance is None) == (self.row.source.seed is None)
        news = game.events_since(self.number)
        self._news = (self.number, news) if self.listeners else None
        if news:
            self.number = news[-1].number

    # What can be seen

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def short_id(self) -> str:
        """For the log."""
        return self.id[:_SHOWN_OF_ID]

    @property
    def is_busy(self) -> bool:
        """Somebody's decision is being kept."""
        return self._writing.locked()

    @property
    def age(self) -> int:
        """How often it went back further than a move can be taken back: events are numbered anew each time."""
        return self._past.age

    def last_decision(self, seat: int) -> int | None:
        """The row of a seat's last decision that stands."""
        return None if self.finished else self._past.last(seat)

    @property
    def finished(self) -> bool:
        return self._game.finished

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that somebody plays: several, where a screen is handed round."""
        return [
            seat for seat, row in enumerate(self.row.seats) if person is not None and row.person == person
        ]

    def seat_of(self, person: int | None, wanted: int | None = None) -> int | None:
        """The seat that somebody wants to look from, if it is theirs; else their first."""
        own = self.seats_of(person)
        if wanted in own:
            return wanted
        return own[0] if own else None

    def describe(self, person: int | None) -> models.Table:
        has_secret = self.row.source.seed is None
        rewinds = [
            models.Rewind(one.seat, one.day, one.number, one.made, has_secret and one.is_dated)
            for one in self._past.rewinds
        ]
        return describe(replace(self.row, summary=summarize(self._game)), person, rewinds)

    def update(
        self, seat: int | None, since: int, shown: Shown | None = None
    ) -> tuple[messages.Update, Shown]:
        """What a seat has missed, and what it is shown with that. A number that this table has not reached yet means
        that nothing is known."""
        game = self._game
        since = since if since <= self.number else -1
        plays = seat is not None and self.row.seats[seat].stand_in is None
        now = Shown(game, seat, plays, self.age)
        update = messages.Update(
            number=self.number,
            events=[tell_event(event) for event in self._events_since(since) if event.visible_to(seat)],
            view=self._changes(now, shown),
            undoable=seat is not None and plays and game.undoable(seat),
            age=self.age,
            further=seat is not None
            and plays
            and self.row.house.undo != "limit"
            and self.last_decision(seat) is not None,
        )
        return update, now

    def _events_since(self, number: int) -> list[Event]:
        """Mostly all at a table want to hear the same."""
        known = self._news
        return known[1] if known is not None and known[0] == number else self._game.events_since(number)

    def _changes(self, now: Shown, shown: Shown | None) -> messages.Change:
        """What is new to somebody who has been shown something of the table before, or all there is to see."""
        if shown is None or (shown.seat, shown.plays, shown.age) != (now.seat, now.plays, now.age):
            view = self._past.view(now.game.view(now.seat))
            # While somebody stands in, it is them who are asked.
            return [view if now.plays or now.seat is None else {**view, "question": None}]
        change = now.game.changes(shown.game, now.seat)
        if not now.plays:
            change.pop("question", None)
        return self._past.change(change)

    def offers(self, seat: int | None) -> messages.Offers | None:
        """What a seat can choose from, if it owes a choice."""
        question = None if seat is None else self._game.question(seat)
        if seat is None or question is None or self.row.seats[seat].stand_in is not None:
            return None
        return tell_offers(self._past.named(question.id), self._game.offers(seat))

    def clocks(self) -> messages.Clocks | None:
        """What the clocks read now, where there are any."""
        clocks, now = self.row.clocks, self._storage.now()
        if clocks is None:
            return None
        return messages.Clocks(
            [messages.ClockFace(reading(clock, now, now), clock.since is not None) for clock in clocks]
        )

    def asked_people(self) -> dict[int, str]:
        """The seats that owe a decision which a person has to make, and the questions they owe it to."""
        asked = [seat for seat in self._game.deciders if self.row.seats[seat].player is None]
        questions = ((seat, self._game.question(seat)) for seat in asked)
        return {seat: question.id for seat, question in questions if question is not None}

    def plays(self, person: int | None) -> bool:
        """Whether somebody plays a seat here, and nobody plays it for them."""
        return any(self.row.seats[seat].stand_in is None for seat in self.seats_of(person))

    def check_plays(self, person: int | None) -> None:
        """Only who plays a seat at a table has a say in it."""
        if not self.plays(person):
            raise Trouble(409, "stand-in-plays") if self.seats_of(person) else Trouble(403, "not-your-seat")

    def check_present(self, seat: int) -> None:
        """Whoever has left a seat to a computer player takes it back before they do anything else there."""
        if self.row.seats[seat].stand_in is not None:
            raise Trouble(409, "stand-in-plays")

    def record(self) -> dict[str, object]:
        if not self.finished:
            raise Trouble(409, "not-finished")
        return self._game.record()

    @property
    def summary(self) -> Summary:
        return summarize(self._game)

    @property
    def is_dealt(self) -> bool:
        """Whether a table with the same source has the same shuffle: not where the game began from a position, was brought
        along whole, or drew from something else at first."""
        return self.rows > 1 and self._has_source_of_start and self._game.record()["start"] is None

    def record_for(self, person: int | None, seat: int | None) -> dict[str, object]:
        """The record of the game so far, for whoever wants to see again what a seat saw: while it goes on, one's own."""
        own = self.seats_of(person)
        if not self.finished and seat is not None and seat not in own:
            raise Trouble(403, "not-your-seat")
        if not self.finished and not own and not self.row.house.spectators:
            raise Trouble(403, "no-spectators")
        return self._game.record()

    # What is decided

    async def move(self, seat: int, question: str, text: str) -> Answer:
        """Answer a question; sent twice, it is done once."""

        def play(game: Game) -> Refused | None:
            asked = game.question(seat)
            if asked is None or self._past.named(asked.id) != question:
                return Refused(question, server_reason("question-over"))
            try:
                game.play(seat, text)
            except UnknownMove:
                raise Trouble(400, "unknown-move", text=text) from None
            except IllegalMove as refusal:
                return Refused(question, tell_reason(refusal.reason))
            return None

        answer = await self._decide(seat, question, text, play)
        is_over = (
            isinstance(answer, Refused) and answer.reason.id == "question-over" and question.isprintable()
        )
        if is_over and await self._storage.answer(self.id, seat, question) == text:
            return Accepted(question, self.number)
        return answer

    async def undo(self, seat: int, number: int) -> Answer:
        """Take back the seat's last move, if it has seen everything that happened."""

        def undo(game: Game) -> Refused | None:
            if number != self.number:
                return Refused(None, server_reason("undo-late"))
            if self._taken_back >= _MOST_TAKEN_BACK:
                return Refused(None, server_reason("undo-enough"))
            try:
                game.undo(seat)
            except NothingToUndo:
                return Refused(None, server_reason("undo-nothing"))
            return None

        return await self._decide(seat, None, None, undo)

    async def _decide(
        self, seat: int, question: str | None, text: str | None, change: Callable[[Game], Refused | None]
    ) -> Answer:
        """Change a copy of the game and keep the change; show it when it is safe."""

        def decided(before: Game, n: int) -> tuple[MoveRow, Game] | Refused:
            game = before.copy()
            refused = change(game)
            piece = game.record_since(before.number)
            return refused or (MoveRow(n, seat, question, text, **piece), game)  # type: ignore[arg-type]

        # Whoever decides at the same time as somebody else need not wait until that is kept: both are, or none.
        while (
            question is not None
            and self._line
            and self._storage.can_follow(self.id, (last := self._line[-1]).keeping)
        ):
            made = decided(last.game, last.row.n + 1)
            if isinstance(made, Refused):
                break
            decision = self._begin(*made)
            self._line.append(decision)
            problem = await decision.shown
            if problem is None:
                return Accepted(question, self.number)
            if not isinstance(problem, Conflict):
                raise problem
        async with self._writing:
            while True:
                made = decided(self._game, self.rows)
                if isinstance(made, Refused):
                    if await self._catch_up():
                        continue  # it was refused for what another process has changed meanwhile
                    return made
                if await self._keep(*made, may_join=not self.row.house.is_timed):
                    return Accepted(question, self.number)

    async def go_back(self, seat: int, to: int) -> Answer:
        """Take back the decision of a row, which stands, and all after it."""
        async with self._writing:
            while True:
                await self._catch_up()
                if self.finished or not self._past.has(to):
                    return Refused(None, server_reason("undo-nothing"))
                if self._taken_back >= _MOST_TAKEN_BACK:
                    return Refused(None, server_reason("undo-enough"))
                rows = await self._storage.moves(self.id, 0)
                back = rewind(self.rows, seat, to, standing(rows))
                game = await _replay(self.row, self._edition, [*rows[: self.rows], back])
                number = game.events[-1].number if game.events else -1
                if await self._keep(reaching(back, summarize(game).day, number), game):
                    return Accepted(None, self.number)

    def _begin(self, row: MoveRow, game: Game) -> _Decision:
        keeping = self._storage.add_move(self.id, row, summarize(game), self.row.house.is_timed)
        return _Decision(row, game, keeping)

    async def _keep(self, row: MoveRow, game: Game, may_join: bool = False) -> bool:
        """Keep a row, and show the game after it; False if another process was quicker, whose row is shown then.

        Until it is being written, others may join with what follows it.
        """
        line = [self._begin(row, game)]
        if may_join:
            self._line = line
        cancelled = False
        for decision in line:
            cancelled |= await _done(decision.keeping)
        self._line = []
        is_kept = self._show_kept(line)
        if cancelled:
            raise asyncio.CancelledError
        if not is_kept and not await self._catch_up():
            self.leave()
            raise Trouble(404, "no-such-table")
        return is_kept

    def _show_kept(self, line: list[_Decision]) -> bool:
        """Whether decisions that were written together are kept; each who made one is told."""
        problem, *_ = [decision.keeping.exception() for decision in line]  # of all, or of none
        for decision in line:
            if problem is None:
                clocks = decision.keeping.result()
                if clocks is not None:
                    self.row = replace(self.row, clocks=clocks)
                self._hear(decision.game, [decision.row])
            if not decision.shown.done():  # or they have given up waiting
                decision.shown.set_result(problem)  # type: ignore[arg-type]
        if problem is None:
            self._tell_all()
            self._house.written(self)
        elif not isinstance(problem, Conflict):
            raise problem
        return problem is None

    async def _catch_up(self) -> bool:
        """Read what others have written, if there is anything."""
        return await self._follow(await self._storage.moves(self.id, self.rows))

    async def _follow(self, new: list[MoveRow]) -> bool:
        if new:
            if any(rewinds_to(row) is not None for row in new):
                known = await self._storage.moves(self.id, 0)
                new = known[self.rows :]
                game = await _replay(self.row, self._edition, known)
            else:
                game = self._game.copy()
                try:
                    await asyncio.to_thread(game.follow, {"log": _log_of(new)[1], "chance": new[-1].chance})
                except RecordError as error:
                    raise _damaged(error) from error
                self.row.source.resume(game, self.age)
            self._hear(game, new)
            self._tell_all()
        return bool(new)

    def is_behind(self, row: TableRow | None, rows: int) -> bool:
        """Whether something of what is kept, with so many rows, is not shown here yet. A row may be our own."""
        ahead = rows - self.rows - (len(self._line) or self.is_busy)
        return row is None or ahead > 0 or replace(row, summary=self.row.summary) != self.row

    async def catch_up(self) -> None:
        """Take in what is kept and not shown here yet: who sat down, what another process wrote, or that it is gone."""
        async with self._writing:
            row, new = await self._storage.whole(self.id, self.rows)
            if row is None:
                self.leave()
                return
            before, self.row = self.row, row
            if row.seats != before.seats:
                self._tell_all()  # a computer player may have to move now
            elif (row.wish, row.clocks, row.again, row.helped) != (
                before.wish,
                before.clocks,
                before.again,
                before.helped,
            ):
                self.tell()
            await self._follow(new)

    # Who is told

    def _tell_all(self) -> None:
        self.tell()
        self._house.changed(self)

    def tell(self) -> None:
        for listener in tuple(self.listeners):
            listener.wake()

    def leave(self) -> None:
        """The table has been deleted."""
        self.gone = True
        self.tell()

    # Computer players

    async def claim(self) -> bool:
        """Take it upon this process to move for them."""
        return await self._storage.claim(self.id)

    async def release(self) -> None:
        await self._storage.release(self.id)

    async def expect_help(self) -> None:
        """Somebody else is about to decide for a player: before that is told, because it may end the game, which then
        counts for no ranking."""
        await self._storage.mark(self.id, STAND_IN)

    async def note_help(self, helped: Helped) -> None:
        """A player of the table could not decide, and somebody else did: all who are there are told."""
        await self._storage.add_help(self.id, helped)
        await self.catch_up()
        self._house.written(self)

    async def publish(self, news: News) -> None:
        """The row of the table has been changed: all who are there are told, here and at other processes."""
        news.tell(self.id)
        await self.catch_up()

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats for which computer players think: a person who has come back decides for themselves."""
        return tuple(seat for seat in self._thinking if self.row.seats[seat].player is not None)

    def show_thinking(self, seats: tuple[int, ...]) -> None:
        if seats != self._thinking:
            self._thinking = seats
            self.tell()

    def tasks(self) -> Iterator[Task]:
        """The decisions that computer players owe now."""
        for seat in self._game.deciders:
            player = self.row.seats[seat].player
            if player is not None and not self.gone:
                task = self.task(seat, player)
                if task is not None:
                    yield task

    def task(self, seat: int, player: str) -> Task | None:
        """The decision that a seat owes, put to a computer player."""
        question = self._game.question(seat)
        if question is None:
            return None
        legal = self._game.legal(seat)
        question_id = self._past.named(question.id)
        return Task(
            seat=seat,
            player=player,
            seed=self.row.source.seed_of(question_id),
            question_id=question_id,
            view=self._game.view(seat),
            question=question.to_dict(),
            legal=[move.number for move in legal],
            texts={move.number: move.text for move in legal},
        )

    @property
    def edition(self) -> dict[str, Any]:
        return self._edition


async def _replay(row: TableRow, edition: dict[str, Any], rows: list[MoveRow]) -> Game:
    """The game of a table's rows. It may be long: meanwhile, the others are served."""
    start, log = _log_of(standing(rows))
    record = {
        "format": FORMAT,
        "version": VERSION,
        "options": row.options,
        "start": start,
        "log": log,
        "chance": rows[-1].chance,
    }
    try:
        game = await asyncio.to_thread(_settled, record, edition, row.edition_digest)
    except RecordError as error:
        raise _damaged(error) from error
    row.source.resume(game, sum(rewinds_to(one) is not None for one in rows))
    return game


def _damaged(error: RecordError) -> Trouble:
    """What is wrong may be about something hidden, and stands in the log alone."""
    _log.error("A game cannot be read: %s", error)
    return Trouble(500, "damaged-table")


def _settled(record: dict[str, Any], edition: dict[str, Any], digest: str) -> Game:
    game = Game.replay(record, _loaded(edition, digest))
    game.settle()
    return game


def _loaded(data: dict[str, Any], digest: str | None = None) -> Edition:
    """An edition that is being played with is there already, and shared by its games."""
    if digest is None and data == _shipped():
        return load_edition()
    try:
        return edition_with(digest or "")
    except ValueError:
        return load_edition(data)


def written(edition: Edition) -> dict[str, Any]:
    """An edition as it is kept. Nobody changes it: it may be one that others have, too."""
    return _shipped() if edition is load_edition() else edition.to_dict()


@cache
def _shipped() -> dict[str, Any]:
    return load_edition().to_dict()


def _log_of(rows: list[MoveRow]) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    """The position that a game began with, if it was not the usual setup, and its log."""
    log = [entry for row in rows for entry in row.log]
    if log and "start" in log[0]:
        return log[0]["start"], log[1:]
    return None, log


async def _done(work: "asyncio.Future[Any]") -> bool:
    """Wait until something is done; whether somebody gave up waiting meanwhile.

    A connection may break while its last move is being kept, and what is kept must be shown.
    """
    cancelled = False
    while not work.done():
        waiting: asyncio.Future[None] = work.get_loop().create_future()
        work.add_done_callback(lambda _, waiting=waiting: waiting.done() or waiting.set_result(None))  # type: ignore[misc]
        try:
            await waiting
        except asyncio.CancelledError:
            cancelled = True
    return cancelled


def game_options(options: dict[str, Any], edition: Edition) -> Options:
    try:
        return Options.from_dict(options, edition)
    except ValueError as error:
        raise Trouble(422, "bad-options", problem=str(error)) from None


def new_game(
    options: dict[str, Any], edition: dict[str, Any], source: Source, position: dict[str, Any] | None = None
) -> tuple[Game, Summary, MoveRow]:
    """A new game, and as it is stored: a summary, and the first row.

    A game from a position has it as the first entry of its log.
    """
    if position is None:
        game = Game.new(game_options(options, _loaded(edition)), chance=source.start())
    else:
        game = Game.at(position, _loaded(edition), source.start())
    record: dict[str, Any] = game.record_since(-1)
    log = record["log"] if position is None else [{"start": game.record()["start"]}, *record["log"]]
    game.settle()
    return game, summarize(game), MoveRow(0, None, None, None, log, record["chance"])


def kept_game(game: Game) -> tuple[dict[str, Any], dict[str, Any], str, str, Summary, MoveRow]:
    """A whole game as it is stored: its options, its edition with name and digest, a summary, and one row for all of it."""
    record: dict[str, Any] = game.record()
    log = record["log"] if record["start"] is None else [{"start": record["start"]}, *record["log"]]
    tag = game.options.edition
    row = MoveRow(0, None, None, None, log, record["chance"])
    return game.options.to_dict(), record["edition"], tag.name, tag.digest, summarize(game), row


def summarize(game: Game) -> Summary:
    return Summary(**game.summary())  # type: ignore[arg-type]
