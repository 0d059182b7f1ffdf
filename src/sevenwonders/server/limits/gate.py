"""Letting requests pass while their guest and their address stay within the limits."""

import ipaddress
import math
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

from sevenwonders.server.errors import TooMany
from sevenwonders.server.limits.buckets import Bucket, Places
from sevenwonders.server.limits.rates import ADDRESS, DEFAULTS, Limit, Rate

_SOON: Final = 5
"""In how many seconds it may be worth trying again to open one of several things."""
_NETWORK: Final = 64
"""How many bits of an IPv6 address name a network; one customer has all that are in it."""


class Asker(NamedTuple):
    """The client: a guest, if the cookie names one, and an address."""

    guest: str | None
    address: str | None

    @property
    def key(self) -> str:
        """A text that identifies the asker: by address where there is no guest."""
        return self.guest or f"@{self.address}"

    def shares(self, limit: str) -> list[tuple[str, str]]:
        """The limits of that name that apply to the client, each with its key."""
        guest = [] if self.guest is None else [(limit, self.guest)]
        address = [] if self.address is None else [(limit + ADDRESS, self.address)]
        return guest + address


class Gate:
    """What everybody has asked of this process lately."""

    def __init__(
        self,
        limits: Mapping[str, Limit] = DEFAULTS,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._buckets = {
            name: Bucket(limit, now) for name, limit in limits.items() if isinstance(limit, Rate)
        }
        self._places = {
            name: Places(limit) for name, limit in limits.items() if isinstance(limit, int)
        }

    def enter(self, asker: Asker, limit: str) -> None:
        """Count one; refused, and not counted, when it is too many."""
        counting = [
            (self._buckets[name], whom)
            for name, whom in asker.shares(limit)
            if name in self._buckets
        ]
        wait = max((bucket.wait(whom) for bucket, whom in counting), default=0.0)
        if wait > 0:
            raise TooMany(limit, math.ceil(wait))
        for bucket, whom in counting:
            bucket.take(whom)

    @contextmanager
    def stay(self, asker: Asker, limit: str) -> Generator[None]:
        """Count one for as long as it lasts."""
        counting = [
            (self._places[name], whom) for name, whom in asker.shares(limit) if name in self._places
        ]
        if any(places.full(whom) for places, whom in counting):
            raise TooMany(limit, _SOON)
        for places, whom in counting:
            places.open(whom)
        try:
            yield
        finally:
            for places, whom in counting:
                places.close(whom)


def counted_address(host: str | None) -> str | None:
    """An address as it counts: IPv6 by its network.

    None for this machine itself and for what is no address: a proxy here that was not named to the
    server would be everybody.
    """
    try:
        found = ipaddress.ip_address(host or "")
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            if found.is_loopback:
                return None
            return str(ipaddress.IPv6Network((int(found), _NETWORK), strict=False))
        found = found.ipv4_mapped
    return None if found.is_loopback else str(found)
