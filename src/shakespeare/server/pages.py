"""The browser client: the files it was built into, and its one page for each address of its own."""

import gzip
import hashlib
import mimetypes
import os
import re
import stat
from base64 import b64encode
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from shakespeare.server.guard import failure, policy
from shakespeare.server.troubles import Trouble, problem

_PAGE: Final = "index.html"
_ASSETS: Final = "assets"  # names with a hash: they never change
_FOREVER: Final = "public, max-age=31536000, immutable"
_WORDY: Final = (".js", ".css", ".svg")  # what compresses well; fonts are compressed already
# What stands in the page itself: style, or a script that is not a file of its own.
_INLINE: Final = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)

# The addresses that the client has a page for, as `web/src/pages.ts` and `web/src/state/route.svelte.ts` have them.
PAGES: Final = ("lesson", "rules", "cards", "you", "carry", "deal", "replay")
_ADDRESS: Final = re.compile(rf"/|/tables/[A-Za-z0-9_-]+/?|/(?:{'|'.join(PAGES)})(?:/.*)?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Page:
    """The page as it is sent, with what it allows to run in it."""

    plain: bytes
    compressed: bytes
    tag: str
    policy: dict[str, str]

    def answer(self, scope: Scope, status: int = 200) -> Response:
        squeezed = _takes_gzip(scope)
        tag = f'"{self.tag}{"-gzip" if squeezed else ""}"'
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding", "ETag": tag, **self.policy}
        if status == 200 and tag in Headers(scope=scope).get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if squeezed:
            headers["Content-Encoding"] = "gzip"
        return Response(self.compressed if squeezed else self.plain, status, headers, "text/html")


class Pages:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            socket = WebSocket(scope, receive, send)
            await socket.send_denial_response(failure(404, problem("no-such-page")))
            return
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        path = scope["path"].strip("/")
        if path == "api" or path.startswith("api/"):
            raise Trouble(404, "no-such-page")
        if scope["method"] not in ("GET", "HEAD"):
            raise Trouble(405, "wrong-method")
        page = _page_in(self._folder)
        if page is None:
            return PlainTextResponse(problem("client-missing").text + "\n", 503)
        file, found = self._look_up(path)
        if found is not None and path != _PAGE:
            if path.startswith(f"{_ASSETS}/") and path.endswith(_WORDY) and _takes_gzip(scope):
                return _compressed(file)
            cache = _FOREVER if path.startswith(f"{_ASSETS}/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": cache}, stat_result=found)
        if path == _PAGE or _ADDRESS.fullmatch(scope["path"]):
            return page.answer(scope)
        if "text/html" in Headers(scope=scope).get(
            "accept", ""
        ):  # somebody looks: the page says that there is nothing
            return page.answer(scope, 404)
        raise Trouble(404, "no-such-page")

    def _look_up(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file of the client with this path, if there is one."""
        try:
            file, found = self._files.lookup_path(path) if path else ("", None)
        except (OSError, ValueError):  # nothing could have such a name
            return "", None
        return file, found if found is not None and stat.S_ISREG(found.st_mode) else None


def _page_in(folder: Path) -> _Page | None:
    """The page of this client, read again when it has been built anew."""
    try:
        found = (folder / _PAGE).stat()
    except OSError:
        return None
    return _read_page(folder / _PAGE, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=4)
def _read_page(file: Path, changed: int, size: int) -> _Page:
    plain = file.read_bytes()
    hashes: dict[str, list[str]] = {"script": [], "style": []}
    for kind, text in _INLINE.findall(plain.decode()):
        hashes[kind].append(f"sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}")
    return _Page(
        plain,
        gzip.compress(plain, 9, mtime=0),
        hashlib.sha256(plain).hexdigest()[:20],
        policy(hashes["script"], hashes["style"]),
    )


def _takes_gzip(scope: Scope) -> bool:
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


@lru_cache(maxsize=128)
def _squeezed(file: str) -> bytes:
    """An asset never changes: its name has a hash."""
    return gzip.compress(Path(file).read_bytes(), 9)


def _compressed(file: str) -> Response:
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding", "Cache-Control": _FOREVER}
    return Response(_squeezed(file), headers=headers, media_type=mimetypes.guess_type(file)[0])
