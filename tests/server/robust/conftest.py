"""Stores for real servers, and a PostgreSQL that may be stopped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.robust.kinds import KINDS, Kind


@pytest.fixture(params=KINDS, ids=[f"{store}-{workers}" for store, workers in KINDS])
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> Kind:
    """A server of each kind, with an empty store."""
    store, workers = request.param
    if store == "sqlite":
        return Kind(f"sqlite:///{tmp_path / 'tables.db'}", workers)
    server: Postgres = request.getfixturevalue("postgres")
    return Kind(server.emptied(), workers)


@pytest.fixture
def own_postgres() -> Iterator[tuple[Postgres, str]]:
    """One that a test may stop, and the address of its database."""
    with Postgres.running() as server:
        yield server, server.emptied()
