"""How alembic runs our migrations: on the connection it is given, in the caller's transaction."""

from alembic import context

from sevenwonders.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes a table by making a new one.
    render_as_batch=True,
)
context.run_migrations()
