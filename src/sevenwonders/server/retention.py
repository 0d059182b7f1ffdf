"""How long a server keeps what nobody uses any more."""

from typing import NamedTuple


class Retention(NamedTuple):
    """For how many days things are kept; None for ever."""

    finished: int | None = None
    """Games that are over, with their records."""
    open: int | None = 30
    """Tables at which no game was begun."""
    guests: int | None = 30
    """Guests without an account and without a seat."""
    sessions: int | None = 400
    """Where an account is signed in, since that was last used; by default as long as cookies."""
    reports: int | None = 365
    """Messages that people reported."""
