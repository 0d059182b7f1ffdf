"""The names of events and of their fields, as the rulebooks call what happens."""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

EVENTS = sa.table("event", sa.column("seq", sa.BigInteger()), sa.column("payload", sa.JSON()))
BATCH = 1000

Event = dict[str, object]

TAGS = {
    "sold": "discarded",
    "leader-sold": "leader-discarded",
    "pack-received": "draft-pack-received",
}
VALUES = {
    ("gained", "source"): {"sale": "discard"},
    ("asked", "kind"): {"name-leader": "copy-leader"},
}


def _renamed(event: Event) -> Event:
    tag = event["event"]
    new = {**event, "event": TAGS.get(str(tag), tag)}
    if tag == "built":
        new["paid_by"] = new.pop("way")
    for (of, field), values in VALUES.items():
        if tag == of:
            new[field] = values.get(str(new[field]), new[field])
    return new


def _restored(event: Event) -> Event:
    tag = {new: old for old, new in TAGS.items()}.get(str(event["event"]), event["event"])
    old = {**event, "event": tag}
    if tag == "built":
        old["way"] = old.pop("paid_by")
    for (of, field), values in VALUES.items():
        if tag == of:
            before = {new: one for one, new in values.items()}
            old[field] = before.get(str(old[field]), old[field])
    return old


def upgrade() -> None:
    """Rename them in all that is stored."""
    _each(_renamed)


def downgrade() -> None:
    """Give them back their names."""
    _each(_restored)


def _each(change: Callable[[Event], Event]) -> None:
    connection = op.get_bind()
    last = -1
    while True:
        of = sa.select(EVENTS).where(EVENTS.c.seq > last).order_by(EVENTS.c.seq).limit(BATCH)
        rows = connection.execute(of).all()
        for row in rows:
            changed = change(row.payload)
            if changed != row.payload:
                where = EVENTS.c.seq == row.seq
                connection.execute(EVENTS.update().where(where).values(payload=changed))
        if not rows:
            return
        last = rows[-1].seq
