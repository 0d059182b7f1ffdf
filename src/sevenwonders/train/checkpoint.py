"""What a run keeps, so that it can go on: weights, optimiser, how long it has learned."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from sevenwonders.encode import ActionTable, any_layout
from sevenwonders.train.errors import TrainError
from sevenwonders.train.learner import Learner


@dataclass
class Progress:
    """How far a run has come."""

    seconds: float = 0.0
    decisions: int = 0
    runs: int = 0


def save(path: Path, learner: Learner, progress: Progress) -> None:
    """Write everything, the old file staying until the new one is whole."""
    told: dict[str, Any] = {
        "layout": any_layout().id,
        "actions": ActionTable(any_layout()).id,
        "net": learner.net.state_dict(),
        "averaged": learner.averaged.state_dict(),
        "optimizer": learner.optimizer.state_dict(),
        "progress": asdict(progress),
    }
    partial = path.with_suffix(".part")
    torch.save(told, partial)
    partial.replace(path)


def load(path: Path, learner: Learner, device: torch.device) -> Progress:
    """Go on from a file; one of another layout is refused."""
    told = torch.load(path, map_location=device, weights_only=True)
    for name, wanted in (("layout", any_layout().id), ("actions", ActionTable(any_layout()).id)):
        if told[name] != wanted:
            raise TrainError(
                f"{path} was learned with {told[name]}, and this version has {wanted}: "
                "begin anew in another folder"
            )
    learner.net.load_state_dict(told["net"])
    learner.averaged.load_state_dict(told["averaged"])
    learner.optimizer.load_state_dict(told["optimizer"])
    return Progress(**told["progress"])
