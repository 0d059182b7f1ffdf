"""A run at toy scale: it learns, goes on from its checkpoint, and its net plays."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from sevenwonders.bots.champion.net import ChampionNet
from sevenwonders.bots.champion.net_file import read_net
from sevenwonders.encode import any_layout

TOY = "--mix base --workers 2 --groups 2 --tables 6 --steps 6 --width 24 --blocks 1 --minibatch 150"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )


def train(folder: Path, rounds: int) -> subprocess.CompletedProcess[str]:
    return run(
        "sevenwonders.train", str(folder), "--minutes", "20", "--rounds", str(rounds), *TOY.split()
    )


def decisions(folder: Path) -> list[int]:
    with (folder / "curve.csv").open() as file:
        return [int(line["decisions"]) for line in csv.DictReader(file)]


def test_a_run_learns_goes_on_and_leaves_a_net_that_plays(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    first = train(folder, 3)
    assert first.returncode == 0, first.stderr
    assert first.stderr == ""
    begun = decisions(folder)
    assert begun[-1] > 0
    second = train(folder, 2)
    assert second.returncode == 0, second.stderr
    assert decisions(folder)[-1] > begun[-1]
    file = tmp_path / "net.npz"
    made = ("--made", "a toy")
    written = run("sevenwonders.train.export", str(folder / "checkpoint.pt"), str(file), *made)
    assert written.returncode == 0, written.stderr
    net = ChampionNet(read_net(file.read_bytes()))
    assert 0 < net.judge(bytes(any_layout().size)).win < 1


def test_a_checkpoint_of_another_layout_is_refused_and_stays(tmp_path: Path) -> None:
    assert train(tmp_path, 1).returncode == 0
    file = tmp_path / "checkpoint.pt"
    told = torch.load(file, weights_only=True)
    torch.save({**told, "layout": "observation-0-any"}, file)
    before = file.read_bytes()
    refused = train(tmp_path, 1)
    assert refused.returncode != 0
    assert "was learned with observation-0-any" in refused.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize("wrong", ["nothing", "--mix"])
def test_wrong_arguments_are_named(tmp_path: Path, wrong: str) -> None:
    refused = run("sevenwonders.train", str(tmp_path), wrong)
    assert refused.returncode == 2
    assert wrong in refused.stderr
