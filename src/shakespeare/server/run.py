"""Starting and stopping the server."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from shakespeare.server.app import make_app, make_storage
from shakespeare.server.arrivals import Arrivals, Config
from shakespeare.server.limits import Limits
from shakespeare.server.settings import Settings
from shakespeare.server.whereabouts import told
from shakespeare.server.wire import Sockets

# Tried first, so that the address stays the same from one day to the next.
USUAL_PORT: Final = 1616


# How long a thread waits until another one lets it have the interpreter: those that write and read wait for it several
# times for each of their statements.
_TURN: Final = 0.001

# When the garbage collector runs: once this many objects have come in addition, among the young; the second time among
# the older, the second of those times among all. The answer to one move can be several thousand for a moment.
_COLLECTIONS: Final = (20_000, 1, 1)


_MANY_SOCKETS: Final = 65536


class ServeError(Exception):
    """The server cannot be started; the message is for the person who tried."""


def listen(host: str, port: int | None) -> socket.socket:
    """A socket to listen on; without a port, on the usual one or any that is free."""
    for wanted in (USUAL_PORT, 0) if port is None else (port,):
        try:
            family = socket.getaddrinfo(host, wanted, type=socket.SOCK_STREAM)[0][0]
            listening = socket.socket(family, socket.SOCK_STREAM)
        except OSError as error:
            raise ServeError(f"{host} is no address of this machine: {error.strerror or error}.") from None
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, wanted))
            listening.listen(socket.SOMAXCONN)
        except (OSError, OverflowError) as error:
            listening.close()
            problem = error
        else:
            return listening
    raise ServeError(
        f"Port {port} of {host} cannot be used: {getattr(problem, 'strerror', None) or problem}."
    )


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def spare_collector() -> None:
    """What is there now, all modules and the edition, stays: it need not be looked through again and again.

    A closed connection is garbage in cycles that lived long: only full collections find it, so they come more often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTIONS)


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        spare_collector()
        if self.started:
            self._tell_started()


def serve(
    settings: Settings, listening: socket.socket, started: Callable[[str], None], browser: bool
) -> None:
    """Serve until somebody stops it; `started` is called with the address."""
    address = address_of(listening)

    def tell() -> None:
        if settings.database is None:  # else the folder is nobody's
            here.enter_context(told(settings.data, address, app.state.run))
        started(address)
        if browser:  # which may take its time
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    app = make_app(settings)
    server = Server(config_of(settings, app), tell)
    sys.setswitchinterval(_TURN)
    allow_sockets()
    if threading.current_thread() is threading.main_thread():
        # The web server stops properly, and then lets the signal do what it would have done: we have to tidy up.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    with (
        contextlib.suppress(KeyboardInterrupt),
        contextlib.closing(listening),
        contextlib.ExitStack() as here,
    ):
        asyncio.run(_try_storage(settings))
        server.run([listening])


def config_of(settings: Settings, app: FastAPI) -> Config:
    limits: Limits = app.state.limits
    arrivals = Arrivals(
        settings.header_seconds,
        settings.body_seconds,
        settings.most_sockets_from,
        settings.most_arriving,
        limits.network_of_peer,
    )
    return Config(
        app,
        arrivals,
        log_level="warning",
        access_log=False,  # addresses of tables are nobody else's business
        ws=Sockets,
        ws_max_size=settings.longest_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=2,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        lifespan="on",
    )


def allow_sockets() -> None:
    """Let this process have many open files: each connection is one, and the usual limit is small."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now >= _MANY_SOCKETS or now == resource.RLIM_INFINITY:
        return
    wanted = _MANY_SOCKETS if most == resource.RLIM_INFINITY else min(most, _MANY_SOCKETS)
    with contextlib.suppress(OSError, ValueError):  # some systems promise more than they allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _try_storage(settings: Settings) -> None:
    """Fail with a sentence now rather than with a traceback later."""
    storage = make_storage(settings)
    await storage.open()
    await storage.close()
