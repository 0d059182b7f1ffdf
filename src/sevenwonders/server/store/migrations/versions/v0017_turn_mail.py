"""Mail about turns, for accounts that wish for it."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Addresses were given for lost passwords alone: nobody is written to without being asked."""
    wish: sa.Column[bool] = sa.Column(
        "turn_mail", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("account", wish)
    op.create_table(
        "turn_mail",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_turn_mail"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["account.guest_id"], name="fk_turn_mail_guest_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_turn_mail_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Write to nobody."""
    op.drop_table("turn_mail")
    op.drop_column("account", "turn_mail")
