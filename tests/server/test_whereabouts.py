"""A folder says which server has it open, and is not believed when that server is gone."""

import json
import signal
import socket
from pathlib import Path

import pytest

from shakespeare.server import whereabouts
from shakespeare.server.whereabouts import FILE, server_of, told
from tests.server.support import PATIENCE, serving


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is there is found, however busy this machine is."""
    monkeypatch.setattr(whereabouts, "_PATIENCE", PATIENCE)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_says_where_it_is_until_it_stops(folder: Path, how: signal.Signals) -> None:
    assert server_of(folder) is None
    with serving(folder) as server:
        assert server_of(folder) == f"{server.address}/"
        assert server.stop(how) == 0
    assert server_of(folder) is None
    assert [file.name for file in folder.iterdir() if file.name.startswith(FILE)] == []


def test_a_killed_server_is_not_believed_to_be_there(folder: Path) -> None:
    with serving(folder) as server:
        server.kill()
    assert (folder / FILE).is_file()
    assert server_of(folder) is None


def test_another_server_at_the_same_address_is_not_taken_for_it(folder: Path, tmp_path: Path) -> None:
    with serving(folder) as server:
        other = tmp_path / "other"
        other.mkdir()
        with told(other, f"{server.address}/", "yesterday"):
            assert server_of(other) is None


def test_the_newest_of_several_is_named(folder: Path) -> None:
    with serving(folder) as first, serving(folder) as second:
        assert server_of(folder) == f"{second.address}/"
        first.stop()
        assert server_of(folder) == f"{second.address}/"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'{"address": 1, "run": "x"}', None])
def test_a_file_that_says_nothing_is_no_server(tmp_path: Path, content: bytes | None) -> None:
    if content is None:
        (tmp_path / FILE).mkdir()
    else:
        (tmp_path / FILE).write_bytes(content)
    assert server_of(tmp_path) is None


@pytest.mark.parametrize("address", ["file:///etc/passwd", "http://", "http://[", "nonsense", ""])
def test_an_address_that_is_none_is_no_server(tmp_path: Path, address: str) -> None:
    (tmp_path / FILE).write_text(json.dumps({"address": address, "run": "x"}))
    assert server_of(tmp_path) is None


def test_what_answers_no_question_is_no_server(tmp_path: Path) -> None:
    """Something else listens there now, and hangs up on whoever asks."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        other.close()
        (tmp_path / FILE).write_text(json.dumps({"address": f"http://127.0.0.1:{port}/", "run": "x"}))
        assert server_of(tmp_path) is None


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_serve(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with told(tmp_path, "http://127.0.0.1:1/", "run"):
        assert server_of(tmp_path) is None
