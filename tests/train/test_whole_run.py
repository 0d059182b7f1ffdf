"""A run at toy scale: it learns, goes on from its checkpoint, and its net plays."""

import csv
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import torch

from sevenwonders.bots.champion.net import ChampionNet
from sevenwonders.bots.champion.net_file import read_net
from sevenwonders.encode import any_layout

TOY = "--mix base --workers 2 --groups 2 --tables 6 --steps 6 --width 24 --blocks 1 --minibatch 150"


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def train(folder: Path, rounds: int) -> subprocess.CompletedProcess[str]:
    return run(
        "sevenwonders.train", str(folder), "--minutes", "20", "--rounds", str(rounds), *TOY.split()
    )


@contextmanager
def training(folder: Path, *options: str) -> Generator[subprocess.Popen[str]]:
    """A run that goes on until something ends it, past its first checkpoint."""
    with subprocess.Popen(
        [sys.executable, "-m", "sevenwonders.train", str(folder), *options, *TOY.split()],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for(process: subprocess.Popen[str], file: Path) -> None:
    while not file.exists():
        assert process.poll() is None, process.communicate()[1]
        time.sleep(0.05)


def learned(folder: Path) -> int:
    """The decisions that the checkpoint has learned from."""
    told = torch.load(folder / "checkpoint.pt", weights_only=True)
    return int(told["progress"]["decisions"])


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


def test_a_run_that_is_killed_goes_on_from_its_last_checkpoint(tmp_path: Path) -> None:
    with training(tmp_path, "--save", "0.1", "--every", "0.1") as process:
        wait_for(process, tmp_path / "checkpoint.pt")
        process.kill()
    before = learned(tmp_path)
    again = train(tmp_path, 1)
    assert again.returncode == 0, again.stderr
    assert learned(tmp_path) > before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_run_that_is_asked_to_end_keeps_what_it_learned(
    tmp_path: Path, number: signal.Signals
) -> None:
    with training(tmp_path, "--every", "0.1") as process:
        wait_for(process, tmp_path / "curve.csv")
        process.send_signal(number)
        _, complaint = process.communicate()
    assert complaint == ""
    assert process.returncode == 128 + number
    assert learned(tmp_path) == decisions(tmp_path)[-1]


def test_older_nets_and_chance_go_on_too(tmp_path: Path) -> None:
    assert train(tmp_path, 25).returncode == 0
    told = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    assert told["older"]["rounds"] >= 24
    assert len(told["older"]["nets"]) == told["older"]["kept"] == 1
    assert train(tmp_path, 1).returncode == 0
    later = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    assert later["older"]["rounds"] > told["older"]["rounds"]
    weights = told["older"]["nets"][0]["first.weight"]
    assert torch.equal(later["older"]["nets"][0]["first.weight"], weights)
    assert not torch.equal(later["chance"]["torch"], told["chance"]["torch"])


def test_the_size_of_a_net_is_that_of_its_checkpoint(tmp_path: Path) -> None:
    assert train(tmp_path, 1).returncode == 0
    command = ("sevenwonders.train", str(tmp_path), "--rounds", "1", "--mix", "base")
    small = (
        "--workers",
        "1",
        "--groups",
        "1",
        "--tables",
        "4",
        "--minibatch",
        "100",
        "--steps",
        "6",
    )
    refused = run(*command, "--width", "48")
    assert refused.returncode == 2
    assert refused.stderr == (
        f"sevenwonders.train: --width 48: the network of {tmp_path} has 24; "
        "leave --width out, or begin anew in another folder\n"
    )
    taken = run(*command, *small)
    assert taken.returncode == 0, taken.stderr
    if not torch.cuda.is_available():
        assert taken.stdout.startswith(
            "no graphics card: training on the processor with --groups 1"
        )
        assert "--width 24 --blocks 1" in taken.stdout


def test_what_is_no_checkpoint_is_refused_in_a_line_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.pt"
    torch.save({"net": {}}, file)
    before = file.read_bytes()
    for refused in (
        train(tmp_path, 1),
        run("sevenwonders.train.export", str(file), str(tmp_path / "net.npz")),
    ):
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1
        assert f"{file} is no checkpoint of this trainer" in refused.stderr
    assert file.read_bytes() == before
    assert not (tmp_path / "net.npz").exists()


def test_weights_for_other_tables_are_not_exported(tmp_path: Path) -> None:
    assert train(tmp_path, 1).returncode == 0
    file, net = tmp_path / "checkpoint.pt", tmp_path / "net.npz"
    told = torch.load(file, weights_only=True)
    torch.save({**told, "actions": "actions-0-any"}, file)
    refused = run("sevenwonders.train.export", str(file), str(net))
    assert refused.returncode == 2
    assert "was learned with actions-0-any, and this version has" in refused.stderr
    arrays = {name: tensor.numpy() for name, tensor in told["averaged"].items()}
    arrays["actions.weight"] = arrays["actions.weight"][1:]
    np.savez(tmp_path / "arrays.npz", **arrays)
    refused = run("sevenwonders.train.export", str(tmp_path / "arrays.npz"), str(net))
    assert refused.returncode == 2
    size = len(told["averaged"]["actions.weight"])
    assert f"arrays.npz has {size - 1} for the {size} actions of" in refused.stderr
    assert not net.exists()


@pytest.mark.parametrize("wrong", ["nothing", "--mix"])
def test_wrong_arguments_are_named(tmp_path: Path, wrong: str) -> None:
    refused = run("sevenwonders.train", str(tmp_path), wrong)
    assert refused.returncode == 2
    assert wrong in refused.stderr
