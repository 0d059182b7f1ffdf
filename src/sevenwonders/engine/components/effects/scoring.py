"""Points that expansions bring, as columns."""

from typing import Final

from sevenwonders.content import effects as fx
from sevenwonders.engine.components.effects.common import Lowering, counted_by, figure, power
from sevenwonders.engine.components.figures import COPIED_SYMBOLS, SET_BONUS
from sevenwonders.engine.components.model import Piece, Tally
from sevenwonders.engine.vocabulary import (
    COLORS_PRESENT,
    COUNT_VICTORIES,
    GUILD_AGAIN,
    IF_MORE,
    IF_NONE,
    IF_ONLY_LEADER,
    LEFT,
    MARKER_COLOR,
    MOST_SCIENCE,
    OWN,
    PAIRS,
    RIGHT,
    SETS,
    SWAP_SCIENCE,
)


def _points_per_set(effect: fx.PointsPerSet, piece: Piece) -> None:
    what = counted_by(f"{color}-cards" for color in effect.colors)
    piece.tallies.append(Tally(SETS, what, OWN, 0, effect.amount))


def _points_if_more(effect: fx.PointsIfMore, piece: Piece) -> None:
    what = counted_by(effect.count)
    piece.tallies.append(Tally(IF_MORE, what, OWN, 0, effect.amount))


def _points_if_none(effect: fx.PointsIfNone, piece: Piece) -> None:
    what = counted_by(effect.count)
    piece.tallies.append(Tally(IF_NONE, what, OWN, 0, effect.amount))


def _points_if_only_leader(effect: fx.PointsIfOnlyLeader, piece: Piece) -> None:
    piece.tallies.append(Tally(IF_ONLY_LEADER, 0, OWN, 0, effect.amount))


def _points_per_pair(_effect: fx.PointsPerPair, piece: Piece) -> None:
    piece.tallies.append(Tally(PAIRS, COUNT_VICTORIES, OWN, 0, 1))


def _points_per_color(effect: fx.PointsPerColor, piece: Piece) -> None:
    piece.tallies.append(Tally(COLORS_PRESENT, 0, OWN, 0, effect.amount))


def _points_by_marker(effect: fx.PointsByMarker, piece: Piece) -> None:
    piece.tallies.append(Tally(MARKER_COLOR, 0, LEFT | RIGHT, 0, effect.amount))


def _copy_science(_effect: fx.CopyScience, piece: Piece) -> None:
    piece.add_figure(COPIED_SYMBOLS, 1)


LOWERING: Final[dict[type, Lowering]] = {
    fx.PointsPerSet: _points_per_set,
    fx.PointsIfMore: _points_if_more,
    fx.PointsIfNone: _points_if_none,
    fx.PointsIfOnlyLeader: _points_if_only_leader,
    fx.PointsPerPair: _points_per_pair,
    fx.PointsPerColor: _points_per_color,
    fx.PointsByMarker: _points_by_marker,
    fx.SetBonus: figure(SET_BONUS),
    fx.MostScience: power(MOST_SCIENCE),
    fx.SwapScience: power(SWAP_SCIENCE),
    fx.CopyScience: _copy_science,
    fx.GuildAgain: power(GUILD_AGAIN),
}
