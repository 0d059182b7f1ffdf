"""What many effects do to a piece."""

from collections.abc import Callable, Iterable
from typing import Final

from librt.vecs import append

from sevenwonders.content import effects as fx
from sevenwonders.content.model import Effect
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.vocabulary import (
    COLORS,
    COUNT_COINS,
    COUNT_COINS_BY_THREE,
    COUNT_DEFEATS,
    COUNT_STAGES,
    COUNT_STONE_SYMBOLS,
    COUNT_VICTORIES,
    COUNT_VICTORIES_1,
    COUNT_VICTORIES_3,
    COUNT_VICTORIES_5,
)

COUNTS: Final = {
    **{f"{color}-cards": 1 << index for index, color in enumerate(COLORS)},
    "wonder-stages": COUNT_STAGES,
    "defeat-tokens": COUNT_DEFEATS,
    "victory-tokens": COUNT_VICTORIES,
    "victory-tokens-1": COUNT_VICTORIES_1,
    "victory-tokens-3": COUNT_VICTORIES_3,
    "victory-tokens-5": COUNT_VICTORIES_5,
    "coins": COUNT_COINS,
    "coins-by-three": COUNT_COINS_BY_THREE,
    "stone-symbols": COUNT_STONE_SYMBOLS,
}

Lowering = Callable[..., None]
"""Adds an effect to the columns of a piece."""


def all_bits(sets: Iterable[int]) -> int:
    """The bits that are in any of the sets."""
    bits = 0
    for one in sets:
        bits |= one
    return bits


def counted_by(names: Iterable[str]) -> int:
    """The bits of what a tally counts; what is named twice, or within another, counts once."""
    return all_bits(COUNTS[name] for name in names)


def power(bit: int) -> Lowering:
    """A power that the rules concerned ask for by its bit."""

    def lower(_effect: Effect, piece: Piece) -> None:
        piece.powers |= bit

    return lower


def once(field: str) -> Lowering:
    """Something done once, as often as the effect stands on the piece."""

    def lower(_effect: Effect, piece: Piece) -> None:
        immediate = piece.at_once()
        setattr(immediate, field, getattr(immediate, field) + 1)

    return lower


def asks_for(kind: int) -> Lowering:
    """A decision that the owner will be asked for."""

    def lower(_effect: Effect, piece: Piece) -> None:
        immediate = piece.at_once()
        immediate.asks = append(immediate.asks, kind)

    return lower


def amount(field: str) -> Lowering:
    """Something done once, by the effect's amount."""

    def lower(effect: fx.Coins, piece: Piece) -> None:
        immediate = piece.at_once()
        setattr(immediate, field, getattr(immediate, field) + effect.amount)

    return lower


def figure(column: int) -> Lowering:
    """A lasting figure of the effect's amount."""

    def lower(effect: fx.Coins, piece: Piece) -> None:
        piece.add_figure(column, effect.amount)

    return lower
