"""Everything in a database that speaks SQL: the same statements for every kind.

Moves are committed together by the turn (`lane.Writer`). Reading has a connection of its own, and so waits for nobody.
"""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, TypeVar

import msgspec

from shakespeare.server import names
from shakespeare.server.clocks import Clocks, allowance_of, wound_up
from shakespeare.server.source import Source
from shakespeare.server.storage import (
    Conflict,
    DealRow,
    Helped,
    HouseRules,
    LinkRow,
    MoveRow,
    ResultRow,
    SeatRow,
    Subscription,
    Summary,
    TableRow,
    Wish,
    deals,
    marks,
    pushing,
    seating,
    timing,
)
from shakespeare.server.storage.lane import Database, Lane, Link, Work, Writer
from shakespeare.server.storage.shared import add_edition, as_json, forget_editions, timestamp
from shakespeare.server.times import Times

T = TypeVar("T")

_MOST_EDITIONS: Final = 16  # in memory
_MOST_CLEANED: Final = 200  # tables that are deleted together

NewMove = tuple[str, MoveRow, Summary, bool]  # the table's id first; whether it has clocks last

# What is written of moves, and what of their tables.
_MOVE_COLUMNS: Final = {
    "table_id": "text",
    "n": "integer",
    "seat": "integer",
    "question": "text",
    "move": "text",
    "log": "text",
    "chance": "text",
}
_TABLE_COLUMNS: Final = {"table_id": "text", "finished": "boolean", "summary": "text", "deciders": "text"}

# Those at which one can do something: watch, or sit down. The newest of each address; this machine's own are all listed.
_PUBLIC: Final = (
    "SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY coalesce(origin, id) ORDER BY changed DESC, id) AS place "
    "FROM tables WHERE public AND NOT finished AND (house NOT LIKE '%\"spectators\":false%' OR EXISTS "
    "(SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person' AND person IS NULL))) AS listed WHERE place <= ?"
)
_TABLE: Final = (
    "SELECT id, created, maker, options, name, edition, source, summary, house, origin, wish, clocks, helped, "
    f"{marks.HAS_REMATCH} AS again, {seating.HAS_BEGUN} AS begun FROM tables "
    "JOIN editions ON editions.digest = tables.edition"
)


