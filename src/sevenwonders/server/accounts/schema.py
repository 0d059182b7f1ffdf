"""The tables of accounts.

Codes and tokens are kept as hashes: who reads the database can use none.
"""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, String, Table, Text, false

from sevenwonders.server.store.schema import metadata

account: Final = Table(
    "account",
    metadata,
    Column("guest_id", String(32), ForeignKey("guest.id"), primary_key=True),
    Column("login", Text, nullable=False, unique=True, index=True),
    Column("password", Text, nullable=False),
    Column("mail", Text),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("turn_mail", Boolean, nullable=False, server_default=false()),
)
"""A guest who can come back by name and password. ``login`` is the guest's name as compared."""

account_session: Final = Table(
    "account_session",
    metadata,
    Column("id", String(32), primary_key=True),
    Column(
        "guest_id",
        String(32),
        ForeignKey("account.guest_id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("before", String(32)),
)
"""A browser that is signed in, and the guest it was before."""

account_bot: Final = Table(
    "account_bot",
    metadata,
    Column("guest_id", String(32), ForeignKey("guest.id"), primary_key=True),
    Column(
        "owner",
        String(32),
        ForeignKey("account.guest_id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("token", String(64), nullable=False, unique=True, index=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
"""A program that plays as a guest of its own, and whose it is."""

one_time_code: Final = Table(
    "one_time_code",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("guest_id", String(32), ForeignKey("guest.id"), nullable=False, index=True),
    Column("detail", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
"""A link that works once: for another device, a new password, a mail address."""

account_ban: Final = Table(
    "account_ban",
    metadata,
    Column(
        "guest_id",
        String(32),
        ForeignKey("account.guest_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("since", BigInteger, nullable=False),
)
"""Accounts that the host keeps out."""
