"""Refusals of the trainer."""

from sevenwonders.errors import WondersError


class TrainError(WondersError):
    """Training cannot start or continue."""


class ActorLost(TrainError):
    """A process that plays has ended; the last checkpoint holds what was learned."""
