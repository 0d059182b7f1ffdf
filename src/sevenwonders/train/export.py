"""Write the net of a checkpoint as the champion has it.

    python -m sevenwonders.train.export FOLDER/checkpoint.pt champion.npz [--made "..."]

It takes the averaged weights, rounded to 8 bits. A file of NumPy arrays with the same names will do
in the place of a checkpoint.
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from sevenwonders.bots.champion.net_file import Floats, Layer, write_net
from sevenwonders.encode import ActionTable, any_layout


def weights_of(path: Path) -> dict[str, Floats]:
    """The averaged weights of a checkpoint, or those of a file of arrays."""
    if path.suffix == ".npz":
        with np.load(path) as arrays:
            return {name: arrays[name].astype(np.float32) for name in arrays.files}
    told = torch.load(path, map_location="cpu", weights_only=True)
    return {name: tensor.float().numpy() for name, tensor in told["averaged"].items()}


def layers_of(weights: dict[str, Floats]) -> dict[str, Layer]:
    """Inputs as rows, units as columns; a normalisation has one row."""
    layers: dict[str, Layer] = {}
    for name, weight in weights.items():
        if name.endswith(".weight"):
            layer = name.removesuffix(".weight")
            turned = weight.T if weight.ndim == 2 else weight[None]
            layers[layer] = Layer(np.ascontiguousarray(turned), weights[f"{layer}.bias"])
    return layers


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--made", default="", help="how it was trained, in a sentence")
    asked = parser.parse_args()
    layout = any_layout()
    about: dict[str, object] = {
        "layout": layout.id,
        "actions": ActionTable(layout).id,
        "made": asked.made,
    }
    asked.file.write_bytes(write_net(layers_of(weights_of(asked.weights)), about))


if __name__ == "__main__":
    main()
