"""Refusals of the arena."""

from sevenwonders.errors import WondersError


class ImpossibleLineup(WondersError):
    """These bots cannot be seated, or this number of games cannot be played."""


class BadSeed(WondersError):
    """A text that no record can hold as its seed."""


class GamesLost(WondersError):
    """Games of a simulation that could not be played in another process, and why."""


class BadResults(WondersError):
    """A file that cannot be continued: no results, broken ones, or another arena is at it."""


class OtherResults(BadResults):
    """A file with the results of another contest."""


class NoCluster(WondersError):
    """There is no Ray here, or no cluster at that address."""
