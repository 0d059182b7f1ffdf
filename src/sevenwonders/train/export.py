"""Write the network of a checkpoint as the champion has it.

    python -m sevenwonders.train.export FOLDER/checkpoint.pt champion.npz [--made "..."]

It takes the averaged weights, rounded to 8 bits. A file of NumPy arrays with the same names will do
in the place of a checkpoint.
"""

import argparse
import sys
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from sevenwonders.bots.champion.inputs import inputs_of
from sevenwonders.bots.champion.net_file import Floats, Layer, write_net
from sevenwonders.encode import ActionTable, any_layout
from sevenwonders.extras import require
from sevenwonders.train.complaints import complaining
from sevenwonders.train.errors import TrainError


def weights_of(path: Path) -> dict[str, Floats]:
    """The averaged weights of a checkpoint, or those of a file of arrays."""
    if path.suffix == ".npz":
        try:
            with np.load(path, allow_pickle=False) as arrays:
                return {name: arrays[name].astype(np.float32) for name in arrays.files}
        except (BadZipFile, ValueError) as wrong:
            raise TrainError(f"{path} is no file of arrays: {wrong}") from None
    # Arrays can be written without torch.
    require("train")
    import torch  # noqa: PLC0415

    from sevenwonders.train.checkpoint import read  # noqa: PLC0415

    told = read(path, torch.device("cpu"))
    return {name: tensor.float().numpy() for name, tensor in told["averaged"].items()}


def check_size(path: Path, weights: dict[str, Floats]) -> None:
    """Refuse weights for other observations or actions than those of this version."""
    layout = any_layout()
    wanted = {
        "first.weight": (1, inputs_of(layout.names()).size, f"inputs of {layout.id}"),
        "actions.weight": (0, int(ActionTable(layout).size), f"actions of {layout.id}"),
    }
    for name, (axis, size, what) in wanted.items():
        if name not in weights:
            raise TrainError(f"{path} has no {name!r}")
        found = weights[name].shape[axis]
        if found != size:
            raise TrainError(f"{path} has {found} for the {size} {what}")


def layers_of(weights: dict[str, Floats]) -> dict[str, Layer]:
    """Inputs as rows, units as columns; a normalisation has one row."""
    layers: dict[str, Layer] = {}
    for name, weight in weights.items():
        if name.endswith(".weight"):
            layer = name.removesuffix(".weight")
            turned = weight.T if weight.ndim == 2 else weight[None]
            layers[layer] = Layer(np.ascontiguousarray(turned), weights[f"{layer}.bias"])
    return layers


@complaining("sevenwonders.train.export")
def main() -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(
        prog="python -m sevenwonders.train.export", description=__doc__
    )
    parser.add_argument("weights", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--made", default="", help="how it was trained, in a sentence")
    asked = parser.parse_args()
    weights = weights_of(asked.weights)
    check_size(asked.weights, weights)
    layout = any_layout()
    about: dict[str, object] = {
        "layout": layout.id,
        "actions": ActionTable(layout).id,
        "made": asked.made,
    }
    asked.file.write_bytes(write_net(layers_of(weights), about))
    return 0


if __name__ == "__main__":
    sys.exit(main())
