"""Names: of any script, to be seen, and without tricks."""

import pytest

from shakespeare.server.names import checked
from shakespeare.server.troubles import Trouble

GOOD = (
    "Will",
    "Anne Hathaway",
    "Zoë",
    "Nguyễn Văn Ơn",
    "ẹ̀kọ́",
    "Đặng Hữu Phước",
    "Αλέξανδρος",
    "Фёдор",
    "Łukasz",
    "Győző",
    "李小龍",
    "葛󠄀城",  # a form of its own of a letter
    "김민준",
    "さくら",
    "بِسْمِ اللَّٰه",
    "علی‌رضا",  # kept apart
    "שָׁלוֹם",
    "क्ष्म्य",
    "ශ්‍රී",  # joined
    "กิ๊ก",
    "བསྒྲུབས",
    "မြွှေ",
    "👩‍🚀",
    "❤️",
    "007",
    "?!",
)
UNSEEN = (
    "",
    " ",
    "\u3164",
    "\u3164\u3164 \u3164",
    "\u2800",
    "Will\u2800",
    "\uffa0",
    "\u115f\u1160",
    "\u200b",
    "\u200d",
    "Wi\u200dll",
    "Wi\u202ell",
    "\ufe0f",
    "\u034f",
    "\u00ad",
    "\u2028",
    "a\nb",
    "\x1b[31m",
    "\U000e0041",
)
PILED = (
    "W\u0301\u0302\u0303\u0304ill",
    "Z" + "\u0489" * 8,
    "ก" + "\u0e34" * 6,
    "\u0301Will",
    "a \u0301",
    "x" + "\u20dd" * 5,
)


@pytest.mark.parametrize("name", GOOD)
def test_names_of_any_script_are_fine(name: str) -> None:
    assert checked(f" {name} ") == checked(name) is not None


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Trouble) as refused:
        checked(name)
    assert refused.value.id == "bad-name"


@pytest.mark.parametrize("name", PILED)
def test_marks_are_not_piled_up(name: str) -> None:
    with pytest.raises(Trouble) as refused:
        checked(name)
    assert refused.value.id == "name-piled"


def test_a_name_is_written_in_one_way() -> None:
    assert checked("Zoe\u0308") == "Zoë"
