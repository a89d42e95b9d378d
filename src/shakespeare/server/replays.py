"""A game once more: moment by moment as a seat saw it, and a new game from any of these moments.

A moment is the start of a game or what it was after a decision. Views of neighbouring moments differ little, so each
but the first is told as what has changed: a table with the changes by key or place, or a list with the new value.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from shakespeare.edition import load_edition
from shakespeare.game.chance import Given
from shakespeare.game.changes import Change, changes
from shakespeare.game.game import Game
from shakespeare.game.options import Options
from shakespeare.game.record import RecordError, steps
from shakespeare.game.sampler import Sampler
from shakespeare.server import messages
from shakespeare.server.editions import describe
from shakespeare.server.models import GameOptions
from shakespeare.server.pools import Pool, TimeLimit
from shakespeare.server.telling import tell_event
from shakespeare.server.troubles import Trouble

Record = dict[str, Any]
Moments = Callable[[TimeLimit, Record], Iterator[Game]]

_SECONDS: Final = 20.0  # that one replay may take; the longest record takes two


def new_pool() -> Pool:
    return Pool("replays", 2, 18, lambda: Trouble(503, "replays-busy", seconds=5))


def new_limit() -> TimeLimit:
    return TimeLimit(_SECONDS, lambda: Trouble(503, "replay-too-long"))


def moments(limit: TimeLimit, record: Record) -> Iterator[Game]:
    """One game, at its start and after each of its decisions. The record is one of our own, however long it is."""
    limit.check()
    log: list[dict[str, Any]] = record["log"]
    chance = Given([entry["drawn"] for entry in log if "chance" in entry])
    edition = load_edition(record["edition"])
    if record.get("start") is None:
        game = Game.new(Options.from_dict(record["options"], edition), chance=chance)
    else:
        game = Game.at(record["start"], edition, chance)
    yield game
    for entry in log:
        if "undo" in entry:
            game.undo(entry["seat"])
        elif "move" in entry:
            game.play(entry["seat"], entry["move"])
        else:
            continue
        limit.check()
        yield game


def checked_moments(limit: TimeLimit, record: Record) -> Iterator[Game]:
    """The same of a record from anywhere. Raises Trouble where it cannot be replayed."""
    limit.check()
    try:
        for game in steps(record, Game):
            limit.check()
            yield game
    except RecordError as error:
        raise Trouble(422, "bad-record", problem=str(error)) from None


def check(limit: TimeLimit, record: Record) -> Game:
    """The game of a record from anywhere, as it was left."""
    *_, game = checked_moments(limit, record)
    return game


def replay(
    limit: TimeLimit, moments: Moments, record: Record, seat: int | None, since: int = -1
) -> messages.Replay:
    """All that a seat saw after an event with this number: the moment that it knew then comes first."""
    told: list[messages.Moment] = []
    view: dict[str, Any] = {}
    number = -1
    for game in moments(limit, record):
        _check_seat(game, seat)
        happened = game.events_since(number)
        news = [event for event in happened if event.visible_to(seat)]
        number = happened[-1].number if happened else number
        before, view = view, dict(game.view(seat))
        if number <= since:
            told.clear()
        change: Change = changes(before, view) if told else [view]
        told.append(messages.Moment(number, [tell_event(event) for event in news], change))
    options: dict[str, Any] = game.options.to_dict()
    return messages.Replay(
        options=GameOptions(**options),
        edition=describe(game.options.edition).model_dump(),
        seat=seat,
        moments=told,
    )


def position_at(limit: TimeLimit, moments: Moments, record: Record, moment: int, seat: int) -> dict[str, Any]:
    """A position that this seat could not tell from that of a moment: what it did not know is drawn anew."""
    position = None
    for number, game in enumerate(moments(limit, record)):  # to its end, so that all of the record is checked
        if number == moment:
            _check_seat(game, seat)
            if game.finished:
                raise Trouble(409, "moment-over")
            sampled = Sampler(game.view(seat), game.options.edition).draw(random.SystemRandom())
            position = {**sampled.position(), "chance": None}
    if position is None:
        raise Trouble(404, "no-such-moment")
    return position


def _check_seat(game: Game, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < game.options.players:
        raise Trouble(404, "no-such-seat")
