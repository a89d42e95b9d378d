"""Sending to an address that somebody has named: to the public internet alone, and never further than that.

A push service is chosen by the browser, and so its address comes from outside. It may not lead a request of ours into
the network that the server stands in: the name is looked up once, every address of it must be public, and the
connection goes to the address that was looked at. Redirections are not followed.
"""

import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST_ADDRESS: Final = 1000
_PATIENCE: Final = 10.0  # seconds, for each step
_LONGEST: Final = 20.0  # for all of it
_MOST_READ: Final = 4096  # bytes of an answer, of which nobody reads anything
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_ASSIGNED: Final = ipaddress.IPv6Network("2000::/3")  # all that the public internet has

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotSent(Exception):
    """It was not, or nobody knows; the message says why, without the address."""


def check_address(address: str, anywhere: bool = False) -> SplitResult:
    """An address that may be sent to, by what it looks like. Raises NotSent."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise NotSent("it is no address") from None
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
        raise NotSent("it is no address")
    if parts.hostname is None or parts.username is not None or parts.password is not None:
        raise NotSent("it is no address")
    if anywhere:
        return parts
    if parts.scheme != "https" or port not in (None, 443):
        raise NotSent("it is not an address of the form https://…, at the usual port")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        if "." not in parts.hostname.strip("."):
            raise NotSent("it leads nowhere in the public internet") from None
    else:
        if not is_public(literal):
            raise NotSent("it leads nowhere in the public internet")
    return parts


def is_public(address: Address) -> bool:
    """Whether it is somebody's in the public internet, whichever way it is written."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None and not is_public(inner):
            return False
        if inner is None and address not in _ASSIGNED:
            return False
    return address.is_global and not address.is_multicast


def post(address: str, headers: Mapping[str, str], body: bytes, anywhere: bool = False) -> int:
    """The status that was answered. Waits, and so belongs in a thread. `anywhere` is for tests on this machine."""
    parts = check_address(address, anywhere)
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = _look_up(parts.hostname, port, anywhere)
        connection: HTTPConnection
        if parts.scheme == "https":
            connection = _Pinned(parts.hostname, port, found)
        else:
            connection = HTTPConnection(found, port, timeout=_PATIENCE)
        # Each step has its time; somebody who takes very many small ones is cut off.
        end = threading.Timer(
            _LONGEST, lambda: connection.sock and connection.sock.shutdown(socket.SHUT_RDWR)
        )
        end.start()
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, dict(headers))
            answer = connection.getresponse()
            answer.read(_MOST_READ)
            return answer.status
        finally:
            end.cancel()
            connection.close()
    except (OSError, HTTPException, ValueError) as error:
        raise NotSent(type(error).__name__) from error


def _look_up(host: str, port: int, anywhere: bool) -> str:
    found = [str(place[4][0]) for place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not anywhere and not all(is_public(ipaddress.ip_address(one.partition("%")[0])) for one in found):
        raise NotSent("it leads nowhere in the public internet")
    return found[0]


class _Pinned(HTTPSConnection):
    """Goes to the address that was looked at, and makes sure that whoever answers there has the name."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(host, port, timeout=_PATIENCE, context=self._tls)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), _PATIENCE)
        try:
            self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)
        except BaseException:
            plain.close()
            raise
