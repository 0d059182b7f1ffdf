"""Clocks of tables, and when the server was last alive."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games of before have no clock."""
    op.add_column("game_table", sa.Column("clock", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("game_table", sa.Column("due", sa.BigInteger(), nullable=True))
    op.create_index("ix_game_table_due", "game_table", ["due"])
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_alive"),
        sa.CheckConstraint("id = 1", name="ck_alive_one_row"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("alive")
    op.drop_index("ix_game_table_due", "game_table")
    op.drop_column("game_table", "due")
    op.drop_column("game_table", "clock")
