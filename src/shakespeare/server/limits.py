"""How much somebody may ask for in a while. Counted in memory: each process has its own count."""

import ipaddress
import time
from collections import Counter, OrderedDict
from contextlib import ExitStack
from typing import Final

_MOST_KNOWN: Final = 50_000


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
    """What is counted. This machine itself may ask as much as it likes: whoever plays alone does."""

    def __init__(self, connections: int, connections_from: int) -> None:
        self.connections = Places(connections)  # of a person
        self.connections_from = Places(connections_from)  # of an address
        self.requests = Limit(at_once=300, a_second=20)
        self.changes = Limit(at_once=60, a_second=2)  # by address, and by person
        self.messages = Limit(at_once=100, a_second=20)


def is_private(address: str | None) -> bool:
    """Whether an address is this machine's or of its own network. What has none is no network's."""
    try:
        return ipaddress.ip_address((address or "").partition("%")[0]).is_private
    except ValueError:
        return address is None


def network_of(address: str | None) -> str | None:
    """Whom to count an address for; None for this machine. A home has a whole network of IPv6 addresses."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_loopback:
        return None
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
