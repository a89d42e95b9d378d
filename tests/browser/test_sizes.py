"""The first page is quick to load: what it may weigh, compressed, and that the server does compress it."""

import gzip

from tests.browser.sizes import BUDGET, CLIENT, first_load
from tests.server.support import Person, Server


def test_the_first_load_keeps_to_its_budget() -> None:
    sizes = first_load()
    assert set(sizes) == set(BUDGET)
    for kind, size in sizes.items():
        assert BUDGET[kind] / 10 < size <= BUDGET[kind], f"{kind}: {size} bytes"


def test_scripts_and_styles_are_sent_compressed(server: Server) -> None:
    web = Person(server).web
    for file in [*(CLIENT / "assets").glob("index-*.js"), *(CLIENT / "assets").glob("index-*.css")]:
        path = f"/assets/{file.name}"
        with web.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            sent = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
        assert len(sent) < file.stat().st_size / 2
        assert gzip.decompress(sent) == file.read_bytes()
        plain = web.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.content == file.read_bytes()
