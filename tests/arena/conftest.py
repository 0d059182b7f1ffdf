"""The command line for arenas, run in a folder of its own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from sevenwonders.cli import main

Arena = Callable[..., object]


@pytest.fixture
def arena(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Arena:
    """Run ``arena`` with some options; gives its report without what never is the same twice."""
    monkeypatch.chdir(tmp_path)

    def command(*words: object) -> object:
        code = main(["arena", *(str(word) for word in words), "--json"])
        printed = capsys.readouterr()
        assert code == 0, printed.err
        return untimed(json.loads(printed.out))

    return command


def untimed(value: object) -> object:
    """A report without its times."""
    if isinstance(value, dict):
        entries = cast("dict[str, object]", value).items()
        return {key: untimed(one) for key, one in entries if key != "time"}
    if isinstance(value, list):
        return [untimed(one) for one in cast("list[object]", value)]
    return value
