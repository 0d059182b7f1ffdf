"""Effects of the base game as columns."""

from typing import Final

from librt.vecs import append

from sevenwonders.content import effects as fx
from sevenwonders.engine.components.effects.common import Lowering, all_bits, counted_by, power
from sevenwonders.engine.components.model import Piece, Tally
from sevenwonders.engine.vocabulary import (
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    COPY_GUILD,
    EACH,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    LAST_CARD,
    LEFT,
    OWN,
    RESOURCES,
    RIGHT,
    SYMBOL_BITS,
    SYMBOLS,
    UNIT_BITS,
)

_CHEAP: Final = {
    ("raw", "left"): CHEAP_RAW_LEFT,
    ("raw", "right"): CHEAP_RAW_RIGHT,
    ("manufactured", "left"): CHEAP_MADE_LEFT,
    ("manufactured", "right"): CHEAP_MADE_RIGHT,
}

_WHERE: Final = {"own": OWN, "left": LEFT, "right": RIGHT}


def unit_bits(goods: str) -> int:
    """``wood/clay`` as one unit bit a kind."""
    return all_bits(1 << (UNIT_BITS * RESOURCES.index(good)) for good in goods.split("/"))


def _tally(effect: fx.CoinsPer | fx.PointsPer, coins: int, points: int) -> Tally:
    what = counted_by(effect.count)
    where = all_bits(_WHERE[name] for name in effect.cities)
    return Tally(EACH, what, where, coins, points)


def _produce(effect: fx.Produce, piece: Piece) -> None:
    for goods in effect.goods:
        bits = unit_bits(goods)
        if "/" in goods:
            piece.options = append(piece.options, bits)
            if effect.sold:
                piece.sold_options = append(piece.sold_options, bits)
        else:
            piece.goods += bits
            if effect.sold:
                piece.sold += bits


def _discount(effect: fx.Discount, piece: Piece) -> None:
    for side in effect.sides:
        piece.cheap |= _CHEAP[effect.goods, side]


def _points(effect: fx.Points, piece: Piece) -> None:
    piece.points += effect.amount


def _coins(effect: fx.Coins, piece: Piece) -> None:
    piece.coins += effect.amount


def _shields(effect: fx.Shields, piece: Piece) -> None:
    piece.shields += effect.amount


def _science(effect: fx.Science, piece: Piece) -> None:
    piece.science += 1 << (SYMBOL_BITS * SYMBOLS.index(effect.symbol))


def _any_science(_effect: fx.AnyScience, piece: Piece) -> None:
    piece.wilds += 1


def _coins_per(effect: fx.CoinsPer, piece: Piece) -> None:
    piece.tallies.append(_tally(effect, effect.amount, 0))


def _points_per(effect: fx.PointsPer, piece: Piece) -> None:
    piece.tallies.append(_tally(effect, 0, effect.amount))


def _points_if_complete(effect: fx.PointsIfComplete, piece: Piece) -> None:
    piece.complete_points += effect.amount


def _build_from_discard(_effect: fx.BuildFromDiscard, piece: Piece) -> None:
    piece.from_discard += 1


LOWERING: Final[dict[type, Lowering]] = {
    fx.Produce: _produce,
    fx.Discount: _discount,
    fx.Points: _points,
    fx.Coins: _coins,
    fx.Shields: _shields,
    fx.Science: _science,
    fx.AnyScience: _any_science,
    fx.CoinsPer: _coins_per,
    fx.PointsPer: _points_per,
    fx.PointsIfComplete: _points_if_complete,
    fx.BuildFromDiscard: _build_from_discard,
    fx.LastCard: power(LAST_CARD),
    fx.CopyGuild: power(COPY_GUILD),
    fx.FreeOnceAnAge: power(FREE_ONCE_AN_AGE),
    fx.FreeNewColor: power(FREE_NEW_COLOR),
    fx.FreeFirstCard: power(FREE_FIRST_CARD),
    fx.FreeLastCard: power(FREE_LAST_CARD),
}
