"""Accounts, sessions and bots in the database."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from sevenwonders.server.accounts.rows import AccountData, BotData, ProgramData, SessionData
from sevenwonders.server.accounts.schema import (
    account,
    account_bot,
    account_session,
    one_time_code,
)
from sevenwonders.server.store.schema import guest

_ACCOUNT: Final = (
    account.c.guest_id,
    guest.c.name,
    account.c.password,
    account.c.mail,
    account.c.language,
    account.c.created,
    account.c.turn_mail,
)
_SESSION: Final = (
    account_session.c.id,
    account_session.c.guest_id,
    account_session.c.agent,
    account_session.c.created,
    account_session.c.seen,
    account_session.c.before,
)


def account_of(connection: Connection, guest_id: str) -> AccountData | None:
    """The account of a guest, if they have one."""
    return _account(connection, account.c.guest_id == guest_id)


def account_by_login(connection: Connection, login: str) -> AccountData | None:
    """The account that signs in by a name, if there is one."""
    return _account(connection, account.c.login == login)


def account_by_mail(connection: Connection, mail: str) -> AccountData | None:
    """The account with a mail address; none where several have it."""
    return _account(connection, account.c.mail == mail)


def add_account(connection: Connection, new: AccountData, login: str, session: SessionData) -> None:
    """Keep a new account with its first session; fails if guest or login have one."""
    connection.execute(
        insert(account).values(
            guest_id=new.guest,
            login=login,
            password=new.password,
            mail=new.mail,
            language=new.language,
            created=new.created,
        )
    )
    add_session(connection, session)


def rename_account(connection: Connection, guest_id: str, login: str) -> bool:
    """Let an account sign in by another name; whether there is one."""
    return _change(connection, guest_id, {"login": login})


def set_password(
    connection: Connection, guest_id: str, password: str, keep: str | None = None
) -> None:
    """Another password; every browser is signed out but one."""
    _change(connection, guest_id, {"password": password})
    others = (account_session.c.guest_id == guest_id) & (account_session.c.id != (keep or ""))
    connection.execute(delete(account_session).where(others))


def set_mail(connection: Connection, guest_id: str, mail: str | None) -> None:
    """Another mail address, with mail about turns, or none."""
    _change(connection, guest_id, {"mail": mail, "turn_mail": mail is not None})


def set_turn_mail(connection: Connection, guest_id: str, *, wished: bool) -> None:
    """Whether an account is written to about turns."""
    _change(connection, guest_id, {"turn_mail": wished})


def hold_account(connection: Connection, guest_id: str) -> None:
    """Let nobody else count what belongs to an account until this is committed."""
    connection.execute(
        select(account.c.login).where(account.c.guest_id == guest_id).with_for_update()
    )


def delete_account(connection: Connection, guest_id: str) -> None:
    """Forget an account with its sessions, its bots' tokens and its codes."""
    connection.execute(delete(one_time_code).where(one_time_code.c.guest_id == guest_id))
    connection.execute(delete(account_bot).where(account_bot.c.owner == guest_id))
    connection.execute(delete(account_session).where(account_session.c.guest_id == guest_id))
    connection.execute(delete(account).where(account.c.guest_id == guest_id))


def add_session(connection: Connection, new: SessionData) -> None:
    """A browser has signed in."""
    connection.execute(
        insert(account_session).values(
            id=new.id,
            guest_id=new.guest,
            agent=new.agent,
            created=new.created,
            seen=new.seen,
            before=new.before,
        )
    )


def sessions_of(connection: Connection, guest_id: str) -> list[SessionData]:
    """Where an account is signed in, the latest first."""
    query = select(*_SESSION).where(account_session.c.guest_id == guest_id)
    rows = connection.execute(query.order_by(account_session.c.seen.desc()))
    return [SessionData(*row) for row in rows]


def end_session(connection: Connection, guest_id: str, session: str) -> SessionData | None:
    """Sign a browser out; what the session was, if there was one."""
    here = (account_session.c.id == session) & (account_session.c.guest_id == guest_id)
    ended = connection.execute(delete(account_session).where(here).returning(*_SESSION))
    row = ended.one_or_none()
    return None if row is None else SessionData(*row)


def see_session(connection: Connection, session: str, now: int) -> None:
    """A session was used."""
    here = account_session.c.id == session
    connection.execute(update(account_session).where(here).values(seen=now))


def add_bot(connection: Connection, owner: str, guest_id: str, token: str, now: int) -> None:
    """Let a program play as a guest."""
    connection.execute(
        insert(account_bot).values(guest_id=guest_id, owner=owner, token=token, created=now)
    )


def bots_of(connection: Connection, owner: str) -> list[BotData]:
    """The programs of an account, the oldest first."""
    columns = (account_bot.c.guest_id, guest.c.name, account_bot.c.created, account_bot.c.used)
    query = select(*columns).join(guest, guest.c.id == account_bot.c.guest_id)
    rows = connection.execute(
        query.where(account_bot.c.owner == owner).order_by(account_bot.c.created)
    )
    return [BotData(*row) for row in rows]


def bot_by_token(connection: Connection, token: str) -> ProgramData | None:
    """The program that has a token, by the hash of that."""
    columns = (account_bot.c.guest_id, account_bot.c.owner, account_bot.c.used)
    row = connection.execute(select(*columns).where(account_bot.c.token == token)).one_or_none()
    return None if row is None else ProgramData(*row)


def programs_beside(connection: Connection, guest_id: str) -> list[str]:
    """The programs of the account that a program belongs to, itself included."""
    owner = select(account_bot.c.owner).where(account_bot.c.guest_id == guest_id).scalar_subquery()
    query = select(account_bot.c.guest_id).where(account_bot.c.owner == owner)
    return list(connection.execute(query).scalars())


def use_bot(connection: Connection, guest_id: str, now: int) -> None:
    """A token was used."""
    here = account_bot.c.guest_id == guest_id
    connection.execute(update(account_bot).where(here).values(used=now))


def delete_bot(connection: Connection, owner: str, guest_id: str) -> bool:
    """Revoke a program's token; whether there was one."""
    here = (account_bot.c.owner == owner) & (account_bot.c.guest_id == guest_id)
    return connection.execute(delete(account_bot).where(here)).rowcount > 0


def _account(connection: Connection, wanted: ColumnElement[bool]) -> AccountData | None:
    query = select(*_ACCOUNT).join(guest, guest.c.id == account.c.guest_id).where(wanted)
    rows = connection.execute(query.limit(2)).all()
    return AccountData(*rows[0]) if len(rows) == 1 else None


def _change(connection: Connection, guest_id: str, values: dict[str, str | bool | None]) -> bool:
    here = account.c.guest_id == guest_id
    return connection.execute(update(account).where(here).values(values)).rowcount > 0
