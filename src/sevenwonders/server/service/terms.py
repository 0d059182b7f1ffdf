"""The terms of a table that is played again."""

from collections.abc import Iterable

from msgspec.structs import replace

from sevenwonders.server.store.rows import SeatData
from sevenwonders.server.wire.terms import Terms


def again(terms: Terms, seats: Iterable[SeatData]) -> Terms:
    """The same, but unrated where a bot now sits for somebody who had left."""
    return replace(terms, rated=terms.rated and all(one.bot is None for one in seats))
