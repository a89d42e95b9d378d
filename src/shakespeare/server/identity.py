"""Who somebody is: a random token in a cookie, signed by this server. Only its hash is kept, and it is never logged."""

import hashlib
import hmac
import os
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from shakespeare.server.storage import StorageError

LIFETIME: Final = 2 * 365 * 24 * 3600  # seconds
KEY_FILE: Final = "key"
PUSH_KEY_FILE: Final = "push-key"
_KEY_BYTES: Final = 32
_COOKIE: Final = "shakespeare"
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Identities:
    """Tokens that this server gives out, and knows again by its key without asking the storage.

    The cookie is named for the key: browsers give one cookie to all servers of a machine, whatever their ports.
    """

    def __init__(self, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._key = key
        self._now = now
        self.cookie = f"{_COOKIE}-{hashlib.sha256(b'name' + key).hexdigest()[:8]}"

    def signed(self, token: str) -> str:
        """A token, and when it was given out."""
        dated = f"{token}.{int(self._now())}"
        return f"{dated}.{self._mac('identity', dated)}"

    def token_in(self, cookies: Mapping[str, str]) -> str | None:
        """The token of whoever sent these cookies, unless a browser should have forgotten it by now.

        Some of earlier versions do not say when they were given out.
        """
        dated, _, mac = cookies.get(self.cookie, "").rpartition(".")
        token, _, given = dated.partition(".")
        if is_token(token) and hmac.compare_digest(mac.encode(), self._mac("identity", dated).encode()):
            return token if not given or self._now() < int(given) + LIFETIME else None
        return None

    def origin_of(self, address: str) -> str:
        """An address as it is kept: enough to count by, and no address."""
        return self._mac("origin", address)[:22]

    def code_of(self, deal: str) -> str:
        """A deal's code, of all that makes it: the same for the same deal, and nothing can be read from it."""
        return self._digest("deal", deal).hex()[:16]

    def secret_of(self, day: str) -> bytes:
        """The secret of a day's deal, which nobody can tell, before it or after."""
        return self._digest("day", day)

    def _mac(self, purpose: str, text: str) -> str:
        return urlsafe_b64encode(self._digest(purpose, text)).decode().rstrip("=")

    def _digest(self, purpose: str, text: str) -> bytes:
        return hmac.digest(self._key, f"{purpose} {text}".encode(), "sha256")


def key_of(folder: Path, name: str = KEY_FILE, variable: str = "SHAKESPEARE_KEY") -> bytes:
    """The key of a folder, made when there is none; SHAKESPEARE_KEY names one for servers on several machines."""
    given = os.environ.get(variable)
    try:
        if given is not None:
            key = bytes.fromhex(given)
        else:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            key = _key_in(folder / name)
    except OSError as error:
        raise StorageError(f"{folder / name} cannot be used: {error.strerror or error}.") from error
    except ValueError:
        key = b""
    if len(key) != _KEY_BYTES:
        raise StorageError(
            f"The key is not {_KEY_BYTES} bytes, written as {2 * _KEY_BYTES} hexadecimal digits."
        )
    return key


def push_key_of(folder: Path) -> bytes:
    """The key with which notices are signed: it lies beside the other one."""
    return key_of(folder, PUSH_KEY_FILE, "SHAKESPEARE_PUSH_KEY")


def _key_in(path: Path) -> bytes:
    """Whoever comes first makes it, in one piece; the others read it."""
    if not path.exists():
        new = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_hex(_KEY_BYTES))
        try:
            os.link(new, path)
        except FileExistsError:
            pass
        finally:
            new.unlink()
    return bytes.fromhex(path.read_text().strip())


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
