"""When a bot may play for a person who is waited for, and from which decision on one did."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is warned; what bots have sealed for people who are away stays."""
    warned: sa.Column[int] = sa.Column("warned", sa.BigInteger(), nullable=True)
    played_from: sa.Column[int] = sa.Column("played_from", sa.Integer(), nullable=True)
    for column in (warned, played_from):
        op.add_column("seat", column)


def downgrade() -> None:
    """Forget it."""
    for column in ("played_from", "warned"):
        op.drop_column("seat", column)
