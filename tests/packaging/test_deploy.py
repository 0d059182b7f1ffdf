"""What hosts are given to copy names only what there is."""

import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.cli.app import build
from sevenwonders.cli.commands.admin import admin
from sevenwonders.cli.commands.serve import serve

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
UNIT: Final = DEPLOY / "sevenwonders.service"
PAGES: Final = [
    *sorted(DEPLOY.iterdir()),
    ROOT / "docs" / "hosting.md",
    ROOT / "docs" / "security.md",
]
SETTINGS: Final = ROOT / "src" / "sevenwonders" / "server" / "settings.py"


@pytest.fixture
def unit() -> ConfigParser:
    """The systemd unit; of a key that comes again the last value."""
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(UNIT.read_text())
    return parser


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_setting_that_is_named_is_read(page: Path) -> None:
    known = set(re.findall(r'"(SEVENWONDERS_[A-Z_]+)"', SETTINGS.read_text()))
    known |= {"SEVENWONDERS_SMTP", "SEVENWONDERS_DATA"}
    assert set(re.findall(r"SEVENWONDERS_[A-Z_]*[A-Z]", page.read_text())) <= known


def test_every_command_of_the_host_is_on_the_page_for_hosts() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text()
    commands = {name for name in admin if not name.startswith("-")}
    assert {name for name in commands if f"`{name}" not in told} == set()


def test_the_unit_has_the_sections_and_keys_that_it_needs(unit: ConfigParser) -> None:
    assert unit.sections() == ["Unit", "Service", "Install"]
    assert set(unit["Unit"]) == {"Description", "After", "Wants"}
    assert {"User", "StateDirectory", "Environment", "Restart"} <= set(unit["Service"])
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_the_unit_starts_a_command_that_there_is(unit: ConfigParser) -> None:
    program, *words = unit["Service"]["ExecStart"].split()
    assert Path(program).name == "sevenwonders"
    chosen, *_ = build().parse_args(words, exit_on_error=False, print_error=False)
    assert chosen is serve


def test_the_unit_is_one_that_systemd_takes(unit: ConfigParser, tmp_path: Path) -> None:
    keys = {key for section in unit.values() for key in section}
    assert all(re.fullmatch(r"[A-Z][A-Za-z]+", key) for key in keys)
    if shutil.which("systemd-analyze"):
        copy = tmp_path / "sevenwonders.service"
        copy.write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", UNIT.read_text()))
        verify = ["systemd-analyze", "verify", str(copy)]
        found = subprocess.run(verify, capture_output=True, text=True, check=False)
        assert (found.returncode, found.stderr) == (0, "")


def test_the_containerfile_is_one_that_hadolint_takes() -> None:
    program = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    assert program is not None
    checked = [program, str(DEPLOY / "Containerfile")]
    found = subprocess.run(checked, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")


def test_the_container_is_built_from_what_is_in_the_tree() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert 'CMD ["serve"]' in text
    assert "USER 10001" in text
    for secret in ("secret.key", "deploy/.env", "*.db"):
        assert secret in (DEPLOY / "Containerfile.dockerignore").read_text()
