"""The browser client: the files it was built into, and its one page for each address of its own."""

import gzip
import mimetypes
import os
import re
import stat
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from shakespeare.server.guard import failure
from shakespeare.server.troubles import Trouble, problem

_PAGE: Final = "index.html"
_ASSETS: Final = "assets"  # names with a hash: they never change
_FOREVER: Final = "public, max-age=31536000, immutable"
_WORDY: Final = (".js", ".css", ".svg")  # what compresses well; fonts are compressed already


# The addresses that the client has a page for, as `web/src/pages.ts` and `web/src/state/route.svelte.ts` have them.
PAGES: Final = ("lesson", "rules", "cards", "you", "carry", "deal", "replay")
_ADDRESS: Final = re.compile(rf"/|/tables/[A-Za-z0-9_-]+/?|/(?:{'|'.join(PAGES)})(?:/.*)?", re.DOTALL)


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
        page = self._folder / _PAGE
        if not page.is_file():
            return PlainTextResponse(problem("client-missing").text + "\n", 503)
        file, found = self._look_up(path)
        if found is not None:
            if path.startswith(f"{_ASSETS}/") and path.endswith(_WORDY) and _takes_gzip(scope):
                return _compressed(file)
            cache = _FOREVER if path.startswith(f"{_ASSETS}/") else "no-cache"
            return FileResponse(file, headers={"Cache-Control": cache}, stat_result=found)
        if _ADDRESS.fullmatch(scope["path"]):
            return FileResponse(page, headers={"Cache-Control": "no-cache"})
        if "text/html" in Headers(scope=scope).get(
            "accept", ""
        ):  # somebody looks: the page says that there is nothing
            return FileResponse(page, 404, headers={"Cache-Control": "no-cache"})
        raise Trouble(404, "no-such-page")

    def _look_up(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file of the client with this path, if there is one."""
        try:
            file, found = self._files.lookup_path(path) if path else ("", None)
        except (OSError, ValueError):  # nothing could have such a name
            return "", None
        return file, found if found is not None and stat.S_ISREG(found.st_mode) else None


def _takes_gzip(scope: Scope) -> bool:
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


@lru_cache(maxsize=128)
def _squeezed(file: str) -> bytes:
    """An asset never changes: its name has a hash."""
    return gzip.compress(Path(file).read_bytes(), 9)


def _compressed(file: str) -> Response:
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding", "Cache-Control": _FOREVER}
    return Response(_squeezed(file), headers=headers, media_type=mimetypes.guess_type(file)[0])
