"""Cards, leaders, sides and edifices that the net has never met, and the notice that says so."""

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sevenwonders.bots.champion.net_file import shipped_net
from sevenwonders.engine.components.model import Components

_log: Final = logging.getLogger(__name__)


def unseen(components: Components) -> list[str]:
    """What may come up at a table and was in no game that the net learned from, by name."""
    known = _known()
    named = [card.slug for card in components.cards]
    named += [side.slug for side in components.sides]
    named += [edifice.slug for edifice in components.edifices]
    return [slug for slug in named if slug not in known]


def notice(strange: Sequence[str]) -> str:
    """What is said where there is something that the net has never met."""
    few = ", ".join(strange[:3])
    more = f" and {len(strange) - 3} more" if len(strange) > 3 else ""
    return f"the champion's net has never seen {few}{more}: the sage says what they are worth"


@lru_cache
def tell(strange: tuple[str, ...]) -> None:
    """Say it in the log, once in each process."""
    _log.warning(notice(strange))


@lru_cache(maxsize=1)
def _known() -> frozenset[str]:
    """The last words of the columns: ids of cards, leaders, sides and edifices among them."""
    return frozenset(name.rpartition(".")[2] for name in shipped_net().columns)
