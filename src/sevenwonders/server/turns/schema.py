"""The table of turns that people were written to about."""

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Table

from sevenwonders.server.store.schema import metadata

turn_mail: Final = Table(
    "turn_mail",
    metadata,
    Column(
        "guest_id", String(32), ForeignKey("account.guest_id", ondelete="CASCADE"), nullable=False
    ),
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("stage", Integer, nullable=False),
    PrimaryKeyConstraint("guest_id", "table_id"),
)
"""The latest stage of a game of which an account was told by mail."""
