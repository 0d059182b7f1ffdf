"""The command line, run in this process."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from sevenwonders.cli import main


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command line with some input; gives its exit code and what it printed.

    It runs in a folder of its own: lines left over may name a file to save a game in.
    """
    monkeypatch.chdir(tmp_path)

    def command(*words: object, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = main([str(word) for word in words])
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return command
