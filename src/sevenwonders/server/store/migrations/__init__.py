"""Migrations: run by alembic, one file a step."""
