"""A training from its arguments: the network, the processes that play, and the checkpoint."""

import argparse
import random

import torch

from sevenwonders.bots.champion.inputs import inputs_of
from sevenwonders.encode import ActionTable, any_layout
from sevenwonders.train.actors import ActorPlan, Actors
from sevenwonders.train.checkpoint import RunProgress, read, restore, save
from sevenwonders.train.errors import ActorLost
from sevenwonders.train.learner import Learner, Recipe
from sevenwonders.train.mix import MIXES
from sevenwonders.train.net import Net
from sevenwonders.train.older import Older
from sevenwonders.train.run import CHECKPOINT, Limits, Run
from sevenwonders.train.scale import device_here, fill
from sevenwonders.train.stop import Stop

OLDER = 6
"""Older networks that are kept as opponents."""
KEEP = 24
"""Rounds after which one is kept."""


def train(asked: argparse.Namespace) -> int:
    """Train as asked; returns the exit code."""
    asked.folder.mkdir(parents=True, exist_ok=True)
    checkpoint = asked.folder / CHECKPOINT
    device = device_here()
    kept = read(checkpoint, device) if checkpoint.exists() else None
    fill(asked, device, kept)
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
    learner = Learner(net, averaged, Recipe(minibatch=asked.minibatch), random.Random(1))
    older = Older([new_net() for _ in range(OLDER)], KEEP)
    progress = RunProgress() if kept is None else restore(kept, learner, older)
    kinds, seed = MIXES[asked.mix](), f"{asked.seed} {progress.runs}"
    progress.runs += 1
    limits = Limits(
        seconds=60 * asked.minutes,
        rounds=asked.rounds,
        whole=60 * (asked.whole or asked.minutes),
        steps=asked.steps,
        told=asked.every,
        saved=asked.save,
    )
    stop = Stop()
    with stop.heeding():
        actors = Actors(ActorPlan(kinds, asked.workers, asked.groups, asked.tables, seed))
        try:
            Run(actors, learner, progress, older, limits, stop).go(asked.folder)
        except ActorLost:
            # Who ends the whole group of processes ends those that play too.
            if not stop.signal:
                raise
        finally:
            save(checkpoint, learner, progress, older)
            actors.close()
    return stop.code
