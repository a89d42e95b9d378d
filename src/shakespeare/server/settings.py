"""What can be set about the server, all in one place."""

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from shakespeare.edition import Edition, load_edition
from shakespeare.players.thinking import Budget
from shakespeare.server.source import Source

_LOCAL: Final = ("127.0.0.1", "localhost", "::1")
_EVERYWHERE: Final = ("0.0.0.0", "::", "")
_CONTACT: Final = "mailto:postmaster@localhost"
CLIENT: Final = Path(__file__).with_name("client")


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    """The folder that the games are kept in."""

    database: str | None = None
    """A PostgreSQL database, shared by any number of processes; without it, a file in the folder."""

    redis: str | None = None
    """Where processes tell each other at once that something is new; without it, they look for it every now and then."""

    client: Path = CLIENT
    """The built browser client."""

    edition: Edition = field(default_factory=load_edition)
    """The edition of new tables."""

    hosts: tuple[str, ...] = _LOCAL
    """Names that the server answers to; none: all. Keeps other sites from reaching it under a name of theirs."""

    proxies: tuple[str, ...] = ()
    """Addresses of proxies, whose word counts for who asks and whether the way there was encrypted."""

    pause: float = 0.3
    """Seconds between a computer player's moves, so that a person can follow."""

    workers: int = min(2, os.cpu_count() or 1)
    """Processes in which computer players think."""

    programs: Mapping[str, str] = field(default_factory=dict)
    """Foreign programs that may play at tables: their names, and the commands that start them."""

    budgets: Mapping[str, Budget] = field(default_factory=dict)
    """How long computer players think, by name, where it is not the usual: a number of games instead of seconds makes them
    choose the same move on every machine."""

    patience: float = 60.0
    """Seconds after which a worker that has not decided counts as hung."""

    patience_sending: float = 30.0
    """Seconds after which a client that takes nothing is dropped."""

    tables_kept: int = 200
    """Tables held in memory when nobody is at them; the others are read again when needed."""

    interval: float = 2.0
    """Seconds after which tables with somebody at them are looked at again: another process may have changed them."""

    most_unfinished: int = 50
    """Tables that one person may have made whose game is not over."""

    most_unfinished_from: int = 200
    """The same for all people from one address, this machine's own excepted: nobody gets more by dropping a cookie."""

    most_connections: int = 50
    """Connections to tables that one person may have open at the same time, by one process."""

    most_connections_from: int = 500
    """The same for all people from one address, this machine's own excepted."""

    header_seconds: float = 10.0
    """Seconds within which the headers of a request must arrive, from when its connection was opened."""

    body_seconds: float = 60.0
    """Seconds within which its body must follow."""

    most_sockets_from: int = 600
    """Connections of all sorts that one address may have open to one process; this machine's own and proxies excepted."""

    most_arriving: int = 400
    """Connections to one process, from wherever, over which a request is still arriving; the oldest are closed."""

    link_lifetime: float = 24 * 3600.0
    """Seconds for which a link carries a seat or an identity to another device."""

    reports_wanted: int = 3
    """People who must have reported a name until it is blocked."""

    days_unfinished: float | None = None
    """Days after which a table at which nothing happens is deleted; None: never."""

    days_finished: float | None = None
    """The same for a game that is over."""

    longest_body: int = 512 * 1024
    """Bytes of a request; the record of a long game, with all that was taken back, is the longest."""

    longest_message: int = 4 * 1024

    compiled: Path | None = field(default_factory=lambda: _folder(os.environ.get("SHAKESPEARE_COMPILED_AT")))
    """A folder in which the same package is being compiled: once it is whole, computer players think there."""

    contact: str = field(default_factory=lambda: os.environ.get("SHAKESPEARE_CONTACT", _CONTACT))
    """Where the operators of push services reach whoever runs this server: mailto: or https:."""

    grace: float = 5.0
    """Seconds that somebody who is asked may be away, to reload a page say, before a notice is sent."""

    push_anywhere: bool = False
    """Whether notices may be sent to this machine and its network, for tests: a browser names the address."""

    now: Callable[[], float] = time.time
    """The time by which clocks go, in seconds since 1970."""

    new_source: Callable[[], Source] = Source.new
    """What new tables draw from, unless somebody names a seed or plays a deal."""


def _folder(name: str | None) -> Path | None:
    return Path(name).absolute() if name else None


def names_of(host: str) -> tuple[str, ...]:
    """The names that a server listening on this address answers to."""
    return () if host in _EVERYWHERE else (*_LOCAL, host.lower())


def data_folder() -> Path:
    """Where games are kept when nobody says otherwise: the user's own folder for data of programs."""
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    if data:
        return Path(data) / "shakespeare"
    try:
        return Path.home() / ".local" / "share" / "shakespeare"
    except RuntimeError:  # nobody knows where home is
        return Path.cwd() / "shakespeare"
