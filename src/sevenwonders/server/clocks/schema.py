"""When the server was last alive: what it was away longer, everybody has longer."""

from typing import Final

from sqlalchemy import BigInteger, CheckConstraint, Column, Integer, Table

from sevenwonders.server.store.schema import metadata

alive: Final = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("id = 1", name="one_row"),
)
