"""Every table numbers its own changes and events: no row that all writers wait for."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables keep the numbers they had, and go on from there each by itself."""
    with op.batch_alter_table("event") as event:
        event.drop_constraint("pk_event", type_="primary")
        event.drop_index("ix_event_table_id_seq")
        event.create_primary_key("pk_event", ["table_id", "seq"])
    op.drop_table("clock")
    op.drop_index("ix_game_table_seq", "game_table")
    # Not in a batch: SQLite would drop the table for it, and with it all that refers to it.
    op.drop_column("game_table", "lobby_seq")
    op.create_index("ix_game_table_updated", "game_table", ["updated"])


def downgrade() -> None:
    """Number everything anew in the order in which the tables changed last."""
    op.drop_index("ix_game_table_updated", "game_table")
    op.add_column(
        "game_table", sa.Column("lobby_seq", sa.BigInteger(), server_default="0", nullable=False)
    )
    op.create_index("ix_game_table_seq", "game_table", ["seq"])
    connection = op.get_bind()
    table = sa.table("game_table", *map(sa.column, ("id", "seq", "lobby_seq", "updated")))
    event = sa.table("event", *map(sa.column, ("table_id", "seq")))
    last = 0
    for row in connection.execute(sa.select(table.c.id).order_by(table.c.updated)).all():
        mine = event.c.table_id == row.id
        found = connection.execute(sa.select(event.c.seq).where(mine).order_by(event.c.seq.desc()))
        numbers = [one.seq for one in found]
        for at, number in enumerate(numbers):
            new = last + len(numbers) - at
            connection.execute(event.update().where(mine, event.c.seq == number).values(seq=-new))
        connection.execute(event.update().where(mine).values(seq=-event.c.seq))
        last += len(numbers) + 1
        here = table.c.id == row.id
        connection.execute(table.update().where(here).values(seq=last, lobby_seq=last))
    clock = op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clock"),
        sa.CheckConstraint("id = 1", name=op.f("ck_clock_one_row")),
    )
    op.bulk_insert(clock, [{"id": 1, "seq": last}])
    with op.batch_alter_table("event") as batch:
        batch.drop_constraint("pk_event", type_="primary")
        batch.create_primary_key("pk_event", ["seq"])
        batch.create_index("ix_event_table_id_seq", ["table_id", "seq"])
