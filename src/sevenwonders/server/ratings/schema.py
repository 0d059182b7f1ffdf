"""The tables of ratings and of public profiles."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
)

from sevenwonders.server.store.schema import metadata

rating: Final = Table(
    "rating",
    metadata,
    Column(
        "guest_id",
        String(32),
        ForeignKey("account.guest_id", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("family", String(16), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("updated", BigInteger, nullable=False),
    PrimaryKeyConstraint("guest_id", "family"),
    Index(None, "family", "public", "settled", "mu"),
)
"""``settled`` is a rating that is not provisional; ``public`` one of a public profile."""

rating_change: Final = Table(
    "rating_change",
    metadata,
    Column("table_id", String(32), ForeignKey("result.table_id", ondelete="CASCADE")),
    Column(
        "guest_id",
        String(32),
        ForeignKey("account.guest_id", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("family", String(16), nullable=False),
    Column("before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ended", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "guest_id"),
    Index(None, "guest_id", "family", "ended"),
)
"""What a game did to a rating."""

profile: Final = Table(
    "profile",
    metadata,
    Column(
        "guest_id",
        String(32),
        ForeignKey("account.guest_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("public", Boolean, nullable=False),
)
"""Whether a person's ratings are public; without a row they are not."""
