"""The README cannot drift: its blocks run as they stand."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
PYTHON = [text for kind, text in BLOCKS if kind == "python"]
CONSOLE = "".join(text for kind, text in BLOCKS if kind == "console")


def shown(text: str) -> list[tuple[str, str]]:
    """Each command of a console block with the output printed below it."""
    parts = re.split(r"^\$ (.*)\n", text, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def matches(expected: str, output: str) -> bool:
    """Whether output is as shown, ``...`` standing for anything."""
    pattern = ".*".join(re.escape(part) for part in expected.strip().split("..."))
    return re.fullmatch(pattern, output.strip(), re.DOTALL) is not None


@pytest.mark.parametrize("block", PYTHON, ids=range(len(PYTHON)))
def test_every_python_block_runs(block: str) -> None:
    run = subprocess.run([sys.executable, "-c", block], check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_every_command_prints_what_is_shown(tmp_path: Path) -> None:
    commands = shown(CONSOLE)
    assert len(commands) >= 4
    for command, expected in commands:
        name, *arguments = shlex.split(command)
        assert name == "sevenwonders", command
        code = "import sys; from sevenwonders.cli import main; sys.exit(main())"
        run = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            check=False,
            capture_output=True,
            text=True,
            cwd=tmp_path,
        )
        assert run.returncode == 0, (command, run.stderr)
        assert matches(expected, run.stdout), (command, run.stdout)


def test_every_link_leads_somewhere() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / target).exists(), target
