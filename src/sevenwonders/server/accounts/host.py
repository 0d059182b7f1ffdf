"""What the host of a server does for accounts, from outside of it."""

import time

from sqlalchemy import Connection

from sevenwonders.server.accounts import codes, store
from sevenwonders.server.accounts.accounts import login_of
from sevenwonders.server.accounts.bans import set_ban
from sevenwonders.server.accounts.errors import NoAccount
from sevenwonders.server.accounts.sessions import ANYBODY, tell_of_sessions
from sevenwonders.server.admin.store import managed
from sevenwonders.server.store.database import Database


async def reset_code(url: str, name: str) -> str:
    """A code for a new password of an account, in the database at an address."""
    async with managed(url) as database:
        return await _new_code(database, name)


async def ban_account(database: Database, name: str, now: int, *, lift: bool) -> None:
    """Keep an account out, or let it in again."""
    found = await database.read(store.account_by_login, login_of(name))
    if found is None:
        raise NoAccount

    def changed(connection: Connection) -> None:
        set_ban(connection, found.guest, now, lift=lift)
        # The account's bots are kept out too.
        tell_of_sessions(connection, database, ANYBODY)

    await database.write(changed)


async def _new_code(database: Database, name: str) -> str:
    found = await database.read(store.account_by_login, login_of(name))
    if found is None:
        raise NoAccount
    now = time.time_ns() // 1_000_000
    return await database.write(codes.new_code, "reset", found.guest, now)
