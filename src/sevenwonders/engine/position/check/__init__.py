"""Checks that a position is possible in a game; the error names the place and the reason."""

from sevenwonders.engine.position.check.cards import check_cards
from sevenwonders.engine.position.check.city import check_city
from sevenwonders.engine.position.check.edifices import check_edifices
from sevenwonders.engine.position.check.leaders import check_leaders
from sevenwonders.engine.position.check.table import Setting, setting_of
from sevenwonders.engine.position.check.tokens import check_tokens
from sevenwonders.engine.position.model import Position

__all__ = ["Setting", "checked"]


def checked(position: Position) -> Setting:
    """The position with its components, when it passes every check."""
    setting = setting_of(position)
    check_cards(setting)
    for city in range(len(position.city)):
        check_city(setting, city)
    check_edifices(setting)
    for city in range(len(position.city)):
        check_leaders(setting, city)
        check_tokens(setting, city)
    return setting
