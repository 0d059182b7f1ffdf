"""Refusals of the worker processes."""

from sevenwonders.errors import WondersError


class WorkerLost(WondersError):
    """Every process that tried a task died over it, or could not be started."""
