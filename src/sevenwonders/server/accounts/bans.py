"""Accounts that the host keeps out: no session of theirs is good, nor any token of their bots."""

from sqlalchemy import Connection, delete, exists, insert, or_, select

from sevenwonders.server.accounts.schema import account_ban, account_bot


def is_banned(connection: Connection, guest_id: str) -> bool:
    """Whether a guest has a banned account, or is a bot of one."""
    owner = select(account_bot.c.owner).where(account_bot.c.guest_id == guest_id).scalar_subquery()
    here = or_(account_ban.c.guest_id == guest_id, account_ban.c.guest_id == owner)
    return bool(connection.execute(select(exists().where(here))).scalar_one())


def set_ban(connection: Connection, guest_id: str, now: int, *, lift: bool) -> None:
    """Keep an account out, or let it in again."""
    connection.execute(delete(account_ban).where(account_ban.c.guest_id == guest_id))
    if not lift:
        connection.execute(insert(account_ban).values(guest_id=guest_id, since=now))
