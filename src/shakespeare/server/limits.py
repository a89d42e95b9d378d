"""How much somebody may ask for in a while. Counted in memory: each process has its own count."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final

_MOST_KNOWN: Final = 50_000
_NOWHERE: Final = "nowhere"


class Limit:
    """So many at once, and so many more a second, for everybody."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        # By whom: how many are left, and when that was.
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Take one, or say in how many seconds there will be one."""
        now = time.monotonic()
        left, at = self._left.pop(who, (self._at_once, now))
        left = min(self._at_once, left + (now - at) * self._a_second)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > _MOST_KNOWN:
            self._left.popitem(last=False)
        return 0.0 if left >= 1 else (1 - left) / self._a_second


class Places:
    """So many at the same time, for everybody."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, who: str, until: ExitStack) -> bool:
        """Take one, until that is closed; False if all are taken."""
        if self._taken[who] >= self.most:
            return False
        self._taken[who] += 1
        until.callback(self._leave, who)
        return True

    def _leave(self, who: str) -> None:
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]


class Limits:
    """What is counted, and for whom. This machine itself may ask as much as it likes: whoever plays alone does.

    Proxies ask for others: a request of which a proxy does not say whose it is counts for the proxy, wherever that is.
    """

    def __init__(self, connections: int, connections_from: int, proxies: Sequence[str] = ()) -> None:
        self._proxies = proxies
        self._proxy_networks = [network for text in proxies if (network := _network_in(text)) is not None]
        self.connections = Places(connections)  # of a person
        self.connections_from = Places(connections_from)  # of an address
        self.requests = Limit(at_once=300, a_second=20)
        self.changes = Limit(at_once=60, a_second=2)  # by address, and by person
        self.messages = Limit(at_once=100, a_second=20)

    def network_of(self, address: str | None) -> str | None:
        """Whom to count a request from an address for; None: it is not counted."""
        network = network_of(address)
        return address if network is None and self._is_proxy(address) else network

    def network_of_peer(self, address: str | None) -> str | None:
        """Whom to count a connection from an address for: a proxy has those of many."""
        return None if self._is_proxy(address) else network_of(address)

    def _is_proxy(self, address: str | None) -> bool:
        if address is None:
            return False
        if "*" in self._proxies or address in self._proxies:
            return True
        found = _parsed(address)
        return found is not None and any(found in network for network in self._proxy_networks)


def _network_in(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """A proxy may be given by its network; what is no network is compared as it is."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def _parsed(address: str | None) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def is_private(address: str | None) -> bool:
    """Whether an address is this machine's or of its own network. What has none is no network's."""
    found = _parsed(address)
    return address is None if found is None else found.is_private


def network_of(address: str | None) -> str | None:
    """Whom to count an address for; None for this machine. A home has a whole network of IPv6 addresses.

    All that have no address, or one that is none, are counted together.
    """
    found = _parsed(address)
    if found is None:
        return _NOWHERE
    if found.is_loopback:
        return None
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
