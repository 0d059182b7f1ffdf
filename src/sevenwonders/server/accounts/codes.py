"""Codes that work once, and tokens that work until they are revoked: texts nobody can guess."""

import hashlib
import secrets
from typing import Final, Literal

from sqlalchemy import Connection, delete, func, insert, select

from sevenwonders.server.accounts.errors import SpentCode
from sevenwonders.server.accounts.rows import CodeData
from sevenwonders.server.accounts.schema import one_time_code
from sevenwonders.server.accounts.store import hold_account

Purpose = Literal["device", "reset", "mail", "forgotten"]
MINUTE: Final = 60_000
LIVES: Final[dict[Purpose, int]] = {
    "device": 10 * MINUTE,
    "reset": 24 * 60 * MINUTE,
    "mail": 24 * 60 * MINUTE,
    "forgotten": 24 * 60 * MINUTE,
}
"""How long a code is good for, in milliseconds."""
MOST_FORGOTTEN: Final = 3
"""Codes for a new password that are sent to one person while the first of them is good."""
_BYTES: Final = 18
PREFIX: Final = "sw_"
"""How tokens begin: who finds one knows what it is."""


def hashed(text: str) -> str:
    """What is kept of a code or token. They are long and random, so a plain hash will do."""
    return hashlib.sha256(text.encode()).hexdigest()


def new_token() -> str:
    """A token for a bot."""
    return PREFIX + secrets.token_urlsafe(2 * _BYTES)


def new_code(
    connection: Connection, purpose: Purpose, guest_id: str, now: int, detail: str = ""
) -> str:
    """A code for a guest, in place of earlier ones for the same purpose."""
    same = (one_time_code.c.guest_id == guest_id) & (one_time_code.c.purpose == purpose)
    spent = one_time_code.c.expires < now
    connection.execute(delete(one_time_code).where(same | spent))
    return _added(connection, purpose, guest_id, now, detail)


def forgotten_code(connection: Connection, guest_id: str, now: int) -> str | None:
    """A code for a new password, which anybody can ask for; none where enough were sent.

    It takes the place of none that was sent before, nor of the host's.
    """
    hold_account(connection, guest_id)
    good = (
        (one_time_code.c.guest_id == guest_id)
        & (one_time_code.c.purpose == "forgotten")
        & (one_time_code.c.expires >= now)
    )
    sent = connection.execute(select(func.count()).where(good)).scalar_one()
    return None if sent >= MOST_FORGOTTEN else _added(connection, "forgotten", guest_id, now)


def spend_reset(connection: Connection, code: str, now: int) -> CodeData:
    """Use a code for a new password up, whoever made it; the others are worth nothing then."""
    here = one_time_code.c.hash == hashed(code)
    purpose = connection.execute(select(one_time_code.c.purpose).where(here)).scalar_one_or_none()
    found = spend_code(connection, "forgotten" if purpose == "forgotten" else "reset", code, now)
    resets = one_time_code.c.purpose.in_(("reset", "forgotten"))
    connection.execute(delete(one_time_code).where(one_time_code.c.guest_id == found.guest, resets))
    return found


def _added(
    connection: Connection, purpose: Purpose, guest_id: str, now: int, detail: str = ""
) -> str:
    code = secrets.token_urlsafe(_BYTES)
    connection.execute(
        insert(one_time_code).values(
            hash=hashed(code),
            purpose=purpose,
            guest_id=guest_id,
            detail=detail,
            expires=now + LIVES[purpose],
        )
    )
    return code


def spend_code(connection: Connection, purpose: Purpose, code: str, now: int) -> CodeData:
    """Use a code up; refuses one that is unknown, used or too old."""
    here = (
        (one_time_code.c.hash == hashed(code))
        & (one_time_code.c.purpose == purpose)
        & (one_time_code.c.expires >= now)
    )
    columns = (one_time_code.c.guest_id, one_time_code.c.detail)
    found = connection.execute(delete(one_time_code).where(here).returning(*columns))
    row = found.one_or_none()
    if row is None:
        raise SpentCode
    return CodeData(*row)
