"""Where the server of a folder of games is: a file in the folder says so while it runs.

The file may be left over from a server that was killed, and its port may be another's by now. So it is believed only
if what answers there is the very run of the server that wrote it.
"""

import contextlib
import logging
import os
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Final

import msgspec

_log = logging.getLogger(__name__)

FILE: Final = "server.json"
_PATIENCE: Final = 2.0  # seconds
_MOST: Final = 64 * 1024  # bytes of an answer


class Whereabouts(msgspec.Struct, frozen=True):
    address: str
    run: str


class _Info(msgspec.Struct, frozen=True):
    run: str


@contextlib.contextmanager
def told(folder: Path, address: str, run: str) -> Iterator[None]:
    """Say where this server is, as long as it is there. If several are, the newest is named."""
    own = msgspec.json.encode(Whereabouts(address, run))
    file = folder / FILE
    new = folder / f"{FILE}.{run}"
    try:
        new.write_bytes(own)
        os.replace(new, file)
    except OSError as error:  # it is a convenience, and no reason not to serve
        _log.warning("%s cannot be written: %s", file, error)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            if file.read_bytes() == own:
                file.unlink()


def server_of(folder: Path) -> str | None:
    """The address of the server that runs on this folder, if there is one."""
    try:
        here = msgspec.json.decode((folder / FILE).read_bytes(), type=Whereabouts)
        if not here.address.startswith("http://"):
            return None
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"{here.address}api/info", timeout=_PATIENCE) as answer:
            info = msgspec.json.decode(answer.read(_MOST), type=_Info)
    except (OSError, ValueError, HTTPException, msgspec.MsgspecError):
        return None
    return here.address if info.run == here.run else None
