"""Deals: a game's shuffle, shared by its code, and who did best with it.

A deal is what a game begins with: options, edition, seed, and the computer players in their seats. The seed fixes every
draw as far as it can be fixed: each kind of draw has a stream of its own, and what comes out of it depends on the draws of
that kind before and on what is then left to draw from. So everybody meets the same beginning, and the same decisions bring
the same game; the seeds of computer players' decisions come from it, too. No request tells it.

A deal is made of a game that is over. What counts is the game with which a person met it, whatever became of that: all
others are practice. Until they have finished it, nobody is shown another game of it.
"""

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from shakespeare.edition import Edition
from shakespeare.server import models
from shakespeare.server.identity import Identities
from shakespeare.server.source import Source
from shakespeare.server.storage import DealRow, HouseRules, ResultRow, SeatRow, Storage
from shakespeare.server.storage.deals import BACK, CHANGED, CHOSEN, HINT
from shakespeare.server.table import Table
from shakespeare.server.tables import Tables, is_lesson
from shakespeare.server.troubles import Trouble

TODAY: Final = "today"
_DAYS_BACK: Final = 366  # for which the deal of a day can be begun
# Of a day: the game for one, which everybody can play at once.
_OPTIONS: Final[dict[str, Any]] = {"players": 1, "backstage": False, "strategic_rest": False}


class Deals:
    def __init__(self, storage: Storage, tables: Tables, identities: Identities, edition: Edition) -> None:
        self._storage = storage
        self._tables = tables
        self._identities = identities
        self._edition = edition

    async def share(self, id: str, person: int | None) -> models.Deal:
        """The deal of a finished game, for those who sat there. Asked twice, it is the same."""
        table = await self._tables.find(id)
        if table.seat_of(person) is None:
            raise Trouble(403, "not-your-seat")
        if not table.finished:
            raise Trouble(409, "deal-early")
        if table.row.house.deal is not None:
            return await self.tell(table.row.house.deal, person)
        marks = await self._storage.marks(id)
        if not table.is_dealt or marks & {CHOSEN, CHANGED} or is_lesson(table.row):
            raise Trouble(409, "deal-none")
        practice = BACK if table.age else HINT if HINT in marks else None
        deal = self._deal_of(table)
        await self._storage.share_deal(deal, table.edition, id, table.summary, practice)
        return await self.tell(deal.code, person)

    def _deal_of(self, table: Table) -> DealRow:
        row = table.row
        seats = tuple(seat.computer if seat.kind == "computer" else None for seat in row.seats)
        drawn_from = row.source.text if row.source.seed is None else row.source.seed
        whole = json.dumps([drawn_from, row.options, row.edition_digest, seats], sort_keys=True)
        code = self._identities.code_of(whole)
        return DealRow(code, _now(), row.options, row.edition_name, row.edition_digest, row.source, seats)

    async def find(self, code: str) -> DealRow:
        """The deal with this code. That of a day need not be kept before somebody plays it."""
        code = _today().isoformat() if code == TODAY else code
        deal = await self._storage.deal(code)
        if deal is None and _is_day(code):
            tag = self._edition
            source = Source(secret=self._identities.secret_of(code))
            deal = DealRow(code, _now(), _OPTIONS, tag.name, tag.digest, source, (None,))
        if deal is None:
            raise Trouble(404, "no-such-deal")
        return deal

    async def tell(self, code: str, person: int | None) -> models.Deal:
        """A deal as it is shown to somebody."""
        deal = await self.find(code)
        results = await self._storage.results(deal.code, person)
        met = None if person is None else await self._storage.attempt(deal.code, person)
        is_done = person is not None and any(result.person == person for result in results)
        return models.Deal(
            code=deal.code,
            day=deal.code if _day_of(deal.code) else None,
            created=deal.created,
            options=models.GameOptions(**deal.options),
            edition=models.EditionTag(deal.edition_name, deal.edition_digest),
            seats=list(deal.seats),
            results=[_result(result, person, is_done) for result in results],
            count=await self._storage.count_results(deal.code),
            met=met is not None,
            done=is_done,
            going=await self._going(deal.code, person),
        )

    async def play(
        self, code: str, wanted: models.PlayDeal, person: int, name: str | None, origin: str | None
    ) -> models.Table:
        """A table for a deal; the one that somebody has, while its game goes on."""
        deal = await self.find(code)
        people = self.check_seat(deal, wanted.seat)
        going = await self._going(deal.code, person)
        if going is not None:
            return (await self._tables.find(going)).describe(person)
        if _day_of(deal.code):
            await self._storage.add_deal(deal, self._edition.to_dict())
        first = people[0] if wanted.seat is None else wanted.seat
        seats = [
            SeatRow("person" if computer is None else "computer", computer=computer)
            for computer in deal.seats
        ]
        for seat in people if wanted.here else [first]:
            seats[seat] = SeatRow("person", name=name if seat == first else None, person=person)
        # What is seen by others would spoil the deal for them, and what is known too early for oneself.
        house = HouseRules(public=False, spectators=False, undo="limit", deal=deal.code)
        return await self._tables.create_dealt(person, deal, seats, house, origin)

    def check_seat(self, deal: DealRow, seat: int | None) -> list[int]:
        """The seats of people, of which this must be one."""
        people = [number for number, computer in enumerate(deal.seats) if computer is None]
        if seat is not None and seat not in people:
            raise Trouble(404, "no-such-seat")
        return people

    async def _going(self, code: str, person: int | None) -> str | None:
        """Somebody's own table whose game is not over."""
        if person is None:
            return None
        for row in await self._storage.going_of(person):
            if row.house.deal == code:
                return row.id
        return None

    async def name_of(self, code: str, result: int) -> str:
        """The name at a result."""
        name = await self._storage.result_name((await self.find(code)).code, result)
        if name is None:
            raise Trouble(404, "no-such-result")
        return name


def _result(row: ResultRow, person: int | None, is_done: bool) -> models.DealResult:
    is_mine = person is not None and row.person == person
    return models.DealResult(
        id=row.id,
        seat=row.seat,
        name=row.name,
        mine=is_mine,
        stands=row.stands if row.practice is None else None,
        place=row.place,
        score=row.score,
        lead=row.lead,
        money=row.money,
        ended=row.ended,
        practice=row.practice,  # type: ignore[arg-type]
        table=row.table if row.kept and is_done else None,
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _today() -> date:
    return datetime.now(UTC).date()


def _day_of(code: str) -> date | None:
    """The day whose deal has this code; other codes are no days."""
    try:
        day = date.fromisoformat(code)
    except ValueError:
        return None
    return day if day.isoformat() == code else None


def _is_day(code: str) -> bool:
    """Whether it is the code of a day that has come, and not too long ago."""
    day = _day_of(code)
    return day is not None and _today() - timedelta(days=_DAYS_BACK) <= day <= _today()
