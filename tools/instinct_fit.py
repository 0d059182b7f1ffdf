"""Fits the sage's instinct: rounds of games by the sage as it is, then of learning from them.

    python tools/instinct_fit.py --work build/instinct --rounds 50 --seconds 15 --jobs 16 --seed 1

Needs torch, and is meant for a machine with a GPU. Games are played by ``instinct_games.py`` under
``--python``, an interpreter that has the compiled package; this one need not have it, and therefore
repeats the shape of the network and how its file is written. Each round learns from its games
and writes ``round-N.json``; the last one is what ``bots/data/instinct.json`` is.
``--start`` goes on from such a file.
"""

import argparse
import json
import subprocess
import sys
import time
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

HIDDEN: Final = 128
NARROW: Final = 32
AGES: Final = 3
LONGEST: Final = 256
"""Inputs of a choice at most."""
SHORTLIST: Final = 5
HEAT: Final = 0.6
"""As ``instinct_games.py`` has them."""
BATCH: Final = 8192
CLIP: Final = 0.2
"""How far a choice may become more or less likely in a round before it is learned no further."""
DRIFT: Final = 0.03
"""Kullback-Leibler divergence from the choices as they were at which a round has learned enough."""
EXPECTING: Final = 10.0
"""What it counts to expect rightly, beside choosing rightly."""
RATES: Final = (5e-4, 5e-4, 1.5e-4)
"""How fast it learns in the first, the second and the last third of the rounds."""
GAMES: Final = Path(__file__).with_name("instinct_games.py")
COLUMNS: Final = {
    "counts": np.uint8,
    "taken": np.uint8,
    "chances": np.float32,
    "came": np.float32,
    "gains": np.float32,
    "judged": np.float32,
    "ages": np.uint8,
    "sizes": np.uint16,
    "inputs": np.uint16,
    "strengths": np.float32,
}


