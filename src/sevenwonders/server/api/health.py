"""``/health`` and ``/ready``: for what starts, stops and watches the server."""

import asyncio
import logging
from typing import Final

import msgspec
from litestar import Response, get
from litestar.datastructures import State

from sevenwonders import __version__
from sevenwonders.server.store.database import Database

PATIENCE: Final = 3.0
"""Seconds within which the store has to answer."""
_log: Final = logging.getLogger(__name__)


class Health(msgspec.Struct, frozen=True):
    """That the process answers."""

    version: str


class Ready(msgspec.Struct, frozen=True):
    """Whether it can do its work, and what keeps it from that."""

    ready: bool
    store: str
    """``ok``, ``silent``, ``failing`` or ``other-version``."""


@get("/health", include_in_schema=False)
async def get_health() -> Health:
    """The process runs and its loop turns: where this is not answered, restart it."""
    return Health(__version__)


@get("/ready", include_in_schema=False)
async def get_ready(state: State) -> Response[Ready]:
    """The store answers and is of this version; if not, requests should go elsewhere."""
    store = await _store(state.database)
    return Response(Ready(store == "ok", store), status_code=200 if store == "ok" else 503)


async def _store(database: Database) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            return "ok" if await database.is_current() else "other-version"
    except TimeoutError:
        return "silent"
    except Exception as error:  # noqa: BLE001 -- whatever it is, the store does not do its work
        _log.error("the store fails: %s", error)
        return "failing"
