"""What the game has in it, put as clients get it."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec

from shakespeare.game.history import Event
from shakespeare.game.moves import Move
from shakespeare.game.offers import Gain, Offer
from shakespeare.game.reasons import Reason
from shakespeare.locales.texts import SeatColour
from shakespeare.server import messages, models
from shakespeare.server.colours import colours_of
from shakespeare.server.storage import SeatRow, TableRow, Wish


def describe(row: TableRow, person: int | None, rewinds: Sequence[models.Rewind] = ()) -> models.Table:
    """A table as clients see it."""
    summary = row.summary
    colours = colours_of(row.seats)
    seats = [_seat(number, seat, colours[number]) for number, seat in enumerate(row.seats)]
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
        begun=row.begun,
        finished=summary.finished,
        standings=None if summary.standings is None else [models.Standing(**s) for s in summary.standings],
        house=models.HouseRules(**asdict(row.house)),
        wish=None if row.wish is None else _wish(row, row.wish),
        again=row.again,
        helped=[models.Helped(**asdict(one)) for one in row.helped],
        rewinds=list(rewinds),
    )


def _wish(row: TableRow, wish: Wish) -> models.Wish:
    return models.Wish(
        wish.seat, [number for number, seat in enumerate(row.seats) if seat.person in wish.agreed]
    )


def _seat(number: int, row: SeatRow, colour: SeatColour) -> models.Seat:
    free = row.kind == "person" and row.person is None
    stand_in = None if row.stand_in is None else models.StandIn(row.stand_in, row.cause)  # type: ignore[arg-type]
    return models.Seat(number, row.kind, row.name, row.computer, free, stand_in, colour)  # type: ignore[arg-type]


def tell_reason(reason: Reason) -> models.Reason:
    return models.Reason(reason.id, reason.rule, reason.args)  # type: ignore[arg-type]


def tell_event(event: Event) -> messages.Event:
    """To somebody who may see it."""
    return messages.Event(event.number, event.id, event.args)  # type: ignore[arg-type]


# A question can name two hundred moves: so nothing is copied that is only written down, and what a move is called is
# written down once.


def tell_offers(question: str, offers: list[Offer]) -> messages.Offers:
    reasons: dict[int, int] = {}  # where each stands that has been told
    told: list[models.Reason] = []
    outcomes: list[messages.Gain | int] = []
    for offer in offers:
        reason = offer.reason
        if reason is None:
            assert offer.gain is not None
            outcomes.append(_tell_gain(offer.gain))
            continue
        place = reasons.get(id(reason))
        if place is None:
            place = reasons[id(reason)] = len(told)
            told.append(tell_reason(reason))
        outcomes.append(place)
    return messages.Offers(question, [_named(offer.move) for offer in offers], outcomes, told)


@lru_cache(maxsize=10_000)
def _named(move: Move) -> messages.NamedMove:
    args = move.to_dict()
    del args["move"]
    named = messages.NamedMove(move.text, move.name, args)  # type: ignore[arg-type]
    return msgspec.Raw(msgspec.json.encode(named))  # type: ignore[return-value]


def _tell_gain(gain: Gain) -> messages.Gain:
    costume: dict[str, Any] | None = gain.costume
    return messages.Gain(
        gain.prestige,
        gain.money,
        gain.tokens,
        gain.ambiance,
        gain.steps,
        gain.acts,
        None if costume is None else messages.CostumeGain(**costume),
        gain.projected,
    )
