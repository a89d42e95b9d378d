"""Notices to somebody whose browser is closed, by Web Push: sealed so that only that browser can read them.

RFC 8291 (the message, by http-ece) and RFC 8292 (who sends it, by py-vapid): the extra `push`.
"""

import hmac
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Any, Final
from urllib.parse import SplitResult

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from shakespeare.server.storage import Subscription

_CURVE: Final = ec.SECP256R1()
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_SECRET_BYTES: Final = 16
_TOPIC_BYTES: Final = 24  # 32 letters, as many as a topic may have
_VALID: Final = 12 * 3600  # seconds that a push service may take our word for who we are
LIFETIME: Final = 24 * 3600  # seconds that it keeps a notice for a browser which is not there


class Sealer:
    """Seals and signs notices with the key of this server."""

    def __init__(self, key: bytes, contact: str) -> None:
        """`contact` is an address of the operator's, mailto: or https:, for the operators of push services."""
        self._private = ec.derive_private_key(int.from_bytes(key) % (_ORDER - 1) + 1, _CURVE)
        self._contact = contact
        self._key = key

    @property
    def public(self) -> str:
        """What a browser must know to accept notices of ours."""
        return _written(_point(self._private.public_key()))

    def sealed(self, wanted: Subscription, notice: dict[str, str]) -> bytes:
        body: bytes = http_ece.encrypt(
            json.dumps(notice, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(_CURVE),
            dh=_read(wanted.key),
            auth_secret=_read(wanted.secret),
            version="aes128gcm",
        )
        return body

    def headers(self, place: SplitResult, about: str) -> dict[str, str]:
        """`about`: of several notices about the same that wait, a browser gets the newest alone.

        The push service can tell that it is the same, and not what it is.
        """
        topic = hmac.digest(self._key, about.encode(), "sha256")[:_TOPIC_BYTES]
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + _VALID,
            "sub": self._contact,
        }
        signed: dict[str, Any] = Vapid02(self._private).sign(claims)
        return {
            "Authorization": signed["Authorization"],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFETIME),
            "Topic": _written(topic),
            "Urgency": "normal",
        }


def is_sealable(wanted: Subscription) -> bool:
    """Whether something can be sealed for it: a point of the curve, and a secret."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _read(wanted.key))
        return len(_read(wanted.secret)) == _SECRET_BYTES
    except (ValueError, NotBase64):
        return False


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
