"""What to cite is the package as it is."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_citation_names_the_version_and_the_license() -> None:
    lines = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"version: {project['version']}" in lines
    assert f"license: {project['license']}" in lines