class SQLStorage:
    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._now = now
        self._reading = Lane(database, "reading")
        self._writing = Lane(database, "writing")
        self._writer = Writer(self._writing)
        self._keeping = self._keep_moves  # one object, by which the writer knows what goes together
        self._given = (database.rows(_MOVE_COLUMNS), database.rows(_TABLE_COLUMNS))
        self._editions: dict[str, dict[str, Any]] = {}  # the one used last comes last

    async def open(self) -> None:
        await self._writing.submit(self._database.prepare)
        await self._writing.run(lambda link: None)

    async def close(self) -> None:
        await self._writing.close()
        await self._reading.close()

    async def check(self) -> None:
        """Raises StorageError if nothing can be read."""
        await self._read(lambda link: link.execute("SELECT 1").fetchone())

    async def risks(self) -> list[str]:
        """Settings of the database with which it may lose in a power cut what it has acknowledged."""
        return []

    @property
    def commits(self) -> Times:
        return self._writer.commits

    @property
    def written(self) -> int:
        return self._writer.written

    @property
    def errors(self) -> int:
        return self._reading.errors + self._writing.errors

    async def _read(self, work: Work[T]) -> T:
        return await self._reading.run(work)

    async def _write(self, key: str, work: Work[T]) -> T:
        return await self._writer.run(key, work)

    # People

    async def person(self, token_hash: str) -> int | None:
        return await self._read(lambda link: _person(link, token_hash))

    async def add_person(self, token_hash: str) -> int:
        return await self._write(token_hash, lambda link: _add_person(link, token_hash))

    async def add_token(self, person: int, token_hash: str) -> None:
        statement = "INSERT INTO tokens (token_hash, person) VALUES (?, ?)"
        await self._write(token_hash, lambda link: link.execute(statement, (token_hash, person)))

    async def delete_person(self, person: int) -> list[str]:
        changed = await self._write("", lambda link: _delete_person(link, person, self._now()))
        await self._forget_editions()
        return changed

    async def add_link(self, token_hash: str, link: LinkRow, expires: float) -> None:
        await self._write(token_hash, lambda database: _add_link(database, token_hash, link, expires))

    async def use_link(self, token_hash: str) -> LinkRow | None:
        return await self._write(token_hash, lambda link: _use_link(link, token_hash))

    async def move_seat(self, id: str, seat: int, giver: int, taker: int) -> bool:
        return await self._write(id, lambda link: _move_seat(link, id, seat, giver, taker))

    async def report_name(self, key: str, person: int, origin: str | None, most: int) -> None:
        await self._write(key, lambda link: _report_name(link, key, person, origin, most))

    async def blocked(self, keys: Sequence[str]) -> set[str]:
        return await self._read(lambda link: _blocked(link, keys)) if keys else set()

    async def blocked_names(self) -> list[str]:
        return await self._read(_blocked_names)

    async def unblock(self, key: str) -> bool:
        return await self._write(key, lambda link: _unblock(link, key))

    # Tables

    async def edition(self, digest: str) -> dict[str, Any] | None:
        """It never changes, and many tables share it: so it is read once, while it is in use."""
        found = self._editions.pop(digest, None) or await self._read(lambda link: _edition(link, digest))
        if found is not None:
            self._editions[digest] = found
            if len(self._editions) > _MOST_EDITIONS:
                del self._editions[next(iter(self._editions))]
        return found

    async def add_table(self, table: TableRow, edition: dict[str, Any], start: MoveRow) -> Clocks | None:
        return await self._write(table.id, lambda link: _add_table(link, table, edition, start, self._now()))

    async def table(self, id: str) -> TableRow | None:
        found = await self._read(lambda link: _tables(link, f"{_TABLE} WHERE id = ?", (id,)))
        return found[0] if found else None

    async def whole(self, id: str, since: int) -> tuple[TableRow | None, list[MoveRow]]:
        def read(link: Link) -> tuple[TableRow | None, list[MoveRow]]:
            found = _tables(link, f"{_TABLE} WHERE id = ?", (id,))
            return (found[0], _moves(link, id, since)) if found else (None, [])

        return await self._read(read)

    async def tables_now(self, ids: Sequence[str]) -> dict[str, tuple[TableRow, int]]:
        return await self._read(lambda link: _tables_now(link, ids)) if ids else {}

    async def tables_of(self, person: int, most: int) -> list[TableRow]:
        where = (
            "WHERE maker = ? OR id IN (SELECT table_id FROM seats WHERE person = ?) "
            "ORDER BY changed DESC, id LIMIT ?"
        )
        return await self._read(lambda link: _tables(link, f"{_TABLE} {where}", (person, person, most)))

    async def going_of(self, person: int) -> list[TableRow]:
        where = "WHERE NOT finished AND id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY created DESC, id"
        return await self._read(lambda link: _tables(link, f"{_TABLE} {where}", (person,)))

    async def public_tables(self, most: int, most_from: int) -> list[TableRow]:
        where = f"WHERE id IN ({_PUBLIC}) ORDER BY changed DESC, id LIMIT ?"
        return await self._read(lambda link: _tables(link, f"{_TABLE} {where}", (most_from, most)))

    async def waiting(self, seconds: float, most: int) -> list[str]:
        return await self._read(lambda link: _waiting(link, time.time() - seconds, most))

    async def count_unfinished(self, person: int) -> int:
        return await self._read(lambda link: _count_unfinished(link, "maker", person))

    async def count_unfinished_from(self, origin: str) -> int:
        return await self._read(lambda link: _count_unfinished(link, "origin", origin))

    async def count_from(self, origin: str) -> int:
        return await self._read(lambda link: _count_from(link, origin))

    async def clean_up(self, unfinished: float, finished: float) -> int:
        count = 0
        while some := await self._write("", lambda link: _clean_up(link, unfinished, finished)):
            count += some
        await self._forget_editions()
        return count

    async def delete_table(self, id: str) -> None:
        await self._write(id, lambda link: _delete_table(link, id))
        await self._forget_editions()

    async def _forget_editions(self) -> None:
        for digest in await self._write("", forget_editions):
            self._editions.pop(digest, None)

    async def take_seat(
        self, id: str, seat: int, person: int, name: str | None, colour: str | None = None
    ) -> int | None:
        return await self._write(
            id, lambda link: seating.take_seat(link, id, seat, person, name, colour, self._now())
        )

    async def set_colour(self, id: str, seat: int, person: int, colour: str) -> int | None:
        return await self._write(id, lambda link: seating.set_colour(link, id, seat, person, colour))

    async def set_wish(self, id: str, before: Wish | None, after: Wish | None) -> bool:
        return await self._write(id, lambda link: _set_wish(link, id, before, after))

    # Moves

    async def moves(self, id: str, since: int) -> list[MoveRow]:
        return await self._read(lambda link: _moves(link, id, since))

    async def answer(self, id: str, seat: int, question: str) -> str | None:
        return await self._read(lambda link: _answer(link, id, seat, question))

    def add_move(
        self, id: str, row: MoveRow, summary: Summary, is_timed: bool = False
    ) -> "asyncio.Future[Clocks | None]":
        return self._writer.add(id, self._keeping, (id, row, summary, is_timed))

    def can_follow(self, id: str, keeping: "asyncio.Future[Clocks | None]") -> bool:
        return self._writer.is_next(id, keeping)

    def _keep_moves(self, link: Link, moves: list[NewMove]) -> list[Clocks | Exception | None]:
        """All at once; if one does not go, each table's by themselves."""
        link.execute("SAVEPOINT moves")
        try:
            clocks = _add_moves(link, self._given, moves, self._now())
        except Exception as error:  # the table was deleted at the same moment
            if not self._database.is_conflict(error):
                raise
            clocks = None
        if clocks is not None:
            return [clocks.get(move[0]) for move in moves]
        link.execute("ROLLBACK TO SAVEPOINT moves")
        apart = [list(group) for _, group in groupby(moves, lambda move: move[0])]
        if len(apart) > 1:
            return [outcome for group in apart for outcome in self._keep_moves(link, group)]
        return [Conflict(f"row {row.n} of table {id}") for id, row, _, _ in moves]

    # Time, and who plays for whom

    def now(self) -> float:
        return self._now()

    async def set_stand_in(self, id: str, seat: int, level: str, cause: str, person: int) -> bool:
        return await self._write(
            id, lambda link: timing.set_stand_in(link, id, seat, level, cause, person, self._now())
        )

    async def replace_player(self, id: str, seat: int, player: str, level: str) -> bool:
        return await self._write(
            id, lambda link: timing.replace_player(link, id, seat, player, level, self._now())
        )

    async def set_level(self, id: str, seat: int, level: str) -> bool:
        return await self._write(id, lambda link: timing.set_level(link, id, seat, level, self._now()))

    async def open_seat(self, id: str, seat: int) -> bool:
        return await self._write(id, lambda link: timing.open_seat(link, id, seat, self._now()))

    async def close_seat(self, id: str, seat: int) -> bool:
        return await self._write(id, lambda link: timing.close_seat(link, id, seat, self._now()))

    async def add_help(self, id: str, helped: Helped) -> None:
        await self._write(id, lambda link: timing.add_help(link, id, helped))

    async def give_back(self, id: str, seat: int, person: int) -> bool:
        return await self._write(id, lambda link: timing.give_back(link, id, seat, person, self._now()))

    async def expire(self, id: str) -> list[int]:
        return await self._write(id, lambda link: timing.expire(link, id, self._now()))

    async def due_tables(self) -> list[str]:
        return await self._read(lambda link: timing.due_tables(link, self._now()))

    async def next_due(self) -> float | None:
        return await self._read(timing.next_due)

    async def beat(self) -> None:
        await self._write("", lambda link: timing.beat(link, self._now()))

    # Notices

    async def add_subscription(self, person: int, wanted: Subscription, most: int) -> bool:
        return await self._write(
            "", lambda link: pushing.add_subscription(link, person, wanted, most, self._now())
        )

    async def remove_subscription(self, endpoint: str, person: int | None) -> bool:
        return await self._write("", lambda link: pushing.remove_subscription(link, endpoint, person))

    async def subscriptions(self, person: int) -> list[Subscription]:
        return await self._read(lambda link: pushing.subscriptions(link, person))

    async def arrive(self, person: int, table: str, server: str, until: float) -> None:
        await self._write(table, lambda link: pushing.arrive(link, person, table, server, until))

    async def go(self, person: int, table: str, server: str) -> None:
        await self._write(table, lambda link: pushing.go(link, person, table, server))

    async def stay(self, server: str, until: float) -> None:
        await self._write("", lambda link: pushing.stay(link, server, until, self._now()))

    async def is_present(self, person: int, table: str) -> bool:
        return await self._read(lambda link: pushing.is_present(link, person, table, self._now()))

    # Deals

    async def add_deal(self, deal: DealRow, edition: dict[str, Any]) -> None:
        await self._write(deal.code, lambda link: deals.add_deal(link, deal, edition))

    async def share_deal(
        self, deal: DealRow, edition: dict[str, Any], table: str, summary: Summary, practice: str | None
    ) -> None:
        await self._write(deal.code, lambda link: deals.share(link, deal, edition, table, summary, practice))

    async def deal(self, code: str) -> DealRow | None:
        return await self._read(lambda link: deals.find_deal(link, code))

    async def results(self, code: str, person: int | None) -> list[ResultRow]:
        return await self._read(lambda link: deals.results(link, code, person))

    async def count_results(self, code: str) -> int:
        return await self._read(lambda link: deals.counted(link, code))

    async def attempt(self, code: str, person: int) -> str | None:
        return await self._read(lambda link: deals.attempt(link, code, person))

    async def result_name(self, code: str, result: int) -> str | None:
        return await self._read(lambda link: deals.name_of(link, code, result))

    async def mark(self, id: str, what: str) -> None:
        await self._write(id, lambda link: marks.mark(link, id, what))

    async def marks(self, id: str) -> set[str]:
        return await self._read(lambda link: marks.marks(link, id))

    async def rematch(self, id: str) -> str | None:
        return await self._read(lambda link: marks.rematch(link, id))

    async def set_rematch(self, id: str, again: str) -> str:
        return await self._write(id, lambda link: marks.set_rematch(link, id, again))

    # Who moves for computer players. One process alone, as a rule: it may.

    async def claim(self, id: str) -> bool:
        return True

    async def release(self, id: str) -> None:
        pass


