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


def check_city(setting: Setting, at: int) -> None:
    """What stands in a city can stand there together."""
    city = setting.city(at)
    if not 0 <= city.coins <= MOST_COINS:
        raise InvalidPosition(f"city {at}, coins", f"{city.coins} is not 0 to {MOST_COINS}")
    structures = Counter(setting.card(card).structure for card in city.built)
    for card in city.built:
        if structures[setting.card(card).structure] > 1:
            raise InvalidPosition(f"city {at}, built", f"the structure of {card!r} stands twice")
    _check_stages(setting, at)


def built_stages(setting: Setting, at: int) -> list[tuple[Laid, Piece]]:
    """The built stages of a city: the card under each, and what it was built as."""
    where = f"city {at}, stages"
    laid = [laid_entry(entry, where) for entry in setting.city(at).stages]
    return [
        (entry, setting.variants[at][number][entry.variant])
        for number, entry in enumerate(laid)
        if entry.card != UNBUILT
    ]


def _check_stages(setting: Setting, at: int) -> None:
    where = f"city {at}, stages"
    city = setting.city(at)
    side = setting.side(at)
    if len(city.stages) > len(side.stages):
        why = f"{city.board} has {len(side.stages)} stages, {len(city.stages)} are built"
        raise InvalidPosition(where, why)
    if UNBUILT in city.stages and not side.any_order:
        raise InvalidPosition(where, f"{city.board} is built in order")
    for number, entry in enumerate(city.stages):
        laid = laid_entry(entry, where)
        variants = len(setting.variants[at][number])
        if laid.variant >= variants:
            last = VARIANTS[variants - 1]
            there_are = f"variants a to {last}" if variants > 1 else "one variant"
            why = f"{entry!r}: stage {number + 1} of {city.board} has {there_are}"
            raise InvalidPosition(where, why)
        _check_who_laid_it(setting, at, entry, laid)
    copied = Counter(stage.source for _, stage in built_stages(setting, at) if stage.once)
    for source, count in copied.items():
        if count > 1:
            raise InvalidPosition(where, f"{source} is copied twice; once is allowed")


def _check_who_laid_it(setting: Setting, at: int, entry: str, laid: Laid) -> None:
    """Only the owner lays cards under a wonder; under the free city's, either player."""
    players = setting.position.players
    seats = (at,) if at < players else range(players)
    if laid.by is None or laid.by == NOBODY or laid.by in seats:
        return
    where = f"city {at}, stages"
    if laid.by >= players:
        raise InvalidPosition(where, f"{entry!r}: there is no seat '{laid.by}'")
    raise InvalidPosition(where, f"{entry!r}: seat {laid.by} lays no cards under this wonder")
