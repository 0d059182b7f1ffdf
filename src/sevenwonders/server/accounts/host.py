"""What the host of a server does for accounts, from outside of it."""

import time

from sevenwonders.server.accounts import codes, store
from sevenwonders.server.accounts.accounts import login_of
from sevenwonders.server.accounts.errors import NoAccount
from sevenwonders.server.errors import BadSetting
from sevenwonders.server.store.check import shown, unusable
from sevenwonders.server.store.database import Database, find_database


async def reset_code(url: str, name: str) -> str:
    """A code for a new password of an account, in the database at an address."""
    try:
        database = find_database(url)
    except OSError as error:
        raise unusable(url, error) from error
    try:
        return await _new_code(database, url, name)
    finally:
        await database.close()


async def _new_code(database: Database, url: str, name: str) -> str:
    if not await database.is_current():
        raise BadSetting(shown(url), "is not of this version; use the one that serves it")
    found = await database.read(store.account_by_login, login_of(name))
    if found is None:
        raise NoAccount
    now = time.time_ns() // 1_000_000
    return await database.write(codes.new_code, "reset", found.guest, now)
