"""Fits the sage's instinct: rounds of games by the sage as it is, then of learning from them.

    python tools/instinct_fit.py --work build/instinct --rounds 10 --seconds 45 --jobs 16 --seed 1

Needs torch, and is meant for a machine with a GPU. Games are played by ``instinct_games.py`` under
``--python``, an interpreter that has the compiled package; this one need not have it, and therefore
repeats the shape of the network and how its file is written. Each round learns from the games of
the last rounds and writes ``round-N.json``; the last one is what ``bots/data/instinct.json`` is.
"""

import argparse
import json
import subprocess
import sys
import time
from base64 import b64encode
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

HIDDEN: Final = 64
NARROW: Final = 16
AGES: Final = 3
BATCH: Final = 16384
REMEMBERED: Final = 6
"""Rounds whose games are learned from."""
RATES: Final = (2e-3, 1e-3, 5e-4)
"""How fast it learns: nine rounds each, then the last."""
GAMES: Final = Path(__file__).with_name("instinct_games.py")
COLUMNS: Final = {
    "sizes": np.uint8,
    "inputs": np.uint16,
    "strengths": np.float32,
    "ages": np.uint8,
    "outcomes": np.float32,
}


class Net(nn.Module):
    """The layers of ``sevenwonders.bots.instinct``."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.first = nn.Parameter(torch.randn(size, HIDDEN) * 0.1)
        self.narrow = nn.Parameter(torch.randn(AGES, NARROW, HIDDEN) * (2 / HIDDEN) ** 0.5)
        self.narrow_bias = nn.Parameter(torch.zeros(AGES, NARROW))
        self.last = nn.Parameter(torch.randn(AGES, NARROW) * 0.1)
        self.last_bias = nn.Parameter(torch.zeros(AGES))

    def forward(self, seen: torch.Tensor, ages: torch.Tensor) -> torch.Tensor:
        """The output for the Age of each sample."""
        units = torch.relu(seen @ self.first)
        narrow = torch.relu(torch.einsum("anh,bh->ban", self.narrow, units) + self.narrow_bias)
        out = (narrow * self.last).sum(-1) + self.last_bias
        return out.gather(1, ages[:, None]).squeeze(1)


class Samples:
    """Samples on the GPU, padded to the longest."""

    def __init__(self, columns: dict[str, np.ndarray], size: int) -> None:
        sizes = torch.from_numpy(columns["sizes"].astype(np.int64)).cuda()
        longest = int(sizes.max())
        taken = torch.arange(longest, device="cuda")[None] < sizes[:, None]
        count = len(sizes)
        self.inputs = torch.full((count, longest), size, dtype=torch.int16, device="cuda")
        self.inputs[taken] = torch.from_numpy(columns["inputs"].astype(np.int16)).cuda()
        self.strengths = torch.zeros((count, longest), dtype=torch.float16, device="cuda")
        self.strengths[taken] = torch.from_numpy(columns["strengths"]).cuda().half()
        self.ages = torch.from_numpy(columns["ages"].astype(np.int64)).cuda()
        self.outcomes = torch.from_numpy(columns["outcomes"]).cuda()
        self.size = size
        self.met = np.bincount(columns["inputs"], minlength=size) > 0

    def seen(self, which: torch.Tensor) -> torch.Tensor:
        """The inputs of some samples, all of them written out."""
        wide = torch.zeros((len(which), self.size + 1), dtype=torch.float32, device="cuda")
        wide.scatter_add_(1, self.inputs[which].long(), self.strengths[which].float())
        return wide[:, : self.size]


def play(asked: argparse.Namespace, number: int, net: Path | None, seconds: float) -> None:
    """Games of a round, on all cores."""
    running = []
    for job in range(asked.jobs):
        out = asked.work / f"round-{number}-{job}"
        command = [asked.python, GAMES, "--out", out, "--seed", f"{asked.seed}/{number}/{job}"]
        command += ["--seconds", str(seconds), *(["--instinct", net] if net else [])]
        running.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    told = [job.communicate()[0].split() for job in running]
    games = sum(int(words[0]) for words in told if words)
    print(f"round {number}: {games} games", flush=True)


def read(asked: argparse.Namespace, rounds: range) -> dict[str, np.ndarray]:
    """The columns of the games of some rounds."""
    columns: dict[str, np.ndarray] = {}
    for name, kind in COLUMNS.items():
        files = [
            asked.work / f"round-{n}-{job}.{name}" for n in rounds for job in range(asked.jobs)
        ]
        columns[name] = np.concatenate(
            [np.fromfile(file, dtype=kind) for file in files if file.exists()]
        )
    return columns


def learn(net: Net, samples: Samples, epochs: float, rate: float) -> None:
    """Some passes over the samples; says how much of the outcome is explained."""
    count = len(samples.outcomes)
    held = min(count // 20, 200_000)
    order = torch.randperm(count, device="cuda")
    test, train = order[:held], order[held:]
    steps = int(epochs * len(train) / BATCH)
    learner = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(learner, rate, total_steps=steps + 1)
    begun = time.time()
    for step in range(steps):
        if step * BATCH % len(train) < BATCH:
            train = train[torch.randperm(len(train), device="cuda")]
        start = step * BATCH % max(len(train) - BATCH, 1)
        which = train[start : start + BATCH]
        found = net(samples.seen(which), samples.ages[which])
        loss = (found - samples.outcomes[which]).square().mean()
        learner.zero_grad()
        loss.backward()
        learner.step()
        schedule.step()
    with torch.no_grad():
        found = torch.cat([net(samples.seen(w), samples.ages[w]) for w in test.split(BATCH)])
        rest = samples.outcomes[test]
        left = float((found - rest).var() / rest.var())
    print(f"{count} samples, {steps} steps, {1 - left:.4f} explained, {time.time() - begun:.0f} s")


def packed(figures: torch.Tensor) -> dict[str, object]:
    """Figures as the file has them."""
    flat = figures.detach().float().cpu().numpy().ravel()
    unit = max(float(np.abs(flat).max()), 1e-9) / 32767
    whole = np.round(flat / unit).astype("<i2")
    return {"unit": unit, "figures": b64encode(whole.tobytes()).decode()}


def written(net: Net, words: dict[str, list[str]], made: str) -> str:
    """The file that the sage reads."""
    layers = {name.replace("_", "-"): packed(layer) for name, layer in net.named_parameters()}
    return json.dumps({"made-by": made, **words, **layers})


def main() -> None:
    """Play and learn, round after round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the round to begin with")
    parser.add_argument("--seconds", type=float, default=45.0)
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--epochs", type=float, default=3.0)
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    told = subprocess.run(
        [asked.python, GAMES, "--inputs"], capture_output=True, text=True, check=True
    )
    words = json.loads(told.stdout)
    torch.manual_seed(asked.first)
    met = np.zeros(words["size"], dtype=bool)
    net = Net(words.pop("size")).cuda()
    file: Path | None = None
    if asked.first:
        met[:] = True
        net.load_state_dict(torch.load(asked.work / f"round-{asked.first - 1}.pt"))
        file = asked.work / f"round-{asked.first - 1}.json"
    for number in range(asked.first, asked.first + asked.rounds):
        play(asked, number, file, asked.seconds)
        columns = read(asked, range(max(0, number - REMEMBERED + 1), number + 1))
        samples = Samples(columns, len(net.first))
        learn(net, samples, asked.epochs, RATES[min(number // 9, len(RATES) - 1)])
        met |= samples.met
        with torch.no_grad():
            net.first[torch.from_numpy(~met).cuda()] = 0.0  # of what was never met nothing is known
        torch.save(net.state_dict(), asked.work / f"round-{number}.pt")
        file = asked.work / f"round-{number}.json"
        made = f"python tools/instinct_fit.py --seed {asked.seed}, {number + 1} rounds"
        file.write_text(written(net, words, made))


if __name__ == "__main__":
    main()
