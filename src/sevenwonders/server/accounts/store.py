"""Accounts, sessions and bots in the database."""

from typing import Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sevenwonders.server.accounts.rows import AccountData, BotData, SessionData
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
)
_SESSION: Final = (
    account_session.c.id,
    account_session.c.guest_id,
    account_session.c.agent,
    account_session.c.created,
    account_session.c.seen,
    account_session.c.before,
)


async def account_of(connection: AsyncConnection, guest_id: str) -> AccountData | None:
    """The account of a guest, if they have one."""
    return await _account(connection, account.c.guest_id == guest_id)


async def account_by_login(connection: AsyncConnection, login: str) -> AccountData | None:
    """The account that signs in by a name, if there is one."""
    return await _account(connection, account.c.login == login)


async def account_by_mail(connection: AsyncConnection, mail: str) -> AccountData | None:
    """The account with a mail address; none where several have it."""
    return await _account(connection, account.c.mail == mail)


async def add_account(connection: AsyncConnection, new: AccountData, login: str) -> None:
    """Keep a new account; fails if its guest has one, or its login is taken."""
    await connection.execute(
        insert(account).values(
            guest_id=new.guest,
            login=login,
            password=new.password,
            mail=new.mail,
            language=new.language,
            created=new.created,
        )
    )


async def rename_account(connection: AsyncConnection, guest_id: str, login: str) -> bool:
    """Let an account sign in by another name; whether there is one."""
    return await _change(connection, guest_id, {"login": login})


async def set_password(connection: AsyncConnection, guest_id: str, password: str) -> None:
    """Another password."""
    await _change(connection, guest_id, {"password": password})


async def set_mail(connection: AsyncConnection, guest_id: str, mail: str | None) -> None:
    """Another mail address, or none."""
    await _change(connection, guest_id, {"mail": mail})


async def delete_account(connection: AsyncConnection, guest_id: str) -> None:
    """Forget an account with its sessions, its bots' tokens and its codes."""
    await connection.execute(delete(one_time_code).where(one_time_code.c.guest_id == guest_id))
    await connection.execute(delete(account_bot).where(account_bot.c.owner == guest_id))
    await connection.execute(delete(account_session).where(account_session.c.guest_id == guest_id))
    await connection.execute(delete(account).where(account.c.guest_id == guest_id))


async def add_session(connection: AsyncConnection, new: SessionData) -> None:
    """A browser has signed in."""
    await connection.execute(
        insert(account_session).values(
            id=new.id,
            guest_id=new.guest,
            agent=new.agent,
            created=new.created,
            seen=new.seen,
            before=new.before,
        )
    )


async def sessions_of(connection: AsyncConnection, guest_id: str) -> list[SessionData]:
    """Where an account is signed in, the latest first."""
    query = select(*_SESSION).where(account_session.c.guest_id == guest_id)
    rows = await connection.execute(query.order_by(account_session.c.seen.desc()))
    return [SessionData(*row) for row in rows]


async def end_session(
    connection: AsyncConnection, guest_id: str, session: str
) -> SessionData | None:
    """Sign a browser out; what the session was, if there was one."""
    here = (account_session.c.id == session) & (account_session.c.guest_id == guest_id)
    ended = await connection.execute(delete(account_session).where(here).returning(*_SESSION))
    row = ended.one_or_none()
    return None if row is None else SessionData(*row)


async def end_other_sessions(
    connection: AsyncConnection, guest_id: str, keep: str | None = None
) -> None:
    """Sign every browser out but one."""
    here = (account_session.c.guest_id == guest_id) & (account_session.c.id != (keep or ""))
    await connection.execute(delete(account_session).where(here))


async def see_session(connection: AsyncConnection, session: str, now: int) -> None:
    """A session was used."""
    here = account_session.c.id == session
    await connection.execute(update(account_session).where(here).values(seen=now))


async def add_bot(
    connection: AsyncConnection, owner: str, guest_id: str, token: str, now: int
) -> None:
    """Let a program play as a guest."""
    await connection.execute(
        insert(account_bot).values(guest_id=guest_id, owner=owner, token=token, created=now)
    )


async def bots_of(connection: AsyncConnection, owner: str) -> list[BotData]:
    """The programs of an account, the oldest first."""
    columns = (account_bot.c.guest_id, guest.c.name, account_bot.c.created, account_bot.c.used)
    query = select(*columns).join(guest, guest.c.id == account_bot.c.guest_id)
    rows = await connection.execute(
        query.where(account_bot.c.owner == owner).order_by(account_bot.c.created)
    )
    return [BotData(*row) for row in rows]


async def bot_by_token(connection: AsyncConnection, token: str) -> str | None:
    """The guest as which a program plays, by the hash of its token."""
    query = select(account_bot.c.guest_id).where(account_bot.c.token == token)
    return (await connection.execute(query)).scalar_one_or_none()


async def use_bot(connection: AsyncConnection, guest_id: str, now: int) -> None:
    """A token was used."""
    here = account_bot.c.guest_id == guest_id
    await connection.execute(update(account_bot).where(here).values(used=now))


async def delete_bot(connection: AsyncConnection, owner: str, guest_id: str) -> bool:
    """Revoke a program's token; whether there was one."""
    here = (account_bot.c.owner == owner) & (account_bot.c.guest_id == guest_id)
    return (await connection.execute(delete(account_bot).where(here))).rowcount > 0


async def _account(connection: AsyncConnection, wanted: ColumnElement[bool]) -> AccountData | None:
    query = select(*_ACCOUNT).join(guest, guest.c.id == account.c.guest_id).where(wanted)
    rows = (await connection.execute(query.limit(2))).all()
    return AccountData(*rows[0]) if len(rows) == 1 else None


async def _change(
    connection: AsyncConnection, guest_id: str, values: dict[str, str | None]
) -> bool:
    here = account.c.guest_id == guest_id
    return (await connection.execute(update(account).where(here).values(values))).rowcount > 0
