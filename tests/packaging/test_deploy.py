"""What hosts are given to copy names only what there is."""

import asyncio
import os
import re
import shlex
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
from sevenwonders.server.settings import settings
from sevenwonders.server.store.database import open_database

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
UNIT: Final = DEPLOY / "sevenwonders.service"
NIGHTLY: Final = DEPLOY / "sevenwonders-nightly.service"
PAGES: Final = [
    *sorted(DEPLOY.iterdir()),
    ROOT / "docs" / "hosting.md",
    ROOT / "docs" / "security.md",
]
SETTINGS: Final = ROOT / "src" / "sevenwonders" / "server" / "settings.py"


def read_unit(file: Path) -> ConfigParser:
    """A systemd unit; of a key that comes again the last value."""
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(file.read_text())
    return parser


@pytest.fixture
def unit() -> ConfigParser:
    """The systemd unit of the server."""
    return read_unit(UNIT)


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


@pytest.mark.parametrize("name", [UNIT.name, NIGHTLY.name, "sevenwonders-nightly.timer"])
def test_the_units_are_such_as_systemd_takes(name: str, tmp_path: Path) -> None:
    keys = {key for section in read_unit(DEPLOY / name).values() for key in section}
    assert all(re.fullmatch(r"[A-Z][A-Za-z]+", key) for key in keys)
    if shutil.which("systemd-analyze"):
        for file in (UNIT, NIGHTLY, DEPLOY / "sevenwonders-nightly.timer"):
            text = re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", file.read_text())
            (tmp_path / file.name).write_text(text)
        verify = ["systemd-analyze", "verify", str(tmp_path / name)]
        found = subprocess.run(verify, capture_output=True, text=True, check=False)
        assert (found.returncode, found.stderr) == (0, "")


def test_every_night_is_backed_up_and_purged_what_there_is_a_command_for(tmp_path: Path) -> None:
    """The lines of the unit, run in a folder of the test."""
    words = re.findall(r"(?m)^ExecStart=(.+)$", NIGHTLY.read_text())
    program = [sys.executable, "-c", "from sevenwonders.cli import main; raise SystemExit(main())"]
    script = tmp_path / "sevenwonders"
    script.write_text(f'#!/bin/sh\nexec {shlex.join(program)} "$@"\n')
    script.chmod(0o755)
    asyncio.run(an_empty_store(tmp_path))
    old = tmp_path / "backups" / "2020-01-01"
    old.mkdir(parents=True)
    os.utime(old, (0, 0))
    for line in words:
        here = line.replace("/opt/sevenwonders/bin/sevenwonders", str(script))
        here = here.replace("/var/lib/sevenwonders", str(tmp_path)).replace("%%", "%")
        environment = {**os.environ, "SEVENWONDERS_DATA": str(tmp_path)}
        subprocess.run(shlex.split(here), check=True, env=environment)
    [made] = (tmp_path / "backups").iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", made.name)
    assert (made / "sevenwonders.db").is_file()


async def an_empty_store(folder: Path) -> None:
    opened = await open_database(settings({}, data=folder).database)
    await opened.close()


def test_the_compose_file_passes_on_all_that_the_example_names() -> None:
    example = set(re.findall(r"(?m)^([A-Z_]+)=", (DEPLOY / "example.env").read_text()))
    compose = (DEPLOY / "compose.yaml").read_text()
    assert set(re.findall(r"\$\{([A-Z_]+)", compose)) == example
    passed = set(re.findall(r"(?m)^ {6}(SEVENWONDERS_\w+): \$\{\1:-\}$", compose))
    assert passed == {name for name in example if name.startswith("SEVENWONDERS_")}
    empty = settings({**dict.fromkeys(passed, ""), "SEVENWONDERS_URL": "https://club.example"})
    assert empty == settings({"SEVENWONDERS_URL": "https://club.example"})


def test_a_server_may_open_many_files(unit: ConfigParser) -> None:
    compose = (DEPLOY / "compose.yaml").read_text()
    [limit] = re.findall(r"(?m)^ {6}nofile: (\d+)$", compose)
    assert int(unit["Service"]["LimitNOFILE"]) == int(limit) >= 10_000


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
