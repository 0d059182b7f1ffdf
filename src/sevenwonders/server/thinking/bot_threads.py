"""Threads that wait for bots, apart from those that serve everybody else.

However many tables wait for their bots, lobby, replays and other tables have threads of their own.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Final, ParamSpec, TypeVar

MOST: Final = 64
"""Tables and hints that wait at the same time; more of them wait for these."""
P = ParamSpec("P")
T = TypeVar("T")


class BotThreads:
    """A pool of threads; what runs in it mostly waits for other processes."""

    def __init__(self, most: int = MOST) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="bots")

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function gives that may wait for bots."""
        called = partial(copy_context().run, function, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._threads, called)

    def close(self) -> None:
        """Take nothing more; what waits ends with the bots."""
        self._threads.shutdown(wait=False, cancel_futures=True)
