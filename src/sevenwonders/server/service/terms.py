"""The terms of a new table, and of one that is played again."""

from collections.abc import Iterable

from msgspec.structs import replace

from sevenwonders.bots.registry import listed_bot
from sevenwonders.server.store.rows import SeatData
from sevenwonders.server.wire.terms import Terms


def checked(terms: Terms | None) -> Terms:
    """The terms that are asked for; refuses a bot that is not there."""
    if terms is not None and terms.clock is not None:
        listed_bot(terms.clock.bot)
    return terms or Terms()


def again(terms: Terms, seats: Iterable[SeatData]) -> Terms:
    """The same, but unrated if a bot has replaced a player who left."""
    return replace(terms, rated=terms.rated and all(one.bot is None for one in seats))
