"""Reads and writes the instinct's network in the form of ``data/instinct.json``."""

import sys
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.errors import BadWeights
from sevenwonders.bots.instinct.inputs import Inputs
from sevenwonders.bots.instinct.instinct import HIDDEN, NARROW, NARROW_WORDS, WIDE_WORDS, Layers
from sevenwonders.bots.instinct.pairs import pair
from sevenwonders.content.loader import shipped_extras
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.vocabulary import AGES

MOST: Final = 32767


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    """A row of figures: whole numbers of 16 bits, little-endian, in base64, and their unit."""

    unit: float
    figures: str


class File(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """The whole file."""

    made_by: str
    cards: list[str]
    sides: list[str]
    first: Figures
    narrow: Figures
    narrow_bias: Figures
    last: Figures
    last_bias: Figures


def read_instinct(text: bytes) -> Layers:
    """The layers of a file like ``data/instinct.json``."""
    try:
        file = msgspec.json.decode(text, type=File)
    except msgspec.MsgspecError as wrong:
        raise BadWeights(str(wrong)) from wrong
    inputs = Inputs(file.cards, file.sides)
    return Layers(
        inputs,
        _pairs(read_whole(file.first, int(inputs.size) * HIDDEN, "first")),
        file.first.unit,
        _pairs(read_whole(file.narrow, AGES * NARROW * HIDDEN, "narrow")),
        file.narrow.unit,
        read_figures(file.narrow_bias, AGES * NARROW, "narrow-bias"),
        read_figures(file.last, AGES * NARROW, "last"),
        read_figures(file.last_bias, AGES, "last-bias"),
    )


def blank_layers() -> Layers:
    """A network with zero weights and inputs for every card and board side there is."""
    cards: dict[str, None] = {}
    sides: dict[str, None] = {}
    for edition in ("1e", "2e"):
        for boxes in ((), shipped_extras()):
            components = load_components(edition, boxes)
            cards.update({card.slug: None for card in components.cards})
            sides.update({side.slug: None for side in components.sides})
    inputs = Inputs(sorted(cards), sorted(sides))
    return Layers(
        inputs,
        vec[i64]([0] * int(inputs.size * WIDE_WORDS)),
        1.0,
        vec[i64]([0] * int(AGES * HIDDEN * NARROW_WORDS)),
        1.0,
        _zeros(AGES * NARROW),
        _zeros(AGES * NARROW),
        _zeros(AGES),
    )


def _zeros(size: int) -> "vec[float]":
    return vec[float]([0.0] * size)


def packed(figures: Sequence[float]) -> Figures:
    """Figures in the form of the file, rounded to 16 bits."""
    unit = max(1e-9, *map(abs, figures)) / MOST
    whole = array("h", [round(figure / unit) for figure in figures])
    if sys.byteorder == "big":
        whole.byteswap()
    return Figures(unit, b64encode(whole.tobytes()).decode())


def read_figures(figures: Figures, size: int, name: str) -> "vec[float]":
    """The figures themselves, as many as there must be."""
    return vec[float]([figures.unit * figure for figure in read_whole(figures, size, name)])


def read_whole(figures: Figures, size: int, name: str) -> "array[int]":
    """The figures in their unit."""
    if not figures.unit > 0.0:
        raise BadWeights(f"{name}: a unit of {figures.unit} says nothing; it must be above 0")
    whole = array("h")
    try:
        whole.frombytes(b64decode(figures.figures, validate=True))
    except ValueError as wrong:
        raise BadWeights(f"{name}: {wrong}") from wrong
    if sys.byteorder == "big":
        whole.byteswap()
    if len(whole) != size:
        raise BadWeights(f"{name}: {len(whole)} figures, not {size}")
    return whole


def _pairs(figures: "array[int]") -> "vec[i64]":
    return vec[i64]([pair(figures[at], figures[at + 1]) for at in range(0, len(figures), 2)])


@lru_cache
def instinct_layers() -> Layers:
    """The layers in use."""
    return read_instinct(files("sevenwonders.bots").joinpath("data/instinct.json").read_bytes())
