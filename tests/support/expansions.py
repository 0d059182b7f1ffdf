"""What each expansion contains, counted from its rulebook.

The one place to change when an expansion gets another card, leader, edifice or board.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class Contents(NamedTuple):
    """The components of an expansion."""

    boards: str
    """The ids of its boards, in their order."""
    cards: int = 0
    leaders: Mapping[str, int] = MappingProxyType({})
    """Leaders by tier."""
    edifices: int = 0

    def leader_count(self) -> int:
        """Leaders of all tiers."""
        return sum(self.leaders.values())


EXPANSIONS: Final = {
    "catan": Contents("catan"),
    "cities": Contents("petra byzantium", cards=3 * 14),
    "classic-extras": Contents("roma petra byzantium", cards=7, leaders={"classic": 2}),
    "edifice": Contents("ur carthage", edifices=3 * 5),
    "leaders": Contents("roma abu-simbel", leaders={"standard": 34, "expert": 15, "cities": 6}),
    "promos": Contents("manneken-pis-promo", leaders={"promo": 3}),
    "wonder-pack": Contents("great-wall manneken-pis stonehenge abu-simbel"),
}
"""By id, in the order in which they are listed."""


def leaders_of_all() -> int:
    """The leaders of all expansions."""
    return sum(contents.leader_count() for contents in EXPANSIONS.values())
