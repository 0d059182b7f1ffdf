"""Tables are found by their host and rematch: without that, a purge read all tables for each."""

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

_COLUMNS = ("host", "rematch")


def upgrade() -> None:
    """Index both."""
    for column in _COLUMNS:
        op.create_index(f"ix_game_table_{column}", "game_table", [column])


def downgrade() -> None:
    """Read all tables again."""
    for column in _COLUMNS:
        op.drop_index(f"ix_game_table_{column}", table_name="game_table")
