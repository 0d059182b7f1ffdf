"""Whom the host of a table has removed from it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody was kept from sitting down again."""
    column = sa.Column("removed", sa.Text(), nullable=False, server_default="[]")
    op.add_column("game_table", column)


def downgrade() -> None:
    """Everybody may sit down again."""
    op.drop_column("game_table", "removed")
