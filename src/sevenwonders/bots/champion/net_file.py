"""The net as it is kept: weights in bytes with a scale for each unit, and what they are for."""

import json
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from io import BytesIO
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevenwonders.bots.champion.inputs import inputs_of
from sevenwonders.bots.errors import BadNet
from sevenwonders.encode import ActionTable, any_layout

FILE: Final = "champion.npz"
FORMAT: Final = 2
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
    columns: list[str]
    """The columns of the observations that it learned from."""
    actions: list[str]
    """The actions that it learned to choose from."""


def write_net(layers: dict[str, Layer], about: dict[str, object]) -> bytes:
    """A file for today's columns and actions, by their names.

    Weights are rounded to 8 bits, each unit with a scale of its own.
    """
    layout = any_layout()
    columns = layout.names()
    arrays: dict[str, NDArray[np.generic]] = {}
    for name, layer in layers.items():
        scale: Floats = np.maximum(np.abs(layer.weights).max(0), 1e-8) / 127
        rounded: Floats = np.round(layer.weights / scale)
        arrays[f"{name}.weights"] = rounded.astype(np.int8)
        arrays[f"{name}.scale"] = scale.astype(np.float32)
        arrays[f"{name}.bias"] = layer.bias.astype(np.float32)
    told = {"inputs": inputs_digest(columns), "format": FORMAT, **about}
    arrays["about"] = _bytes(json.dumps(told, sort_keys=True))
    arrays["columns"] = _bytes("\n".join(columns))
    arrays["choices"] = _bytes("\n".join(ActionTable(layout).names()))
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    return file.getvalue()


def read_net(content: bytes) -> NetFile:
    """Read a file; one of another format or for observations of another kind is refused."""
    with np.load(BytesIO(content), allow_pickle=False) as arrays:
        about: dict[str, object] = json.loads(arrays["about"].tobytes())
        if about.get("format") != FORMAT:
            raise BadNet(f"its format is {about.get('format')}, and {FORMAT} can be read")
        wanted = {"layout": any_layout().id, "actions": ActionTable(any_layout()).id}
        for name, known in wanted.items():
            # Columns and actions may be others; what they mean may not.
            if _version(str(about.get(name))) != _version(known):
                raise BadNet(f"it is for {about.get(name)}, and the tables here have {known}")
        columns = _lines(arrays["columns"])
        if about.get("inputs") != inputs_digest(columns):
            raise BadNet("it learned from columns that were scaled otherwise")
        names = [name.removesuffix(".bias") for name in arrays.files if name.endswith(".bias")]
        layers = {
            name: Layer(
                arrays[f"{name}.weights"].astype(np.float32) * arrays[f"{name}.scale"],
                arrays[f"{name}.bias"],
            )
            for name in names
        }
        return NetFile(about, layers, columns, _lines(arrays["choices"]))


def inputs_digest(columns: list[str]) -> str:
    """A few letters that tell one way to make inputs of columns from another."""
    return blake2b(repr(inputs_of(columns)).encode(), digest_size=4).hexdigest()


def _version(name: str) -> list[str]:
    """What an id of a layout or a table of actions begins with: ``observation-2``."""
    return name.split("-")[:2]


def _bytes(text: str) -> NDArray[np.uint8]:
    return np.frombuffer(text.encode(), dtype=np.uint8)


def _lines(array: NDArray[np.generic]) -> list[str]:
    return array.tobytes().decode().split("\n")


@lru_cache(maxsize=1)
def shipped_net() -> NetFile:
    """The net that comes with the package; it is read once."""
    return read_net(files("sevenwonders.bots").joinpath("data", FILE).read_bytes())
