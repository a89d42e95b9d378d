"""The application: everything put together."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from shakespeare._version import __version__
from shakespeare.server import editions
from shakespeare.server.clockwork import Clockwork
from shakespeare.server.computers import Computers
from shakespeare.server.deal_routes import router as deals_router
from shakespeare.server.deals import Deals
from shakespeare.server.guard import Guard, failure, headers_for, refusal
from shakespeare.server.hints import Hints
from shakespeare.server.identity import Identities, key_of, push_key_of
from shakespeare.server.levels import Levels
from shakespeare.server.limits import Limits
from shakespeare.server.metrics import Moves
from shakespeare.server.news import News
from shakespeare.server.notices import Notices
from shakespeare.server.pages import Pages
from shakespeare.server.routes import live_router, router
from shakespeare.server.schema import complete
from shakespeare.server.settings import Settings
from shakespeare.server.standins import StandIns
from shakespeare.server.storage import StorageError
from shakespeare.server.storage.sql import SQLStorage
from shakespeare.server.storage.sqlite import SQLite
from shakespeare.server.tables import Tables
from shakespeare.server.troubles import Trouble, problem
from shakespeare.server.turns import Turns
from shakespeare.server.wishes import Wishes
from shakespeare.server.workers import Workers

_log = logging.getLogger(__name__)

_MOST_SHOWN: Final = 80  # characters of a key that an answer repeats
_AGAIN: Final = 1.0  # seconds until what has failed begins again


def process_workers(settings: Settings) -> Workers:
    """Computer players in processes of their own."""
    return Workers(
        settings.workers, settings.patience, settings.programs, settings.budgets, settings.compiled
    )


def make_app(settings: Settings, make_workers: Callable[[Settings], Workers] = process_workers) -> FastAPI:
    """The server of one folder of games."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = make_storage(settings)
        news = make_news(settings)
        workers = make_workers(settings)
        stand_ins = StandIns(storage, news)
        notices = make_notices(settings, storage, app.state.run)
        computers = Computers(workers, settings.pause, stand_ins)
        edition_checks = editions.new_pool()
        await storage.open()
        for setting in await storage.risks():
            _log.warning(
                "PostgreSQL has %s off: a crash may lose or damage games (docs/hosting.md).", setting
            )
        aside: list[asyncio.Task[None]] = []  # so that nobody waits for it
        try:
            tables = Tables(
                storage,
                computers,
                settings.edition,
                settings.tables_kept,
                settings.most_unfinished,
                news,
                settings.most_unfinished_from,
                tuple(settings.programs),
                notices,
                settings.new_source,
            )
            app.state.identities = Identities(key_of(settings.data), settings.now)
            app.state.deals = Deals(storage, tables, app.state.identities, settings.edition)
            app.state.storage = storage
            app.state.edition_checks = edition_checks
            app.state.tables = tables
            app.state.workers = workers
            app.state.news = news
            app.state.hints = Hints(workers)
            app.state.wishes = Wishes(storage, news)
            app.state.stand_ins = stand_ins
            app.state.levels = Levels(storage, news, tables.check_player)
            app.state.notices = notices
            clockwork = Clockwork(storage, tables, news)
            for work in (
                tables.resume,
                partial(tables.watch, settings.interval),
                tables.heed,
                clockwork.run,
                notices.run,
                partial(tables.clean_up, settings.days_unfinished, settings.days_finished),
            ):
                aside.append(asyncio.create_task(insist(work)))
            yield
        finally:
            for task in aside:
                task.cancel()
            await asyncio.gather(*aside, return_exceptions=True)
            edition_checks.close()
            await computers.close()
            tables.replays.close()
            await notices.close()
            await workers.close()
            await news.close()
            await storage.close()

    app = FastAPI(
        title="Shakespeare",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.settings = settings
    app.state.run = secrets.token_hex(8)
    app.state.limits = Limits(settings.most_connections, settings.most_connections_from, settings.proxies)
    app.state.moves = Moves()
    app.state.turns = Turns()
    app.include_router(live_router)
    app.include_router(router)
    app.include_router(deals_router)
    app.router.default = Pages(settings.client)  # whatever is no address of ours is the client's
    app.add_middleware(
        Guard, hosts=settings.hosts, longest_body=settings.longest_body, limits=app.state.limits
    )
    app.add_exception_handler(Trouble, _trouble)
    app.add_exception_handler(StorageError, _storage_failed)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _unknown)
    app.add_exception_handler(ClientDisconnect, _left)
    app.add_exception_handler(Exception, _failed)
    _describe(app)
    return app


async def insist(work: Callable[[], Awaitable[None]]) -> None:
    """Do what nobody waits for to its end, however often it fails."""
    while True:
        try:
            await work()
        except Exception:
            _log.exception("What goes on by itself has failed, and begins again.")
            await asyncio.sleep(_AGAIN)
        else:
            return


def make_storage(settings: Settings) -> SQLStorage:
    if settings.database is None:
        return SQLite(settings.data, settings.now)
    # Few need it, and it may not be installed.
    from shakespeare.server.storage.postgres import PostgreSQL

    return PostgreSQL(settings.database, settings.now)


def make_news(settings: Settings) -> News:
    if settings.redis is None:
        return News()
    from shakespeare.server.redis_news import RedisNews

    return RedisNews(settings.redis)


def make_notices(settings: Settings, storage: SQLStorage, run: str) -> Notices:
    """None are sent where what seals them is not installed."""
    sealer = None
    if find_spec("http_ece") is not None and find_spec("py_vapid") is not None:
        from shakespeare.server.push import Sealer

        sealer = Sealer(push_key_of(settings.data), settings.contact)
    is_shared = settings.database is not None
    return Notices(storage, sealer, run, is_shared, settings.grace, settings.push_anywhere)


def _describe(app: FastAPI) -> None:
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = complete(plain())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


# What goes wrong


async def _trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, Trouble)
    return refusal(error)


async def _storage_failed(request: Request, error: Exception) -> Response:
    return failure(503, problem("storage-failed"))


async def _invalid(request: Request, error: Exception) -> Response:
    """Name the first mistake and its place."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part)[:_MOST_SHOWN] for part in first["loc"])
    return failure(422, problem("bad-request", place=place, problem=first["msg"]))


async def _unknown(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Trouble):  # met while the body was read
        return await _trouble(request, error.__cause__)
    if error.status_code == 405:
        return failure(405, problem("wrong-method"))
    if error.status_code == 404:
        return failure(404, problem("no-such-page"))
    return failure(error.status_code, problem("bad-request", place="body", problem=str(error.detail)))


async def _left(request: Request, error: Exception) -> Response:
    """Whoever asked has left before all of it was said: nobody takes the answer in."""
    return failure(400, problem("bad-request", place="body", problem="it is not complete"))


async def _failed(request: Request, error: Exception) -> Response:
    answer = failure(500, problem("failed"))  # what happened stands in the log
    answer.headers.update(headers_for(request.scope))  # nobody else does: this is beyond the guard
    return answer
