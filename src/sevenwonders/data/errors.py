"""Refusals of files of decisions."""

from sevenwonders.errors import WondersError


class BadGames(WondersError):
    """Games that cannot stand in one file of decisions."""
