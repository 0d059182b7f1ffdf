"""Messages have numbers of the time instead of counted ones."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

_NUMBERS = (("message", "id"), ("report", "message_id"))


def upgrade() -> None:
    """Make room for them; earlier ones stay as they are, and are smaller. SQLite has the room."""
    if op.get_bind().dialect.name == "postgresql":
        for table, column in _NUMBERS:
            op.alter_column(table, column, type_=sa.BigInteger(), existing_nullable=False)


def downgrade() -> None:
    """Count them again, in the same order."""
    connection = op.get_bind()
    message = sa.table("message", sa.column("id"))
    report = sa.table("report", sa.column("message_id"))
    numbers = connection.execute(sa.select(message.c.id).order_by(message.c.id)).scalars().all()
    for number, old in enumerate(numbers, 1):
        said = report.c.message_id == old
        connection.execute(report.update().where(said).values(message_id=number))
        connection.execute(message.update().where(message.c.id == old).values(id=number))
    connection.execute(report.delete().where(report.c.message_id > len(numbers)))
    if connection.dialect.name == "postgresql":
        for table, column in _NUMBERS:
            op.alter_column(table, column, type_=sa.Integer(), existing_nullable=False)
