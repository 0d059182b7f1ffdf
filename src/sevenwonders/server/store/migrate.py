"""Bringing a database to the schema of this program."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that the database lacks, within the caller's transaction."""
    command.upgrade(_config(connection), revision)


def is_current(connection: Connection) -> bool:
    """Whether all migrations of this program have run, and no others."""
    heads = ScriptDirectory.from_config(_config(connection)).get_heads()
    return MigrationContext.configure(connection).get_current_heads() == tuple(heads)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