def _person(link: Link, token_hash: str) -> int | None:
    row = link.execute(
        "SELECT id FROM people WHERE token_hash = ? UNION ALL SELECT person FROM tokens WHERE token_hash = ?",
        (token_hash, token_hash),
    ).fetchone()
    return None if row is None else int(row[0])


def _add_person(link: Link, token_hash: str) -> int:
    link.execute(
        "INSERT INTO people (token_hash, created) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (token_hash, timestamp()),
    )
    person = _person(link, token_hash)
    assert person is not None
    return person


def _delete_person(link: Link, person: int, now: float) -> list[str]:
    changed = [
        id
        for (id,) in link.execute(
            "SELECT id FROM tables WHERE maker = ? UNION SELECT table_id FROM seats WHERE person = ?",
            (person, person),
        ).fetchall()
    ]
    link.execute("UPDATE seats SET person = NULL, name = NULL WHERE person = ?", (person,))
    deals.forget_person(link, person)
    # A table that others sit at is one of them's from now on.
    link.execute(
        "UPDATE tables SET maker = (SELECT min(person) FROM seats WHERE table_id = tables.id) WHERE maker = ? "
        "AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NOT NULL)",
        (person,),
    )
    link.execute("DELETE FROM tables WHERE maker = ?", (person,))
    link.execute("DELETE FROM people WHERE id = ?", (person,))
    for id in changed:
        timing.refresh(link, id, now)
    return changed


