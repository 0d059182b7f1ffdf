"""Train the net of the champion.

    python -m sevenwonders.train FOLDER --minutes 30 [--whole 30] [--workers 14] [--tables 300]

It writes ``checkpoint.pt`` and ``curve.csv`` into the folder and goes on from the checkpoint that
lies there. Without a graphics card it runs at toy scale: name a small --width, --tables and
--workers.
"""

import argparse
import os
from pathlib import Path

import torch

from sevenwonders.bots.champion.inputs import inputs_of
from sevenwonders.encode import ActionTable, any_layout
from sevenwonders.train.actors import Actors, Plan
from sevenwonders.train.checkpoint import Progress, load, save
from sevenwonders.train.learner import Learner, Recipe
from sevenwonders.train.mix import MIXES
from sevenwonders.train.net import Net
from sevenwonders.train.older import Older
from sevenwonders.train.run import CHECKPOINT, Limits, Run, device_here

OLDER = 6
"""Older nets that are kept as opponents."""
KEEP = 24
"""Rounds after which one is kept."""


def arguments() -> argparse.Namespace:
    """What the command takes."""
    parser = argparse.ArgumentParser(prog="python -m sevenwonders.train", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=10, help="of this run")
    parser.add_argument("--rounds", type=int, default=0, help="end after so many, if not before")
    parser.add_argument("--whole", type=float, help="minutes of training over which rates fall")
    parser.add_argument("--mix", choices=sorted(MIXES), default="all", help="kinds of table")
    parser.add_argument("--workers", type=int, default=max((os.cpu_count() or 2) - 2, 1))
    parser.add_argument("--groups", type=int, default=3)
    parser.add_argument("--tables", type=int, default=450, help="of a group in one process")
    parser.add_argument("--steps", type=int, default=24, help="of a segment")
    parser.add_argument("--width", type=int, default=768)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=32_000, help="rows, about")
    parser.add_argument("--seed", default="train")
    parser.add_argument(
        "--every", type=float, default=20, help="seconds between lines of the curve"
    )
    return parser.parse_args()


def main() -> None:
    """Train for some minutes."""
    asked = arguments()
    asked.folder.mkdir(parents=True, exist_ok=True)
    device = device_here()
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    inputs = inputs_of(any_layout().names())
    size = int(ActionTable(any_layout()).size)

    def new_net() -> Net:
        net = Net(inputs, size, width=asked.width, blocks=asked.blocks)
        net.to(device)
        return net

    net, averaged = new_net(), new_net()
    averaged.load_state_dict(net.state_dict())
    learner = Learner(net, averaged, Recipe(minibatch=asked.minibatch))
    checkpoint = asked.folder / CHECKPOINT
    progress = load(checkpoint, learner, device) if checkpoint.exists() else Progress()
    learner.decisions = progress.decisions
    kinds, seed = MIXES[asked.mix](), f"{asked.seed} {progress.runs}"
    progress.runs += 1
    limits = Limits(
        seconds=60 * asked.minutes,
        rounds=asked.rounds,
        whole=60 * (asked.whole or asked.minutes),
        steps=asked.steps,
        told=asked.every,
    )
    older = Older([new_net() for _ in range(OLDER)], KEEP)
    actors = Actors(Plan(kinds, asked.workers, asked.groups, asked.tables, seed))
    try:
        Run(actors, learner, progress, older, limits).go(asked.folder)
    finally:
        save(checkpoint, learner, progress)
        actors.close()


if __name__ == "__main__":
    main()
