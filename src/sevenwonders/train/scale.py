"""Defaults of a run, by the machine and by the checkpoint."""

import argparse
import os
from pathlib import Path
from typing import Any, Final

import torch

from sevenwonders.train.errors import TrainError

CARD: Final = {"groups": 3, "tables": 450, "width": 768, "blocks": 3, "minibatch": 32_000}
"""For a graphics card."""
TOY: Final = {"groups": 2, "tables": 12, "width": 96, "blocks": 1, "minibatch": 600}
"""Without a graphics card: enough to test that everything works."""
_NET: Final = ("width", "blocks")


def device_here() -> torch.device:
    """The graphics card if there is one."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def fill(asked: argparse.Namespace, device: torch.device, kept: dict[str, Any] | None) -> None:
    """Set the options that were not given; refuse another network size than the checkpoint's."""
    card = device.type == "cuda"
    cores = os.cpu_count() or 2
    known = {**(CARD if card else TOY), "workers": max(cores - 2, 1) if card else min(cores, 2)}
    if kept is not None:
        size = size_of(kept)
        for name in _NET:
            named = getattr(asked, name)
            if named not in (None, size[name]):
                raise TrainError(
                    f"--{name} {named}: the network of {_file(asked)} has {size[name]}; "
                    f"leave --{name} out, or begin anew in another folder"
                )
        known |= size
    for name, figure in known.items():
        if getattr(asked, name) is None:
            setattr(asked, name, figure)
        if getattr(asked, name) < 1:
            raise TrainError(f"--{name} {getattr(asked, name)}: at least 1 is needed")
    if not card:
        figures = " ".join(f"--{name} {getattr(asked, name)}" for name in known)
        print(f"no graphics card: training on the processor with {figures}", flush=True)


def size_of(kept: dict[str, Any]) -> dict[str, int]:
    """The size of the network in a checkpoint."""
    net = kept["net"]
    blocks = {name.split(".")[1] for name in net if name.startswith("blocks.")}
    return {"width": int(net["first.weight"].shape[0]), "blocks": len(blocks)}


def _file(asked: argparse.Namespace) -> Path:
    folder: Path = asked.folder
    return folder
