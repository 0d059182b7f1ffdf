"""The network of the sage's instinct on the GPU, the decisions that it learns from, and its file.

Needs torch. The package itself need not be there, so this repeats the shape of the network and how
its file is written.
"""

import argparse
import json
import subprocess
from base64 import b64decode, b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

HIDDEN: Final = 128
NARROW: Final = 32
AGES: Final = 3
HEAT: Final = 0.6
"""As ``games.py`` has it."""
INPUTS: Final = ("table-", "")
"""Of the table, one for each decision, and of choices."""
KINDS: Final = {
    "counts": np.uint8,
    "ages": np.uint8,
    "judged": np.float32,
    **{f"{of}sizes": np.uint16 for of in INPUTS},
    **{f"{of}inputs": np.uint16 for of in INPUTS},
    **{f"{of}strengths": np.float32 for of in INPUTS},
}
"""The columns of ``columns.py``."""
GPU: Final = torch.device("cuda" if torch.cuda.is_available() else "cpu")
Columns = dict[str, np.ndarray]
Playing = subprocess.Popen[str]


class Net(nn.Module):
    """The layers of ``sevenwonders.bots.instinct.instinct``."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.first = nn.Parameter(torch.randn(size, HIDDEN) * 0.1)
        self.narrow = nn.Parameter(torch.randn(AGES, HIDDEN, NARROW) * (2 / HIDDEN) ** 0.5)
        self.narrow_bias = nn.Parameter(torch.zeros(AGES, NARROW))
        self.last = nn.Parameter(torch.randn(AGES, NARROW) * 0.1)
        self.last_bias = nn.Parameter(torch.zeros(AGES))

    def forward(
        self, tables: torch.Tensor, owners: torch.Tensor, seen: torch.Tensor, ages: torch.Tensor
    ) -> torch.Tensor:
        """The output for choices, each at the table of its owner, which has an Age."""
        units = torch.relu((tables @ self.first)[owners] + seen @ self.first)
        narrow = torch.relu(torch.einsum("ahn,bh->ban", self.narrow, units) + self.narrow_bias)
        out = (narrow * self.last).sum(-1) + self.last_bias
        return out.gather(1, ages[owners][:, None]).squeeze(1)


class Inputs:
    """Which inputs each row has, and how strong they are, one row after the other."""

    def __init__(self, sizes: np.ndarray, inputs: np.ndarray, strengths: np.ndarray) -> None:
        self.sizes = torch.from_numpy(sizes.astype(np.int64)).to(GPU)
        self.starts = self.sizes.cumsum(0) - self.sizes
        self.inputs = torch.from_numpy(inputs.astype(np.int16)).to(GPU)
        self.strengths = torch.from_numpy(strengths).to(GPU)

    def wide(self, rows: torch.Tensor, size: int) -> torch.Tensor:
        """Some rows with all their inputs."""
        sizes = self.sizes[rows]
        owners = torch.repeat_interleave(torch.arange(len(rows), device=GPU), sizes)
        within = torch.arange(len(owners), device=GPU) - (sizes.cumsum(0) - sizes)[owners]
        places = self.starts[rows][owners] + within
        found = torch.zeros(len(rows) * size, device=GPU)
        found.scatter_add_(0, owners * size + self.inputs[places].long(), self.strengths[places])
        return found.view(len(rows), size)


class Decisions:
    """Decisions on the GPU, and their choices."""

    def __init__(self, columns: Columns, size: int, most: int) -> None:
        self.tables, self.choices = (
            Inputs(columns[f"{of}sizes"], columns[f"{of}inputs"], columns[f"{of}strengths"])
            for of in INPUTS
        )
        self.counts = torch.from_numpy(columns["counts"].astype(np.int64)).to(GPU)
        self.firsts = self.counts.cumsum(0) - self.counts
        self.ages = torch.from_numpy(columns["ages"].astype(np.int64)).to(GPU)
        self.judged = torch.from_numpy(columns["judged"]).to(GPU)
        self.size = size
        self.most = most
        """Choices of a decision at most."""

    def met(self) -> torch.Tensor:
        """Which inputs there were."""
        found = torch.zeros(self.size, dtype=torch.bool, device=GPU)
        for inputs in (self.tables.inputs, self.choices.inputs):
            found[inputs.unique().long()] = True
        return found

    def rows(self, which: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Which places of some decisions are choices, and which choices those are."""
        place = torch.arange(self.most, device=GPU)[None]
        there = place < self.counts[which][:, None]
        return there, (self.firsts[which][:, None] + place)[there]

    def values(self, net: Net, which: torch.Tensor) -> torch.Tensor:
        """What the choices of some decisions are worth; nothing at all where there is none."""
        there, rows = self.rows(which)
        owners = torch.arange(len(which), device=GPU)[:, None].expand_as(there)[there]
        tables = self.tables.wide(which, self.size)
        added = net(tables, owners, self.choices.wide(rows, self.size), self.ages[which])
        values = torch.full(there.shape, -1e4, device=GPU)
        values[there] = self.judged[rows] + 10.0 * added
        return values


def play(asked: argparse.Namespace, module: str, number: int, net: Path | None) -> list[Playing]:
    """Begin the games of a round, on all cores."""
    running = []
    for job in range(asked.jobs):
        out = asked.work / f"round-{number}-{job}"
        command = [asked.python, "-m", module, "--out", out, "--seconds", str(asked.seconds)]
        command += ["--seed", f"{asked.seed}/{number}/{job}"]
        command += ["--instinct", net] if net else []
        running.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    return running


def read(
    asked: argparse.Namespace, number: int, running: list[Playing], more: Mapping[str, type]
) -> Columns:
    """The columns of a round, once its games have been played."""
    told = [job.communicate()[0].split() for job in running]
    print(f"round {number}: {sum(int(words[0]) for words in told if words)} games", end=", ")
    columns: Columns = {}
    for name, kind in {**KINDS, **more}.items():
        files = [asked.work / f"round-{number}-{job}.{name}" for job in range(asked.jobs)]
        columns[name] = np.concatenate([np.fromfile(file, dtype=kind) for file in files])
        for file in files:
            file.unlink()
    return columns


def blend(mean: Net, net: Net, keeping: float) -> None:
    """Move a mean of networks towards one more."""
    with torch.no_grad():
        for average, layer in zip(mean.parameters(), net.parameters(), strict=True):
            average.lerp_(layer, 1.0 - keeping)


def packed(figures: torch.Tensor) -> dict[str, object]:
    """Figures as the file has them."""
    flat = figures.detach().float().cpu().numpy().ravel()
    unit = max(float(np.abs(flat).max()), 1e-9) / 32767
    whole = np.round(flat / unit).astype("<i2")
    return {"unit": unit, "figures": b64encode(whole.tobytes()).decode()}


def written(net: Net, known: dict[str, list[str]], made: str) -> str:
    """The file that the sage reads."""
    layers = {name.replace("_", "-"): packed(layer) for name, layer in net.named_parameters()}
    return json.dumps({"made-by": made, **known, **layers}, indent=0) + "\n"


def load(net: Net, path: Path) -> None:
    """Take the figures of such a file."""
    file = json.loads(path.read_text())
    with torch.no_grad():
        for name, layer in net.named_parameters():
            kept = file[name.replace("_", "-")]
            whole = np.frombuffer(b64decode(kept["figures"]), dtype="<i2").astype(np.float32)
            layer.copy_(torch.from_numpy(whole * kept["unit"]).reshape(layer.shape))
