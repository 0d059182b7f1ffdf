"""Refines the sage's instinct: learns from decisions of which each choice was tried out.

    python -m tools.instinct.trials --out build/trials/1 --seconds 600 --seed 1 --instinct net.json
    python -m tools.instinct.trials --out build/trials/2 --seconds 600 --seed 2 --instinct net.json
    python -m tools.instinct.refine --start net.json --trials build/trials --out refined.json

Choices that brought more than the others of their decision become more likely, and the value that
is expected of a choice moves towards the one it brought. Needs torch; trials of several machines
and of earlier networks may lie together. Some decisions are set aside: for these it prints how much
more the new choices bring than those of the first network. It writes the mean of the last steps.
"""

import argparse
import json
from base64 import b64decode
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

from tools.instinct.net import (
    GPU,
    HEAT,
    HIDDEN,
    KINDS,
    Columns,
    Decisions,
    Net,
    blend,
    load,
    written,
)

MOST: Final = 4
"""As ``trials.py`` has it."""
FIGURES: Final = ("soon", "later", "end")
"""Likewise: what each choice came to."""
BATCH: Final = 4096
EXPECTING: Final = 2.0
"""What it counts to expect rightly, beside choosing rightly."""
SPREAD: Final = 3.0
"""Points by which the choices of a decision may differ, about."""
LAST: Final = 0.2
"""Of all steps, those over which the mean is taken, about."""
HELD: Final = 12
"""One in so many files of trials is not learned from."""


class Trials(Decisions):
    """Decisions with what each of their choices came to."""

    def __init__(self, columns: Columns, size: int, shares: list[float]) -> None:
        super().__init__(columns, size, MOST)
        self.figures = {name: torch.from_numpy(columns[name]).to(GPU) for name in FIGURES}
        self.came = torch.zeros_like(self.judged)
        for name, share in zip(FIGURES, shares, strict=True):
            self.came += share * self.figures[name]

    def spread_out(self, figures: torch.Tensor, which: torch.Tensor) -> torch.Tensor:
        """The figures of the choices of some decisions; nothing where there is no choice."""
        there, rows = self.rows(which)
        found = torch.zeros(there.shape, device=GPU)
        found[there] = figures[rows]
        return found


def above(came: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    """By how much each choice came to more than those of its decision on average."""
    mean = came.sum(1) / there.sum(1)
    return (came - mean[:, None]) * there


def taken(net: Net, trials: Trials) -> dict[str, torch.Tensor]:
    """What the choices that the sage takes came to."""
    found: dict[str, list[torch.Tensor]] = {name: [] for name in FIGURES}
    with torch.no_grad():
        for some in torch.arange(len(trials.counts), device=GPU).split(BATCH):
            best = trials.values(net, some).argmax(1)[:, None]
            for name, figures in trials.figures.items():
                found[name].append(trials.spread_out(figures, some).gather(1, best).squeeze(1))
    return {name: torch.cat(parts) for name, parts in found.items()}


def gained(trials: Trials, start: Net, net: Net) -> str:
    """How much more a decision comes to with a network than with the one at the start."""
    before, after = taken(start, trials), taken(net, trials)
    told = [f"{len(trials.counts)} decisions held out"]
    for name in FIGURES:
        gain = after[name] - before[name]
        error = float(gain.std()) / len(gain) ** 0.5
        told.append(f"{name} {float(gain.mean()):+.4f} (± {error:.4f})")
    return ", ".join(told)


def learn(net: Net, learner: torch.optim.Optimizer, trials: Trials, some: torch.Tensor) -> None:
    """One step, from some decisions."""
    values, (there, _) = trials.values(net, some), trials.rows(some)
    came = trials.spread_out(trials.came, some)
    chosen = (torch.softmax(values / HEAT, 1) * above(came, there)).sum(1).mean() / SPREAD
    expected = (values[there] - came[there]) / 10.0
    loss = EXPECTING * expected.square().mean() - chosen
    learner.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 5.0)
    learner.step()


def read(files: list[Path]) -> Columns:
    """The columns of some files of trials, told by their name without an ending."""
    kinds = {**KINDS, **dict.fromkeys(FIGURES, np.float32)}
    return {
        name: np.concatenate(
            [np.fromfile(file.with_suffix(f".{name}"), dtype=kind) for file in files]
        )
        for name, kind in kinds.items()
    }


def main() -> None:
    """Learn from what was tried out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--start", type=Path, required=True, help="a network to continue from")
    parser.add_argument("--trials", type=Path, required=True, help="a folder of trials")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--passes", type=float, default=5.0, help="how often each decision is seen")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--slowest", type=float, default=0.1, help="what is left of it at last")
    parser.add_argument("--shares", default="0.2,0.4,0.4", help="what soon, later and end count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--made-by", default="python -m tools.instinct.refine")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    file = json.loads(asked.start.read_text())
    size = len(b64decode(file["first"]["figures"])) // 2 // HIDDEN
    net, mean, start = (Net(size).to(GPU) for _ in range(3))
    for one in (net, mean, start):
        load(one, asked.start)
    shares = [float(share) for share in asked.shares.split(",")]
    files = sorted(path.with_suffix("") for path in asked.trials.glob("*.end"))
    if len(files) < 2:
        parser.error(f"{asked.trials}: two trials are needed, one to learn from and one not")
    held = Trials(read(files[::HELD]), size, shares)
    trials = Trials(read([one for at, one in enumerate(files) if at % HELD]), size, shares)
    learner = torch.optim.Adam(net.parameters(), lr=asked.rate)
    steps = int(asked.passes * len(trials.counts) / BATCH)
    for step in range(steps):
        rate = asked.rate * max(1.0 - step / steps, asked.slowest)
        learner.param_groups[0]["lr"] = rate
        learn(net, learner, trials, torch.randint(len(trials.counts), (BATCH,), device=GPU))
        blend(mean, net, max(1.0 - 1.0 / (LAST * steps), 0.0))
    print(f"{len(trials.counts)} decisions, {gained(held, start, mean)}", flush=True)
    known = {name: file[name] for name in ("cards", "sides")}
    asked.out.write_text(written(mean, known, asked.made_by))


if __name__ == "__main__":
    main()
