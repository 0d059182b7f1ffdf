"""By which guest and key a table was asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables of before nobody knows; there may be many such."""
    asked_by: sa.Column[str] = sa.Column("asked_by", sa.String(128), nullable=True)
    op.add_column("game_table", asked_by)
    op.create_index("ix_game_table_asked_by", "game_table", ["asked_by"], unique=True)


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_game_table_asked_by", "game_table")
    op.drop_column("game_table", "asked_by")