def _add_link(link: Link, token_hash: str, row: LinkRow, expires: float) -> None:
    link.execute(
        "INSERT INTO links (token_hash, person, table_id, seat, expires) VALUES (?, ?, ?, ?, ?)",
        (token_hash, row.person, row.table, row.seat, expires),
    )


def _use_link(link: Link, token_hash: str) -> LinkRow | None:
    row = link.execute(
        "DELETE FROM links WHERE token_hash = ? RETURNING person, table_id, seat, expires", (token_hash,)
    ).fetchone()
    return None if row is None or row[3] < time.time() else LinkRow(*row[:3])


def _move_seat(link: Link, id: str, seat: int, giver: int, taker: int) -> bool:
    done = link.execute(
        "UPDATE seats SET person = ? WHERE table_id = ? AND seat = ? AND person = ? "
        "AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND person = ?)",
        (taker, id, seat, giver, id, taker),
    )
    if done.rowcount == 1:
        deals.sit_down(link, id, taker)
    return done.rowcount == 1


def _report_name(link: Link, key: str, person: int, origin: str | None, most: int) -> None:
    link.execute(
        "INSERT INTO reports (name, person, origin, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (key, person, origin, time.time()),
    )
    (count,) = link.execute(
        "SELECT count(DISTINCT coalesce(origin, 'person ' || person)) FROM reports WHERE name = ?", (key,)
    ).fetchone()
    if count >= most:
        link.execute("INSERT INTO blocked (name) VALUES (?) ON CONFLICT DO NOTHING", (key,))
        for table in ("seats", "deal_results"):
            found = link.select(f"SELECT DISTINCT name FROM {table} WHERE name IS NOT NULL")
            for (name,) in found:
                if names.key(name) == key:  # however it is spelt
                    link.execute(f"UPDATE {table} SET name = NULL WHERE name = ?", (name,))


