"""What holds for every request, before anything else looks at it: who may ask, how much, and what browsers must heed."""

import math
from collections.abc import Iterable
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shakespeare.server.limits import Limits
from shakespeare.server.models import Problem
from shakespeare.server.troubles import Trouble

# Bytes of a request that brings neither an edition nor a record along.
LONGEST_SMALL_BODY: Final = 16 * 1024
_LARGE: Final = ("/api/editions", "/api/tables", "/api/replays", "/api/replays/play-on", "/api/records")

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

_POLICY: Final = "Content-Security-Policy"


def policy(scripts: Iterable[str] = (), styles: Iterable[str] = ()) -> dict[str, str]:
    """The client is ours alone: no script, style or picture comes from elsewhere, and nobody frames it.

    What stands in a page itself is allowed by its hash.
    """
    script, style = (" ".join(["'self'", *(f"'{one}'" for one in hashes)]) for hashes in (scripts, styles))
    return {
        _POLICY: (
            f"default-src 'none'; script-src {script}; style-src {style}; style-src-attr 'unsafe-inline'; "
            "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
            "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )
    }


_HEADERS: Final = {
    **policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

_ENCRYPTED: Final = "max-age=31536000"  # once reached so, for a year in no other way


def failure(status: int, problem: Problem) -> Response:
    content = msgspec.json.encode({"error": problem})
    return Response(content, status, media_type="application/json")


def refusal(trouble: Trouble) -> Response:
    """What to answer to whoever asks what cannot be done."""
    answer = failure(trouble.status, trouble.problem)
    if "seconds" in trouble.args_by_name:
        answer.headers["Retry-After"] = str(trouble.args_by_name["seconds"])
    return answer


def be_patient(wait: float) -> None:
    """Turn away whoever has to wait for so many seconds."""
    if wait:
        raise Trouble(429, "too-many-requests", seconds=math.ceil(wait))


class Guard:
    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], longest_body: int, limits: Limits) -> None:
        self._app = app
        self._hosts = hosts
        self._longest_body = longest_body
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        send = _with_headers(scope, send)
        try:
            headers = Headers(scope=scope)
            self._check_host(headers)
            self._check_patience(scope)
            if "\0" in scope["path"] and scope["path"].startswith("/api/"):  # no database would look it up
                raise Trouble(404, "no-such-page")
            if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
                _check_origin(headers)
            if scope["type"] == "http":
                receive = self._limited(scope["path"], headers, receive)
        except Trouble as trouble:
            await refusal(trouble)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _check_host(self, headers: Headers) -> None:
        """A name of somebody else's that leads here is no reason to answer to it."""
        if self._hosts and _split(f"//{headers.get('host', '')}").hostname not in self._hosts:
            raise Trouble(421, "wrong-host")

    def _check_patience(self, scope: Scope) -> None:
        """Nobody may ask so much that others have to wait."""
        who = self._limits.network_of(scope["client"][0] if scope.get("client") else None)
        if who is None:
            return
        wait = self._limits.requests.wait(who)
        if scope["type"] == "http" and (scope["method"] not in SAFE_METHODS or _is_costly(scope["path"])):
            wait = max(wait, self._limits.changes.wait(who))
        be_patient(wait)

    def _limited(self, path: str, headers: Headers, receive: Receive) -> Receive:
        """A body that is longer than anything we ask for is not read."""
        most = self._longest_body if path in _LARGE else min(self._longest_body, LONGEST_SMALL_BODY)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise Trouble(413, "too-large", most=most)
        read = 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise Trouble(413, "too-large", most=most)
            return message

        return limited


def _is_costly(path: str) -> bool:
    """Whether a game is played again for it: that counts like a change."""
    return path.startswith("/api/") and path.endswith("/replay")


def _check_origin(headers: Headers) -> None:
    """Another site's page, in a browser that has our cookie, may not act for its owner."""
    origin = headers.get("origin")
    if origin is not None and _split(origin).netloc != headers.get("host"):
        raise Trouble(403, "foreign-origin")


def _split(address: str) -> SplitResult:
    """The parts of an address; of one that is none, nothing."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def headers_for(scope: Scope) -> dict[str, str]:
    """What browsers must heed, whatever they are answered."""
    headers = dict(_HEADERS)
    if scope["scheme"] in ("https", "wss"):
        headers["Strict-Transport-Security"] = _ENCRYPTED
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"
    return headers


def _with_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            own = headers.get(_POLICY)  # a page's, which has to allow what stands in it
            headers.update(headers_for(scope))
            if own is not None:
                headers[_POLICY] = own
        await send(message)

    return sending
