"""Who somebody is: a random token in a cookie. Only its hash is kept, and it is never logged."""

import hashlib
import re
import secrets
from typing import Final

COOKIE: Final = "shakespeare"
LIFETIME: Final = 2 * 365 * 24 * 3600  # seconds
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    return secrets.token_urlsafe(32)


def is_token(text: str | None) -> bool:
    return text is not None and _TOKEN.fullmatch(text) is not None


def hash_of(token: str) -> str:
    """What is stored. The token is random and long: no salt or slow hash makes it safer."""
    return hashlib.sha256(token.encode("ascii")).hexdigest()


def new_table_id() -> str:
    """Hard to guess, easy to put in an address."""
    return secrets.token_hex(8)
