"""Refusals of files of decisions."""

from sevenwonders.errors import WondersError


class BadGames(WondersError):
    """Games that cannot be in one file of decisions."""
