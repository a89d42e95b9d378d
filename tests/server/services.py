"""A real PostgreSQL and a real Redis, started for the tests and gone with them."""

import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO
from uuid import uuid4

import psycopg

PATIENCE = 120.0  # seconds until a service that does not start counts as broken


PORTS = range(20_000, 32_000)  # the system gives none of them to a connection
_taken: list[IO[str]] = []  # the locks on those that this process has


def free_port() -> int:
    """One that stays free while whoever listens there is away: no other test is given it as long as this process lives."""
    locks = Path(tempfile.gettempdir()) / "shakespeare-ports"
    locks.mkdir(exist_ok=True)
    for number in range(len(PORTS)):
        port = PORTS[(os.getpid() * 61 + number) % len(PORTS)]
        with contextlib.ExitStack() as given_up, contextlib.suppress(OSError):
            lock = given_up.enter_context((locks / str(port)).open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as found:
                found.bind(("127.0.0.1", port))
            given_up.pop_all()
            _taken.append(lock)
            return port
    raise AssertionError("no port is free")


def program(name: str) -> str:
    """Where Debian keeps it, or wherever it is found."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    path = str(found[0]) if found else shutil.which(name)
    assert path, f"{name} is not installed: make test does that (Debian: postgresql, redis-server)"
    return path


def _is_running(process: int) -> bool:
    """Whether it can still do something; nobody may have looked at how it ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except FileNotFoundError:
        return False


class Postgres:
    """One server of databases, on a folder of its own."""

    def __init__(self, *settings: str) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="postgres-"))
        self._settings = settings
        # It does not run as root.
        self._user = "postgres" if os.getuid() == 0 else None
        if self._user:
            owner = pwd.getpwnam(self._user)
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._frozen: list[int] = []
        data = str(self._folder / "data")
        command = [program("initdb"), "-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [*command, "--no-locale"], user=self._user, check=True, stdout=subprocess.DEVNULL, cwd="/"
        )
        self.start()

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self._folder),
            "shared_buffers": "16MB",
        }
        command = [program("postgres"), "-D", str(self._folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        for setting in self._settings:
            command += ["-c", setting]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, user=self._user, stdout=log, stderr=log, start_new_session=True, cwd="/"
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError:
                if time.monotonic() > until or self._process.poll() is not None:
                    raise
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """Every process of it at once, as a power cut would.

        Each has a session of its own. One that were left would go on writing beside those that are started next.
        """
        assert self._process is not None
        others = self.freeze()
        for process in (*others, self._process.pid):
            os.kill(process, signal.SIGKILL)
        self._process.wait()
        until = time.monotonic() + PATIENCE
        while any(_is_running(process) for process in others):
            assert time.monotonic() < until, "a process of PostgreSQL outlives a kill"
            time.sleep(0.002)
        (self._folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def freeze(self) -> list[int]:
        """Let it hang, with its connections open; the processes that it has started."""
        assert self._process is not None
        postmaster = self._process.pid
        os.kill(postmaster, signal.SIGSTOP)  # so that it starts no more of them
        others = [
            int(child)
            for children in Path(f"/proc/{postmaster}/task").glob("*/children")
            for child in children.read_text().split()
        ]
        for process in others:
            os.kill(process, signal.SIGSTOP)
        self._frozen = others
        return others

    def thaw(self) -> None:
        assert self._process is not None
        for process in (*self._frozen, self._process.pid):
            os.kill(process, signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def address(self, name: str) -> str:
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"test_{uuid4().hex}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as link:
            link.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


class Redis:
    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            "/",
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except OSError:
                if time.monotonic() > until or self._process.poll() is not None:
                    raise
                time.sleep(0.01)
            else:
                return

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


@contextmanager
def running_postgres(*settings: str) -> Iterator[Postgres]:
    postgres = Postgres(*settings)
    try:
        yield postgres
    finally:
        postgres.stop()


@contextmanager
def running_redis() -> Iterator[Redis]:
    redis = Redis()
    try:
        yield redis
    finally:
        redis.kill()
