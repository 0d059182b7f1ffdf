"""Coins that a card or stage brings at once."""

from sevenwonders.engine.kit import Thing
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.words import LEFT, OWN, RIGHT


def coins_now(sight: Sight, city: int, thing: Thing) -> int:
    """The coins of a thing as the table stands; what others build this turn is not known."""
    coins = int(thing.coins)
    for tally in thing.tallies:
        if tally.coins:
            coins += tally.coins * _around(sight, city, tally.what, tally.where)
    return coins


def _around(sight: Sight, city: int, what: int, where: int) -> int:
    count = 0
    if where & OWN:
        count += sight.counted(city, what)
    if where & LEFT:
        count += sight.counted(sight.left(city), what)
    if where & RIGHT:
        count += sight.counted(sight.right(city), what)
    return count
