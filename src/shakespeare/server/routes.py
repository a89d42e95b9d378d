"""The addresses under `/api`."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Request, Response, WebSocket
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocketDisconnect

from shakespeare._version import __version__
from shakespeare.edition import Edition, EditionError, load_edition, read_edition, shipped_file
from shakespeare.game import game as engine
from shakespeare.game.components import components_of
from shakespeare.locales import LANGUAGES
from shakespeare.players import known_players
from shakespeare.players.strength import DEFAULT, STRENGTHS
from shakespeare.server import names, replays
from shakespeare.server.colours import colours_of
from shakespeare.server.editions import check, describe
from shakespeare.server.guard import SAFE_METHODS, be_patient, failure, refusal
from shakespeare.server.hints import Hints
from shakespeare.server.identity import LIFETIME, Identities, hash_of, is_token, new_token
from shakespeare.server.lesson import scenes
from shakespeare.server.levels import Levels
from shakespeare.server.limits import Limits, is_private
from shakespeare.server.live import Connection
from shakespeare.server.messages import Replay
from shakespeare.server.metrics import render
from shakespeare.server.models import (
    Carried,
    CheckedEdition,
    Components,
    ComputerSeat,
    EditionTag,
    Failure,
    FurtherUndo,
    Health,
    Hint,
    Info,
    LessonScene,
    LessonStep,
    Link,
    NewColour,
    NewHint,
    NewLevel,
    NewLink,
    NewMove,
    NewRecord,
    NewReplay,
    NewSubscription,
    NewTable,
    NewUndo,
    OldSubscription,
    PersonSeat,
    PlayOn,
    PlayRecordOn,
    Push,
    Strength,
    Table,
    TakeSeat,
    UndoAnswer,
    UsedLink,
)
from shakespeare.server.notices import Notices
from shakespeare.server.pools import Pool, while_connected
from shakespeare.server.settings import Settings
from shakespeare.server.source import Source
from shakespeare.server.standins import StandIns
from shakespeare.server.storage import HouseRules, LinkRow, SeatRow, Storage, StorageError, Subscription
from shakespeare.server.storage.deals import CHOSEN, HINT
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.table import Answer
from shakespeare.server.table import Table as PlayedTable
from shakespeare.server.tables import Tables
from shakespeare.server.troubles import Trouble, problem
from shakespeare.server.wishes import Wishes

T = TypeVar("T")

_HEALTHY: Final = 3.0  # seconds that a storage may take to answer

compiled: Final = not str(engine.__file__).endswith(".py")

_ANSWER: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "content": {
            "application/json": {
                "schema": {
                    "oneOf": [
                        {"$ref": "#/components/schemas/Accepted"},
                        {"$ref": "#/components/schemas/Refused"},
                    ]
                }
            }
        }
    }
}
_TOML: Final = {"application/toml": {"schema": {"type": "string"}}}
_FILE: Final = {"required": True, "content": _TOML}


# What a request brings along. None of it waits for anything: what is not declared so would be asked for in a thread.


async def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _storage(request: Request) -> Storage:
    storage: Storage = request.app.state.storage
    return storage


def _identities(connection: HTTPConnection) -> Identities:
    identities: Identities = connection.app.state.identities
    return identities


async def _hints(request: Request) -> Hints:
    hints: Hints = request.app.state.hints
    return hints


async def _edition_checks(request: Request) -> Pool:
    pool: Pool = request.app.state.edition_checks
    return pool


async def _wishes(request: Request) -> Wishes:
    wishes: Wishes = request.app.state.wishes
    return wishes


async def _notices(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


async def _stand_ins(request: Request) -> StandIns:
    stand_ins: StandIns = request.app.state.stand_ins
    return stand_ins


async def _levels(request: Request) -> Levels:
    levels: Levels = request.app.state.levels
    return levels


AllTables = Annotated[Tables, Depends(_tables)]
AllHints = Annotated[Hints, Depends(_hints)]
AllNotices = Annotated[Notices, Depends(_notices)]
AllStandIns = Annotated[StandIns, Depends(_stand_ins)]
AllLevels = Annotated[Levels, Depends(_levels)]
EditionChecks = Annotated[Pool, Depends(_edition_checks)]
AllWishes = Annotated[Wishes, Depends(_wishes)]
Kept = Annotated[Storage, Depends(_storage)]


async def person_of(connection: HTTPConnection) -> int | None:
    """Who asks, if we have met: looked up once for a request."""
    if not hasattr(connection.state, "person"):
        token = _identities(connection).token_in(connection.cookies)
        storage: Storage = connection.app.state.storage
        connection.state.person = None if token is None else await storage.person(hash_of(token))
    person: int | None = connection.state.person
    return person


async def _known_person(request: Request) -> int | None:
    return await person_of(request)


class Visitor:
    """Somebody who is known from the moment that something is theirs: a request that fails leaves no trace."""

    def __init__(self, request: Request, response: Response, storage: Storage) -> None:
        self._request = request
        self._response = response
        self._storage = storage

    async def known(self) -> int | None:
        return await person_of(self._request)

    async def meet(self) -> int:
        """Whoever is new gets a token; whoever has one keeps it for longer."""
        token = _identities(self._request).token_in(self._request.cookies)
        person = await self.known()
        if token is None or person is None:
            token = new_token()
            person = await self._storage.add_person(hash_of(token))
        self._give(token)
        return person

    async def become(self, person: int) -> None:
        """On this device, too, they are this person."""
        token = new_token()
        await self._storage.add_token(person, hash_of(token))
        self._give(token)

    def _give(self, token: str) -> None:
        identities = _identities(self._request)
        is_secure = self._request.url.scheme == "https"
        self._response.set_cookie(
            identities.cookie,
            identities.signed(token),
            max_age=LIFETIME,
            path="/",
            httponly=True,
            samesite="lax",
            secure=is_secure,
        )

    def leave(self) -> None:
        self._response.delete_cookie(_identities(self._request).cookie, path="/")

    @property
    def origin(self) -> str | None:
        """Where they come from, as it is kept; None for this machine."""
        network = network_of_client(self._request)
        return None if network is None else _identities(self._request).origin_of(network)


class Reports:
    """Names that somebody finds offensive."""

    def __init__(self, storage: Storage, visitor: Visitor, most: int) -> None:
        self._storage = storage
        self._visitor = visitor
        self._most = most

    async def add(self, name: str, person: int) -> None:
        await self._storage.report_name(names.key(name), person, self._visitor.origin, self._most)


async def _visitor(request: Request, response: Response, storage: Kept) -> Visitor:
    return Visitor(request, response, storage)


KnownPerson = Annotated[int | None, Depends(_known_person)]
Whoever = Annotated[Visitor, Depends(_visitor)]


async def _reports(request: Request, storage: Kept, visitor: Whoever) -> Reports:
    settings: Settings = request.app.state.settings
    return Reports(storage, visitor, settings.reports_wanted)


AllReports = Annotated[Reports, Depends(_reports)]


async def check_patience(connection: HTTPConnection) -> None:
    """Nobody may change so much that others have to wait, wherever they come from."""
    if connection.scope["type"] == "websocket" or connection.scope["method"] in SAFE_METHODS:
        return
    person = await person_of(connection) if network_of_client(connection) is not None else None
    if person is not None:
        limits: Limits = connection.app.state.limits
        be_patient(limits.changes.wait(f"person {person}"))


def new_router() -> APIRouter:
    return APIRouter(
        prefix="/api", responses={"4XX": {"model": Failure}}, dependencies=[Depends(check_patience)]
    )


def network_of_client(connection: HTTPConnection) -> str | None:
    """Whom to count a request for, apart from the person; None for this machine."""
    limits: Limits = connection.app.state.limits
    return limits.network_of(connection.client.host if connection.client else None)


router = new_router()
live_router = APIRouter(prefix="/api")  # looked through first: whoever plays connects again and again


# What the server has


@router.get("/info")
async def info(request: Request) -> Info:
    edition: Edition = request.app.state.settings.edition
    return Info(
        version=__version__,
        compiled=compiled,
        players=[*known_players(), *request.app.state.settings.programs],
        default_player=DEFAULT,
        strengths={
            name: Strength(rival=found.rival, share=found.share, low=found.low, high=found.high)
            for name, found in STRENGTHS.items()
        },
        languages=list(LANGUAGES),
        backstage=edition.backstage is not None,
        edition=EditionTag(edition.name, edition.digest),
        run=request.app.state.run,
    )


@router.get("/health", responses={503: {"model": Failure}})
async def health(request: Request) -> Health:
    """Whether this process can serve: the storage answers."""
    storage: SQLStorage = request.app.state.storage
    try:
        async with asyncio.timeout(_HEALTHY):
            await storage.check()
    except TimeoutError:
        raise Trouble(503, "storage-failed") from None
    return Health(version=__version__, run=request.app.state.run, news=request.app.state.news.are_heard)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """For this machine and its own network alone."""
    state = request.app.state
    if not is_private(request.client.host if request.client else None):
        raise Trouble(404, "no-such-page")
    text = render(state.moves, state.tables, state.storage, state.workers, state.news)
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


@router.get("/editions/shipped.toml", responses={200: {"content": _TOML}}, response_class=Response)
async def shipped_edition() -> Response:
    """The file of the shipped edition, for an edition of one's own to begin with."""
    return Response(shipped_file(), media_type="application/toml")


