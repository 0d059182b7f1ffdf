"""By which version of the rules a table is played."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = sa.table("game_table", sa.column("id", sa.String()), sa.column("options", sa.JSON()))


def upgrade() -> None:
    """Tables of before keep the rules they began with."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(TABLES)).all():
        options = {**row.options, "rules": 1}
        connection.execute(TABLES.update().where(TABLES.c.id == row.id).values(options=options))


def downgrade() -> None:
    """Forget it."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(TABLES)).all():
        options = {key: value for key, value in row.options.items() if key != "rules"}
        connection.execute(TABLES.update().where(TABLES.c.id == row.id).values(options=options))
