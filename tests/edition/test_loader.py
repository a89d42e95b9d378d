"""Reading editions from files: every failure names the file and says what to do."""

import pickle
from importlib import resources
from pathlib import Path
from types import MappingProxyType

import pytest

from shakespeare.edition import EditionError, load_edition
from shakespeare.edition.loader import MOST_BYTES, MOST_DOTS
from tests.edition.changes import DROP, changed

SHIPPED = resources.files("shakespeare.edition").joinpath("first.toml").read_bytes()


def write(folder: Path, content: bytes) -> Path:
    path = folder / "own.toml"
    path.write_bytes(content)
    return path


def test_r12_2_an_edition_of_ones_own_is_a_file(tmp_path: Path) -> None:
    """R12.2: a path, or its text."""
    path = write(tmp_path, SHIPPED)
    assert load_edition(path) == load_edition(str(path)) == load_edition()


def test_other_systems_files_are_read_too(tmp_path: Path) -> None:
    content = b"\xef\xbb\xbf" + SHIPPED.replace(b"\n", b"\r\n")
    assert load_edition(write(tmp_path, content)) == load_edition()


def test_any_mapping_will_do() -> None:
    assert load_edition(MappingProxyType(load_edition().to_dict())) == load_edition()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'name = "x"\n# caf\xe9\n', "is not UTF-8 text (at line 2); save it as UTF-8."),
        (b"#" * (MOST_BYTES + 1), f"is larger than {MOST_BYTES} bytes; no edition needs as much."),
        (b"x = " + b"[" * 50_000, "is nested too deeply; an edition has tables in tables four deep."),
        (b"x = " + b"9" * 5_000, "holds a number of thousands of digits; no edition needs one."),
        (
            b"\n" + b"a." * 40_000 + b"a = 1",
            f"has more than {MOST_DOTS} dots in line 2; no edition needs them.",
        ),
    ],
    ids=["latin-1", "huge", "nested", "number", "dots"],
)
def test_a_file_that_cannot_be_parsed(tmp_path: Path, content: bytes, message: str) -> None:
    path = write(tmp_path, content)
    with pytest.raises(EditionError) as caught:
        load_edition(path)
    (mistake,) = caught.value.mistakes
    assert (mistake.file, mistake.key, str(mistake.message)) == (str(path), "", message)
    assert str(caught.value) == f"{path}: {message}"


@pytest.mark.parametrize("line", ["name =", "[stage]", "x = 2020-13-45"])
def test_a_syntax_error_names_its_line(tmp_path: Path, line: str) -> None:
    path = write(tmp_path, f'name = "x"\n[stage]\n{line}\n'.encode())
    with pytest.raises(EditionError) as caught:
        load_edition(path)
    (mistake,) = caught.value.mistakes
    assert mistake.file == str(path)
    assert str(mistake.message).startswith("is not valid TOML: ")
    assert "at line 3" in str(mistake.message)


def test_a_comment_may_have_dots(tmp_path: Path) -> None:
    assert load_edition(write(tmp_path, b"# " + b"." * 200 + b"\n" + SHIPPED)) == load_edition()


@pytest.mark.parametrize(
    "name", ["nowhere.toml", ".", "a\0b", "x" * 10_000], ids=["none", "folder", "null", "long"]
)
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    path = f"{tmp_path}/{name}"
    with pytest.raises(EditionError) as caught:
        load_edition(path)
    (mistake,) = caught.value.mistakes
    assert mistake.file == path
    assert str(mistake.message).startswith("cannot be read: ")


def test_mistakes_in_a_file_name_the_file(tmp_path: Path) -> None:
    path = write(tmp_path, SHIPPED.replace(b"cost = 1\n", b"cost = 2\n", 1))
    with pytest.raises(EditionError) as caught:
        load_edition(path)
    assert str(caught.value).startswith(f"{path}: characters.")


def test_the_message_lists_all_mistakes() -> None:
    with pytest.raises(EditionError) as caught:
        load_edition(changed({"name": DROP, "characters.romeo.cost": 2}))
    assert str(caught.value).splitlines() == [
        "The edition has 2 mistakes.",
        "edition: name: is missing: it must be a text on one line, of 1 to 60 characters, without spaces around it.",
        "edition: characters.romeo.cost: must be 1, 3 or 5, in pounds (R0.4), not 2.",
    ]
    assert isinstance(caught.value, ValueError)
    assert pickle.loads(pickle.dumps(caught.value)).mistakes == caught.value.mistakes
