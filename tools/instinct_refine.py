"""Refines the sage's instinct: rounds of decisions tried out, then of learning from all of them.

    python -m tools.instinct_refine --start net.json --work build/refine --rounds 40 --seconds 20

Choices that came to more than the others of their decision are made likelier, and what is expected
of a choice is moved to what it came to. Needs torch, and is meant for a machine with a GPU. Of each
round it is said by how much more the choices taken now come to than those that the first net
takes, before any of it is learned. ``mean.json`` is the mean of the last steps, and what is worth
keeping; a later sitting with the same ``--work`` goes on with what was tried out in this one.
"""

import argparse
import json
import sys
import time
from base64 import b64decode
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

from tools.instinct_net import (
    GPU,
    HEAT,
    HIDDEN,
    Columns,
    Decisions,
    Net,
    blend,
    load,
    play,
    read,
    written,
)

MOST: Final = 4
"""As ``instinct_trials.py`` has it."""
BATCH: Final = 4096
EXPECTING: Final = 2.0
"""What it counts to expect rightly, beside choosing rightly."""
SPREAD: Final = 3.0
"""Points by which the choices of a decision may differ, about."""
KEEPING: Final = 0.998
"""What the mean keeps of the steps before with each step."""
TRIALS: Final = "tools.instinct_trials"


class Trials(Decisions):
    """Decisions with what each of their choices came to."""

    def __init__(self, columns: Columns, size: int) -> None:
        super().__init__(columns, size, MOST)
        self.came = torch.from_numpy(columns["came"]).to(GPU)

    def came_to(self, which: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Of some decisions which choices there are, and what those came to."""
        there, rows = self.rows(which)
        came = torch.zeros(there.shape, device=GPU)
        came[there] = self.came[rows]
        return there, came


def above(came: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    """By how much each choice came to more than those of its decision on average."""
    mean = came.sum(1) / there.sum(1)
    return (came - mean[:, None]) * there


def taken(net: Net, trials: Trials) -> torch.Tensor:
    """What the choices that the sage takes came to."""
    found = []
    with torch.no_grad():
        for some in torch.arange(len(trials.counts), device=GPU).split(BATCH):
            values, (_, came) = trials.values(net, some), trials.came_to(some)
            found.append(came.gather(1, values.argmax(1)[:, None]).squeeze(1))
    return torch.cat(found)


def gained(trials: Trials, start: Net, nets: list[Net]) -> str:
    """How much more a decision comes to with some nets than with the one at the start."""
    before = taken(start, trials)
    told = [f"{len(before)} decisions"]
    for net in nets:
        gain = taken(net, trials) - before
        error = float(gain.std()) / len(gain) ** 0.5
        told.append(f"{float(gain.mean()):+.4f} (± {error:.4f})")
    return ", ".join(told)


def learn(net: Net, mean: Net, learner: torch.optim.Optimizer, trials: Trials) -> None:
    """One step, from decisions drawn by chance."""
    some = torch.randint(len(trials.counts), (BATCH,), device=GPU)
    values, (there, came) = trials.values(net, some), trials.came_to(some)
    chosen = (torch.softmax(values / HEAT, 1) * above(came, there)).sum(1).mean() / SPREAD
    expected = (values[there] - came[there]) / 10.0
    loss = EXPECTING * expected.square().mean() - chosen
    learner.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 5.0)
    learner.step()
    blend(mean, net, KEEPING)


def main() -> None:
    """Try out and learn, round after round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--start", type=Path, required=True, help="the file of a net to go on from")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--passes", type=float, default=3.0, help="how often each decision is seen")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument(
        "--slowest", type=float, default=0.1, help="what remains of the rate at last"
    )
    parser.add_argument("--every-box", default="0", help="share of tables of five with all boxes")
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    file = json.loads(asked.start.read_text())
    known = {name: file[name] for name in ("cards", "sides")}
    size = len(b64decode(file["first"]["figures"])) // 2 // HIDDEN
    nets = [Net(size).to(GPU) for _ in range(3)]
    for one in nets:
        load(one, asked.start)
    net, mean, start = nets
    learner = torch.optim.Adam(net.parameters(), lr=asked.rate)
    kept = asked.work / "trials.npz"
    columns: Columns = dict(np.load(kept)) if kept.exists() else {}
    newest = asked.start
    running = play(asked, TRIALS, 0, newest, "--every-box", asked.every_box)
    for number in range(asked.rounds):
        fresh = read(asked, number, running, {"came": np.float32})
        if number + 1 < asked.rounds:
            running = play(asked, TRIALS, number + 1, newest, "--every-box", asked.every_box)
        begun = time.time()
        trials = Trials(fresh, size)
        told = gained(trials, start, [net, mean])
        columns = {
            name: np.concatenate([columns[name], column]) if columns else column
            for name, column in fresh.items()
        }
        every = Trials(columns, size)
        rate = asked.rate * max(1.0 - number / asked.rounds, asked.slowest)
        learner.param_groups[0]["lr"] = rate
        for _ in range(int(asked.passes * len(trials.counts) / BATCH)):
            learn(net, mean, learner, every)
        print(told, f"{time.time() - begun:.0f} s", flush=True)
        made = f"python -m tools.instinct_refine --seed {asked.seed}, {number + 1} rounds"
        newest = asked.work / f"refined-{number}.json"
        newest.write_text(written(net, known, made))
        (asked.work / "mean.json").write_text(written(mean, known, made))
    np.savez(kept, **columns)


if __name__ == "__main__":
    main()
