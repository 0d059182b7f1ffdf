"""Worker processes and their signals. This package knows nothing of the game."""

from sevenwonders.workers.errors import WorkerLost
from sevenwonders.workers.pool import WorkerPool

__all__ = ["WorkerLost", "WorkerPool"]
