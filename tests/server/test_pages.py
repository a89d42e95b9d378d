"""The browser client's files, and its one page for each of its addresses."""

import asyncio
import hashlib
import re
from base64 import b64encode
from pathlib import Path

import httpx
import pytest

from shakespeare.server.app import make_app
from shakespeare.server.pages import PAGES
from shakespeare.server.settings import Settings


class Browser:
    """Asks the application itself: pages need no storage."""

    def __init__(self, client: Path) -> None:
        self._app = make_app(Settings(data=client / "unused", client=client))

    def get(self, path: str, method: str = "GET", accept: str = "*/*", **more: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self._app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
                return await web.request(method, path, headers={"Accept": accept, **more})

        return asyncio.run(ask())


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Shakespeare</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("to the queen")
    return folder


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/tables/4403372795ae2172",
        "/tables/4403372795ae2172/",
        "/rules",
        "/rules/R7.3",
        "/deal/today",
        "/replay/",
        "/index.html",
    ],
)
def test_addresses_of_the_client_are_its_page(client: Path, path: str) -> None:
    answer = Browser(client).get(path)
    assert answer.status_code == 200
    assert answer.text == "<title>Shakespeare</title>"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


NOWHERE = (
    "/manifest.json",
    "/sw.js",
    "/favicon.ico",
    "/robots.txt",
    "/.env",
    "/wp-login.php",
    "/rulesx",
    "/tables",
    "/tables/a/b",
    "/table/4403372795ae2172",
    "/assets",
    "/%00",
    "/" + "a" * 5000,
    "/%ed%a0%80",
)


@pytest.mark.parametrize("path", NOWHERE)
def test_nothing_is_at_other_addresses(client: Path, path: str) -> None:
    answer = Browser(client).get(path)
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no-such-page")


def test_whoever_looks_at_a_wrong_address_is_told_so_by_the_page(client: Path) -> None:
    answer = Browser(client).get("/nowhere", accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert (answer.status_code, answer.text) == (404, "<title>Shakespeare</title>")
    assert answer.headers["cache-control"] == "no-cache"


STANDING = "<style>h1{color:red}</style><script>document.title</script><script src='/a.js'></script>"


def test_what_stands_in_the_page_is_allowed_by_its_hash_alone(client: Path) -> None:
    def hashed(text: str) -> str:
        return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

    def allowed(path: str) -> list[str]:
        return Browser(client).get(path).headers["content-security-policy"].split("; ")

    (client / "index.html").write_text(STANDING)
    assert f"script-src 'self' {hashed('document.title')}" in allowed("/")
    assert f"style-src 'self' {hashed('h1{color:red}')}" in allowed("/rules")
    for path in ("/icon.svg", "/assets/main-1a2b.js", "/api/none"):
        assert {"script-src 'self'", "style-src 'self'"} <= set(allowed(path))
    (client / "index.html").write_text(STANDING.replace("red", "blue"))  # built anew while the server runs
    assert f"style-src 'self' {hashed('h1{color:blue}')}" in allowed("/")


def test_the_page_is_sent_compressed_and_not_twice(client: Path) -> None:
    (client / "index.html").write_text(STANDING * 20)
    for encoding, tags in (("gzip", {"gzip"}), ("identity", {None})):
        answer = Browser(client).get("/", **{"Accept-Encoding": encoding})
        assert {answer.headers.get("content-encoding")} == tags and answer.text == STANDING * 20
        again = Browser(client).get(
            "/", **{"Accept-Encoding": encoding, "If-None-Match": answer.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["content-security-policy"] == answer.headers["content-security-policy"]
    other = Browser(client).get("/", **{"Accept-Encoding": "gzip", "If-None-Match": answer.headers["etag"]})
    assert other.status_code == 200


def test_the_client_s_pages_are_known() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "pages.ts"
    table = source.read_text(encoding="utf-8").partition("PAGES:")[2]
    assert re.findall(r"^  (\w+): \{ load", table, re.M) == list(PAGES)


def test_files_are_served_as_what_they_are(client: Path) -> None:
    script = Browser(client).get("/assets/main-1a2b.js")
    assert script.text == "play()" and "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    icon = Browser(client).get("/icon.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"


def test_a_script_of_yesterday_is_not_the_page(client: Path) -> None:
    for name in ("main-0000.js", "a" * 5000):
        assert Browser(client).get(f"/assets/{name}").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"]
)
def test_nothing_else_is_served(client: Path, path: str) -> None:
    assert "queen" not in Browser(client).get(path).text


def test_a_missing_client_is_told_in_one_sentence(tmp_path: Path) -> None:
    answer = Browser(tmp_path / "nowhere").get("/")
    assert answer.status_code == 503
    assert answer.text.count(".") == 1 and "has not been built" in answer.text
