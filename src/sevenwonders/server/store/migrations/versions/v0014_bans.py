"""Accounts that are kept out."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is."""
    op.create_table(
        "account_ban",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="pk_account_ban"),
        sa.ForeignKeyConstraint(
            ["guest_id"],
            ["account.guest_id"],
            name="fk_account_ban_guest_id",
            ondelete="CASCADE",
        ),
    )


def downgrade() -> None:
    """Let everybody in."""
    op.drop_table("account_ban")