@router.get("/editions/{digest}")
async def edition(digest: str, request: Request, storage: Kept, checks: EditionChecks) -> Components:
    found = await _edition(digest, request, storage, checks)
    settings: Settings = request.app.state.settings
    if found is settings.edition:  # what every page needs waits for nothing
        return describe(found)
    return await checks.run(describe, found)


@router.get("/editions/{digest}/provenance")
async def provenance(digest: str, request: Request, storage: Kept, checks: EditionChecks) -> dict[str, str]:
    """Where each datum comes from, by its key in the edition's file."""
    return (await _edition(digest, request, storage, checks)).provenances()


async def _edition(digest: str, request: Request, storage: Storage, checks: Pool) -> Edition:
    settings: Settings = request.app.state.settings
    if digest == settings.edition.digest:
        return settings.edition
    data = await storage.edition(digest)
    if data is None:
        raise Trouble(404, "no-such-edition")
    try:
        return await checks.run(load_edition, data)
    except EditionError as error:
        raise Trouble(500, "damaged-table", problem=str(error)) from error


@router.post("/editions", openapi_extra={"requestBody": _FILE})
async def check_edition(request: Request, checks: EditionChecks) -> CheckedEdition:
    """Look at an edition file, without keeping it: a new table can bring it along."""
    return await checks.run(check, await request.body())


