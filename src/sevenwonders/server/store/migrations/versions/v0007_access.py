"""Who can look at a table: everybody, everyone with its link, or invited people."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Open tables were listed; the others could be seen by everyone with the link."""
    access = sa.Column("access", sa.String(16), nullable=False, server_default="link")
    invitation: sa.Column[str] = sa.Column("invitation", sa.String(32), nullable=True)
    invited = sa.Column("invited", sa.Text(), nullable=False, server_default="[]")
    for column in (access, invitation, invited):
        op.add_column("game_table", column)
    op.execute("UPDATE game_table SET access = 'public' WHERE status = 'open'")


def downgrade() -> None:
    """Everyone with the link can look again."""
    for column in ("invited", "invitation", "access"):
        op.drop_column("game_table", column)