def _blocked(link: Link, keys: Sequence[str]) -> set[str]:
    places = ", ".join("?" * len(keys))
    found = link.execute(f"SELECT name FROM blocked WHERE name IN ({places})", keys)
    return {key for (key,) in found.fetchall()}


def _blocked_names(link: Link) -> list[str]:
    return [name for (name,) in link.execute("SELECT name FROM blocked ORDER BY name").fetchall()]


def _unblock(link: Link, key: str) -> bool:
    link.execute("DELETE FROM reports WHERE name = ?", (key,))
    return link.execute("DELETE FROM blocked WHERE name = ?", (key,)).rowcount == 1


def _edition(link: Link, digest: str) -> dict[str, Any] | None:
    row = link.execute("SELECT data FROM editions WHERE digest = ?", (digest,)).fetchone()
    return None if row is None else msgspec.json.decode(row[0])


def _add_table(
    link: Link, table: TableRow, edition: dict[str, Any], start: MoveRow, now: float
) -> Clocks | None:
    allowance = allowance_of(table.house.minutes, table.house.days)
    clocks = None if allowance is None else wound_up(len(table.seats), allowance)
    add_edition(link, table.edition_digest, table.edition_name, edition)
    link.execute(
        "INSERT INTO tables (id, created, maker, options, edition, source, finished, summary, changed, waiting, "
        "public, house, origin, clocks, seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '0')",
        (
            table.id,
            table.created,
            table.maker,
            as_json(table.options),
            table.edition_digest,
            table.source.text,
            table.summary.finished,
            as_json(table.summary),
            time.time(),
            any(table.seats[seat].kind == "computer" for seat in table.summary.deciders),
            table.house.public,
            as_json(table.house),
            table.origin,
            timing.written_clocks(clocks),
        ),
    )
    for number, seat in enumerate(table.seats):
        link.execute(
            "INSERT INTO seats (table_id, seat, kind, name, computer, person, colour) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table.id, number, seat.kind, seat.name, seat.computer, seat.person, seat.colour),
        )
    _insert_start(link, table.id, start)
    if table.house.deal is not None:
        deals.meet(
            link, table.house.deal, table.id, sorted({seat.person for seat in table.seats if seat.person})
        )
    return None if clocks is None else timing.turn_clocks(link, table.id, now)


