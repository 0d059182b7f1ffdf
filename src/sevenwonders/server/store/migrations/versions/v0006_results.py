"""Results of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that were over before get their results from the server, one after another."""
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("family", sa.String(16), nullable=False),
        sa.Column("edition", sa.String(8), nullable=False),
        sa.Column("boxes", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("teams", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_result"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_result_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "result_seat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("board", sa.String(32), nullable=False),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("coins", sa.Integer(), nullable=False),
        sa.Column("rows", sa.JSON(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("family", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["result.table_id"], name="fk_result_seat_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_result_seat_guest_id"),
    )
    op.create_index(
        "ix_result_seat_guest_id_ended_table_id", "result_seat", ["guest_id", "ended", "table_id"]
    )


def downgrade() -> None:
    """Forget them; the games stay."""
    op.drop_table("result_seat")
    op.drop_table("result")
