"""Accounts with their sessions, bots and one-time codes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Guests of before have no account."""
    op.create_table(
        "account",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("login", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("mail", sa.Text(), nullable=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="pk_account"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_account_guest_id"),
    )
    op.create_index("ix_account_login", "account", ["login"], unique=True)
    _create_sessions()
    _create_bots()
    _create_codes()


def _create_sessions() -> None:
    op.create_table(
        "account_session",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("agent", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("before", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_account_session"),
        sa.ForeignKeyConstraint(
            ["guest_id"],
            ["account.guest_id"],
            name="fk_account_session_guest_id",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_account_session_guest_id", "account_session", ["guest_id"])


def _create_bots() -> None:
    op.create_table(
        "account_bot",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guest_id", name="pk_account_bot"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_account_bot_guest_id"),
        sa.ForeignKeyConstraint(
            ["owner"], ["account.guest_id"], name="fk_account_bot_owner", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_account_bot_owner", "account_bot", ["owner"])
    op.create_index("ix_account_bot_token", "account_bot", ["token"], unique=True)


def _create_codes() -> None:
    op.create_table(
        "one_time_code",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_one_time_code"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_one_time_code_guest_id"),
    )
    op.create_index("ix_one_time_code_guest_id", "one_time_code", ["guest_id"])
    op.create_index("ix_one_time_code_expires", "one_time_code", ["expires"])


def downgrade() -> None:
    """Forget them; everybody is a guest again."""
    op.drop_table("one_time_code")
    op.drop_table("account_bot")
    op.drop_table("account_session")
    op.drop_table("account")