def _tables(link: Link, statement: str, arguments: Sequence[object]) -> list[TableRow]:
    """Tables with their seats, in two statements however many they are."""
    found = link.select(statement, arguments)
    if not found:
        return []
    seats: dict[str, list[SeatRow]] = {row[0]: [] for row in found}
    for id, *seat in link.select(
        f"SELECT table_id, {seating.SEAT_COLUMNS} FROM seats "
        f"WHERE table_id IN ({', '.join('?' * len(seats))}) ORDER BY table_id, seat",
        list(seats),
    ):
        seats[id].append(SeatRow(*seat))
    return [
        TableRow(
            id=id,
            created=created,
            maker=maker,
            options=msgspec.json.decode(options),
            edition_name=name,
            edition_digest=digest,
            source=Source.of_text(source),
            seats=seats[id],
            # What a newer process has added is left out.
            summary=msgspec.json.decode(summary, type=Summary),
            house=msgspec.json.decode(house, type=HouseRules),
            origin=origin,
            wish=None if wish is None else _wish(wish),
            clocks=timing.read_clocks(clocks),
            again=bool(again),
            begun=bool(begun),
            helped=timing.read_helped(helped),
        )
        for (
            id,
            created,
            maker,
            options,
            name,
            digest,
            source,
            summary,
            house,
            origin,
            wish,
            clocks,
            helped,
            again,
            begun,
        ) in found
        if seats[id]  # or it has been deleted between the two
    ]


def _waiting(link: Link, until: float, most: int) -> list[str]:
    found = link.execute(
        "SELECT id FROM tables WHERE waiting AND NOT finished AND changed <= ? ORDER BY changed LIMIT ?",
        (until, most),
    )
    return [id for (id,) in found.fetchall()]


def _count_unfinished(link: Link, column: str, whose: int | str) -> int:
    row = link.execute(
        f"SELECT count(*) FROM tables WHERE {column} = ? AND NOT finished", (whose,)
    ).fetchone()
    return int(row[0])


def _count_from(link: Link, origin: str) -> int:
    (count,) = link.execute("SELECT count(*) FROM tables WHERE origin = ?", (origin,)).fetchone()
    return int(count)


def _clean_up(link: Link, unfinished: float, finished: float) -> int:
    """A part of it, so that nobody who writes something else waits for long; how many tables."""
    link.execute("DELETE FROM links WHERE expires < ?", (time.time(),))
    link.execute("DELETE FROM reports WHERE at < ?", (finished,))
    deals.clean_up(link, finished)
    done = link.execute(
        "DELETE FROM tables WHERE id IN (SELECT id FROM tables "
        "WHERE (NOT finished AND changed < ?) OR (finished AND changed < ?) LIMIT ?)",
        (unfinished, finished, _MOST_CLEANED),
    )
    link.execute(
        "DELETE FROM people WHERE created < ? AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = people.id) "
        "AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) "
        "AND NOT EXISTS (SELECT 1 FROM deal_results WHERE person = people.id)",
        (timestamp(finished),),
    )
    return done.rowcount


def _delete_table(link: Link, id: str) -> None:
    link.execute("DELETE FROM tables WHERE id = ?", (id,))


def _wish(text: str) -> Wish:
    seat, to, agreed = msgspec.json.decode(text)
    return Wish(seat, to, tuple(agreed))


def _wished(wish: Wish | None) -> str | None:
    return None if wish is None else as_json([wish.seat, wish.to, wish.agreed])


