"""Checks the server's folder and database before it starts."""

import asyncio

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from sevenwonders.server.errors import BadSetting
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import open_database


def check_store(settings: Settings) -> None:
    """Refuse a folder or a database that cannot be used."""
    settings.key()
    try:
        asyncio.run(_open_once(settings.database))
    except Exception as error:
        # Each driver has errors of its own.
        raise unusable(settings.database, error) from error


def unusable(url: str, error: Exception) -> BadSetting:
    """What is wrong with a database, in one line."""
    return BadSetting(shown(url), _why(error))


async def _open_once(url: str) -> None:
    database = await open_database(url)
    await database.close()


def shown(url: str) -> str:
    """A database's address as it may be read by anybody: without passwords."""
    parsed = make_url(url)
    shown = parsed.set(drivername=parsed.get_backend_name(), query={})
    return shown.render_as_string(hide_password=True)


def _why(error: Exception) -> str:
    """What the driver says, without the statement and where to read more."""
    if isinstance(error, CommandError):
        return "a newer version has upgraded it; use that version"
    said = error.orig if isinstance(error, DBAPIError) else error
    system = said.strerror if isinstance(said, OSError) else None
    return system or str(said) or "cannot be used"