class Net(nn.Module):
    """The layers of ``sevenwonders.bots.instinct``."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.first = nn.Parameter(torch.randn(size, HIDDEN) * 0.1)
        self.narrow = nn.Parameter(torch.randn(AGES, HIDDEN, NARROW) * (2 / HIDDEN) ** 0.5)
        self.narrow_bias = nn.Parameter(torch.zeros(AGES, NARROW))
        self.last = nn.Parameter(torch.randn(AGES, NARROW) * 0.1)
        self.last_bias = nn.Parameter(torch.zeros(AGES))

    def forward(self, seen: torch.Tensor, ages: torch.Tensor) -> torch.Tensor:
        """The output for the Age of each sample."""
        units = torch.relu(seen @ self.first)
        narrow = torch.relu(torch.einsum("ahn,bh->ban", self.narrow, units) + self.narrow_bias)
        out = (narrow * self.last).sum(-1) + self.last_bias
        return out.gather(1, ages[:, None]).squeeze(1)


class Samples:
    """Decisions on the GPU, and their choices, whose inputs are padded to the longest."""

    def __init__(self, columns: dict[str, np.ndarray], size: int) -> None:
        sizes = torch.from_numpy(columns["sizes"].astype(np.int64)).cuda()
        there = torch.arange(LONGEST, device="cuda")[None] < sizes[:, None]
        self.inputs = torch.full(there.shape, size, dtype=torch.int16, device="cuda")
        self.inputs[there] = torch.from_numpy(columns["inputs"].view(np.int16)).cuda()
        self.strengths = torch.zeros(there.shape, dtype=torch.float16, device="cuda")
        self.strengths[there] = torch.from_numpy(columns["strengths"]).cuda().half()
        self.ages = torch.from_numpy(columns["ages"].astype(np.int64)).cuda()
        self.judged = torch.from_numpy(columns["judged"]).cuda()
        self.counts = torch.from_numpy(columns["counts"].astype(np.int64)).cuda()
        self.firsts = self.counts.cumsum(0) - self.counts
        self.taken = torch.from_numpy(columns["taken"].astype(np.int64)).cuda()
        self.chances = torch.from_numpy(columns["chances"]).cuda()
        self.came = torch.from_numpy(columns["came"]).cuda()
        gains = torch.from_numpy(columns["gains"]).cuda()
        self.gains = (gains - gains.mean()) / gains.std()
        self.size = size

    def met(self) -> torch.Tensor:
        """Which inputs there were."""
        found = torch.zeros(self.size + 1, dtype=torch.bool, device="cuda")
        for some in self.inputs.split(100_000):
            found[some.long().flatten()] = True
        return found[: self.size]

    def values(self, net: Net, which: torch.Tensor) -> torch.Tensor:
        """What the choices of some decisions are worth; nothing at all where there is none."""
        place = torch.arange(SHORTLIST, device="cuda")[None]
        there = place < self.counts[which][:, None]
        rows = (self.firsts[which][:, None] + place)[there]
        wide = torch.zeros((len(rows), self.size + 1), dtype=torch.float32, device="cuda")
        wide.scatter_add_(1, self.inputs[rows].long(), self.strengths[rows].float())
        found = self.judged[rows] + 10.0 * net(wide[:, : self.size], self.ages[rows])
        values = torch.full(there.shape, -1e4, device="cuda")
        values[there] = found
        return values


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


def read(asked: argparse.Namespace, number: int, size: int) -> Samples:
    """The samples of a round."""
    columns: dict[str, np.ndarray] = {}
    for name, kind in COLUMNS.items():
        files = [asked.work / f"round-{number}-{job}.{name}" for job in range(asked.jobs)]
        columns[name] = np.concatenate([np.fromfile(file, dtype=kind) for file in files])
    return Samples(columns, size)


def learn(net: Net, learner: torch.optim.Optimizer, samples: Samples, epochs: int) -> None:
    """Make choices likelier that came to more than expected, and expect what came of them."""
    begun, steps, drift, off = time.time(), 0, 0.0, 0.0
    for _ in range(epochs):
        for which in torch.randperm(len(samples.counts), device="cuda").split(BATCH):
            values = samples.values(net, which)
            taken = samples.taken[which][:, None]
            chance = torch.log_softmax(values / HEAT, 1).gather(1, taken).squeeze(1)
            shift = chance - samples.chances[which].log()
            ratio, gains = shift.exp(), samples.gains[which]
            chosen = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            expected = (values.gather(1, taken).squeeze(1) - samples.came[which]) / 10.0
            loss = EXPECTING * expected.square().mean() - chosen
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            learner.step()
            steps += 1
            drift += 0.05 * (float((ratio - 1 - shift).detach().mean()) - drift)
            off += 0.05 * (float(expected.detach().square().mean()) ** 0.5 * 10.0 - off)
        if drift > DRIFT:
            break
    spent = time.time() - begun
    print(f"{len(samples.counts)} decisions, {steps} steps, drift {drift:.4f}, ", end="")
    print(f"off by {off:.2f} points, {spent:.0f} s", flush=True)


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


def main() -> None:
    """Play and learn, round after round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="the round to begin with")
    parser.add_argument("--start", type=Path, help="the file of a net to go on from")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    told = subprocess.run(
        [asked.python, GAMES, "--inputs"], capture_output=True, text=True, check=True
    )
    known = json.loads(told.stdout)
    torch.manual_seed(asked.first)
    net = Net(known.pop("size")).cuda()
    file: Path | None = asked.start
    if file:
        load(net, file)
    met = net.first.detach().abs().sum(1) > 0
    if not file:
        met[:] = False
    learner = torch.optim.Adam(net.parameters(), lr=RATES[0])
    for number in range(asked.first, asked.rounds):
        play(asked, number, file, asked.seconds)
        samples = read(asked, number, len(net.first))
        met |= samples.met()
        for group in learner.param_groups:
            group["lr"] = RATES[len(RATES) * number // asked.rounds]
        learn(net, learner, samples, asked.epochs)
        with torch.no_grad():
            net.first[~met] = 0.0  # of what was never met nothing is known
        file = asked.work / f"round-{number}.json"
        made = f"python tools/instinct_fit.py --seed {asked.seed}, {number + 1} rounds"
        file.write_text(written(net, known, made))


if __name__ == "__main__":
    main()
