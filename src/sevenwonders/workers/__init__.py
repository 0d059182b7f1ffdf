"""Processes that do work for this one, and the signals they get: nothing of the game."""

from sevenwonders.workers.errors import WorkerLost
from sevenwonders.workers.pool import WorkerPool

__all__ = ["WorkerLost", "WorkerPool"]
