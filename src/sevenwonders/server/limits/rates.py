"""What the limits are, and how a host writes them."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from sevenwonders.server.errors import BadSetting

OFF: Final = "off"
ADDRESS: Final = "@address"
_SECONDS: Final = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0}
_RATE: Final = re.compile(r"([0-9]{1,9})/([0-9]{0,6})([smhd])")
_COUNT: Final = re.compile(r"[0-9]{1,9}")


class Rate(NamedTuple):
    """A burst of this many requests, refilled over this many seconds."""

    many: int
    seconds: float

    def __str__(self) -> str:
        for unit, seconds in reversed(_SECONDS.items()):
            number, rest = divmod(self.seconds, seconds)
            if number and not rest:
                return f"{self.many}/{'' if number == 1 else int(number)}{unit}"
        return f"{self.many}/{int(self.seconds)}s"


Limit = Rate | int | None
"""A rate, a number of things at the same time, or no limit."""

DEFAULTS: Final[Mapping[str, Limit]] = MappingProxyType(
    {
        "requests": Rate(600, 60),
        "requests@address": Rate(6000, 60),
        "names": Rate(20, 3600),
        "names@address": Rate(200, 3600),
        "sign-ins": Rate(20, 600),
        "sign-ins@address": Rate(200, 600),
        "tables": Rate(20, 600),
        "tables@address": Rate(200, 600),
        "joins": Rate(60, 600),
        "joins@address": Rate(600, 600),
        "messages": Rate(30, 60),
        "messages@address": Rate(300, 60),
        "hints": Rate(20, 60),
        "hints@address": Rate(100, 60),
        "analyses": Rate(10, 3600),
        "analyses@address": Rate(60, 3600),
        "replays": Rate(240, 60),
        "replays@address": Rate(1200, 60),
        "streams": 16,
        "streams@address": 400,
        "waits": 16,
        "waits@address": 400,
        "bots": 30,
        "bots@address": 300,
    }
)
"""Each of a guest's own, and with ``@address`` of all guests of one address together.

``names`` are new guests and new names, ``sign-ins`` passwords and links that are tried, ``waits``
requests that wait for a message or a turn, ``bots`` those that search, at unfinished games of a
host.
"""
NO_LIMITS: Final[Mapping[str, Limit]] = MappingProxyType(dict.fromkeys(DEFAULTS))


def parsed_limits(text: str) -> Mapping[str, Limit]:
    """The defaults with what is written, as ``tables=40/10m streams@address=800 hints=off``.

    ``off`` alone leaves no limit.
    """
    if text.strip() == OFF:
        return NO_LIMITS
    limits = dict(DEFAULTS)
    for word in text.replace(",", " ").split():
        name, _, wanted = word.partition("=")
        if name not in limits:
            known = ", ".join(limits)
            raise BadSetting("limits", f"{name!r} is not one of {known}")
        limits[name] = _limit(word, wanted, like=DEFAULTS[name])
    return limits


def count_in(limits: Mapping[str, Limit], name: str) -> int | None:
    """A limit that is a number of things."""
    limit = limits.get(name)
    return limit if isinstance(limit, int) else None


def _limit(word: str, wanted: str, *, like: Limit) -> Limit:
    if wanted == OFF:
        return None
    if isinstance(like, int):
        if not _COUNT.fullmatch(wanted):
            raise BadSetting("limits", f"{word!r} needs a number, or off")
        return int(wanted)
    found = _RATE.fullmatch(wanted)
    if found is None or not int(found[1]) or not int(found[2] or 1):
        raise BadSetting("limits", f"{word!r} needs a rate as 20/10m, 5/s or 100/h, or off")
    return Rate(int(found[1]), int(found[2] or 1) * _SECONDS[found[3]])
