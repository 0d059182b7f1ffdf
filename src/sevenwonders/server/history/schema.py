"""The tables of results.

A game's row is written in the transaction that ends the game. What a person's list is filtered by
stands in the seat's row, whose index gives the latest games of a person without a look at others.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from sevenwonders.server.store.columns import Packed
from sevenwonders.server.store.schema import metadata

result: Final = Table(
    "result",
    metadata,
    Column(
        "table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("ended", BigInteger, nullable=False),
    Column("family", String(16), nullable=False),
    Column("edition", String(8), nullable=False),
    Column("boxes", Packed[tuple[str, ...]](tuple[str, ...]), nullable=False),
    Column("players", Integer, nullable=False),
    Column("teams", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
)

result_seat: Final = Table(
    "result_seat",
    metadata,
    Column("table_id", String(32), ForeignKey("result.table_id", ondelete="CASCADE")),
    Column("seat", Integer, nullable=False),
    Column("guest_id", String(32), ForeignKey("guest.id")),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("away", Boolean, nullable=False),
    Column("board", String(32), nullable=False),
    Column("side", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("coins", Integer, nullable=False),
    Column("rows", Packed[dict[str, int]](dict[str, int]), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("family", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "guest_id", "ended", "table_id"),
)
"""``place`` is 1 for the winner; teams share it. ``rows`` are the rows of the score sheet."""