# Tables


@router.post("/tables", status_code=201)
async def create_table(
    wanted: NewTable, tables: AllTables, storage: Kept, checks: EditionChecks, visitor: Whoever
) -> Table:
    """The maker takes the first seat of a person, and all that are played at the same screen."""
    options = wanted.options.model_dump()
    seats = [_seat(seat) for seat in wanted.seats]
    edition = None if wanted.edition is None else await checks.run(_own_edition, wanted.edition)
    house = HouseRules(**wanted.house.model_dump()) if wanted.house else HouseRules()
    tables.check(options, seats, edition, house)
    people = [place for place, seat in enumerate(seats) if seat.kind == "person"]
    here = [place for place, seat in enumerate(wanted.seats) if isinstance(seat, PersonSeat) and seat.here]
    if not people:
        raise Trouble(422, "person-wanted")
    if wanted.seed is not None and len(people) > 1:
        raise Trouble(422, "seed-not-alone")  # whoever knows it knows what the others keep secret
    await _check_names(storage, *(seat.name for seat in seats))
    person = await visitor.meet()
    for place in {people[0], *here}:
        seats[place] = replace(seats[place], person=person)
    source = None if wanted.seed is None else Source(seed=wanted.seed)
    table = await tables.create(person, options, seats, source, edition, house, visitor.origin)
    if wanted.seed is not None:
        await storage.mark(table.id, CHOSEN)
    return table


