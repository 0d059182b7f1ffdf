"""Going on on another device: a link that works once, also as a QR code."""

from collections.abc import Callable

from sevenwonders.server.accounts import codes
from sevenwonders.server.accounts.accounts import Accounts, Visitor
from sevenwonders.server.accounts.codes import LIVES
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.qr import qr_code
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.account import DeviceLink


class Devices:
    """Makes and takes such links, with an account and without."""

    def __init__(self, database: Database, accounts: Accounts, now: Callable[[], int]) -> None:
        self._database = database
        self._accounts = accounts
        self._now = now

    async def link(self, claim: Claim | None, at: str) -> DeviceLink:
        """A link to this server for another device of the same guest."""
        guest = await self._accounts.guest(claim)
        now = self._now()
        code = await self._database.write(codes.new_code, "device", guest.id, now)
        link = f"{at}/continue/{code}"
        return DeviceLink(link=link, qr=qr_code(link), expires=now + LIVES["device"])

    async def use(self, visitor: Visitor, code: str) -> Claim:
        """Be the guest who made a link."""
        spent = await self._database.write(codes.spend_code, "device", code, self._now())
        if await self._accounts.find(spent.guest) is None:
            return Claim(spent.guest)
        return await self._accounts.begin_session(visitor, spent.guest)
