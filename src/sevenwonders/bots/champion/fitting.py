"""The net for a layout: what it learned is found by the names of columns and actions.

A column that it has not seen weighs nothing. An action that it has not seen begins with the mean of
the actions with the same verb.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevenwonders.bots.champion.inputs import inputs_of
from sevenwonders.bots.champion.net_file import Layer, NetFile
from sevenwonders.encode import ActionTable, Layout

_NEW: Final = -1


class Fitted(NamedTuple):
    """The layers of a net with the columns and actions of a layout."""

    layers: dict[str, Layer]
    learned: NDArray[np.bool_]
    """For each action whether the net has learned it."""


def fitted(file: NetFile, layout: Layout) -> Fitted:
    """A net as a layout needs it; layers that need no change are those of the file."""
    names = ActionTable(layout).names()
    layers = dict(file.layers)
    if layout.names() != file.columns:
        layers["first"] = _with_columns(file, layout.names())
    places = _places(file.actions, names)
    if names != file.actions:
        layers["actions"] = _with_actions(file, names, places)
    return Fitted(layers, places != _NEW)


def _with_columns(file: NetFile, names: Sequence[str]) -> Layer:
    """The first layer, by inputs: scaled columns, then steps."""
    first = file.layers["first"]
    places = _places(_inputs(file.columns), _inputs(names))
    weights = first.weights[places]
    weights[places == _NEW] = 0
    return Layer(weights, first.bias)


def _with_actions(file: NetFile, names: Sequence[str], places: NDArray[np.int64]) -> Layer:
    """The layer of actions."""
    last = file.layers["actions"]
    weights, bias = last.weights[:, places], last.bias[places]
    verbs = np.array([_verb(name) for name in file.actions])
    for at in np.flatnonzero(places == _NEW).tolist():
        same = np.equal(verbs, _verb(names[at]))
        weights[:, at] = last.weights[:, same].mean(1) if same.any() else 0
        bias[at] = last.bias[same].mean() if same.any() else 0
    return Layer(np.ascontiguousarray(weights), bias)


def _inputs(columns: Sequence[str]) -> list[str]:
    """A name for each input that columns become."""
    inputs = inputs_of(columns)
    steps = zip(inputs.columns, inputs.steps, strict=True)
    return [*columns, *(f"{columns[column]} {step}" for column, step in steps)]


def _places(known: Sequence[str], names: Sequence[str]) -> NDArray[np.int64]:
    """Where each name stands among the known ones."""
    index = {name: at for at, name in enumerate(known)}
    return np.array([index.get(name, _NEW) for name in names])


def _verb(name: str) -> str:
    return name.partition(":")[0]
