"""Coins that a card or stage brings at once."""

from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import COLORS, COUNT_STAGES, LEFT, OWN, RIGHT


def coins_now(sight: Sight, city: int, piece: Piece) -> int:
    """The coins of a piece as the table stands; what others build this turn is not known."""
    coins = int(piece.coins)
    for tally in piece.tallies:
        if tally.coins:
            coins += tally.coins * _around(sight, city, tally.what, tally.where)
    return coins


def _around(sight: Sight, city: int, what: int, where: int) -> int:
    count = 0
    if where & OWN:
        count += _counted(sight, city, what)
    if where & LEFT:
        count += _counted(sight, sight.left(city), what)
    if where & RIGHT:
        count += _counted(sight, sight.right(city), what)
    return count


def _counted(sight: Sight, city: int, what: int) -> int:
    """Cards and stages alone: greedy is a yardstick, and one that is made better measures less."""
    count = sum(
        sight.color_count(city, color) for color in range(len(COLORS)) if what & (1 << color)
    )
    return count + sight.stage_count(city) if what & COUNT_STAGES else count
