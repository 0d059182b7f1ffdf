"""The tables of messages."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from sevenwonders.server.store.schema import metadata

_NUMBER: Final = BigInteger().with_variant(Integer, "sqlite")
"""SQLite keeps as many digits in it."""

message: Final = Table(
    "message",
    metadata,
    Column("id", _NUMBER, nullable=False),
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", String(32), ForeignKey("guest.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("team", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)
"""``kind`` is ``text``, ``phrase`` or ``notice``; the last two hold the id of what is said."""

silenced: Final = Table(
    "silenced",
    metadata,
    Column("guest_id", String(32), ForeignKey("guest.id"), nullable=False),
    Column("other", String(32), ForeignKey("guest.id"), nullable=False),
    Column("table_id", String(32), nullable=False),
    PrimaryKeyConstraint("guest_id", "other", "table_id"),
)
"""Whose messages a person does not want to read: at one table, or with an empty id anywhere."""

report: Final = Table(
    "report",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("message_id", _NUMBER, nullable=False),
    Column("said_by", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""A message that somebody reported, as it was, for whoever keeps the server."""
