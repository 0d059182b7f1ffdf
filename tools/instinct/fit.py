"""Fits the sage's instinct: rounds of games by the sage as it is, then of learning from them.

    python -m tools.instinct.fit --work build/instinct --rounds 50 --seconds 15 --jobs 16 --seed 1

Needs torch, and is meant for a machine with a GPU. Games are played by ``games.py`` under
``--python``, an interpreter that has the compiled package; this one need not have it. While a round
learns from its games, those of the next one are already played, by the network of the round before.
Each round writes ``round-N.json``, and ``mean.json``, the mean of the last rounds; ``--start``
continues from such a file. ``refine.py`` improves the result.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

from tools.instinct.net import GPU, HEAT, Columns, Decisions, Net, blend, load, play, read, written

SHORTLIST: Final = 5
"""As ``games.py`` has it."""
GAMES: Final = "tools.instinct.games"
BATCH: Final = 8192
CLIP: Final = 0.2
"""How far a choice may become more or less likely in a round before it is learned no further."""
DRIFT: Final = 0.03
"""Kullback-Leibler divergence from the choices as they were at which a round has learned enough."""
EXPECTING: Final = 10.0
"""What it counts to expect rightly, beside choosing rightly."""
RATE: Final = 5e-4
SLOWEST: Final = 0.1
"""How fast it learns in the first round, and what remains of that in the last ones."""
KEEPING: Final = 0.9
"""What is kept of the mean of the rounds before when one more is learned."""
TAKEN: Final = {
    "taken": np.uint8,
    "chances": np.float32,
    "came": np.float32,
    "gains": np.float32,
}


class Samples(Decisions):
    """Decisions with the choice that was taken, and what came of it."""

    def __init__(self, columns: Columns, size: int) -> None:
        super().__init__(columns, size, SHORTLIST)
        self.taken = torch.from_numpy(columns["taken"].astype(np.int64)).to(GPU)
        self.chances, self.came, gains = (
            torch.from_numpy(columns[name]).to(GPU) for name in ("chances", "came", "gains")
        )
        self.gains = (gains - gains.mean()) / gains.std()


def learn(net: Net, learner: torch.optim.Optimizer, samples: Samples, epochs: int) -> None:
    """Make choices likelier that came to more than expected, and expect what came of them."""
    begun, steps, drift, off = time.time(), 0, 0.0, 0.0
    for _ in range(epochs):
        for which in torch.randperm(len(samples.counts), device=GPU).split(BATCH):
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


def main() -> None:
    """Play and learn, round after round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="the round to begin with")
    parser.add_argument("--sitting", type=int, default=1000, help="rounds of this sitting at most")
    parser.add_argument("--start", type=Path, help="a network to continue from")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    told = subprocess.run(
        [asked.python, "-m", GAMES, "--inputs"], capture_output=True, text=True, check=True
    )
    known = json.loads(told.stdout)
    torch.manual_seed(asked.first)
    net = Net(known.pop("size")).to(GPU)
    file: Path | None = asked.start
    if file:
        load(net, file)
    met = net.first.detach().abs().sum(1) > 0
    if not file:
        met[:] = False
    learner = torch.optim.Adam(net.parameters(), lr=RATE)
    mean = Net(len(net.first)).to(GPU)
    mean.load_state_dict(net.state_dict())
    running = play(asked, GAMES, asked.first, file)
    last = min(asked.rounds, asked.first + asked.sitting) - 1
    for number in range(asked.first, last + 1):
        samples = Samples(read(asked, number, running, TAKEN), len(net.first))
        if number < last:
            running = play(asked, GAMES, number + 1, file)
        met |= samples.met()
        for group in learner.param_groups:
            group["lr"] = RATE * max(1.0 - number / asked.rounds, SLOWEST)
        learn(net, learner, samples, asked.epochs)
        with torch.no_grad():
            net.first[~met] = 0.0  # of what was never met nothing is known
        blend(mean, net, KEEPING)
        made = f"python -m tools.instinct.fit --seed {asked.seed}, {number + 1} rounds"
        file = asked.work / f"round-{number}.json"
        file.write_text(written(net, known, made))
        (asked.work / "mean.json").write_text(written(mean, known, made))


if __name__ == "__main__":
    main()
