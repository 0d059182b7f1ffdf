"""The network: one trunk, a logit for each action and each part of a choice, and three values."""

from typing import NamedTuple

import torch
from torch import nn
from torch.nn import functional

from sevenwonders.bots.champion.inputs import COINS, FIELD_INPUTS, STAGES, VARIANTS, Inputs

JUDGEMENTS = ("win", "lead", "points")
"""What the value heads foretell: the share of the victory, tanh(lead / 20), own points / 50."""


class Judged(NamedTuple):
    """What the network says of rows of observations."""

    actions: torch.Tensor
    """A figure for each action, by row."""
    fields: torch.Tensor
    """Weights of the parts of a choice, by row."""
    values: torch.Tensor
    """The judgements; the first is a logit."""


class Block(nn.Module):
    """One residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)
        nn.init.zeros_(self.down.bias)

    def forward(self, trunk: torch.Tensor) -> torch.Tensor:
        """Add to the trunk what the block has worked out."""
        added: torch.Tensor = self.down(functional.relu(self.up(self.norm(trunk))))
        return trunk + added


class Net(nn.Module):
    """Policy and judgement from the bytes of an observation."""

    def __init__(self, inputs: Inputs, actions: int, *, width: int, blocks: int) -> None:
        super().__init__()
        self.register_buffer("scales", torch.tensor(inputs.scales), persistent=False)
        self.register_buffer("columns", torch.tensor(inputs.columns), persistent=False)
        self.register_buffer(
            "steps", torch.tensor(inputs.steps, dtype=torch.uint8), persistent=False
        )
        self.first = nn.Linear(inputs.size, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.actions = nn.Linear(width, actions)
        self.fields = nn.Linear(width, FIELD_INPUTS)
        self.values = nn.Linear(width, len(JUDGEMENTS))
        nn.init.normal_(self.first.weight, std=0.05)
        for head in (self.actions, self.fields, self.values):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: torch.Tensor) -> Judged:
        """Judge rows of observations, given as bytes."""
        kind = torch.bfloat16 if seen.is_cuda else torch.float32
        scaled = seen.to(kind) * self.scales.to(kind)
        reached = (seen.index_select(1, self.columns) >= self.steps).to(kind)
        trunk = self.first(torch.cat((scaled, reached), 1))
        for block in self.blocks:
            trunk = block(trunk)
        trunk = functional.relu(self.norm(trunk))
        return Judged(self.actions(trunk), self.fields(trunk), self.values(trunk).float())


class Choices(NamedTuple):
    """The legal choices of some rows, one after the other."""

    rows: torch.Tensor
    """The row of each."""
    fields: torch.Tensor
    """Its ``encode.FIELDS``."""


def choice_logits(judged: Judged, choices: Choices) -> torch.Tensor:
    """How much the network is for each choice, before a softmax over those of its row."""
    fields = choices.fields.long()
    size = judged.actions.shape[1]
    logits = judged.actions.reshape(-1).index_select(0, choices.rows * size + fields[:, 0])
    weights = judged.fields.index_select(0, choices.rows)
    parts = torch.cat(
        (
            choices.fields[:, 1:4].to(weights.dtype) / COINS,
            choices.fields[:, 4:6].to(weights.dtype),
            functional.one_hot(fields[:, 6].clamp(max=STAGES - 1), STAGES).to(weights.dtype),
            functional.one_hot(fields[:, 7].clamp(max=VARIANTS - 1), VARIANTS).to(weights.dtype),
        ),
        1,
    )
    return logits.float() + (weights * parts).sum(1, dtype=torch.float32)


def log_softmax(logits: torch.Tensor, rows: torch.Tensor, count: int) -> torch.Tensor:
    """The logarithm of each choice's probability among those of its row."""
    largest = logits.new_full((count,), -torch.inf)
    largest = largest.scatter_reduce(0, rows, logits.detach(), "amax")
    shifted = logits - largest.index_select(0, rows)
    sums = logits.new_zeros(count).index_add(0, rows, shifted.exp())
    return shifted - sums.log().index_select(0, rows)


def draw(logs: torch.Tensor, rows: torch.Tensor, count: int) -> torch.Tensor:
    """For each row the index of a choice, drawn by its probability."""
    noisy = logs - torch.empty_like(logs).exponential_().log()
    best = noisy.new_full((count,), -torch.inf).scatter_reduce(0, rows, noisy, "amax")
    index = torch.arange(len(logs), device=logs.device)
    index = torch.where(noisy == best.index_select(0, rows), index, len(logs))
    return index.new_full((count,), len(logs)).scatter_reduce(0, rows, index, "amin")
