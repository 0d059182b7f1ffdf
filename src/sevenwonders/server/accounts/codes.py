"""Codes that work once, and tokens that work until they are revoked: texts nobody can guess."""

import hashlib
import secrets
from typing import Final, Literal

from sqlalchemy import Connection, delete, insert

from sevenwonders.server.accounts.errors import SpentCode
from sevenwonders.server.accounts.rows import CodeData
from sevenwonders.server.accounts.schema import one_time_code

Purpose = Literal["device", "reset", "mail"]
MINUTE: Final = 60_000
LIVES: Final[dict[Purpose, int]] = {
    "device": 10 * MINUTE,
    "reset": 24 * 60 * MINUTE,
    "mail": 24 * 60 * MINUTE,
}
"""How long a code is good for, in milliseconds."""
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
