"""What people say at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing was said before."""
    op.create_table(
        "message",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("team", sa.Boolean(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_message"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_message_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_message_guest_id"),
    )
    op.create_index("ix_message_table_id_id", "message", ["table_id", "id"])
    op.create_index("ix_message_guest_id", "message", ["guest_id"])
    op.create_table(
        "silenced",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "other", "table_id", name="pk_silenced"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_silenced_guest_id"),
        sa.ForeignKeyConstraint(["other"], ["guest.id"], name="fk_silenced_other"),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("message_id", sa.Integer(), nullable=False),
        sa.Column("said_by", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("report")
    op.drop_table("silenced")
    op.drop_table("message")
