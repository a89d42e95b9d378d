"""Names that people show to strangers: on one line, to be seen, and not offensive."""

import re
import unicodedata
from typing import Final

from shakespeare.server.troubles import Trouble

# Written as `key` writes them. Short ones count only as a whole word.
_PARTS: Final = (
    *("fuck", "nigger", "nigga", "faggot", "cunt", "whore", "hitler", "siegheil", "shithead", "asshole"),
    *("connard", "encule", "salope", "putain", "nique", "batard"),
    *("vaffanculo", "stronzo", "puttana", "troia", "cazzo", "frocio"),
    *("bazdmeg", "kurva", "geci", "picsa", "buzi", "fasz"),
)
_WORDS: Final = ("shit", "slut", "rape", "nazi", "pute", "cagna", "admin", "administrator", "moderator")
_LOOKALIKES: Final = str.maketrans("013457@$", "oieastas")


# Letters and signs that nothing is seen of: fillers, and the braille pattern without dots.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
)
# Two letters of a script from Hebrew on, or two pictures, that are kept apart or joined.
_JOINED: Final = re.compile("(?<=[\u0590-\U0010ffff])[\u200c\u200d](?=[\u0590-\U0010ffff])")
# Accents that can stand on any letter; other marks belong to their scripts, of which some need several on one letter.
_ACCENT: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
_MOST_ACCENTS: Final = 2
_MOST_MARKS: Final = 4


def key(name: str) -> str:
    """The same for names that look the same: letters alone, without case, accents and tricks.

    Of a name without any, all but the spaces.
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in plain.translate(_LOOKALIKES) if letter.isalpha())
    return letters or "".join(plain.split())


def checked(name: str | None) -> str | None:
    """A name as it is shown: on one line, without spaces around it."""
    if name is None:
        return None
    name = unicodedata.normalize("NFC", name.strip())
    if not _can_be_seen(name):
        raise Trouble(422, "bad-name")
    if _has_piles(name):
        raise Trouble(422, "name-piled")
    words = [key(word) for word in name.split()]
    whole = key(name)
    if any(part in whole for part in _PARTS) or any(word in _WORDS for word in (*words, whole)):
        raise Trouble(422, "name-refused")
    return name


def _can_be_seen(name: str) -> bool:
    """Whether all of it is printable and none of it blank; some scripts join letters by what cannot be seen."""
    joined = _JOINED.sub("", name)
    if not joined.isprintable() or any(letter in _BLANK for letter in joined):
        return False
    return any(letter != " " and not _is_mark(letter) for letter in joined)


def _has_piles(name: str) -> bool:
    """Whether marks are piled up on a letter, or have none to stand on."""
    marks = accents = 0
    before = " "
    for letter in name:
        if _is_mark(letter):
            marks += 1
            accents += bool(_ACCENT.match(letter))
            if before == " " or marks > _MOST_MARKS or accents > _MOST_ACCENTS:
                return True
        else:
            marks = accents = 0
            before = letter
    return False


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")
