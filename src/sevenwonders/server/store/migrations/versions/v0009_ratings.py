"""Terms of tables, ratings and public profiles."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of before are unrated."""
    op.add_column("game_table", sa.Column("terms", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "rating",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("family", sa.String(16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "family", name="pk_rating"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["account.guest_id"], name="fk_rating_guest_id", ondelete="CASCADE"
        ),
    )
    op.create_index(
        "ix_rating_family_public_settled_mu", "rating", ["family", "public", "settled", "mu"]
    )
    op.create_table(
        "rating_change",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("family", sa.String(16), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_rating_change"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["result.table_id"], name="fk_rating_change_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest_id"],
            ["account.guest_id"],
            name="fk_rating_change_guest_id",
            ondelete="CASCADE",
        ),
    )
    op.create_index(
        "ix_rating_change_guest_id_family_ended", "rating_change", ["guest_id", "family", "ended"]
    )
    op.create_table(
        "profile",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="pk_profile"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["account.guest_id"], name="fk_profile_guest_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("profile")
    op.drop_table("rating_change")
    op.drop_table("rating")
    op.drop_column("game_table", "terms")