def _own_edition(text: str) -> Edition:
    try:
        edition = read_edition(text.encode("utf-8"))
        components_of(edition)  # which the table needs at once, and which are kept
        return edition
    except EditionError as error:
        raise Trouble(422, "bad-edition", problem=str(error.mistakes[0])) from error


def _seat(seat: PersonSeat | ComputerSeat) -> SeatRow:
    if isinstance(seat, PersonSeat):
        return SeatRow("person", name=names.checked(seat.name), colour=seat.colour)
    return SeatRow("computer", computer=seat.computer)


async def _check_names(storage: Storage, *given: str | None) -> None:
    if await storage.blocked([names.key(name) for name in given if name is not None]):
        raise Trouble(422, "name-refused")


async def shown_name(given: str | None, storage: Storage) -> str | None:
    """A name as it is shown, if it may be."""
    name = names.checked(given)
    await _check_names(storage, name)
    return name


@router.get("/lesson")
async def lesson() -> list[LessonScene]:
    return [
        LessonScene(
            lesson=scene.lesson,
            name=scene.name,
            steps=[
                LessonStep(
                    name=step.name,
                    moves=list(step.moves),
                    mistake=step.mistake,
                    at=list(step.at),
                    ambiance=step.ambiance,
                )
                for step in scene.steps
            ],
        )
        for scene in scenes().values()
    ]


@router.post("/lesson/{scene}", status_code=201)
async def begin_scene(scene: str, tables: AllTables, visitor: Whoever) -> Table:
    """A table for a scene of the lesson."""
    wanted = scenes().get(scene)
    if wanted is None:
        raise Trouble(404, "no-such-scene")
    return await tables.create_scene(await visitor.meet(), wanted, visitor.origin)


@router.get("/tables")
async def my_tables(tables: AllTables, person: KnownPerson) -> list[Table]:
    return [] if person is None else await tables.of(person)


@router.get("/tables/public")
async def public_tables(tables: AllTables, person: KnownPerson) -> list[Table]:
    """Tables that are for everybody, the one that changed last first."""
    return await tables.public(person)


@router.get("/tables/{id}")
async def table(id: str, tables: AllTables, person: KnownPerson) -> Table:
    return (await tables.find(id)).describe(person)


@router.delete("/tables/{id}", status_code=204)
async def delete_table(id: str, tables: AllTables, person: KnownPerson) -> None:
    await tables.delete(id, person)


@router.post("/tables/{id}/seats/{seat}")
async def take_seat(
    id: str, seat: int, wanted: TakeSeat, tables: AllTables, storage: Kept, visitor: Whoever
) -> Table:
    name = await shown_name(wanted.name, storage)
    await tables.check_seat(id, seat, await visitor.known(), wanted.colour)
    return await tables.sit_down(id, seat, await visitor.meet(), name, wanted.colour)


@router.post("/tables/{id}/seats/{seat}/colour")
async def change_colour(
    id: str, seat: int, wanted: NewColour, tables: AllTables, person: KnownPerson
) -> Table:
    """Another colour for one's own seat, until the first decision of a person: one that no other person has."""
    found = await tables.find(id)
    own, who = _own_exactly(found, seat, person)
    found.check_present(own)
    return await tables.set_colour(id, own, who, wanted.colour)


@router.post("/tables/{id}/seats/{seat}/leave")
async def leave_seat(
    id: str, seat: int, tables: AllTables, stand_ins: AllStandIns, person: KnownPerson
) -> Table:
    """Leave a game that goes on for good: a computer player plays the seat."""
    found = await tables.find(id)
    await stand_ins.leave(found, *_own_exactly(found, seat, person))
    return found.describe(person)


