"""What the game has in it, put as clients get it."""

from dataclasses import asdict
from typing import Any

from shakespeare.game.history import Event
from shakespeare.game.offers import Offer
from shakespeare.game.reasons import Reason
from shakespeare.server import messages, models
from shakespeare.server.storage import SeatRow, TableRow, Wish


def describe(row: TableRow, person: int | None) -> models.Table:
    """A table as clients see it."""
    summary = row.summary
    seats = [_seat(number, seat) for number, seat in enumerate(row.seats)]
    own = [number for number, seat in enumerate(row.seats) if person is not None and seat.person == person]
    return models.Table(
        id=row.id,
        created=row.created,
        options=models.GameOptions(**row.options),
        edition=models.EditionTag(row.edition_name, row.edition_digest),
        seats=seats,
        seat=own[0] if own else None,
        own=own,
        day=summary.day,
        phase=summary.phase,  # type: ignore[arg-type]
        deciders=summary.deciders,
        finished=summary.finished,
        standings=None if summary.standings is None else [models.Standing(**s) for s in summary.standings],
        house=models.HouseRules(**asdict(row.house)),
        wish=None if row.wish is None else _wish(row, row.wish),
    )


def _wish(row: TableRow, wish: Wish) -> models.Wish:
    return models.Wish(
        wish.seat, [number for number, seat in enumerate(row.seats) if seat.person in wish.agreed]
    )


def _seat(number: int, row: SeatRow) -> models.Seat:
    free = row.kind == "person" and row.person is None
    stand_in = None if row.stand_in is None else models.StandIn(row.stand_in, row.cause)  # type: ignore[arg-type]
    return models.Seat(number, row.kind, row.name, row.computer, free, stand_in)  # type: ignore[arg-type]


def tell_reason(reason: Reason) -> models.Reason:
    data: dict[str, Any] = reason.to_dict()
    return models.Reason(**data)


def tell_event(event: Event) -> messages.Event:
    """To somebody who may see it."""
    return messages.Event(event.number, event.id, event.args)  # type: ignore[arg-type]


def tell_offer(offer: Offer) -> messages.Offer:
    args = offer.move.to_dict()
    del args["move"]
    return messages.Offer(
        move=offer.move.text,
        kind=offer.move.name,  # type: ignore[arg-type]
        args=args,  # type: ignore[arg-type]
        gain=None if offer.gain is None else _gain(offer.gain.to_dict()),
        reason=None if offer.reason is None else tell_reason(offer.reason),
    )


def _gain(gain: dict[str, Any]) -> messages.Gain:
    costume = gain.pop("costume")
    return messages.Gain(costume=None if costume is None else messages.CostumeGain(**costume), **gain)
