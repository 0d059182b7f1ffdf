"""Environments of their own, with the built wheel and the extras that a test names."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
UV = Path(sys.executable).with_name("uv")


class Done(NamedTuple):
    """What a command in an environment came to."""

    code: int
    out: str
    err: str


class Environment:
    """A virtual environment, made with what is pinned for this one."""

    def __init__(self, folder: Path, wheel: Path, extras: str = "") -> None:
        self.folder = folder
        self._uv("venv", "--python", sys.executable, str(folder))
        pins = ROOT / "requirements" / "dev.txt"
        wanted = f"sevenwonders{f'[{extras}]' if extras else ''} @ {wheel.as_uri()}"
        command = ("pip", "install", "--python", self.python, "--constraint", str(pins), wanted)
        try:
            self._uv(*command, "--offline")
        except subprocess.CalledProcessError:
            self._uv(*command)

    @property
    def python(self) -> str:
        """Its interpreter."""
        return str(self.folder / "bin" / "python")

    def packages(self) -> list[str]:
        """The names of what is installed."""
        listing = self._uv("pip", "list", "--python", self.python, "--format", "freeze")
        return [line.partition("==")[0].partition(" @")[0] for line in listing.splitlines()]

    def sevenwonders(self, *words: str) -> Done:
        """Run the command."""
        return self._run(str(self.folder / "bin" / "sevenwonders"), *words)

    def run(self, code: str) -> Done:
        """Run some Python."""
        return self._run(self.python, "-c", code)

    def run_module(self, *words: str) -> Done:
        """Run ``python -m`` with these words."""
        return self._run(self.python, "-m", *words)

    def _run(self, *command: str) -> Done:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    def _uv(self, *words: str) -> str:
        command = (str(UV), *words, "--quiet", "--no-config")
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
