"""Accounts: made from a guest, come back to, changed.

An account is a guest with a name and a password; all they ever did belongs to the guest.
"""

import unicodedata
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sevenwonders.server import identity
from sevenwonders.server.accounts import codes, store
from sevenwonders.server.accounts.bans import is_banned
from sevenwonders.server.accounts.errors import (
    AccountExists,
    Banned,
    NameTaken,
    NoAccount,
    NoSession,
    NoSuchAccount,
    SpentCode,
    WrongPassword,
)
from sevenwonders.server.accounts.passwords import Passwords, check_password
from sevenwonders.server.accounts.rows import AccountData, SessionData
from sevenwonders.server.accounts.sessions import Claim, Sessions
from sevenwonders.server.accounts.tries import Tries, Waits
from sevenwonders.server.errors import NoGuest
from sevenwonders.server.names import checked_name
from sevenwonders.server.store import guests
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.account import Account, Language, Session
from sevenwonders.server.wire.table import Guest

_LONGEST_AGENT: Final = 200


class Visitor(NamedTuple):
    """The client and its credentials."""

    claim: Claim | None
    """What their cookie says."""
    agent: str
    """What the browser calls itself."""
    address: str | None = None
    """Their address; None on the server's own machine."""


def login_of(name: str) -> str:
    """A name for comparisons: names that look alike are equal."""
    seen = "".join(sign for sign in " ".join(name.split()) if sign.isprintable())
    return unicodedata.normalize("NFKC", seen).casefold()


