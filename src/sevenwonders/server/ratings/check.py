"""Which games may be rated."""

from sqlalchemy import Connection

from sevenwonders.server.ratings.errors import NotRateable
from sevenwonders.server.ratings.store import without_account
from sevenwonders.server.store.rows import TableData


def check_terms(table: TableData) -> None:
    """Refuse a rated table where people may ask for hints."""
    if table.terms.rated and table.hints:
        raise NotRateable("hints")


def check_seats(connection: Connection, table: TableData) -> None:
    """Refuse to start a rated game with a bot or a person without an account."""
    if not table.terms.rated:
        return
    bots = [one.name for one in table.seats if one.bot is not None]
    if bots:
        raise NotRateable("bots", ", ".join(bots))
    people = {one.guest: one.name for one in table.seats if one.guest is not None}
    guests = without_account(connection, list(people))
    if guests:
        raise NotRateable("guests", ", ".join(people[one] for one in people if one in guests))
