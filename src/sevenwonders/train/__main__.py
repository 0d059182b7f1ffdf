"""Train the net of the champion.

    python -m sevenwonders.train FOLDER --minutes 30 [--whole 30] [--workers 14] [--tables 300]

It writes ``checkpoint.pt`` and ``curve.csv`` into the folder and goes on from the checkpoint that
lies there. Without a graphics card it runs at toy scale: name a small --width, --tables and
--workers.
"""

import argparse
import csv
import os
import time
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
from sevenwonders.train.rollout import Rollout
from sevenwonders.train.segment import Segment
from sevenwonders.train.tally import Tally

OLDER = 6
"""Older nets that are kept as opponents."""
SAVED = 120
"""Seconds between checkpoints."""
KEEP = 24
"""Rounds after which one is kept."""


def arguments() -> argparse.Namespace:
    """What the command takes."""
    parser = argparse.ArgumentParser(prog="python -m sevenwonders.train", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=10, help="of this run")
    parser.add_argument("--whole", type=float, help="of the training: rates fall over them")
    parser.add_argument("--mix", choices=sorted(MIXES), default="all")
    parser.add_argument("--workers", type=int, default=max((os.cpu_count() or 2) - 2, 1))
    parser.add_argument("--groups", type=int, default=3)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--steps", type=int, default=24, help="of a segment")
    parser.add_argument("--width", type=int, default=768)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=24_000, help="rows, about")
    parser.add_argument("--seed", default="train")
    parser.add_argument(
        "--every", type=float, default=20, help="seconds between lines of the curve"
    )
    return parser.parse_args()


def main() -> None:
    """Train for some minutes."""
    asked = arguments()
    asked.folder.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    layout = any_layout()
    inputs = inputs_of(layout.names())
    size = int(ActionTable(layout).size)

    def new_net() -> Net:
        net = Net(inputs, size, width=asked.width, blocks=asked.blocks)
        net.to(device)
        return net

    recipe = Recipe(minibatch=asked.minibatch)
    net, averaged = new_net(), new_net()
    averaged.load_state_dict(net.state_dict())
    learner = Learner(net, averaged, recipe)
    checkpoint = asked.folder / "checkpoint.pt"
    progress = load(checkpoint, learner, device) if checkpoint.exists() else Progress()
    kinds = MIXES[asked.mix]()
    plan = Plan(kinds, asked.workers, asked.groups, asked.tables, f"{asked.seed} {progress.runs}")
    progress.runs += 1
    learner.decisions = progress.decisions
    actors = Actors(plan)
    try:
        train(asked, actors, learner, progress, Older([new_net() for _ in range(OLDER)], KEEP))
    finally:
        save(checkpoint, learner, progress)
        actors.close()


def train(
    asked: argparse.Namespace,
    actors: Actors,
    learner: Learner,
    progress: Progress,
    older: Older,
) -> None:
    """The run itself: after each step of a group, as many minibatches as are due."""
    plan, recipe = actors.plan, learner.recipe
    device = next(learner.net.parameters()).device
    tally = Tally(plan, device)
    rollout = Rollout(actors, learner.net, device, tally)
    whole = 60 * (asked.whole or asked.minutes)
    limit = 60 * asked.minutes
    began = told = saved = time.monotonic()
    before = progress.seconds
    finished: list[Segment] = []
    share = 0.0
    path = asked.folder / "curve.csv"
    for segment in rollout.segments(asked.steps, recipe.decay):
        now = time.monotonic()
        progress.seconds = before + now - began
        done = progress.seconds / whole
        if segment is not None:
            finished.append(segment)
            if len(finished) == plan.groups:
                while learner.waiting:
                    learner.learn(done)
                each = max(round(recipe.minibatch / max(_rows(finished), 1)), 1)
                learner.add(finished, each)
                share = learner.waiting / (asked.steps * plan.groups)
                finished = []
                rollout.older = older.after_round(learner.averaged)
                rollout.borrow_seats()
        due = share
        while learner.waiting and due >= 1:
            learner.learn(done)
            due -= 1
        if learner.waiting and torch.rand(()).item() < due:
            learner.learn(done)
        if now - told > asked.every or now - began > limit:
            fresh = learner.decisions - progress.decisions
            line = {
                "seconds": round(progress.seconds, 1),
                "decisions": learner.decisions,
                "rate": round(fresh / (now - told)),
                **learner.take(),
                **tally.take(),
            }
            progress.decisions = learner.decisions
            told = now
            _write(path, line)
        if now - saved > SAVED:
            saved = now
            save(asked.folder / "checkpoint.pt", learner, progress)
        if now - began > limit:
            return


def _rows(segments: list[Segment]) -> float:
    """Rows of a step of a group, on the average."""
    counts = [len(rows.seats) for segment in segments for rows in segment.rows]
    return sum(counts) / len(counts)


def _write(path: Path, line: dict[str, float]) -> None:
    """Add a line to the curve, and show it."""
    fresh = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, list(line))
        if fresh:
            writer.writeheader()
        writer.writerow(line)
    print(" ".join(f"{name}={figure}" for name, figure in line.items()), flush=True)


if __name__ == "__main__":
    main()
