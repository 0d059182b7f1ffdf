"""Programs that play by a token; each is a guest of its own and belongs to an account."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from sevenwonders.server import identity
from sevenwonders.server.accounts import codes, store
from sevenwonders.server.accounts.accounts import Accounts, login_of
from sevenwonders.server.accounts.errors import NameTaken, NoBot, TooManyTokens
from sevenwonders.server.accounts.sessions import Claim, Sessions
from sevenwonders.server.names import checked_name
from sevenwonders.server.store import guests
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.account import Bot, NewBot
from sevenwonders.server.wire.table import Guest

MOST: Final = 20
"""Bots of one account."""


class Bots:
    """The bots of all accounts."""

    def __init__(
        self, database: Database, accounts: Accounts, sessions: Sessions, now: Callable[[], int]
    ) -> None:
        self._database = database
        self._accounts = accounts
        self._sessions = sessions
        self._now = now

    async def mine(self, claim: Claim | None) -> list[Bot]:
        """The asker's bots."""
        owner = await self._accounts.required(claim)
        rows = await self._database.read(store.bots_of, owner.guest)
        return [
            Bot(guest=one.guest, name=one.name, created=one.created, used=one.used) for one in rows
        ]

    async def add(self, claim: Claim | None, name: str) -> NewBot:
        """A new bot with its token, of which only a hash is kept."""
        owner = await self._accounts.required(claim)
        called = checked_name(name)
        token, now = codes.new_token(), self._now()
        new = Guest(identity.new_guest(), called)

        def added(connection: Connection) -> None:
            store.hold_account(connection, owner.guest)
            if len(store.bots_of(connection, owner.guest)) >= MOST:
                raise TooManyTokens(MOST)
            if store.account_by_login(connection, login_of(called)) is not None:
                raise NameTaken(called)
            guests.add_guest(connection, new, now)
            store.add_bot(connection, owner.guest, new.id, codes.hashed(token), now)

        await self._database.write(added)
        bot = Bot(guest=new.id, name=called, created=now, used=None)
        return NewBot(bot=bot, token=token)

    async def revoke(self, claim: Claim | None, guest: str) -> None:
        """Revoke a bot's token; its games stay."""
        owner = await self._accounts.required(claim)
        known = guest.isascii() and guest.isalnum()
        if not known or not await self._database.write(store.delete_bot, owner.guest, guest):
            raise NoBot
        await self._sessions.changed(guest)
