"""Reads the sage's weights from ``data/sage.toml``, strictly."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final, cast

from librt.vecs import vec

from sevenwonders.bots.errors import BadWeights
from sevenwonders.bots.instinct.network_file import instinct_layers
from sevenwonders.bots.sage.parts import KNOTS, NAMES
from sevenwonders.bots.sage.sage import Sage
from sevenwonders.bots.sage.valuation import ALL
from sevenwonders.bots.sage.weights import Weights

_KEYS: Final = frozenset({"made-by", "weights", "trust", "trust-boxes", "tilt", "cards"})

Data = Mapping[str, object]


def read_weights(text: str) -> Weights:
    """The weights of a file like ``data/sage.toml``: all of them and nothing else."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadWeights(str(wrong)) from wrong
    return make_weights(data)


def make_weights(data: Data) -> Weights:
    """Weights from such a file's content."""
    _only(data, _KEYS, "key")
    weights = Weights()
    figures = _table(data, "weights")
    _only(figures, frozenset(Weights.names()), "weight")
    for name in Weights.names():
        setattr(weights, name, _number(figures.get(name), name))
    weights.trust = _knotted(_table(data, "trust"), NAMES)
    weights.trust_boxes = _knotted(_table(data, "trust-boxes"), NAMES)
    tilts = _table(data, "tilt")
    _only(tilts, frozenset(NAMES), "part")
    weights.tilt = vec[float]([_number(tilts.get(name), name) for name in NAMES])
    weights.cards = {slug: _number(points, slug) for slug, points in _table(data, "cards").items()}
    return weights


def figures_of(weights: Weights) -> dict[str, dict[str, float] | dict[str, list[float]]]:
    """The same content back."""
    return {
        "weights": {name: float(getattr(weights, name)) for name in Weights.names()},
        "trust": _by_name(weights.trust, NAMES),
        "trust-boxes": _by_name(weights.trust_boxes, NAMES),
        "tilt": dict(zip(NAMES, weights.tilt, strict=True)),
        "cards": dict(weights.cards),
    }


def _by_name(knots: "vec[float]", names: tuple[str, ...]) -> dict[str, list[float]]:
    figures = list(knots)
    return {name: figures[at * KNOTS : at * KNOTS + KNOTS] for at, name in enumerate(names)}


def _knotted(table: Data, names: tuple[str, ...]) -> "vec[float]":
    _only(table, frozenset(names), "part")
    figures: list[float] = []
    for name in names:
        knots = table.get(name)
        if not isinstance(knots, list) or len(cast("list[object]", knots)) != KNOTS:
            raise BadWeights(f"{name!r}: {KNOTS} numbers are asked for")
        figures += [_number(figure, name) for figure in cast("list[object]", knots)]
    return vec[float](figures)


def _table(data: Data, key: str) -> Data:
    table = data.get(key)
    if not isinstance(table, dict):
        raise BadWeights(f"there is no table {key!r}")
    return cast("Data", table)


def _only(table: Data, known: frozenset[str], what: str) -> None:
    unknown = [name for name in table if name not in known]
    if unknown:
        raise BadWeights(f"unknown {what} {unknown[0]!r}")


def _number(figure: object, name: str) -> float:
    if not isinstance(figure, (int, float)) or isinstance(figure, bool):
        raise BadWeights(f"{name!r} is {figure!r}: a number is asked for")
    return float(figure)


@lru_cache(maxsize=1)
def sage_weights() -> Weights:
    """The fitted weights that come with the package."""
    return read_weights((files("sevenwonders.bots") / "data" / "sage.toml").read_text("utf-8"))


def new_sage(looks: int = ALL) -> Sage:
    """A sage with the fitted weights; one that does not look at everything has no instinct."""
    return Sage(sage_weights(), looks, instinct_layers() if looks == ALL else None)