class Accounts:
    """The accounts of one store."""

    def __init__(
        self,
        database: Database,
        sessions: Sessions,
        now: Callable[[], int],
        passwords: Passwords | None = None,
    ) -> None:
        self._database = database
        self._sessions = sessions
        self._now = now
        self._passwords = passwords or Passwords()
        self._tries = Tries()
        self._signed_in = Waits()
        """Wrong passwords of signed-in people, by session."""

    def close(self) -> None:
        """End what hashes."""
        self._passwords.close()

    async def name_guest(self, claim: Claim | None, name: str) -> Guest:
        """Create or rename a guest; the name of another account is refused."""
        called = checked_name(name)
        login = login_of(called)

        def named(connection: Connection) -> Guest:
            known = claim and guests.find_guest(connection, claim.guest)
            holder = store.account_by_login(connection, login)
            if holder is not None and (known is None or holder.guest != known.id):
                raise NameTaken(called)
            if known is None:
                new = Guest(identity.new_guest(), called)
                guests.add_guest(connection, new, self._now())
                return new
            guests.rename_guest(connection, known.id, called)
            store.rename_account(connection, known.id, login)
            return Guest(known.id, called)

        return await self._database.write(named)

    async def about(self, claim: Claim | None) -> Account:
        """What is kept of a guest and their account."""
        guest = await self.guest(claim)
        found = await self.find(guest.id)
        return Account(
            guest=guest.id,
            name=guest.name,
            kept=found is not None,
            mail=found and found.mail,
            turn_mail=found is not None and found.turn_mail,
            created=found and found.created,
        )

    async def keep(self, visitor: Visitor, password: str, language: Language) -> Claim:
        """Make an account of a guest; the name is theirs from now on."""
        guest = await self.guest(visitor.claim)
        check_password(password, guest.name)
        if await self.find(guest.id) is not None:
            raise AccountExists
        kept = await self._passwords.hash(password)
        new = AccountData(guest.id, guest.name, kept, None, language, self._now())
        session = self._session(guest.id, visitor, before=None)
        try:
            await self._database.write(store.add_account, new, login_of(guest.name), session)
        except IntegrityError:
            if await self.find(guest.id) is not None:
                raise AccountExists from None
            raise NameTaken(guest.name) from None
        await self._sessions.changed(guest.id)
        return Claim(guest.id, session.id)

    async def sign_in(self, visitor: Visitor, name: str, password: str) -> Claim:
        """Come back by name and password."""
        login = login_of(name)
        self._tries.check(login, visitor.address, self._now())
        found = await self._database.read(store.account_by_login, login)
        if not await self._passwords.fits(found and found.password, password) or found is None:
            self._tries.wrong(login, visitor.address, self._now())
            raise WrongPassword
        self._tries.right(login, visitor.address)
        return await self.begin_session(visitor, found.guest)

    async def sign_out(self, visitor: Visitor) -> Claim | None:
        """End this session; the browser is the guest again that it was before, if it was one."""
        claim = visitor.claim
        if claim is None or claim.session is None:
            raise NoAccount
        before = await self._database.write(_signed_out, claim.guest, claim.session)
        await self._sessions.changed(claim.guest)
        return None if before is None else Claim(before)

    async def change_password(self, claim: Claim | None, old: str, new: str) -> None:
        """Take another password; every other browser is signed out."""
        found = await self.proved(claim, old)
        check_password(new, found.name)
        await self._set_password(found, new, keep=claim and claim.session)

    async def reset(self, visitor: Visitor, code: str, password: str) -> Claim:
        """Take a new password by a code; every browser is signed out but this one."""
        check_password(password, "")
        spent = await self._database.write(codes.spend_reset, code, self._now())
        found = await self.find(spent.guest)
        if found is None:
            raise SpentCode
        self._tries.right(login_of(found.name), visitor.address)
        await self._set_password(found, password, keep=None)
        return await self.begin_session(visitor, found.guest)

    async def sessions(self, claim: Claim | None) -> list[Session]:
        """Where an account is signed in."""
        found = await self.required(claim)
        rows = await self._database.read(store.sessions_of, found.guest)
        return [
            Session(
                id=one.id,
                agent=one.agent,
                created=one.created,
                seen=one.seen,
                current=claim is not None and one.id == claim.session,
            )
            for one in rows
        ]

    async def end_session(self, claim: Claim | None, session: str) -> None:
        """Sign another browser out."""
        found = await self.required(claim)
        known = session.isascii() and session.isalnum()
        if not known or not await self._database.write(store.end_session, found.guest, session):
            raise NoSession
        await self._sessions.changed(found.guest)

    async def begin_session(self, visitor: Visitor, guest: str) -> Claim:
        """Sign a browser in; its former guest comes back when it signs out."""
        if await self._database.read(is_banned, guest):
            raise Banned
        before = visitor.claim.guest if visitor.claim else None
        session = self._session(guest, visitor, before=before if before != guest else None)
        await self._database.write(store.add_session, session)
        await self._sessions.changed(guest)
        return Claim(guest, session.id)

    async def guest(self, claim: Claim | None) -> Guest:
        """The guest of the client; refuses clients without one."""
        if claim is None:
            raise NoGuest
        found = await self._database.read(guests.find_guest, claim.guest)
        if found is None:
            raise NoGuest
        return found

    async def find(self, guest: str) -> AccountData | None:
        """The account of a guest, if they have one."""
        return await self._database.read(store.account_of, guest)

    async def by_name(self, name: str) -> Guest:
        """The account with a name."""
        found = await self._database.read(store.account_by_login, login_of(name))
        if found is None:
            raise NoSuchAccount(name)
        return Guest(found.guest, found.name)

    async def required(self, claim: Claim | None) -> AccountData:
        """The asker's account; refuses a guest without one."""
        found = await self.find((await self.guest(claim)).id)
        if found is None:
            raise NoAccount
        return found

    async def proved(self, claim: Claim | None, password: str) -> AccountData:
        """The asker's account, once the password is checked.

        What others try from elsewhere keeps nobody waiting who is signed in.
        """
        found = await self.required(claim)
        session = (claim and claim.session) or found.guest
        self._signed_in.check(session, self._now())
        if not await self._passwords.fits(found.password, password):
            self._signed_in.wrong(session, self._now())
            raise WrongPassword
        self._signed_in.right(session)
        return found

    async def _set_password(self, found: AccountData, password: str, keep: str | None) -> None:
        kept = await self._passwords.hash(password)
        await self._database.write(store.set_password, found.guest, kept, keep)
        await self._sessions.changed(found.guest)

    def _session(self, guest: str, visitor: Visitor, before: str | None) -> SessionData:
        now = self._now()
        agent = visitor.agent[:_LONGEST_AGENT]
        return SessionData(identity.new_guest(), guest, agent, now, now, before)


def _signed_out(connection: Connection, guest: str, session: str) -> str | None:
    """End a session; the guest that the browser was before, unless that one has an account now."""
    ended = store.end_session(connection, guest, session)
    before = ended and ended.before
    known = before and guests.find_guest(connection, before)
    return known.id if known and store.account_of(connection, known.id) is None else None
