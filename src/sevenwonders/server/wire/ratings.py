"""Ratings and profiles, as they are sent."""

import msgspec

from sevenwonders.server.history.rows import Family
from sevenwonders.server.wire.requests import Request


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A rating among one family of tables."""

    family: Family
    points: int
    """All begin at 1500."""
    reach: int
    """How far the truth may well be from it (95 %)."""
    provisional: bool
    """Whether there are too few games to go by."""
    games: int
    won: int
    updated: int


class Change(msgspec.Struct, frozen=True):
    """What a game did to a rating."""

    family: Family
    ended: int
    points: int
    by: int
    reach: int
    """How uncertain the rating was after it, as in a rating."""


class MyRatings(msgspec.Struct, frozen=True, kw_only=True):
    """One's own ratings."""

    kept: bool
    """Whether there is an account; without one nothing is rated."""
    public: bool
    """Whether others may see them."""
    ratings: tuple[Rating, ...]
    changes: tuple[Change, ...]
    """Of the latest games, the earliest first."""


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the list of the best."""

    place: int
    name: str
    rating: Rating


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody lets others see."""

    name: str
    created: int
    ratings: tuple[Rating, ...]
    changes: tuple[Change, ...]


class Publish(Request, frozen=True):
    """To publish or hide your ratings."""

    public: bool
