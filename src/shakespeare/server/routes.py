"""The addresses under `/api`."""

from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Cookie, Depends, Request, Response, WebSocket
from starlette.websockets import WebSocketDisconnect

from shakespeare._version import __version__
from shakespeare.edition import Edition, EditionError, load_edition, read_edition, shipped_file
from shakespeare.game import game as engine
from shakespeare.locales import LANGUAGES
from shakespeare.players import known_players
from shakespeare.players.strength import DEFAULT, STRENGTHS
from shakespeare.server.editions import check, describe
from shakespeare.server.guard import failure
from shakespeare.server.identity import COOKIE, LIFETIME, hash_of, is_token, new_token
from shakespeare.server.live import Connection
from shakespeare.server.models import (
    CheckedEdition,
    Components,
    ComputerSeat,
    EditionTag,
    Failure,
    Info,
    NewMove,
    NewTable,
    NewUndo,
    PersonSeat,
    Strength,
    Table,
    TakeSeat,
)
from shakespeare.server.settings import Settings
from shakespeare.server.storage import SeatRow, Storage, StorageError
from shakespeare.server.table import Answer
from shakespeare.server.tables import Tables
from shakespeare.server.troubles import Trouble, problem

router = APIRouter(prefix="/api", responses={"4XX": {"model": Failure}})
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


# What a request brings along


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _storage(request: Request) -> Storage:
    storage: Storage = request.app.state.storage
    return storage


Token = Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)]
AllTables = Annotated[Tables, Depends(_tables)]
Kept = Annotated[Storage, Depends(_storage)]


async def _known_person(storage: Kept, token: Token = None) -> int | None:
    """Who asks, if we have met."""
    return await person_with(storage, token)


class Visitor:
    """Somebody who is known from the moment that something is theirs: a request that fails leaves no trace."""

    def __init__(self, request: Request, response: Response, storage: Kept, token: Token = None) -> None:
        self._is_secure = request.url.scheme == "https"
        self._response = response
        self._storage = storage
        self._token = token

    async def known(self) -> int | None:
        return await person_with(self._storage, self._token)

    async def meet(self) -> int:
        """Whoever is new gets a token. One that we do not know may come from another server on this machine."""
        token = self._token if self._token is not None and is_token(self._token) else new_token()
        self._response.set_cookie(
            COOKIE, token, max_age=LIFETIME, path="/", httponly=True, samesite="lax", secure=self._is_secure
        )
        return await self._storage.add_person(hash_of(token))


async def person_with(storage: Storage, token: str | None) -> int | None:
    if token is None or not is_token(token):
        return None
    return await storage.person(hash_of(token))


KnownPerson = Annotated[int | None, Depends(_known_person)]
Whoever = Annotated[Visitor, Depends()]


# What the server has


