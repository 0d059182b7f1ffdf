"""What accounts get by mail: a link for a new password, and one that confirms the address."""

from collections.abc import Callable

from sqlalchemy import Connection

from sevenwonders.messages import messages
from sevenwonders.server.accounts import codes, store
from sevenwonders.server.accounts.accounts import Accounts, login_of
from sevenwonders.server.accounts.errors import BadMail, NoMail
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.mail.post import Post, is_address
from sevenwonders.server.store.database import Database


class Letters:
    """Mail to accounts; without a post there is none."""

    def __init__(
        self, database: Database, accounts: Accounts, post: Post | None, now: Callable[[], int]
    ) -> None:
        self._database = database
        self._accounts = accounts
        self._post = post
        self._now = now

    async def set_mail(self, claim: Claim | None, mail: str | None, password: str) -> None:
        """Send a link that confirms an address; it counts once that was used."""
        found = await self._accounts.proved(claim, password)
        if mail is None:
            await self._database.write(store.set_mail, found.guest, None)
            return
        post = self._required()
        if not is_address(mail):
            raise BadMail(mail)
        code = await self._database.write(codes.new_code, "mail", found.guest, self._now(), mail)
        say = messages(found.language).say
        link = f"{post.url}/confirm/{code}"
        post.send_later(
            mail, say("mail-confirm-subject"), say("mail-confirm", name=found.name, link=link)
        )

    async def confirm(self, code: str) -> None:
        """The address to which a code was sent is the account's."""

        def confirmed(connection: Connection) -> None:
            spent = codes.spend_code(connection, "mail", code, self._now())
            store.set_mail(connection, spent.guest, spent.detail)

        await self._database.write(confirmed)

    async def wish_for_turns(self, claim: Claim | None, *, wished: bool) -> None:
        """Be written to about turns in games by days, or not."""
        found = await self._accounts.required(claim)
        await self._database.write(store.set_turn_mail, found.guest, wished=wished)

    async def stop_turns(self, guest: str) -> None:
        """Write to somebody about turns no more."""
        await self._database.write(store.set_turn_mail, guest, wished=False)

    async def forgotten(self, name: str) -> None:
        """Send a link for a new password, if that is an account with an address.

        Who asks hears nothing of whether it is, nor whether enough were sent already.
        """
        post = self._required()
        found = await self._database.read(store.account_by_login, login_of(name))
        if found is None and is_address(name):
            found = await self._database.read(store.account_by_mail, name)
        if found is None or found.mail is None:
            return
        code = await self._database.write(codes.forgotten_code, found.guest, self._now())
        if code is None:
            return
        say = messages(found.language).say
        link = f"{post.url}/reset/{code}"
        post.send_later(
            found.mail, say("mail-reset-subject"), say("mail-reset", name=found.name, link=link)
        )

    def _required(self) -> Post:
        if self._post is None:
            raise NoMail
        return self._post