def _set_wish(link: Link, id: str, before: Wish | None, after: Wish | None) -> bool:
    done = link.execute(
        "UPDATE tables SET wish = ? WHERE id = ? AND coalesce(wish, '') = ?",
        (_wished(after), id, _wished(before) or ""),
    )
    return done.rowcount == 1


def _moves(link: Link, id: str, since: int) -> list[MoveRow]:
    rows = link.select(
        "SELECT n, seat, question, move, log, chance FROM moves WHERE table_id = ? AND n >= ? ORDER BY n",
        (id, since),
    )
    return [
        MoveRow(n, seat, question, move, msgspec.json.decode(log), msgspec.json.decode(chance))
        for n, seat, question, move, log, chance in rows
    ]


def _tables_now(link: Link, ids: Sequence[str]) -> dict[str, tuple[TableRow, int]]:
    places = ", ".join("?" * len(ids))
    counts: dict[str, int] = dict(
        link.select(  # type: ignore[arg-type]
            f"SELECT table_id, count(*) AS rows FROM moves WHERE table_id IN ({places}) GROUP BY table_id",
            ids,
        )
    )
    return {
        row.id: (row, counts.get(row.id, 0)) for row in _tables(link, f"{_TABLE} WHERE id IN ({places})", ids)
    }


def _answer(link: Link, id: str, seat: int, question: str) -> str | None:
    row = link.execute(
        "SELECT move FROM moves WHERE table_id = ? AND seat = ? AND question = ?", (id, seat, question)
    ).fetchone()
    return None if row is None else row[0]


def _insert_start(link: Link, id: str, row: MoveRow) -> None:
    link.execute(
        "INSERT INTO moves (table_id, n, seat, question, move, log, chance, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (id, row.n, row.seat, row.question, row.move, as_json(row.log), as_json(row.chance), timestamp()),
    )


def _add_moves(
    link: Link, given: tuple[str, str], moves: list[NewMove], now: float
) -> dict[str, Clocks | None] | None:
    """Keep moves, in a few statements however many; None if one of them does not go.

    Else the clocks after them, of the tables that have any.

    It is one whose row is there already, or whose table is gone. An error would undo what is written together with it.
    """
    new_rows = [
        (id, row.n, row.seat, row.question, row.move, as_json(row.log), as_json(row.chance))
        for id, row, _, _ in moves
    ]
    last = {id: summary for id, _, summary, _ in moves}  # of several at a table
    tables = [
        (id, summary.finished, as_json(summary), "".join(f"<{seat}>" for seat in summary.deciders))
        for id, summary in last.items()
    ]
    of_moves, of_tables = given
    # In order, so that two processes which write to the same tables do not wait for each other.
    done = link.execute(
        "INSERT INTO moves (table_id, n, seat, question, move, log, chance, made) "
        "SELECT table_id, n, seat, question, move, log, chance, ? "
        f"FROM {of_moves} JOIN tables ON id = table_id WHERE true ORDER BY table_id, n ON CONFLICT DO NOTHING",
        (timestamp(), _objects(_MOVE_COLUMNS, new_rows)),
    )
    if done.rowcount != len(moves):
        return None
    link.execute(
        "UPDATE tables SET finished = given.finished, summary = given.summary, changed = ?, "
        "waiting = EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND (kind = 'computer' OR stand_in IS NOT NULL) "
        f"AND deciders LIKE '%<' || seats.seat || '>%') FROM {of_tables} WHERE id = table_id",
        (time.time(), _objects(_TABLE_COLUMNS, tables)),
    )
    for id, summary in last.items():
        if summary.finished:
            deals.end(link, id, summary)
    return {id: timing.turn_clocks(link, id, now, row) for id, row, _, is_timed in moves if is_timed}


def _objects(columns: Mapping[str, str], rows: Sequence[tuple[object, ...]]) -> str:
    """Rows as the one argument of a statement that reads them all (`Database.rows`)."""
    return as_json([dict(zip(columns, row, strict=True)) for row in rows])
