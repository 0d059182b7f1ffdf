"""The store of a server that somebody manages."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sevenwonders.server.errors import BadSetting
from sevenwonders.server.store.check import shown, unusable
from sevenwonders.server.store.database import Database, find_database


@asynccontextmanager
async def managed(url: str) -> AsyncGenerator[Database]:
    """The store at an address; refuses one that is not there, or of another version."""
    try:
        database = find_database(url)
    except OSError as error:
        raise unusable(url, error) from error
    try:
        if not await database.is_current():
            raise BadSetting(
                shown(url), "belongs to another version; use the version that serves it"
            )
        yield database
    finally:
        await database.close()
