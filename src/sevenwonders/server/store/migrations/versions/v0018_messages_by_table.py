"""Messages have numbers of their table: two tables may have the same one."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the table be part of the key."""
    op.drop_index("ix_message_table_id_id", table_name="message")
    with op.batch_alter_table("message") as message:
        message.drop_constraint("pk_message", type_="primary")
        message.create_primary_key("pk_message", ["table_id", "id"])


def downgrade() -> None:
    """Give messages with the same number others."""
    connection = op.get_bind()
    message = sa.table("message", sa.column("table_id"), sa.column("id"))
    rows = connection.execute(sa.select(message.c.table_id, message.c.id).order_by(message.c.id))
    taken: set[int] = set()
    for table_id, number in rows.all():
        new = number
        while new in taken:
            new += 1
        taken.add(new)
        if new != number:
            here = (message.c.table_id == table_id) & (message.c.id == number)
            connection.execute(message.update().where(here).values(id=new))
    with op.batch_alter_table("message") as batch:
        batch.drop_constraint("pk_message", type_="primary")
        batch.create_primary_key("pk_message", ["id"])
    op.create_index("ix_message_table_id_id", "message", ["table_id", "id"])