@router.post("/tables/{id}/seats/{seat}/return")
async def come_back(
    id: str, seat: int, tables: AllTables, stand_ins: AllStandIns, person: KnownPerson
) -> Table:
    """Take back a seat that a computer player has played for the asker, if the table allows it."""
    found = await tables.find(id)
    await stand_ins.come_back(found, *_own_exactly(found, seat, person))
    return found.describe(person)


@router.post("/tables/{id}/seats/{seat}/computer")
async def change_level(
    id: str, seat: int, wanted: NewLevel, tables: AllTables, levels: AllLevels, person: KnownPerson
) -> Table:
    """A computer player plays on in a seat where another one plays, or nobody: until somebody sits down or comes back."""
    found = await tables.find(id)
    await levels.change(found, seat, wanted.computer, person)
    return found.describe(person)


@router.post("/tables/{id}/seats/{seat}/open")
async def open_seat(id: str, seat: int, tables: AllTables, levels: AllLevels, person: KnownPerson) -> Table:
    """Let anybody sit down in a computer player's seat; it plays on until somebody does."""
    found = await tables.find(id)
    await levels.open(found, seat, person)
    return found.describe(person)


@router.post("/tables/{id}/seats/{seat}/close")
async def close_seat(id: str, seat: int, tables: AllTables, levels: AllLevels, person: KnownPerson) -> Table:
    """Let nobody sit down any more in a free seat that a computer player plays: it is the player's own."""
    found = await tables.find(id)
    await levels.close(found, seat, person)
    return found.describe(person)


def _own_exactly(table: PlayedTable, seat: int, person: int | None) -> tuple[int, int]:
    """This very seat, which is somebody's own, and who that is."""
    if person is None or seat not in table.seats_of(person):
        raise Trouble(403, "not-your-seat")
    return seat, person


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(id: str, tables: AllTables, person: KnownPerson, visitor: Whoever) -> Table:
    return await tables.rematch(id, person, visitor.origin)


@router.post("/tables/{id}/seats/{seat}/report", status_code=204)
async def report_name(
    id: str, seat: int, tables: AllTables, reports: AllReports, person: KnownPerson
) -> None:
    """Whoever finds somebody's name offensive says so; of several who do, the name is taken away."""
    seats = (await tables.find(id)).row.seats
    if person is None:
        raise Trouble(403, "not-known")
    if not 0 <= seat < len(seats) or seats[seat].name is None:
        raise Trouble(404, "no-such-seat")
    name = seats[seat].name
    assert name is not None
    await reports.add(name, person)


# People


@router.post("/links", status_code=201)
async def create_link(
    wanted: NewLink, request: Request, tables: AllTables, storage: Kept, person: KnownPerson
) -> Link:
    """A token that carries a seat, or all that one is here, to another device: once, and not for long."""
    if person is None:
        raise Trouble(403, "not-known")
    seat = None
    if wanted.table is not None:
        seat = _own((await tables.find(wanted.table)).seat_of(person, wanted.seat))
    settings: Settings = request.app.state.settings
    token, expires = new_token(), time.time() + settings.link_lifetime
    await storage.add_link(hash_of(token), LinkRow(person, wanted.table, seat), expires)
    return Link(token=token, expires=expires)


@router.post("/links/use")
async def use_link(wanted: UsedLink, tables: AllTables, storage: Kept, visitor: Whoever) -> Carried:
    link = await storage.use_link(hash_of(wanted.token)) if is_token(wanted.token) else None
    if link is None:
        raise Trouble(410, "link-used")
    if link.table is None:
        await visitor.become(link.person)
        return Carried(table=None)
    return Carried(table=await tables.carry_seat(link, await visitor.meet()))


@router.delete("/me", status_code=204)
async def forget_me(tables: AllTables, stand_ins: AllStandIns, person: KnownPerson, visitor: Whoever) -> None:
    """Delete all that is kept of whoever asks. Their seats are free for others."""
    if person is not None:
        await tables.forget(person, stand_ins)
    visitor.leave()


@router.get("/push")
async def push(notices: AllNotices) -> Push:
    """What a browser needs to subscribe to notices."""
    return Push(key=notices.key)


