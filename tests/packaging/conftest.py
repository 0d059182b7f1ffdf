"""The wheel that `make build` made, and environments with it."""

from pathlib import Path

import pytest

from tests.packaging.environments import ROOT, Environment


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The built wheel."""
    wheels = list((ROOT / "dist").glob("*.whl"))
    assert len(wheels) == 1, "there is no built wheel: run `make build` first"
    return wheels[0]


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """The package without any extra."""
    return Environment(tmp_path_factory.mktemp("bare") / "venv", wheel)


@pytest.fixture(scope="session")
def with_cli(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """The package with the command line."""
    return Environment(tmp_path_factory.mktemp("cli") / "venv", wheel, "cli")


@pytest.fixture(scope="session")
def with_server(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """The package with the server."""
    return Environment(tmp_path_factory.mktemp("server") / "venv", wheel, "server")
