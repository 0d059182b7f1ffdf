"""Background work: errors are logged and the work is tried again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sevenwonders.server.errors import Refused

AGAIN_SECONDS: Final = 5.0
"""How long to wait after an error."""
_log: Final = logging.getLogger(__name__)


async def repeat(
    work: Callable[[], Awaitable[object]], pause: float, log: logging.Logger, trouble: str
) -> None:
    """Do something again and again, with pauses of some seconds, until cancelled."""
    failing = False
    while True:
        try:
            await work()
            failing = False
        except Refused as error:
            if not failing:
                log.warning("%s: %s", trouble, error)
            failing = True
        except Exception:
            log.exception("%s", trouble)
            failing = True
        await asyncio.sleep(AGAIN_SECONDS if failing else pause)


async def ended(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have ended; what failed in them is logged."""
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            _log.error("work beside requests had failed", exc_info=result)
