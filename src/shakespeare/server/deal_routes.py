"""The addresses of deals under `/api`."""

from typing import Annotated

from fastapi import Depends, Path, Request

from shakespeare.server.deals import Deals
from shakespeare.server.models import Deal, PlayDeal, Table
from shakespeare.server.routes import AllReports, Kept, KnownPerson, Whoever, new_router, shown_name
from shakespeare.server.troubles import Trouble

router = new_router()


def _deals(request: Request) -> Deals:
    deals: Deals = request.app.state.deals
    return deals


AllDeals = Annotated[Deals, Depends(_deals)]
Number = Annotated[int, Path(ge=0, le=2**31 - 1)]


@router.post("/tables/{id}/deal")
async def share_deal(id: str, deals: AllDeals, person: KnownPerson) -> Deal:
    """Make the shuffle of a finished game a deal, for others to play, or find it again."""
    return await deals.share(id, person)


@router.get("/deals/{code}")
async def deal(code: str, deals: AllDeals, person: KnownPerson) -> Deal:
    """What is dealt, and who did best with it. `today` is the deal of the day."""
    return await deals.tell(code, person)


@router.post("/deals/{code}/tables", status_code=201)
async def play_deal(code: str, wanted: PlayDeal, deals: AllDeals, storage: Kept, visitor: Whoever) -> Table:
    """A table for this deal, or the asker's own that is not finished."""
    name = await shown_name(wanted.name, storage)
    deals.check_seat(await deals.find(code), wanted.seat)
    return await deals.play(code, wanted, await visitor.meet(), name, visitor.origin)


@router.post("/deals/{code}/results/{result}/report", status_code=204)
async def report_result(
    code: str, result: Number, deals: AllDeals, reports: AllReports, person: KnownPerson
) -> None:
    """Somebody's name in a ranking is offensive: as of a name at a table."""
    if person is None:
        raise Trouble(403, "not-known")
    await reports.add(await deals.name_of(code, result), person)
