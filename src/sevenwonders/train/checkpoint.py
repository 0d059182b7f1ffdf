"""Checkpoints of a run: weights, optimiser, older networks, random state and progress."""

from dataclasses import asdict, dataclass
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, Final, cast

import torch

from sevenwonders.encode import ActionTable, any_layout
from sevenwonders.train.errors import TrainError
from sevenwonders.train.learner import Learner
from sevenwonders.train.older import Older

_IDS: Final = ("layout", "actions")


@dataclass
class RunProgress:
    """How far a run has come."""

    seconds: float = 0.0
    decisions: int = 0
    runs: int = 0


def save(path: Path, learner: Learner, progress: RunProgress, older: Older) -> None:
    """Write everything, the old file staying until the new one is whole."""
    told: dict[str, Any] = {
        "layout": any_layout().id,
        "actions": ActionTable(any_layout()).id,
        "net": learner.net.state_dict(),
        "averaged": learner.averaged.state_dict(),
        "optimizer": learner.optimizer.state_dict(),
        "progress": asdict(progress),
        "older": older.state(),
        "chance": _chance(learner),
    }
    partial = path.with_suffix(".part")
    torch.save(told, partial)
    partial.replace(path)


def read(path: Path, device: torch.device) -> dict[str, Any]:
    """Read a checkpoint; other files and checkpoints of another layout are refused."""
    try:
        told = torch.load(path, map_location=device, weights_only=True)
        ids = {name: str(told[name]) for name in _IDS}
        RunProgress(**told["progress"])
    except (UnpicklingError, RuntimeError, LookupError, TypeError, EOFError) as wrong:
        raise TrainError(f"{path} is no checkpoint of this trainer: {wrong}") from None
    for name, wanted in (("layout", any_layout().id), ("actions", ActionTable(any_layout()).id)):
        if ids[name] != wanted:
            raise TrainError(
                f"{path} was learned with {ids[name]}, and this version has {wanted}: "
                "start again in another folder"
            )
    return cast("dict[str, Any]", told)


def restore(kept: dict[str, Any], learner: Learner, older: Older) -> RunProgress:
    """Go on from what a file holds."""
    learner.net.load_state_dict(kept["net"])
    learner.averaged.load_state_dict(kept["averaged"])
    learner.optimizer.load_state_dict(kept["optimizer"])
    progress = RunProgress(**kept["progress"])
    learner.decisions = progress.decisions
    if "older" in kept:
        older.restore(kept["older"])
    if "chance" in kept:
        _restore_chance(kept["chance"], learner)
    return progress


def _chance(learner: Learner) -> dict[str, Any]:
    """The state of all random generators."""
    cards = torch.cuda.get_rng_state_all() if torch.cuda.is_available() else []
    return {"python": learner.chance.getstate(), "torch": torch.get_rng_state(), "cards": cards}


def _restore_chance(kept: dict[str, Any], learner: Learner) -> None:
    learner.chance.setstate(kept["python"])
    torch.set_rng_state(kept["torch"].cpu())
    # A run may continue with fewer GPUs, or with none.
    if len(kept["cards"]) == torch.cuda.device_count() > 0:
        torch.cuda.set_rng_state_all([state.cpu() for state in kept["cards"]])
