"""Refusals of the arena."""

from sevenwonders.errors import WondersError


class ImpossibleLineup(WondersError):
    """These bots cannot be seated, or so many games not be played."""
