"""Names that people show to strangers: on one line, and not offensive."""

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
    name = name.strip()
    if not name or not name.isprintable():
        raise Trouble(422, "bad-name")
    words = [key(word) for word in name.split()]
    whole = key(name)
    if any(part in whole for part in _PARTS) or any(word in _WORDS for word in (*words, whole)):
        raise Trouble(422, "name-refused")
    return name
