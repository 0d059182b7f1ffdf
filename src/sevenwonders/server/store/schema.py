"""The tables of the database.

Ids of guests and game tables are random text. Every game table numbers its changes and events in
one order: a reader who has seen a number has seen all below it. Times are milliseconds since 1970.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from sevenwonders.engine.game.options import Options
from sevenwonders.server.clocks.state import TableClock
from sevenwonders.server.store.columns import Packed, Written
from sevenwonders.server.store.rows import Invited
from sevenwonders.server.wire.events import SeatedEvent
from sevenwonders.server.wire.terms import Terms

_INVITED: Final = tuple[Invited, ...]

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guest: Final = Table(
    "guest",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

game_table: Final = Table(
    "game_table",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("options", Packed[Options](Options), nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("terms", Written[Terms](Terms), nullable=False, server_default="{}"),
    Column("clock", Written[TableClock](TableClock), nullable=False, server_default="{}"),
    Column("due", BigInteger, index=True),
    Column("host", String(32), ForeignKey("guest.id"), index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rematch", String(32), ForeignKey("game_table.id"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False, index=True),
    Column("asked_by", String(128), unique=True, index=True),
    Column("access", String(16), nullable=False, server_default="link"),
    Column("invitation", String(32)),
    Column("invited", Written[tuple[Invited, ...]](_INVITED), nullable=False, server_default="[]"),
    Column("removed", Written[tuple[Invited, ...]](_INVITED), nullable=False, server_default="[]"),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
)

seat: Final = Table(
    "seat",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("guest_id", String(32), ForeignKey("guest.id"), index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("warned", BigInteger),
    Column("played_from", Integer),
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("table_id", "guest_id"),
    CheckConstraint("kind IN ('empty', 'guest', 'bot')", name="kind"),
    CheckConstraint("(kind = 'guest') = (guest_id IS NOT NULL)", name="guest"),
)

choice: Final = Table(
    "choice",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("decision", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "decision"),
)
"""Sealed and revealed alike: which of the two follows from the game so far."""

event: Final = Table(
    "event",
    metadata,
    Column("seq", BigInteger, nullable=False),
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("payload", Packed[SeatedEvent](SeatedEvent), nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)
"""What happened, whole: it is redacted when it is sent."""