@router.get("/info")
async def info(request: Request) -> Info:
    edition: Edition = request.app.state.settings.edition
    return Info(
        version=__version__,
        compiled=compiled,
        players=list(known_players()),
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


@router.get("/editions/shipped.toml", responses={200: {"content": _TOML}}, response_class=Response)
async def shipped_edition() -> Response:
    """The file of the shipped edition, for an edition of one's own to begin with."""
    return Response(shipped_file(), media_type="application/toml")


@router.get("/editions/{digest}")
async def edition(digest: str, request: Request, storage: Kept) -> Components:
    return describe(await _edition(digest, request, storage))


@router.get("/editions/{digest}/provenance")
async def provenance(digest: str, request: Request, storage: Kept) -> dict[str, str]:
    """Where each datum comes from, by its key in the edition's file."""
    return (await _edition(digest, request, storage)).provenances()


async def _edition(digest: str, request: Request, storage: Storage) -> Edition:
    settings: Settings = request.app.state.settings
    if digest == settings.edition.digest:
        return settings.edition
    data = await storage.edition(digest)
    if data is None:
        raise Trouble(404, "no-such-edition")
    try:
        return load_edition(data)
    except EditionError as error:
        raise Trouble(500, "damaged-table", problem=str(error)) from error


@router.post("/editions", openapi_extra={"requestBody": _FILE})
async def check_edition(request: Request) -> CheckedEdition:
    """Look at an edition file, without keeping it: a new table can bring it along."""
    return check(await request.body())


# Tables


@router.post("/tables", status_code=201)
async def create_table(wanted: NewTable, tables: AllTables, visitor: Whoever) -> Table:
    """The maker takes the first seat of a person."""
    options = wanted.options.model_dump()
    seats = [_seat(seat) for seat in wanted.seats]
    edition = _own_edition(wanted.edition)
    tables.check(options, seats, edition)
    people = [place for place, seat in enumerate(seats) if seat.kind == "person"]
    if not people:
        raise Trouble(422, "person-wanted")
    if wanted.seed is not None and len(people) > 1:
        raise Trouble(422, "seed-not-alone")  # whoever knows it knows what the others keep secret
    person = await visitor.meet()
    seats[people[0]] = replace(seats[people[0]], person=person)
    return await tables.create(person, options, seats, wanted.seed, edition)


def _own_edition(text: str | None) -> Edition | None:
    if text is None:
        return None
    try:
        return read_edition(text.encode("utf-8"))
    except EditionError as error:
        raise Trouble(422, "bad-edition", problem=str(error.mistakes[0])) from error


def _seat(seat: PersonSeat | ComputerSeat) -> SeatRow:
    if isinstance(seat, PersonSeat):
        return SeatRow("person", name=_name(seat.name))
    return SeatRow("computer", computer=seat.computer)


@router.get("/tables")
async def my_tables(tables: AllTables, person: KnownPerson) -> list[Table]:
    return [] if person is None else await tables.of(person)


@router.get("/tables/{id}")
async def table(id: str, tables: AllTables, person: KnownPerson) -> Table:
    return (await tables.find(id)).describe(person)


@router.delete("/tables/{id}", status_code=204)
async def delete_table(id: str, tables: AllTables, person: KnownPerson) -> None:
    await tables.delete(id, person)


@router.post("/tables/{id}/seats/{seat}")
async def take_seat(id: str, seat: int, wanted: TakeSeat, tables: AllTables, visitor: Whoever) -> Table:
    name = _name(wanted.name)
    await tables.check_seat(id, seat, await visitor.known())
    return await tables.sit_down(id, seat, await visitor.meet(), name)


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(id: str, tables: AllTables, person: KnownPerson) -> Table:
    return await tables.rematch(id, person)


@router.get("/tables/{id}/record")
async def record(id: str, tables: AllTables) -> dict[str, Any]:
    return (await tables.find(id)).record()


# Deciding


@router.post("/tables/{id}/moves", responses=_ANSWER, response_class=Response)
async def move(id: str, wanted: NewMove, tables: AllTables, person: KnownPerson) -> Response:
    table = await tables.find(id)
    return _said(await table.move(_own(table.seat_of(person)), wanted.question, wanted.move))


@router.post("/tables/{id}/undo", responses=_ANSWER, response_class=Response)
async def undo(id: str, wanted: NewUndo, tables: AllTables, person: KnownPerson) -> Response:
    table = await tables.find(id)
    return _said(await table.undo(_own(table.seat_of(person)), wanted.number))


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    state = socket.app.state
    settings: Settings = state.settings
    try:
        since = _number(socket.query_params.get("since", "-1"))
        person = await person_with(state.storage, socket.cookies.get(COOKIE))
        table = await state.tables.find(id)  # and nothing is waited for before the connection holds it
    except Trouble as trouble:
        await socket.send_denial_response(failure(trouble.status, trouble.problem))
        return
    except StorageError:
        await socket.send_denial_response(failure(503, problem("storage-failed")))
        return
    connection = Connection(socket, table, person, since, settings.patience_sending)
    try:
        await connection.run()
    except WebSocketDisconnect:
        return


def _own(seat: int | None) -> int:
    if seat is None:
        raise Trouble(403, "not-your-seat")
    return seat


def _said(answer: Answer) -> Response:
    return Response(msgspec.json.encode(answer), media_type="application/json")


def _number(text: str) -> int:
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 12:
        raise Trouble(400, "bad-request", place="since", problem="a whole number is wanted here")
    return int(text)


def _name(name: str | None) -> str | None:
    """A name as it is shown: on one line, without spaces around it."""
    if name is None:
        return None
    name = name.strip()
    if not name or not name.isprintable():
        raise Trouble(422, "bad-name")
    return name
