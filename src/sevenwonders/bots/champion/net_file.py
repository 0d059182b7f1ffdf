"""The net as it is kept: weights in bytes with a scale for each unit, and what it is for."""

import json
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevenwonders.bots.errors import BadNet
from sevenwonders.encode import ActionTable, any_layout

FILE: Final = "champion.npz"
FORMAT: Final = 1
Floats = NDArray[np.float32]


class Layer(NamedTuple):
    """Weights from inputs (rows) to units (columns), and what is added."""

    weights: Floats
    bias: Floats


class NetFile(NamedTuple):
    """A net as it was read."""

    about: dict[str, object]
    """The layouts it is for, and how it was made."""
    layers: dict[str, Layer]
    """By name; of a normalisation the weights are one row."""


def write_net(layers: dict[str, Layer], about: dict[str, object]) -> bytes:
    """A file with weights rounded to 8 bits, each unit with a scale of its own."""
    arrays: dict[str, NDArray[np.generic]] = {}
    for name, layer in layers.items():
        scale: Floats = np.maximum(np.abs(layer.weights).max(0), 1e-8) / 127
        rounded: Floats = np.round(layer.weights / scale)
        arrays[f"{name}.weights"] = rounded.astype(np.int8)
        arrays[f"{name}.scale"] = scale.astype(np.float32)
        arrays[f"{name}.bias"] = layer.bias.astype(np.float32)
    told = json.dumps({"format": FORMAT, **about}, sort_keys=True).encode()
    arrays["about"] = np.frombuffer(told, dtype=np.uint8)
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    return file.getvalue()


def read_net(content: bytes) -> NetFile:
    """Read a file; one of another format or for other observations is refused."""
    with np.load(BytesIO(content), allow_pickle=False) as arrays:
        about: dict[str, object] = json.loads(arrays["about"].tobytes())
        if about.get("format") != FORMAT:
            raise BadNet(f"its format is {about.get('format')}, and {FORMAT} can be read")
        wanted = {"layout": any_layout().id, "actions": ActionTable(any_layout()).id}
        for name, known in wanted.items():
            if about.get(name) != known:
                raise BadNet(f"it is for {about.get(name)}, and the tables here have {known}")
        names = [name.removesuffix(".bias") for name in arrays.files if name.endswith(".bias")]
        layers = {
            name: Layer(
                arrays[f"{name}.weights"].astype(np.float32) * arrays[f"{name}.scale"],
                arrays[f"{name}.bias"],
            )
            for name in names
        }
    return NetFile(about, layers)


@lru_cache(maxsize=1)
def shipped_net() -> NetFile:
    """The net that comes with the package; it is read once."""
    return read_net(files("sevenwonders.bots").joinpath("data", FILE).read_bytes())
