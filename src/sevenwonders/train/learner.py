"""Proximal policy optimisation over segments of play, one minibatch at a time."""

import random
from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch.nn import functional

from sevenwonders.train.net import Choices, Net, choice_logits, log_softmax
from sevenwonders.train.segment import Rows, Segment


@dataclass(frozen=True)
class Recipe:
    """What the learner is set to; rates and the like run from the first figure to the second."""

    rate: tuple[float, float] = (3e-4, 1e-5)
    entropy: tuple[float, float] = (0.012, 0.004)
    win: tuple[float, float] = (0.4, 0.85)
    """The weight of the share of the victory among the advantages; the rest is the lead's."""
    clip: float = 0.2
    decay: float = 0.92
    """Lambda of the generalised advantages."""
    minibatch: int = 24_000
    average: float = 0.99
    """How much of the averaged weights stays with each minibatch."""

    def between(self, figures: tuple[float, float], done: float) -> float:
        """A figure that runs from its first value to its second."""
        return figures[0] + (figures[1] - figures[0]) * min(max(done, 0.0), 1.0)


class LearningStep(NamedTuple):
    """One step of a group with what look-back found."""

    rows: Rows
    advantages: torch.Tensor
    targets: torch.Tensor


class Learner:
    """The network, its optimiser, and its averaged weights, which play in the end."""

    def __init__(self, net: Net, averaged: Net, recipe: Recipe, chance: random.Random) -> None:
        self.net = net
        self.averaged = averaged
        self.recipe = recipe
        device = next(net.parameters()).device
        self._device = device
        self.optimizer = torch.optim.Adam(
            net.parameters(),
            lr=recipe.rate[0],
            betas=(0.9, 0.98),
            eps=1e-6,
            fused=device.type == "cuda",
        )
        self._queue: deque[list[LearningStep]] = deque()
        self._sums = torch.zeros(6, device=device)
        self._batches = 0
        self.decisions = 0
        self.chance = chance
        """Shuffles the rows of a segment."""

    @property
    def waiting(self) -> int:
        """Minibatches that are still to be learned from."""
        return len(self._queue)

    def add(self, segments: list[Segment]) -> None:
        """Take in finished segments, cut into minibatches of some steps of a group each."""
        pieces = [
            LearningStep(*one)
            for segment in segments
            for one in zip(segment.rows, segment.advantages, segment.targets, strict=True)
        ]
        gains = torch.cat([piece.advantages for piece in pieces])
        self._spread = gains[:, :2].std(0).clamp(min=1e-4)
        self._mean = gains[:, :2].mean(0)
        self.chance.shuffle(pieces)
        rows = sum(len(piece.rows.seats) for piece in pieces)
        pieces_each = max(round(self.recipe.minibatch * len(pieces) / rows), 1)
        self._queue.extend(
            pieces[at : at + pieces_each] for at in range(0, len(pieces), pieces_each)
        )
        self.decisions += rows

    def learn(self, done: float) -> None:
        """One minibatch; ``done`` is the share of the whole training that has passed."""
        pieces = self._queue.popleft()
        recipe = self.recipe
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.between(recipe.rate, done)
        seen = torch.cat([piece.rows.seen for piece in pieces])
        choices, chosen = _joined([piece.rows for piece in pieces])
        old = torch.cat([piece.rows.logs for piece in pieces])
        own = torch.cat([piece.rows.own for piece in pieces]).float()
        targets = torch.cat([piece.targets for piece in pieces])
        gains = (
            torch.cat([piece.advantages for piece in pieces])[:, :2] - self._mean
        ) / self._spread
        win = recipe.between(recipe.win, done)
        gain = gains[:, 0] * win + gains[:, 1] * (1 - win)
        with torch.autocast(self._device.type, torch.bfloat16, self._device.type == "cuda"):
            judged = self.net(seen)
            logits = choice_logits(judged, choices)
        logs = log_softmax(logits, choices.rows, len(seen))
        now = logs.index_select(0, chosen)
        ratio = (now - old).exp()
        clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        count = own.sum().clamp(min=1)
        policy = -(torch.min(ratio * gain, clipped * gain) * own).sum() / count
        spread = logs.exp() * logs
        entropy = -(spread * own.index_select(0, choices.rows)).sum() / count
        values = judged.values
        victory = functional.binary_cross_entropy_with_logits(
            values[:, 0], targets[:, 0].clamp(0, 1)
        )
        lead = functional.mse_loss(values[:, 1], targets[:, 1])
        points = functional.mse_loss(values[:, 2], targets[:, 2])
        loss = policy - recipe.between(recipe.entropy, done) * entropy
        loss = loss + 0.5 * victory + 0.5 * lead + 0.25 * points
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(
                list(self.averaged.parameters()), list(self.net.parameters()), 1 - recipe.average
            )
            strayed = ((ratio - 1).abs() > recipe.clip).float()
            self._sums += torch.stack(
                (
                    policy.detach(),
                    entropy.detach(),
                    victory.detach(),
                    lead.detach(),
                    points.detach(),
                    (strayed * own).sum() / count,
                )
            )
        self._batches += 1

    def take(self) -> dict[str, float]:
        """The means of the losses since the last time."""
        names = ("policy", "entropy", "victory", "lead", "points", "clipped")
        means = (self._sums / max(self._batches, 1)).tolist()
        self._sums.zero_()
        self._batches = 0
        return {name: round(mean, 5) for name, mean in zip(names, means, strict=True)}


def _joined(pieces: list[Rows]) -> tuple[Choices, torch.Tensor]:
    """The choices of several steps as those of one."""
    rows: list[torch.Tensor] = []
    chosen: list[torch.Tensor] = []
    row = choice = 0
    for piece in pieces:
        rows.append(piece.choice_rows + row)
        chosen.append(piece.chosen + choice)
        row += len(piece.seats)
        choice += len(piece.choice_rows)
    return (
        Choices(torch.cat(rows), torch.cat([piece.choice_fields for piece in pieces])),
        torch.cat(chosen),
    )
