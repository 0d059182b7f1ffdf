"""Coins, structures and stages of one city."""

from collections import Counter
from typing import Final

from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position.check.table import Setting
from sevenwonders.engine.position.entries import VARIANTS, Laid, laid_entry
from sevenwonders.engine.position.model import UNBUILT
from sevenwonders.engine.vocabulary import NOBODY

MOST_COINS: Final = 10_000


def check_city(setting: Setting, city: int) -> None:
    """Check that the cards of a city can be there together."""
    own = setting.city(city)
    if not 0 <= own.coins <= MOST_COINS:
        raise InvalidPosition(f"city {city}, coins", f"{own.coins} is not 0 to {MOST_COINS}")
    structures = Counter(setting.card(card).structure for card in own.built)
    for card in own.built:
        if structures[setting.card(card).structure] > 1:
            raise InvalidPosition(f"city {city}, built", f"the structure of {card!r} stands twice")
    _check_stages(setting, city)


def built_stages(setting: Setting, city: int) -> list[tuple[Laid, Piece]]:
    """The built stages of a city: the card under each, and what it was built as."""
    where = f"city {city}, stages"
    laid = [laid_entry(entry, where) for entry in setting.city(city).stages]
    return [
        (entry, setting.variants[city][number][entry.variant])
        for number, entry in enumerate(laid)
        if entry.card != UNBUILT
    ]


def _check_stages(setting: Setting, city: int) -> None:
    where = f"city {city}, stages"
    own = setting.city(city)
    side = setting.side(city)
    if len(own.stages) > len(side.stages):
        why = f"{own.board} has {len(side.stages)} stages, {len(own.stages)} are built"
        raise InvalidPosition(where, why)
    if UNBUILT in own.stages and not side.any_order:
        raise InvalidPosition(where, f"{own.board} is built in order")
    for number, entry in enumerate(own.stages):
        laid = laid_entry(entry, where)
        variants = len(setting.variants[city][number])
        if laid.variant >= variants:
            last = VARIANTS[variants - 1]
            there_are = f"variants a to {last}" if variants > 1 else "one variant"
            why = f"{entry!r}: stage {number + 1} of {own.board} has {there_are}"
            raise InvalidPosition(where, why)
        _check_who_laid_it(setting, city, entry, laid)
    copied = Counter(stage.source for _, stage in built_stages(setting, city) if stage.once)
    for source, count in copied.items():
        if count > 1:
            raise InvalidPosition(where, f"{source} is copied twice; once is allowed")


def _check_who_laid_it(setting: Setting, city: int, entry: str, laid: Laid) -> None:
    """Only the owner lays cards under a wonder; under the free city's, either player."""
    players = setting.position.players
    seats = (city,) if city < players else range(players)
    if laid.by is None or laid.by == NOBODY or laid.by in seats:
        return
    where = f"city {city}, stages"
    if laid.by >= players:
        raise InvalidPosition(where, f"{entry!r}: there is no seat '{laid.by}'")
    raise InvalidPosition(where, f"{entry!r}: seat {laid.by} lays no cards under this wonder")