@router.post("/push", status_code=204)
async def subscribe(wanted: NewSubscription, notices: AllNotices, person: KnownPerson) -> None:
    """Tell this browser when it is the asker's turn and they are not at the table."""
    if person is None:
        raise Trouble(403, "not-known")
    await notices.subscribe(person, Subscription(**wanted.model_dump()))


@router.post("/push/off", status_code=204)
async def unsubscribe(wanted: OldSubscription, notices: AllNotices, person: KnownPerson) -> None:
    if person is None:
        raise Trouble(403, "not-known")
    await notices.unsubscribe(person, wanted.endpoint)


@router.get("/tables/{id}/record")
async def record(id: str, tables: AllTables) -> dict[str, Any]:
    return (await tables.find(id)).record()


# A game once more

_REPLAY: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Replay"}}}}
}


@router.get("/tables/{id}/replay", responses=_REPLAY, response_class=Response)
async def table_replay(
    id: str,
    request: Request,
    tables: AllTables,
    person: KnownPerson,
    seat: int | None = None,
    since: int = -1,
) -> Response:
    """What a seat saw after an event: any seat's when the game is over, until then one's own; without one, the public's."""
    record = (await tables.find(id)).record_for(person, seat)
    return _said(await _replaying(request, tables, replays.replay, replays.moments, record, seat, since))


@router.post("/replays", responses=_REPLAY, response_class=Response)
async def file_replay(wanted: NewReplay, request: Request, tables: AllTables) -> Response:
    """The same of a record that somebody has kept. Nothing of it stays here."""
    moments = replays.checked_moments
    return _said(await _replaying(request, tables, replays.replay, moments, wanted.record, wanted.seat))


@router.post("/tables/{id}/play-on", status_code=201)
async def play_table_on(
    id: str, wanted: PlayOn, request: Request, tables: AllTables, storage: Kept, visitor: Whoever
) -> Table:
    """From a moment of a game that is over. Until then nobody tries out what is about to be decided."""
    name = await shown_name(wanted.name, storage)
    table = await tables.find(id)
    colours = colours_of(table.row.seats)
    return await _play_on(request, tables, replays.moments, table.record(), wanted, name, visitor, colours)


@router.post("/replays/play-on", status_code=201)
async def play_file_on(
    wanted: PlayRecordOn, request: Request, tables: AllTables, storage: Kept, visitor: Whoever
) -> Table:
    name = await shown_name(wanted.name, storage)
    return await _play_on(request, tables, replays.checked_moments, wanted.record, wanted, name, visitor)


async def _play_on(
    request: Request,
    tables: Tables,
    moments: replays.Moments,
    record: dict[str, Any],
    wanted: PlayOn,
    name: str | None,
    visitor: Visitor,
    colours: Sequence[str] | None = None,
) -> Table:
    tables.check_player(wanted.computer)
    position = await _replaying(
        request, tables, replays.position_at, moments, record, wanted.moment, wanted.seat
    )
    person = await visitor.meet()  # not before: a request that fails leaves nothing behind
    return await tables.play_on(record["edition"], position, wanted, person, name, visitor.origin, colours)


@router.post("/records", status_code=201)
async def keep_record(wanted: NewRecord, request: Request, tables: AllTables, visitor: Whoever) -> Table:
    """Keep a finished game that was played elsewhere, so that it can be looked at by its address."""
    game = await _replaying(request, tables, replays.check, wanted.record)  # before anybody is known for it
    return await tables.keep(game, await visitor.meet(), visitor.origin)


async def _replaying(request: Request, tables: Tables, work: Callable[..., T], *args: object) -> T:
    """Play a game again in the threads for that: within the time limit, and only while the client waits."""
    return await while_connected(request, tables.replays.run_limited(replays.new_limit(), work, *args))


# Deciding


@router.post("/tables/{id}/moves", responses=_ANSWER, response_class=Response)
async def move(id: str, wanted: NewMove, tables: AllTables, person: KnownPerson) -> Response:
    table = await tables.find(id)
    return _said(await table.move(_present(table, person, wanted.seat), wanted.question, wanted.move))


