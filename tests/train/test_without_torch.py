"""The trainer where its extra is not installed: a line that names it."""

import runpy
import sys

import pytest

from sevenwonders.train.export import main as export


def nothing(_module: str) -> None:
    """No module is found."""


def test_training_names_the_missing_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sevenwonders.extras.find_spec", nothing)
    monkeypatch.setattr(sys, "argv", ["train", "run"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("sevenwonders.train", run_name="__main__")
    assert ended.value.code == 2
    assert capsys.readouterr().err == (
        "sevenwonders.train: training a network needs the extra 'train', which is not installed: "
        "pip install 'sevenwonders[train]'\n"
    )


def test_so_does_the_export_of_a_checkpoint(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sevenwonders.extras.find_spec", nothing)
    monkeypatch.setattr(sys, "argv", ["export", "checkpoint.pt", "net.npz"])
    assert export() == 2
    assert "pip install 'sevenwonders[train]'" in capsys.readouterr().err
