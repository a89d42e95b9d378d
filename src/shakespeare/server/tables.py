"""All tables: made, found, joined, deleted; kept in memory while they are in use."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final, Protocol

from shakespeare.edition import Edition
from shakespeare.game.game import Game
from shakespeare.players import known_players, unknown
from shakespeare.server import models, replays
from shakespeare.server.colours import holder_of, with_colours
from shakespeare.server.computers import Computers
from shakespeare.server.identity import new_table_id
from shakespeare.server.lesson import PARTNER, Scene, is_partner, lesson_edition
from shakespeare.server.news import News
from shakespeare.server.source import Source
from shakespeare.server.standins import StandIns
from shakespeare.server.storage import DealRow, HouseRules, LinkRow, SeatRow, Storage, StorageError, TableRow
from shakespeare.server.table import Table, game_options, kept_game, new_game, written
from shakespeare.server.telling import describe
from shakespeare.server.troubles import Trouble

_log = logging.getLogger(__name__)

MOST_LISTED: Final = 200
_MOST_PUBLIC: Final = 60
_MOST_PUBLIC_FROM: Final = 10  # of one address, so that nobody fills the list for everybody
_MOST_RESUMED: Final = 1000
_LEFT_ALONE: Final = 5.0  # seconds after which a table at which a computer player has to move wants a look
_RARELY: Final = 10
_AT_ONCE: Final = 100  # tables that are looked at together
_DAY: Final = 24 * 3600.0
_FINISHED_TOO: Final = 10  # times as many tables from one address as may be unfinished
_USUAL: Final = HouseRules()


class Notifier(Protocol):
    def look(self, table: Table) -> None:
        """Somebody may have to be told that it is their turn."""


class Tables:
    def __init__(
        self,
        storage: Storage,
        computers: Computers,
        edition: Edition,
        kept: int,
        most_unfinished: int,
        news: News | None = None,
        most_from: int = 1000,
        programs: Sequence[str] = (),
        notifier: Notifier | None = None,
        new_source: Callable[[], Source] = Source.new,
    ) -> None:
        self.replays = replays.new_pool()
        self._storage = storage
        self._computers = computers
        self._news = news or News()
        self._most_from = most_from
        self._programs = programs
        self._notifier = notifier
        self._new_source = new_source
        self._edition = edition
        self._kept = kept
        self._most_unfinished = most_unfinished
        self._tables: dict[str, asyncio.Future[Table]] = {}  # the one used last comes last

    # What a table tells

    def changed(self, table: Table) -> None:
        self._computers.attend(table)

    def written(self, table: Table) -> None:
        self._news.tell(table.id)
        if self._notifier is not None:
            self._notifier.look(table)

    # What goes on by itself

    async def resume(self, waiting: float = 0) -> None:
        """Go on where this process was stopped, or another one: computer players who have had to move for so many
        seconds do."""
        try:
            ids = await self._storage.waiting(waiting, _MOST_RESUMED)
        except StorageError as error:
            _log.error("The computer players do not go on: %s", error)
            return
        for id in ids:
            if not self._computers.is_playing(id):
                try:
                    await self.find(id)
                except Trouble as trouble:  # one game that cannot be read is no reason not to play the others
                    _log.error("A table is left alone. %s", trouble.problem.text)
                except StorageError as error:
                    _log.error("A table is left alone. %s", error)
                except Exception:
                    _log.exception("A table is left alone.")

    async def watch(self, interval: float) -> None:
        """Look now and then for what another process has done, or has left undone.

        Where hints tell of the former, it is looked for only rarely.
        """
        looked = 0
        while True:
            await asyncio.sleep(interval)
            looked += 1
            if not self._news.are_heard or looked % _RARELY == 0:
                await self.look_around()
            await self.resume(_LEFT_ALONE)

    async def clean_up(self, unfinished: float | None, finished: float | None) -> None:
        """Delete, once in a while, the tables at which nothing has happened for so many days."""
        while unfinished is not None or finished is not None:
            now = time.time()
            since = [0.0 if days is None else now - days * _DAY for days in (unfinished, finished)]
            try:
                count = await self._storage.clean_up(*since)
                if count:
                    _log.warning("%d abandoned tables were deleted.", count)
            except StorageError as error:
                _log.error("Abandoned tables stay for now: %s", error)
            except Exception:  # another time
                _log.exception("Abandoned tables stay for now.")
            await asyncio.sleep(_DAY / 24)

    async def heed(self) -> None:
        """Look at tables of which another process says that something is new, or at all when it may have gone unheard."""
        async for id in self._news.heard():
            if id is None:
                await self.look_around()
                continue
            loading = self._tables.get(id)
            if loading is not None and loading.done() and not loading.cancelled() and not loading.exception():
                await self._look_at(loading.result())

    async def look_around(self) -> None:
        """Let those who are at a table see what was done there elsewhere."""
        watched = [table for table in self._loaded() if table.listeners]
        for start in range(0, len(watched), _AT_ONCE):
            some = watched[start : start + _AT_ONCE]
            try:
                now = await self._storage.tables_now([table.id for table in some])
            except StorageError:
                return  # whoever wants something of a table is told
            except Exception:
                _log.exception("Tables could not be looked at.")
                return
            for table in some:
                if table.is_behind(*now.get(table.id, (None, 0))):
                    await self._look_at(table)

    async def _look_at(self, table: Table) -> None:
        if table.listeners:
            try:
                await table.catch_up()
            except (Trouble, StorageError):
                pass  # whoever wants something of the table is told
            except Exception:
                _log.exception("A table could not be looked at.")

    async def find(self, id: str) -> Table:
        """The table with this id, as it is kept; there is only one object of it.

        Computer players who have to move there do so as soon as it is found.
        """
        while True:
            loading = self._tables.pop(id, None)
            is_new = loading is None
            if loading is None:
                loading = asyncio.ensure_future(Table.load(self._storage, id, self))
            self._tables[id] = loading
            try:
                table = await asyncio.shield(loading)
                if not is_new:
                    await table.catch_up()
            except Exception:
                if loading.done() and loading.exception():
                    self._let_go(id, loading)
                raise
            if table.gone:
                self._let_go(id, loading)
                raise Trouble(404, "no-such-table")
            if self._tables.get(id) is loading:  # or it has been forgotten while we waited
                self._take_in(table)
                return table

    def _take_in(self, table: Table) -> None:
        """One that is in memory from now on: its computer players move, and others make room."""
        self._computers.attend(table)
        self._forget_idle(table)

    def _let_go(self, id: str, loading: "asyncio.Future[Table]") -> None:
        if self._tables.get(id) is loading:
            del self._tables[id]

    def _loaded(self) -> Iterator[Table]:
        for loading in self._tables.values():
            if loading.done() and not loading.cancelled() and not loading.exception():
                yield loading.result()

    def _forget_idle(self, wanted: Table) -> None:
        """Let go of the tables that were not used for longest, but not of this one and of none that somebody is at."""
        spare = len(self._tables) - self._kept
        if spare > 0:
            idle = [table for table in self._loaded() if table is not wanted and not self._in_use(table)]
            for table in idle[:spare]:
                del self._tables[table.id]

    def _in_use(self, table: Table) -> bool:
        return bool(table.listeners) or table.is_busy or self._computers.is_playing(table.id)

    @property
    def count(self) -> int:
        """How many are in memory."""
        return len(self._tables)

    @property
    def listeners(self) -> int:
        return sum(len(table.listeners) for table in self._loaded())

    @property
    def computers_playing(self) -> int:
        return self._computers.count

    # Making and leaving

    async def create(
        self,
        maker: int,
        options: dict[str, Any],
        seats: list[SeatRow],
        source: Source | None = None,
        edition: Edition | None = None,
        house: HouseRules = _USUAL,
        origin: str | None = None,
    ) -> models.Table:
        """A new table, with an edition of its own if one is given. Computer players who are first move at once."""
        self.check(options, seats, edition, house)
        data = written(edition or self._edition)
        options = {"backstage": False, **options}
        return await self._add(maker, options, data, seats, source or self._new_source(), house, origin)

    async def create_scene(self, maker: int, scene: Scene, origin: str | None = None) -> models.Table:
        """A table for a scene of the lesson: the learner, and a partner who plays a part."""
        seats = [SeatRow("person", person=maker), SeatRow("computer", computer=PARTNER + scene.name)]
        edition = lesson_edition().to_dict()
        options = scene.position["options"]
        return await self._add(
            maker, options, edition, seats, Source(seed=scene.seed), _USUAL, origin, scene.position
        )

    def check(
        self,
        options: dict[str, Any],
        seats: list[SeatRow],
        edition: Edition | None = None,
        house: HouseRules = _USUAL,
    ) -> None:
        """Whether there can be such a table."""
        chosen = [seat.colour for seat in seats if seat.colour is not None]
        for place, colour in enumerate(chosen):
            if colour in chosen[:place]:
                raise Trouble(422, "colour-twice", seat_colour=colour)
        if house.stand_in not in known_players():  # a program may fail, too
            raise Trouble(422, "unknown-player", problem=str(unknown(house.stand_in)))
        if house.minutes is not None and house.days is not None:
            raise Trouble(422, "one-clock")
        if len(seats) != options["players"]:
            raise Trouble(422, "seats-wanted", players=options["players"], count=len(seats))
        for seat in seats:
            if seat.computer is not None:
                self.check_player(seat.computer)
        game_options({"backstage": False, **options}, edition or self._edition)

    def check_player(self, name: str) -> None:
        """By its name alone: nobody tells a server from outside how long to think, or what to run."""
        if name not in known_players() and name not in self._programs:
            raise Trouble(422, "unknown-player", problem=str(unknown(name)))

    async def rematch(self, id: str, person: int | None, origin: str | None = None) -> models.Table:
        """The same seats and options once more. The other people are not seated before they sit down; whoever of them
        wants one, too, sits down at the same table."""
        table = await self.find(id)
        if person is None or table.seat_of(person) is None:
            raise Trouble(403, "not-your-seat")
        if not table.finished:
            raise Trouble(409, "rematch-early")
        row = table.row
        if is_lesson(row):
            raise Trouble(409, "rematch-lesson")
        seats = [_again(seat, person) for seat in with_colours(row.seats)]
        joined = await self._join_rematch(table, person, await self._storage.rematch(id))
        if joined is not None:
            return joined
        house = replace(row.house, deal=None)
        made = await self._add(person, row.options, table.edition, seats, self._new_source(), house, origin)
        first = await self._storage.set_rematch(id, made.id)
        if first != made.id:  # somebody was quicker
            joined = await self._join_rematch(table, person, first)
            if joined is not None:
                await self.delete(made.id, person)
                return joined
        await table.publish(self._news)
        return made

    async def _join_rematch(self, table: Table, person: int, id: str | None) -> models.Table | None:
        """Sit down at the table at which the others play again, in the same seat as before, if one still can."""
        try:
            again = None if id is None else await self.find(id)
        except Trouble:
            return None
        seat = table.seat_of(person)
        if again is None or seat is None or again.finished or len(table.seats_of(person)) > 1:
            return None  # those who share a screen sit down together, or not at all
        if again.seat_of(person) is None:
            with contextlib.suppress(Trouble):  # somebody else sits there, or they themselves by now
                await self.sit_down(again.id, seat, person, None)
            again = await self.find(again.id)
        return None if again.seat_of(person) is None else again.describe(person)

    async def create_dealt(
        self, maker: int, deal: DealRow, seats: list[SeatRow], house: HouseRules, origin: str | None = None
    ) -> models.Table:
        """A table with the shuffle of a deal."""
        edition = await self._storage.edition(deal.edition_digest)
        if edition is None:
            raise Trouble(404, "no-such-edition")
        for seat in seats:
            if seat.computer is not None:
                self.check_player(seat.computer)
        return await self._add(maker, deal.options, edition, seats, deal.source, house, origin)

    async def play_on(
        self,
        edition: dict[str, Any],
        position: dict[str, Any],
        wanted: models.PlayOn,
        person: int,
        name: str | None,
        origin: str | None = None,
        colours: Sequence[str | None] | None = None,
    ) -> models.Table:
        """A new table from a position, with fresh hidden cards and computer players in the other seats; in the colours
        that the seats had, where that is known."""
        options = position["options"]
        colours = colours or [None] * options["players"]
        seats = [SeatRow("computer", computer=wanted.computer, colour=colour) for colour in colours]
        seats[wanted.seat] = SeatRow("person", name=name, person=person, colour=colours[wanted.seat])
        return await self._add(person, options, edition, seats, self._new_source(), _USUAL, origin, position)

    async def keep(self, game: Game, person: int, origin: str | None = None) -> models.Table:
        """A table of a finished game that somebody brings along, to be looked at by whoever has its address."""
        if not game.finished:
            raise Trouble(409, "record-unfinished")
        if origin is not None and await self._storage.count_from(origin) >= _FINISHED_TOO * self._most_from:
            raise Trouble(409, "too-many-records")
        if len(await self._storage.tables_of(person, MOST_LISTED)) >= MOST_LISTED:
            raise Trouble(409, "too-many-records")
        options, edition, name, digest, summary, start = kept_game(game)
        seats = [SeatRow("person") for _ in range(options["players"])]
        created = datetime.now(UTC).isoformat(timespec="milliseconds")
        row = TableRow(
            new_table_id(),
            created,
            person,
            options,
            name,
            digest,
            Source.new(),
            seats,
            summary,
            _USUAL,
            origin,
        )
        await self._storage.add_table(row, edition, start)
        return describe(row, person)

    async def _add(
        self,
        maker: int,
        options: dict[str, Any],
        edition: dict[str, Any],
        seats: list[SeatRow],
        source: Source,
        house: HouseRules,
        origin: str | None,
        position: dict[str, Any] | None = None,
    ) -> models.Table:
        if origin is not None and await self._storage.count_unfinished_from(origin) >= self._most_from:
            raise Trouble(409, "too-many-tables-from", most=self._most_from)
        if await self._storage.count_unfinished(maker) >= self._most_unfinished:
            raise Trouble(409, "too-many-tables", most=self._most_unfinished)
        game, summary, start = new_game(options, edition, source, position)
        tag = game.options.edition
        created = datetime.now(UTC).isoformat(timespec="milliseconds")
        row = TableRow(
            new_table_id(),
            created,
            maker,
            game.options.to_dict(),
            tag.name,
            tag.digest,
            source,
            with_colours(seats),
            summary,
            house,
            origin,
        )
        clocks = await self._storage.add_table(row, edition, start)
        table = Table.made(self._storage, replace(row, clocks=clocks), edition, game, [start], self)
        made: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        made.set_result(table)
        self._tables[row.id] = made
        self._take_in(table)
        return table.describe(maker)

    async def delete(self, id: str, person: int | None) -> None:
        table = await self.find(id)
        if person != table.row.maker:
            raise Trouble(403, "not-your-table")
        await self._storage.delete_table(id)
        self._tables.pop(id, None)
        table.leave()
        self._news.tell(id)

    async def sit_down(
        self, id: str, seat: int, person: int, name: str | None, colour: str | None = None
    ) -> models.Table:
        """Take a person's seat that is free, in a colour that no person has; everybody at the table is told."""
        table = await self.check_seat(id, seat, person, colour)
        blocking_seat = None
        if table.seat_of(person) != seat:
            blocking_seat = await self._storage.take_seat(id, seat, person, name, colour)
        self._news.tell(id)
        table = await self.find(id)
        if blocking_seat is not None and table.seat_of(person) != seat:
            raise _taken(table, seat, blocking_seat, colour)
        return table.describe(person)

    async def set_colour(self, id: str, seat: int, person: int, colour: str) -> models.Table:
        """Another colour for one's own seat, before the game has begun; everybody at the table is told."""
        if is_lesson((await self.find(id)).row):  # which speaks of the usual ones
            raise Trouble(409, "colour-lesson")
        blocking_seat = await self._storage.set_colour(id, seat, person, colour)
        self._news.tell(id)
        table = await self.find(id)
        if blocking_seat == seat:
            raise Trouble(409, "colour-late")
        if blocking_seat is not None:
            raise _taken(table, seat, blocking_seat, colour)
        return table.describe(person)

    async def check_seat(self, id: str, seat: int, person: int | None, colour: str | None = None) -> Table:
        """The table, if somebody may sit down in this seat, and in this colour, or sits there already."""
        table = await self.find(id)
        seats = table.row.seats
        if not 0 <= seat < len(seats):
            raise Trouble(404, "no-such-seat")
        own = table.seat_of(person)
        is_free = seats[seat].kind == "person" and seats[seat].person is None and not table.finished
        if own != seat and (own is not None or not is_free):
            raise Trouble(409, "seat-taken", seat=seat)
        holder = None if colour is None or own == seat else holder_of(seats, colour)
        if holder is not None:
            raise _taken(table, seat, holder, colour)
        return table

    async def carry_seat(self, link: LinkRow, person: int) -> str:
        """Somebody sits down in a seat that a link brought them. They may be the one who made it."""
        assert link.table is not None and link.seat is not None
        moved = await self._storage.move_seat(link.table, link.seat, link.person, person)
        if not moved and person != link.person:
            raise Trouble(409, "seat-taken", seat=link.seat)
        self._news.tell(link.table)
        await self.find(link.table)
        return link.table

    async def forget(self, person: int, stand_ins: StandIns | None = None) -> None:
        """All that is somebody's own. Where others play on, computer players have their seats until somebody sits down."""
        if stand_ins is not None:
            for row in await self._storage.going_of(person):
                try:
                    await stand_ins.leave_all(await self.find(row.id), person)
                except Trouble as trouble:  # it cannot be read, or is gone: nobody plays on there
                    _log.error("Nobody stands in at a table. %s", trouble.problem.text)
        for id in await self._storage.delete_person(person):
            self._news.tell(id)
            loading = self._tables.get(id)
            if loading is not None and loading.done() and not loading.exception():
                await loading.result().catch_up()

    # Looking

    async def public(self, person: int | None) -> list[models.Table]:
        """Tables for everybody: those with a free seat, and those at which one may watch."""
        rows = await self._storage.public_tables(_MOST_PUBLIC, _MOST_PUBLIC_FROM)
        return [describe(row, person) for row in rows]

    async def of(self, person: int) -> list[models.Table]:
        """The tables of a person. Those of the lesson are opened by the lesson."""
        rows = await self._storage.tables_of(person, MOST_LISTED)
        return [describe(row, person) for row in rows if not is_lesson(row)]


def _taken(table: Table, seat: int, blocking_seat: int, colour: str | None) -> Trouble:
    """Why somebody cannot have a seat, or a colour there: who was quicker."""
    if blocking_seat == seat or colour is None:
        return Trouble(409, "seat-taken", seat=seat)
    name = table.row.seats[blocking_seat].name
    if name is None:
        return Trouble(409, "colour-held", seat_colour=colour, holder=blocking_seat)
    return Trouble(409, "colour-taken", seat_colour=colour, holder=blocking_seat, name=name)


def is_lesson(row: TableRow) -> bool:
    return any(is_partner(seat.computer) for seat in row.seats)


def _again(seat: SeatRow, person: int) -> SeatRow:
    """A seat in a rematch that somebody wants: for the others it is free; where anybody might have sat down and nobody did,
    the computer player who played there plays again."""
    if seat.person is None and seat.cause == "open":
        return SeatRow("computer", computer=seat.stand_in, colour=seat.colour)
    return replace(seat, person=seat.person if seat.person == person else None, stand_in=None, cause=None)