@router.post("/tables/{id}/undo", responses=_ANSWER, response_class=Response)
async def undo(id: str, wanted: NewUndo, tables: AllTables, person: KnownPerson) -> Response:
    table = await tables.find(id)
    return _said(await table.undo(_present(table, person, wanted.seat), wanted.number))


@router.post("/tables/{id}/undo/further", responses=_ANSWER, response_class=Response)
async def undo_further(
    id: str, wanted: FurtherUndo, tables: AllTables, wishes: AllWishes, person: KnownPerson
) -> Response:
    """Take the last decision of one's own back, however much has happened since: if all people at the table agree."""
    table = await tables.find(id)
    seat = _present(table, person, wanted.seat)
    assert person is not None
    return _said(await wishes.make(table, seat, person))


@router.post("/tables/{id}/undo/answer", responses=_ANSWER, response_class=Response)
async def answer_wish(
    id: str, wanted: UndoAnswer, tables: AllTables, wishes: AllWishes, person: KnownPerson
) -> Response:
    """Agree to what somebody wants to take back, or refuse."""
    table = await tables.find(id)
    table.check_plays(person)
    assert person is not None
    return _said(await wishes.answer(table, person, wanted.agree))


@router.post("/tables/{id}/hint")
async def hint(
    id: str, wanted: NewHint, tables: AllTables, storage: Kept, hints: AllHints, person: KnownPerson
) -> Hint:
    table = await tables.find(id)
    given = await hints.ask(table, _present(table, person, wanted.seat), wanted.question, person)
    await storage.mark(id, HINT)
    return given


@live_router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    state = socket.app.state
    settings: Settings = state.settings
    limits: Limits = state.limits
    network = network_of_client(socket)
    places = ExitStack()
    try:
        since = _number("since", socket.query_params.get("since", "-1"))
        wanted = _number("seat", socket.query_params.get("seat", "-1"))
        age = _number("age", socket.query_params.get("age", "0"))
        person = await person_of(socket)
        table = await state.tables.find(id)  # and nothing is waited for before the connection holds it
        if not table.row.house.spectators and table.seat_of(person) is None:
            raise Trouble(403, "no-spectators")
        if network is not None and not limits.connections_from.take(network, places):
            raise Trouble(429, "too-many-connections-from", most=limits.connections_from.most)
        if network is not None and person and not limits.connections.take(f"person {person}", places):
            raise Trouble(429, "too-many-connections", most=limits.connections.most)
    except Trouble as trouble:
        places.close()
        await socket.send_denial_response(refusal(trouble))
        return
    except StorageError:
        await socket.send_denial_response(failure(503, problem("storage-failed")))
        return
    counted = [] if network is None else [network, *([] if person is None else [f"person {person}"])]

    def pace() -> float:
        return max(limits.messages.wait(who) for who in counted)

    connection = Connection(
        socket,
        table,
        person,
        since,
        settings.patience_sending,
        state.moves,
        state.turns,
        pace if counted else None,
        wanted,
        age,
    )
    notices: Notices = state.notices
    table.listeners.add(connection)
    try:
        async with notices.present(person, id):
            await connection.run()
    except WebSocketDisconnect:
        return
    finally:
        places.close()
        table.listeners.discard(connection)


def _own(seat: int | None) -> int:
    if seat is None:
        raise Trouble(403, "not-your-seat")
    return seat


def _present(table: PlayedTable, person: int | None, wanted: int | None = None) -> int:
    """The asker's seat, if nobody plays it for them."""
    seat = _own(table.seat_of(person, wanted))
    table.check_present(seat)
    return seat


def _said(answer: Answer | Replay) -> Response:
    return Response(msgspec.json.encode(answer), media_type="application/json")


def _number(place: str, text: str) -> int:
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 12:
        raise Trouble(400, "bad-request", place=place, problem="a whole number is wanted here")
    return int(text)
