"""Guests, game tables, seats, choices, events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    clock = op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clock"),
        sa.CheckConstraint("id = 1", name=op.f("ck_clock_one_row")),
    )
    op.bulk_insert(clock, [{"id": 1, "seq": 0}])
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("lobby_seq", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(32), nullable=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.ForeignKeyConstraint(["host"], ["guest.id"], name="fk_game_table_host"),
        sa.ForeignKeyConstraint(["rematch"], ["game_table.id"], name="fk_game_table_rematch"),
        sa.CheckConstraint(
            "status IN ('open', 'playing', 'over')", name=op.f("ck_game_table_status")
        ),
    )
    op.create_index("ix_game_table_seq", "game_table", ["seq"])
    op.create_index("ix_game_table_status", "game_table", ["status"])
    _create_seats()
    _create_course()


def _create_seats() -> None:
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("away", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_seat_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_seat_guest_id"),
        sa.UniqueConstraint("table_id", "guest_id", name="uq_seat_table_id_guest_id"),
        sa.CheckConstraint("kind IN ('empty', 'guest', 'bot')", name=op.f("ck_seat_kind")),
        sa.CheckConstraint("(kind = 'guest') = (guest_id IS NOT NULL)", name=op.f("ck_seat_guest")),
    )
    op.create_index("ix_seat_guest_id", "seat", ["guest_id"])


def _create_course() -> None:
    op.create_table(
        "choice",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "decision", name="pk_choice"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_choice_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "event",
        sa.Column("seq", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name="pk_event"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_event_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_event_table_id_seq", "event", ["table_id", "seq"])


def downgrade() -> None:
    """Drop them."""
    for table in ("event", "choice", "seat", "game_table", "guest", "clock"):
        op.drop_table(table)
