"""Whether people may ask for a hint at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of before allow none."""
    allowed: sa.Column[bool] = sa.Column(
        "hints", sa.Boolean(), server_default=sa.false(), nullable=False
    )
    op.add_column("game_table", allowed)


def downgrade() -> None:
    """Forget it."""
    op.drop_column("game_table", "hints")
