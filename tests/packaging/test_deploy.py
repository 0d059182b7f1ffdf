"""What hosts are given to copy names only what there is."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.cli.commands.admin import admin

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
PAGES: Final = [
    *sorted(DEPLOY.iterdir()),
    ROOT / "docs" / "hosting.md",
    ROOT / "docs" / "security.md",
]
SETTINGS: Final = ROOT / "src" / "sevenwonders" / "server" / "settings.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_setting_that_is_named_is_read(page: Path) -> None:
    known = set(re.findall(r'"(SEVENWONDERS_[A-Z_]+)"', SETTINGS.read_text()))
    known |= {"SEVENWONDERS_SMTP", "SEVENWONDERS_DATA"}
    assert set(re.findall(r"SEVENWONDERS_[A-Z_]*[A-Z]", page.read_text())) <= known


def test_every_command_of_the_host_is_on_the_page_for_hosts() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text()
    commands = {name for name in admin if not name.startswith("-")}
    assert {name for name in commands if f"`{name}" not in told} == set()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    unit = tmp_path / "sevenwonders.service"
    text = (DEPLOY / "sevenwonders.service").read_text()
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.MULTILINE))
    verify = ["systemd-analyze", "verify", str(unit)]
    found = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")


def test_the_container_is_built_from_what_is_in_the_tree() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert 'CMD ["serve"]' in text
    assert "USER 10001" in text
    for secret in ("secret.key", "deploy/.env", "*.db"):
        assert secret in (DEPLOY / "Containerfile.dockerignore").read_text()
