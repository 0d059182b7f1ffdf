"""Ratings as people see them: their own, the best, and public profiles."""

from typing import Final

from sevenwonders.server.accounts.accounts import Accounts, login_of
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.accounts.store import account_by_login
from sevenwonders.server.history.rows import Family
from sevenwonders.server.ratings import store
from sevenwonders.server.ratings.errors import NoProfile
from sevenwonders.server.ratings.told import changed, told
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.ratings import Leader, MyRatings, Profile

_LISTED: Final = 100
_CHANGES: Final = 100


class Ratings:
    """The ratings of one store."""

    def __init__(self, database: Database, accounts: Accounts) -> None:
        self._database = database
        self._accounts = accounts

    async def mine(self, claim: Claim | None) -> MyRatings:
        """The ratings of the client; None without an account."""
        about = await self._accounts.about(claim)
        rows = await self._database.read(store.ratings_of, about.guest)
        changes = await self._database.read(store.changes_of, about.guest, _CHANGES)
        return MyRatings(
            kept=about.kept,
            public=await self._database.read(store.is_public, about.guest),
            ratings=tuple(map(told, rows)),
            changes=tuple(map(changed, changes)),
        )

    async def publish(self, claim: Claim | None, *, public: bool) -> MyRatings:
        """Publish or hide the client's ratings."""
        own = await self._accounts.required(claim)
        await self._database.write(store.set_public, own.guest, public=public)
        return await self.mine(claim)

    async def leaders(self, family: Family) -> list[Leader]:
        """The best of a family of tables."""
        rows = await self._database.read(store.leaders, family, _LISTED)
        return [
            Leader(place=place, name=row.name, rating=told(row))
            for place, row in enumerate(rows, 1)
        ]

    async def profile(self, name: str) -> Profile:
        """What somebody lets others see."""
        found = await self._database.read(account_by_login, login_of(name))
        if found is None or not await self._database.read(store.is_public, found.guest):
            raise NoProfile(name)
        rows = await self._database.read(store.ratings_of, found.guest)
        changes = await self._database.read(store.changes_of, found.guest, _CHANGES)
        return Profile(
            name=found.name,
            created=found.created,
            ratings=tuple(map(told, rows)),
            changes=tuple(map(changed, changes)),
        )
